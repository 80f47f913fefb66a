/// A face, a size in points and a weight.
public struct Font: Hashable, Sendable {
  /// The typeface.
  public enum Face: Sendable { case ui, mono }
  /// How bold it is; a family without that weight gives its nearest.
  public enum Weight: Sendable { case regular, medium, semibold, bold }

  /// The typeface.
  public var face: Face
  /// The size in points.
  public var size: Double
  public var weight: Weight

  public init(_ face: Face, _ size: Double, _ weight: Weight = .regular) {
    self.face = face
    self.size = size
    self.weight = weight
  }

  /// The font of panels.
  public static func ui(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(.ui, size, weight)
  }
  /// The font of logs and numbers.
  public static func mono(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(.mono, size, weight)
  }
}

/// Measures text; the only property of the system's fonts that layout depends on.
public protocol TextMeasuring {
  /// The advance of the whole text in points, unhinted, the same at every scale.
  func width(of text: String, in font: Font) -> Double
  /// Height above the baseline of the face, points.
  func ascent(of font: Font) -> Double
  /// Depth below the baseline, points, positive.
  func descent(of font: Font) -> Double
  /// The lines of a text, which `make` breaks when they are not remembered.
  func lines(of text: BrokenText, _ make: () -> [String]) -> [String]
}

extension TextMeasuring {
  /// Breaks the text each time.
  public func lines(of text: BrokenText, _ make: () -> [String]) -> [String] { make() }
}

/// What the lines of a text follow from, beside the font's own widths.
public struct BrokenText: Hashable, Sendable {
  /// The text, compared by its bytes.
  public var text: TextBytes
  /// The width of the lines, points.
  public var width: Double
  public var font: Font
  /// What is longer is cut; nil for as many lines as it takes.
  public var mostLines: Int?

  public init(_ text: String, width: Double, font: Font, mostLines: Int? = nil) {
    self.text = TextBytes(text)
    self.width = width
    self.font = font
    self.mostLines = mostLines
  }
}

/// A text as a key that is compared by its bytes: texts with signs beyond ASCII are not brought into a normal form first.
public struct TextBytes: Hashable, Sendable {
  public var text: String

  public init(_ text: String) { self.text = text }

  public static func == (a: TextBytes, b: TextBytes) -> Bool {
    a.text.utf8.count == b.text.utf8.count && a.text.utf8.elementsEqual(b.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension TextMeasuring {
  /// The text itself if it fits, or its two ends with an ellipsis between them.
  public func truncated(_ text: String, to width: Double, in font: Font) -> String {
    guard self.width(of: text, in: font) > width else { return text }
    if let end = lastNames(of: text, to: width, in: font) { return end }
    let characters = Array(text)
    // No point or blank beside the ellipsis.
    func shortened(_ keep: Int) -> String {
      let start = String(characters.prefix((keep + 1) / 2))
      let end = characters.suffix(keep / 2).drop { $0 == "." || $0 == " " }
      return Self.trimmed(start) + "…" + String(end)
    }
    let keep = longest(below: characters.count, to: width, in: font, shortened)
    // One character alone says nothing.
    return keep > 1 ? shortened(keep) : "…"
  }

  /// `…row2.content` of `table.row2.content`: names one inside the other lose the outer ones first. Nil for other texts,
  /// and where less than a third of it would be left.
  private func lastNames(of text: String, to width: Double, in font: Font) -> String? {
    guard text.utf8.count <= 256, text.first?.isLetter == true, !text.contains(where: " /".contains)
    else { return nil }
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      guard rest.count * 3 >= text.count else { return nil }
      let shown = "…" + rest
      if self.width(of: shown, in: font) <= width { return shown }
    }
    return nil
  }

  private static func trimmed(_ start: String) -> String {
    var start = start[...]
    while let last = start.last, last == "." || last == " " { start.removeLast() }
    return String(start)
  }

  /// The beginning of the text with an ellipsis if it does not fit.
  public func headTruncated(_ text: String, to width: Double, in font: Font) -> String {
    guard self.width(of: text, in: font) > width else { return text }
    let characters = Array(text)
    func shortened(_ keep: Int) -> String { String(characters.prefix(keep)) + "…" }
    return shortened(longest(below: characters.count, to: width, in: font, shortened))
  }

  /// The largest number of characters, below `count`, whose shortened text fits; 0 if none does.
  ///
  /// Few texts are measured, and none much longer than what fits, however long the whole is.
  private func longest(
    below count: Int, to width: Double, in font: Font, _ shortened: (Int) -> String
  ) -> Int {
    func fits(_ keep: Int) -> Bool { self.width(of: shortened(keep), in: font) <= width }
    var fitting = 0
    var next = 1
    while next < count, fits(next) {
      fitting = next
      next *= 2
    }
    var tooLong = min(next, count)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if fits(middle) { fitting = middle } else { tooLong = middle }
    }
    return fitting
  }

  /// The y of the baseline that centres capitals and figures at `middle`.
  public func baseline(middle: Double, in font: Font) -> Double {
    middle + (ascent(of: font) - descent(of: font)) * 0.5 - font.size * 0.02
  }
}

/// Fixed-width metrics for tests: every character is 0.6 of the size wide.
public struct FixedTextMetrics: TextMeasuring, Sendable {
  public init() {}
  /// Width of a text, points.
  public func width(of text: String, in font: Font) -> Double {
    Double(text.count) * font.size * 0.6
  }
  /// Height above the baseline, points.
  public func ascent(of font: Font) -> Double { font.size * 0.95 }
  /// Depth below the baseline, points.
  public func descent(of font: Font) -> Double { font.size * 0.25 }
}

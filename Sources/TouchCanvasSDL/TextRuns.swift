import CSDL2TTF
public import TouchCanvas

extension FontBook {
  /// A piece of a text in one font file, or a character that no font has.
  struct Run {
    /// For a character that no font has, its code point as `U+1F642`.
    var text: String
    var file: Int
    var isMissing = false
  }

  /// Some font has every character of a text: none of it becomes a box.
  public func covers(_ text: String) -> Bool {
    text.allSatisfy { file(for: $0, Font(.ui, 13)) != nil }
  }

  /// Splits a text where the font has to change.
  func runs(_ text: String, _ font: Font) -> [Run] {
    guard let first = firstFile(font) else { return [] }
    if Self.plainCount(text) != nil { return [Run(text: text, file: first)] }
    let key = TextKey(face: font.face, weight: font.weight, text: TextBytes(text))
    if let known = knownRuns[key] { return known }
    var runs: [Run] = []
    for character in text {
      guard let file = file(for: character, font) else {
        runs.append(Run(text: Self.label(character), file: first, isMissing: true))
        continue
      }
      if let last = runs.last, last.file == file, !last.isMissing {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(Run(text: String(character), file: file))
      }
    }
    if knownRuns.count > 4000 { knownRuns = [:] }
    knownRuns[key] = runs
    return runs
  }

  /// How many characters a text has of which every font has all: printable ASCII, and spaces that do not break. Nil for
  /// other texts.
  private static func plainCount(_ text: String) -> Int? {
    func count(_ bytes: some Sequence<UInt8>) -> Int? {
      var count = 0
      var isPair = false
      for byte in bytes {
        switch byte {
        case 32..<127 where !isPair: count += 1
        case 0xC2 where !isPair: isPair = true
        case 0xA0 where isPair:
          isPair = false
          count += 1
        default: return nil
        }
      }
      return count
    }
    return text.utf8.withContiguousStorageIfAvailable { count($0) } ?? count(text.utf8)
  }

  private static func label(_ character: Character) -> String {
    let digits = String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The small type of code points.
  static func labelFont(_ font: Font) -> Font { Font(.mono, font.size * 0.58, .medium) }

  /// The advance of a piece; boxes of missing characters have a margin around their label.
  func width(of run: Run, in font: Font) -> Double {
    guard run.isMissing else {
      return unitWidth(of: run.text, run.file, FigureText.cells(of: run.text)) * font.size
    }
    return width(of: run.text, in: Self.labelFont(font)) + font.size * 0.5
  }

  /// The advance at a size of 1 of a text that is in one font file; `count` is the number of its characters if none may be wider than a cell.
  private func unitWidth(
    of text: String, _ file: Int, _ count: @autoclosure () -> Int?
  ) -> Double {
    guard let cells = cells(of: file), let count = count() else {
      return measuredWidth(of: text, file)
    }
    return cells.width(of: count) { measuredWidth(of: String(repeating: "0", count: $0), file) }
  }

  /// The widths of texts in a font file whose characters are all equally wide; nil for other files.
  func cells(of file: Int) -> CellWidths? {
    if let known = cells[file] { return known }
    let isFixed = open(file, Self.measureSize).map { TTF_FontFaceIsFixedWidth($0) != 0 } ?? false
    cells[file] = .some(isFixed ? CellWidths() : nil)
    return cells(of: file)
  }

  /// The advance at a size of 1, as SDL_ttf measures it.
  func measuredWidth(of text: String, _ file: Int) -> Double {
    let key = WidthKey(file: file, text: TextBytes(text))
    if let width = widths[key] { return width }
    guard let opened = open(file, Self.measureSize) else { return 0 }
    var pixels: Int32 = 0
    TTF_SizeUTF8(opened, text, &pixels, nil)
    if widths.count > 20_000 { widths.removeAll() }
    let width = Double(pixels) / Self.measureSize
    widths[key] = width
    return width
  }

  /// Where the pixels of a text may be, in a font whose size is in pixels.
  func extent(of text: String, in font: Font) -> TextExtent {
    let width = width(of: text, in: font)
    if Self.plainCount(text) != nil {
      return TextExtent(width: width, above: ascent(of: font), below: descent(of: font))
    }
    // Other letters may have signs above and below them, other fonts other heights.
    return TextExtent(width: width, above: font.size * 2, below: font.size * 2)
  }

  /// The height of figures and capitals.
  func capitals(of font: Font) -> Double { font.size * 0.73 }
}

/// Advances at a size of 1 of texts of equally wide characters, by the number of characters.
final class CellWidths {
  private var known: [Int: Double] = [:]

  func width(of count: Int, _ measure: (Int) -> Double) -> Double {
    if let width = known[count] { return width }
    let width = measure(count)
    known[count] = width
    return width
  }
}

extension FontBook: TextMeasuring {
  /// Width of a text, points.
  public func width(of text: String, in font: Font) -> Double {
    if let count = Self.plainCount(text), let file = firstFile(font) {
      return unitWidth(of: text, file, count) * font.size
    }
    return runs(text, font).reduce(0) { $0 + width(of: $1, in: font) }
  }

  /// The lines of a text; most texts of a frame were broken for the one before.
  public func lines(of text: BrokenText, _ make: () -> [String]) -> [String] {
    if let known = knownLines[text] { return known }
    if knownLines.count > 4000 { knownLines = [:] }
    let lines = make()
    knownLines[text] = lines
    return lines
  }

  /// Height above the baseline, points.
  public func ascent(of font: Font) -> Double {
    guard let opened = firstFile(font).flatMap({ open($0, Self.measureSize) }) else {
      return font.size * 0.95
    }
    return Double(TTF_FontAscent(opened)) / Self.measureSize * font.size
  }

  /// Depth below the baseline, points.
  public func descent(of font: Font) -> Double {
    guard let opened = firstFile(font).flatMap({ open($0, Self.measureSize) }) else {
      return font.size * 0.25
    }
    return -Double(TTF_FontDescent(opened)) / Self.measureSize * font.size
  }
}

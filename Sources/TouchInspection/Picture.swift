public import Foundation
public import TouchCanvas

/// A draw list with the places in it that mean something.
public struct Picture: Sendable {
  /// A part of a picture that stands for something.
  public struct Region: Sendable, Hashable {
    /// `recognizer:singleTap`, `command:play`.
    public var id: String
    /// Where it is, points.
    public var outline: CGRect
    /// What is said when the pointer rests there.
    public var tooltip: Tooltip
    /// All of it, where a list shows only a part of it.
    public var whole: CGRect?
    /// The group in which keys come to it, as `right/tabs`; empty for what keys pass over.
    public var group = ""

    init(id: String, outline: CGRect, tooltip: Tooltip, whole: CGRect? = nil) {
      self.id = id
      self.outline = outline
      self.tooltip = tooltip
      self.whole = whole
    }

    /// The same elsewhere.
    func moved(by offset: CGPoint) -> Region {
      var moved = self
      moved.outline = outline.offsetBy(dx: offset.x, dy: offset.y)
      moved.whole = whole?.offsetBy(dx: offset.x, dy: offset.y)
      return moved
    }

    /// What shows of it in a room; nil for nothing.
    func cut(by room: CGRect) -> Region? {
      let visible = outline.intersection(room)
      guard !visible.isNull, !visible.isEmpty else { return nil }
      var cut = self
      if visible != outline { cut.whole = whole ?? outline }
      cut.outline = visible
      return cut
    }
  }

  /// What is drawn.
  public var list = DrawList()
  /// From back to front.
  public var regions: [Region] = []

  /// With nothing set.
  public init() {}

  /// Adds a region in front.
  public mutating func region(_ id: String, _ outline: CGRect, _ tooltip: String = "") {
    region(id, outline, .text(tooltip))
  }

  /// Adds a region in front.
  mutating func region(_ id: String, _ outline: CGRect, _ tooltip: Tooltip) {
    regions.append(Region(id: id, outline: outline, tooltip: tooltip))
  }

  /// Puts another picture in front.
  public mutating func append(_ other: Picture, offset: CGPoint = .zero) {
    list.append(other.list, offset: offset)
    regions += other.regions.map { $0.moved(by: offset) }
  }

  /// The part of a long picture that shows in a room when it is scrolled.
  func scrolled(by offset: Double, in size: CGSize) -> Picture {
    var cut = Picture()
    let room = CGRect(origin: .zero, size: size)
    let move = CGPoint(x: 0, y: -offset)
    cut.list.clipped(to: room) { $0.append(list, offset: move) }
    cut.appendRegions(of: self, offset: move, in: room)
    return cut
  }

  /// Adds the regions of another picture that is moved and cut by a room.
  mutating func appendRegions(of other: Picture, offset: CGPoint, in room: CGRect) {
    regions += other.regions.compactMap { $0.moved(by: offset).cut(by: room) }
  }

  /// The topmost region at a point.
  public func region(at point: CGPoint) -> Region? { regions.last { $0.outline.contains(point) } }
}

/// What all pictures need: colours and the widths of texts.
public struct Look {
  /// The colours.
  public var theme: Theme
  /// How wide texts are.
  public var metrics: any TextMeasuring

  /// With all its parts.
  public init(theme: Theme, metrics: any TextMeasuring) {
    self.theme = theme
    self.metrics = metrics
  }

  /// Width of a text in a font, points.
  public func width(_ text: String, _ font: Font) -> Double { metrics.width(of: text, in: font) }

  /// The text, cut with dots where there is no room.
  public func fit(_ text: String, _ width: Double, _ font: Font) -> String {
    metrics.truncated(text, to: width, in: font)
  }

  /// The beginning of a text with an ellipsis, as labels of an app do it.
  func fitTail(_ text: String, _ width: Double, _ font: Font) -> String {
    guard self.width(text, font) > width else { return text }
    var head = text
    while !head.isEmpty, self.width(head + "…", font) > width { head.removeLast() }
    return head + "…"
  }

  /// Breaks a text into lines at spaces.
  public func wrap(_ text: String, _ width: Double, _ font: Font) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      // What is too wide for a line of its own is broken at its spaces again.
      let words = Self.unbroken(paragraph.split(separator: " ")).flatMap { word in
        self.width(word, font) <= width ? [word] : word.split(separator: " ").map(String.init)
      }
      for word in words {
        let candidate = line.isEmpty ? word : line + " " + word
        if self.width(candidate, font) <= width {
          line = candidate
        } else {
          if !line.isEmpty { lines.append(line) }
          line = ""
          // Text without spaces is broken where it ends.
          for character in word {
            if !line.isEmpty, self.width(line + String(character), font) > width {
              lines.append(line)
              line = ""
            }
            line.append(character)
          }
        }
      }
      lines.append(line)
    }
    return lines
  }
}

extension Look {
  private static let units: Set<Substring> = [
    "ms", "s", "pt", "pt/s", "\u{00B5}s", "%", "min", "h",
  ]

  /// Numbers keep their units, and both sides of a stroke each other: neither stands alone in a line.
  private static func unbroken(_ words: [Substring]) -> [String] {
    var all: [String] = []
    var glues = false
    for word in words {
      let bare = word.drop { "(".contains($0) }.prefix { !".,;:)?!".contains($0) }
      let isUnit = units.contains(bare) && all.last?.last?.isNumber == true
      if !all.isEmpty, isUnit || glues || word == "/" {
        all[all.count - 1] += " " + word
      } else {
        all.append(String(word))
      }
      glues = word == "/"
    }
    return all
  }
}

extension DrawList {
  /// A text whose middle line is at `y`.
  mutating func label(
    _ text: String, x: Double, middle y: Double, _ font: Font, _ color: Color, _ look: Look
  ) {
    self.text(text, at: CGPoint(x: x, y: look.metrics.baseline(middle: y, in: font)), font, color)
  }

  mutating func centered(
    _ text: String, in rect: CGRect, _ font: Font, _ color: Color, _ look: Look
  ) {
    let shown = look.fit(text, rect.width, font)
    label(shown, x: rect.midX - look.width(shown, font) / 2, middle: rect.midY, font, color, look)
  }

  mutating func trailing(
    _ text: String, right: Double, middle y: Double, _ font: Font, _ color: Color, _ look: Look
  ) {
    label(text, x: right - look.width(text, font), middle: y, font, color, look)
  }
}

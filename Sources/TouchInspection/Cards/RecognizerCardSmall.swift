import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// One line: glyph and name, the states of the attempt in words, and the reason at the right.
enum RecognizerCardSmall {
  private static let nameFont = Font.ui(13)
  private static let font = Font.ui(12)
  private static let pathFont = Font.ui(11)
  private static let lastFont = Font.ui(11, .semibold)
  /// Of an arrow with its room.
  private static let arrow = 22.0

  /// Where the states begin behind the name, points.
  static func pathStart(
    _ content: RecognizerCardContent, _ width: Double, _ look: Look
  ) -> Double {
    nameStart + look.width(name(content, width, look), nameFont)
      + AxisGlyph.width(content.snapshot.sign) + 12
  }

  private static let nameStart = 34.0
  private static let margin = 16.0

  private static func name(
    _ content: RecognizerCardContent, _ width: Double, _ look: Look
  ) -> String {
    look.fit(content.snapshot.name, (width - margin - nameStart) * 0.45, nameFont)
  }

  static func draw(
    _ content: RecognizerCardContent, _ width: Double, _ height: Double, pathStart: Double,
    _ look: Look
  ) -> Picture {
    var picture = Picture()
    let middle = height / 2
    let reading = content.reading
    let ink = StateLook.ink(reading, look.theme)
    StateGlyph.draw(
      &picture.list, StateDiagram.node(reading), isPrevented: reading.isPrevented,
      at: CGPoint(x: 21, y: middle), radius: 4.5, ink)
    let right = width - margin
    let name = name(content, width, look)
    picture.list.label(name, x: nameStart, middle: middle, nameFont, look.theme.text, look)
    AxisGlyph.follow(
      &picture.list, content.snapshot.sign, nameEnd: nameStart + look.width(name, nameFont),
      middle: middle, look.theme.text)
    let own = Self.pathStart(content, width, look)
    let whole = content.isInPlay ? pathWidth(words(content)[...], look) + 12 : 0
    // The longest reason beside which all states have room, in the column where that can be; else the reason comes first.
    let wordings = content.wordings
    func fits(_ reason: String, _ start: Double) -> Bool {
      start + whole + look.width(reason, font) <= right
    }
    let start = wordings.contains { fits($0, max(own, pathStart)) } ? max(own, pathStart) : own
    let wanted = look.width(wordings.first { fits($0, start) } ?? wordings[0], font)
    var x = start
    if content.isInPlay {
      let limit = right - min(wanted, right - start) - 12
      x = path(content, x: x, until: limit, middle, look, &picture.list) + 12
    }
    let room = right - x
    guard room >= 40 else { return picture }
    let reason = content.strip(width: room, font, look)
    picture.list.trailing(
      reason, right: right, middle: middle, font,
      content.isInPlay ? look.theme.text : look.theme.secondary, look)
    return picture
  }

  /// The states of the attempt in words.
  private static func words(_ content: RecognizerCardContent) -> [String] {
    let changes = StateDiagram.changes(content.reading)
    return content.path.map { node in
      StateDiagram.name(node, content.reading)
        + (node == .changed && changes > 1 ? " \u{00D7}\(changes)" : "")
    }
  }

  private static func pathWidth(_ words: ArraySlice<String>, _ look: Look) -> Double {
    words.reduce(0) { $0 + look.width($1, lastFont) + arrow } - arrow
  }

  /// `Possible -> Changed ×16 -> Ended`; returns where it ends. States that do not fit are left out from the first one on,
  /// and three dots with an arrow stand for them where there is room; of two the last one needs none.
  private static func path(
    _ content: RecognizerCardContent, x: Double, until right: Double, _ middle: Double,
    _ look: Look, _ list: inout DrawList
  ) -> Double {
    let words = words(content)
    func width(_ words: ArraySlice<String>) -> Double { pathWidth(words, look) }
    var shown = words[...]
    while shown.count > 1, x + width(shown) > right { shown.removeFirst() }
    guard x + width(shown) <= right else { return x - 12 }
    var x = x
    let dots = look.width("\u{2026}", pathFont)
    let isCut =
      words.count > 2 && shown.startIndex > words.startIndex
      && x + width(shown) + arrow + dots <= right
    if isCut {
      list.label("\u{2026}", x: x, middle: middle, pathFont, look.theme.secondary, look)
      x += dots
    }
    for (index, word) in zip(shown.indices, shown) {
      let isLast = index == words.count - 1
      if index > shown.startIndex || isCut {
        let from = CGPoint(x: x + 4, y: middle)
        let tip = CGPoint(x: x + arrow - 4, y: middle)
        list.stroke(.line(from, tip), look.theme.secondary, width: 1)
        Glyph.arrowHead(&list, tip: tip, from: from, size: 5, look.theme.secondary)
        x += arrow
      }
      let font = isLast ? lastFont : pathFont
      list.label(
        word, x: x, middle: middle, font,
        isLast ? StateLook.ink(content.reading, look.theme) : look.theme.secondary, look)
      x += look.width(word, font)
    }
    return x
  }
}

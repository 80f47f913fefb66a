import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// Glyph, name, what it needs, and its state in one line; 36 points high.
enum RecognizerCardHeader {
  static let height = 36.0
  private static let nameFont = Font.ui(14, .semibold)
  private static let detailFont = Font.ui(12)
  private static let stateFont = Font.ui(13, .semibold)
  private static let timeFont = Font.mono(11)

  /// `middle`: of the line; `time`: when it came to its state, where nothing below says so, seconds since the gesture's
  /// first touch.
  static func draw(
    _ content: RecognizerCardContent, _ width: Double, middle: Double = 18, time: Double? = nil,
    _ look: Look, _ list: inout DrawList
  ) {
    let reading = content.reading
    let state = StateDiagram.name(StateDiagram.node(reading), reading)
    let ink = StateLook.ink(reading, look.theme)
    StateGlyph.draw(
      &list, StateDiagram.node(reading), isPrevented: reading.isPrevented,
      at: CGPoint(x: 21, y: middle), radius: 5.5, ink)
    var right = width - 16
    if let time = time.map(Units.milliseconds) {
      list.trailing(
        time, right: right, middle: middle, timeFont, look.theme.secondary, look)
      right -= look.width(time, timeFont) + 8
    }
    let sign = AxisGlyph.width(content.snapshot.sign)
    let room = right - 34 - look.width(state, stateFont) - 12 - sign
    let name = look.fit(content.snapshot.name, room, nameFont)
    list.label(name, x: 34, middle: middle, nameFont, look.theme.text, look)
    list.trailing(state, right: right, middle: middle, stateFont, ink, look)
    let end = look.width(name, nameFont)
    AxisGlyph.follow(
      &list, content.snapshot.sign, nameEnd: 34 + end, middle: middle, look.theme.text)
    let used = end + sign + 8
    guard room + sign - used >= 40 else { return }
    let rest = room + sign - used
    let detail =
      content.details.first { look.width($0, detailFont) <= rest } ?? content.detail
    list.label(
      look.fit(detail, rest, detailFont), x: 34 + used, middle: middle, detailFont,
      look.theme.secondary, look)
  }
}

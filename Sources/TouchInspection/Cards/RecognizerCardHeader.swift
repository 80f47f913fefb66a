import Foundation
import TouchCanvas
import TouchTrace

/// Glyph, name, state, class and view of a recognizer.
enum RecognizerCardHeader {
  static func draw(
    _ content: RecognizerCardContent, _ width: Double, _ look: Look, _ list: inout DrawList
  ) {
    let reading = content.reading
    let state = StateLook.word(reading)
    let ink = StateLook.ink(reading, look.theme)
    StateGlyph.draw(
      &list, StateDiagram.node(reading), isPrevented: reading.isPrevented,
      at: CGPoint(x: 20, y: 17), radius: 6, ink)
    let font = Font.ui(14, .semibold)
    let stateFont = Font.ui(13, .semibold)
    let name = look.fit(
      content.snapshot.name, width - 34 - 14 - 10 - look.width(state, stateFont), font)
    list.label(name, x: 34, middle: 17, font, look.theme.text, look)
    list.trailing(state, right: width - 14, middle: 17, stateFont, ink, look)
    list.label(
      look.fit(content.detail, width - 48, .ui(11)), x: 34, middle: 35, .ui(11),
      look.theme.secondary, look)
  }
}

import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The smallest card: name, state, the path of the attempt as dots, and what decides.
enum RecognizerCardMini {
  static func draw(_ content: RecognizerCardContent, _ width: Double, _ look: Look) -> Picture {
    var picture = Picture()
    let reading = content.reading
    let state = StateLook.word(reading)
    let ink = StateLook.ink(reading, look.theme)
    let font = Font.ui(12, .semibold)
    let stateFont = Font.ui(11, .semibold)
    StateGlyph.draw(
      &picture.list, StateDiagram.node(reading), isPrevented: reading.isPrevented,
      at: CGPoint(x: 14, y: 11.5), radius: 4.5, ink)
    // The glyph shows the state too: its name gives way to that of the recognizer.
    let name = content.snapshot.name
    let stateWidth = look.width(state, stateFont) + 8
    let hasState = look.width(name, font) + stateWidth <= width - 24 - 9
    let nameWidth = width - 24 - 9 - (hasState ? stateWidth : 0)
    picture.list.label(
      look.fit(name, nameWidth, font), x: 24, middle: 11.5, font, look.theme.text, look)
    if hasState {
      picture.list.trailing(state, right: width - 9, middle: 11.5, stateFont, ink, look)
    }
    picture.append(
      StateDiagramMini.draw(
        content.story, in: CGRect(x: 18, y: 26, width: width - 36, height: 27), look))
    last(content, width, look, &picture.list)
    return picture
  }

  /// The gauge that decides, or the reason where no gauge does.
  private static func last(
    _ content: RecognizerCardContent, _ width: Double, _ look: Look, _ list: inout DrawList
  ) {
    let isOver = !content.reading.transitions.isEmpty
    let gauge = Gauges.deciding(content.gauges)
    if content.isInPlay, let gauge, gauge.isDeciding || !isOver {
      return GaugesPicture.line(gauge, content.reading, y: 67, width: width, look, &list)
    }
    let text = content.strip(width: width - 20, .ui(11), look)
    list.label(text, x: 10, middle: 67, .ui(11), look.theme.text, look)
  }
}

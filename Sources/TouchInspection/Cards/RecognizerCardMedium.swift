import Foundation
import TouchArticles
import TouchCanvas
import TouchReading
import TouchTrace

/// The state machine with the names of its states, and the reason beside it.
enum RecognizerCardMedium {
  private static let headMiddle = 16.0
  private static let top = 30.0
  private static let font = Font.ui(12)

  static func height(isDiscrete: Bool) -> Double {
    top + StateDiagramMedium.size(isDiscrete: isDiscrete).height + 10
  }

  static func draw(_ content: RecognizerCardContent, _ width: Double, _ look: Look) -> Picture {
    var picture = Picture()
    RecognizerCardHeader.draw(content, width, middle: headMiddle, look, &picture.list)
    let size = StateDiagramMedium.size(isDiscrete: content.story.isDiscrete)
    picture.append(
      StateDiagramMedium.draw(content.story, look), offset: CGPoint(x: 16, y: top))
    let left = 16 + size.width + 14
    let room = width - 16 - left
    guard room >= 60 else { return picture }
    let most = Int((size.height + 8) / 16)
    for (index, line) in reason(content, room, most, look).enumerated() {
      picture.list.label(
        line, x: left, middle: top + 6 + Double(index) * 16, font,
        content.isInPlay ? look.theme.text : look.theme.secondary, look)
    }
    return picture
  }

  private static func reason(
    _ content: RecognizerCardContent, _ width: Double, _ most: Int, _ look: Look
  ) -> [String] {
    let lines = look.wrap(content.wholeReason, width, font)
    guard lines.count > most else { return lines }
    let blank = SearchText.isEastAsian(content.wholeReason) ? "" : " "
    return lines.prefix(most - 1) + [
      look.fit(lines[(most - 1)...].joined(separator: blank), width, font)
    ]
  }
}

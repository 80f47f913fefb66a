import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
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
    RecognizerCardHeader.draw(
      content, width, middle: headMiddle, time: content.stateTime, look, &picture.list)
    let size = StateDiagramMedium.size(isDiscrete: content.story.isDiscrete)
    picture.append(
      StateDiagramMedium.draw(content.story, look), offset: CGPoint(x: 16, y: top))
    let left = 16 + size.width + 14
    let room = width - 16 - left
    guard room >= 60 else { return picture }
    let most = Int((size.height + 8) / 16)
    let lines = reason(content, room, most, look)
    for (index, line) in lines.enumerated() {
      picture.list.label(
        line, x: left, middle: top + 6 + Double(index) * 16, font,
        content.isInPlay ? look.theme.text : look.theme.secondary, look)
    }
    // What it failed by, to scale, where the words leave room.
    let foot = top + Double(lines.count) * 16 + 6
    if let gauge = content.gauges.last(where: \.isDeciding), content.isInPlay,
      foot + barHeight <= top + size.height
    {
      let track = CGRect(x: left, y: foot, width: min(room, 120), height: barHeight - 2)
      GaugesPicture.bar(gauge, track, content.reading, look, &picture.list)
      picture.region(
        .recognizer(content.snapshot.name), track.insetBy(dx: 0, dy: -3),
        Text.panels.pair(gauge.name, gauge.text))
    }
    return picture
  }

  private static let barHeight = 8.0

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

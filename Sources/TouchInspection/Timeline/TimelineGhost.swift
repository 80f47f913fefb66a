import TouchLanguage
import Foundation
import TouchCanvas
import TouchTrace

/// What a timeline will look like, faintly, while nothing has happened: a finger, a recognizer, a view.
enum TimelineGhost {
  private static let opacity = 0.2
  private static let rowHeight = 28.0

  private static var sampleTitles: [String] {
    [Text.timeline.touch(1), Text.timeline.sampleRecognizer, Text.timeline.sampleView]
  }

  static func draw(in bounds: CGRect, _ stage: inout TimelineStage) {
    // The text in the middle stays free.
    let titles = sampleTitles.prefix(max(0, Int((bounds.height / 2 - 14) / rowHeight)))
    guard bounds.width > 500 else { return }
    let theme = stage.theme
    var ghost = TimelineStage(
      stage.input, stage.scale, stage.look, playhead: stage.playhead)
    let left = stage.scale.left + 24
    let width = (bounds.width - left) * 0.34
    for (index, title) in titles.enumerated() {
      let y = bounds.minY + Double(index) * rowHeight
      let middle = y + rowHeight / 2
      ghost.picture.list.label(
        title, x: 14, middle: middle, .ui(12, .medium), theme.secondary, stage.look)
      let bar = CGRect(x: left, y: middle - 5, width: width, height: 10)
      let ends = (CGPoint(x: left, y: middle), CGPoint(x: left + width, y: middle))
      switch index {
      case 0:
        let color = Theme.touch(1).opacity(opacity * 1.5)
        ghost.picture.list.fill(.rectangle(bar), color)
        ghost.phase(.began, at: ends.0, color)
        ghost.phase(.ended, at: ends.1, color)
      case 1:
        ghost.picture.list.stroke(
          .roundedRectangle(bar.insetBy(dx: 0, dy: -4), 3),
          theme.possible.color.opacity(opacity * 2),
          width: 1)
        ghost.picture.list.fill(
          .rectangle(CGRect(x: bar.maxX, y: middle - 9, width: 10, height: 8)),
          theme.ended.color.opacity(opacity * 1.5))
      default:
        ghost.picture.list.fill(.rectangle(bar), theme.border.opacity(opacity))
        ghost.phase(.began, at: ends.0, theme.text.opacity(opacity * 1.5))
        ghost.phase(.cancelled, at: ends.1, theme.cancelled.color.opacity(opacity * 1.5))
      }
    }
    stage.picture.list.append(ghost.picture.list)
  }
}

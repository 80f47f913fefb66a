import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The line at the moment that the picture shows, with its time on a grip.
enum TimelinePlayhead {
  private static let font = Font.mono(11, .bold)

  /// Where the grip is; nil when the moment is not in the shown part. A picture that follows the newest
  /// gesture keeps a playhead far behind it at its edge.
  static func grip(_ stage: TimelineStage, isFixed: Bool) -> CGRect? {
    let scale = stage.scale
    guard !isFixed || scale.shows(scale.x(stage.playhead)) else { return nil }
    let width = stage.look.width(text(stage), font) + 14
    let x = position(scale, stage.playhead)
    let left = min(max(x - width / 2, scale.left), scale.width - width - 4)
    return CGRect(x: left, y: 4, width: width, height: 18)
  }

  static func draw(_ grip: CGRect, height: Double, _ stage: inout TimelineStage) {
    let x = position(stage.scale, stage.playhead)
    let theme = stage.theme
    stage.picture.list.stroke(
      .line(CGPoint(x: x, y: grip.maxY - 2), CGPoint(x: x, y: height)), theme.playhead, width: 2)
    stage.picture.list.fill(.roundedRectangle(grip, 4), theme.playhead)
    stage.picture.list.centered(text(stage), in: grip, font, theme.onAccent, stage.look)
    stage.picture.region(
      .playhead, grip.insetBy(dx: -4, dy: -4), Text.timeline.playheadTooltip)
  }

  private static func position(_ scale: TimelineScale, _ now: Instant) -> Double {
    min(max(scale.x(now), scale.left + 1), scale.right - 3)
  }

  /// Counted from the first touch of the gesture, finer where little time is shown.
  private static func text(_ stage: TimelineStage) -> String {
    let span = stage.scale.view.span
    let step: Int64 = span < 0.0002 ? 1000 : span < 0.02 ? 10_000 : 1_000_000
    let time = Int64(stage.playhead.nanoseconds) - Int64(stage.reading.gestureStart.nanoseconds)
    return Units.time(time, step: step)
  }
}

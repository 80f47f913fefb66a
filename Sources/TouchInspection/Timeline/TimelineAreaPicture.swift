import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The part of the time that is measured: its duration, and how much happened in it.
enum TimelineAreaPicture {
  private static let font = Font.ui(11, .semibold)
  private static let height = 18.0

  /// A ground with its edges behind the lanes, so that it crosses no text.
  static func ground(_ area: TimelineRange, _ bounds: CGRect, _ stage: inout TimelineStage) {
    guard let ends = ends(area, stage) else { return }
    stage.picture.list.fill(
      .rectangle(
        CGRect(x: ends.from, y: bounds.minY, width: ends.to - ends.from, height: bounds.height)),
      stage.theme.accent.opacity(0.14))
    for edge in [stage.scale.x(area.start), stage.scale.x(area.end)]
    where edge >= stage.scale.left && edge <= stage.scale.right {
      stage.picture.list.stroke(
        .line(CGPoint(x: edge, y: bounds.minY), CGPoint(x: edge, y: bounds.maxY)),
        stage.theme.accent,
        width: 1.5)
    }
  }

  /// Its numbers at the bottom of the lanes.
  static func draw(_ area: TimelineRange, _ bounds: CGRect, _ stage: inout TimelineStage) {
    guard let ends = ends(area, stage) else { return }
    let (look, accent) = (stage.look, stage.theme.accent)
    let label = text(area, stage.trace)
    let width = look.width(label, font) + 16
    let middle = (ends.from + ends.to) / 2
    let x = max(
      stage.scale.left + 4, min(middle - width / 2, stage.scale.right - width - 10))
    let box = CGRect(x: x, y: bounds.maxY - height - 4, width: width, height: height)
    stage.picture.list.fill(.roundedRectangle(box, height / 2), accent)
    stage.picture.list.label(
      label, x: box.minX + 8, middle: box.midY, font, stage.theme.onAccent, look)
    stage.picture.region(
      .timelineArea, box, Text.timeline.measuredTooltip)
  }

  /// `Δt 12.4 ms · 17 events`
  static func text(_ area: TimelineRange, _ trace: Trace) -> String {
    let count = trace.indices(
      from: area.start.seconds, to: area.end.seconds, until: area.end
    ).count
    return Text.timeline.measured(seconds: area.end.since(area.start), events: count)
  }

  /// What of it shows.
  private static func ends(
    _ area: TimelineRange, _ stage: TimelineStage
  ) -> (from: Double, to: Double)? {
    let from = max(stage.scale.x(area.start), stage.scale.left)
    let to = min(stage.scale.x(area.end), stage.scale.right)
    return to >= from ? (from, to) : nil
  }
}

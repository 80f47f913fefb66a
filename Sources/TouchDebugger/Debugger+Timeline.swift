import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchReading
import TouchTrace

/// Moving through the time: scrubbing, zooming and panning the timeline, scrolling its lanes and the cards.
extension Debugger {
  /// Where the timeline is in the window.
  var timelineRoom: CGRect {
    WindowLayout(model).timeline
  }

  private func region(_ target: Target, at point: CGPoint) -> Bool {
    regions.contains { $0.target == target && $0.outline.contains(point) }
  }

  // MARK: Wheel and keys

  func wheel(_ dx: Double, _ dy: Double, _ point: CGPoint, _ wall: UInt64) {
    needsFrame = true
    needsHover = true
    guard timelineRoom.contains(point), !options.isStage else {
      return perform(chrome.scroll(dy * 40, at: point), wall)
    }
    if eventModifiers.contains(.control) {
      zoom(by: pow(1.2, dy), atX: point.x)
    } else {
      if dx != 0 { pan(by: dx * 0.05) }
      perform(chrome.scroll(dy * 28, at: point), wall)
    }
  }

  /// W and S zoom, A and D pan, F fits: the last gesture again.
  func timelineKey(_ code: String) {
    needsFrame = true
    switch code {
    case "w": zoom(by: 1.25, atX: nil)
    case "s": zoom(by: 0.8, atX: nil)
    case "a": pan(by: -0.1)
    case "d": pan(by: 0.1)
    default:
      model.timelineRange = nil
      model.offsets["timeline"] = 0
    }
  }

  private var timeline: TimelineView { TimelineView(model.timelineRange, view.input) }

  /// Around a place, or around the playhead.
  func zoom(by factor: Double, atX x: Double?) {
    let width = timelineRoom.width
    let time = x.map { timeline.time(atX: $0, width: width) } ?? view.reading.now.seconds
    model.timelineRange = timeline.zoomed(by: factor, around: time).range
  }

  /// By a part of what is shown.
  private func pan(by part: Double) {
    model.timelineRange = timeline.panned(by: timeline.span * part).range
  }

  /// By a distance of the picture.
  func pan(byPoints points: Double) {
    let width = timelineRoom.width
    let seconds =
      timeline.time(atX: 0, width: width) - timeline.time(atX: points, width: width)
    model.timelineRange = timeline.panned(by: seconds).range
  }

  // MARK: Scrubbing

  /// The moment at a point of the timeline or of the strip above it, seconds; the picture of the time stands still
  /// from then on.
  func timelineMoment(_ point: CGPoint) -> Double {
    if model.timelineRange == nil { model.timelineRange = timeline.range }
    let x = point.x - timelineRoom.minX
    return region(.overview, at: point)
      ? timeline.overviewTime(atX: x, width: timelineRoom.width)
      : timeline.time(atX: x, width: timelineRoom.width)
  }

  /// The playhead goes where the pointer is.
  func scrub(_ point: CGPoint, _ wall: UInt64) {
    let isOverview = region(.overview, at: point)
    let time = timelineMoment(point)
    look(at: Instant(seconds: max(0, time)), wall)
    if isOverview { model.timelineRange = timeline.centered(at: time).range }
  }
}

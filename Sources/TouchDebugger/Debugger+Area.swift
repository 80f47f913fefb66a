import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchTrace

/// A part of the time that is measured: dragged with Shift, or taken from what is selected.
extension Debugger {
  /// A drag in the timeline: with Shift from its beginning on it measures, else it moves the playhead.
  func dragTimeline(_ point: CGPoint, _ wall: UInt64) {
    if !isDraggingTimeline {
      isDraggingTimeline = true
      areaStart = eventModifiers.contains(.shift) ? timelineMoment(point) : nil
    }
    guard let areaStart else { return scrub(point, wall) }
    measure(areaStart, timelineMoment(point))
  }

  /// A press with Shift that did not move measures nothing any more.
  func endTimelineDrag() {
    isDraggingTimeline = false
    areaStart = nil
    if let area = model.timelineArea, area.start == area.end { model.timelineArea = nil }
  }

  private func measure(_ a: Double, _ b: Double) {
    let (from, to) = (max(0, min(a, b)), max(0, max(a, b)))
    model.timelineArea = TimelineRange(start: Instant(seconds: from), end: Instant(seconds: to))
    needsFrame = true
  }

  /// What is selected becomes the measured time: a recognizer's stay at the playhead, a touch, a view's touches;
  /// without a selection the whole gesture.
  func measureSelection() {
    let input = view.input
    guard let range = TimelineRange.of(model.selection, input) else {
      return model.notice = "There is nothing to measure yet. Touch the scene."
    }
    model.timelineArea = range
  }
}

package import TouchLanguage
package import Foundation
import TouchCanvas
package import TouchInspection
import TouchReading
import TouchTrace

/// The timeline: scrubbing, zooming, panning, measuring.
package enum TimelineUpdate {
  package static func wheel(_ dx: Double, _ dy: Double, _ point: CGPoint, _ c: inout Context) {
    c.state.hover.isStale = true
    if ComposeUpdate.wheel(dx, dy, point, &c) { return }
    guard c.layout.timeline.contains(point), !c.reading.configuration.isStage else {
      return c.add(.scrollPanels(dy * 40, at: point))
    }
    if c.state.input.modifiers.contains(.control) {
      zoom(by: pow(1.2, dy), atX: point.x, &c)
    } else {
      if dx != 0 { pan(by: dx * 0.05, &c) }
      c.add(.scrollPanels(dy * 28, at: point))
    }
  }

  private static func view(_ c: Context) -> TimelineView {
    TimelineView(
      c.state.document.timelineRange, c.reading.input,
      isLive: c.state.playback.isAtNewest && !c.state.playback.isStill)
  }

  /// Around an x of the window, or around the playhead.
  package static func zoom(by factor: Double, atX x: Double?, _ c: inout Context) {
    let width = c.layout.timeline.width
    let view = view(c)
    let time = x.map { view.time(atX: $0, width: width) } ?? c.reading.input.reading.now.seconds
    c.state.document.timelineRange = view.zoomed(by: factor, around: time).range
  }

  /// By a fraction of what shows.
  package static func pan(by fraction: Double, _ c: inout Context) {
    let view = view(c)
    c.state.document.timelineRange = view.panned(by: view.span * fraction).range
  }

  /// By a distance on the window.
  package static func pan(byPoints points: Double, _ c: inout Context) {
    let width = c.layout.timeline.width
    let view = view(c)
    let seconds = view.time(atX: 0, width: width) - view.time(atX: points, width: width)
    c.state.document.timelineRange = view.panned(by: seconds).range
  }

  /// The last gesture as a whole.
  package static func fit(_ c: inout Context) {
    c.state.document.timelineRange = nil
    c.state.workspace.lists["timeline"] = 0
  }

  // MARK: Lanes

  /// Scrolls to the lanes below those that show; the last of these stays in sight.
  package static func showMore(_ c: inout Context) {
    guard let scroll = c.reading.shown.scrolls.first(where: { $0.key == "timeline" }) else {
      return
    }
    c.state.workspace.lists["timeline"] = scroll.page(after: c.state.workspace.lists["timeline"])
  }

  /// Does something with a lane: pins, moves, folds it or leaves it out.
  package static func perform(_ action: LaneAction, on lane: LaneID, _ c: inout Context) {
    let room = LaneRoom(
      timelineHeight: c.layout.timeline.height, isTouchMode: c.state.input.touchMode != nil)
    let timeline = c.state.document.timeline
    let shown = c.reading.input.lanes(timeline.lanes, in: room, kept: timeline.order)
    c.state.document.timeline.lanes.perform(action, on: lane, shown)
  }

  /// The same with the lane that has the keys, or else with that of the selection.
  package static func perform(_ action: LaneAction, _ c: inout Context) {
    // All lanes are shown again whichever is chosen.
    guard let lane = action == .all ? .answers : currentLane(c) else {
      return c.say(Text.notices.selectFirst)
    }
    perform(action, on: lane, &c)
  }

  private static func currentLane(_ c: Context) -> LaneID? {
    if case .lane(let lane)? = c.state.focus.current?.target { return lane }
    guard let selection = c.state.selection else { return nil }
    if case .lane(let lane) = selection { return lane }
    return c.reading.input.lane(of: selection, c.state.document.timeline.lanes)
  }

  // MARK: Pressing

  /// Regions of the plot up to this width mark one event, and a press goes to it; wider ones are bars, where it goes to the time
  /// of its place, points.
  package static let markWidth = 18.0

  // MARK: Dragging

  /// With Shift from its beginning a drag measures, else it moves the playhead.
  package static func drag(to point: CGPoint, _ c: inout Context) {
    if c.state.input.timelineDrag == nil {
      takeKeys(at: point, &c)
      let measures = c.state.input.modifiers.contains(.shift)
      c.state.input.timelineDrag = TimelineDrag(
        measuredFrom: measures ? moment(at: point, &c) : nil,
        pressedAt: !measures && isOnControl(point, c) ? point : nil)
    }
    if let pressed = c.state.input.timelineDrag?.pressedAt {
      guard hypot(point.x - pressed.x, point.y - pressed.y) > slop else { return }
      c.state.input.timelineDrag?.pressedAt = nil
    }
    if let start = c.state.input.timelineDrag?.measuredFrom {
      measure(start, moment(at: point, &c), &c)
    } else {
      scrub(point, &c)
    }
  }

  /// A press moves no farther, points.
  private static let slop = 3.0

  /// Whether a press there acts, and leaves the time where it is: it shows other lanes, or leads to the playhead.
  private static func isOnControl(_ point: CGPoint, _ c: Context) -> Bool {
    switch c.regions.last(where: { $0.outline.contains(point) })?.target {
    case .timelineMore, .playhead: true
    default: false
    }
  }

  /// Shows the playhead where it lies beside what shows; while time goes on, from then on what comes.
  package static func showPlayhead(_ c: inout Context) {
    let (view, now) = (view(c), c.reading.input.reading.now.seconds)
    if c.state.playback.isAtNewest { return c.state.document.timelineRange = nil }
    guard now < view.start || now > view.start + view.span else { return }
    c.state.document.timelineRange = view.centered(at: now).range
  }

  /// Arrow keys are those of the lane that is pressed, or else of none: both step through the time.
  private static func takeKeys(at point: CGPoint, _ c: inout Context) {
    let lane = c.regions.last { region in
      guard case .lane = region.target else { return false }
      return region.outline.contains(point) && !region.group.isEmpty
    }
    c.state.focus.current = lane.map(Focus.init)
    c.state.focus.isShown = false
  }

  /// A press with Shift that did not move removes the measured range.
  package static func endDrag(_ c: inout Context) {
    c.state.input.timelineDrag = nil
    if let area = c.state.document.timelineArea, area.start == area.end {
      c.state.document.timelineArea = nil
    }
  }

  /// The moment at a point of the timeline or of the strip above it, seconds; from then on the range that shows stays.
  private static func moment(at point: CGPoint, _ c: inout Context) -> Double {
    let view = view(c)
    if c.state.document.timelineRange == nil { c.state.document.timelineRange = view.range }
    let frame = c.layout.timeline
    let x = point.x - frame.minX
    return isInOverview(point, c)
      ? view.overviewTime(atX: x, width: frame.width) : view.time(atX: x, width: frame.width)
  }

  private static func isInOverview(_ point: CGPoint, _ c: Context) -> Bool {
    c.regions.contains { $0.outline.contains(point) && $0.target == .overview }
  }

  /// The playhead goes where the pointer is.
  static func scrub(_ point: CGPoint, _ c: inout Context) {
    let time = moment(at: point, &c)
    PlaybackUpdate.seek(to: Instant(seconds: max(0, time)), &c)
    if isInOverview(point, c) {
      c.state.document.timelineRange = view(c).centered(at: time).range
    }
  }

  private static func measure(_ a: Double, _ b: Double, _ c: inout Context) {
    let (from, to) = (max(0, min(a, b)), max(0, max(a, b)))
    c.state.document.timelineArea = TimelineRange(
      start: Instant(seconds: from), end: Instant(seconds: to))
  }

  /// Plays the measured span again and again, or else that of the selection; a second time it rests.
  package static func loop(_ c: inout Context) {
    if case .looping = c.state.playback.position { return PlaybackUpdate.rest(&c) }
    let measured =
      c.state.document.timelineArea ?? TimelineRange.of(c.state.selection, c.reading.input)
    guard let measured else { return c.say(Text.notices.nothingToLoop) }
    let end = min(measured.end, c.reading.session.now)
    guard end > measured.start else { return c.say(Text.notices.nothingToLoop) }
    let span = TimelineRange(start: measured.start, end: end)
    c.state.playback.position = .looping(span, since: c.now)
  }

  /// Measures what is selected: a recognizer's span at the playhead, a touch, a view's touches; without a selection the
  /// whole gesture.
  package static func measureSelection(_ c: inout Context) {
    guard let range = TimelineRange.of(c.state.selection, c.reading.input) else {
      return c.say(Text.notices.nothingToMeasure)
    }
    c.state.document.timelineArea = range
  }
}

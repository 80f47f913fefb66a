import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What a recognizer's change of state led to on other lanes at the same moment.
struct TimelineBundle: Equatable {
  /// The change that led to it, and all that came of it, in the order of the trace.
  var cause: UInt32
  var effects: [UInt32]
  var time: Instant
  /// What led to an effect, where that is an effect of the cause itself: a recognizer that was set free cancels touches.
  var links: [UInt32: UInt32] = [:]
}

/// Which event on a lane made which event on another lane happen, at one moment.
struct TimelineCauses {
  /// So many events before its end the beginning of a wait is looked for.
  private static let lookBack = 20_000

  let trace: Trace

  /// The largest bundle of a moment; the one that something chosen belongs to comes first.
  func bundle(
    at time: Instant, isChosen: (TraceEvent) -> Bool
  ) -> TimelineBundle? {
    var order: [UInt32] = []
    var effects: [UInt32: [UInt32]] = [:]
    var links: [UInt32: UInt32] = [:]
    for event in trace.events(at: time) where isEffect(event) {
      let causes = causes(of: event)
      guard let root = causes.last else { continue }
      if let direct = causes.first, direct.seq != root.seq { links[event.seq] = direct.seq }
      if effects[root.seq] == nil { order.append(root.seq) }
      // What a lane was told again and again is one effect.
      let isKnown = effects[root.seq, default: []].contains {
        trace.events[Int($0)].subject == event.subject
      }
      if !isKnown { effects[root.seq, default: []].append(event.seq) }
    }
    func weight(_ root: UInt32) -> (Int, Int) {
      let own = effects[root] ?? []
      let isOwn = ([root] + own).contains { isChosen(trace.events[Int($0)]) }
      return (isOwn ? 1 : 0, own.count)
    }
    guard let best = order.max(by: { weight($0) < weight($1) }) else { return nil }
    let own = effects[best] ?? []
    return TimelineBundle(
      cause: best, effects: own, time: time, links: links.filter { own.contains($0.key) })
  }

  /// An end of a recognizer, or a touch that a view loses.
  private func isEffect(_ event: TraceEvent) -> Bool {
    event.kind == .state && event.to.isTerminal
      || event.kind == .touches && event.verb == .touchesCancelled
  }

  /// The first change of another recognizer at the same moment that led to an event; nil for none.
  func root(of event: TraceEvent) -> TraceEvent? { causes(of: event).last }

  /// All of those changes, the one that led to the event itself first.
  private func causes(of event: TraceEvent) -> [TraceEvent] {
    var at = event
    var causes: [TraceEvent] = []
    for _ in 0..<64 {
      guard let next = decider(of: at) ?? cause(of: at), next.time == event.time else { break }
      if next.kind == .state, next.subject != event.subject { causes.append(next) }
      at = next
    }
    return causes
  }

  /// A cause comes before what it leads to.
  private func cause(of event: TraceEvent) -> TraceEvent? {
    event.cause < event.seq ? trace.events[Int(event.cause)] : nil
  }

  /// Who made a recognizer fail, or set it free by failing.
  private func decider(of event: TraceEvent) -> TraceEvent? {
    guard event.kind == .state else { return nil }
    // One that still was to fail did not make those fail that waited for it: the touch was over.
    if event.reason == .requirementPending { return nil }
    if event.reason.namesAnother { return transition(of: event.other, at: event.time) }
    guard event.to != .failed, let released = release(of: event),
      let held = waiting(for: released)
    else { return nil }
    return transition(of: held.other, at: event.time)
  }

  /// The end of a wait at the moment of an event.
  private func release(of event: TraceEvent) -> TraceEvent? {
    trace.events(at: event.time).first { $0.verb == .released && $0.subject == event.subject }
  }

  /// The last wait of a recognizer before its end.
  private func waiting(for released: TraceEvent) -> TraceEvent? {
    trace.events[max(0, Int(released.seq) - Self.lookBack)..<Int(released.seq)].last {
      $0.verb == .held && $0.subject == released.subject
    }
  }

  private func transition(of recognizer: Handle, at time: Instant) -> TraceEvent? {
    trace.events(at: time).last { $0.kind == .state && $0.subject == recognizer }
  }
}

/// Arrows from causes to effects: for what is selected, and for the moment at the playhead.
enum TimelineArrows {
  /// More branches are a number.
  static let branchesMax = 5
  /// More moments have no arrows.
  private static let momentsMax = 40
  /// Between moments with arrows, points.
  private static let distanceMin = 40.0
  /// Above and below the arrows words make room for them, points.
  private static let room = 8.0
  private static let dotRadius = 4.0
  /// The dot of a state is at most so far behind its beginning, points, and at most half of it.
  private static let dotMax = 8.0

  static func bundles(_ selection: Target?, _ frame: TimelineFrame) -> [TimelineBundle] {
    let causes = TimelineCauses(trace: frame.input.trace)
    let (from, to) = frame.scale.edges
    let object = selection.flatMap { frame.input.handle(of: $0) }
    var times = Set(object.map { moments(of: $0, frame) } ?? [])
    if case .event(let seq)? = selection, frame.input.trace.events.indices.contains(seq) {
      times.insert(frame.input.trace.events[seq].time)
    }
    times = times.filter { $0.seconds >= from && $0.seconds <= to }
    let playhead = frame.playhead
    let chosen = times.sorted().prefix(momentsMax).filter { $0 != playhead }
    let own = chosen.compactMap { time in
      causes.bundle(at: time) { $0.subject == object }
    }.filter { bundle in
      guard let object else { return true }
      return ([bundle.cause] + bundle.effects).contains {
        frame.input.trace.events[Int($0)].subject == object
      }
    }
    let now = causes.bundle(at: playhead) { $0.subject == object }
    return apart((now.map { [$0] } ?? []) + own, frame.scale)
  }

  /// Of moments whose arrows would cross each other's words the first one has them.
  private static func apart(
    _ bundles: [TimelineBundle], _ scale: TimelineScale
  ) -> [TimelineBundle] {
    var all: [TimelineBundle] = []
    for bundle in bundles
    where !all.contains(where: { abs(scale.x($0.time) - scale.x(bundle.time)) < distanceMin }) {
      all.append(bundle)
    }
    return all
  }

  /// When something happened to an object.
  private static func moments(of object: Handle, _ frame: TimelineFrame) -> [Instant] {
    let reading = frame.input.reading
    if let own = reading.recognizer(object) {
      return own.slices.map(\.from) + own.slices.compactMap { $0.end?.time }
    }
    return reading.responders.first { $0.handle == object }?.deliveries
      .filter { $0.verb == .touchesCancelled }.map(\.time) ?? []
  }

  // MARK: Drawing

  /// Between which heights the arrows of each moment go down or up, points; without those that do not show.
  static func heights(
    of bundles: [TimelineBundle], _ rows: [LaneRow], _ stage: TimelineStage
  ) -> [Instant: ClosedRange<Double>] {
    var heights: [Instant: ClosedRange<Double>] = [:]
    for bundle in bundles {
      guard let (from, to) = self.rows(of: bundle, in: rows, stage.trace) else { continue }
      let all = [middle(from, stage)] + branches(to, stage).map { middle($0, stage) }
      heights[bundle.time] = ((all.min() ?? 0) - room)...((all.max() ?? 0) + room)
    }
    return heights
  }

  /// From which row to which others the arrows of a bundle lead; nil when nothing of it shows.
  private static func rows(
    of bundle: TimelineBundle, in rows: [LaneRow], _ trace: Trace
  ) -> (from: LaneRow, to: [LaneRow])? {
    guard let from = row(of: trace.events[Int(bundle.cause)], rows) else { return nil }
    var ends: [LaneRow] = []
    for effect in bundle.effects {
      guard let row = row(of: trace.events[Int(effect)], rows), row.lane.id != from.lane.id,
        !ends.contains(where: { $0.lane.id == row.lane.id })
      else { continue }
      ends.append(row)
    }
    return ends.isEmpty ? nil : (from, ends)
  }

  /// The rows that have a branch, from the top.
  private static func branches(
    _ rows: [LaneRow], _ stage: TimelineStage
  ) -> [LaneRow] {
    Array(rows.sorted { middle($0, stage) < middle($1, stage) }.prefix(branchesMax))
  }

  /// Where the dot of a cause stands: in the state that began, near its beginning; at a flag on the pole, below the pennant.
  private static func dot(
    _ cause: TraceEvent, _ row: LaneRow, isBelow: Bool, _ stage: TimelineStage
  ) -> CGPoint {
    let x = stage.scale.x(cause.time)
    let own = middle(row, stage)
    let half = stage.high(TimelineStage.sliceHeight) / 2
    if cause.to.isTerminal {
      return CGPoint(x: x, y: row.lane.isCollapsed ? own : own + half - dotRadius)
    }
    let slices = stage.reading.recognizer(cause.subject)?.slices ?? []
    let end = slices.last { $0.from == cause.time }.map { $0.to ?? stage.now } ?? cause.time
    let y = row.lane.isCollapsed ? own : own + (isBelow ? half : -half)
    return CGPoint(x: x + min(dotMax, (stage.scale.x(end) - x) / 2), y: y)
  }

  /// A dot at the cause, one line down or up, and a branch to the words of each effect; from an effect that led to others a
  /// line of its own.
  static func draw(
    _ bundle: TimelineBundle, _ rows: [LaneRow], _ stage: inout TimelineStage
  ) {
    let x = stage.scale.x(bundle.time)
    guard stage.scale.shows(x),
      let (from, to) = self.rows(of: bundle, in: rows, stage.trace)
    else { return }
    let cause = stage.trace.events[Int(bundle.cause)]
    let ends = branches(to, stage)
    let parents = ends.map { parent(of: $0, bundle, rows, stage.trace) }
    let own = middle(from, stage)
    let direct = zip(ends, parents).filter { $1 == nil || $1 == from.lane.id }
      .map { middle($0.0, stage) }
    let dot = dot(cause, from, isBelow: (direct.last ?? own) > own, stage)
    let spine = x + TimelineFrame.spine
    var trunks = [Trunk(start: dot.y, ends: direct, x: spine, dot: dot)]
    for (row, end) in zip(ends, parents) {
      guard let end, end != from.lane.id, let parent = rows.first(where: { $0.lane.id == end })
      else { continue }
      trunks.append(
        Trunk(
          start: middle(parent, stage), ends: [middle(row, stage)], x: spine + TimelineFrame.second)
      )
    }
    let tip = stage.frame.signedWords(at: bundle.time) - 2
    // That of an effect lies below the arrow to it.
    for trunk in trunks.reversed() where !trunk.ends.isEmpty { draw(trunk, tip: tip, &stage) }
    for trunk in trunks where !trunk.ends.isEmpty { self.dot(of: trunk, &stage) }
    let bottom = ends.map { middle($0, stage) }.max() ?? own
    more(to.count - ends.count, CGPoint(x: spine, y: max(bottom, dot.y) + 9), &stage)
  }

  /// One line with its branches: where it begins, to where, and where it goes down or up; the first one comes from a dot.
  private struct Trunk {
    var start: Double
    var ends: [Double]
    var x: Double
    var dot: CGPoint?
  }

  private static func draw(_ trunk: Trunk, tip: Double, _ stage: inout TimelineStage) {
    let (start, spine, accent) = (trunk.start, trunk.x, stage.theme.accent)
    let (first, last) = (trunk.ends.min() ?? start, trunk.ends.max() ?? start)
    let (top, bottom) = (min(start, first), max(start, last))
    var lines: [Path] = [
      .line(
        CGPoint(x: spine, y: top == start ? top : top + 4),
        CGPoint(x: spine, y: bottom == start ? bottom : bottom - 4))
    ]
    if let dot = trunk.dot { lines.append(.line(dot, CGPoint(x: spine + 1, y: start))) }
    for end in trunk.ends {
      var path = Path()
      let isCorner = end == top || end == bottom
      path.move(CGPoint(x: spine, y: isCorner ? end + (end > start ? -4 : 4) : end))
      if isCorner {
        path.cubic(
          CGPoint(x: spine, y: end), CGPoint(x: spine, y: end), CGPoint(x: spine + 4, y: end))
      }
      path.line(CGPoint(x: tip - 5, y: end))
      lines.append(path)
    }
    for line in lines { stage.picture.list.stroke(line, stage.theme.window, width: 5) }
    for line in lines { stage.picture.list.stroke(line, accent, width: 2) }
    for end in trunk.ends {
      Glyph.arrowHead(
        &stage.picture.list, tip: CGPoint(x: tip, y: end), from: CGPoint(x: spine, y: end), size: 7,
        accent)
    }
  }

  /// Where a line begins: at the cause, and smaller where it leaves an effect.
  private static func dot(of trunk: Trunk, _ stage: inout TimelineStage) {
    let (dot, radius) = (
      trunk.dot ?? CGPoint(x: trunk.x, y: trunk.start),
      trunk.dot == nil ? dotRadius - 1 : dotRadius
    )
    stage.picture.list.fill(.circle(dot, radius + 1), stage.theme.window)
    stage.picture.list.fill(.circle(dot, radius), stage.theme.accent)
  }

  /// The lane of what led to the effect of a row; nil where that is the cause of the bundle, or has no row.
  private static func parent(
    of row: LaneRow, _ bundle: TimelineBundle, _ rows: [LaneRow],
    _ trace: Trace
  ) -> LaneID? {
    let effect = bundle.effects.first {
      self.row(of: trace.events[Int($0)], rows)?.lane.id == row.lane.id
    }
    guard let effect, let link = bundle.links[effect] else { return nil }
    return self.row(of: trace.events[Int(link)], rows).flatMap {
      $0.lane.id == row.lane.id ? nil : $0.lane.id
    }
  }

  private static func more(_ count: Int, _ c: CGPoint, _ stage: inout TimelineStage) {
    guard count > 0 else { return }
    let text = Text.timeline.moreEffects(count)
    let width = stage.look.width(text, .ui(11, .semibold))
    let box = CGRect(x: c.x - width / 2 - 3, y: c.y - 7, width: width + 6, height: 14)
    stage.picture.list.fill(.roundedRectangle(box, 3), stage.theme.window)
    stage.picture.list.centered(
      text, in: box.insetBy(dx: -4, dy: 0), .ui(11, .semibold), stage.theme.accent, stage.look)
  }

  private static func middle(_ row: LaneRow, _ stage: TimelineStage) -> Double {
    row.lane.isCollapsed
      ? row.y + row.height / 2 : row.nowY(stage) + stage.high(TimelineStage.sliceMiddle)
  }

  /// The row of an event: of the recognizer, of its group, of the view.
  private static func row(
    of event: TraceEvent, _ rows: [LaneRow]
  ) -> LaneRow? {
    rows.first { row in
      switch row.lane.content {
      case .recognizer(let own, _): own.handle == event.subject && event.kind == .state
      case .group(let group):
        row.lane.isUnfolded == false && event.kind == .state
          && group.members.contains { $0.reading.handle == event.subject }
      case .responder(let own): own.handle == event.subject && event.kind == .touches
      case .touch, .chain, .offset, .answers, .heldBack: false
      }
    }
  }
}

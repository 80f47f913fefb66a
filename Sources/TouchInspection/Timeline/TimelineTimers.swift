import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The timers of a recognizer, below its states: wedges that grow to their deadlines.
extension TimelineStage {
  /// Where wedges begin in their lane, and how high they are, points: the words beside them are higher, and keep two points
  /// from the slices above and from the next lane.
  static let timerTop = 25.0
  static let timerHeight = 8.0

  mutating func timers(of owner: Handle, y: Double) {
    guard let wedges = frame.wedges[owner], !wedges.isEmpty else { return }
    let top = y + high(Self.timerTop)
    let height = high(Self.timerHeight)
    let all = wedges.enumerated().map { index, wedge in
      (wedge: wedge, next: wedges[(index + 1)...].first { $0.from >= wedge.until }?.from)
    }
    for (wedge, next) in all { draw(wedge, top, height, next: next) }
    let rests = all.filter { showsRest($0.wedge, next: $0.next) }.map {
      scale.x($0.wedge.until)...scale.x(max($0.wedge.until, $0.wedge.deadline))
    }
    for (wedge, next) in all {
      words(wedge, middle: top + height / 2, next: next, rests: rests)
    }
  }

  /// The dashed rest of a stopped timer shows where nothing follows before its deadline.
  private func showsRest(_ wedge: TimelineWedge, next: Double?) -> Bool {
    guard let end = wedge.end else { return true }
    return end.verb == .timerCancelled && wedge.deadline > wedge.until
      && next.map { wedge.deadline <= $0 } ?? true
      && scale.x(wedge.deadline) < scale.right - 90
  }

  private mutating func draw(
    _ wedge: TimelineWedge, _ top: Double, _ height: Double, next: Double?
  ) {
    let color = StateLook.heldInk(theme)
    let base = top + height
    let length = max(wedge.deadline - wedge.from, 1e-9)
    /// The slope between two seconds, cut to what is shown.
    func points(_ from: Double, _ to: Double) -> [CGPoint]? {
      let (left, right) = scale.edges
      let (a, b) = (max(from, left), min(to, right))
      guard b > a else { return nil }
      return [a, b].map {
        CGPoint(x: scale.x($0), y: base - 1 - (height - 1) * ($0 - wedge.from) / length)
      }
    }
    if let slope = points(wedge.from, wedge.until) {
      let area = slope + [CGPoint(x: slope[1].x, y: base), CGPoint(x: slope[0].x, y: base)]
      picture.list.fill(.polygon(area), theme.held.color.opacity(0.6))
      picture.list.stroke(.polyline(slope), color, width: 1.5)
      picture.list.stroke(
        .line(CGPoint(x: slope[0].x, y: base), CGPoint(x: slope[1].x, y: base)), color, width: 1)
      let box = CGRect(
        x: slope[0].x, y: top, width: max(4, slope[1].x - slope[0].x), height: height)
      mark(wedge.event, box, tooltip(wedge))
    }
    if showsRest(wedge, next: next), let slope = points(wedge.until, wedge.deadline) {
      let foot = [CGPoint(x: slope[1].x, y: base), CGPoint(x: slope[0].x, y: base)]
      picture.list.stroke(.polyline(slope + foot), color.opacity(0.8), width: 1, dash: [4, 3])
    }
    guard let end = wedge.end, scale.shows(scale.x(wedge.until)) else { return }
    let c = CGPoint(x: scale.x(wedge.until), y: base - height / 2)
    sign(of: wedge, end, at: c, color)
    mark(end.seq, c.box(6), tooltip(wedge))
  }

  /// Where it ended: a check for what came to be, a dot for a limit that ran out, a cross where stopping it was the end of an
  /// attempt in vain, and a tick where it was not needed any more.
  private mutating func sign(
    of wedge: TimelineWedge, _ end: TraceEvent, at c: CGPoint, _ color: Color
  ) {
    let isLost = isLost(wedge.owner, at: end.time)
    var list = DrawList()
    if end.verb != .timerFires, !isLost {
      let tick = Path.line(CGPoint(x: c.x, y: c.y - 4), CGPoint(x: c.x, y: c.y + 4))
      list.stroke(tick, color, width: 2)
    } else {
      list.fill(.circle(c, 6), theme.window)
      if end.verb != .timerFires {
        Glyph.cross(&list, at: c, size: 3, theme.secondary, width: 1.5)
      } else if isLost {
        list.fill(.circle(c, 3), color)
      } else {
        StateGlyph.draw(&list, .ended, isPrevented: false, at: c, color)
      }
    }
    place(list, at: c.x)
  }

  /// Whether a recognizer failed at a moment, was prevented or cancelled.
  private func isLost(_ owner: Handle, at time: Instant) -> Bool {
    trace.events(at: time).contains {
      $0.kind == .state && $0.subject == owner && ($0.to == .failed || $0.to == .cancelled)
    }
  }

  // MARK: Text

  private func tooltip(_ wedge: TimelineWedge) -> String {
    let title = Text.timeline.timer(wedge.name, seconds: wedge.seconds)
    return Text.panels.pair(
      "\(trace.name(of: wedge.owner)) \(title)", Text.timeline.timer(outcome(of: wedge)))
  }

  /// What became of it, or when it will end.
  private func outcome(of wedge: TimelineWedge) -> TimerOutcome {
    let zero = reading.gestureStart.seconds
    guard let end = wedge.end else { return .due(at: wedge.deadline - zero) }
    if end.verb == .timerFires { return .fired(at: end.time.seconds - zero) }
    if let over = trace.events(at: end.time).last(where: {
      $0.kind == .state && $0.subject == wedge.owner && $0.reason.isPrevention
    }) {
      return .prevented(by: trace.name(of: over.other))
    }
    return .cancelled(by: trace.maker(of: end))
  }

  /// Behind the sign where a timer was stopped, or behind its deadline; not on the dashed rest of another one.
  private mutating func words(
    _ wedge: TimelineWedge, middle: Double, next: Double?, rests: [ClosedRange<Double>]
  ) {
    let limit = next.map { scale.x($0) - 6 } ?? scale.right
    let texts: [String]
    // Arrows go down right of the moment: where one does, the words of all lanes begin behind it.
    let hasArrows = wedge.end.map { frame.arrows[$0.time] != nil } ?? false
    var x = scale.x(wedge.until) + (hasArrows ? TimelineFrame.spine + 8 : 10)
    switch wedge.end?.verb {
    case nil:
      texts = [Text.timeline.due(at: wedge.deadline - reading.gestureStart.seconds)]
      x = scale.x(wedge.deadline) + 8
    case .timerFires?: return
    default:
      texts = Text.timeline.stopped(
        wedge.name, at: wedge.until - wedge.from, of: wedge.seconds)
      if showsRest(wedge, next: next) { x = scale.x(wedge.deadline) + 8 }
    }
    guard scale.shows(x), !rests.contains(where: { $0.contains(x) }) else { return }
    write(
      Words(texts: texts, color: theme.secondary, time: wedge.end?.time, weight: .regular), x: x,
      middle: middle, limit: limit)
  }
}

extension CGPoint {
  /// A square around a point.
  fileprivate func box(_ radius: Double) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
  }
}

import Foundation
import TouchGeometry
import TouchLanguage
import TouchTrace

/// What the lines of a trace say up to a moment, gathered apart from the code that explains them.
struct TraceFacts {
  let trace: Trace
  /// The gesture's lines.
  private let events: [TraceEvent]
  private let start: Instant
  private let now: Instant
  /// Lines of gestures before, which only sentences about an earlier attempt may use.
  private let earlier: [TraceEvent]

  /// From where touches began to views, points of the screen: what no line has for a view that was never asked.
  private let distances: [Double]

  /// How far right and down of its beginning a touch was when the app's own code made a recognizer fail, points of the screen.
  private var waysToFailure: [Double] {
    let samples = events.filter { $0.kind == .sample }
    return events.filter { $0.reason == .setByProgram && $0.to == .failed }.flatMap { failure in
      guard let last = samples.last(where: { $0.seq < failure.seq }),
        let first = samples.last(where: {
          $0.seq <= last.seq && $0.subject == last.subject && $0.phase == .began
        })
      else { return [Double]() }
      return [abs(last.measured - first.measured), abs(last.limit - first.limit)]
    }
  }

  /// What the recognizers need, by their names, and these in the order in which they were added.
  private let needs: [String: RecognizerNeed]
  private let added: [String]

  /// `count`: how many events the playhead stands behind.
  init(
    _ trace: Trace, _ snapshot: SceneSnapshot, from start: Instant, to now: Instant, count: Int
  ) {
    self.trace = trace
    self.start = start
    self.now = now
    var events: [TraceEvent] = []
    var earlier: [TraceEvent] = []
    for event in trace.events[..<count] {
      if event.time >= start { events.append(event) } else { earlier.append(event) }
    }
    self.events = events
    needs = Dictionary(
      snapshot.recognizers.compactMap { one in one.need.map { (one.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.earlier = earlier
    added = snapshot.recognizers.map(\.name)
    distances = events.filter { $0.kind == .sample && $0.phase == .began }.flatMap { sample in
      let touch = CGPoint(x: sample.measured, y: sample.limit)
      return snapshot.views.map { Self.distance(from: touch, to: $0) }
    }
  }

  /// To the nearest point of a view; 0 in it.
  private static func distance(from touch: CGPoint, to view: ViewSnapshot) -> Double {
    let inside = touch.applying(view.toScreen.inverted())
    let nearest = CGPoint(
      x: inside.x < view.bounds.minX ? view.bounds.minX : min(inside.x, view.bounds.maxX),
      y: inside.y < view.bounds.minY ? view.bounds.minY : min(inside.y, view.bounds.maxY))
    let onScreen = nearest.applying(view.toScreen)
    return hypot(onScreen.x - touch.x, onScreen.y - touch.y)
  }

  private func name(_ handle: Handle) -> String { trace.name(of: handle) }

  // MARK: Recognizers

  private func transitions(of recognizer: String) -> [TraceEvent] {
    events.filter { $0.kind == .state && $0.verb == .transition && name($0.subject) == recognizer }
  }

  /// A recognizer entered a state in this gesture.
  func entered(_ recognizer: String, _ states: Set<GestureState>) -> Bool {
    transitions(of: recognizer).contains { states.contains($0.to) }
  }

  /// The last change of a recognizer led there.
  func isIn(_ recognizer: String, _ states: Set<GestureState>) -> Bool {
    transitions(of: recognizer).last.map { states.contains($0.to) } ?? false
  }

  /// It failed because another one recognized; `by` is nil for any.
  func wasPrevented(_ recognizer: String, by other: String? = nil) -> Bool {
    transitions(of: recognizer).contains {
      $0.to == .failed && [.preventedBy, .requiredOneRecognized].contains($0.reason)
        && (other == nil || name($0.other) == other)
    }
  }

  /// Whether a recognizer was added after all of these.
  func wasAdded(_ recognizer: String, after others: [String]) -> Bool {
    guard let own = added.firstIndex(of: recognizer) else { return false }
    return others.allSatisfy { added.firstIndex(of: $0).map { $0 < own } ?? false }
  }

  /// Whether each of these was asked, and answered that it does not prevent this one.
  func mayNotPrevent(_ others: [String], _ recognizer: String) -> Bool {
    func no(_ verb: Verb, _ a: String, _ b: String) -> Bool {
      events.contains {
        !$0.answer && $0.verb == verb && name($0.subject) == a && name($0.other) == b
      }
    }
    return others.allSatisfy {
      no(.canPrevent, $0, recognizer) || no(.canBePreventedBy, recognizer, $0)
    }
  }

  /// How many recognizers failed because this one recognized, but for what only delays touches.
  func prevented(by winner: String) -> Int { Set(losses(to: winner).map(\.subject)).count }

  /// A control's own action made a recognizer of a view around it fail.
  func controlWon(_ control: String) -> Bool {
    events.contains {
      $0.kind == .state && $0.to == .failed && $0.reason == .controlWins
        && name($0.other) == control
    }
  }

  /// The same of one recognizer, and that it is one of those that such a gesture is for.
  func controlWon(_ control: String, over gesture: String, of recognizer: String) -> Bool {
    let isMeant =
      switch (gesture, needs[recognizer]) {
      case ("single tap", .tap(count: 1, fingers: 1)?), ("drag", .drag?), ("swipe", .swipe?): true
      default: false
      }
    return isMeant
      && events.contains {
        $0.kind == .state && $0.to == .failed && $0.reason == .controlWins
          && name($0.other) == control && name($0.subject) == recognizer
      }
  }

  /// A recognizer needs a swipe, and one of its directions is this one.
  func swipes(_ recognizer: String, _ direction: String) -> Bool {
    guard case .swipe(let directions, _)? = needs[recognizer] else { return false }
    return directions.contains(direction)
  }

  private func losses(to winner: String) -> [TraceEvent] {
    events.filter {
      $0.kind == .state && $0.to == .failed && $0.reason == .preventedBy
        && name($0.other) == winner && !name($0.subject).hasSuffix(".delay")
    }
  }

  /// How many others failed by themselves until this one had prevented the last that it did.
  func failedAlone(besides winner: String) -> Int {
    guard let end = losses(to: winner).map(\.time).max() else { return 0 }
    let alone = events.filter {
      $0.kind == .state && $0.verb == .transition && $0.to == .failed && $0.time <= end
        && ![.preventedBy, .requiredOneRecognized].contains($0.reason)
        && !name($0.subject).hasSuffix(".delay") && !name($0.subject).contains(".gate")
    }
    return Set(alone.map(\.subject)).count
  }

  /// A recognizer waited for another to fail; `stillWaits`: and still does.
  func waited(_ recognizer: String?, for other: String, stillWaits: Bool = false) -> Bool {
    let waits = events.filter {
      $0.verb == .held && (recognizer == nil || name($0.subject) == recognizer)
        && name($0.other) == other
    }
    guard stillWaits else { return !waits.isEmpty }
    return waits.contains { wait in
      !events.contains {
        $0.subject == wait.subject && $0.seq > wait.seq
          && ($0.verb == .released || $0.verb == .transition)
      }
    }
  }

  // MARK: Views

  func got(_ responder: String, _ verb: Verb) -> Bool {
    events.contains {
      $0.kind == .touches && $0.verb == verb && name($0.subject) == responder
    }
  }

  /// The same since a finger came down last while no other one was: what it got of presses before is no answer.
  func gotOfLastPress(_ responder: String, _ verb: Verb) -> Bool {
    var down: Set<Handle> = []
    var start = events.startIndex
    for (index, event) in zip(events.indices, events) where event.kind == .sample {
      switch event.phase {
      case .began:
        if down.isEmpty { start = index }
        down.insert(event.subject)
      case .ended, .cancelled: down.remove(event.subject)
      default: break
      }
    }
    return events[start...].contains {
      $0.kind == .touches && $0.verb == verb && name($0.subject) == responder
    }
  }

  /// A responder got the beginning of a touch, and no other one in the same moment after it.
  func kept(_ responder: String) -> Bool {
    let began = events.filter { $0.kind == .touches && $0.verb == .touchesBegan }
    guard let last = began.last(where: { name($0.subject) == responder }) else { return false }
    return !began.contains {
      $0.seq > last.seq && $0.time == last.time && $0.other == last.other
    }
  }

  /// The hit test of one touch that decides.
  private struct HitTest {
    var asked: Set<Handle> = []
    var refused: Set<Handle> = []
  }

  private var tests: [HitTest] {
    let began = events.filter { $0.kind == .sample && $0.phase == .began }
    return began.map { sample in
      // A touch's number is used again by a later touch.
      let until = began.first { $0.subject == sample.subject && $0.seq > sample.seq }?.seq
      let all = events.filter {
        $0.kind == .hit && $0.other == sample.subject && $0.seq > sample.seq
          && $0.seq < until ?? UInt32.max
      }
      let own = all.filter { $0.measured == 2 }
      // What refused in a window in front was asked before, and not again.
      let asked = Set(own.filter { $0.verb == .hitTest }.map(\.subject))
      let inFront = all.filter { $0.verb == .rejected && !asked.contains($0.subject) }
        .map(\.subject)
      return HitTest(
        asked: own.isEmpty ? [] : asked.union(inFront),
        refused: Set(own.filter { $0.verb == .rejected }.map(\.subject)).union(inFront))
    }
  }

  /// How many views the hit test of each touch asked, and how many of them refused.
  var hitTests: [(asked: Int, refused: Int)] { tests.map { ($0.asked.count, $0.refused.count) } }

  /// The hit test of a touch asked a view, and it did not refuse.
  func contained(_ view: String) -> Bool {
    tests.contains { test in
      (test.asked.subtracting(test.refused)).contains { name($0) == view }
    }
  }

  /// The hit test of a touch asked a view, and it refused.
  func refused(_ view: String) -> Bool {
    tests.contains { $0.refused.contains { name($0) == view } }
  }

  /// The hit test of the last touch asked a view.
  func asked(_ view: String) -> Bool {
    tests.last?.asked.contains { name($0) == view } ?? false
  }

  /// A control sent an event, or a table selected a row.
  func sent(_ control: String?, _ prefix: String) -> Bool {
    events.contains {
      $0.kind == .action && $0.payload != TraceEvent.noPayload
        && (control == nil || name($0.subject) == control || name($0.other) == control)
        && trace.payload(of: $0).hasPrefix(prefix)
    }
  }

  /// A control was asked whether it tracks a touch, and did not want it.
  func refusedToTrack(_ control: String) -> Bool {
    events.contains {
      $0.verb == .beginTracking && !$0.answer && name($0.subject) == control
    }
  }

  /// A table selected a row, or a collection view an item, since the last touch began.
  func selectedSinceLastTouch() -> Bool {
    let began = events.lastIndex { $0.kind == .sample && $0.phase == .began } ?? 0
    return events[began...].contains { event in
      event.kind == .action && event.payload != TraceEvent.noPayload
        && ["didSelectRow", "didSelectItem"].contains { trace.payload(of: event).hasPrefix($0) }
    }
  }

  /// A touch that a control tracked ended so far outside of it, and beyond its margin, points.
  func ended(outside control: String, by distance: Double, margin: Double) -> Bool {
    events.contains {
      $0.verb == .endTracking && name($0.subject) == control && $0.measured >= $0.limit
        && abs($0.measured - distance) <= Unit.points.tolerance
        && abs($0.limit - margin) <= Unit.points.tolerance
    }
  }

  /// A delegate let a recognizer recognize beside the one that prevented it.
  func mayShare(_ recognizer: String) -> Bool {
    let winners = transitions(of: recognizer).filter { $0.reason == .preventedBy }.map(\.other)
    return events.contains { answer in
      let pair = [answer.subject, answer.other]
      return answer.verb == .simultaneousWith && answer.answer
        && pair.contains { name($0) == recognizer } && pair.contains { winners.contains($0) }
    }
  }

  /// A recognizer answered true to a question about another one.
  func allowed(_ recognizer: String, _ question: Verb, _ other: String) -> Bool {
    events.contains {
      $0.verb == question && $0.answer && name($0.subject) == recognizer && name($0.other) == other
    }
  }

  /// It failed, and has got no new touch since.
  func isOver(_ recognizer: String) -> Bool {
    guard let last = transitions(of: recognizer).last, last.to == .failed else { return false }
    return !events.contains {
      $0.kind == .gesture && $0.verb == .touchesBegan && $0.seq > last.seq
        && $0.subject == last.subject
    }
  }

  /// Any of the four touch methods.
  func gotAnything(_ responder: String) -> Bool {
    events.contains { $0.kind == .touches && name($0.subject) == responder }
  }

  /// A recognizer got the beginning of a touch.
  func wasTold(_ recognizer: String) -> Bool {
    events.contains {
      $0.kind == .gesture && $0.verb == .touchesBegan && name($0.subject) == recognizer
    }
  }

  /// A view, or another responder, got the last touch that began.
  var lastTouchWasGiven: Bool {
    guard let began = events.last(where: { $0.kind == .sample && $0.phase == .began }) else {
      return false
    }
    return events.contains {
      $0.kind == .touches && $0.verb == .touchesBegan && $0.other == began.subject
        && $0.seq > began.seq
    }
  }

  /// The system cancelled a touch.
  var wasTakenBySystem: Bool { events.contains { $0.kind == .sample && $0.phase == .cancelled } }

  // MARK: The app

  /// Code of the app printed a line in this gesture.
  func printed(_ line: String) -> Bool {
    events.contains { $0.kind == .print && trace.payload(of: $0) == "print " + line }
      || trace.console.contains { $0.text == line && $0.time >= start && $0.time <= now }
  }

  // MARK: Numbers

  /// Whether a number with its unit stands in the gesture's lines, or is a span between two of them.
  func has(_ value: Double, _ unit: Unit) -> Bool {
    switch unit {
    case .points:
      (plain + distances + waysToFailure).contains { abs($0 - value) <= unit.tolerance }
    case .speed, .count: plain.contains { abs($0 - value) <= unit.tolerance }
    case .seconds:
      plain.contains { abs($0 - value) <= unit.tolerance }
        || spans.contains { abs($0 - value) <= unit.tolerance }
    case .degrees: plain.contains { abs($0 * 180 / .pi - value) <= unit.tolerance }
    }
  }

  enum Unit {
    case points, seconds, speed, degrees, count

    /// Half of the last digit that is shown, and the rounding of halves.
    var tolerance: Double {
      switch self {
      case .points, .degrees, .count: 0.0501
      case .seconds: 0.00501
      case .speed: 0.501
      }
    }
  }

  private var plain: [Double] { events.flatMap { [abs($0.measured), abs($0.limit)] } }

  /// Times since the gesture began, and between the events that begin and end something.
  private var spans: [Double] {
    let kinds: Set<TraceKind> = [.state, .held, .timer, .hold, .action]
    let marks = Set(
      (events + earlier.suffix(400)).filter { event in
        kinds.contains(event.kind) || event.kind == .sample && event.phase != .moved
      }.map(\.time) + [start, now])
    let timers = events.filter { $0.verb == .timerStarts }
    var spans = marks.flatMap { a in marks.filter { $0 > a }.map { $0.since(a) } }
    spans += marks.filter { $0 >= start }.map { $0.since(start) }
    // What the digitizer says of the moment at which a finger changed.
    spans += events.compactMap { trace.hand(of: $0)?.timestamp }.filter { $0 >= start }
      .map { $0.since(start) }
    spans += timers.map { max(0, $0.limit - now.since($0.time)) }
    return spans + [0]
  }
}

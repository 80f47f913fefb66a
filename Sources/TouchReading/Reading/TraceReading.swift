import Foundation
package import TouchTrace

/// What a trace says up to the playhead: fingers, recognizers, views, the last hit test, the last reason.
///
/// A value that is folded over the events one by one; copying it is cheap, and it needs no engine.
package struct TraceReading: Sendable {
  /// Every finger of the present gesture.
  package internal(set) var fingers: [FingerReading] = []
  /// Every recognizer that had touches.
  package internal(set) var recognizers: [RecognizerReading] = []
  /// Everybody who got touches.
  package internal(set) var responders: [ResponderReading] = []
  /// Those that got a touch in the gesture.
  package var told: Set<Handle> {
    Set(responders.filter { !$0.deliveries.isEmpty }.map(\.handle))
  }
  /// The binding passes of the fingers that are down, or were last; the latest one at the end.
  package internal(set) var hits: [HitReading] = []
  /// The windows' own passes for the same fingers, before the ones that bound them.
  package internal(set) var windowPasses: [HitReading] = []
  /// Responders of the last touch that was forwarded in this gesture, the first one first; empty while none was.
  package internal(set) var chain: [Handle] = []
  /// Answers of delegates, subclasses and views in this gesture, the oldest first.
  package internal(set) var decisions: [TraceEvent] = []
  /// Which recognizer got which finger in this gesture, in the order of delivery.
  package internal(set) var attachments: [Attachment] = []
  /// When the gesture began that the timeline shows: the first touch after a second of rest.
  package internal(set) var gestureStart = Instant.zero
  /// The moment that was reached.
  package internal(set) var now = Instant.zero
  /// Fingers that a view was not given.
  package internal(set) var withheld: [TraceEvent] = []
  /// Windows that refused the finger that went down last.
  package internal(set) var refusedWindows: [HitReading.Rejection] = []
  /// How many responders the longest chain of the session had: what shows chains keeps room for so many.
  package internal(set) var longestChain = 0
  var isChainFresh = false
  /// The stages that events pass on their way into the app.
  package internal(set) var system = SystemReading()
  /// Scroll views whose content moved in this gesture, in the order in which they began.
  package internal(set) var offsets: [OffsetReading] = []
  /// When something last happened.
  package internal(set) var lastActivity = Instant.zero
  /// When something last happened beside content that moved.
  package private(set) var lastDeed = Instant.zero

  /// Rest after which a touch begins a new gesture on the timeline, seconds.
  package static let rest = 1.0
  /// After so long a touch begins a new one without rest, seconds: what is kept of a gesture does not grow for ever.
  static let longest = 20.0

  package init() {}

  /// Takes the next event in.
  package mutating func read(_ event: TraceEvent, in trace: Trace) {
    now = max(now, event.time)
    system.read(event, trace)
    switch event.kind {
    case .sample: readSample(event, trace)
    case .hit: readHit(event)
    case .receive:
      readDecision(event)
      readRecognizer(event, trace)
    case .decision: readDecision(event)
    case .gesture:
      readAttachment(event)
      readRecognizer(event, trace)
    // The timer of a control that repeats, or of the app, is none of a recognizer.
    case .timer where event.rule == .ctl50 || event.source == .api: lastActivity = event.time
    case .state, .held, .measure, .timer, .reset, .machine: readRecognizer(event, trace)
    case .action: readAction(event, trace)
    case .touches: readTouches(event)
    case .tracking: readTracking(event)
    case .chain: readChain(event)
    case .hold: readHold(event)
    case .withhold:
      finger(event.other) { $0.denial = .withheld }
      withheld.append(event)
      own(event.other, event.subject)
    case .event: isChainFresh = true
    case .scroll:
      readScroll(event)
      lastActivity = event.time
    case .press, .motion: lastActivity = event.time
    case .change: readChange(event, trace)
    case .warning where event.rule == .td39: finger(event.subject) { $0.denial = .ignored }
    case .print, .warning, .pipeline: break
    }
    if event.kind != .scroll, event.kind != .change, lastActivity == event.time {
      lastDeed = event.time
    }
  }

  /// Lets time go on without an event, for gauges that fill.
  package mutating func advance(to time: Instant) { now = max(now, time) }

  /// The same, when its last event came: it may have been shown later than that.
  package func resting(at time: Instant) -> TraceReading {
    var resting = self
    resting.now = time
    return resting
  }

  /// The binding pass of the last finger that went down.
  package var hit: HitReading { hits.last ?? HitReading() }

  // MARK: Parts

  mutating func finger(_ handle: Handle, _ change: (inout FingerReading) -> Void) {
    guard let index = fingers.lastIndex(where: { $0.handle == handle }) else { return }
    change(&fingers[index])
  }

  private mutating func readSample(_ event: TraceEvent, _ trace: Trace) {
    let at = CGPoint(x: event.measured, y: event.limit)
    if event.phase == .began {
      let isNew =
        event.time.since(lastActivity) >= Self.rest
        || event.time.since(gestureStart) >= Self.longest
      // The first touch of all begins a gesture, too, however soon after the loading it comes.
      if isNew || fingers.isEmpty, !fingers.contains(where: \.isDown) { startGesture(event.time) }
      let number = Int(trace.name(of: event.subject).dropFirst(6)) ?? 1
      fingers.append(FingerReading(handle: event.subject, number: number, at: at, time: event.time))
      forgetHits(of: event.subject)
      refusedWindows = []
    } else {
      let isTaken =
        event.phase == .cancelled
        && trace.events(at: event.time).contains { $0.verb == .takesAway && $0.seq < event.seq }
      finger(event.subject) { $0.read(event.phase, at, event.time, isTaken: isTaken) }
    }
    lastActivity = event.time
  }

  private mutating func startGesture(_ time: Instant) {
    gestureStart = time
    fingers = []
    for index in recognizers.indices where !recognizers[index].isInPlay {
      recognizers[index].forget()
    }
    responders = []
    decisions = []
    attachments = []
    withheld = []
    offsets = []
    chain = []
    isChainFresh = false
  }

  private mutating func readTouches(_ event: TraceEvent) {
    responder(event.subject) {
      $0.deliveries.append(
        Delivery(time: event.time, verb: event.verb, finger: event.other, event: event.seq))
    }
    if event.verb == .touchesBegan { own(event.other, event.subject) }
    for index in contacts(of: event) { fingers[index].deliver(event) }
    if isChainFresh {
      chain = [event.subject]
      longestChain = max(longestChain, 1)
      isChainFresh = false
    }
    lastActivity = event.time
  }

  private mutating func readChain(_ event: TraceEvent) {
    // The searches for an action's target and for a performer, and the walk after a lift, forward no touch.
    guard event.verb == .nextResponder, ![.rc10, .rc11, .ec50].contains(event.rule) else { return }
    guard chain.last == event.subject else { return }
    chain.append(event.other)
    longestChain = max(longestChain, chain.count)
  }

  private mutating func readTracking(_ event: TraceEvent) {
    responder(event.subject) {
      $0.isTracking =
        event.answer && (event.verb == .beginTracking || event.verb == .continueTracking)
      $0.trackingRefusal = event.verb == .beginTracking && !event.answer ? event.seq : nil
    }
  }

  /// What the line of a selection begins with: of a table's row, of a collection view's item.
  static let (rowSelected, itemSelected) = ("didSelectRow", "didSelectItem")

  /// Whether a table or a collection view says with it that it selected something.
  static func isSelection(_ name: String) -> Bool {
    name.hasPrefix(rowSelected) || name.hasPrefix(itemSelected)
  }

  private mutating func readAction(_ event: TraceEvent, _ trace: Trace) {
    guard event.payload != TraceEvent.noPayload else {
      recognizer(event.subject) {
        $0.actions += 1
        $0.lastAction = event.seq
      }
      return
    }
    let name = trace.payload(of: event)
    responder(event.subject) {
      $0.events.append(ControlEvent(time: event.time, name: name, event: event.seq))
    }
  }

  mutating func responder(_ handle: Handle, _ change: (inout ResponderReading) -> Void) {
    if let index = responders.firstIndex(where: { $0.handle == handle }) {
      change(&responders[index])
    } else {
      var reading = ResponderReading(handle: handle)
      change(&reading)
      responders.append(reading)
    }
  }

  mutating func recognizer(_ handle: Handle, _ change: (inout RecognizerReading) -> Void) {
    if let index = recognizers.firstIndex(where: { $0.handle == handle }) {
      change(&recognizers[index])
    } else {
      var reading = RecognizerReading(handle: handle)
      change(&reading)
      recognizers.append(reading)
    }
  }

  private mutating func readRecognizer(_ event: TraceEvent, _ trace: Trace) {
    lastActivity = event.time
    let payload = trace.payload(of: event)
    recognizer(event.subject) { $0.read(event, payload) }
  }

  /// The reading of a recognizer; nil when it had no touches.
  package func recognizer(_ handle: Handle) -> RecognizerReading? {
    recognizers.first { $0.handle == handle }
  }
}

extension TraceReading {
  /// True when the last responder got the touch and did not forward it. One that only asks for the responder after it, as
  /// code that prints the chain does, forwards nothing.
  package func isChainStopped(_ trace: Trace) -> Bool {
    guard let last = chain.last,
      !chain.contains(where: { trace.name(of: $0) == "application" }),
      let delivery = responders.first(where: { $0.handle == last })?.deliveries.last
    else { return false }
    return !trace.events[Int(delivery.event)...].prefix { $0.time == delivery.time }
      .contains { $0.kind == .chain && $0.subject == last && $0.other == .none }
  }
}

package import TouchReading
package import TouchTrace

/// What was called on whom because of one touch, in the order of the trace.
package struct SequenceDiagram: Hashable, Sendable {
  /// Somebody who calls or is called.
  package struct Lifeline: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// What is before the app: the system that brings the touch.
      case system
      case application, window, recognizer, view, responder
      /// The object that an action calls.
      case target
    }

    package var kind: Kind
    /// None for the system and for targets.
    package var handle: Handle
    package var name: String
    /// What a press selects.
    package var target: Target?
  }

  /// A line of the trace.
  package struct Message: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
      case call
      /// The touch is taken from a view.
      case cancel
      /// What an object says or does by itself.
      case own
    }

    /// Indices of lifelines; equal where an object does something by itself.
    package var from: Int
    package var to: Int
    /// As the log has it, without the name of the object.
    package var text: String
    package var time: Instant
    /// The line of the trace.
    package var event: UInt32
    package var style: Style
    /// It lies behind the playhead.
    package var isToCome: Bool
  }

  /// The number of the touch.
  package let touch: Int
  /// From left to right.
  package let lifelines: [Lifeline]
  /// From top to bottom.
  package let messages: [Message]
  /// When the gesture began, from which times are counted.
  package let start: Instant

  /// Of a finger that is selected, or else of the last one that went down; nil before any did.
  package init?(_ input: PictureInput, selection: Target? = nil) {
    let whole = input.whole
    let fingers = whole.reading.fingers
    var chosen = fingers.last
    if case .finger(let number) = selection, let one = fingers.last(where: { $0.number == number })
    {
      chosen = one
    }
    guard let chosen, let maker = SequenceMaker(chosen, input) else { return nil }
    touch = chosen.number
    start = whole.reading.gestureStart
    lifelines = maker.lifelines
    messages = maker.messages
  }
}

/// Finds the lines of a touch, who takes part in them, and who calls whom.
private struct SequenceMaker {
  private(set) var lifelines: [SequenceDiagram.Lifeline] = []
  private(set) var messages: [SequenceDiagram.Message] = []
  private let input: PictureInput
  private let trace: Trace
  private let finger: Handle
  private let lines: Range<Int>
  /// The view of the touch, the views around it, and the recognizers that got it.
  private var view = Handle.none
  private var path: [Handle] = []
  private var recognizers: [Handle] = []
  private var indices: [Handle: Int] = [:]
  private var targets: [String: Int] = [:]

  init?(_ finger: FingerReading, _ input: PictureInput) {
    self.input = input
    trace = input.trace
    self.finger = finger.handle
    let end = min(input.whole.reading.system.position, input.trace.events.count)
    guard let lines = Self.lines(of: finger, input.trace, end) else { return nil }
    self.lines = lines
    readParts()
    readLifelines()
    readMessages()
  }

  /// From its beginning to the next one of a finger of that number.
  private static func lines(of finger: FingerReading, _ trace: Trace, _ end: Int) -> Range<Int>? {
    func begins(_ event: TraceEvent) -> Bool {
      event.kind == .sample && event.phase == .began && event.subject == finger.handle
    }
    var last = end
    for index in stride(from: end - 1, through: 0, by: -1) where begins(trace.events[index]) {
      if trace.events[index].time <= finger.startTime { return index..<last }
      last = index
    }
    return nil
  }

  // MARK: Who takes part

  private mutating func readParts() {
    var refused: Set<Handle> = []
    for index in lines {
      let event = trace.events[index]
      guard event.other == finger || event.subject == finger else { continue }
      switch event.kind {
      case .hit where event.measured == 2:
        if event.verb == .rejected { refused.insert(event.subject) }
        if event.verb == .hitTest, !path.contains(event.subject) { path.append(event.subject) }
      case .receive: note(event.subject)
      case .pipeline where event.verb == .gathers: note(event.other)
      case .pipeline where event.verb == .bound: view = event.other
      default: break
      }
    }
    path.removeAll(where: refused.contains)
    if view == .none { view = path.last ?? .none }
  }

  private mutating func note(_ recognizer: Handle) {
    if recognizer != finger, !recognizers.contains(recognizer) { recognizers.append(recognizer) }
  }

  private mutating func readLifelines() {
    var others: [Handle] = []
    for index in lines where isShown(trace.events[index]) {
      let event = trace.events[index]
      for handle in [event.subject] + (event.kind == .chain ? [event.other] : [])
      where event.verb != .rejected && !others.contains(handle) { others.append(handle) }
    }
    func has(_ handle: Handle, _ base: String) -> Bool {
      trace.lineage(of: handle).names.contains(base)
    }
    let inOrder: [(SequenceDiagram.Lifeline.Kind, [Handle])] = [
      (.application, others.filter { has($0, "UIApplication") }),
      (.window, others.filter { has($0, "UIWindow") }),
      (.view, view == .none ? [] : [view]), (.recognizer, recognizers),
      (.view, path.reversed()), (.view, others.filter { has($0, "UIView") }),
      (.responder, others),
    ]
    lifelines = [.init(kind: .system, handle: .none, name: input.name(of: finger), target: nil)]
    for (kind, handles) in inOrder {
      for handle in handles where indices[handle] == nil && handle != finger {
        if kind == .view, has(handle, "UIWindow") { continue }
        indices[handle] = lifelines.count
        lifelines.append(
          .init(
            kind: kind, handle: handle, name: input.name(of: handle),
            target: target(kind, input.name(of: handle))))
      }
    }
    for index in lines where trace.events[index].kind == .action && isShown(trace.events[index]) {
      guard let target = trace.targets[trace.events[index].subject],
        targets[target.className] == nil
      else { continue }
      targets[target.className] =
        lifelines.firstIndex { trace.lineage(of: $0.handle).name == target.className }
        ?? lifelines.count
      guard targets[target.className] == lifelines.count else { continue }
      lifelines.append(
        .init(kind: .target, handle: .none, name: target.className, target: nil))
    }
  }

  private func target(_ kind: SequenceDiagram.Lifeline.Kind, _ name: String) -> Target? {
    switch kind {
    case .recognizer: .recognizer(name)
    case .view, .window: .view(name)
    case .application, .responder: .responder(name)
    case .system, .target: nil
    }
  }

  // MARK: Which lines

  /// Whether a line of these is one of the diagram: what was asked of the views on the path and of its recognizers, what they
  /// and the responders got, and what came of it.
  private func isShown(_ event: TraceEvent) -> Bool {
    switch event.kind {
    case .hit:
      guard event.other == finger else { return false }
      return event.verb == .rejected ? !path.contains(event.subject) : path.contains(event.subject)
    case .event: return event.payload == TraceEvent.noPayload
    case .receive, .withhold, .hold: return event.other == finger
    case .gesture, .state, .held: return recognizers.contains(event.subject)
    // Touches of several fingers come together and are named by the first.
    case .touches: return event.other == finger || event.subject == view
    case .chain: return event.verb == .nextResponder && event.rule != .rc11
    case .tracking: return event.other == finger
    case .action: return recognizers.contains(event.subject) || path.contains(event.subject)
    case .decision, .measure, .timer, .machine, .change, .sample, .print, .reset, .warning, .scroll,
      .press, .motion, .pipeline:
      return false
    }
  }

  // MARK: Who calls whom

  private mutating func readMessages() {
    var open: [Call] = []
    let now = input.reading.system.position
    for index in lines {
      let event = trace.events[index]
      while let last = open.last, last.depth >= event.depth { open.removeLast() }
      let around = open.last { $0.index != nil }
      if isShown(event), let (from, to) = ends(event, around) {
        messages.append(
          .init(
            from: from, to: to, text: text(event), time: event.time, event: event.seq,
            style: style(event, from, to), isToCome: index >= now))
      }
      open.append(
        Call(
          depth: event.depth, index: indices[event.subject], passesTouches: event.kind == .touches))
    }
  }

  /// A call that is open.
  private struct Call {
    var depth: UInt16
    /// Whose it is; nil for what has no lifeline.
    var index: Int?
    /// A responder got a touch in it: what it calls is passed on.
    var passesTouches: Bool
  }

  private func ends(_ event: TraceEvent, _ call: Call?) -> (Int, Int)? {
    let own = indices[event.subject]
    let around = call?.index
    switch event.kind {
    case .hit where event.verb == .rejected:
      // A view that refuses has no line of its own: the one that asked it says so.
      let asker = around ?? indices[input.snapshot.view(event.subject)?.parent ?? .none] ?? 0
      return (asker, asker)
    case .hit where event.verb != .hitTest: return own.map { ($0, $0) }
    case .hit, .event, .receive, .gesture: return own.map { (around ?? 0, $0) }
    case .touches: return own.map { (sender(event, call), $0) }
    case .chain:
      guard let own, let next = indices[event.other] else { return nil }
      return (own, next)
    case .action:
      guard let own else { return nil }
      let target = trace.targets[event.subject].flatMap { targets[$0.className] }
      return (own, target ?? own)
    case .hold: return own.map { ($0, indices[view] ?? $0) }
    default: return own.map { ($0, $0) }
    }
  }

  /// A responder that passes a touch on, or else the recognizer that cancels or delivers it, or else the window.
  private func sender(_ event: TraceEvent, _ call: Call?) -> Int {
    let around = call?.index ?? 0
    guard call?.passesTouches != true, TurnReading.isByRecognizer(event, in: trace) else {
      return around
    }
    var cause = event.cause
    while cause != TraceEvent.noCause, Int(cause) < trace.events.count {
      let led = trace.events[Int(cause)]
      if let index = indices[led.subject], lifelines[index].kind == .recognizer { return index }
      cause = led.cause
    }
    return around
  }

  private func text(_ event: TraceEvent) -> String {
    if event.verb == .rejected { return CanonicalLine.text(event, in: trace) }
    if event.kind == .action, let target = trace.targets[event.subject] { return target.action }
    return CanonicalLine.what(event, in: trace)
  }

  private func style(_ event: TraceEvent, _ from: Int, _ to: Int) -> SequenceDiagram.Message.Style {
    if event.verb == .touchesCancelled { return .cancel }
    return from == to ? .own : .call
  }
}

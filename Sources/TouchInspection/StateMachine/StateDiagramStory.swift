import TouchLanguage
import TouchReading
import TouchTrace

extension StateDiagram {
  /// One edge that an attempt took, or that was asked for.
  struct Step {
    enum Kind { case taken, refused, unknown }
    var from: Node
    var to: Node
    /// Its index in the trace.
    var event: UInt32?
    var kind = Kind.taken
    /// At most `labelMax` characters, for the edge.
    var label = ""
    /// How often, for attempts that were refused.
    var count = 1
    /// The line of the trace.
    var line = ""
  }

  /// Characters of a text on an edge.
  static let labelMax = 26

  /// All that a diagram shows of one recognizer.
  struct Story {
    var name = ""
    var reading: RecognizerReading
    var isDiscrete: Bool
    var hasHeld: Bool
    /// The path of the attempt, in order; a wait is a step too.
    var steps: [Step]
    /// When each state was first entered, seconds since the gesture's first touch.
    var times: [Node: Double] = [:]
    /// Of the texts in the diagram, points.
    var textSize = 11.0
    /// Attempts that somebody refused, and states that the machine does not know.
    var others: [Step] = []

    /// From what a reading says alone.
    init(
      _ reading: RecognizerReading, isDiscrete: Bool, hasHeld: Bool, _ input: PictureInput? = nil
    ) {
      self.reading = reading
      self.isDiscrete = isDiscrete
      self.hasHeld = hasHeld
      steps = StateDiagram.steps(reading, input)
      others = StateDiagram.unknownSteps(reading, input?.trace)
    }

    init(_ reading: RecognizerReading, _ snapshot: RecognizerSnapshot, _ input: PictureInput) {
      let waits =
        !FailureRequirements.required(snapshot, input).isEmpty || reading.waiting != nil
      self.init(
        reading, isDiscrete: snapshot.isDiscrete, hasHeld: waits, input)
      name = snapshot.name
      times = StateDiagram.times(reading, steps, input)
      if let refusal = StateDiagram.refusedStep(reading, snapshot, input) { others.append(refusal) }
    }

    /// How often a state was entered in the present attempt.
    func visits(_ node: Node) -> Int {
      let slices = reading.slices.filter { $0.from >= reading.start }
      let seen: Int =
        switch node {
        case .possible: slices.count { $0.look == .possible }
        case .held: slices.count { $0.look == .held }
        case .began: slices.count { $0.look == .began }
        case .changed: slices.count { $0.look == .changed }
        case .ended, .cancelled, .failed:
          slices.count { $0.end.map { StateDiagram.node($0.to) == node } ?? false }
        }
      let isOnTheWay = steps.contains { $0.from == node || $0.to == node }
      return max(seen, isOnTheWay || node == .possible && reading.isInPlay ? 1 : 0)
    }

    /// The state that is filled; none for a recognizer that nothing happened to.
    var active: Node? {
      reading.isInPlay || !steps.isEmpty ? StateDiagram.node(reading) : nil
    }
  }

  static func node(_ state: GestureState) -> Node {
    switch state {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  static func node(_ reading: RecognizerReading) -> Node {
    reading.isHeld ? .held : node(reading.state)
  }

  /// How many changes were reported: every action but the first and the last.
  static func changes(_ reading: RecognizerReading) -> Int {
    guard reading.transitions.contains(where: { $0.to == .changed }) else { return 0 }
    let ends = reading.state == .ended || reading.state == .cancelled ? 1 : 0
    return max(0, reading.actions - 1 - ends)
  }

  /// Times before the gesture are left out.
  private static func times(
    _ reading: RecognizerReading, _ steps: [Step], _ input: PictureInput
  ) -> [Node: Double] {
    guard reading.wasInPlay else { return [:] }
    var moments: [(Node, Instant)] = [(.possible, reading.start)]
    moments += steps.compactMap { step in
      step.event.map { (step.to, input.trace.events[Int($0)].time) }
    }
    var times: [Node: Double] = [:]
    for (node, time) in moments where times[node] == nil && time >= input.reading.gestureStart {
      times[node] = time.since(input.reading.gestureStart)
    }
    return times
  }

  // MARK: Steps

  private static func steps(_ reading: RecognizerReading, _ input: PictureInput?) -> [Step] {
    let trace = input?.trace
    var steps: [Step] = []
    var at = Node.possible
    if let waiting = reading.waiting {
      let label =
        input.map {
          StepNote.fitted($0.name(of: waiting.other)) { Text.cards.waits(for: $0) }
        } ?? ""
      steps.append(
        Step(
          from: .possible, to: .held, event: waiting.event, label: shortened(label),
          line: line(waiting.event, trace)))
      at = .held
    }
    for event in reading.transitions {
      let to = node(event.to)
      guard to != at else { continue }
      let label = input.map { StepNote.brief(event, $0) } ?? ""
      steps.append(
        Step(
          from: at, to: to, event: event.seq, label: shortened(label),
          line: line(event.seq, trace)))
      at = to
    }
    return steps
  }

  /// Assigned states that the machine does not know; each pair of states once, with the last line.
  private static func unknownSteps(_ reading: RecognizerReading, _ trace: Trace?) -> [Step] {
    var steps: [Step] = []
    for event in reading.assigned where event.from != event.to {
      let step = Step(
        from: node(event.from), to: node(event.to), event: event.seq, kind: .unknown,
        label: shortened(trace.map { $0.payload(of: event) } ?? ""), line: line(event.seq, trace))
      if let index = steps.firstIndex(where: { $0.from == step.from && $0.to == step.to }) {
        steps[index].event = step.event
        steps[index].label = step.label
        steps[index].count += 1
      } else {
        steps.append(step)
      }
    }
    return steps
  }

  /// The transition out of possible that a delegate, view or control refused.
  private static func refusedStep(
    _ reading: RecognizerReading, _ snapshot: RecognizerSnapshot, _ input: PictureInput
  ) -> Step? {
    guard let refusal = reading.refusedAttempt else { return nil }
    let no = input.reading.decisions.filter { answer in
      !answer.answer
        && (answer.verb == .shouldBegin && answer.subject == reading.handle
          || answer.verb == .gestureRecognizerShouldBegin && answer.other == reading.handle)
    }
    return Step(
      from: .possible, to: snapshot.isDiscrete ? .ended : .began,
      event: no.last?.seq ?? refusal.seq,
      kind: .refused,
      label: refusal.reason == .controlWins
        ? Text.cards.blockedByControl : Text.cards.shouldBeginRefused,
      count: max(1, no.count), line: line(no.last?.seq ?? refusal.seq, input.trace))
  }

  private static func line(_ event: UInt32, _ trace: Trace?) -> String {
    guard let trace, Int(event) < trace.events.count else { return "" }
    return EventWords.text(trace.events[Int(event)], in: trace)
  }

  /// Both ends of a text that is longer than an edge takes.
  static func shortened(_ text: String) -> String {
    guard text.count > labelMax else { return text }
    let keep = labelMax - 1
    return String(text.prefix((keep + 1) / 2)) + "\u{2026}" + String(text.suffix(keep / 2))
  }
}

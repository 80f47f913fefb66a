import Foundation
import TouchLanguage
import TouchTrace

/// Why a recognizer fired, failed, waits, or never got a touch.
enum WhyRecognizer {
  typealias Sentence = Explanation.Sentence

  /// As a headline the title names the view that lost its touch to it, if that is what a person sees.
  static func explain(
    _ handle: Handle, _ input: PictureInput, isHeadline: Bool = false
  ) -> Explanation {
    var why = engine(handle, input, isHeadline: isHeadline)
    why.add(WhyZoom.sentences(about: handle, input))
    why.add(app(handle, input))
    // Where another one is asked about, nothing that moves is missed.
    if why.subject == handle { why.add(emptyAction(handle, input)) }
    return why
  }

  /// That nothing follows the touch of a drag, pinch or rotation that recognized, because its action is empty: who sees that
  /// it won asks why nothing moves.
  private static func emptyAction(_ handle: Handle, _ input: PictureInput) -> [Sentence] {
    guard let snapshot = input.snapshot.recognizer(handle), snapshot.actionIsEmpty,
      let reading = input.reading.recognizer(handle), reading.actions > 0,
      let last = reading.lastAction
    else { return [] }
    switch snapshot.need {
    case .drag, .edgeDrag, .pinch, .rotation:
      let text = Text.whyRecognizer.emptyAction(input.marked(handle), calls: reading.actions)
      return [Sentence(text, .none, last).aside]
    case .tap, .press, .swipe, .hover, .scroll, .zoom, .hold, .beginEditing, .toggle, .backSwipe,
      .systemGesture, .systemWatch, nil:
      return []
    }
  }

  /// What it did in the app, after what the engine makes of it.
  private static func app(_ handle: Handle, _ input: PictureInput) -> [Sentence] {
    let start = input.reading.gestureStart
    let changes = (input.app?.recognizers[input.name(of: handle)] ?? [])
      .filter { $0.time >= start && $0.state != .changed }
    guard !changes.isEmpty else { return [] }
    let words = changes.map { change in
      let seconds = change.time.since(start)
      return change.since.map { Text.timeline.between(change.state, $0.since(start), seconds) }
        ?? Text.timeline.former(change.state, "", at: seconds)[0]
    }
    return [Sentence(Text.whyRecognizer.inTheApp(words), .none, nil)]
  }

  private static func engine(
    _ handle: Handle, _ input: PictureInput, isHeadline: Bool
  ) -> Explanation {
    let name = input.marked(handle)
    guard let reading = input.reading.recognizer(handle), reading.wasInPlay else {
      return WhyNotAttached.explain(handle, name, input)
    }
    if let waiting = reading.waiting, reading.isHeld {
      return held(handle, name, waiting, input)
    }
    if let last = reading.transitions.last {
      return transition(last, reading, isHeadline ? TouchLoss(last, input) : nil, input)
    }
    return undecided(handle, name, reading, input)
  }

  /// That it is in a cycle of recognizers that wait for each other, as the first of the sentences.
  static func cycle(_ handle: Handle, _ input: PictureInput) -> [Sentence] {
    let members = RequirementCycle.members(of: handle, input)
    return RequirementCycle.sentence(about: members, input).map { [$0] } ?? []
  }

  // MARK: Before a decision

  private static func undecided(
    _ handle: Handle, _ name: String, _ reading: RecognizerReading, _ input: PictureInput
  ) -> Explanation {
    let event = input.reading.attachments.first { $0.recognizer == handle }?.event
    let gauges = Gauges.make(
      reading, input.reading, need: input.snapshot.recognizer(handle)?.need
    ).map { (value: $0.value, bound: $0.bound) }
    let texts = Text.whyRecognizer
    let sentences = [
      Sentence(
        texts.attached(touches(of: handle, input), attachment(handle, input)), .ar01, event
      ).standing,
      Sentence(texts.notDecided(gauges), .gr12, event).standing,
    ]
    return Explanation(
      handle, texts.undecided(name), cycle(handle, input) + sentences, moment: .standing)
  }

  /// The numbers of its touches, each once.
  private static func touches(of handle: Handle, _ input: PictureInput) -> [Int] {
    var numbers: [Int] = []
    for attachment in input.reading.attachments where attachment.recognizer == handle {
      let number = input.touchNumber(attachment.finger)
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }

  /// Why it has its last touch.
  private static func attachment(
    _ handle: Handle, _ input: PictureInput
  ) -> AttachmentReason {
    guard let view = input.snapshot.recognizer(handle)?.view else { return .touched(nil) }
    let finger = input.reading.attachments.last { $0.recognizer == handle }?.finger
    let winner = finger.flatMap { input.reading.hit(of: $0)?.winner }
    let name = input.marked(view)
    guard let winner, winner != .none else { return .touched(name) }
    return winner == view ? .hitView(name) : .contains(view: name, hitView: input.marked(winner))
  }

  // MARK: Held

  private static func held(
    _ handle: Handle, _ name: String, _ waiting: RecognizerReading.Waiting, _ input: PictureInput
  ) -> Explanation {
    let other = input.marked(waiting.other)
    let texts = Text.whyRecognizer
    var sentences = cycle(handle, input)
    sentences.append(Sentence(texts.recognizedButWaits(for: other), .ar37, waiting.event))
    if let timer = input.reading.recognizer(waiting.other)?.timers.last(where: { $0.end == nil }) {
      let left = max(0, timer.seconds - input.reading.now.since(timer.start))
      let text = texts.timeLeft(
        other, left, of: timer.seconds, isNextTap: GaugeKind(timer: timer.name) == .nextTap)
      sentences.append(Sentence(text, .tap12, timer.event).standing)
    }
    return Explanation(
      handle, texts.waits(name, for: other), sentences, moment: .event(waiting.event))
  }

  // MARK: Changes of state

  /// `loss`: what lost its touch to it, where a person sees that first.
  private static func transition(
    _ event: TraceEvent, _ reading: RecognizerReading, _ loss: TouchLoss?, _ input: PictureInput
  ) -> Explanation {
    let contest = DirectionContest.find(of: event.subject, input)
    let title = title(event, reading, contest, loss, input)
    var sentences = event.rule == .ar49 ? cycle(event.subject, input) : []
    if let contest { sentences.append(contest.sentence(input)) }
    if event.to == .ended || event.to == .began { sentences += waited(reading, input) }
    let began = reading.transitions.first { $0.to == .began }
    if contest == nil, let began, began.seq != event.seq {
      sentences.append(start(began, reading, input))
    }
    if sentences.isEmpty || event.reason == .none || event.to == .cancelled || event.to == .failed {
      let isStart = event.to == .began
      sentences.append(
        isStart ? start(event, reading, input) : reason(event, reading, input))
    }
    sentences += late(event, input)
    let naming =
      title.loss?.naming(after: began.flatMap { way($0, reading, input) }) ?? Outcome.Naming.all
    // What is told in the same breath as those that it prevented is not told again.
    if case .counted(after: .some) = naming { sentences.removeAll { $0.event == began?.seq } }
    let outcome = Outcome(of: event, reading, naming: naming, input)
    // What was lost comes before why the recognizer began.
    var opening: [Sentence] = []
    switch title.loss {
    case .view(let view):
      opening = WhyControl.loss(of: view, outcome.losses, input) ?? outcome.losses
      sentences += outcome.others
    case .dropped(let control):
      opening = HitDelivery.sentences(control, input)
      sentences += outcome.others
    case .unreached(_, let hitView):
      opening = HitDelivery.sentences(hitView, input)
      sentences += outcome.others
    case .row(let row):
      opening = [row.sentence]
      sentences += outcome.others
    case .recognizers:
      opening = outcome.recognizers
      sentences += outcome.rest
    case .gesture(let failure):
      // Who made it asks about it, and not about what went on.
      let missed =
        input.reading.recognizer(failure.subject) ?? RecognizerReading(handle: failure.subject)
      let besides = sentences + outcome.recognizers + outcome.losses
      return Explanation(
        failure.subject, title.text, [reason(failure, missed, input)] + besides.map(\.aside),
        moment: .event(failure.seq))
    case .waiting, .plain, .nothing, nil: sentences += outcome.all
    }
    let lost = title.loss?.tellsBeginning == true ? began?.seq : opening.first?.event
    return Explanation(
      event.subject, title.text, opening + sentences + before(reading, input),
      moment: contest == nil && lost == nil && event.to == .changed
        ? .standing : .event(contest?.event.seq ?? lost ?? event.seq))
  }

  /// A tap that waited too long although its finger was up in time: the app stood still, and heard of it later (GOLD-003-07).
  private static func late(_ event: TraceEvent, _ input: PictureInput) -> [Sentence] {
    guard event.reason == .timedOut, event.rule == .tap07 else { return [] }
    let (trace, start) = (input.trace, input.reading.gestureStart)
    // Stamps go up: the first lift decides.
    for later in trace.events[Int(event.seq)...] where later.verb == .receives {
      guard later.time <= input.reading.now, let hand = trace.hand(of: later) else { break }
      guard hand.fingers.contains(where: { $0.phase == .ended }) else { continue }
      guard hand.timestamp < event.time else { break }
      let text = Text.whyRecognizer.heardLate(
        up: hand.timestamp.since(start), heard: later.time.since(start))
      return [Sentence(text, event.rule, later.seq)]
    }
    return []
  }

  private static func reason(
    _ event: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> Sentence {
    if let system = SystemGesture(event, input) { return system.sentence }
    var cause = input.cause(of: event)
    if case .tapped(let number, _, _) = cause {
      cause = .tapped(number: number, down: timeDown(reading), moved: movement(reading))
    }
    if case .superNotCalled = cause, let recognizer = input.snapshot.recognizer(reading.handle) {
      cause = .superNotCalled(className: recognizer.className)
    }
    let touches = input.touchCount(of: reading.handle)
    if case .tooSlow(let speed) = cause, speed.hasLimit, let way = movement(reading) {
      let text = Text.whyRecognizer.tooSlow(speed, after: way.value)
      return Sentence(text, event.rule, event.seq)
    }
    if case .movedAlong(let way, let isSlow) = cause, way.hasLimit,
      let (finger, at) = moved(before: event, input),
      let direction = direction(of: reading.handle, from: finger.start, to: at, input)
    {
      let text = Text.whyRecognizer.swiped(
        way, direction, in: event.time.since(finger.startTime), touches: touches, isSlow: isSlow)
      return Sentence(text, event.rule, event.seq)
    }
    if event.to == .failed, case .setByApp(let method?) = cause,
      let (finger, at) = moved(before: event, input)
    {
      let text = Text.whyRecognizer.failed(
        by: method, of: input.marked(reading.handle), touch: finger.number,
        right: at.x - finger.start.x, down: at.y - finger.start.y)
      return Sentence(text, event.rule, event.seq)
    }
    let text = Text.reasons.sentence(
      cause, touches: touches, of: input.marked(reading.handle))
    return Sentence(text, event.rule, event.seq, isUnexplained: event.reason == .none)
  }

  /// The direction of a swipe in which a touch went; nil where it has none.
  private static func direction(
    of recognizer: Handle, from start: CGPoint, to end: CGPoint, _ input: PictureInput
  ) -> SwipeDirection? {
    guard case .swipe(let names, _)? = input.snapshot.recognizer(recognizer)?.need else {
      return nil
    }
    func way(_ direction: SwipeDirection) -> Double {
      switch direction {
      case .right: end.x - start.x
      case .left: start.x - end.x
      case .up: start.y - end.y
      case .down: end.y - start.y
      }
    }
    return names.compactMap(SwipeDirection.init).max { way($0) < way($1) }
  }

  /// The touch that moved or was lifted when a recognizer changed its state, and where it was then, points of the screen;
  /// nil where another thing came last.
  private static func moved(
    before event: TraceEvent, _ input: PictureInput
  ) -> (finger: FingerReading, at: CGPoint)? {
    let samples = input.trace.events(at: event.time).filter {
      $0.kind == .sample && $0.seq < event.seq
    }
    guard let last = samples.last, last.phase == .moved || last.phase == .ended,
      let finger = input.reading.fingers.last(where: {
        $0.handle == last.subject && $0.startTime <= event.time
      })
    else { return nil }
    return (finger, CGPoint(x: last.measured, y: last.limit))
  }

  /// A continuous recognizer that began: why.
  private static func start(
    _ began: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> Sentence {
    let text = Text.whyRecognizer.began(
      input.marked(reading.handle), input.cause(of: began),
      touches: input.touchCount(of: reading.handle))
    return Sentence(text, began.rule, began.seq, isUnexplained: began.reason == .none)
  }

  /// How far its only touch had moved when it began, and along which axis; nil where something else let it begin.
  private static func way(
    _ began: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> (way: Comparison, axis: MovementAxis?)? {
    guard case .moved(let way, let axis) = input.cause(of: began),
      input.touchCount(of: reading.handle) == 1
    else { return nil }
    return (way, axis)
  }

  /// How long the touch of a tap was down, beside the limit, seconds.
  private static func timeDown(_ reading: RecognizerReading) -> Comparison? {
    guard let down = reading.timers.last(where: { $0.name == "duration" }), let end = down.end
    else { return nil }
    return Comparison(end.time.since(down.start), of: down.seconds)
  }

  /// How far the touch of a tap or a swipe moved, beside the limit, points.
  private static func movement(_ reading: RecognizerReading) -> Comparison? {
    reading.measures.last { $0.name == "distance" }.map { Comparison($0.value, of: $0.limit) }
  }

  /// Attempts that were over longer before the gesture are left out, seconds.
  private static let earlierMax = 2.0

  /// An attempt before this one that recognized.
  static func before(_ reading: RecognizerReading, _ input: PictureInput) -> [Sentence] {
    guard let last = reading.past.last(where: { $0.to == .ended || $0.to == .began }) else {
      return []
    }
    let start = input.reading.gestureStart
    // What is long over explains nothing.
    guard start.since(last.time) <= earlierMax else { return [] }
    let attempt: EarlierAttempt =
      last.time >= start
      ? .inGesture(at: last.time.since(start)) : .before(start.since(last.time))
    return [Sentence(Text.whyRecognizer.earlier(attempt), last.rule, last.seq)]
  }

  /// Reasons that tell in a word or two why a recognizer failed.
  private static let titledReasons: Set<Reason> = [
    .movedTooFar, .notMovedEnough, .tooSlow, .tooFast, .liftedEarly, .tooFewTouches,
    .tooManyTouches, .wrongDirection, .notFromEdge, .delegateRefused,
  ]

  /// The title; `loss` is what it names, where nothing else has to be said first.
  private static func title(
    _ event: TraceEvent, _ reading: RecognizerReading, _ contest: DirectionContest?,
    _ loss: TouchLoss?, _ input: PictureInput
  ) -> (text: String, loss: TouchLoss?) {
    let name = input.marked(event.subject)
    let texts = Text.whyRecognizer
    if let contest {
      let text = texts.beganAlong(
        input.marked(contest.winner.recognizer), contest.winner.axis,
        over: contest.losers.map { input.marked($0.recognizer) })
      return (text, nil)
    }
    if event.to == .ended || event.to == .began, let waiting = reading.waiting,
      let until = waiting.until, until > waiting.from, until == event.time
    {
      let text = texts.firedLate(
        name, by: until.since(waiting.from),
        isDiscrete: event.from == .possible && event.to == .ended)
      return (text, nil)
    }
    if SystemGesture(event, input) != nil { return (texts.systemTook, nil) }
    if event.to == .failed, input.cause(of: event).isSuperNotCalled {
      return (texts.superNotCalled(name), nil)
    }
    if let loss { return (loss.title(takenBy: name, input), loss) }
    if event.to == .failed, titledReasons.contains(event.reason) {
      return (texts.failedTitle(name, because: Text.reasons.name(event.reason)), nil)
    }
    let text = texts.title(
      name, event.to, isDiscrete: event.from == .possible, isPrevented: event.reason.isPrevention)
    return (text, nil)
  }

  /// It recognized after a wait: how long, and what ended the wait.
  private static func waited(
    _ reading: RecognizerReading, _ input: PictureInput
  ) -> [Sentence] {
    guard let waiting = reading.waiting, let until = waiting.until else { return [] }
    let other = input.marked(waiting.other)
    let first = Sentence(
      Text.whyRecognizer.waited(
        input.marked(reading.handle), ready: waiting.from.since(input.reading.gestureStart),
        wait: until.since(waiting.from), for: other), .ar37, waiting.event)
    guard let failure = input.reading.recognizer(waiting.other)?.transitions.last,
      failure.to == .failed
    else { return [first] }
    let text = Text.whyRecognizer.failed(
      other, input.cause(of: failure), touches: input.touchCount(of: waiting.other))
    return [first, Sentence(text, failure.rule, failure.seq)]
  }
}

import TouchLanguage
import TouchTrace

/// Why a recognizer fired, failed, waits, or never got a touch.
enum WhyRecognizer {
  typealias Sentence = Explanation.Sentence

  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let name = input.name(of: handle)
    guard let reading = input.reading.recognizer(handle), reading.wasInPlay else {
      return WhyNotAttached.explain(handle, name, input)
    }
    if let waiting = reading.waiting, reading.isHeld {
      return held(handle, name, waiting, input)
    }
    if let last = reading.transitions.last { return transition(last, name, reading, input) }
    return undecided(handle, name, reading, input)
  }

  /// That it is in a ring of such as wait for each other, as the first of the sentences.
  private static func ring(_ handle: Handle, _ input: PictureInput) -> [Sentence] {
    let members = WaitRing.members(of: handle, input)
    return WaitRing.sentence(about: members, input).map { [$0] } ?? []
  }

  // MARK: Before a decision

  private static func undecided(
    _ handle: Handle, _ name: String, _ reading: RecognizerReading, _ input: PictureInput
  ) -> Explanation {
    let attachment = input.reading.attachments.first { $0.recognizer == handle }
    var sentences = ring(handle, input)
    sentences += [
      Sentence(
        "It has \(fingers(of: handle, input)), because its view \(place(handle, input)).", .ar01,
        attachment?.event)
    ]
    let gauges = Gauges.make(reading, input.reading)
    let far = gauges.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
    sentences.append(
      Sentence(
        far.isEmpty ? "It has not decided yet." : "It has not decided yet: \(far).", .gr12,
        attachment?.event))
    return Explanation(handle, "\(name) is undecided", sentences)
  }

  private static func fingers(of handle: Handle, _ input: PictureInput) -> String {
    var numbers: [String] = []
    for attachment in input.reading.attachments where attachment.recognizer == handle {
      let number = String(input.name(of: attachment.finger).dropFirst(6))
      if !numbers.contains(number) { numbers.append(number) }
    }
    return (numbers.count == 1 ? "finger " : "fingers ") + numbers.joined(separator: ", ")
  }

  private static func place(_ handle: Handle, _ input: PictureInput) -> String {
    guard let view = input.snapshot.recognizer(handle)?.view else { return "is touched" }
    let finger = input.reading.attachments.last { $0.recognizer == handle }?.finger
    let winner = finger.flatMap { input.reading.hit(of: $0)?.winner }
    let name = input.name(of: view)
    guard let winner, winner != .none else { return "\(name) is touched" }
    return winner == view
      ? "\(name) is the hit view" : "\(name) contains the hit view \(input.name(of: winner))"
  }

  // MARK: Held

  private static func held(
    _ handle: Handle, _ name: String, _ waiting: RecognizerReading.Waiting, _ input: PictureInput
  ) -> Explanation {
    let other = input.name(of: waiting.other)
    var sentences = ring(handle, input)
    sentences += [
      Sentence(
        "It has recognized, and waits: \(other) may still recognize, and must fail first.", .ar37,
        waiting.event)
    ]
    if let timer = input.reading.recognizer(waiting.other)?.timers.last(where: { $0.end == nil }) {
      let left = max(0, timer.seconds - input.reading.now.since(timer.start))
      sentences.append(
        Sentence(
          "\(Units.milliseconds(left)) of \(other)'s \(Units.milliseconds(timer.seconds)) are left.",
          .tap12, timer.event))
    }
    return Explanation(handle, "\(name) is held", sentences)
  }

  // MARK: Changes of state

  private static func transition(
    _ event: TraceEvent, _ name: String, _ reading: RecognizerReading, _ input: PictureInput
  ) -> Explanation {
    var sentences = event.rule == .ar49 ? ring(event.subject, input) : []
    if event.to == .ended || event.to == .began { sentences += late(reading, input) }
    if let began = reading.transitions.first(where: { $0.to == .began }), began.seq != event.seq {
      sentences.append(start(began, reading, input))
    }
    if sentences.isEmpty || event.reason == .none || event.to == .cancelled || event.to == .failed {
      sentences.append(reason(event, reading, input))
    }
    sentences += Consequence.sentences(of: event, reading, input)
    sentences += before(reading, input)
    return Explanation(event.subject, title(event, name), sentences)
  }

  private static func reason(
    _ event: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> Sentence {
    var text = ReasonText.sentence(
      event, other: input.name(of: event.other), fingers: count(reading.handle, input))
    if event.rule == .tap02 { text = Self.tapped(text, reading) }
    return Sentence(text, event.rule, event.seq, isUnexplained: event.reason == .none)
  }

  /// A continuous recognizer that goes on or is over: why it began, and when.
  private static func start(
    _ began: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> Sentence {
    let why = ReasonText.sentence(
      began, other: input.name(of: began.other), fingers: count(reading.handle, input))
    let time = Units.milliseconds(began.time.since(input.reading.gestureStart))
    return Sentence(
      "It began at \(time): \(lowercased(why, input))", began.rule, began.seq,
      isUnexplained: began.reason == .none)
  }

  /// How long the finger was down and how far it moved, beside their limits.
  private static func tapped(_ text: String, _ reading: RecognizerReading) -> String {
    var parts: [String] = []
    if let down = reading.timers.last(where: { $0.name == "duration" }), let end = down.end {
      parts.append(
        "\(Units.milliseconds(end.time.since(down.start))) of at most \(Units.milliseconds(down.seconds))"
      )
    }
    if let moved = reading.measures.last(where: { $0.name == "distance" }) {
      parts.append("\(Units.points(moved.value)) of at most \(Units.points(moved.limit))")
    }
    return parts.isEmpty ? text : "\(text.dropLast()): \(parts.list)."
  }

  private static func count(_ handle: Handle, _ input: PictureInput) -> Int {
    Set(
      input.reading.fingers.map(\.handle).filter { finger in
        input.recognizers(of: finger).contains { $0.recognizer == handle }
      }
    ).count
  }

  /// Attempts that were over longer before the gesture are not told of, seconds.
  private static let earlierMax = 2.0

  /// Attempts before this one that fired.
  static func before(_ reading: RecognizerReading, _ input: PictureInput) -> [Sentence] {
    guard let last = reading.past.last(where: { $0.to == .ended || $0.to == .began }) else {
      return []
    }
    let start = input.reading.gestureStart
    // What is long over explains nothing.
    guard start.since(last.time) <= earlierMax else { return [] }
    let when =
      last.time >= start
      ? "at \(Units.milliseconds(last.time.since(start)))"
      : "\(Units.duration(start.since(last.time))) before this gesture"
    return [
      Sentence("An attempt before this one recognized, \(when).", last.rule, last.seq)
    ]
  }

  static func title(_ event: TraceEvent, _ name: String) -> String {
    switch event.to {
    case .possible: "\(name) is ready again"
    case .began: "\(name) began"
    case .changed: "\(name) goes on"
    case .ended: event.from == .possible ? "\(name) recognized" : "\(name) ended"
    case .cancelled: "\(name) was cancelled"
    case .failed: event.reason.isPrevention ? "\(name) was prevented" : "\(name) failed"
    }
  }

  /// It fired after a wait: how long, and what ended the wait.
  private static func late(_ reading: RecognizerReading, _ input: PictureInput) -> [Sentence] {
    guard let waiting = reading.waiting, let until = waiting.until else { return [] }
    let other = input.name(of: waiting.other)
    let wait = Units.milliseconds(until.since(waiting.from))
    let first = Sentence(
      "It fired \(wait) after it had recognized: it had to wait until \(other) failed.", .ar37,
      waiting.event)
    guard let failure = input.reading.recognizer(waiting.other)?.transitions.last,
      failure.to == .failed
    else { return [first] }
    let text =
      failure.rule == .tap12
      ? "No second tap came within \(Units.milliseconds(failure.limit))."
      : "\(other) failed: "
        + lowercased(
          ReasonText.sentence(failure, other: input.name(of: failure.other)), input)
    return [first, Sentence(text, failure.rule, failure.seq)]
  }

  /// A sentence after a colon; names keep their letters.
  static func lowercased(_ sentence: String, _ input: PictureInput) -> String {
    let first = sentence.prefix { $0 != " " }
    guard ["It", "Its", "The", "No", "Code", "An", "A"].contains(String(first)) else {
      return sentence
    }
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

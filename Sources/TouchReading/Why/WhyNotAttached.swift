import TouchTrace

/// Why a recognizer got no touch at all.
enum WhyNotAttached {
  typealias Sentence = Explanation.Sentence

  static func explain(_ handle: Handle, _ name: String, _ input: PictureInput) -> Explanation {
    guard let finger = input.reading.fingers.last else {
      return Explanation(
        handle, "\(name) has nothing to do yet",
        (WaitRing.sentence(about: WaitRing.members(of: handle, input), input).map { [$0] } ?? [])
          + [Sentence("No finger has touched the scene.", .none)])
    }
    let past = input.reading.recognizer(handle).map { WhyRecognizer.before($0, input) } ?? []
    return Explanation(
      handle, "\(name) got no touch of this gesture", sentences(handle, finger, input) + past)
  }

  private static func sentences(
    _ handle: Handle, _ finger: FingerReading, _ input: PictureInput
  ) -> [Sentence] {
    if let refusal = input.reading.refusal(by: handle) {
      let number = input.name(of: refusal.other).dropFirst(6)
      return [
        Sentence(
          "Its delegate was asked for finger \(number) in \(refusal.verb.name) and said no: it never sees this finger.",
          .ar04, refusal.seq)
      ]
    }
    guard let recognizer = input.snapshot.recognizer(handle),
      let view = input.snapshot.view(recognizer.view)
    else { return [Sentence("It is on no view of a window.", .ar01)] }
    guard let hit = input.reading.hit(of: finger.handle), hit.winner != .none else {
      return [WhyFinger.nowhere(finger, input)]
    }
    guard input.snapshot.isInside(hit.winner, view.handle) else {
      return elsewhere(view, hit, finger, input)
    }
    if !recognizer.isEnabled {
      return [Sentence("It is switched off, and disabled recognizers get no touches.", .ar02)]
    }
    if let reading = input.reading.recognizer(handle), reading.isOver || reading.isHeld {
      return [Sentence("Its last attempt was not over when the finger went down.", .ar02)]
    }
    return [
      Sentence(
        "Its view has the touch, and the trace does not say why it was left out.", .none,
        isUnexplained: true)
    ]
  }

  /// The finger belongs to a view that is not inside the recognizer's.
  private static func elsewhere(
    _ view: ViewSnapshot, _ hit: HitReading, _ finger: FingerReading, _ input: PictureInput
  ) -> [Sentence] {
    let winner = input.name(of: hit.winner)
    let first = Sentence(
      "Finger \(finger.number) belongs to \(winner), which is not inside its view \(view.name): a touch goes to the recognizers of the hit view and of the views around it.",
      .ar01, hit.lastEvent)
    guard let miss = WhyView.miss(view, hit, input) else { return [first] }
    return [
      first,
      Sentence(
        "\(view.name) was not hit: \(WhyRecognizer.lowercased(miss.text, input))", miss.rule,
        miss.event),
    ]
  }
}

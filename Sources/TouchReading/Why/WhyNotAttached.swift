import TouchLanguage
import TouchTrace

/// Why a recognizer got no touch at all.
enum WhyNotAttached {
  typealias Sentence = Explanation.Sentence

  static func explain(_ handle: Handle, _ name: String, _ input: PictureInput) -> Explanation {
    guard let finger = input.reading.fingers.last else {
      return Explanation(
        handle, Text.why.nothingYet(name),
        WhyRecognizer.cycle(handle, input) + [Sentence(Text.why.noTouchYet, .none)])
    }
    let past = input.reading.recognizer(handle).map { WhyRecognizer.before($0, input) } ?? []
    return Explanation(
      handle, Text.whyRecognizer.hadNoPart(name), sentences(handle, finger, input) + past)
  }

  private static func sentences(
    _ handle: Handle, _ finger: FingerReading, _ input: PictureInput
  ) -> [Sentence] {
    let texts = Text.whyRecognizer
    if let refusal = input.reading.refusal(by: handle) {
      let touch = input.touchNumber(refusal.other)
      let text =
        switch refusal.rule {
        case .ar07: texts.typeNotAllowed(touch)
        case .ar08: texts.otherTypeThanFirst(touch)
        case .tap17: texts.buttonNotPressed(touch)
        default: texts.delegateRefused(touch)
        }
      return [Sentence(text, refusal.rule, refusal.seq)]
    }
    guard let recognizer = input.snapshot.recognizer(handle),
      let view = input.snapshot.view(recognizer.view)
    else { return [Sentence(texts.onNoView, .ar01)] }
    guard let hit = input.reading.hit(of: finger.handle), hit.winner != .none else {
      return [WhyTouch.nowhere(finger, input)]
    }
    guard input.snapshot.isInside(hit.winner, view.handle) else {
      return elsewhere(view, hit, finger, input)
    }
    if !recognizer.isEnabled {
      return [Sentence(texts.isDisabled, .ar02)]
    }
    if let reading = input.reading.recognizer(handle), reading.isOver || reading.isHeld {
      return [Sentence(texts.attemptNotOver, .ar02)]
    }
    return [Sentence(texts.leftOut, .none, isUnexplained: true)]
  }

  /// The touch belongs to a view that is not inside the recognizer's.
  private static func elsewhere(
    _ view: ViewSnapshot, _ hit: HitReading, _ finger: FingerReading, _ input: PictureInput
  ) -> [Sentence] {
    let text = Text.whyRecognizer.hitElsewhere(
      finger.number, hitView: input.marked(hit.winner), view: view.marked)
    let first = Sentence(text, .ar01, hit.lastEvent)
    guard let miss = WhyView.miss(view, hit, input) else { return [first] }
    return [
      first,
      Sentence(
        Text.whyRecognizer.notHit(view.marked, miss.why), miss.sentence.rule, miss.sentence.event),
    ]
  }
}

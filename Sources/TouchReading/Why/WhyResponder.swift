import TouchLanguage
import TouchTrace

/// Why a controller, window, application or other responder was told of a touch or not.
enum WhyResponder {
  typealias Sentence = Explanation.Sentence

  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let name = input.name(of: handle)
    guard let finger = input.reading.fingers.last else {
      return Explanation(
        handle, "\(name) has nothing to do yet",
        [Sentence("No finger has touched the scene.", .none)])
    }
    let told = told(handle, input)
    if !told.isEmpty { return Explanation(handle, "\(name) was told of the touch", told) }
    return Explanation(
      handle, "\(name) was not told of the touch", [notTold(handle, finger, input)])
  }

  /// It was told along the responder chain; empty when it was not, or was told as the hit view.
  static func told(_ handle: Handle, _ input: PictureInput) -> [Sentence] {
    let reading = input.reading.responders.first { $0.handle == handle }
    guard let first = reading?.deliveries.first,
      !input.reading.hits.contains(where: { $0.winner == handle })
    else { return [] }
    let chain = input.reading.chain
    guard let index = chain.firstIndex(of: handle), index > 0 else {
      return [
        Sentence("The responder before it passed the touch on to it.", .rc04, first.event)
      ]
    }
    let before = chain[..<index].map { input.name(of: $0) }.list
    return [
      Sentence(
        "It was told through the responder chain: \(before) passed the touch on.", .rc04,
        first.event)
    ]
  }

  private static func notTold(
    _ handle: Handle, _ finger: FingerReading, _ input: PictureInput
  ) -> Sentence {
    if let refused = input.reading.refusedWindows.first(where: { $0.view == handle }) {
      return Sentence(ReasonText.rejection(refused), refused.rule, refused.event)
    }
    if finger.delivered.isEmpty, let hold = finger.holds.last {
      return Sentence(
        "No responder was told: \(input.name(of: hold.holder)) keeps the touch back.", .dl11,
        hold.event)
    }
    guard let last = input.reading.chain.last else { return WhyFinger.nowhere(finger, input) }
    let event = input.reading.responders.first { $0.handle == last }?.deliveries.last?.event
    guard !input.reading.isChainStopped(input.trace) else {
      return Sentence(
        "\(input.name(of: last)) got the touch and did not pass it on.", .rc05, event)
    }
    let chain = input.reading.chain.map { input.name(of: $0) }.list
    return Sentence("The touch went to \(chain); it is not in that chain.", .rc01, event)
  }
}

/// Where a finger went.
enum WhyFinger {
  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let name = "Finger \(input.name(of: handle).dropFirst(6))"
    guard let finger = input.reading.fingers.last(where: { $0.handle == handle }) else {
      return Explanation(
        handle, "\(name) is not down",
        [.init("It has not touched the scene in this gesture.", .none)])
    }
    guard let hit = input.reading.hit(of: handle), hit.winner != .none else {
      return Explanation(handle, "\(name) hit no view", [nowhere(finger, input)])
    }
    let fate = ViewFate.make(hit.winner, handle, input)
    return Explanation(
      handle, "\(name) belongs to \(input.name(of: hit.winner))",
      [WhyView.chosen(hit.winner, hit, input)] + fate.sentences)
  }

  /// A finger that no view takes.
  static func nowhere(_ finger: FingerReading, _ input: PictureInput) -> Explanation.Sentence {
    let number = "Finger \(finger.number)"
    guard let window = input.reading.refusedWindows.last else {
      return .init("\(number) went down where no view takes touches.", .ht02)
    }
    let why = WhyRecognizer.lowercased(ReasonText.rejection(window), input)
    return .init(
      "\(number) went down where no window takes touches: \(input.name(of: window.view)) was asked, and \(why)",
      window.rule, window.event)
  }
}

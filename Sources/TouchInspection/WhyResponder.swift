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
    if finger.delivered.isEmpty, let hold = finger.holds.last {
      return Sentence(
        "No responder was told: \(input.name(of: hold.holder)) keeps the touch back.", .dl11,
        hold.event)
    }
    guard let last = input.reading.chain.last else {
      return Sentence("No responder was told of a touch.", .ht02)
    }
    return Sentence(
      "The touch came to \(input.name(of: last)), which did not pass it on to this one.",
      .rc05, input.reading.responders.first { $0.handle == last }?.deliveries.last?.event)
  }
}

/// Where a finger went.
enum WhyFinger {
  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let name = "Finger \(input.name(of: handle).dropFirst(6))"
    guard let hit = input.reading.hit(of: handle) else {
      return Explanation(
        handle, "\(name) is not down",
        [.init("It has not touched the scene in this gesture.", .none)])
    }
    guard hit.winner != .none else {
      return Explanation(
        handle, "\(name) belongs to nobody",
        [.init("It went down where no view takes touches.", .ht02, hit.lastEvent)])
    }
    let fate = ViewFate.make(hit.winner, handle, input)
    return Explanation(
      handle, "\(name) belongs to \(input.name(of: hit.winner))",
      [WhyView.chosen(hit.winner, hit, input)] + fate.sentences)
  }
}

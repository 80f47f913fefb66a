import TouchLanguage
import TouchTrace

/// Why a controller, window, application or other responder got a touch or not.
enum WhyResponder {
  typealias Sentence = Explanation.Sentence

  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let name = input.marked(handle)
    guard let finger = input.reading.fingers.last else {
      return Explanation(
        handle, Text.why.nothingYet(name), [Sentence(Text.why.noTouchYet, .none)])
    }
    let forwarded = forwarded(to: handle, input)
    if !forwarded.isEmpty { return Explanation(handle, Text.why.gotTouch(name), forwarded) }
    return Explanation(
      handle, Text.why.gotNoTouch(name), [notForwarded(to: handle, finger, input)])
  }

  /// It got the touch along the responder chain; empty when it did not, or is the hit view.
  static func forwarded(to handle: Handle, _ input: PictureInput) -> [Sentence] {
    let reading = input.reading.responders.first { $0.handle == handle }
    guard let first = reading?.deliveries.first,
      !input.reading.hits.contains(where: { $0.winner == handle })
    else { return [] }
    let chain = input.reading.chain
    guard let index = chain.firstIndex(of: handle), index > 0 else {
      return [Sentence(Text.why.previousForwarded, .rc04, first.event)]
    }
    let before = chain[..<index].map { input.marked($0) }
    return [Sentence(Text.why.forwarded(by: before), .rc04, first.event)]
  }

  private static func notForwarded(
    to handle: Handle, _ finger: FingerReading, _ input: PictureInput
  ) -> Sentence {
    if let refused = input.reading.refusedWindows.first(where: { $0.view == handle }) {
      return Sentence(
        Text.reasons.sentence(Refusal(refused)), refused.rule, refused.event)
    }
    if finger.delivered.isEmpty, let hold = finger.holds.last {
      let end: HoldEnd = hold.isDropped ? .dropped : hold.to == nil ? .ongoing : .released
      let text = Text.why.allHeld(by: input.marked(hold.holder), end)
      return Sentence(text, .dl11, hold.event)
    }
    guard let last = input.reading.chain.last else { return WhyTouch.nowhere(finger, input) }
    let event = input.reading.responders.first { $0.handle == last }?.deliveries.last?.event
    guard !input.reading.isChainStopped(input.trace) else {
      return Sentence(Text.why.stopped(at: input.marked(last)), .rc05, event)
    }
    let chain = input.reading.chain.map { input.marked($0) }
    return Sentence(Text.why.notInChain(chain), .rc01, event)
  }
}

/// Where a touch went.
enum WhyTouch {
  static func explain(_ handle: Handle, _ input: PictureInput) -> Explanation {
    let number = input.touchNumber(handle)
    guard let finger = input.reading.fingers.last(where: { $0.handle == handle }) else {
      return Explanation(
        handle, Text.why.touchIsNotDown(number), [.init(Text.why.noSuchTouch(number), .none)])
    }
    guard let hit = input.reading.hit(of: handle), hit.winner != .none else {
      return Explanation(handle, Text.why.touchHitNothing(number), [nowhere(finger, input)])
    }
    return Explanation(
      handle, Text.why.touchBelongs(number, to: input.marked(hit.winner)),
      [WhyView.chosen(hit.winner, hit, input)]
        + HitDelivery.make(hit.winner, handle, input).sentences)
  }

  /// A touch that no view takes.
  static func nowhere(_ finger: FingerReading, _ input: PictureInput) -> Explanation.Sentence {
    guard let window = input.reading.refusedWindows.last else {
      return .init(Text.why.noViewTakesTouches(finger.number), .ht02)
    }
    let text = Text.why.noWindowTakesTouches(
      finger.number, asked: input.marked(window.view), Refusal(window))
    return .init(text, window.rule, window.event)
  }
}

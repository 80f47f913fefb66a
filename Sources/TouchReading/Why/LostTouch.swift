package import TouchLanguage
package import TouchTrace

/// The touch of the last hit test, when the view under it got nothing of it.
package struct LostTouch {
  /// The view that was hit.
  package let view: Handle
  /// Why it got nothing, with marked names.
  package let words: MarkedText
  /// The event that shows it, by seq.
  package let event: UInt32?

  /// Nil when the view got the touch, may still get it, or nothing was hit.
  package init?(_ input: PictureInput) {
    guard let hit = input.reading.hits.last, hit.winner != .none else { return nil }
    let result = HitDelivery.make(hit.winner, hit.finger, input)
    guard result.outcome == .dropped || result.outcome == .withheld,
      let sentence = result.sentences.first
    else { return nil }
    view = hit.winner
    words = sentence.words
    event = sentence.event
  }
}

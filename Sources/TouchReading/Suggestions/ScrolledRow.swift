import TouchTrace

/// The scrolling that takes the touch of a row or an item, which is not selected for it: whenever the touch came there, and
/// whatever the scroll view may cancel, only the finger can change that.
struct ScrolledRow {
  /// With it the scrolling begins, or is to begin after the playhead.
  let began: TraceEvent

  /// Nil where the last touch hit none, or where none is taken by the end of the gesture.
  init?(_ input: PictureInput) {
    let whole = input.whole
    guard let hit = whole.reading.hits.last, LostRow.row(under: hit, whole) != nil else {
      return nil
    }
    let early = HitDelivery.taker(of: hit.finger, before: hit.winner, whole)?.taker
    let taker = whole.reading.recognizers.first { reading in
      whole.snapshot.recognizer(reading.handle)?.need == .scroll
        && (reading.handle == early
          || whole.reading.losses(to: reading.handle, whole.trace).contains {
            LostRow.row(lostWith: $0, whole) != nil
          })
    }
    guard let event = taker?.transitions.first(where: { $0.to == .began }) else { return nil }
    began = event
  }
}

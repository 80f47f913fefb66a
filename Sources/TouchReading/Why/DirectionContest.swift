package import TouchLanguage
package import TouchTrace

/// Recognizers that measure along different axes and wanted the same touch: its direction decided.
package struct DirectionContest {
  /// One of them, with how far the touch had moved along its axis when the contest was decided, points.
  package struct Side: Hashable {
    package let recognizer: Handle
    package let axis: MovementAxis
    package let way: Comparison
  }

  /// The one that began.
  package let winner: Side
  /// Those that it prevented before they had moved far enough, in the order of the scene.
  package let losers: [Side]
  /// The event with which the winner began.
  package let event: TraceEvent

  /// The contest that a recognizer won or lost; nil when direction decided nothing about it.
  package static func find(of handle: Handle, _ input: PictureInput) -> DirectionContest? {
    guard let reading = input.reading.recognizer(handle) else { return nil }
    if let last = reading.transitions.last, last.reason == .preventedBy {
      return won(by: last.other, input).flatMap { contest in
        contest.losers.contains { $0.recognizer == handle } ? contest : nil
      }
    }
    return won(by: handle, input)
  }

  private static func won(by handle: Handle, _ input: PictureInput) -> DirectionContest? {
    guard let reading = input.reading.recognizer(handle), let winner = side(reading, input),
      winner.axis != .both, winner.way.value >= winner.way.limit,
      let began = reading.transitions.first(where: { $0.to == .began }),
      began.reason == .thresholdReached
    else { return nil }
    let losers = input.snapshot.recognizers.compactMap { snapshot -> Side? in
      guard let rival = input.reading.recognizer(snapshot.handle),
        let last = rival.transitions.last, last.reason == .preventedBy, last.other == handle,
        last.time == began.time, let side = side(rival, input), side.axis != winner.axis,
        side.way.value < side.way.limit
      else { return nil }
      return side
    }
    guard !losers.isEmpty else { return nil }
    let measured = Side(
      recognizer: handle, axis: winner.axis, way: Comparison(began.measured, of: began.limit))
    return DirectionContest(winner: measured, losers: losers, event: began)
  }

  /// A recognizer with an axis that measures movement along it.
  private static func side(_ reading: RecognizerReading, _ input: PictureInput) -> Side? {
    guard let axis = input.snapshot.recognizer(reading.handle)?.axis,
      let distance = reading.measures.last(where: { $0.name == "distance" }), distance.limit > 0
    else { return nil }
    return Side(
      recognizer: reading.handle, axis: axis, way: Comparison(distance.value, of: distance.limit))
  }

  /// The sentence about it, with the rule and the event that show it.
  func sentence(_ input: PictureInput) -> Explanation.Sentence {
    func named(_ side: Side) -> (String, MovementAxis, Comparison) {
      (input.marked(side.recognizer), side.axis, side.way)
    }
    let text = Text.whyRecognizer.direction(won: named(winner), lost: losers.map(named))
    return .init(text, .scr65, event.seq)
  }
}

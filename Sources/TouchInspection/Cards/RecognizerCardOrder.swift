import TouchReading
import TouchTrace

/// The order of the cards: the hit view's recognizers, those of the views around it outwards, the others.
enum RecognizerOrder {
  /// Depends on the first finger of those that overlap in time, so a second finger changes nothing.
  static func handles(_ input: PictureInput) -> [Handle] {
    let line = views(from: anchor(input), input)
    let recognizers = input.snapshot.recognizers
    let own = line.flatMap { view in recognizers.filter { $0.view == view } }
    let others = recognizers.filter { !line.contains($0.view) }
    return (own + others).map(\.handle)
  }

  /// The view that the first finger went down on.
  private static func anchor(_ input: PictureInput) -> Handle {
    guard let finger = firstFinger(input.reading.fingers) else { return .none }
    if let hit = input.reading.hit(of: finger.handle), hit.winner != .none { return hit.winner }
    if finger.view != .none { return finger.view }
    // The deepest view whose recognizers got it.
    let views = input.recognizers(of: finger.handle)
      .compactMap { input.snapshot.recognizer($0.recognizer)?.view }
    return views.max { self.views(from: $0, input).count < self.views(from: $1, input).count }
      ?? .none
  }

  /// Fingers that are down together, or one after the other without a pause, have the same first one.
  static func firstFinger(_ fingers: [FingerReading]) -> FingerReading? {
    var first: FingerReading?
    var end: Instant?
    for finger in fingers {
      if first == nil || end.map({ $0 <= finger.startTime }) ?? false { first = finger }
      guard let until = finger.endTime, !finger.isDown else { return first }
      end = max(end ?? until, until)
    }
    return first
  }

  /// A view and those around it, from the inside.
  private static func views(from view: Handle, _ input: PictureInput) -> [Handle] {
    var line: [Handle] = []
    var current = view
    while current != .none, !line.contains(current) {
      line.append(current)
      current = input.snapshot.view(current)?.parent ?? .none
    }
    return line
  }
}

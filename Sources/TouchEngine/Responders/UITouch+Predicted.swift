import Foundation
import TouchTrace

extension UITouch {
  /// How many touches are predicted, a frame after each other (EC-138).
  private static let predictions = 2

  /// Where the finger would be after the next frames, if it went on as it did between its last two samples (TD-24, EC-138).
  ///
  /// Copies that nobody is sent; none before the finger has moved and none when it rests or is lifted.
  var touchscopePredicted: [UITouch] {
    guard phase == .moved, let last = lastOtherSample else { return [] }
    let frame = engine.constants.frame
    let part = frame / (timestamp - last.time)
    let way = CGPoint(
      x: (screenLocation.x - last.place.x) * part, y: (screenLocation.y - last.place.y) * part)
    func place(_ frames: Int) -> CGPoint {
      CGPoint(
        x: screenLocation.x + way.x * CGFloat(frames), y: screenLocation.y + way.y * CGFloat(frames)
      )
    }
    return (0..<Self.predictions).map { index in
      // Their numbers are those of no coalesced copy.
      let copy = copy(255 - index, at: place(index + 1), previous: place(index))
      copy.timestamp = timestamp + frame * Double(index + 1)
      return copy
    }
  }

  /// The newest sample that is older than the touch as it is now.
  private var lastOtherSample: (place: CGPoint, time: TimeInterval)? {
    for sample in coalesced.reversed() where sample.timestamp.seconds < timestamp {
      return (sample.location, sample.timestamp.seconds)
    }
    return previousTimestamp < timestamp ? (previousScreenLocation, previousTimestamp) : nil
  }
}

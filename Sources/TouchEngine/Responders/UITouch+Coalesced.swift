import Foundation
import TouchTrace

extension UITouch {
  /// The samples since the event before and the touch as it is now, as copies in the order of their time.
  ///
  /// In a copy the previous place is that of the sample before it, not of the event before (TD-23).
  var touchscopeCoalesced: [UITouch] {
    var copies: [UITouch] = []
    var previous = previousScreenLocation
    for sample in coalesced {
      let copy = copy(copies.count, at: sample.location, previous: previous)
      copy.timestamp = sample.timestamp.seconds
      copy.force = sample.force
      copy.majorRadius = sample.radius
      copies.append(copy)
      previous = sample.location
    }
    return copies + [copy(copies.count, at: screenLocation, previous: previous)]
  }

  /// The touch as it is now, at another place.
  func copy(_ index: Int, at location: CGPoint, previous: CGPoint) -> UITouch {
    let copy = UITouch(copying: self, index: index)
    copy.screenLocation = location
    copy.previousScreenLocation = previous
    return copy
  }
}

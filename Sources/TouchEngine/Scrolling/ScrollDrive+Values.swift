import Foundation
import TouchGeometry
import TouchTrace

extension ScrollDrive {
  /// Both axes after a lift, and how many of their milliseconds and frames are over.
  struct Motion {
    var x: ScrollMotion
    var y: ScrollMotion
    let start: Instant
    var steps: UInt64 = 0
    var frames = 0

    var isAtRest: Bool { x.isAtRest && y.isAtRest }
    var position: CGPoint { CGPoint(x: x.position, y: y.position) }
    /// Points per second.
    var speed: Double { CGPoint.zero.distance(to: CGPoint(x: x.velocity, y: y.velocity)) * 1000 }
  }

  /// A change of the offset that the program wants to see.
  struct Animation {
    let from, to: CGPoint
    let start: Instant
    var frames = 0
  }
}

extension UIScrollView {
  func fingerCameDown() {
    isTracking = true
    drive.stopAnimation()
    zoom.finish()
  }

  func catchMotion() -> Double? { drive.catchMotion() }

  func fingersAreGone() {
    guard !isDragging else { return }
    isTracking = false
    drive.settle()
  }
}

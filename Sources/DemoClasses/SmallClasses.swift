public import UIKit

// Small classes of articles 002 and 004.

/// Follows a finger by its transform.
open class MovedView: UIView {
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    transform = transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
  }
}

/// A round touch area measured with the frame, as the article writes it: right until the view is turned or scaled.
open class FrameCircleView: UIView {
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = frame.width / 2
    let (dx, dy) = (point.x - radius, point.y - frame.height / 2)
    return (dx * dx + dy * dy).squareRoot() <= radius
  }
}

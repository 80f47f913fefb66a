public import Foundation
public import TouchGeometry
import TouchTrace

/// How a pencil is held; a finger reads as upright.
extension UITouch {
  /// Radians from the screen's plane; a quarter turn is upright (documented).
  public var altitudeAngle: CGFloat { tool.altitude }

  /// Where the pencil's end points, radians clockwise from the x axis of a view, or of the window for nil (documented).
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// The same as a direction of length 1 (documented).
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let screen = CGPoint(x: cos(tool.azimuth), y: sin(tool.azimuth))
    guard let inverse = (view ?? window)?.touchscopeToScreen.inverted() else {
      return CGVector(dx: screen.x, dy: screen.y)
    }
    let x = inverse.a * screen.x + inverse.c * screen.y
    let y = inverse.b * screen.x + inverse.d * screen.y
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
  }
}

public import Foundation
public import TouchGeometry

extension UIView {
  /// False, with a warning, for numbers that are none; then the property stays as it is (EC-137).
  final func isPlace(_ rect: CGRect, _ property: String) -> Bool {
    guard
      rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN
        || rect.size.height.isNaN
    else { return true }
    touchscopeEngine.warn(
      touchscopeHandle,
      "\(property) is not set: a number in it is NaN, with which UIKit ends a program")
    return false
  }

  /// From the view's coordinates to the screen's. A view outside any window counts from its topmost superview.
  public final var touchscopeToScreen: CGAffineTransform {
    // Nearly always nothing but places lies between them.
    var (x, y) = (0.0, 0.0)
    var next: UnsafePointer<HitNode>? = node
    while let node = next, !node.pointee.isTransformed {
      x += node.pointee.shiftX
      y += node.pointee.shiftY
      next = UnsafePointer(node.pointee.superview)
    }
    var transform = CGAffineTransform(translationX: x, y: y)
    while let node = next {
      transform = transform.concatenating(node.pointee.view.toSuperview)
      next = UnsafePointer(node.pointee.superview)
    }
    return transform
  }

  /// A point of the screen in the view's coordinates.
  public final func touchscopeFromScreen(_ point: CGPoint) -> CGPoint {
    // Nearly always nothing but places lies between them.
    let node = node.pointee
    if superview == nil, !node.isTransformed {
      return CGPoint(x: point.x - node.shiftX, y: point.y - node.shiftY)
    }
    var (x, y) = (0.0, 0.0)
    var view: UIView? = self
    while let current = view {
      guard !current.node.pointee.isTransformed else {
        return point.applying(touchscopeToScreen.inverted())
      }
      x += current.node.pointee.shiftX
      y += current.node.pointee.shiftY
      view = current.superview
    }
    return CGPoint(x: point.x - x, y: point.y - y)
  }

  final func place(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onScreen = point.applying(touchscopeToScreen)
    return (view ?? window)?.touchscopeFromScreen(onScreen) ?? onScreen
  }

  final func place(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let source = view ?? window
    return touchscopeFromScreen(source.map { point.applying($0.touchscopeToScreen) } ?? point)
  }

  final func place(_ rect: CGRect, to view: UIView?) -> CGRect {
    let onScreen = rect.applying(touchscopeToScreen)
    guard let target = view ?? window else { return onScreen }
    return onScreen.applying(target.touchscopeToScreen.inverted())
  }

  final func place(_ rect: CGRect, from view: UIView?) -> CGRect {
    let onScreen = (view ?? window).map { rect.applying($0.touchscopeToScreen) } ?? rect
    return onScreen.applying(touchscopeToScreen.inverted())
  }
}

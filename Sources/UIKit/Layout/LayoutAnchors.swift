public import Foundation
public import TouchEngine

/// Constraints compile and place nothing: frames are explicit here, and activating one leaves a warning (EC-77).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Points between the two sides.
  open var constant: CGFloat
  /// Kept, without effect.
  open var priority = UILayoutPriority.required
  /// Kept, for one's own use.
  open var identifier: String?
  private weak var view: UIView?

  init(_ view: UIView?, _ constant: CGFloat) {
    self.view = view
    self.constant = constant
  }

  /// Becomes true with a warning that names the view.
  open var isActive = false {
    didSet {
      guard isActive, !oldValue, let view else { return }
      view.touchscopeWarn("layout constraints place nothing here: give the view a frame")
    }
  }

  /// Activates them all, each with a warning.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Switches them off.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, a middle or a size of a view, for constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate weak var view: UIView?

  init(_ view: UIView?) { self.view = view }

  /// This side lies at the other one, moved by points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, c) }
  /// This side lies at the other one or after it.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, c) }
  /// This side lies at the other one or before it.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, c) }
}

/// A left, right or middle line.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A top, bottom or middle line.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A size in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, c)
  }
  /// A part of another size.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, c) }
}

extension UIView {
  /// The side where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  /// The side where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }
}

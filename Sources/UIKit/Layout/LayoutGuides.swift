public import Foundation
public import TouchEngine
import TouchGeometry

/// How much a constraint matters; constraints place nothing here (EC-77).
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public var rawValue: Float
  /// From 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// From 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// How much a button keeps its content whole.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a button keeps close to its content.
  public static let defaultLow = UILayoutPriority(250)
  /// What a fitting size is sought with.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// A little more.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
  /// A little less.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}

/// A rectangle in a view that constraints can name; they place nothing here (EC-77).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that it lies in.
  open internal(set) weak var owningView: UIView?
  /// Kept, for one's own use.
  open var identifier = ""
  private let inset: (UIView) -> UIEdgeInsets?

  /// A guide of one's own: it has no place, as constraints give none.
  public override init() {
    inset = { _ in nil }
    super.init()
  }

  init(_ view: UIView, _ inset: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.inset = inset
    super.init()
  }

  /// Where it lies in its view, points; zero for guides of one's own.
  open var layoutFrame: CGRect {
    guard let view = owningView, let inset = inset(view) else { return .zero }
    return view.bounds.inset(by: inset)
  }

  /// The side where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  /// The side where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  /// The upper side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
  /// The lower side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView) }
}

extension NSLayoutConstraint {
  /// The two ways in which a view has a size.
  public nonisolated enum Axis: Int, Sendable { case horizontal, vertical }
  /// How two sides relate.
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }
  /// A side, a middle or a size of a view.
  public nonisolated enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }

  /// Relates two sides; without effect, and with a warning once it is active (EC-77).
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { self.init(view1 as? UIView, c) }
}

extension UIView {
  /// Always empty: no view keeps constraints, as they place nothing (EC-77).
  public var constraints: [NSLayoutConstraint] { [] }
  /// Activates it, with a warning (EC-77).
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates them, each with a warning (EC-77).
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Switches it off.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Switches them off.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// Without effect: constraints place nothing (EC-77).
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Without effect: constraints place nothing (EC-77).
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// The whole view (EC-130).
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) { $0.safeAreaInsets } }
  /// The view without UIKit's usual margins of 8 points.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(self) { _ in UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  }
  /// Lets a guide belong to the view; it has no place.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = nil }
}

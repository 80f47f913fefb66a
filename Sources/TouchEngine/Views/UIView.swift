public import Foundation
public import TouchGeometry
public import TouchTrace

/// A rectangle that is drawn, hit and touched; geometry and touch behaviour as in UIKit.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Geometry: the model is bounds, center and transform; frame follows from them

  /// The view's own coordinates, points.
  open var bounds: CGRect {
    get { ownBounds }
    set {
      let old = ownBounds.size
      change("bounds", from: ownBounds, to: newValue) { ownBounds = newValue }
      resizeSubviews(from: old)
    }
  }

  /// The middle of the bounds in the superview's coordinates, points.
  open var center: CGPoint {
    get { ownCenter }
    set { change("center", from: ownCenter, to: newValue) { ownCenter = newValue } }
  }

  /// Applied around the center.
  open var transform: CGAffineTransform {
    get { ownTransform }
    set { change("transform", from: ownTransform, to: newValue) { ownTransform = newValue } }
  }

  /// The rectangle that the view takes in its superview, points.
  open var frame: CGRect {
    get { ownBounds.applying(toSuperview) }
    set {
      let old = ownBounds.size
      change("frame", from: frame, to: newValue) {
        ownCenter = CGPoint(x: newValue.midX, y: newValue.midY)
        ownBounds.size = newValue.size
      }
      resizeSubviews(from: old)
    }
  }

  /// Which parts of its place follow when its superview changes its size; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// False: its subviews stay when its own size changes.
  open var autoresizesSubviews = true

  private var ownBounds = CGRect.zero
  private var ownCenter = CGPoint.zero
  private var ownTransform = CGAffineTransform.identity

  // MARK: What hit testing and touches read

  /// Reads back rounded to a Float, as UIKit stores it (HT-07).
  open var alpha: CGFloat {
    get { ownAlpha }
    set {
      change("alpha", from: ownAlpha, to: CGFloat(Float(newValue))) {
        ownAlpha = CGFloat(Float(newValue))
      }
    }
  }
  private var ownAlpha: CGFloat = 1

  open var isHidden: Bool {
    get { ownHidden }
    set { change("isHidden", from: ownHidden, to: newValue) { ownHidden = newValue } }
  }
  private var ownHidden = false

  open var isUserInteractionEnabled: Bool {
    get { ownInteraction }
    set {
      change("isUserInteractionEnabled", from: ownInteraction, to: newValue) {
        ownInteraction = newValue
      }
    }
  }
  private var ownInteraction = true

  /// False: the view gets only the first of several fingers on it (MT-01).
  open var isMultipleTouchEnabled = false
  /// While this view has a touch no other view of its window gets one (MT-06).
  open var isExclusiveTouch = false
  open var clipsToBounds = false { didSet { touchscopeEngine.lookVersion += 1 } }
  open var tag = 0

  // MARK: Look

  open var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      change("backgroundColor", from: ownBackground?.name ?? "nil", to: newValue?.name ?? "nil") {
        ownBackground = newValue
      }
    }
  }
  private var ownBackground: UIColor?

  /// Rounds the drawn corners, points; the touch area stays a rectangle (C-32).
  public var touchscopeCornerRadius: CGFloat = 0 { didSet { touchscopeEngine.lookVersion += 1 } }

  /// What the view looks like, in its own coordinates.
  open var touchscopeMarks: [Mark] {
    guard let color = backgroundColor?.touchscopeRGBA, color.alpha > 0 else { return [] }
    return [
      .roundedRectangle(bounds, radius: touchscopeCornerRadius, fill: color, stroke: nil, width: 0)
    ]
  }

  /// What is drawn over the views in it, in its own coordinates.
  open var touchscopeMarksInFront: [Mark] { [] }

  // MARK: Tree and recognizers

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  var ownRecognizers: [UIGestureRecognizer] = []
  weak var viewController: UIViewController?
  public var touchscopeViewHooks = ViewHooks()

  public init(frame: CGRect) {
    super.init()
    ownBounds = CGRect(origin: .zero, size: frame.size)
    ownCenter = CGPoint(x: frame.midX, y: frame.midY)
  }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  /// After a view comes the controller whose root view it is, or else its superview (RC-01).
  open override var next: UIResponder? { viewController ?? superview }

  /// Asked before a recognizer takes away touches that hit this view (AR-13).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    touchscopeEngine.isDefaultAnswer = true
    return true
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, event)
  }

  /// Whether the bounds contain the point; the right and bottom edges do not count (HT-10).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = bounds.contains(point)
    if touchscopeEngine.announcedPoint !== self { recordPointInside(inside, point) }
    touchscopeEngine.announcedPoint = nil
    return inside
  }

  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() { touchscopeEngine.lookVersion += 1 }

  // MARK: Changes

  /// Sets a property, with a trace line when it becomes another one.
  final func change<Value: Equatable>(
    _ property: String, from old: Value, to new: Value, _ apply: () -> Void
  ) {
    guard old != new else {
      apply()
      return
    }
    apply()
    touchscopeEngine.lookVersion += 1
    guard touchscopeEngine.isTracing else { return }
    touchscopeEngine.record(
      TraceEvent(kind: .change, verb: .change, subject: touchscopeHandle),
      payload: "\(property) \(PropertyText.text(old)) -> \(PropertyText.text(new))")
  }

  /// Moves the origin of the bounds, for a scroll view that traces it by itself.
  final func moveBounds(to origin: CGPoint) { ownBounds.origin = origin }

  /// From the view's coordinates to its superview's.
  final var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -ownBounds.midX, y: -ownBounds.midY)
      .concatenating(ownTransform)
      .concatenating(CGAffineTransform(translationX: ownCenter.x, y: ownCenter.y))
  }
}

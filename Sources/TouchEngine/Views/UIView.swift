public import Foundation
public import TouchGeometry
public import TouchTrace

/// A rectangle that is drawn, hit and touched; geometry and touch behaviour as in UIKit.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// What hit tests read of it.
  final var node: UnsafePointer<HitNode> { nodeOwner.node }
  final let nodeOwner = HitNodeOwner()
  final var storedBounds: CGRect {
    get { node.pointee.bounds }
    set {
      nodeOwner.change { $0.bounds = newValue }
      findShift()
    }
  }

  // MARK: Geometry: the model is bounds, center and transform; frame follows from them

  /// The view's own coordinates, points.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard isPlace(newValue, "bounds") else { return }
      let old = storedBounds.size
      change("bounds", from: storedBounds, to: newValue) { storedBounds = newValue }
      sizeChanged(from: old)
    }
  }

  /// The middle of the bounds in the superview's coordinates, points.
  open var center: CGPoint {
    get { storedCenter }
    set {
      guard isPlace(CGRect(origin: newValue, size: .zero), "center") else { return }
      change("center", from: storedCenter, to: newValue) { storedCenter = newValue }
    }
  }

  /// Applied around the center.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard isPlace(CGRect(x: 0, y: 0, width: 1, height: 1).applying(newValue), "transform") else {
        return
      }
      change("transform", from: storedTransform, to: newValue) {
        storedTransform = newValue
        nodeOwner.change { $0.isTransformed = newValue != .identity }
      }
    }
  }

  /// The rectangle that the view takes in its superview, points.
  open var frame: CGRect {
    get { storedBounds.applying(toSuperview) }
    set {
      guard isPlace(newValue, "frame") else { return }
      let old = storedBounds.size
      change("frame", from: frame, to: newValue) {
        storedCenter = CGPoint(x: newValue.midX, y: newValue.midY)
        storedBounds.size = newValue.size
      }
      sizeChanged(from: old)
    }
  }

  /// Which parts of its place follow when its superview changes its size; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// False: its subviews stay when its own size changes.
  open var autoresizesSubviews = true

  final var storedCenter = CGPoint.zero { didSet { findShift() } }
  final var storedTransform = CGAffineTransform.identity

  // MARK: What hit testing and touches read

  /// Reads back rounded to a Float, as UIKit stores it (HT-07).
  open var alpha: CGFloat {
    get { node.pointee.alpha }
    set {
      let new = CGFloat(Float(newValue))
      change("alpha", from: node.pointee.alpha, to: new) { nodeOwner.change { $0.alpha = new } }
    }
  }

  /// True: neither it nor what is in it is shown or hit (HT-01).
  open var isHidden: Bool {
    get { node.pointee.isHidden }
    set {
      change("isHidden", from: node.pointee.isHidden, to: newValue) {
        nodeOwner.change { $0.isHidden = newValue }
      }
    }
  }

  /// False: neither it nor what is in it is hit (HT-01).
  open var isUserInteractionEnabled: Bool {
    get { node.pointee.isInteractive }
    set {
      change("isUserInteractionEnabled", from: node.pointee.isInteractive, to: newValue) {
        nodeOwner.change { $0.isInteractive = newValue }
      }
    }
  }

  /// False: the view gets only the first of several fingers on it (MT-01).
  open var isMultipleTouchEnabled = false
  /// While this view has a touch no other view of its window gets one (MT-06).
  open var isExclusiveTouch = false
  /// Cuts what is drawn at the bounds; touches are not cut (HT-11).
  open var clipsToBounds = false { didSet { touchscopeEngine.lookVersion += 1 } }
  /// A number for one's own use.
  open var tag = 0

  // MARK: Look

  /// What the bounds are filled with.
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      change("backgroundColor", from: storedBackground?.name ?? "nil", to: newValue?.name ?? "nil")
      {
        storedBackground = newValue
      }
    }
  }
  private var storedBackground: UIColor?

  /// The colour of what can be used in it; without one of its own it is that of the view around it.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .touchscopeTint }
    set {
      storedTint = newValue
      touchscopeEngine.lookVersion += 1
      tellTint()
    }
  }
  final var storedTint: UIColor?

  /// Rounds the drawn corners, points; the touch area stays a rectangle (C-32).
  public var touchscopeCornerRadius: CGFloat = 0 { didSet { touchscopeEngine.lookVersion += 1 } }

  /// What draws the view: the geometry and the look of both are the same.
  public final var layer: CALayer {
    if let layerIfMade { return layerIfMade }
    let layer = ClassMaking.layer(Self.layerClass as? CALayer.Type ?? CALayer.self)
    layer.owner = self
    layerIfMade = layer
    return layer
  }
  private(set) var layerIfMade: CALayer?

  /// The class of the view's layer; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view looks like, in its own coordinates.
  open var touchscopeMarks: [Mark] {
    guard let color = backgroundColor?.touchscopeRGBA, color.alpha > 0 else { return [] }
    return [
      .roundedRectangle(bounds, radius: touchscopeCornerRadius, fill: color, stroke: nil, width: 0)
    ]
  }

  /// What is drawn over the views in it, in its own coordinates.
  open var touchscopeMarksInFront: [Mark] { [] }

  /// The recognizers that it brings along, with the last part of their names in scenes.
  open var touchscopeOwnRecognizers: [(suffix: String, recognizer: UIGestureRecognizer)] { [] }

  // MARK: Tree and recognizers

  /// The view around it.
  public internal(set) final var superview: UIView? {
    get { storedSuperview?.object }
    set { storedSuperview = newValue.map { Unretained($0) } }
  }
  @exclusivity(unchecked) private(set) final var storedSuperview: Unretained<UIView>?

  /// From back to front.
  public final var subviews: [UIView] { partsIfMade?.subviews ?? [] }
  final var ownRecognizers: [UIGestureRecognizer] { partsIfMade?.recognizers ?? [] }
  @exclusivity(unchecked) private(set) final var partsIfMade: ViewParts?
  /// To add and take away subviews and recognizers.
  final var parts: ViewParts {
    if let partsIfMade { return partsIfMade }
    let parts = ViewParts(nodeOwner)
    partsIfMade = parts
    return parts
  }
  /// Until when an animation keeps touches away (HT-21).
  final var animatedUntil = Instant.zero { didSet { choosePath() } }
  @exclusivity(unchecked) weak var viewController: UIViewController? {
    didSet { hasController = viewController != nil }
  }
  /// False spares every touch a weak reference.
  @exclusivity(unchecked) private final var hasController = false
  /// A scene's policies.
  @exclusivity(unchecked) public var touchscopeViewHooks = ViewHooks() { didSet { choosePath() } }

  /// With a frame in its superview, points.
  public init(frame: CGRect) {
    super.init()
    nodeOwner.belong(to: self)
    let frame = isPlace(frame, "frame") ? frame : .zero
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    findShift()
    choosePath()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init()
    nodeOwner.belong(to: self)
    choosePath()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// After a view comes the controller whose root view it is, or else its superview (RC-01).
  open override var next: UIResponder? {
    hasController ? viewController ?? superview : superview
  }

  /// Asked before a recognizer takes away touches that hit this view (AR-13).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    touchscopeEngine.lastAnswer.isDefault = true
    return true
  }

  /// The deepest view at a point of its own coordinates, or nil (HT-01 to HT-05).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, event)
  }

  /// Whether the bounds contain the point; the right and bottom edges do not count (HT-10).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = bounds.contains(point)
    guard touchscopeEngine.records(.hit) else { return inside }
    if touchscopeEngine.hitTestRun.pendingPointInside != touchscopeHandle {
      recordPointInside(inside, point)
    }
    touchscopeEngine.hitTestRun.pendingPointInside = .none
    return inside
  }

  /// Itself, when it is a window; asked more quickly than its class.
  var asWindow: UIWindow? { nil }

  /// True for what stays in the tree and is passed over by hit tests, as a disabled button is (CTL-55).
  var refusesHits: Bool { false }

  // MARK: What UIKit asks and tells beside touches; nobody does so here

  /// Asked by nobody: constraints place nothing (EC-77).
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Never called: constraints place nothing (EC-77).
  open func updateConstraints() {}
  /// Never called: traits do not change (EC-131).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Without effect: constraints place nothing (EC-77).
  open func setNeedsUpdateConstraints() {}
  /// Zero: nothing of the system covers a view here (EC-130).
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Never called: the safe area is always the whole view (EC-130).
  open func safeAreaInsetsDidChange() {}

  // MARK: Tree, layout and drawing, for subclasses

  /// Runs when it was put into a view or taken out of one.
  open func didMoveToSuperview() {}
  /// Runs when it came into a window or left one.
  open func didMoveToWindow() {}
  /// Runs after a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Runs before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Runs before it is put into a view, or taken out of one: then `newSuperview` is nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Runs before it comes into a window, or leaves one: then `newWindow` is nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Never runs: there are no nib files here.
  open func awakeFromNib() {}
  /// Never runs: there is no interface builder here.
  open func prepareForInterfaceBuilder() {}
  /// Runs when its own or an inherited tint became another one.
  open func tintColorDidChange() {}
  /// Asked by nobody but the program itself: frames are explicit here (EC-77).
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The present size, unless a class knows better. Points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Places its subviews; runs before the next touches once somebody asked for it (real code, 12).
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews` at the end of the present turn.
  open func setNeedsLayout() {
    needsLayout = true
    touchscopeEngine.updates.add(self)
  }

  /// Runs `layoutSubviews` now where it is due, in this view and in those in it.
  open func layoutIfNeeded() {
    layoutNow()
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Draws it; what is filled and stroked becomes marks. `rect` is the whole of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` at the end of the present turn.
  open func setNeedsDisplay() {
    needsDisplay = true
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.updates.add(self)
  }

  /// Asks for `draw(_:)`; the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  var needsLayout = true
  var needsDisplay = true
  var isWaitingForUpdate = false
  /// What `draw(_:)` drew last.
  var drawnMarks: [Mark] = []

  // MARK: The tree, recognizers and coordinates

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view among the others, 0 at the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right behind another one of this view's.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view))
  }
  /// Puts a view right in front of another one of this view's.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view) + 1)
  }
  /// Takes it out of the view around it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Puts one of its views in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }
  /// Puts one of its views behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// The view itself or the first one in it with this tag, the nearer ones first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstInside(withTag: tag) }
  /// Lets the first responder in this view, or the view itself, stop editing; `force` does not take no for an answer
  /// (documented).
  @discardableResult open func endEditing(_ force: Bool) -> Bool { stopEditing(force) }
  /// In the order added; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers.isEmpty ? nil : ownRecognizers }
    set { exchangeRecognizers(newValue ?? []) }
  }
  /// Takes the recognizer from the view that it was on before (GR-24).
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// A recognizer that is removed in mid-gesture is cancelled, or fails (GR-25).
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  /// A point of this view in another one's coordinates, or in the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { place(point, to: view) }
  /// A point of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { place(point, from: view) }
  /// A rectangle of this view in another one's coordinates, or in the window's for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { place(rect, to: view) }
  /// A rectangle of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { place(rect, from: view) }

  // MARK: Kept where it can be read; nothing here has a use for it (EC-77)

  /// Views are drawn anew when their size changes, whatever it says.
  open var contentMode = ContentMode.scaleToFill
  /// Frames are explicit here, whatever it says.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether it covers everything behind it; nothing relies on that.
  open var isOpaque = true
  /// For those who cannot see the screen.
  open var accessibilityLabel: String?
  /// For tests that drive apps; the name in logs, unless it has another.
  open var accessibilityIdentifier: String? {
    didSet { if touchscopeName == oldValue { touchscopeName = accessibilityIdentifier } }
  }
  /// For those who cannot see the screen.
  open var isAccessibilityElement = false
  /// Asks for another layout by size; sizes are explicit here.
  open func invalidateIntrinsicContentSize() { setNeedsLayout() }
}

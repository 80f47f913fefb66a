public import Foundation
public import TouchGeometry
public import TouchTrace

/// Shows a part of a content that may be larger than itself; a finger drags it (SCR-01 to SCR-90).
///
/// The offset is the origin of the bounds (SCR-24): views in it move because the bounds do.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How fast a scroll view slows down: the part of its speed that is left after a millisecond (SCR-44, observed).
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Its number or name.
    public var rawValue: CGFloat
    /// By its number or name.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// One that stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  // MARK: Content

  /// Size of what can be shown, points of the content.
  open var contentSize = CGSize.zero {
    didSet { contentChanged("contentSize", from: oldValue, to: contentSize) }
  }
  /// Room around the content, points (SCR-26).
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let start = CGPoint(x: -oldValue.left, y: -oldValue.top)
      contentChanged("contentInset", from: text(oldValue), to: text(contentInset), start: start)
    }
  }
  /// What apps set and nothing here has a use for.
  final var unusedScroll = UnusedScrollProperties()
  /// The insets that count; without bars and safe areas they are `contentInset`.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The point of the content at the top left corner, points: the origin of the bounds, rounded to pixels (SCR-24).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      _ = place(newValue)
      drive.offsetWasSet(contentOffset)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.size != super.bounds.size {
        super.bounds = CGRect(origin: super.bounds.origin, size: newValue.size)
      }
      if newValue.origin != super.bounds.origin { contentOffset = newValue.origin }
    }
  }

  // MARK: Behaviour (the defaults are UIKit's, documented)

  /// False: fingers do not scroll it, and its content gets touches at once (SCR-15).
  open var isScrollEnabled = true { didSet { enableRecognizers() } }
  /// A drag that starts along one axis stays on it (SCR-33).
  open var isDirectionalLockEnabled = false
  /// The content can be pulled beyond its edges and swings back (SCR-29, SCR-30).
  open var bounces = true
  /// Content that fits can be pulled too (SCR-27).
  open var alwaysBounceVertical = false
  /// The same along x (SCR-27).
  open var alwaysBounceHorizontal = false
  /// It rests on multiples of its own size (SCR-58).
  open var isPagingEnabled = false
  /// Content gets a touch only after 150 ms, or at the lift (SCR-03, SCR-07).
  open var delaysContentTouches = true { didSet { enableRecognizers() } }
  /// False: what the content has got is never taken away by scrolling (SCR-09).
  open var canCancelContentTouches = true
  /// How fast it slows down (SCR-44).
  open var decelerationRate = DecelerationRate.normal
  /// Whether a bar at the right shows where it is.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar at the bottom shows where it is.
  open var showsHorizontalScrollIndicator = true
  /// A pinch may go beyond the limits of the zoom, and swings back (SCR-69, SCR-70).
  open var bouncesZoom = true
  /// Whether a tap on the status bar may scroll it to its top. There is no status bar, so nothing reads it yet.
  open var scrollsToTop = true
  /// Is told what it does; not kept alive.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// From the touch-down of a finger on, before it drags (SCR-20).
  open internal(set) var isTracking = false
  /// From the begin of the pan to the lift (SCR-20).
  open internal(set) var isDragging = false
  /// After the lift, while it still moves (SCR-20).
  open internal(set) var isDecelerating = false

  /// Drags the view.
  public let panGestureRecognizer: UIPanGestureRecognizer
  let delayRecognizer: UIScrollViewDelayedTouchesBeganGestureRecognizer
  /// A scene's answers to `touchesShouldBegin` and `touchesShouldCancel`.
  public var touchscopeScrollHooks = ScrollHooks()
  private(set) lazy var drive = ScrollDrive(self)
  private(set) lazy var zoom = ScrollZoom(self)

  public override init(frame: CGRect) {
    let pan = UIScrollViewPanGestureRecognizer()
    panGestureRecognizer = pan
    delayRecognizer = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    super.init(frame: frame)
    setUp(pan)
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    let pan = UIScrollViewPanGestureRecognizer()
    panGestureRecognizer = pan
    delayRecognizer = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    super.init(coder: coder)
    setUp(pan)
  }

  private func setUp(_ pan: UIScrollViewPanGestureRecognizer) {
    clipsToBounds = true
    pan.scrollView = self
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pan.addTarget(self, action: Selector("handlePan:", UIScrollView.handlePan))
    addGestureRecognizer(delayRecognizer)
    addGestureRecognizer(pan)
  }

  open override var touchscopeOwnRecognizers: [(suffix: String, recognizer: UIGestureRecognizer)] {
    [("delay", delayRecognizer), ("pan", panGestureRecognizer)]
      + (zoom.pinch.map { [("pinch", $0)] } ?? [])
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) { drive.panned(pan) }
  final func handlePinch(_ pinch: UIPinchGestureRecognizer) { zoom.pinched(pinch) }

  private func enableRecognizers() {
    panGestureRecognizer.isEnabled = isScrollEnabled
    delayRecognizer.isEnabled = isScrollEnabled && delaysContentTouches
  }

  // MARK: Content touches, for subclasses

  /// Whether a view of the content gets a touch at all (SCR-08, documented).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    touchscopeEngine.lastAnswer.isDefault = true
    return true
  }

  /// Whether scrolling may take a touch away from a view of the content: not from controls (SCR-10, documented).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // What its content passes on ends here: a scroll view hands no touches to its next responder (observed).

  var passesTouchesOn: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Moving by program

  /// Shows another part; animated it takes 0.3 s and tells the delegate at the end (SCR-55). A deceleration ends,
  /// and the delegate gets its end first (EC-168).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    drive.giveWay()
    if animated { drive.animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls as little as needed to show a rectangle of the content, points of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    let x = nearest(rect.minX, rect.maxX, shown.minX, shown.maxX)
    let y = nearest(rect.minY, rect.maxY, shown.minY, shown.maxY)
    let target = CGPoint(
      x: range(.x).limit(contentOffset.x + x), y: range(.y).limit(contentOffset.y + y))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  private func nearest(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
    if low < from { return low - from }
    return high > to ? min(high - to, low - from) : 0
  }

  // MARK: Look

  open override var touchscopeMarksInFront: [Mark] { drive.indicators }

  private func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { CanonicalLine.number(Double($0)) }
      .joined(separator: " ")
  }

  /// `start` is where content began before its insets changed.
  private func contentChanged<Value: Equatable>(
    _ property: String, from old: Value, to new: Value, start: CGPoint? = nil
  ) {
    change(property, from: old, to: new) {}
    // What moves goes to where its edge is now by itself (EC-117).
    guard old != new, !isDragging, drive.motion == nil, !zoom.isAtWork else { return }
    let target = CGPoint { axis in
      let now = axis.of(contentOffset)
      // At its start it stays there (EC-122); what the content does not have any more is brought back (SCR-78).
      return start.map(axis.of) == now ? range(axis).least : range(axis).limit(now)
    }
    if target != contentOffset { contentOffset = target }
  }

  // MARK: Zoom

  /// The smallest scale of the zoomed view; 1 unless set (SCR-82).
  open var minimumZoomScale: CGFloat {
    get { zoom.least }
    set { if newValue.isFinite, newValue > 0 { zoom.least = newValue } }
  }

  /// The largest scale of the zoomed view; 1 unless set (SCR-82).
  open var maximumZoomScale: CGFloat {
    get { zoom.most }
    set { if newValue.isFinite, newValue > 0 { zoom.most = newValue } }
  }

  /// The scale of the zoomed view; setting it stays within the limits (SCR-83, documented).
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom.set(newValue, animated: false) }
  }

  /// From the begin of a pinch to its end (SCR-73, documented).
  open var isZooming: Bool { zoom.isPinching }
  /// A scale beyond the limits is coming back (SCR-69, documented).
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Zooms; nil while the two limits are the same (SCR-82, documented).
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// Zooms around the middle; animated it takes 0.3 s and tells its begin and its end (SCR-83; the middle is assumed).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom.set(scale, animated: animated)
  }

  /// Shows a rectangle, points of the zoomed view, in the middle and as large as the limits let it (SCR-83, documented).
  open func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }

  // MARK: Kept where it can be read; nothing here has a use for it

  /// Whether insets follow the safe area.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Without effect: the safe area is the whole view, so there is nothing to add (EC-130).
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { unusedScroll.adjustment }
    set { unusedScroll.adjustment = newValue }
  }

  /// How a keyboard goes away.
  public nonisolated enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Without effect: no keyboard is shown.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { unusedScroll.dismissal }
    set { unusedScroll.dismissal = newValue }
  }

  /// Without effect: indicators keep to the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { unusedScroll.indicatorInsets }
    set { unusedScroll.indicatorInsets = newValue }
  }
}

/// A scene's policies for one scroll view; they act as its outermost overrides.
public struct ScrollHooks {
  /// Whether a view of the content gets a touch.
  public var touchesShouldBegin: ((UIView) -> Bool)?
  /// Whether a view of the content loses its touch.
  public var touchesShouldCancel: ((UIView) -> Bool)?
  /// Stands in for the delegate's `viewForZooming`.
  public var viewForZooming: (() -> UIView?)?
  /// Without any policy.
  public init() {}
}

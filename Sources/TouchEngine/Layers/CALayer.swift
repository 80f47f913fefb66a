public import Foundation
public import TouchGeometry
import TouchTrace

/// A rectangle that is drawn but gets no touches. A view's layer has the view's geometry and look; others have their own.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that this is the layer of, if it is one.
  weak var owner: UIView?
  private var own = Values()

  private struct Values {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3D()
    var opacity: Float = 1
    var isHidden = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var masksToBounds = false
  }

  /// A layer without a size.
  public override init() { super.init() }

  /// A copy of another layer, which shows what that layer shows at some moment; what makes `presentation()` (documented).
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copy(layer) }
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) { super.init() }

  private func copy(_ layer: CALayer) {
    own = Values(
      bounds: layer.bounds, position: layer.position, anchorPoint: layer.anchorPoint,
      transform: layer.transform, opacity: layer.opacity, isHidden: layer.isHidden,
      backgroundColor: layer.backgroundColor, cornerRadius: layer.cornerRadius,
      masksToBounds: layer.masksToBounds)
    name = layer.name
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    zPosition = layer.zPosition
    contentsScale = layer.contentsScale
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    shadowPath = layer.shadowPath
    mask = layer.mask
  }

  /// A name for one's own use.
  open var name: String?

  // MARK: Geometry

  /// Its own coordinates, points.
  open var bounds: CGRect {
    get { owner?.bounds ?? own.bounds }
    set { set({ $0.bounds = newValue }, { $0.bounds = newValue }) }
  }

  /// Where its anchor point lies in the layer around it, points.
  open var position: CGPoint {
    get { owner?.center ?? own.position }
    set { set({ $0.position = newValue }, { $0.center = newValue }) }
  }

  /// The point of the bounds that `position` places, from 0 to 1; that of a view's layer stays in the middle (EC-76).
  open var anchorPoint: CGPoint {
    get { owner == nil ? own.anchorPoint : CGPoint(x: 0.5, y: 0.5) }
    set { set({ $0.anchorPoint = newValue }, { _ in }) }
  }

  /// Applied around the anchor point; only what is flat of it counts.
  open var transform: CATransform3D {
    get { owner.map { CATransform3D($0.transform) } ?? own.transform }
    set { set({ $0.transform = newValue }, { $0.transform = newValue.flat }) }
  }

  /// The rectangle that it takes in the layer around it, points.
  open var frame: CGRect {
    get { owner?.frame ?? own.bounds.applying(toSuperlayer) }
    set {
      set(
        {
          $0.position = CGPoint(
            x: newValue.minX + newValue.width * $0.anchorPoint.x,
            y: newValue.minY + newValue.height * $0.anchorPoint.y)
          $0.bounds.size = newValue.size
        }, { $0.frame = newValue })
    }
  }

  /// The flat part of the transform.
  open func affineTransform() -> CGAffineTransform { transform.flat }
  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  // MARK: Look

  /// From 0, transparent, to 1.
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? own.opacity }
    set { set({ $0.opacity = newValue }, { $0.alpha = CGFloat(newValue) }) }
  }

  /// True: neither it nor what is in it is drawn.
  open var isHidden: Bool {
    get { owner?.isHidden ?? own.isHidden }
    set { set({ $0.isHidden = newValue }, { $0.isHidden = newValue }) }
  }

  /// What the bounds are filled with.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      set(
        { $0.backgroundColor = newValue },
        { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } })
    }
  }

  /// Rounds the drawn corners, points; touches still count in the whole rectangle.
  open var cornerRadius: CGFloat {
    get { owner?.touchscopeCornerRadius ?? own.cornerRadius }
    set { set({ $0.cornerRadius = newValue }, { $0.touchscopeCornerRadius = newValue }) }
  }

  /// Cuts what is in a view's layer at its bounds; layers without a view are not cut (EC-75).
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? own.masksToBounds }
    set { set({ $0.masksToBounds = newValue }, { $0.clipsToBounds = newValue }) }
  }

  /// Width of a line along the bounds, points.
  open var borderWidth: CGFloat = 0 { didSet { looksDifferent() } }
  /// Colour of that line.
  open var borderColor: CGColor? { didSet { looksDifferent() } }
  /// Kept, not drawn; it changes no hit test (HT-26).
  open var zPosition: CGFloat = 0
  /// Kept, not drawn.
  open var contentsScale: CGFloat = 1
  /// Kept, not drawn.
  open var shadowColor: CGColor?
  /// Kept, not drawn.
  open var shadowOpacity: Float = 0
  /// Kept, not drawn. Points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Kept, not drawn. Points.
  open var shadowRadius: CGFloat = 3
  /// Kept, not drawn.
  open var shadowPath: CGPath?
  /// Kept; nothing is cut by it (EC-75).
  open var mask: CALayer?

  private func set(_ apply: (inout Values) -> Void, _ toView: (UIView) -> Void) {
    if let owner { toView(owner) } else { apply(&own) }
    looksDifferent()
  }

  /// Tells the engine of the view that it is in.
  func looksDifferent() {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.owner { view.touchscopeEngine.lookVersion += 1 }
      layer = current.superlayer
    }
  }

  // MARK: Tree

  /// The layer around it.
  public private(set) weak var superlayer: CALayer?
  var storedSublayers: [CALayer] = []

  /// What is in it, from back to front: layers that were added, then the layers of subviews (EC-76); nil when there is none.
  open var sublayers: [CALayer]? {
    get {
      let all = storedSublayers + (owner?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in storedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others; the layer of a view is refused with a warning.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(storedSublayers.count))
  }

  /// Puts a layer among the others, 0 at the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if let view = layer.owner {
      view.touchscopeEngine.warn(
        view.touchscopeHandle, "the layer of a view goes where the view goes: use addSubview")
      return
    }
    var above: CALayer? = self
    while let current = above {
      if current === layer { return }
      above = current.superlayer
    }
    layer.removeFromSuperlayer()
    storedSublayers.insert(layer, at: min(Int(index), storedSublayers.count))
    layer.superlayer = self
    looksDifferent()
  }

  /// Puts a layer right behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(
      layer, at: UInt32(storedSublayers.firstIndex { $0 === sibling } ?? storedSublayers.count))
  }

  /// Puts a layer right in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? storedSublayers.count))
  }

  /// Takes it out of the layer around it; a view's layer stays where its view is.
  open func removeFromSuperlayer() {
    guard owner == nil, let parent = superlayer else { return }
    looksDifferent()
    parent.storedSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Asking

  /// Whether the bounds have a point of its own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The deepest layer at a point of the coordinates around this one; nil outside and for hidden ones.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let place = p.applying(toSuperlayer.inverted())
    guard !isHidden, contains(place) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(place) { return hit }
    }
    return self
  }

  /// A point of this layer in another one's coordinates, or in the topmost one's for nil.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    let top = p.applying(toTop)
    return layer.map { top.applying($0.toTop.inverted()) } ?? top
  }

  /// A point of another layer, or of the topmost one for nil, in this layer's coordinates.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer.map { p.applying($0.toTop) } ?? p).applying(toTop.inverted())
  }

  /// A rectangle of this layer in another one's coordinates, or in the topmost one's for nil.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    let top = r.applying(toTop)
    return layer.map { top.applying($0.toTop.inverted()) } ?? top
  }

  /// A copy with the values that a property animator shows now (EC-141), else the layer itself: there are no pictures between
  /// two values of other animations (EC-29).
  open func presentation() -> Self? {
    guard let shown = owner?.shownValues else { return self }
    let copy = ClassMaking.layer(copying: self)
    copy.own.bounds = shown.bounds
    copy.own.position = shown.center
    copy.own.transform = CATransform3D(shown.transform)
    copy.own.opacity = Float(shown.alpha)
    copy.own.backgroundColor = shown.backgroundColor?.cgColor
    copy.shownLayer = self
    return copy as? Self
  }

  /// The layer that a presentation shows; any other layer itself.
  open func model() -> Self { shownLayer as? Self ?? self }
  private weak var shownLayer: CALayer?

  /// From its coordinates to those of the layer around it.
  var toSuperlayer: CGAffineTransform {
    if let owner { return owner.toSuperview }
    let anchor = CGPoint(
      x: own.bounds.minX + own.bounds.width * own.anchorPoint.x,
      y: own.bounds.minY + own.bounds.height * own.anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(own.transform.flat)
      .concatenating(CGAffineTransform(translationX: own.position.x, y: own.position.y))
  }

  private var toTop: CGAffineTransform {
    var transform = toSuperlayer
    var layer = owner.map { $0.superview?.layer } ?? superlayer
    while let current = layer {
      transform = transform.concatenating(current.toSuperlayer)
      layer = current.owner.map { $0.superview?.layer } ?? current.superlayer
    }
    return transform
  }

  // MARK: Updates

  /// Draws the view that it belongs to again.
  open func setNeedsDisplay() {
    owner?.setNeedsDisplay()
    looksDifferent()
  }

  /// Lays out the view that it belongs to again.
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  /// Lays out the view that it belongs to now, if it is to be.
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }

  /// Animations that are not over.
  var running: [RunningAnimation] = []

  /// What a subclass of a layer without a view looks like, in its own coordinates.
  var ownMarks: [Mark] { [] }

  // MARK: Animations

  /// Starts an animation; the layer's values stay what they are.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    anim.delegate?.animationDidStart(anim)
    let deadline = Engine.current.appDeadline("animation", after: anim.wholeTime) { [weak self] in
      self?.running.removeAll { $0.animation === anim }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
    running.append(RunningAnimation(key: key, animation: anim, deadline: deadline))
  }

  /// The animation that was added under a key and is not over.
  open func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// Ends an animation before its time.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }

  /// Ends all animations before their time, those of its view too: at once, with false (EC-29, documented).
  open func removeAllAnimations() {
    stop { _ in true }
    owner?.removeAnimations()
  }

  private func stop(_ test: (RunningAnimation) -> Bool) {
    let gone = running.filter(test)
    running.removeAll { one in gone.contains { $0.animation === one.animation } }
    for one in gone {
      one.deadline.cancel()
      one.animation.delegate?.animationDidStop(one.animation, finished: false)
    }
  }
}

import CoreGraphics
import ObjectiveC
import QuartzCore
import UIKit
import os.log

// Views that lay themselves out and draw, with layers, as apps write them.

/// Notes when it is laid out and drawn; its touch area is what it drew.
class NotingView: UIView {
  var notes: [String] = []
  private(set) var area = CGRect.null

  override func layoutSubviews() {
    super.layoutSubviews()
    notes.append("layout \(Int(bounds.width))")
    area = bounds.insetBy(dx: 20, dy: 20)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    notes.append("draw \(Int(rect.width))")
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: 20, y: 20)
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(origin: .zero, size: area.size))
    context.restoreGState()
    UIColor.blue.setStroke()
    let path = UIBezierPath(rect: area)
    path.lineWidth = 3
    path.stroke()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { area.contains(point) }
}

/// Asks for another layout in every one.
class RestlessView: UIView {
  private(set) var count = 0
  override func layoutSubviews() {
    count += 1
    setNeedsLayout()
  }
}

/// Grows its subview in its own layout, so that it is laid out in the same turn.
class GrowingView: UIView {
  let inner = NotingView(frame: .zero)
  override func didMoveToWindow() { if inner.superview == nil { addSubview(inner) } }
  override func layoutSubviews() { inner.frame = bounds }
}

/// A view whose layer is a path.
class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  var shape: CAShapeLayer { layer as! CAShapeLayer }
}

/// Layers, asked for tests that see no UIKit.
enum Layers {
  static func mirror(_ view: UIView) -> [String] {
    let layer = view.layer
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.cornerRadius = 5
    layer.backgroundColor = UIColor.green.cgColor
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    return [
      "\(view.center.x) \(view.center.y)", "\(view.bounds.width) \(view.bounds.height)",
      "\(view.alpha)", "\(view.clipsToBounds)",
      "\(view.transform.a)", "\(view.backgroundColor?.cgColor == layer.backgroundColor)",
      "\(layer.position == view.center)", "\(layer.presentation() === layer)",
    ]
  }

  static func tree() -> (hit: Bool, miss: Bool, place: CGPoint, count: Int, order: [String]) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let child = CALayer()
    child.name = "child"
    child.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    let front = CALayer()
    front.name = "front"
    root.addSublayer(front)
    root.insertSublayer(child, below: front)
    // A layer is never put into itself.
    child.addSublayer(root)
    let order = (root.sublayers ?? []).map { $0.name ?? "" }
    let hit = root.hitTest(CGPoint(x: 60, y: 60)) === child
    let miss = root.hitTest(CGPoint(x: 300, y: 60)) == nil
    let place = child.convert(CGPoint(x: 1, y: 2), to: root)
    front.removeFromSuperlayer()
    return (hit, miss, place, root.sublayers?.count ?? 0, order)
  }

  static func turned() -> CGRect {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    return layer.frame
  }

  static func matrices() -> [Bool] {
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
    let back = CATransform3DRotate(turn, -.pi / 3, 0, 0, 1)
    let flat = CATransform3DGetAffineTransform(
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0))
    return [
      CATransform3DIsIdentity(CATransform3DIdentity), !CATransform3DIsIdentity(turn),
      abs(back.m11 - 1) < 1e-12 && abs(back.m12) < 1e-12,
      flat == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21),
      CATransform3DConcat(turn, CATransform3DIdentity) == turn,
      CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)),
    ]
  }

  /// A square of 100 points around, drawn from its half on.
  static func half(_ view: ShapeView) {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 25, height: 25))
    view.shape.path = square.cgPath
    view.shape.fillColor = nil
    view.shape.strokeColor = UIColor.black.cgColor
    view.shape.strokeStart = 0.5
  }
}

/// Hears animations and transactions end.
class AnimationListener: NSObject, CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }

  func start(on layer: CALayer) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.lines.append("done") }
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.duration = 0.25
    pulse.autoreverses = true
    pulse.delegate = self
    layer.add(pulse, forKey: "pulse")
    CATransaction.commit()
  }

  func startForever(on layer: CALayer) {
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.repeatCount = .infinity
    spin.duration = 1
    spin.delegate = self
    layer.add(spin, forKey: "spin")
  }
}

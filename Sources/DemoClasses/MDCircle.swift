public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Why a drawing is no circle.
public enum MDCircleError: String, Sendable {
  case none = "None"
  case notClosed = "NotClosed"
  case tooSlow = "TooSlow"
  case tooShort = "TooShort"
  case radiusVarianceTolerance = "RadiusVarianceTolerance"
  case overlapTolerance = "OverlapTolerance"
}

/// Hears that a drawing was no circle.
public protocol MDCircleFailureDelegate: AnyObject {
  /// The reason is in the recognizer's `error`.
  func circleGestureFailed(_ recognizer: MDCircleGestureRecognizer)
}

/// Article 000's larger recognizer: it begins with the touch, collects the finger's way, and judges it at the lift.
///
/// A bad drawing sets `failed` after `began`, which no machine of UIKit's knows: it becomes `cancelled`, with an action.
open class MDCircleGestureRecognizer: UIGestureRecognizer {
  /// How far the end may lie from the start, points.
  open var circleClosureDistanceVariance: CGFloat = 50
  /// How long a circle may take, seconds.
  open var maximumCircleTime: TimeInterval = 3
  /// How many radii a point may lie off the circle: a factor, so large that hardly anything fails by it.
  open var radiusVariancePercent: CGFloat = 25
  /// The last points, where a circle may overlap itself.
  open var overlapTolerance = 3
  /// Points that a circle has at least; the touch-down is none of them, the lift is one.
  open var minimumNumPoints = 6
  /// Hears of failures.
  open weak var circleDelegate: (any MDCircleFailureDelegate)?

  /// The finger's way in the view, without the touch-down.
  public private(set) var points: [CGPoint] = []
  /// The middle of the circle, in the view's coordinates.
  public private(set) var center = CGPoint.zero
  /// The radius of the circle, points.
  public private(set) var radius: CGFloat = 0
  /// What was wrong with the last drawing.
  public private(set) var error = MDCircleError.none

  private var firstPoint = CGPoint.zero
  private var firstTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    firstPoint = touch.location(in: view)
    firstTime = touch.timestamp
    error = .none
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began || state == .changed, let touch = touches.first else { return }
    points.append(touch.location(in: view))
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .began || state == .changed, let touch = touches.first else { return }
    points.append(touch.location(in: view))
    error = verdict(at: touch.timestamp)
    guard error != .none else {
      state = .ended
      return
    }
    state = .failed
    circleDelegate?.circleGestureFailed(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    points = []
  }

  /// The first thing that is wrong.
  private func verdict(at time: TimeInterval) -> MDCircleError {
    guard let first = points.first, let last = points.last else { return .tooShort }
    if distance(firstPoint, last) > circleClosureDistanceVariance { return .notClosed }
    if time - firstTime > maximumCircleTime { return .tooSlow }
    if points.count < minimumNumPoints { return .tooShort }
    let box = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    center = CGPoint(x: box.midX, y: box.midY)
    radius = distance(center, first)
    let limit = radius * radiusVariancePercent
    if points.contains(where: { abs(distance(center, $0) - radius) > limit }) {
      return .radiusVarianceTolerance
    }
    return turnsOften ? .overlapTolerance : .none
  }

  /// Whether the way around the middle turns back more than once before the last points.
  private var turnsOften: Bool {
    let sides = zip(points, points.dropFirst()).dropLast(overlapTolerance).map { from, to in
      let side =
        (from.x - center.x) * (to.y - center.y) - (from.y - center.y) * (to.x - center.x)
      return side < 0
    }
    return zip(sides, sides.dropFirst()).filter { $0 != $1 }.count > 1
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}

/// Draws the finger's way, and the circle that it was.
open class CircleView: UIView {
  /// The finger's way.
  open var points: [CGPoint] = [] { didSet { setNeedsDisplay() } }
  /// The middle of a circle that was recognized.
  open var found: CGPoint? { didSet { setNeedsDisplay() } }

  open override func draw(_ rect: CGRect) {
    guard let first = points.first else { return }
    let way = UIBezierPath()
    way.move(to: first)
    for point in points.dropFirst() { way.addLine(to: point) }
    way.lineWidth = 3
    UIColor.red.setStroke()
    way.stroke()
    UIColor.red.setFill()
    dot(at: first).fill()
    guard let found else { return }
    UIColor.green.setStroke()
    for point in points {
      let ray = UIBezierPath()
      ray.move(to: found)
      ray.addLine(to: point)
      ray.stroke()
    }
    UIColor.green.setFill()
    dot(at: found).fill()
  }

  private func dot(at point: CGPoint) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12))
  }
}

/// Says in its label what became of a drawing.
open class CircleViewController: UIViewController, MDCircleFailureDelegate {
  private var canvas: CircleView? { view as? CircleView }
  private var label: UILabel? { view.subviews.lazy.compactMap { $0 as? UILabel }.first }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for case let circle as MDCircleGestureRecognizer in view.gestureRecognizers ?? [] {
      circle.circleDelegate = self
      circle.addTarget(
        self, action: Selector("handleGesture:", CircleViewController.handleGesture))
    }
  }

  private func handleGesture(_ circle: MDCircleGestureRecognizer) {
    switch circle.state {
    case .began, .changed:
      canvas?.found = nil
      canvas?.points = circle.points
    case .ended:
      canvas?.points = circle.points
      canvas?.found = circle.center
      let (x, y) = (Int(circle.center.x.rounded()), Int(circle.center.y.rounded()))
      say("Circle Detected: (\(x), \(y)), radius \(Int(circle.radius.rounded()))")
    default: break
    }
  }

  /// Says what was wrong.
  open func circleGestureFailed(_ recognizer: MDCircleGestureRecognizer) {
    say(recognizer.error.rawValue)
  }

  private func say(_ text: String) {
    label?.text = text
    print(text)
  }
}

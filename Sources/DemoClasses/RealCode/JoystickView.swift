public import UIKit

/// A stick under one finger, which springs back when it is let go. It tells its direction frame by frame.
open class JoystickView: UIView {
  private let stick = UIView()
  private var trackedTouch: UITouch?
  private var displayLink: CADisplayLink?
  private var told = ""

  /// How far the stick is pushed, -1 to 1 on both axes.
  public private(set) var direction = CGVector(dx: 0, dy: 0)
  /// Frames in which it was pushed.
  public private(set) var frames = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    stick.backgroundColor = .darkGray
    stick.isUserInteractionEnabled = false
    addSubview(stick)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.width * 0.4
    stick.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    stick.layer.cornerRadius = size / 2
    layer.cornerRadius = bounds.width / 2
    if trackedTouch == nil { stick.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  // The corners of the square are not the joystick.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    push(to: touch.location(in: self))
    let link = CADisplayLink(target: self, selector: Selector("frame:", JoystickView.step))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    push(to: touch.location(in: self))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    letGo()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    letGo()
  }

  private func push(to place: CGPoint) {
    let reach = bounds.width * 0.3
    var dx = place.x - bounds.midX
    var dy = place.y - bounds.midY
    let length = hypot(dx, dy)
    if length > reach {
      dx *= reach / length
      dy *= reach / length
    }
    direction = CGVector(dx: dx / reach, dy: dy / reach)
    stick.center = CGPoint(x: bounds.midX + dx, y: bounds.midY + dy)
  }

  private func step(_ link: CADisplayLink) {
    frames += 1
    let horizontal = abs(direction.dx) > abs(direction.dy)
    let word =
      max(abs(direction.dx), abs(direction.dy)) < 0.3
      ? "centre"
      : horizontal ? (direction.dx > 0 ? "right" : "left") : (direction.dy > 0 ? "down" : "up")
    guard word != told else { return }
    told = word
    print("joystick \(word)")
  }

  private func letGo() {
    trackedTouch = nil
    displayLink?.invalidate()
    displayLink = nil
    direction = CGVector(dx: 0, dy: 0)
    told = ""
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { self.stick.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY) },
      completion: { _ in print("joystick at rest") })
  }
}

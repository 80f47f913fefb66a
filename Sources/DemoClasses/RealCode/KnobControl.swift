public import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that tells at which angle the finger is, seen from the middle of its view.
final class TurnGestureRecognizer: UIPanGestureRecognizer {
  /// Radians from the x axis, clockwise on the screen.
  private(set) var touchAngle: CGFloat = 0

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }

  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view else { return }
    let place = touch.location(in: view)
    touchAngle = atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
  }
}

/// A knob that one finger turns around its middle, from 0 at the lower left to 1 at the lower right.
open class KnobControl: UIControl {
  private let track = CAShapeLayer()
  private let pointer = CAShapeLayer()
  private let startAngle = -CGFloat.pi * 11 / 8
  private let endAngle = CGFloat.pi * 3 / 8

  /// From 0 to 1.
  public private(set) var value: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    for layer in [track, pointer] {
      layer.fillColor = UIColor.clear.cgColor
      layer.lineWidth = 6
      self.layer.addSublayer(layer)
    }
    track.strokeColor = UIColor.lightGray.cgColor
    pointer.strokeColor = tintColor.cgColor
    let turn = TurnGestureRecognizer()
    turn.addTarget(self, action: Selector("handleTurn:", KnobControl.handleTurn))
    addGestureRecognizer(turn)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - 8
    track.frame = bounds
    track.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: startAngle,
        endAngle: endAngle, clockwise: true
      ).cgPath
    pointer.frame = bounds
    let line = UIBezierPath()
    line.move(to: CGPoint(x: bounds.midX + radius - 16, y: bounds.midY))
    line.addLine(to: CGPoint(x: bounds.midX + radius + 3, y: bounds.midY))
    pointer.path = line.cgPath
    turnPointer()
  }

  /// Turns the pointer; nobody is told.
  public func setValue(_ newValue: CGFloat) {
    value = min(1, max(0, newValue))
    turnPointer()
  }

  private func turnPointer() {
    let angle = startAngle + (endAngle - startAngle) * value
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pointer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    CATransaction.commit()
  }

  private func handleTurn(_ gesture: TurnGestureRecognizer) {
    // The gap at the bottom belongs to the nearer end.
    let middleOfGap = (2 * .pi + startAngle - endAngle) / 2 + endAngle
    var angle = gesture.touchAngle
    if angle > middleOfGap { angle -= 2 * .pi }
    if angle < middleOfGap - 2 * .pi { angle += 2 * .pi }
    angle = min(endAngle, max(startAngle, angle))
    setValue((angle - startAngle) / (endAngle - startAngle))
    sendActions(for: .valueChanged)
    if gesture.state == .ended { print("knob \(Int((value * 100).rounded()))") }
  }
}

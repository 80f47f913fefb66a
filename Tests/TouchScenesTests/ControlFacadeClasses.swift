import UIKit

/// Control code as an app writes it, through `import UIKit` alone.
final class FormController: UIViewController {
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  let segments = UISegmentedControl(items: ["One", "Two"])
  let stepper = UIStepper()
  let pages = UIPageControl()
  let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
  var heard: [String] = []

  func set() {
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.setValue(15, animated: false)
    slider.addTarget(
      self, action: Selector("slid:", FormController.slid), for: [.valueChanged, .editingChanged])
    segments.selectedSegmentIndex = 1
    stepper.stepValue = 0.5
    pages.numberOfPages = 3
    field.placeholder = "Name"
    slider.sendActions(for: .valueChanged)
  }

  func slid(_ sender: UISlider) { heard.append("\(sender.value)") }

  override var canBecomeFirstResponder: Bool { true }
}

/// A slider that leaves nothing to its superclass but its track.
final class SnappingSlider: UISlider {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    value = value.rounded()
  }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: -4, dy: -4)
  }
}

import TouchEngine

/// Properties of controls that have a value.
enum ValueAttributes {
  static var all: [SceneAttribute] { slider + stepper + choices + textField }

  private static var slider: [SceneAttribute] {
    [
      limit("minimumValue", \UISlider.minimumValue, "The value at the left end."),
      limit("maximumValue", \UISlider.maximumValue, "The value at the right end."),
      .custom(
        "value", "slider", UISlider.self, "a number", kind: number,
        "The position of the thumb, between minimum and maximum.",
        read: { .number(Double($0.value)) }
      ) { scope, slider, node in
        if let value = scope.number(node) { slider.value = Float(value) }
      },
      .bool(
        "isContinuous", "slider", \UISlider.isContinuous,
        "If false, valueChanged is sent once, at the lift."),
    ]
  }

  private static var stepper: [SceneAttribute] {
    [
      amount("minimumValue", 3, \UIStepper.minimumValue, "The lowest value."),
      amount("maximumValue", 4, \UIStepper.maximumValue, "The highest value."),
      amount("value", 5, \UIStepper.value, "The value, between minimum and maximum."),
      .custom(
        "stepValue", "stepper", UIStepper.self, "a number above zero",
        kind: .number(from: 0.001, to: 1e6, isWhole: false), "The amount of one step.",
        read: { .number($0.stepValue) }
      ) { scope, stepper, node in
        if let value = scope.number(node, in: 0.001...1e6) { stepper.stepValue = value }
      },
      .bool(
        "wraps", "stepper", \UIStepper.wraps, "A step beyond one end wraps around to the other."),
      .bool(
        "autorepeat", "stepper", \UIStepper.autorepeat,
        "A finger that stays down repeats the step."),
      .bool(
        "isContinuous", "stepper", \UIStepper.isContinuous,
        "If false, valueChanged is sent once, at the end of the touch."),
    ]
  }

  private static var choices: [SceneAttribute] {
    [
      .custom(
        "items", "segmented control", UISegmentedControl.self, "a list of texts", order: 4,
        kind: .readOnly, "The titles of the segments, from the left."
      ) { scope, control, node in
        if let titles = scope.ids(node) { control.touchscopeItems = titles }
      },
      .integer(
        "selectedSegmentIndex", "segmented control", \UISegmentedControl.selectedSegmentIndex,
        in: -1...1000, "The selected segment, from 0; -1 for none."),
      .bool(
        "isMomentary", "segmented control", \UISegmentedControl.isMomentary,
        "Segments do not stay selected."),
      .custom(
        "numberOfPages", "page control", UIPageControl.self, "a whole number from 0 to 1000",
        order: 4, kind: .number(from: 0, to: 1000, isWhole: true), "The number of dots.",
        read: { .number(Double($0.numberOfPages)) }
      ) { scope, control, node in
        if let number = scope.integer(node, in: 0...1000) { control.numberOfPages = number }
      },
      .integer(
        "currentPage", "page control", \UIPageControl.currentPage, in: 0...1000,
        "The current page, from 0."),
      .bool(
        "hidesForSinglePage", "page control", \UIPageControl.hidesForSinglePage,
        "Hidden when there is only one page."),
    ]
  }

  private static var textField: [SceneAttribute] {
    [
      .custom(
        "text", "text field", UITextField.self, "a text", "The text in the field.",
        read: { .text($0.text ?? "") }
      ) { scope, field, node in
        if let text = scope.text(node) { field.text = text }
      },
      .custom(
        "placeholder", "text field", UITextField.self, "a text",
        "The text that an empty field shows.",
        read: { .text($0.placeholder ?? "") }
      ) { scope, field, node in
        if let text = scope.text(node) { field.placeholder = text }
      },
      .reading(
        "isFirstResponder", "view, window, controller",
        "True for the responder where actions without a target start."
      ) { (responder: UIResponder) in .bool(responder.isFirstResponder) },
    ]
  }

  private static let number = SceneAttribute.Kind.number(from: -1e6, to: 1e6, isWhole: false)

  /// The limits are set before the value.
  private static func limit(
    _ name: String, _ path: ReferenceWritableKeyPath<UISlider, Float>, _ summary: String
  ) -> SceneAttribute {
    .custom(
      name, "slider", UISlider.self, "a number", order: name == "minimumValue" ? 3 : 4,
      kind: number, summary, read: { .number(Double($0[keyPath: path])) }
    ) { scope, slider, node in
      if let value = scope.number(node) { slider[keyPath: path] = Float(value) }
    }
  }

  private static func amount(
    _ name: String, _ order: Int, _ path: ReferenceWritableKeyPath<UIStepper, Double>,
    _ summary: String
  ) -> SceneAttribute {
    .custom(
      name, "stepper", UIStepper.self, "a number", order: order, kind: number, summary,
      read: { .number($0[keyPath: path]) }
    ) { scope, stepper, node in
      if let value = scope.number(node) { stepper[keyPath: path] = value }
    }
  }
}

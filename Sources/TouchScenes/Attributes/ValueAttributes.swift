import TouchEngine
import TouchLanguage

/// Properties of controls that have a value.
enum ValueAttributes {
  static var all: [SceneAttribute] { slider + stepper + choices + textField }

  private static var slider: [SceneAttribute] {
    [
      limit("minimumValue", \UISlider.minimumValue, Text.attributes.minimumValueOfSlider),
      limit("maximumValue", \UISlider.maximumValue, Text.attributes.maximumValueOfSlider),
      .custom(
        "value", .slider, UISlider.self, .number, kind: number,
        Text.attributes.valueOfSlider,
        read: { .number(Double($0.value)) }
      ) { scope, slider, node in
        if let value = scope.number(node) { slider.value = Float(value) }
      },
      .bool(
        "isContinuous", .slider, \UISlider.isContinuous,
        Text.attributes.isContinuousOfSlider),
    ]
  }

  private static var stepper: [SceneAttribute] {
    [
      amount("minimumValue", 3, \UIStepper.minimumValue, Text.attributes.minimumValueOfStepper),
      amount("maximumValue", 4, \UIStepper.maximumValue, Text.attributes.maximumValueOfStepper),
      amount("value", 5, \UIStepper.value, Text.attributes.valueOfStepper),
      .custom(
        "stepValue", .stepper, UIStepper.self, .positive,
        kind: .number(from: 0.001, to: 1e6, isWhole: false), Text.attributes.stepValue,
        read: { .number($0.stepValue) }
      ) { scope, stepper, node in
        if let value = scope.number(node, in: 0.001...1e6) { stepper.stepValue = value }
      },
      .bool(
        "wraps", .stepper, \UIStepper.wraps, Text.attributes.wraps),
      .bool(
        "autorepeat", .stepper, \UIStepper.autorepeat,
        Text.attributes.autorepeat),
      .bool(
        "isContinuous", .stepper, \UIStepper.isContinuous,
        Text.attributes.isContinuousOfStepper),
    ]
  }

  private static var choices: [SceneAttribute] {
    [
      .custom(
        "items", .segmentedControl, UISegmentedControl.self, .list(of: .texts), order: 4,
        kind: .texts, Text.attributes.itemsOfSegmentedControl
      ) { scope, control, node in
        if let titles = scope.ids(node) { control.touchscopeItems = titles }
      },
      .integer(
        "selectedSegmentIndex", .segmentedControl, \UISegmentedControl.selectedSegmentIndex,
        in: -1...1000, Text.attributes.selectedSegmentIndex),
      .bool(
        "isMomentary", .segmentedControl, \UISegmentedControl.isMomentary,
        Text.attributes.isMomentary),
      .custom(
        "numberOfPages", .pageControl, UIPageControl.self, .integer(0...1000),
        order: 4, kind: .number(from: 0, to: 1000, isWhole: true), Text.attributes.numberOfPages,
        read: { .number(Double($0.numberOfPages)) }
      ) { scope, control, node in
        if let number = scope.integer(node, in: 0...1000) { control.numberOfPages = number }
      },
      .integer(
        "currentPage", .pageControl, \UIPageControl.currentPage, in: 0...1000,
        Text.attributes.currentPage),
      .bool(
        "hidesForSinglePage", .pageControl, \UIPageControl.hidesForSinglePage,
        Text.attributes.hidesForSinglePage),
    ]
  }

  private static var textField: [SceneAttribute] {
    [
      .custom(
        "text", .textField, UITextField.self, .text, Text.attributes.textOfTextField,
        read: { .text($0.text ?? "") }
      ) { scope, field, node in
        if let text = scope.text(node) { field.text = text }
      },
      .custom(
        "placeholder", .textField, UITextField.self, .text,
        Text.attributes.placeholder,
        read: { .text($0.placeholder ?? "") }
      ) { scope, field, node in
        if let text = scope.text(node) { field.placeholder = text }
      },
      .reading(
        "isFirstResponder", .viewWindowOrController,
        Text.attributes.isFirstResponderOfViewWindowOrController
      ) { (responder: UIResponder) in .bool(responder.isFirstResponder) },
    ]
  }

  private static let number = SceneAttribute.Kind.number(from: -1e6, to: 1e6, isWhole: false)

  /// The limits are set before the value.
  private static func limit(
    _ name: String, _ path: ReferenceWritableKeyPath<UISlider, Float>, _ summary: String
  ) -> SceneAttribute {
    .custom(
      name, .slider, UISlider.self, .number, order: name == summary ? 3 : 4,
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
      name, .stepper, UIStepper.self, .number, order: order, kind: number, summary,
      read: { .number($0[keyPath: path]) }
    ) { scope, stepper, node in
      if let value = scope.number(node) { stepper[keyPath: path] = value }
    }
  }
}

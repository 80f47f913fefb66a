import TouchEngine
import TouchLanguage

/// The answers of a text field's delegate.
enum TextFieldAttributes {
  static var all: [SceneAttribute] {
    [
      answer(
        "shouldBeginEditing", \.shouldBegin, Text.attributes.shouldBeginEditing),
      answer("shouldEndEditing", \.shouldEnd, Text.attributes.shouldEndEditing),
      answer("shouldReturn", \.shouldReturn, Text.attributes.shouldReturn),
    ]
  }

  private static func answer(
    _ name: String, _ path: WritableKeyPath<EditingHooks, Bool?>, _ summary: String
  ) -> SceneAttribute {
    .custom(
      name, .textField, UITextField.self, .flag, kind: .choice(["true", "false"]),
      summary, read: { $0.touchscopeEditing[keyPath: path].map { .bool($0) } }
    ) { scope, field, node in
      if let answer = scope.bool(node) { field.touchscopeEditing[keyPath: path] = answer }
    }
  }
}

import TouchEngine

/// The answers of a text field's delegate.
enum TextFieldAttributes {
  static var all: [SceneAttribute] {
    [
      answer(
        "shouldBeginEditing", \.shouldBegin, "Whether it may become the first responder."),
      answer("shouldEndEditing", \.shouldEnd, "Whether it may resign first responder."),
      answer("shouldReturn", \.shouldReturn, "The delegate's answer to the Return key."),
    ]
  }

  private static func answer(
    _ name: String, _ path: WritableKeyPath<EditingHooks, Bool?>, _ summary: String
  ) -> SceneAttribute {
    .custom(
      name, "text field", UITextField.self, "true or false", kind: .choice(["true", "false"]),
      summary, read: { $0.touchscopeEditing[keyPath: path].map { .bool($0) } }
    ) { scope, field, node in
      if let answer = scope.bool(node) { field.touchscopeEditing[keyPath: path] = answer }
    }
  }
}

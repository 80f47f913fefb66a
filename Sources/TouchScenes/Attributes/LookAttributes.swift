import Foundation
import TouchEngine
import TouchLanguage

/// The appearance of views.
enum LookAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "backgroundColor", .view, UIView.self, .color, kind: .color,
        Text.attributes.backgroundColor,
        read: { $0.backgroundColor.map { .text($0.name) } }
      ) { scope, view, node in
        if let color = scope.color(node) { view.backgroundColor = color }
      },
      .number(
        "cornerRadius", .view, \UIView.touchscopeCornerRadius, in: 0...1000,
        Text.attributes.cornerRadius),
      .custom(
        "text", .label, UILabel.self, .text, Text.attributes.textOfLabel,
        read: { .text($0.text ?? "") }
      ) { scope, label, node in
        if let text = scope.text(node) { label.text = text }
      },
      .custom(
        "textColor", .label, UILabel.self, .color, kind: .color, Text.attributes.textColor,
        read: { .text($0.textColor.name) }
      ) { scope, label, node in
        if let color = scope.color(node) { label.textColor = color }
      },
      .number(
        "fontSize", .label, \UILabel.touchscopeFontSize, in: 6...200, Text.attributes.fontSize),
      .custom(
        "textAlignment", .label, UILabel.self, .choice(["left", "center", "right"]),
        kind: .choice(["left", "center", "right"]), Text.attributes.textAlignment,
        read: { .text("\($0.textAlignment)") }
      ) { scope, label, node in
        switch scope.word(node, ["left", "center", "right"]) {
        case "left": label.textAlignment = .left
        case "center": label.textAlignment = .center
        case "right": label.textAlignment = .right
        default: break
        }
      },
      .custom(
        "title", .button, UIButton.self, .text, Text.attributes.titleOfButton,
        read: { $0.touchscopeTitle.map { .text($0) } }
      ) { scope, button, node in
        if let text = scope.text(node) { button.touchscopeTitle = text }
      },
    ]
  }
}

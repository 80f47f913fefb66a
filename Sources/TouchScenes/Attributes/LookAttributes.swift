import Foundation
import TouchEngine

/// The appearance of views.
enum LookAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "backgroundColor", "view", UIView.self, "a name or \"#rrggbb\"", "Fills the bounds.",
        read: { $0.backgroundColor.map { .text($0.name) } }
      ) { scope, view, node in
        if let color = scope.color(node) { view.backgroundColor = color }
      },
      .number(
        "cornerRadius", "view", \UIView.touchscopeCornerRadius, in: 0...1000,
        "Rounds the drawn corners; the touch area stays a rectangle."),
      .custom(
        "text", "label", UILabel.self, "a text", "The label's text.",
        read: { .text($0.text ?? "") }
      ) { scope, label, node in
        if let text = scope.text(node) { label.text = text }
      },
      .custom(
        "textColor", "label", UILabel.self, "a name or \"#rrggbb\"", "The colour of the text.",
        read: { .text($0.textColor.name) }
      ) { scope, label, node in
        if let color = scope.color(node) { label.textColor = color }
      },
      .number(
        "fontSize", "label", \UILabel.touchscopeFontSize, in: 6...200, "The text size in points."),
      .custom(
        "textAlignment", "label", UILabel.self, "left, center or right",
        kind: .choice(["left", "center", "right"]), "The alignment of the text.",
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
        "title", "button", UIButton.self, "a text", "The button's title.",
        read: { $0.touchscopeTitle.map { .text($0) } }
      ) { scope, button, node in
        if let text = scope.text(node) { button.touchscopeTitle = text }
      },
    ]
  }
}

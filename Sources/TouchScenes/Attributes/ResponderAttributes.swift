import TouchEngine
import TouchLanguage
import TouchTrace

/// How responders handle touches, and their next responders.
enum ResponderAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "touches", .viewWindowOrController, UIResponder.self,
        .choiceOrForm(
          ["forward", "swallow"], "{began: swallow, moved: forward, stall: seconds, ...}"),
        Text.attributes.touchesOfViewWindowOrController
      ) { scope, responder, node in
        guard let swallowed = swallowedPhases(scope, node) else { return }
        let stall = node["stall"].flatMap { scope.number($0, in: 0...60) }
        responder.touchscopeHooks.touches = { [unowned scope] phase, _, _, base in
          if phase == .began, let stall { scope.stall(stall) }
          if !swallowed.contains(phase) { base() }
        }
      },
      .custom(
        "touches", .recognizer, UIGestureRecognizer.self,
        .choiceOrForm(["forward", "swallow"], "{began: swallow, moved: forward, ...}"),
        Text.attributes.touchesOfRecognizer
      ) { scope, recognizer, node in
        guard let swallowed = swallowedPhases(scope, node) else { return }
        recognizer.touchscopeHooks.touches = { phase, _, _, base in
          if !swallowed.contains(phase) { base() }
        }
      },
      .custom(
        "nextResponder", .viewOrController, UIResponder.self, .id, kind: .id,
        Text.attributes.nextResponder
      ) { scope, responder, node in
        guard let id = scope.text(node) else { return }
        scope.whenLoaded(id, UIResponder.self, at: node) { next in
          responder.touchscopeHooks.next = { [unowned next] in next }
          scope.overriddenNext.append((responder, next, node))
        }
      },
      .custom(
        "whenTouchesBegan", .view, UIView.self, .list(of: .changes),
        kind: .readOnly,
        Text.attributes.whenTouchesBegan
      ) { scope, view, node in
        let changes = scope.changes(node)
        let old = view.touchscopeHooks.touches
        view.touchscopeHooks.touches = { [unowned scope] phase, touches, event, base in
          if phase == .began { scope.perform(changes) }
          if let old { old(phase, touches, event, base) } else { base() }
        }
      },
    ]
  }

  private static func swallowedPhases(_ scope: any AttributeScope, _ node: SceneNode)
    -> [TouchPhase]?
  {
    let words = ["forward", "swallow"]
    if node.text != nil {
      guard let word = scope.word(node, words) else { return nil }
      return word == "swallow" ? TouchPhase.allCases : []
    }
    guard let entries = node.entries else {
      scope.issues.add(
        node, Text.values.noTouchPolicy)
      return nil
    }
    var swallowed: [TouchPhase] = []
    for (key, value) in entries where key.text != "stall" {
      let names = TouchPhase.allCases.filter { $0 != .stationary }.map(\.name)
      guard let name = scope.word(key, names), let word = scope.word(value, words) else {
        continue
      }
      if word == "swallow", let phase = TouchPhase.allCases.first(where: { $0.name == name }) {
        swallowed.append(phase)
      }
    }
    return swallowed
  }
}

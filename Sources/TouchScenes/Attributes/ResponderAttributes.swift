import TouchEngine
import TouchTrace

/// How responders handle touches, and their next responders.
enum ResponderAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "touches", "view, window, controller", UIResponder.self,
        "forward, swallow, or {began: swallow, moved: forward, stall: seconds, ...}",
        "forward calls super after the log line, swallow does not; stall blocks the app in touchesBegan."
      ) { loader, responder, node in
        guard let swallowed = swallowedPhases(loader, node) else { return }
        let stall = node["stall"].flatMap { loader.number($0, in: 0...60) }
        responder.touchscopeHooks.touches = { [unowned loader] phase, _, _, base in
          if phase == .began, let stall { loader.stall(stall) }
          if !swallowed.contains(phase) { base() }
        }
      },
      .custom(
        "touches", "recognizer", UIGestureRecognizer.self,
        "forward, swallow, or {began: swallow, moved: forward, ...}",
        "swallow does not call the class's own touch methods."
      ) { loader, recognizer, node in
        guard let swallowed = swallowedPhases(loader, node) else { return }
        recognizer.touchscopeHooks.touches = { phase, _, _, base in
          if !swallowed.contains(phase) { base() }
        }
      },
      .custom(
        "nextResponder", "view, controller", UIResponder.self, "an id",
        "Overrides the next responder in the chain."
      ) { loader, responder, node in
        guard let id = loader.text(node) else { return }
        loader.whenLoaded(id, UIResponder.self, at: node) { next in
          responder.touchscopeHooks.next = { [unowned next] in next }
          loader.overriddenNext.append((responder, next, node))
        }
      },
      .custom(
        "whenTouchesBegan", "view", UIView.self, "a list of {set: ...} and {do: ...}",
        kind: .readOnly,
        "Changes to make when the view gets touchesBegan, before super."
      ) { loader, view, node in
        let changes = RunParser(loader).changes(node)
        let old = view.touchscopeHooks.touches
        view.touchscopeHooks.touches = { [unowned loader] phase, touches, event, base in
          if phase == .began { loader.perform(changes) }
          if let old { old(phase, touches, event, base) } else { base() }
        }
      },
    ]
  }

  private static func swallowedPhases(_ loader: SceneLoader, _ node: SceneNode) -> [TouchPhase]? {
    let words = ["forward", "swallow"]
    if node.text != nil {
      guard let word = loader.word(node, words) else { return nil }
      return word == "swallow" ? TouchPhase.allCases : []
    }
    guard let entries = node.entries else {
      loader.issues.add(
        node, "'touches' must be forward, swallow or a mapping of phases",
        hint: "touches: swallow, or touches: {began: swallow}")
      return nil
    }
    var swallowed: [TouchPhase] = []
    for (key, value) in entries where key.text != "stall" {
      let names = TouchPhase.allCases.filter { $0 != .stationary }.map(\.name)
      guard let name = loader.word(key, names), let word = loader.word(value, words) else {
        continue
      }
      if word == "swallow", let phase = TouchPhase.allCases.first(where: { $0.name == name }) {
        swallowed.append(phase)
      }
    }
    return swallowed
  }
}

import TouchTrace

extension Scenario {
  /// The world and its inputs, a line for each part.
  public var lines: [String] {
    let views = world.views.enumerated().map { index, view in
      "view \(index)\(view.parent.map { " in \($0)" } ?? ""): \(view.area.text)"
        + (view.isMultipleTouchEnabled ? "" : ", one touch")
    }
    let recognizers = world.recognizers.enumerated().map { index, spec in
      "recognizer \(index) on view \(spec.view): \(spec.kind)"
        + (spec.cancelsTouchesInView ? "" : ", cancels nothing")
        + (spec.delaysTouchesBegan ? ", delays began" : "")
        + (spec.delaysTouchesEnded ? "" : ", does not delay ended")
    }
    return views + recognizers + world.relations.map(\.text)
      + ["steps: " + steps.map(\.text).joined(separator: ", ")]
  }
}

extension Area {
  var text: String { "\(x) \(y) \(width) \(height)" }
}

extension Relation {
  var text: String {
    switch self {
    case .requires(let a, let b): "\(a) requires \(b) to fail"
    case .together(let a, let b): "\(a) and \(b) together"
    }
  }
}

extension Step {
  var text: String {
    switch self {
    case .down(let finger): "down \(finger)"
    case .up(let finger): "up \(finger)"
    case .move(let finger, let way): "move \(finger) by \(way.x) \(way.y)"
    case .wait(let time): "wait \(time)"
    }
  }
}

extension Outcome {
  /// As a difference prints it.
  public var text: String {
    let what =
      switch what {
      case .state(let index, let from, let to): "recognizer \(index) \(from) -> \(to)"
      case .action(let index, let state): "recognizer \(index) action \(state)"
      case .reset(let index): "recognizer \(index) reset"
      case .touches(let view, let phase, let fingers):
        "view \(view) \(phase.methodName) \(fingers.map(String.init).joined(separator: " "))"
      }
    return "\(time) \(what)"
  }
}

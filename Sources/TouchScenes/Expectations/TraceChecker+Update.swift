import TouchTrace

/// What expectations would say to hold.
extension TraceChecker {
  /// Nil where what came does not say what was meant: a line that must not occur, a choice, a stack.
  func update(_ expectation: Expectation) -> ExpectationUpdate? {
    func update(_ key: String?, _ value: String?) -> ExpectationUpdate? {
      value.map { ExpectationUpdate(item: expectation.item, key: key, value: $0) }
    }
    switch expectation.kind {
    case .actions: return update(nil, Self.list(actions))
    case .log(let filter, _, _): return update("is", Self.list(lines(passing: filter)))
    case .states(let id, _): return update(id, Self.list(states(of: id)))
    case .value(let path, _, let at):
      let actual = at.map { probes.value(of: path, at: $0) } ?? scene.value(path)
      return update(path, actual.map(Self.value))
    case .time(let line, let from, let to):
      guard let time = time(of: line) else { return nil }
      // It may be as early and as late as before, around what it is now.
      let half = max((to - from) / 2, 0.001)
      let ends = [max(0, time - half), time + half].map { ($0 * 1000).rounded() / 1000 }
      return update(line, "[" + ends.map(CanonicalLine.number).joined(separator: ", ") + "]")
    case .count(let line, _, _): return update(line, "\(count(of: line))")
    case .why(let id, _): return update(id, lastReason(of: id))
    case .firstResponder: return update(nil, firstResponder ?? "nil")
    case .includes, .excludes, .stack, .prints, .anyOf: return nil
    }
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map { OneLine.text($0, inFlow: true) }.joined(separator: ", ") + "]"
  }

  private static func value(_ value: SceneValue) -> String {
    if case .text(let text) = value { OneLine.text(text) } else { value.text }
  }
}

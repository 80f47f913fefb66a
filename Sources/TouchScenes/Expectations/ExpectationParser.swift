import TouchLanguage
import TouchTrace

/// Reads the expectations of runs.
struct ExpectationParser {
  let loader: SceneLoader
  init(_ loader: SceneLoader) { self.loader = loader }

  static let forms = [
    "actions", "log", "includes", "excludes", "states", "values", "times", "counts", "why",
    "firstResponder", "stack", "prints", "anyOf",
  ]
  private static let later = ["sameTouch"]

  func list(_ node: SceneNode) -> [Expectation] {
    guard let items = node.items else {
      loader.issues.add(node, Text.sceneFiles.noList(key: "expect", of: .step))
      return []
    }
    return items.enumerated().flatMap { expectations($0.element, at: $0.offset) }
  }

  private func expectations(_ node: SceneNode, at index: Int) -> [Expectation] {
    guard let first = node.entries?.first, let form = first.key.text else {
      loader.issues.add(node, Text.runs.noExpectation)
      return []
    }
    guard !Self.later.contains(form) else {
      loader.issues.add(
        first.key, Text.runs.expectationNotSupported(form, among: Self.forms))
      return []
    }
    guard let form = loader.word(first.key, Self.forms) else { return [] }
    let value = first.value
    let others = node.entries?.dropFirst().map { $0 } ?? []
    for (key, _) in others where form != "values" || !["at", "within"].contains(key.text ?? "") {
      loader.issues.add(
        key, Text.runs.cannotCombine(key.text ?? "", form: form))
    }
    return kinds(form, value, node).map {
      Expectation(kind: $0, line: first.key.line, item: index)
    }
  }

  private func kinds(_ form: String, _ value: SceneNode, _ node: SceneNode) -> [Expectation.Kind] {
    switch form {
    case "actions": return [.actions(texts(value))]
    case "log": return log(value)
    case "includes": return [.includes(texts(value))]
    case "excludes":
      guard value.entries != nil else { return [.excludes(texts(value), after: nil)] }
      return [
        .excludes(
          value["lines"].map { texts($0) } ?? [], after: value["after"].flatMap { loader.text($0) })
      ]
    case "states":
      return table(value) { id, states in
        known(id)
        let names = loader.list(states).compactMap {
          loader.word($0, GestureState.allCases.map(\.name))
        }
        return .states(id: id.text ?? "", names)
      }
    case "values":
      let at = node["at"].flatMap { moment($0) }
      let within = node["within"].flatMap { loader.number($0, in: 0...1e6) } ?? 0.5
      return table(value) { path, expected in
        .value(path: path.text ?? "", expected: expectedValue(expected, within), at: at)
      }
    case "times":
      return table(value) { line, range in
        let numbers = loader.numbers(range, 2, "[from, to]") ?? [0, 0]
        return .time(line: line.text ?? "", from: numbers[0], to: numbers[1])
      }
    case "counts":
      return table(value) { line, count in
        if count.items != nil {
          let numbers = loader.numbers(count, 2, "[from, to]") ?? [0, 0]
          return .count(line: line.text ?? "", from: Int(numbers[0]), to: Int(numbers[1]))
        }
        let n = loader.integer(count, in: 0...1_000_000) ?? 0
        return .count(line: line.text ?? "", from: n, to: n)
      }
    case "why":
      return table(value) { id, reason in
        known(id)
        let code = loader.word(reason, Reason.allCases.map(\.code)) ?? ""
        return .why(id: id.text ?? "", reason: code)
      }
    case "firstResponder":
      if value.text != "nil" { known(value) }
      return [.firstResponder(value.text == "nil" ? nil : loader.text(value))]
    case "stack":
      return table(value) { line, golden in
        let id = loader.word(golden, GoldenStacks.all.keys.sorted()) ?? ""
        return .stack(line: line.text ?? "", golden: id)
      }
    case "prints":
      guard let lines = value["lines"] else { return [.prints(texts(value), from: nil)] }
      for (key, _) in value.entries ?? [] { _ = loader.word(key, ["from", "lines"]) }
      return [.prints(texts(lines), from: value["from"].flatMap { loader.text($0) })]
    default: return [.anyOf(loader.list(value).map { list($0) })]
    }
  }

  /// A time in seconds, or a line.
  private func moment(_ node: SceneNode) -> Moment? {
    if let text = node.text, Double(text) == nil { return .line(text) }
    return loader.number(node, in: 0...3600).map { .time(Instant(seconds: $0)) }
  }

  private func log(_ node: SceneNode) -> [Expectation.Kind] {
    var filter = LineFilter()
    for kind in node["kinds"].map({ loader.list($0) }) ?? [] {
      let names = TraceKind.allCases.map(\.name)
      if let name = loader.word(kind, names) {
        filter.kinds.insert(TraceKind.allCases[names.firstIndex(of: name) ?? 0])
      }
    }
    for id in node["of"].map({ loader.list($0) }) ?? [] {
      if let name = loader.text(id) { filter.subjects.insert(name) }
    }
    for (key, _) in node.entries ?? [] { _ = loader.word(key, ["kinds", "of", "is", "unordered"]) }
    let unordered = node["unordered"].flatMap { loader.bool($0) } ?? false
    guard let lines = node["is"] else {
      loader.issues.add(
        node, Text.runs.logLacksLines)
      return []
    }
    return [.log(filter, texts(lines), unordered: unordered)]
  }

  private func expectedValue(_ node: SceneNode, _ within: Double) -> ExpectedValue {
    if let from = node["from"].flatMap({ loader.number($0) }),
      let to = node["to"].flatMap({ loader.number($0) })
    {
      return .between(from, to)
    }
    if let items = node.items {
      return .near(.numbers(items.compactMap { loader.number($0) }), within: within)
    }
    let text = loader.text(node) ?? ""
    if let number = Double(text) { return .near(.number(number), within: within) }
    if text == "true" || text == "false" { return .near(.bool(text == "true"), within: 0) }
    return .near(.text(text), within: 0)
  }

  private func texts(_ node: SceneNode) -> [String] {
    loader.list(node).compactMap { loader.text($0) }
  }

  private func known(_ id: SceneNode) {
    if let name = id.text { loader.whenLoaded(name, AnyObject.self, at: id) { _ in } }
  }

  private func table(
    _ node: SceneNode, _ make: (SceneNode, SceneNode) -> Expectation.Kind
  ) -> [Expectation.Kind] {
    guard let entries = node.entries else {
      loader.issues.add(
        node, Text.values.noMapping(node.kind))
      return []
    }
    return entries.map { make($0.key, $0.value) }
  }
}

package import TouchTrace

/// What a relation that was just drawn should be known for.
extension SceneOutline {
  /// A list of ids, or one alone.
  static func ids(_ node: SourceNode) -> [String] {
    node.text.map { [$0] } ?? node.items.compactMap(\.node.text)
  }

  /// Nil for one that does what it says.
  package func warning(
    of relation: SceneRelation, from a: String, to b: String
  ) -> RelationWarning? {
    guard relation != .delegate else { return nil }
    let waits: (String, String)? =
      switch relation {
      case .requireToFail, .requireFailureOf: (a, b)
      case .beRequiredToFailBy: (b, a)
      case .simultaneousWith, .canPrevent, .canBePreventedBy, .delegate: nil
      }
    if let (first, second) = waits, let way = way(from: second, to: first) { return .ring(way) }
    if let onA = holder(of: a), let onB = holder(of: b),
      !isAround(onA, onB), !isAround(onB, onA)
    {
      return .apart(a, on: onA, other: b, onOther: onB)
    }
    return waits != nil && self[b] == nil ? .brought(b) : nil
  }

  /// The view that it is on, or that brings it along.
  private func holder(of id: String) -> String? {
    if let object = self[id] { return object.parent }
    return id.lastIndex(of: ".").map { String(id[..<$0]) }
  }

  /// The same view, or one that the other is in.
  private func isAround(_ outer: String, _ inner: String) -> Bool {
    var current: String? = inner
    while let id = current {
      if id == outer { return true }
      current = self[id]?.parent
    }
    return false
  }

  /// Whom a recognizer waits for.
  private func awaited(by id: String) -> [String] {
    let own = self[id]?.relations ?? [:]
    let others = objects.filter { $0.relations["beRequiredToFailBy"]?.contains(id) == true }
    return (own["requireToFail"] ?? []) + (own["requireFailureOf"] ?? []) + others.map(\.id)
  }

  /// The shortest way along which one waits for the other; nil for none.
  private func way(from first: String, to last: String) -> [String]? {
    var ways = [[first]]
    var seen: Set = [first]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      guard let end = way.last, end != last else { return way }
      for next in awaited(by: end) where seen.insert(next).inserted { ways.append(way + [next]) }
    }
    return nil
  }
}

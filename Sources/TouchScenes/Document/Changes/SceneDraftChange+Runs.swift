import TouchTrace

/// Changes of runs: of their names, inputs and expectations.
extension SceneDraftChange {
  func path(of run: RunID) throws -> [SceneStep] {
    let index = editor.root["runs"]?.items.firstIndex {
      $0.node["name"]?.text == run.name && $0.node["variant"]?.text == run.variant
    }
    guard let index else { throw SceneDraftRefusal.noRun(run.name) }
    return [.key("runs"), .index(index)]
  }

  mutating func renameRun(_ run: RunID, to name: String) throws {
    let path = try path(of: run)
    let name = name.trimmingBlanks
    guard !name.isEmpty else { throw SceneDraftRefusal.namelessRun }
    guard name != run.name else { return }
    let other = editor.root["runs"]?.items.first { $0.node["name"]?.text == name }
    if let other {
      throw SceneDraftRefusal.takenRun(
        name, line: editor.source.line(of: other.node.range.lowerBound) + 1)
    }
    try editor.set(path + [.key("name")], to: SceneNode(.scalar(name)))
  }

  /// Its name, its place and the golden case that it reproduces stay.
  private static let replaced = ["variant", "input", "expect"]

  mutating func replace(_ run: RunID, by text: String) throws {
    let path = try path(of: run)
    let new = Self.node(text)
    for key in Self.replaced {
      if let value = new[key] {
        try editor.set(path + [.key(key)], to: value)
      } else if editor.root[path + [.key(key)]] != nil {
        try editor.removeKey(path + [.key(key)])
      }
    }
  }

  mutating func update(_ run: RunID, _ update: ExpectationUpdate) throws {
    let item = try path(of: run) + [.key("expect"), .index(update.item)]
    guard let form = editor.root[item]?.entries.first?.name else {
      throw SceneDraftRefusal.noExpectation(run.name)
    }
    var place = item + [.key(form)]
    if let key = update.key { place.append(.key(key)) }
    guard let old = editor.root[place] else { throw SceneDraftRefusal.noExpectation(run.name) }
    let new = Self.node(update.value)
    // Only the log has a list in its table.
    if old.entry("is") != nil, let lines = new["is"]?.items, !lines.isEmpty {
      for (key, value) in new.entries ?? [] {
        guard let name = key.text, name != "is" else { continue }
        try editor.set(place + [.key(name)], to: value)
      }
      return try editor.setItems(place + [.key("is")], to: lines)
    }
    if old.isList, let lines = new.items, !lines.isEmpty {
      return try editor.setItems(place, to: lines)
    }
    try editor.set(place, to: new)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

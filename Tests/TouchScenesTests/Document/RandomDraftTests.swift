import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// Random sequences of changes: the text says what was to be changed and nothing else, it loads, it equals the live
/// scene that got the same edits, and undo returns its first bytes. `DRAFT_SEQUENCES` and `DRAFT_SEED` run more.
@MainActor
@Suite struct RandomDraftTests {
  @Test func sequencesOfChangesKeepTheText() throws {
    Stories.register()
    let environment = ProcessInfo.processInfo.environment
    let count = environment["DRAFT_SEQUENCES"].flatMap(Int.init) ?? 12
    let first = environment["DRAFT_SEED"].flatMap(UInt64.init) ?? 1
    let texts = try Self.texts()
    var changes = 0
    #expect(texts.count > 60)
    for seed in first..<(first + UInt64(count)) {
      var random = DraftRandom(seed: seed)
      let (name, text) = texts[Int(random.number(below: texts.count))]
      let problem = sequence(text, name, &random, &changes)
      #expect(problem == nil, "seed \(seed), \(name): \(problem ?? "")")
      if problem != nil { return }
    }
    // Changes that are refused prove nothing.
    #expect(changes >= count * 2)
  }

  /// All scenes of the project, and each of some in other styles.
  private static func texts() throws -> [(String, String)] {
    let folder = "\(Stories.root)/scenes"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    return try names.enumerated().flatMap { index, name -> [(String, String)] in
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      guard let scene = try? LiveScene.load(text: text, path: name) else { return [] }
      scene.engine.tearDown()
      return index % 4 == 0
        ? [(name, text), (name + " with CR LF", text.replacing("\n", with: "\r\n"))]
        : [(name, text)]
    }
  }

  /// What went wrong; nil for nothing.
  private func sequence(
    _ text: String, _ name: String, _ random: inout DraftRandom, _ changes: inout Int
  ) -> String? {
    var draft = SceneDraft(text: text, path: name)
    var done: [String] = []
    for _ in 0..<(1 + random.number(below: 8)) {
      guard let operation = random.operation(on: draft) else { continue }
      let before = draft
      do { try draft.perform([operation]) } catch is SceneDraftRefusal {
        if draft.text != before.text { return "a refused \(operation) changed the text" }
        continue
      } catch { return "\(operation) after \(done): \(error)" }
      if draft.text != before.text { changes += 1 }
      done.append("\(operation)")
      if let problem = check(operation, before, draft) { return "\(done): \(problem)" }
    }
    while draft.undo() != nil {}
    if draft.fileText != text { return "undo of \(done) does not return the first text" }
    while draft.redo() != nil {}
    while draft.undo() != nil {}
    return draft.fileText == text ? nil : "undo after redo of \(done) differs"
  }

  private func check(
    _ operation: SceneOperation, _ before: SceneDraft, _ after: SceneDraft
  ) -> String? {
    // Lines that are in no patch are as they were: what is common at both ends.
    let scene: LiveScene
    do { scene = try LiveScene.load(text: after.text, path: after.path) } catch {
      return "does not load: \(error)"
    }
    defer { scene.engine.tearDown() }
    if after.text.contains("\r\n") != before.text.contains("\r\n") { return "line ends differ" }
    let comments = (Self.comments(before.text), Self.comments(after.text))
    switch operation {
    case .set, .add, .relate, .rename, .renameRun, .changeRows(_, _, .setText),
      .changeRows(_, _, .insert), .changeRows(_, _, .makeSections):
      if comments.0 != comments.1 { return "comments differ" }
    case .move where comments.0.sorted() != comments.1.sorted(): return "comments are lost"
    default: break
    }
    return DraftModel.difference(operation, before, after, scene)
  }

  /// Comments on lines of their own, in order.
  private static func comments(_ text: String) -> [String] {
    SourceLines.split(text).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("#") }
  }
}

/// What changes are to do, said on plain trees and on live scenes.
@MainActor
enum DraftModel {
  /// How many objects go with one, itself included.
  private static func count(in id: String, _ outline: SceneOutline) -> Int {
    1 + outline.objects.filter { $0.parent == id }.reduce(0) { $0 + count(in: $1.id, outline) }
  }

  /// How the text differs from what the change was to do; nil if it does not.
  static func difference(
    _ operation: SceneOperation, _ before: SceneDraft, _ after: SceneDraft, _ scene: LiveScene
  ) -> String? {
    guard let old = try? before.value(), let new = try? after.value(),
      let outline = try? before.outline(), let now = try? after.outline()
    else { return "no tree" }
    switch operation {
    case .set(let id, let property, let value):
      return set(id, property, value, old, new, outline, scene, before)
    case .add(let fragment, let parent, let sibling):
      guard let id = (try? YAMLReader.read(fragment.text, file: ""))?["id"]?.text else {
        return "no id"
      }
      return place(of: id, in: parent, before: sibling, now)
        ?? (without(id, new).says(old) || outline.objects.count + 1 == now.objects.count
          ? nil : "more than an object came")
    case .move(let id, let parent, let sibling):
      // Of several without an id each is called by its place among them.
      guard find(id, old)?["id"] != nil else {
        return now.objects.count == outline.objects.count ? nil : "objects differ"
      }
      guard let a = find(id, old), let b = find(id, new), a.says(b) else { return "\(id) differs" }
      return place(of: id, in: parent, before: sibling, now)
        ?? (outline.objects.map(\.id).sorted() == now.objects.map(\.id).sorted()
          ? nil : "objects differ")
    case .rename(let id, let other):
      if find(id, old)?["id"] == nil { return now[other] == nil ? "\(other) is missing" : nil }
      var back = after
      do { try back.perform([.rename(id: other, to: id)]) } catch {
        return "not renamed back: \(error)"
      }
      return back.text == before.text ? nil : "renamed back, the text differs"
    case .delete(let id):
      // Of several without an id the next one has its name then.
      guard find(id, old)?["id"] != nil else {
        return now.objects.count + count(in: id, outline) == outline.objects.count
          ? nil : "objects differ"
      }
      if now[id] != nil { return "\(id) is there" }
      let gone = outline.objects.filter { object in now[object.id] == nil }
      return gone.count + now.objects.count == outline.objects.count ? nil : "objects differ"
    case .duplicate(let id, _, _, let parent, let sibling):
      guard
        ([id] + [parent, sibling].compactMap(\.self)).allSatisfy({ find($0, old)?["id"] != nil })
      else {
        return now.objects.count == outline.objects.count + count(in: id, outline)
          ? nil : "objects differ"
      }
      let added = now.objects.filter { outline[$0.id] == nil }
      guard
        let copy = added.first(where: { object in !added.contains { $0.id == object.parent } })
      else { return "no copy" }
      guard copy.className == outline[id]?.className else { return "the copy is another" }
      guard let parent else {
        return copy.parent == outline[id]?.parent ? nil : "the copy is elsewhere"
      }
      return place(of: copy.id, in: parent, before: sibling, now)
    case .relate(let id, let relation, let other, let isOn):
      let list = find(id, new)?[relation.rawValue]
      let ids = list?.items?.compactMap(\.text) ?? list?.text.map { [$0] } ?? []
      return (ids.contains(other) || ids == ["all"]) == isOn ? nil : "\(ids)"
    case .deleteRun(let run):
      return scene.runs.contains { $0.name == run.name && $0.variant == run.variant }
        ? "\(run) is there" : nil
    case .renameRun(_, let name):
      return scene.runs.contains { $0.name == name } ? nil : "no run \(name)"
    case .replaceRun(let run, _):
      return scene.runs.first { $0.name == run.name }?.inputs.count == 1
        ? nil : "\(run) has other inputs"
    case .updateExpectation(let run, _):
      return outline.objects.map(\.id) == now.objects.map(\.id)
        && scene.runs.contains { $0.name == run.name } ? nil : "\(run) is another"
    case .changeRows(let id, _, let change):
      guard let live = try? LiveScene.load(text: before.text, path: before.path) else { return nil }
      defer { live.engine.tearDown() }
      return rows(change, rows(of: id, in: live), rows(of: id, in: scene))
    case .setInVariant, .relateInVariant, .replaceText, .addRun, .paste: return nil
    }
  }

  static func rows(of id: String, in scene: LiveScene) -> RowList? {
    let all = EditableProperties.of(id, in: scene).compactMap(\.rows)
    return all.first(where: \.hasSections) ?? all.first
  }

  /// The rows are those of before with the change, whichever way they are given.
  private static func rows(_ change: RowChange, _ old: RowList?, _ new: RowList?) -> String? {
    guard let old, let new else { return "no rows" }
    func texts(_ list: RowList) -> [String] {
      list.sections.flatMap { section in
        section.count.map { (0..<$0).map { "Row \($0)" } } ?? section.rows.map(\.text)
      }
    }
    guard !old.hasSections else { return nil }
    let expected = change == .makeSections ? texts(old) : change.changed(texts(old)) ?? texts(old)
    return expected == texts(new) && new.hasSections == (change == .makeSections)
      ? nil : "\(texts(new)) and not \(expected)"
  }

  /// A class of the scene gave the property another value than the text when it was loaded, as one that lays out its views does:
  /// what an edit says stays, what a text says does not.
  private static func isArranged(
    _ id: String, _ property: String, _ old: SceneNode, _ path: [SceneStep], _ live: LiveScene
  ) -> Bool {
    let written = (path + [.key(property)]).reduce(SceneNode?.some(old)) { node, step in
      switch step {
      case .key(let key): node?[key]
      case .index(let index): node?.items?[index]
      }
    }
    guard let written = written?.flow else { return false }
    let name = "\(id).\(property)"
    let loaded = live.value(name)
    live.apply(SceneInput(arrival: .zero, event: .set(path: name, value: written)))
    return live.value(name) != loaded
  }

  /// The text has the value and nothing else is different; the live scene that gets the edit is the one that the text
  /// builds.
  private static func set(
    _ id: String, _ property: String, _ value: String?, _ old: SceneNode, _ new: SceneNode,
    _ outline: SceneOutline, _ scene: LiveScene, _ before: SceneDraft
  ) -> String? {
    guard let path = outline[id]?.path else { return "no \(id)" }
    var model = old
    let node = value.flatMap { try? YAMLReader.read($0, file: "") }
    model.write(node, at: path + [.key(property)])
    guard model.says(new) else { return "the text says something else: \(new.flow)" }
    // An animated property is at its end from the start on, whatever its view was set to before.
    guard outline[id]?.given.contains("animate") == false, let value,
      let live = try? LiveScene.load(text: before.text, path: before.path)
    else {
      return nil
    }
    defer { live.engine.tearDown() }
    if isArranged(id, property, old, path, live) { return nil }
    live.apply(SceneInput(arrival: .zero, event: .set(path: "\(id).\(property)", value: value)))
    let isSame = live.value("\(id).\(property)") == scene.value("\(id).\(property)")
    return isSame
      ? nil : "the live scene has \(String(describing: live.value("\(id).\(property)")))"
  }

  private static func place(
    of id: String, in parent: String, before sibling: String?, _ outline: SceneOutline
  ) -> String? {
    guard let object = outline[id], object.parent == parent else {
      return "\(id) is not in \(parent)"
    }
    let siblings = outline.children(of: parent, object.kind).map(\.id)
    guard let index = siblings.firstIndex(of: id) else { return "\(id) is no child" }
    guard let sibling, siblings.contains(sibling) else { return nil }
    return siblings.indices.contains(index + 1) && siblings[index + 1] == sibling
      ? nil : "\(id) is not before \(sibling): \(siblings)"
  }

  private static func find(_ id: String, _ node: SceneNode) -> SceneNode? {
    if node["id"]?.text == id, node["class"] != nil || node["frame"] != nil { return node }
    for item in node.items ?? [] { if let found = find(id, item) { return found } }
    for entry in node.entries ?? [] { if let found = find(id, entry.value) { return found } }
    return nil
  }

  private static func without(_ id: String, _ node: SceneNode) -> SceneNode {
    var node = node
    switch node.content {
    case .scalar: break
    case .sequence(let items):
      node.content = .sequence(items.filter { $0["id"]?.text != id }.map { without(id, $0) })
    case .mapping(let entries):
      node.content = .mapping(entries.map { ($0.key, without(id, $0.value)) })
    }
    return node
  }
}

extension SceneNode {
  /// A plain tree's own idea of a change.
  fileprivate mutating func write(_ value: SceneNode?, at path: [SceneStep]) {
    guard let step = path.first else { return self = value ?? self }
    let rest = Array(path.dropFirst())
    switch (step, content) {
    case (.index(let index), .sequence(var items)):
      items[index].write(value, at: rest)
      content = .sequence(items)
    case (.key(let key), .mapping(var entries)):
      let index = entries.firstIndex { $0.key.text == key }
      if rest.isEmpty, value == nil {
        if let index { entries.remove(at: index) }
      } else if let index {
        entries[index].value.write(value, at: rest)
      } else {
        var inner = SceneNode(.mapping([]))
        if rest.isEmpty, let value { inner = value } else { inner.write(value, at: rest) }
        entries.append((SceneNode(.scalar(key)), inner))
      }
      content = .mapping(entries)
    default: break
    }
  }
}

package import TouchTrace

/// A scene's text while it is changed: every change is a patch of its bytes, and can be undone.
package struct SceneDraft {
  package let path: String
  private let hasMark: Bool
  private var bytes: [UInt8]
  private var savedBytes: [UInt8]
  private var past: [Step] = []
  private var future: [Step] = []
  /// How many changes there were when it was saved.
  private var savedSteps = 0
  /// The ids that the last change gave objects without one, by those that stood for them.
  package private(set) var named: [String: String] = [:]

  /// A change that was made.
  private struct Step {
    /// Where bytes are others now.
    var start: Int
    var old: [UInt8]
    var new: [UInt8]
    var operations: [SceneOperation]
  }

  /// `text` is the whole file, with a byte order mark if it has one.
  package init(text: String, path: String) {
    self.path = path
    let all = Array(text.utf8)
    hasMark = all.starts(with: Self.mark)
    bytes = hasMark ? Array(all.dropFirst(Self.mark.count)) : all
    savedBytes = bytes
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text without a byte order mark.
  var ownBytes: [UInt8] { bytes }
  /// What a scene is loaded from.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// What is written to the file.
  package var fileText: String {
    String(decoding: (hasMark ? Self.mark : []) + bytes, as: UTF8.self)
  }

  /// The text is not the one that was read or saved last.
  package var isChanged: Bool { bytes != savedBytes }
  /// How many changes are not in the file, as far as they can be counted.
  package var steps: Int { past.count }
  /// How many changes are not in the file; those of a file that was saved since then count as one.
  package var unsaved: Int { isChanged ? max(1, past.count - savedSteps) : 0 }
  package var canUndo: Bool { !past.isEmpty }
  package var canRedo: Bool { !future.isEmpty }

  /// The text as it is now is in the file.
  package mutating func noteSaved() {
    savedBytes = bytes
    savedSteps = past.count
  }

  /// The file still has the text that was read or saved last.
  package func isFile(_ text: String) -> Bool { Self.unmarked(text) == savedBytes }

  private static func unmarked(_ text: String) -> [UInt8] {
    let all = Array(text.utf8)
    return all.starts(with: mark) ? Array(all.dropFirst(mark.count)) : all
  }

  /// The file has another text now, which the next save replaces.
  package mutating func noteFile(_ text: String) {
    savedBytes = Self.unmarked(text)
    savedSteps = 0
  }

  /// Its lines, without their ends.
  package var lines: [String] { SourceLines.split(text).map(String.init) }

  /// The lines that the file does not have, from 1.
  package var changedLines: Set<Int> {
    guard isChanged else { return [] }
    let saved = SourceLines.split(String(decoding: savedBytes, as: UTF8.self))
    let now = SourceLines.split(text)
    let changes = now.difference(from: saved)
    return Set(
      changes.insertions.map { change in
        if case .insert(let offset, _, _) = change { offset + 1 } else { 0 }
      })
  }

  // MARK: Reading

  /// The objects of the text; throws what is wrong with it.
  package func outline() throws -> SceneOutline {
    let editor = try SourceEditor(bytes, file: path)
    return SceneOutline(editor.root, editor.source)
  }

  /// What a property says in the file; nil where the file does not say it.
  package func value(of id: String, _ property: String) throws -> String? {
    let editor = try SourceEditor(bytes, file: path)
    guard let object = SceneOutline(editor.root, editor.source)[id] else { return nil }
    return editor.root[object.path + [.key(property)]]?.value.flow
  }

  /// The properties that say something else than in the file, by object, with what they say there, nil for nothing.
  /// Objects that the file does not have are left out.
  package var changedProperties: [String: [String: String?]] {
    guard isChanged, let now = try? SourceEditor(bytes, file: path),
      let saved = try? SourceEditor(savedBytes, file: path)
    else { return [:] }
    let former = SceneOutline(saved.root, saved.source)
    var all: [String: [String: String?]] = [:]
    for object in SceneOutline(now.root, now.source).objects {
      guard let old = former[object.id], old.isUnnamed == object.isUnnamed else { continue }
      for name in object.given.union(old.given) where !Self.parts.contains(name) {
        let before = saved.root[old.path + [.key(name)]]?.value.flow
        let value = now.root[object.path + [.key(name)]]?.value.flow
        if value != before { all[object.id, default: [:]][name] = .some(before) }
      }
    }
    return all
  }

  /// What an object has in it: other objects, which say for themselves what changed.
  private static let parts: Set<String> = [
    "subviews", "gestureRecognizers", "rootViewController", "viewControllers", "view",
  ]

  /// Objects as a list that can be pasted into a scene; nil where none of them can be copied.
  package func text(of ids: [String]) throws -> String? {
    let editor = try SourceEditor(bytes, file: path)
    let outline = SceneOutline(editor.root, editor.source)
    let objects = ids.compactMap { outline[$0] }.filter {
      $0.kind == .view || $0.kind == .recognizer
    }
    let fragments = objects.compactMap { editor.fragment(of: $0.path) }
    guard let first = objects.first, !fragments.isEmpty else { return nil }
    let lines = fragments.flatMap { fragment in
      fragment.comments
        + fragment.lines.enumerated().map { $0.offset == 0 ? "- \($0.element)" : "  \($0.element)" }
    }
    let kind = first.kind == .recognizer ? "recognizers" : "views"
    return (["# touchscope: \(kind)"] + lines).joined(separator: "\n") + "\n"
  }

  /// What it says as a tree, without how it is written.
  package func value() throws -> SceneNode {
    try SourceEditor(bytes, file: path).root.value
  }

  // MARK: Changing

  /// Makes all of the changes or none, and returns the ids of copies that it made. `goesOn` makes one step of them and the
  /// step before, as of the values of a drag.
  @discardableResult
  package mutating func perform(
    _ operations: [SceneOperation], goesOn: Bool = false
  ) throws -> [String] {
    var next = bytes
    var copies: [String] = []
    var names: [String: String] = [:]
    if case .replaceText(let text)? = operations.last {
      next = Array(text.utf8)
    } else {
      var editor = try SourceEditor(bytes, file: path)
      let naming = try SceneNaming(operations, in: &editor)
      var change = SceneDraftChange(editor: editor)
      for operation in naming.operations { try change.perform(operation) }
      try change.relateCopies()
      copies = change.copies
      names = naming.named.merging(change.named) { first, _ in first }
      next = change.editor.source.bytes
    }
    named = names
    if next != bytes { take(next, operations, goesOn: goesOn) }
    return copies
  }

  private mutating func take(_ next: [UInt8], _ operations: [SceneOperation], goesOn: Bool) {
    var before = bytes
    var operations = operations
    if goesOn, future.isEmpty, let last = past.popLast() {
      before.replaceSubrange(last.start..<(last.start + last.new.count), with: last.old)
      operations = last.operations + operations
    }
    future = []
    bytes = next
    let start = zip(before, next).prefix { $0 == $1 }.count
    let most = min(before.count, next.count) - start
    let end = zip(before.reversed(), next.reversed()).prefix { $0 == $1 }.prefix(most).count
    guard before != next else { return }
    past.append(
      Step(
        start: start, old: Array(before[start..<(before.count - end)]),
        new: Array(next[start..<(next.count - end)]), operations: operations))
  }

  /// Takes the last change back, and returns it; nil when there is none.
  package mutating func undo() -> [SceneOperation]? {
    guard let step = past.popLast() else { return nil }
    bytes.replaceSubrange(step.start..<(step.start + step.new.count), with: step.old)
    future.append(step)
    return step.operations
  }

  package mutating func redo() -> [SceneOperation]? {
    guard let step = future.popLast() else { return nil }
    bytes.replaceSubrange(step.start..<(step.start + step.old.count), with: step.new)
    past.append(step)
    return step.operations
  }

  private static func unnamed(_ draft: SceneDraft) -> [String] {
    let outline = try? draft.outline()
    return (outline?.objects ?? []).filter(\.isUnnamed).map { "\($0.id) \($0.parent ?? "")" }
  }

  /// The same changes on another text, as far as they can be made there; the others are returned.
  package func merged(into text: String) -> (draft: SceneDraft, refused: [[SceneOperation]]) {
    var draft = SceneDraft(text: text, path: path)
    var refused: [[SceneOperation]] = []
    // What stands for an id means the same object only where both texts have the same ones.
    let isSame =
      Self.unnamed(draft)
      == Self.unnamed(
        SceneDraft(text: String(decoding: savedBytes, as: UTF8.self), path: path))
    for step in past {
      if !isSame, step.operations.contains(where: { $0.ids.contains { $0.hasPrefix("<") } }) {
        refused.append(step.operations)
        continue
      }
      do { try draft.perform(step.operations) } catch { refused.append(step.operations) }
    }
    return (draft, refused)
  }
}

import TouchLanguage
import TouchScenes
import TouchTrace

/// What changes do beside what they say: what goes with a deleted object, and where a new id is written.
struct ComposeNews {
  private var deleted: (ids: [String], views: Int, recognizers: Int)?
  private var renamed: (mentions: SceneMentions, other: String)?

  init(of operations: [SceneOperation], in draft: SceneDraft) {
    if case .rename(let id, let other)? = operations.first, operations.count == 1 {
      renamed = (try? draft.mentions(of: id)).map { ($0, other) }
    }
    let ids = Self.deleted(operations)
    guard !ids.isEmpty, ids.count == operations.count, let outline = try? draft.outline() else {
      return
    }
    let inside = outline.objects.filter { object in
      !ids.contains(object.id) && outline.ancestors(of: object.id).contains(where: ids.contains)
    }
    deleted = (
      ids, inside.filter { $0.kind == .view }.count,
      inside.filter { $0.kind == .recognizer }.count
    )
  }

  /// A sentence each, in the language of the window.
  var sentences: [String] {
    [
      deleted.map { Text.compose.deleted($0.ids, views: $0.views, recognizers: $0.recognizers) },
      renamed.map { Text.compose.renamed(to: $0.other, $0.mentions) },
    ].compactMap(\.self)
  }

  private static func deleted(_ operations: [SceneOperation]) -> [String] {
    operations.compactMap { if case .delete(let id) = $0 { id } else { nil } }
  }

  /// The ids that renaming made, or takes back, with those that the objects have then.
  static func renamed(_ operations: [SceneOperation], isBack: Bool) -> [String: String] {
    var heirs: [String: String] = [:]
    for case .rename(let id, let other) in operations {
      if isBack { heirs[other] = id } else { heirs[id] = other }
    }
    return heirs
  }

  /// Ids that only the old scene has, each with its heir: its new id, or else what it was in.
  static func gone(
    from old: LiveScene, to new: LiveScene, heirs: [String: String]
  ) -> [String: String?] {
    let outline = try? SceneDraft(text: old.text, path: old.path).outline()
    let now = Set(new.ids)
    var gone: [String: String?] = heirs.mapValues(Optional.some)
    for id in old.ids where !now.contains(id) {
      // What an object brings along is called after it.
      let owner = id.lastIndex(of: ".").map { String(id[..<$0]) }
      let around = (owner.map { [$0] } ?? []) + (outline?.ancestors(of: owner ?? id) ?? [])
      gone.updateValue(heirs[id] ?? around.first(where: now.contains), forKey: id)
    }
    return gone
  }

  /// What mentions the objects that changes delete; what they move out before stays.
  static func mentions(
    deletedBy operations: [SceneOperation], in draft: SceneDraft
  ) throws -> SceneMentions {
    let moved = operations.compactMap { operation in
      if case .move(let id, _, _) = operation { id } else { nil }
    }
    return try draft.mentions(deleting: deleted(operations), kept: Set(moved))
  }
}

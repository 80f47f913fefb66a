package import TouchLanguage
package import TouchTrace

/// The views that the last hit test never asked and that might have taken the touch, in groups by the reason.
package struct UnaskedViews {
  /// Their names, or how many they are.
  package let names: String
  /// Why none of them was asked, with marked names.
  package let reason: MarkedText
  /// They, in the order of the scene.
  package let views: [Handle]

  /// More names than these are only counted.
  private static let namesMax = 5
  /// Views that refused, with views in them that were never asked, as rows of a table: more are not told apart.
  private static let refusingMax = 2

  /// The groups in the order of the scene, without `subject`, of which the headline says it; empty where there was no hit test.
  package static func groups(
    _ input: PictureInput, besides subject: Handle? = nil
  ) -> [UnaskedViews] {
    guard let hit = input.reading.hits.last else { return [] }
    let asked = Set(hit.visited)
    let unvisited = UnvisitedViews(hit, input)
    // One that got an earlier touch of the gesture was asked for that.
    let told = input.reading.told
    let found = input.snapshot.views.filter {
      !asked.contains($0.handle) && !$0.isWindow && !told.contains($0.handle)
        && $0.handle != subject
        && !isIdle($0, asked, input.snapshot)
    }.map { (view: $0, why: unvisited.find($0).why) }
    let refusing = Set(found.compactMap { $0.why.refusingParent })
    var keys: [String] = []
    var groups: [String: [ViewSnapshot]] = [:]
    for (view, why) in found {
      let isAlike = why.refusingParent != nil && refusing.count > refusingMax
      let key =
        isAlike
        ? Text.whyView.neverAskedInRefusing(refusing.count)
        : Text.whyView.neverAskedBecause(why)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(view)
    }
    return keys.map { key in
      let views = groups[key] ?? []
      let names = views.count <= namesMax ? views.map(\.label) : []
      return UnaskedViews(
        names: Text.whyView.neverAsked(names, count: views.count), reason: MarkedText(key),
        views: views.map(\.handle))
    }
  }

  /// Whether it takes no touches anyway, and is none that a person aims at, as a label: it or a view around it that was not
  /// asked either has its interaction off.
  private static func isIdle(
    _ view: ViewSnapshot, _ asked: Set<Handle>, _ snapshot: SceneSnapshot
  ) -> Bool {
    guard !snapshot.isAwaited(view) else { return false }
    var current: ViewSnapshot? = view
    for _ in 0...snapshot.views.count {
      guard let one = current, !asked.contains(one.handle) else { return false }
      if !one.isUserInteractionEnabled { return true }
      current = snapshot.view(one.parent)
    }
    return false
  }
}

extension Unvisited {
  /// The view that refused, so that nothing in it was asked, marked; nil for other reasons.
  fileprivate var refusingParent: String? {
    if case .parentRefused(_, let parent, _) = self { parent } else { nil }
  }
}

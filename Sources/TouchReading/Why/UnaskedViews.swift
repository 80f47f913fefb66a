package import TouchLanguage
package import TouchTrace

/// The views that the last hit test never asked, in groups by the reason.
package struct UnaskedViews {
  /// Their names, or how many they are.
  package let names: String
  /// Why none of them was asked, with marked names.
  package let reason: MarkedText
  /// They, in the order of the scene.
  package let views: [Handle]

  /// More names than these are only counted.
  private static let namesMax = 5

  /// The groups in the order of the scene; empty where there was no hit test.
  package static func groups(_ input: PictureInput) -> [UnaskedViews] {
    guard let hit = input.reading.hits.last else { return [] }
    let asked = Set(hit.visited)
    let unvisited = UnvisitedViews(hit, input)
    var keys: [String] = []
    var groups: [String: [ViewSnapshot]] = [:]
    for view in input.snapshot.views where !asked.contains(view.handle) && !view.isWindow {
      let key = Text.whyView.neverAskedBecause(unvisited.find(view).why)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(view)
    }
    return keys.map { key in
      let views = groups[key] ?? []
      let names = views.count <= namesMax ? views.map(\.name) : []
      return UnaskedViews(
        names: Text.whyView.neverAsked(names, count: views.count), reason: MarkedText(key),
        views: views.map(\.handle))
    }
  }
}

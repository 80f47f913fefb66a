import TouchTrace

/// Which views of the scene are drawn; touches and hit tests know nothing of it.
package struct SceneFocus: Equatable, Sendable {
  /// Only this view with what is in it; nil for all.
  package var isolated: String?
  /// Views that are left out with what is in them.
  package var hidden: Set<String> = []
  /// Only these layers; nil for all.
  package var layers: LayerRange?

  package init() {}

  package var isAll: Bool { isolated == nil && hidden.isEmpty && layers == nil }

  /// The views that are drawn. Those around an isolated one stay without their contents: their clipping counts.
  func shown(_ snapshot: SceneSnapshot) -> SceneSnapshot {
    guard !isAll else { return snapshot }
    var snapshot = snapshot
    var isolatedViews: Set<Handle> = []
    var gone: Set<Handle> = []
    let depths = layers == nil ? [] : snapshot.layers
    for (index, view) in snapshot.views.enumerated() {
      if view.name == isolated || isolatedViews.contains(view.parent) {
        isolatedViews.insert(view.handle)
      }
      if hidden.contains(view.name) || gone.contains(view.parent) { gone.insert(view.handle) }
      let isLeftOut =
        gone.contains(view.handle) || isolated != nil && !isolatedViews.contains(view.handle)
        || layers.map { !$0.contains(depths[index]) } ?? false
      guard isLeftOut else { continue }
      snapshot.views[index].marks = []
      snapshot.views[index].marksInFront = []
    }
    return snapshot
  }
}

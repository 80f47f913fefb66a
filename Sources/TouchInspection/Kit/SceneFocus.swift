package import TouchTrace

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

/// Which layers of views are drawn: windows are layer 0, their subviews layer 1.
package struct LayerRange: Equatable, Sendable {
  /// The two ends that can be moved.
  package enum End: String, CaseIterable, Sendable { case first, last }

  /// The first layer that is drawn.
  package private(set) var first = 0
  /// The last layer that is drawn; nil for all that follow, whatever is added later.
  package private(set) var last: Int?

  package init() {}

  /// Whether views of a layer are drawn.
  package func contains(_ layer: Int) -> Bool { layer >= first && layer <= last ?? .max }

  /// The layer of an end in a scene whose last layer is `deepest`.
  package func layer(_ end: End, deepest: Int) -> Int {
    switch end {
    case .first: min(first, deepest)
    case .last: min(last ?? deepest, deepest)
    }
  }

  /// Moves an end; it stops at the other one and at the ends of the scene.
  package mutating func move(_ end: End, to layer: Int, deepest: Int) {
    switch end {
    case .first: first = min(max(0, layer), self.layer(.last, deepest: deepest))
    case .last:
      let layer = max(layer, self.layer(.first, deepest: deepest))
      last = layer < deepest ? layer : nil
    }
  }

  /// The end that is nearer to a layer, for a press between the two; at equal distance the one that can go there.
  package func nearest(to layer: Double, deepest: Int) -> End {
    let first = Double(self.layer(.first, deepest: deepest))
    let last = Double(self.layer(.last, deepest: deepest))
    let toFirst = abs(layer - first)
    let toLast = abs(layer - last)
    return toFirst == toLast ? (layer < first ? .first : .last) : toFirst < toLast ? .first : .last
  }
}

extension SceneSnapshot {
  /// The layer of each view: 0 for windows, one more for each superview.
  package var layers: [Int] {
    // A view comes after its superview and what lies in the superviews behind it.
    var way: [Handle] = []
    return views.map { view in
      while let last = way.last, last != view.parent { way.removeLast() }
      way.append(view.handle)
      return way.count - 1
    }
  }

  /// The layer of the views that lie in most others; 0 for windows alone.
  package var deepestLayer: Int { layers.max() ?? 0 }
}

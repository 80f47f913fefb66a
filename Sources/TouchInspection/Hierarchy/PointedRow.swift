import TouchReading
import TouchTrace

/// The row of the view that a touch would hit at the point that is asked about.
enum PointedRow {
  /// Its own one, or else the folded one that stands for it; nil while no point is asked about, and where no view would be hit.
  static func index(_ rows: [HierarchyRow], _ input: PictureInput) -> Int? {
    guard let hit = input.probe?.winner, let view = input.snapshot.view(hit) else { return nil }
    let way = way(to: view, input.snapshot)
    return rows.lastIndex { $0.stands(for: hit, way, input.snapshot) }
  }

  /// The view and all views around it.
  static func way(to view: ViewSnapshot, _ snapshot: SceneSnapshot) -> Set<Handle> {
    var way: Set<Handle> = []
    var next: ViewSnapshot? = view
    while let view = next, way.insert(view.handle).inserted { next = snapshot.view(view.parent) }
    return way
  }
}

extension HierarchyRow {
  /// Whether it is the row of a view, or a folded one that the view is in; `way`: the view and those around it.
  fileprivate func stands(
    for view: Handle, _ way: Set<Handle>, _ snapshot: SceneSnapshot
  ) -> Bool {
    switch node {
    case .view(let index):
      let own = snapshot.views[index].handle
      return own == view || isOpen == false && way.contains(own)
    case .idle(let idle): return idle.views.contains { way.contains(snapshot.views[$0].handle) }
    case .containers(let views): return views.contains { snapshot.views[$0].handle == view }
    case .recognizer, .leftTitle, .left: return false
    }
  }

  /// What a press on it is about; nil where that is no view of the scene.
  func target(_ snapshot: SceneSnapshot) -> Target? {
    switch node {
    case .view(let index): .view(snapshot.views[index].name)
    case .idle(let idle): idle.views.first.map { .idle(first: snapshot.views[$0].name) }
    case .containers(let views): views.first.map { .idle(first: snapshot.views[$0].name) }
    case .recognizer, .leftTitle, .left: nil
    }
  }
}

extension HierarchyPicture {
  /// Where a row is that is scrolled to when `id` is new.
  func mark(at index: Int, id: String) -> WindowScroll.Mark {
    let top = head + Double(index) * pen.rowHeight
    return .init(id: id, top: top, bottom: top + pen.rowHeight)
  }

  /// It comes just into sight, and only where it is out of sight.
  func mark(ofPointed index: Int) -> WindowScroll.Mark {
    let hit = input.probe.map { input.name(of: $0.winner) } ?? ""
    var mark = mark(at: index, id: "\(Target.screen) \(hit)")
    mark.isCentered = false
    return mark
  }
}

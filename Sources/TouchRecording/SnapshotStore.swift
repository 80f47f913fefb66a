import TouchTrace

/// Stores snapshots of a scene compactly: a full one now and then, and between them only the views that changed.
nonisolated struct SnapshotStore: Sendable {
  private enum Entry {
    case whole(SceneSnapshot)
    case changes(views: [(index: Int, view: ViewSnapshot)], recognizers: [RecognizerSnapshot]?)
  }

  /// The distance between full snapshots.
  private static let wholeEvery = 64
  private var entries: [Entry] = []
  private var last: SceneSnapshot
  /// The last snapshot taken, and its index.
  private var made: (index: Int, snapshot: SceneSnapshot)

  init(_ first: SceneSnapshot) {
    last = first
    made = (0, first)
    entries = [.whole(first)]
  }

  var count: Int { entries.count }
  /// The number of stored views, for measurements.
  var viewCount: Int {
    entries.reduce(0) { sum, entry in
      switch entry {
      case .whole(let snapshot): sum + snapshot.views.count
      case .changes(let views, _): sum + views.count
      }
    }
  }

  /// Stores a snapshot; one that equals the last takes no space.
  mutating func append(_ snapshot: SceneSnapshot) {
    guard snapshot.screen == last.screen, snapshot.views.count == last.views.count,
      entries.count % Self.wholeEvery != 0
    else {
      guard snapshot != last else { return }
      last = snapshot
      entries.append(.whole(snapshot))
      return
    }
    var changed: [(index: Int, view: ViewSnapshot)] = []
    for (index, view) in snapshot.views.enumerated() where view != last.views[index] {
      changed.append((index, view))
      last.views[index] = view
    }
    let recognizers = snapshot.recognizers == last.recognizers ? nil : snapshot.recognizers
    guard !changed.isEmpty || recognizers != nil else { return }
    if let recognizers { last.recognizers = recognizers }
    entries.append(.changes(views: changed, recognizers: recognizers))
  }

  mutating func snapshot(_ index: Int) -> SceneSnapshot {
    if index == entries.count - 1 { return last }
    if index == made.index { return made.snapshot }
    var start = index
    while start > 0, start != made.index, case .changes = entries[start] { start -= 1 }
    var snapshot = made.snapshot
    if start != made.index, case .whole(let whole) = entries[start] { snapshot = whole }
    for entry in entries[(start + 1)..<(index + 1)] {
      switch entry {
      case .whole(let whole): snapshot = whole
      case .changes(let views, let recognizers):
        for (place, view) in views { snapshot.views[place] = view }
        if let recognizers { snapshot.recognizers = recognizers }
      }
    }
    made = (index, snapshot)
    return snapshot
  }
}

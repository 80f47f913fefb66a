import TouchReading
import TouchTrace

/// A line of the tree of views.
struct HierarchyRow {
  enum Node {
    case view(Int)
    case recognizer(Int)
    case idle(IdleViews)
    /// Containers of UIKit inside each other, from the outermost; what the innermost contains follows.
    case containers([Int])
    /// Above the views around a touch that have left the scene since.
    case leftTitle
    /// One of those, by its index among them.
    case left(Int)
  }

  /// Its index in the snapshot.
  var node: Node
  var depth: Int
  /// Nil when there is nothing to fold away.
  var isOpen: Bool?
  /// Recognizers that are folded away with it.
  var hiddenRecognizers = 0
}

extension HierarchyRow {
  /// Whether it is a recognizer of a hit view, or a view in it that refused the touch.
  func belongs(to hit: Handle, refused: Set<Handle>, _ snapshot: SceneSnapshot) -> Bool {
    switch node {
    case .recognizer(let index): snapshot.recognizers[index].view == hit
    case .view(let index):
      snapshot.views[index].parent == hit && refused.contains(snapshot.views[index].handle)
    case .idle, .containers, .leftTitle, .left: false
    }
  }
}

/// Subviews beside each other that took no part in the last hit test, which share a row of the tree.
struct IdleViews {
  /// Why they took no part.
  enum Reason {
    case neverAsked
    /// They came after the hit test.
    case addedLater
    /// The touch began far outside of each.
    case farOff
  }

  var reason: Reason
  /// Their indices in the snapshot.
  var views: [Int]
}

/// The tree of a snapshot as lines from top to bottom.
struct HierarchyRows {
  /// A row for several views stands for at least so many rows.
  private static let fewestIdleRows = 3

  private let input: PictureInput
  /// The gesture to its end: no row folds while it is looked back at.
  private let whole: PictureInput
  private let model: HierarchyModel
  /// The view whose refusal is the cause that the headline tells; it has its own row.
  private let cause: Handle?
  private var children: [[Int]] = []
  private var recognizers: [[Int]] = []
  private var roots: [Int] = []
  /// Nil when everything passes; else whether a view, or something in it, was found.
  private var found: (views: [Bool], recognizers: [Bool])?
  /// Of views that took no part with all that is in them: why, and how many rows they are; nil where nothing is folded.
  private var idle: [(reason: IdleViews.Reason, rows: Int)?]?
  /// Views that have rows of their own, also where others of their kind share one.
  private var ownRows: (handles: Set<Handle>, names: Set<String>) = ([], [])
  private var rows: [HierarchyRow] = []

  private var snapshot: SceneSnapshot { input.snapshot }

  static func make(
    _ input: PictureInput, _ model: HierarchyModel, cause: Handle? = nil
  ) -> [HierarchyRow] {
    var tree = HierarchyRows(input: input, model: model, cause: cause)
    tree.link()
    tree.filter()
    tree.findOwnRows()
    tree.findIdle()
    for root in tree.roots { tree.add(root, depth: 0) }
    tree.addLeft()
    return tree.rows
  }

  private init(input: PictureInput, model: HierarchyModel, cause: Handle?) {
    self.input = input
    whole = input.whole
    self.model = model
    self.cause = cause
  }

  private mutating func link() {
    let none = [[Int]](repeating: [], count: snapshot.views.count)
    children = none
    recognizers = none
    var indices: [Handle: Int] = [:]
    for (index, view) in snapshot.views.enumerated() {
      if let parent = indices[view.parent] {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
      indices[view.handle] = index
    }
    for (index, recognizer) in snapshot.recognizers.enumerated() {
      if let view = indices[recognizer.view] { recognizers[view].append(index) }
    }
  }

  private mutating func filter() {
    guard let search = HierarchySearch(model.query) else { return }
    let found = snapshot.recognizers.map { search.finds($0.name, $0.className) }
    var views = snapshot.views.map { search.finds($0.name, $0.className) }
    // Parents come before their children, so from the end everything below is known.
    for index in views.indices.reversed() {
      views[index] =
        views[index] || children[index].contains { views[$0] }
        || recognizers[index].contains { found[$0] }
    }
    self.found = (views, found)
  }

  /// What is selected, the hit views, and the cause.
  private mutating func findOwnRows() {
    ownRows = (
      Set(whole.reading.hits.map(\.winner)).union([cause].compactMap { $0 }),
      model.others.union([model.selection?.name].compactMap { $0 })
    )
  }

  /// Finds the views that took no part: what was never asked, or refused far from the touch, got no event, has no
  /// recognizer in it and is not selected.
  private mutating func findIdle() {
    let hits = whole.reading.hits
    guard model.foldsIdle, found == nil, hits.contains(where: { !$0.visited.isEmpty }) else {
      return
    }
    let refusals = hits.flatMap { hit in
      hit.rejected.map { (view: $0.view, isFar: whole.isFar($0, of: hit)) }
    }
    let far = Set(refusals.filter(\.isFar).map(\.view))
    let near = Set(refusals.filter { !$0.isFar }.map(\.view))
    let asked = Set(hits.flatMap(\.visited)).subtracting(far).union(near)
    let later = whole.addedLater
    let busy = asked.union(whole.reading.told).union(ownRows.handles)
    var idle = [(reason: IdleViews.Reason, rows: Int)?](repeating: nil, count: children.count)
    for index in children.indices.reversed() {
      let view = snapshot.views[index]
      let inner = children[index].map { idle[$0] }
      guard !busy.contains(view.handle), !ownRows.names.contains(view.name), !view.isWindow,
        recognizers[index].isEmpty, inner.allSatisfy({ $0 != nil })
      else { continue }
      idle[index] = (
        far.contains(view.handle)
          ? .farOff : later.contains(view.handle) ? .addedLater : .neverAsked,
        inner.reduce(1) { $0 + ($1?.rows ?? 0) }
      )
    }
    self.idle = idle
  }

  private mutating func add(_ view: Int, depth: Int) {
    if let found, !found.views[view] { return }
    let isLeaf = children[view].isEmpty && recognizers[view].isEmpty
    // What was searched for is never folded away.
    let isOpen = found != nil || !model.collapsed.contains(snapshot.views[view].name)
    let hidden = isOpen ? 0 : count(view)
    rows.append(
      HierarchyRow(
        node: .view(view), depth: depth, isOpen: isLeaf ? nil : isOpen, hiddenRecognizers: hidden))
    guard isOpen else { return }
    for recognizer in recognizers[view] where found?.recognizers[recognizer] ?? true {
      rows.append(HierarchyRow(node: .recognizer(recognizer), depth: depth + 1))
    }
    addChildren(of: view, depth: depth + 1)
  }

  /// The views around a touch that have left the scene since, with their recognizers, behind all others; of a search only what it
  /// finds.
  private mutating func addLeft() {
    let search = HierarchySearch(model.query)
    func finds(_ name: String, _ className: String) -> Bool {
      search?.finds(name, className) ?? true
    }
    var depths: [Handle: Int] = [:]
    var left: [HierarchyRow] = []
    for (index, view) in input.leftViews.enumerated() {
      let depth = (depths[view.parent] ?? 0) + 1
      depths[view.handle] = depth
      if finds(view.name, view.className) {
        left.append(HierarchyRow(node: .left(index), depth: depth))
      }
      for (index, recognizer) in snapshot.recognizers.enumerated()
      where recognizer.view == view.handle && finds(recognizer.name, recognizer.className) {
        left.append(HierarchyRow(node: .recognizer(index), depth: depth + 1))
      }
    }
    guard !left.isEmpty else { return }
    rows.append(HierarchyRow(node: .leftTitle, depth: 0))
    rows += left
  }

  private mutating func addChildren(of view: Int, depth: Int) {
    let isSpread = model.spread.contains(snapshot.views[view].name)
    var rest = children[view][...]
    while let next = rest.first {
      let run = isSpread ? nil : idleRun(rest)
      if let run {
        rows.append(HierarchyRow(node: .idle(run), depth: depth, isOpen: false))
        rest = rest.dropFirst(run.views.count)
      } else if !isSpread, let run = containers(from: next, in: view), let innermost = run.last {
        rows.append(HierarchyRow(node: .containers(run), depth: depth, isOpen: false))
        addChildren(of: innermost, depth: depth + 1)
        rest = rest.dropFirst()
      } else {
        add(next, depth: depth)
        rest = rest.dropFirst()
      }
    }
  }

  /// The views at the beginning that took no part for one reason; nil where they are too few for a row of their own.
  private func idleRun(_ views: ArraySlice<Int>) -> IdleViews? {
    guard let idle, let first = views.first, let reason = idle[first]?.reason else { return nil }
    let run = views.prefix { idle[$0]?.reason == reason }
    let count = run.reduce(0) { $0 + (idle[$1]?.rows ?? 0) }
    return run.count > 1 && count >= Self.fewestIdleRows
      ? IdleViews(reason: reason, views: Array(run)) : nil
  }

  /// The containers of UIKit from a view on, which are nothing but around each other; nil where they are fewer than two,
  /// where one of them has a row of its own, and inside of others that do not share one.
  private func containers(from view: Int, in parent: Int) -> [Int]? {
    guard model.foldsIdle, found == nil, !isContainer(parent) else { return nil }
    var run: [Int] = []
    var next: Int? = view
    while let inner = next, isContainer(inner) {
      run.append(inner)
      next = children[inner].first
    }
    let hasOwnRow = run.contains { index in
      let view = snapshot.views[index]
      return ownRows.handles.contains(view.handle) || ownRows.names.contains(view.name)
        || model.collapsed.contains(view.name)
    }
    return run.count > 1 && !hasOwnRow ? run : nil
  }

  /// Whether a view has no name of its own, and nothing in it but one view.
  private func isContainer(_ index: Int) -> Bool {
    let view = snapshot.views[index]
    return children[index].count == 1 && recognizers[index].isEmpty && !view.isWindow
      && !ObjectLabel(view.name).isNamed && Self.prefixes.contains(where: view.className.hasPrefix)
  }

  /// What the names of UIKit's classes begin with.
  private static let prefixes = ["UI", "_UI"]

  private func count(_ view: Int) -> Int {
    recognizers[view].count + children[view].reduce(0) { $0 + count($1) }
  }
}

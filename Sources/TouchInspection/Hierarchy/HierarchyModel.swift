package import TouchReading
import TouchTrace

/// Search, selection and scrolling of the tree of views.
package struct HierarchyModel: Sendable {
  /// Letters of the names to find; views around what is found stay.
  package var query = ""
  /// Whether the search field has keyboard focus.
  package var isFocused = false
  /// Names of views whose content is folded away.
  package var collapsed: Set<String> = []
  /// The layers that are drawn, where they can be chosen; nil for no slider.
  package var layers: LayerRange?
  /// What is selected, if anything.
  package var selection: Target?
  /// Names of objects that are selected beside it.
  package var others: Set<String> = []
  /// What the pointer is over, in this panel or another.
  package var hover: Target?
  /// The part of the picture's height that shows; nothing else is drawn, and the search field stays at its top.
  package var visible: Range<Double> = 0..<Double.greatestFiniteMagnitude
  /// Rows of recognizers end with a ring, from which a relation is drawn.
  package var hasPorts = false
  /// Recognizers that wait for others to fail: lines between their rings.
  package var waits: [(from: String, to: String)] = []
  /// Names of objects that do not take what is dragged.
  package var refusing: Set<String> = []
  /// Height of a row, points.
  package var rowHeight = 24.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}

  /// Unfolds all views around an object, so that its row shows.
  package mutating func unfold(to selection: Target?, _ input: PictureInput) {
    collapsed.subtract(Self.path(input, selection).dropLast())
  }

  /// Where the name of a row so deep in the tree begins: deep trees keep space for their names.
  package static func indent(depth: Int, width: Double, scale: Double = 1) -> Double {
    min((8 + Double(depth) * 16) * scale.squareRoot(), width * 0.38)
  }

  /// Names from the window down.
  static func path(_ input: PictureInput, _ selection: Target?) -> [String] {
    guard let handle = selection.flatMap({ input.handle(of: $0) }) else { return [] }
    var names: [String] = []
    var next = handle
    if let recognizer = input.snapshot.recognizer(handle) {
      names.append(recognizer.name)
      next = recognizer.view
    }
    while let view = input.snapshot.view(next), names.count < 1000 {
      names.append(view.name)
      next = view.parent
    }
    return names.reversed()
  }
}

/// A line of the tree of views.
struct HierarchyRow {
  enum Node {
    case view(Int)
    case recognizer(Int)
  }

  /// Its index in the snapshot.
  var node: Node
  var depth: Int
  /// Nil when there is nothing to fold away.
  var isOpen: Bool?
  /// Recognizers that are folded away with it.
  var hiddenRecognizers = 0
}

/// The tree of a snapshot as lines from top to bottom.
struct HierarchyRows {
  private let snapshot: SceneSnapshot
  private let model: HierarchyModel
  private var children: [[Int]] = []
  private var recognizers: [[Int]] = []
  private var roots: [Int] = []
  /// Nil when everything passes; else whether a view, or something in it, was found.
  private var found: (views: [Bool], recognizers: [Bool])?
  private var rows: [HierarchyRow] = []

  static func make(_ snapshot: SceneSnapshot, _ model: HierarchyModel) -> [HierarchyRow] {
    var tree = HierarchyRows(snapshot: snapshot, model: model)
    tree.link()
    tree.filter()
    for root in tree.roots { tree.add(root, depth: 0) }
    return tree.rows
  }

  private init(snapshot: SceneSnapshot, model: HierarchyModel) {
    self.snapshot = snapshot
    self.model = model
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
    let wanted = Array(model.query.lowercased().utf8.filter { $0 != 0x20 })
    guard !wanted.isEmpty else { return }
    func passes(_ name: String, _ className: String) -> Bool {
      FuzzyMatch.rank(wanted, in: name) != nil || FuzzyMatch.rank(wanted, in: className) != nil
    }
    let found = snapshot.recognizers.map { passes($0.name, $0.className) }
    var views = snapshot.views.map { passes($0.name, $0.className) }
    // Parents come before their children, so from the end everything below is known.
    for index in views.indices.reversed() {
      views[index] =
        views[index] || children[index].contains { views[$0] }
        || recognizers[index].contains { found[$0] }
    }
    self.found = (views, found)
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
    for child in children[view] { add(child, depth: depth + 1) }
  }

  private func count(_ view: Int) -> Int {
    recognizers[view].count + children[view].reduce(0) { $0 + count($1) }
  }
}

import TouchTrace

/// The objects of a scene's text, in the order of the file, with the places that they have in it.
package struct SceneOutline {
  package enum Kind: Hashable, Sendable { case window, controller, view, recognizer }

  package struct Object {
    /// Of an object without one, its class in brackets, as logs print it, and the how manieth of them it is in the file.
    package var id: String
    /// The file gives it no id, and nothing else has a name for it.
    package var isUnnamed = false
    package var kind: Kind
    package var className: String
    /// The object that has it; nil for windows.
    package var parent: String?
    /// Its own view of a controller, which is there as long as the controller.
    package var isFixed: Bool
    /// The properties that the file gives.
    package var given: Set<String>
    /// Lists of ids that it has, by the property's name.
    package var relations: [String: [String]]
    /// Its lines in the text, from 1.
    package var lines: ClosedRange<Int>
    var path: [SceneStep]
    /// The list that new subviews go into.
    var subviews: [SceneStep]?
  }

  package private(set) var objects: [Object] = []
  private var indices: [String: Int] = [:]
  private let root: SourceNode
  private let source: SourceBytes

  init(_ root: SourceNode, _ source: SourceBytes) {
    self.root = root
    self.source = source
    if let windows = root["windows"] {
      for index in windows.items.indices {
        window(
          [.key("windows"), .index(index)], standard: index == 0 ? "window" : "window\(index + 1)")
      }
    } else if root["window"] != nil {
      window([.key("window")], standard: "window")
    }
    for index in root["controllers"]?.items.indices ?? 0..<0 {
      controller([.key("controllers"), .index(index)], standard: nil, parent: nil)
    }
  }

  package subscript(id: String) -> Object? { indices[id].map { objects[$0] } }

  /// What has an object, from the nearest on.
  package func ancestors(of id: String) -> [String] {
    var found: [String] = []
    while let next = self[found.last ?? id]?.parent, !found.contains(next) { found.append(next) }
    return found
  }

  /// What an object has of a kind, from back to front.
  package func children(of id: String, _ kind: Kind) -> [Object] {
    objects.filter { $0.parent == id && $0.kind == kind }
  }

  /// An id that an object without one can have: `tap` for a tap recognizer, or with the first free number.
  package func freeID(for object: Object, taken: Set<String>) -> String {
    var name = object.className
    if name.hasPrefix("UI") { name.removeFirst(2) }
    for end in ["GestureRecognizer", "View"] where name.hasSuffix(end) && name != end {
      name.removeLast(end.count)
    }
    let plain = name.prefix(1).lowercased() + name.dropFirst()
    let own = writtenIDs.union(objects.map(\.id)).union(CanonicalLine.words)
    return FreeID.first(plain.isEmpty ? "object" : plain, taken: own.union(taken))
  }

  /// Where the objects without an id stand in the text: the lines, from 1, with the ids that stand for theirs, from left to
  /// right.
  var unnamedPlaces: [Int: [String]] {
    var places: [Int: [(offset: Int, id: String)]] = [:]
    for object in objects where object.isUnnamed {
      guard let start = root[object.path]?.range.lowerBound else { continue }
      places[source.line(of: start) + 1, default: []].append((start, object.id))
    }
    return places.mapValues { $0.sorted { $0.offset < $1.offset }.map(\.id) }
  }

  /// All ids that the file gives.
  package var writtenIDs: Set<String> {
    var found: Set<String> = []
    func visit(_ node: SourceNode) {
      for item in node.items { visit(item.node) }
      for entry in node.entries {
        if entry.name == "id", let id = entry.value.text { found.insert(id) }
        if !["runs", "variants"].contains(entry.name) { visit(entry.value) }
      }
      if let id = node["id"]?.text { found.formUnion(Self.copies(of: node, as: id)) }
    }
    visit(root)
    // These have names without any that is written.
    if root["application"]?["id"] == nil { found.insert("application") }
    if let delegate = root["application"]?["delegate"], delegate["id"] == nil {
      found.insert("delegate")
    }
    return found
  }

  /// The ids that `repeat` makes where an object is called `id`.
  static func copies(of node: SourceNode, as id: String) -> [String] {
    func side(_ key: String) -> Int {
      let number = node["repeat"]?[key]?.text.flatMap { Int($0) } ?? 0
      return (1...100).contains(number) ? number : 0
    }
    let count = side("rows") * side("columns")
    return count > 1 ? (2...count).map { "\(id)\($0)" } : []
  }

  // MARK: Reading

  private mutating func add(
    _ kind: Kind, _ path: [SceneStep], standard: String?, parent: String?, className: String,
    isFixed: Bool = false, subviews: [SceneStep]? = nil
  ) -> String? {
    let node = root[path]
    let className = node?["class"]?.text ?? className
    let written = node?["id"]?.text ?? standard
    let id = written ?? provisional(className)
    guard indices[id] == nil else { return nil }
    indices[id] = objects.count
    let entries = node?.entries ?? []
    objects.append(
      Object(
        id: id, isUnnamed: written == nil, kind: kind, className: className, parent: parent,
        isFixed: isFixed, given: Set(entries.map(\.name)), relations: relations(entries),
        lines: lines(of: node), path: path, subviews: subviews))
    return id
  }

  private func provisional(_ className: String) -> String {
    let name = "<\(className)>"
    var number = 1
    while indices[number == 1 ? name : "\(name)#\(number)"] != nil { number += 1 }
    return number == 1 ? name : "\(name)#\(number)"
  }

  private func relations(_ entries: [SourceEntry]) -> [String: [String]] {
    let lists = entries.filter { SceneRelation(rawValue: $0.name) != nil }
    return Dictionary(
      lists.map { entry in
        (entry.name, Self.ids(entry.value))
      }, uniquingKeysWith: { first, _ in first })
  }

  private func lines(of node: SourceNode?) -> ClosedRange<Int> {
    guard let node else { return 1...1 }
    let first = source.line(of: node.range.lowerBound) + 1
    return first...max(first, source.line(of: node.range.upperBound) + 1)
  }

  private mutating func window(_ path: [SceneStep], standard: String) {
    let hasRoot = root[path]?["rootViewController"] != nil
    guard
      let id = add(
        .window, path, standard: standard, parent: nil, className: "UIWindow", isFixed: true,
        subviews: hasRoot ? nil : path + [.key("subviews")])
    else { return }
    recognizers(path, of: id)
    let list = path + [.key("subviews")]
    if hasRoot {
      let front = controller(
        path + [.key("rootViewController")], standard: "root", parent: id, outer: list)
      if let front { views(list, of: front) }
    } else {
      views(list, of: id)
    }
  }

  /// Returns the view that shows in front. `outer` is a list of the window whose views go into it.
  @discardableResult
  private mutating func controller(
    _ path: [SceneStep], standard: String?, parent: String?, outer: [SceneStep]? = nil
  ) -> String? {
    guard let node = root[path] else { return nil }
    let className = node["class"]?.text ?? "UIViewController"
    let id = add(.controller, path, standard: standard, parent: parent, className: className)
    let inner = node["controllers"]?.items ?? []
    let isStack = ["UINavigationController", "UITabBarController", "UIPageViewController"].contains(
      className)
    let own = path + [.key("subviews")]
    let ofView = path + [.key("view"), .key("subviews")]
    let list =
      [outer, own, ofView].compactMap(\.self).first { root[$0] != nil } ?? outer ?? ofView
    let view = add(
      .view, path + [.key("view")], standard: id.map { $0 + ".view" }, parent: parent,
      className: "UIView", isFixed: true, subviews: isStack ? nil : list)
    if let view {
      recognizers(path + [.key("view")], of: view)
      views(ofView, of: view)
    }
    var front = view
    for index in inner.indices {
      let shown = controller(
        path + [.key("controllers"), .index(index)], standard: nil, parent: id ?? parent,
        outer: isStack && index == (className == "UINavigationController" ? inner.count - 1 : 0)
          ? outer : nil)
      if isStack, index == (className == "UINavigationController" ? inner.count - 1 : 0) {
        front = shown
      }
    }
    if let front { views(own, of: front) }
    return front
  }

  private mutating func views(_ list: [SceneStep], of parent: String) {
    for (index, item) in (root[list]?.items ?? []).enumerated() where item.node.isTable {
      let path = list + [.index(index)]
      let id = add(
        .view, path, standard: nil, parent: parent, className: "UIView",
        subviews: path + [.key("subviews")])
      recognizers(path, of: id ?? parent)
      views(path + [.key("subviews")], of: id ?? parent)
    }
  }

  private mutating func recognizers(_ path: [SceneStep], of parent: String) {
    let list = path + [.key("gestureRecognizers")]
    for index in root[list]?.items.indices ?? 0..<0 {
      _ = add(.recognizer, list + [.index(index)], standard: nil, parent: parent, className: "")
    }
  }
}

extension SceneOutline.Kind {
  init(_ kind: SceneFragment.Kind) {
    switch kind {
    case .view: self = .view
    case .recognizer: self = .recognizer
    case .controller: self = .controller
    }
  }
}

import TouchTrace

/// Changes of objects, as patches of the text.
struct SceneDraftChange {
  var editor: SourceEditor
  /// The ids of copies that were made, and of all that is in them with the ids that it had.
  private(set) var copies: [String] = []
  private var copied: [(old: String, new: String)] = []
  /// The ids that objects without one were given, by what stood for them.
  private(set) var named: [String: String] = [:]

  init(editor: SourceEditor) { self.editor = editor }

  var outline: SceneOutline { SceneOutline(editor.root, editor.source) }

  func object(_ id: String) throws -> SceneOutline.Object {
    guard let object = outline[id] else { throw SceneDraftRefusal.noObject(id) }
    return object
  }

  mutating func perform(_ operation: SceneOperation) throws {
    switch operation {
    case .set(let id, let property, let value): try set(id, property, value)
    case .changeRows(let id, let property, let change):
      self = try RowDraftChange.made(change, of: id, property, in: self)
    case .add(let fragment, let parent, let sibling): try add(fragment, parent, before: sibling)
    case .move(let id, let parent, let sibling): try move(id, parent, before: sibling)
    case .rename(let id, let other): try rename(id, to: other)
    case .duplicate(let id, let dx, let dy, let parent, let sibling):
      try duplicate(id, dx, dy, into: parent, before: sibling)
    case .delete(let id): try delete(id)
    case .relate(let id, let relation, let other, let isOn):
      try relate(id, relation, other, isOn)
    case .relateInVariant(let name, let id, let relation, let other, let isOn):
      try relate(inVariant: name, id, relation, other, isOn)
    case .setInVariant(let name, let path, let value): try setInVariant(name, path, value)
    case .addRun(let text):
      let count = editor.root["runs"]?.items.count ?? 0
      try editor.insert(Self.node(text), into: [.key("runs")], at: count)
    case .renameRun(let run, let name): try renameRun(run, to: name)
    case .deleteRun(let run): try editor.removeItem(try path(of: run))
    case .replaceRun(let run, let text): try replace(run, by: text)
    case .updateExpectation(let run, let update): try self.update(run, update)
    case .paste(let text, let parent): try paste(text, into: parent)
    case .replaceText(let text): try editor.replace(0..<editor.source.count, text)
    }
  }

  // MARK: Properties

  private mutating func set(_ id: String, _ property: String, _ value: String?) throws {
    let path = try object(id).path + [.key(property)]
    guard let value else { return try editor.removeKey(path) }
    try editor.set(path, to: Self.node(value))
  }

  /// A variant sets a property, or leaves it as the scene has it.
  private mutating func setInVariant(_ name: String, _ path: String, _ value: String?) throws {
    let index = editor.root["variants"]?.items.firstIndex { $0.node["name"]?.text == name }
    guard let index else { throw SceneDraftRefusal.noObject(name) }
    let place: [SceneStep] = [.key("variants"), .index(index), .key("set"), .key(path)]
    guard let value else { return try editor.removeKey(place) }
    try editor.set(place, to: Self.node(value))
  }

  static func node(_ text: String) -> SceneNode {
    (try? YAMLReader.read(text, file: "value")) ?? SceneNode(.scalar(text))
  }

  private mutating func relate(
    _ id: String, _ relation: SceneRelation, _ other: String, _ isOn: Bool
  ) throws {
    try checkRelated(other)
    let path = try object(id).path + [.key(relation.rawValue)]
    let node = editor.root[path]
    if relation == .delegate {
      // A recognizer has one.
      guard !isOn else { return try editor.set(path, to: SceneNode(.scalar(other))) }
      if node?.text == other { try editor.removeKey(path) }
      return
    }
    if relation != .requireToFail, let word = node?.text, word == "all" || word == "none" {
      return try relate(path, word, other, isOn)
    }
    guard isOn else {
      guard let node else { return }
      if node.text == other { return try editor.removeKey(path) }
      guard let index = node.items.firstIndex(where: { $0.node.text == other }) else { return }
      return try editor.removeItem(path + [.index(index)])
    }
    guard let node else {
      return try editor.set(path, to: SceneNode(.sequence([SceneNode(.scalar(other))])))
    }
    if let text = node.text {
      let both = [text, other].map { SceneNode(.scalar($0)) }
      if text != other { try editor.set(path, to: SceneNode(.sequence(both))) }
    } else if !node.items.contains(where: { $0.node.text == other }) {
      try editor.insert(SceneNode(.scalar(other)), into: path, at: node.items.count)
    }
  }

  /// The same where a word stands for a list: all others without one cannot be said.
  private mutating func relate(
    _ path: [SceneStep], _ word: String, _ other: String, _ isOn: Bool
  ) throws {
    guard isOn != (word == "all"), let node = editor.root[path] else { return }
    guard isOn else {
      throw SceneDraftRefusal.notEditable(line: editor.source.line(of: node.range.lowerBound) + 1)
    }
    try editor.set(path, to: SceneNode(.sequence([SceneNode(.scalar(other))])))
  }

  // MARK: Places

  /// The list of a parent, and the index in it, that an object goes to.
  func place(
    of kind: SceneOutline.Kind, _ id: String, in parent: String, before sibling: String?
  ) throws -> (list: [SceneStep], index: Int) {
    let around = try object(parent)
    if let sibling, let place = outline[sibling], place.parent == parent, place.kind == kind,
      case .index(let index)? = place.path.last
    {
      return (Array(place.path.dropLast()), index)
    }
    let list: [SceneStep]? =
      switch kind {
      case .view where around.kind == .view || around.kind == .window: around.subviews
      case .recognizer where around.kind == .view || around.kind == .window:
        around.path + [.key("gestureRecognizers")]
      default: nil
      }
    guard let list else { throw SceneDraftRefusal.wrongPlace(id, into: parent) }
    return (list, editor.root[list]?.items.count ?? 0)
  }

  private mutating func add(
    _ fragment: SceneFragment, _ parent: String, before sibling: String?
  ) throws {
    let node = Self.node(fragment.text)
    let id = node["id"]?.text ?? ""
    if let object = outline[id] {
      throw SceneDraftRefusal.takenID(id, line: object.lines.lowerBound)
    }
    if outline.writtenIDs.contains(id) { throw SceneDraftRefusal.takenID(id, line: 1) }
    if fragment.kind == .controller { return try addController(node, parent) }
    let (list, index) = try place(
      of: SceneOutline.Kind(fragment.kind), id, in: parent, before: sibling)
    try editor.insert(node, into: list, at: index)
  }

  /// A container takes the window's root into it; another controller goes into the container that the root is.
  private mutating func addController(_ node: SceneNode, _ parent: String) throws {
    let window = try object(parent)
    let id = node["id"]?.text ?? ""
    guard window.kind == .window else { throw SceneDraftRefusal.wrongPlace(id, into: parent) }
    let path = window.path + [.key("rootViewController")]
    guard let root = editor.root[path] else { return try editor.set(path, to: node) }
    if Self.isContainer(node["class"]?.text) {
      return try editor.wrap(path, in: node, list: "controllers")
    }
    guard Self.isContainer(root["class"]?.text) else {
      throw SceneDraftRefusal.wrongPlace(id, into: parent)
    }
    let list = path + [.key("controllers")]
    try editor.insert(node, into: list, at: editor.root[list]?.items.count ?? 0)
  }

  private static func isContainer(_ className: String?) -> Bool {
    ["UINavigationController", "UITabBarController", "UIPageViewController"]
      .contains(className ?? "")
  }

  private mutating func move(_ id: String, _ parent: String, before sibling: String?) throws {
    let moved = try object(id)
    guard sibling != id else { return }
    try checkMovable(moved)
    var around: String? = parent
    while let current = around {
      if current == id { throw SceneDraftRefusal.wrongPlace(id, into: parent) }
      around = outline[current]?.parent
    }
    // Only a place that takes it lets it go.
    _ = try place(of: moved.kind, id, in: parent, before: sibling)
    guard let fragment = editor.fragment(of: moved.path), let node = editor.root[moved.path]
    else { throw SceneDraftRefusal.fixed(id) }
    let value = node.value
    if moved.parent == parent, isLast(moved, before: sibling) { return }
    try editor.removeItem(moved.path)
    let (list, index) = try place(of: moved.kind, id, in: parent, before: sibling)
    try editor.insert(fragment, value, into: list, at: index)
  }

  /// It stands already where it is to go.
  private func isLast(_ object: SceneOutline.Object, before sibling: String?) -> Bool {
    guard case .index(let index)? = object.path.last else { return false }
    let list = Array(object.path.dropLast())
    guard let sibling else {
      return index == (editor.root[list]?.items.count ?? 0) - 1
    }
    return outline[sibling]?.path == list + [.index(index + 1)]
  }

  private func checkMovable(_ object: SceneOutline.Object) throws {
    guard !object.isFixed, object.kind != .controller, case .index? = object.path.last else {
      throw SceneDraftRefusal.fixed(object.id)
    }
  }

  // MARK: Ids

  private mutating func rename(_ id: String, to other: String) throws {
    guard id != other else { return }
    let object = try object(id)
    guard !other.isEmpty, !other.contains(where: \.isWhitespace),
      !other.contains(where: { ",[]{}:#&*!|>'\"%@`".contains($0) })
    else { throw SceneDraftRefusal.invalidID(other) }
    try SceneDraftRefusal.checkReading(of: other)
    let outline = outline
    let ids = outline.writtenIDs
    let node = editor.root[object.path]
    let copies = node.map { SceneOutline.copies(of: $0, as: other) } ?? []
    if let taken = ([other] + copies).first(where: { ids.contains($0) || outline[$0] != nil }) {
      throw SceneDraftRefusal.takenID(taken, line: outline[taken]?.lines.lowerBound ?? 1)
    }
    if object.isUnnamed {
      named[id] = other
    } else {
      try mention(id, as: other, of: node, in: [])
    }
    try editor.set(try self.object(id).path + [.key("id")], to: SceneNode(.scalar(other)))
  }

  /// Writes another id, and those of its copies, wherever they are mentioned in a part of the text.
  mutating func mention(
    _ id: String, as other: String, of node: SourceNode?, in part: [SceneStep]
  ) throws {
    let words = SceneReferences.words(in: editor.root)
    var names = [(id, other)]
    if let node {
      names += zip(SceneOutline.copies(of: node, as: id), SceneOutline.copies(of: node, as: other))
    }
    for (old, new) in names where words.contains(old) {
      let ids = outline.writtenIDs
      let sites = SceneReferences.find(old, in: editor.root, ids: ids).filter {
        $0.path.starts(with: part)
      }
      try write(sites, old, to: new, ids: ids)
    }
  }

  private mutating func write(
    _ sites: [SceneReferences.Site], _ id: String, to other: String, ids: Set<String>
  ) throws {
    try editor.replace(
      sites.map { site in
        let text = SceneReferences.renamed(site, id, to: other, ids: ids)
        return (
          site.node.range, editor.token(text, like: site.node, inFlow: editor.isInFlow(site.path))
        )
      })
  }

  private mutating func duplicate(
    _ id: String, _ dx: Double, _ dy: Double, into parent: String?, before sibling: String?
  ) throws {
    let original = try object(id)
    try checkMovable(original)
    guard case .index(let index)? = original.path.last,
      let fragment = editor.fragment(of: original.path), let node = editor.root[original.path]
    else { throw SceneDraftRefusal.fixed(id) }
    var place = (list: Array(original.path.dropLast()), index: index + 1)
    if let parent {
      place = try self.place(of: original.kind, id, in: parent, before: sibling)
    }
    try editor.insert(fragment, node.value, into: place.list, at: place.index)
    let copy = place.list + [.index(place.index)]
    try giveNewIDs(copy)
    if let new = editor.root[copy]?["id"]?.text { copies.append(new) }
    if original.kind == .view { try shift(copy, dx, dy) }
  }

  /// Moves the place that the text gives a view, whichever way it gives it.
  private mutating func shift(_ path: [SceneStep], _ dx: Double, _ dy: Double) throws {
    for (key, count) in [("frame", 4), ("center", 2)] {
      let numbers =
        editor.root[path]?[key]?.items.compactMap { $0.node.text.flatMap(Double.init) } ?? []
      guard numbers.count == count else { continue }
      let moved = [numbers[0] + dx, numbers[1] + dy] + numbers.dropFirst(2)
      return try editor.set(
        path + [.key(key)],
        to: SceneNode(.sequence(moved.map { SceneNode(.scalar(CanonicalNumber.text($0))) })))
    }
  }

  /// What copies say of each other's originals they say of each other.
  mutating func relateCopies() throws {
    guard copies.count > 1 else { return }
    for copy in copies {
      for (old, new) in copied {
        guard let path = outline[copy]?.path, let object = outline[new] else { continue }
        try mention(old, as: new, of: editor.root[object.path], in: path)
      }
    }
  }

  /// Ids in a copy become new ones, and what refers to them there refers to those.
  private mutating func giveNewIDs(_ copy: [SceneStep]) throws {
    var written: [String] = []
    func visit(_ node: SourceNode) {
      for item in node.items { visit(item.node) }
      for entry in node.entries {
        if entry.name == "id", let id = entry.value.text { written.append(id) }
        visit(entry.value)
      }
    }
    if let node = editor.root[copy] { visit(node) }
    for id in written {
      guard let node = editor.root[copy], let place = Self.place(of: id, in: node, copy),
        let object = editor.root[Array(place.dropLast())]
      else { continue }
      // Neither is an id free of which `repeat` would make one that is taken.
      var taken = outline.writtenIDs
      var new = FreeID.next(after: id, taken: taken)
      while SceneOutline.copies(of: object, as: new).contains(where: taken.contains) {
        taken.insert(new)
        new = FreeID.next(after: id, taken: taken)
      }
      copied.append((id, new))
      try mention(id, as: new, of: object, in: copy)
      try editor.set(place, to: SceneNode(.scalar(new)))
    }
  }

  static func place(
    of id: String, in node: SourceNode, _ path: [SceneStep]
  ) -> [SceneStep]? {
    if node["id"]?.text == id { return path + [.key("id")] }
    for (index, item) in node.items.enumerated() {
      if let found = place(of: id, in: item.node, path + [.index(index)]) { return found }
    }
    for entry in node.entries {
      if let found = place(of: id, in: entry.value, path + [.key(entry.name)]) { return found }
    }
    return nil
  }
}

import TouchTrace

/// Changes of the rows of a table, and of the items of lists like it: what does not change stays as it is written.
struct RowDraftChange {
  private var draft: SceneDraftChange
  private let id: String
  private let path: [SceneStep]
  private let property: String
  private let form: RowList.Form

  /// A draft with the change of an object's rows.
  static func made(
    _ change: RowChange, of id: String, _ property: String, in draft: SceneDraftChange
  ) throws -> SceneDraftChange {
    var rows = try RowDraftChange(draft, of: id, property)
    try rows.perform(change)
    return rows.draft
  }

  private init(_ draft: SceneDraftChange, of id: String, _ property: String) throws {
    let object = try draft.object(id)
    self.draft = draft
    self.id = id
    self.property = property
    path = object.path
    form =
      property != "items"
      ? .table : object.className == "UISegmentedControl" ? .segments : .collection
  }

  private var editor: SourceEditor {
    get { draft.editor }
    set { draft.editor = newValue }
  }

  private mutating func perform(_ change: RowChange) throws {
    switch change {
    case .setText(let text, let place): try setText(text, of: place)
    case .setDetail(let detail, let place): try setDetail(detail, of: place)
    case .insert(let text, let place):
      let list = try writtenOut(place.section)
      let count = editor.root[list]?.items.count ?? 0
      try editor.insert(SceneNode(.scalar(text)), into: list, at: place.row)
      try followRows(from: place.section, count) { $0 < place.row ? $0 : $0 + 1 }
    case .remove(let place):
      let list = try writtenOut(place.section)
      let count = editor.root[list]?.items.count ?? 0
      try editor.removeItem(list + [.index(place.row)], keepsEmptyList: place.section != nil)
      try followRows(from: place.section, count) { $0 <= place.row ? $0 : $0 - 1 }
    case .move(let place, let other): try moveRow(place, to: other)
    case .writeOut(let section): _ = try writtenOut(section)
    case .makeSections: try makeSections()
    case .addSection:
      let list = path + [.key("sections")]
      try editor.insert(
        SceneNode(.mapping([(SceneNode(.scalar("rows")), SceneNode(.sequence([])))])), into: list,
        at: editor.root[list]?.items.count ?? 0)
    case .removeSection(let section):
      try editor.removeItem(path + [.key("sections"), .index(section)])
    case .setTitle(let title, let section):
      let key = path + [.key("sections"), .index(section), .key("title")]
      guard let title else { return try editor.removeKey(key) }
      try editor.set(key, to: SceneNode(.scalar(title)))
    }
  }

  // MARK: One row

  private mutating func setText(
    _ text: String, of place: RowPlace
  ) throws {
    let row = try writtenOut(place.section) + [.index(place.row)]
    guard editor.root[row]?.isTable == true else {
      return try editor.set(row, to: SceneNode(.scalar(text)))
    }
    let key = row + [.key(form.textKey ?? "text")]
    if text.isEmpty {
      try editor.removeKey(key)
    } else {
      try editor.set(key, to: SceneNode(.scalar(text)))
    }
  }

  /// A text becomes a table of keys with its second text, and stays as it is written.
  private mutating func setDetail(
    _ detail: String?, of place: RowPlace
  ) throws {
    let row = try writtenOut(place.section) + [.index(place.row)]
    guard let node = editor.root[row] else { return }
    guard !node.isTable else {
      let key = row + [.key("detail")]
      guard let detail else { return try editor.removeKey(key) }
      return try editor.set(key, to: SceneNode(.scalar(detail)))
    }
    guard let detail else { return }
    let writer = editor.writer(
      beside: editor.root[Array(row.dropLast())]?.items.lazy
        .map(\.node).first(where: \.isTable) ?? editor.root[path])
    let isQuoted = node.style == .doubleQuoted || node.style == .singleQuoted
    let text =
      isQuoted
      ? editor.source.text(node.range) : writer.scalar(node.text ?? "", inFlow: true)
    func pair(_ key: String, _ value: String) -> String {
      "\(writer.key(key, inFlow: true)): \(value)"
    }
    let pairs = [pair("text", text), pair("detail", writer.scalar(detail, inFlow: true))]
    try editor.replace(node.range, "{\(pairs.joined(separator: ", "))}")
  }

  private mutating func moveRow(
    _ place: RowPlace, to other: RowPlace
  ) throws {
    let from = try writtenOut(place.section)
    let to = try writtenOut(other.section)
    guard let list = editor.root[from], list.items.indices.contains(place.row) else { return }
    guard place.section == other.section else {
      return try moveRow(place, from, other, to)
    }
    let count = list.items.count
    let index = min(other.row > place.row ? other.row - 1 : other.row, count - 1)
    guard index != place.row else { return }
    var order = Array(0..<count)
    order.insert(order.remove(at: place.row), at: index)
    if list.style == .flow {
      // Each place between commas keeps what stands around it.
      try editor.replace(
        zip(list.items, order).map { item, old in
          (item.node.range, editor.source.text(list.items[old].node.range))
        })
    } else {
      try carry(from + [.index(place.row)], into: from, at: index)
    }
    try followRows(from: place.section, count) { order.firstIndex(of: $0) ?? $0 }
  }

  /// From one section into another.
  private mutating func moveRow(
    _ place: RowPlace, _ from: [SceneStep], _ other: RowPlace, _ to: [SceneStep]
  ) throws {
    let counts = [from, to].map { editor.root[$0]?.items.count ?? 0 }
    try carry(from + [.index(place.row)], into: to, at: other.row)
    let target = min(other.row, counts[1])
    var names: [(String, String)] = (0..<counts[0]).map { index in
      (
        row(index, of: place.section),
        index == place.row
          ? row(target, of: other.section)
          : row(index < place.row ? index : index - 1, of: place.section)
      )
    }
    names += (target..<max(target, counts[1])).map {
      (row($0, of: other.section), row($0 + 1, of: other.section))
    }
    try followNames(names)
  }

  private mutating func carry(_ row: [SceneStep], into list: [SceneStep], at index: Int) throws {
    guard let fragment = editor.fragment(of: row), let value = editor.root[row]?.value else {
      let line = editor.root[row].map { editor.source.line(of: $0.range.lowerBound) + 1 }
      throw SceneDraftRefusal.notEditable(line: line ?? 1)
    }
    try editor.removeItem(row, keepsEmptyList: true)
    try editor.insert(fragment, value, into: list, at: index)
  }

  // MARK: Lists

  /// The path of a list of rows, in which no number stands for them any more.
  private mutating func writtenOut(_ section: Int?) throws -> [SceneStep] {
    let path = self.list(section)
    guard let count = editor.root[path]?.text.flatMap({ Int($0) }), (0...2000).contains(count)
    else { return path }
    try editor.setLines(path, to: (0..<count).map { SceneNode(.scalar(form.standard($0))) })
    return path
  }

  /// All rows become those of a first section; what refers to them follows.
  private mutating func makeSections() throws {
    let path = self.path + [.key("sections")]
    if let node = editor.root[path] {
      throw SceneDraftRefusal.notEditable(line: editor.source.line(of: node.range.lowerBound) + 1)
    }
    let list = self.list(nil)
    guard let node = editor.root[list] else {
      return try editor.set(
        path,
        to: SceneNode(
          .sequence([
            SceneNode(.mapping([(SceneNode(.scalar("rows")), SceneNode(.sequence([])))]))
          ])))
    }
    let count = node.text.flatMap { Int($0) } ?? node.items.count
    try editor.wrapValue(list, in: "sections")
    try followNames(
      (0..<min(count, 2000)).map { (row($0, of: nil), row($0, of: 0)) })
  }

  // MARK: What refers to rows

  private mutating func followRows(
    from section: Int?, _ count: Int, _ new: (Int) -> Int
  ) throws {
    try followNames((0..<count).map { (row($0, of: section), row(new($0), of: section)) })
  }

  /// Rows are called by their places: runs and other objects go on speaking of the same ones.
  private mutating func followNames(_ names: [(String, String)]) throws {
    let words = SceneReferences.words(in: editor.root)
    let changed = names.filter { $0.0 != $0.1 && words.contains($0.0) }
    // Over names that nothing has, since a row may get the name of another one.
    for (index, name) in changed.enumerated() {
      try draft.mention(name.0, as: "touchscope.moved\(index)", of: nil, in: [])
    }
    for (index, name) in changed.enumerated() {
      try draft.mention("touchscope.moved\(index)", as: name.1, of: nil, in: [])
    }
  }

  // MARK: Places

  private func list(_ section: Int?) -> [SceneStep] {
    guard let section else { return path + [.key(property == "sections" ? "rows" : property)] }
    return path + [.key("sections"), .index(section), .key("rows")]
  }

  /// `table.row3`, `table.section1.row3`, `grid.item2`.
  private func row(_ index: Int, of section: Int?) -> String {
    let word = form == .collection ? "item" : "row"
    return section.map { "\(id).section\($0).\(word)\(index)" } ?? "\(id).\(word)\(index)"
  }
}

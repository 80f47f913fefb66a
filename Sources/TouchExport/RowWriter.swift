import TouchEngine
import TouchScenes

/// Writes what tables, collection views, text fields and zooming scroll views ask their data sources and delegates.
final class RowWriter {
  private let program: Program
  private let scene: ExportedScene
  private(set) var members = Members()

  init(_ program: Program) {
    self.program = program
    scene = program.scene
  }

  /// All of it, for the owner.
  func write() {
    writeTables()
    writeCollections()
    writeFields()
    writeZooming()
  }

  private var tables: [ScenePart] { scene.all.filter { !$0.sections.isEmpty } }
  private var collections: [ScenePart] {
    scene.all.filter { $0.sample is UICollectionView && $0["items"] != nil }
  }

  /// Where a table or collection view has its rows from.
  func sourceLines(_ part: ScenePart) -> [String] {
    var lines: [String] = []
    if !part.sections.isEmpty {
      lines.append("\(part.name).dataSource = self")
      if hasTableDelegate(part) { lines.append("\(part.name).delegate = self") }
    } else if let items = part["items"], part.sample is UICollectionView {
      lines += SwiftText.block(
        "for item in 0..<\(colors(items).count)",
        [
          "\(part.name).register(",
          "  UICollectionViewCell.self, forCellWithReuseIdentifier: \"\(part.id ?? "items").item\\(item)\")",
        ])
      lines.append("\(part.name).dataSource = self")
    }
    if part["viewForZooming"] != nil, part.sections.isEmpty {
      lines.append("\(part.name).delegate = self")
    }
    if isField(part) { lines.append("\(part.name).delegate = self") }
    return lines
  }

  private func hasTableDelegate(_ part: ScenePart) -> Bool {
    !part.isOwnClass || part["shouldHighlightRow"] != nil || part["viewForZooming"] != nil
  }

  private func writeTables() {
    guard !tables.isEmpty else { return }
    members.conformances.insert("UITableViewDataSource")
    for table in tables { members.variables.append(contentsOf: cells(of: table)) }
    writeMakeCell()
    let cells = { (method: String) in
      DelegateMethods.choice(self.tables, "tableView") { "\($0.name)Cells" + method }
    }
    members.methods.append(
      SwiftText.function(
        "func numberOfSections", ["in tableView: UITableView"], "Int", cells(".count")))
    tableMethod("numberOfRowsInSection section: Int", "Int", cells("[section].count"))
    tableMethod(
      "cellForRowAt indexPath: IndexPath", "UITableViewCell",
      cells("[indexPath.section][indexPath.row]"))
    writeTitles("titleForHeaderInSection", \.title)
    writeTitles("titleForFooterInSection", \.footer)
    writeTableDelegate()
  }

  private func tableMethod(_ parameter: String, _ result: String, _ body: [String]) {
    members.methods.append(
      SwiftText.function("func tableView", ["_ tableView: UITableView", parameter], result, body))
  }

  private func writeTitles(_ label: String, _ title: KeyPath<ScenePart.Section, String?>) {
    guard tables.contains(where: { $0.sections.contains { $0[keyPath: title] != nil } }) else {
      return
    }
    let titles = { (table: ScenePart) in
      let texts = table.sections.map { $0[keyPath: title].map(SwiftText.string) ?? "nil" }
      return "\(SwiftText.list(texts))[section]"
    }
    tableMethod(
      "\(label) section: Int", "String?", DelegateMethods.choice(tables, "tableView", titles))
  }

  private func writeTableDelegate() {
    guard tables.contains(where: hasTableDelegate) else { return }
    let isPrinted = program.dialect == .uikit
    members.conformances.insert("UITableViewDelegate")
    let answering = tables.filter { $0["shouldHighlightRow"] != nil }
    if !answering.isEmpty {
      let answers = answering.map { table in
        let answer = table["shouldHighlightRow"].map(SwiftText.isTrue) ?? true
        return "if tableView === \(table.name) { return \(answer) }"
      }
      tableMethod("shouldHighlightRowAt indexPath: IndexPath", "Bool", answers + ["return true"])
    }
    let names = DelegateMethods.choice(tables, "tableView") {
      SwiftText.string($0["action"]?.text ?? $0.id ?? $0.name)
    }
    let body =
      tables.count == 1
      ? ["print(\(names[0]), indexPath.section, indexPath.row)"]
      : ["print(indexPath.section, indexPath.row)"]
    if isPrinted { tableMethod("didSelectRowAt indexPath: IndexPath", "", body) }
  }

  /// The rows, made once and kept, as the scene does.
  private func cells(of table: ScenePart) -> [String] {
    let sections = table.sections.map { section -> [String] in
      guard section.cells.isEmpty else {
        return ["["] + SwiftText.indented(section.cells.map { cell($0) + "," }) + ["],"]
      }
      return [
        "(0..<\(section.count)).map { makeCell(\"\(section.prefix)\\($0)\", \"Row \\($0)\") },"
      ]
    }
    return ["private lazy var \(table.name)Cells: [[UITableViewCell]] = ["]
      + SwiftText.indented(sections.flatMap { $0 }) + ["]"]
  }

  private func cell(_ part: ScenePart) -> String {
    let text = SwiftText.string(part["text"]?.text ?? "")
    let style = part["detail"] == nil ? "" : ", .subtitle"
    return "makeCell(\(SwiftText.string(part.id ?? "")), \(text)\(style))"
  }

  private func writeMakeCell() {
    members.methods.append(
      SwiftText.function(
        "private func makeCell",
        ["_ name: String", "_ text: String", "_ style: UITableViewCell.CellStyle = .default"],
        "UITableViewCell",
        [
          "let cell = UITableViewCell(style: style, reuseIdentifier: nil)",
          "cell.accessibilityIdentifier = name",
          "cell.contentView.accessibilityIdentifier = name + \".content\"",
          "guard !text.isEmpty else { return cell }", "cell.textLabel?.text = text",
          "cell.textLabel?.accessibilityIdentifier = name + \".text\"", "return cell",
        ]))
  }

  private func colors(_ items: SceneNode) -> [String] {
    guard let list = items.items else {
      return Array(repeating: ".lightGray", count: items.text.flatMap { Int($0) } ?? 0)
    }
    return list.map { item in
      guard item.entries != nil else { return SwiftText.color(item) }
      if item.entries?.contains(where: { $0.key.text != "backgroundColor" }) == true {
        _ = program.impossible("items with content of their own are not exported", at: item)
      }
      return item["backgroundColor"].map(SwiftText.color) ?? ".lightGray"
    }
  }

  private func writeCollections() {
    guard let view = collections.first else { return }
    members.conformances.insert("UICollectionViewDataSource")
    for other in collections.dropFirst() {
      _ = program.impossible("only one collection view gets its items", at: other.node)
    }
    let colors = view["items"].map(colors) ?? []
    _ = program.impossible(
      "items are made when they come into view, where the scene has them from the start",
      at: view.node)
    members.variables.append(
      "private let \(view.name)Colors: [UIColor] = [")
    members.variables += SwiftText.indented(colors.map { $0 + "," }) + ["]"]
    let parameter = "_ collectionView: UICollectionView"
    members.methods.append(
      SwiftText.function(
        "func collectionView", [parameter, "numberOfItemsInSection section: Int"], "Int",
        ["\(view.name)Colors.count"]))
    members.methods.append(
      SwiftText.function(
        "func collectionView", [parameter, "cellForItemAt indexPath: IndexPath"],
        "UICollectionViewCell",
        [
          "let name = \"\(view.id ?? "items").item\\(indexPath.item)\"",
          "let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)",
          "cell.accessibilityIdentifier = name",
          "cell.contentView.accessibilityIdentifier = name + \".content\"",
          "cell.backgroundColor = \(view.name)Colors[indexPath.item]",
          "cell.layer.cornerRadius = 8", "return cell",
        ]))
  }

  // MARK: Text fields and zooming

  private static let answers = [
    ("shouldBeginEditing", "textFieldShouldBeginEditing"),
    ("shouldEndEditing", "textFieldShouldEndEditing"), ("shouldReturn", "textFieldShouldReturn"),
  ]

  private func isField(_ part: ScenePart) -> Bool { Self.answers.contains { part[$0.0] != nil } }

  private func writeFields() {
    let fields = scene.all.filter(isField)
    guard !fields.isEmpty else { return }
    members.conformances.insert("UITextFieldDelegate")
    for (name, method) in Self.answers {
      let answers = fields.compactMap { field in
        field[name].map { "if textField === \(field.name) { return \(SwiftText.isTrue($0)) }" }
      }
      guard !answers.isEmpty else { continue }
      members.methods.append(
        SwiftText.function(
          "func \(method)", ["_ textField: UITextField"], "Bool", answers + ["return true"]))
    }
  }

  private func writeZooming() {
    let zoomed = scene.all.compactMap { part in
      part["viewForZooming"]?.text.flatMap(program.expression).map { (part, $0) }
    }
    guard !zoomed.isEmpty else { return }
    if !members.conformances.contains("UITableViewDelegate") {
      members.conformances.insert("UIScrollViewDelegate")
    }
    members.methods.append(
      SwiftText.function(
        "func viewForZooming", ["in scrollView: UIScrollView"], "UIView?",
        zoomed.map { "if scrollView === \($0.name) { return \($1) }" } + ["return nil"]))
  }
}

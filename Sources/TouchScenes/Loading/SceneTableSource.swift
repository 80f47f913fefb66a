import Foundation
import TouchEngine
import TouchLanguage

/// The rows of a table in a scene. Each row keeps its cell, so that the id stays with it.
final class SceneTableSource: UITableViewDataSource, ProtocolStandIn {
  let standsFor = "UITableViewDataSource"

  struct Section {
    var title: String?
    var footer: String?
    var cells: [UITableViewCell] = []
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { sections[indexPath.section].cells[indexPath.row] }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}

/// Reads `rows` and `sections` of a table.
extension SceneLoader {
  private static let mostRows = 2000

  func loadRows(_ node: SceneNode, of table: UITableView) {
    // A captured list that its class has filled is full.
    guard captured == nil || table.dataSource == nil else { return }
    show([SceneTableSource.Section(cells: cells(node, table, prefix: ""))], in: table)
  }

  func loadSections(_ node: SceneNode, of table: UITableView) {
    // A captured list that its class has filled is full.
    guard captured == nil || table.dataSource == nil else { return }
    var sections: [SceneTableSource.Section] = []
    for (index, item) in list(node).enumerated() {
      for (key, _) in item.entries ?? [] { _ = word(key, ["title", "footer", "rows"]) }
      guard let rows = item["rows"] else {
        issues.add(item, Text.sceneFiles.sectionLacksRows)
        continue
      }
      sections.append(
        SceneTableSource.Section(
          title: item["title"].flatMap { text($0) }, footer: item["footer"].flatMap { text($0) },
          cells: cells(rows, table, prefix: "section\(index).")))
    }
    show(sections, in: table)
  }

  private func show(_ sections: [SceneTableSource.Section], in table: UITableView) {
    let source = SceneTableSource(sections)
    dataSources[table.touchscopeHandle] = source
    table.dataSource = source
    table.reloadData()
  }

  /// A number of rows, or a list of texts and mappings.
  private func cells(
    _ node: SceneNode, _ table: UITableView, prefix: String
  ) -> [UITableViewCell] {
    if node.items == nil {
      guard let count = integer(node, in: 0...Self.mostRows) else { return [] }
      return (0..<count).map { cell("Row \($0)", nil, at: node, table, "\(prefix)row\($0)") }
    }
    guard list(node).count <= Self.mostRows else {
      issues.add(
        node, Text.sceneFiles.tooManyRows(most: Self.mostRows))
      return []
    }
    return list(node).enumerated().map { index, item in
      item.entries == nil
        ? cell(text(item) ?? "", nil, at: item, table, "\(prefix)row\(index)")
        : cell("", item, at: item, table, "\(prefix)row\(index)")
    }
  }

  /// A cell with its id, `table.row3`, and those of its content view and label.
  private func cell(
    _ text: String, _ node: SceneNode?, at place: SceneNode, _ table: UITableView, _ suffix: String
  ) -> UITableViewCell {
    let style: UITableViewCell.CellStyle = node?["detail"] == nil ? .default : .subtitle
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let id = node?["id"].flatMap { self.text($0) } ?? "\(table.touchscopeName ?? "table").\(suffix)"
    let bare = SceneNode(content: .mapping([]), line: place.line, column: place.column)
    name(cell, bare, standard: id)
    name(cell.contentView, bare, standard: id + ".content")
    if !text.isEmpty { cell.textLabel?.text = text }
    if let node {
      apply(node, to: cell, except: ["id", "class", "subviews", "gestureRecognizers"])
      loadRecognizers(node, on: cell)
      if let subviews = node["subviews"] { loadSubviews(subviews, of: cell.contentView, depth: 8) }
    }
    if cell.hasText { cell.textLabel.map { name($0, bare, standard: id + ".text") } }
    return cell
  }
}

extension UITableViewCell {
  /// Reading the label would create it.
  fileprivate var hasText: Bool {
    contentView.subviews.contains { ($0 as? UILabel)?.text != nil && $0 === textLabel }
  }
}

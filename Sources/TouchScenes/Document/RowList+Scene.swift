import TouchEngine
import TouchTrace

/// Rows as a loaded scene was given them.
extension RowList {
  /// Nil for an attribute that has no rows, and for the one of `rows` and `sections` that does not count.
  init?(_ attribute: String, _ id: String, _ object: AnyObject, _ scene: LiveScene) {
    let written = scene.loader.written
    let node = written["\(id).\(attribute)"]
    switch (attribute, object) {
    case ("rows", is UITableView):
      guard written["\(id).sections"] == nil else { return nil }
      self.init(.table, node)
    case ("sections", is UITableView):
      guard let items = node?.items else { return nil }
      self.init(
        .table, sections: items.map { Section($0["rows"], .table, title: $0["title"]?.text) },
        hasSections: true)
    case ("items", is UICollectionView): self.init(.collection, node)
    case ("items", is UISegmentedControl): self.init(.segments, node)
    default: return nil
    }
  }

  private init(_ form: Form, _ node: SceneNode?) {
    self.init(form, sections: [Section(node, form, title: nil)], hasSections: false)
  }
}

extension RowList.Section {
  fileprivate init(_ node: SceneNode?, _ form: RowList.Form, title: String?) {
    let count = form == .segments ? nil : node?.text.flatMap { Int($0) }
    self.init(title: title, rows: node?.items?.map { RowList.Row($0, form) } ?? [], count: count)
  }
}

extension RowList.Row {
  fileprivate init(_ node: SceneNode, _ form: RowList.Form) {
    let key = form.textKey ?? ""
    self.init(
      node.text ?? node[key]?.text ?? "", detail: form == .table ? node["detail"]?.text : nil,
      isTable: node.entries != nil)
  }
}

extension RowList.Form {
  /// What a table of keys calls the text of a row; nil where rows are no tables.
  var textKey: String? {
    switch self {
    case .table: "text"
    case .collection: "backgroundColor"
    case .segments: nil
    }
  }

  /// What a row is where the file gives only their number.
  func standard(_ index: Int) -> String {
    switch self {
    case .table, .segments: "Row \(index)"
    case .collection: "lightGray"
    }
  }
}

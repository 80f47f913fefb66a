/// Writes the rows of a captured table: a number where cells have one text, or else what is in those that were visible.
struct CapturedRows {
  /// A visible cell, and what is in its content view.
  private struct Cell {
    let line: CaptureLine
    let inside: [Int]
    let labels: [Int]
    var isPlain: Bool {
      labels.count < 2 && inside.count == labels.count && line.int("accessoryType") == 0
    }
  }

  private let capture: Capture
  private let names: CaptureNames
  /// Of so many rows in a section each may have a text.
  private static let most = 200

  init(_ capture: Capture, _ names: CaptureNames) { (self.capture, self.names) = (capture, names) }

  /// Into the text of a table; `view` writes a view that stands in a cell.
  func write(_ sections: [CaptureLine], _ text: CapturedText, view: (Int) -> CapturedText?) {
    let edges = sections.map(edges)
    if edges.count == 1, edges[0] == (false, false) { return rows(of: sections[0], text, view) }
    text.set(
      "sections",
      zip(sections, edges).map { section, edges in
        let one = CapturedText()
        if edges.title { one.set("title", "title") }
        if edges.footer { one.set("footer", "footer") }
        rows(of: section, one, view)
        return one
      })
  }

  /// Whether there is something above a section's first row, and below its last one.
  private func edges(_ section: CaptureLine) -> (title: Bool, footer: Bool) {
    guard let whole = section.numbers("rect", 4), let first = section.numbers("first", 4),
      let last = section.numbers("last", 4)
    else { return (false, false) }
    return (first[1] > whole[1], last[1] + last[3] < whole[1] + whole[3])
  }

  private func cell(_ part: [Int]) -> Cell? {
    guard part.count == 3, let line = capture.views[part[1]], let content = capture.views[part[2]]
    else { return nil }
    let inside = content.ints("subviews")
    let labels = inside.filter { ["UILabel", "UITableViewLabel"].contains(names.classes($0).own) }
    return Cell(line: line, inside: inside, labels: labels)
  }

  private func rows(of section: CaptureLine, _ text: CapturedText, _ view: (Int) -> CapturedText?) {
    let count = max(0, section.int("count") ?? 0)
    var cells: [Int: Cell] = [:]
    for part in section.lists("cells").map({ $0.compactMap(CaptureLine.int) }) {
      if let row = part.first { cells[row] = cell(part) }
    }
    guard cells.values.contains(where: { !$0.isPlain }), count <= Self.most else {
      return text.set("rows", "\(count)")
    }
    text.set("rows", (0..<count).map { row(cells[$0], view) })
  }

  private func row(_ cell: Cell?, _ view: (Int) -> CapturedText?) -> CapturedText {
    let text = CapturedText()
    let texts = cell?.labels.map { capture.views[$0]?.text("text").map(CapturedText.quoted) } ?? []
    if cell == nil || !texts.isEmpty { text.set("text", (texts.first ?? nil) ?? "row") }
    if texts.count > 1 { text.set("detail", texts[1] ?? "detail") }
    guard let cell else { return text }
    if let kind = CaptureWords.accessories[cell.line.int("accessoryType") ?? 0] {
      text.set("accessoryType", kind)
    }
    if !cell.line.flag("isSelectable") { text.set("selectionStyle", "none") }
    text.set("subviews", cell.inside.filter { !cell.labels.contains($0) }.compactMap(view))
    return text
  }
}

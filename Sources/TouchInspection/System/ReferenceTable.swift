import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage

/// What the articles say that no run prints: registers, phases, who wins, what the home screen keeps.
enum ReferenceTable {
  static func make() -> SystemTable {
    let rows = ReferenceTopic.allCases.flatMap { topic in
      [SystemTable.Row.heading(Text.reference.title(of: topic))]
        + Text.reference.rows(of: topic).map { SystemTable.Row($0, object: run(of: $0)) }
    }
    return SystemTable(.reference, ["", "", "", ""], rows)
  }

  /// The run that a row ends with, as `004-gl/quick tap on a row`.
  static func run(of cells: [String]) -> Target? {
    guard let parts = cells.last?.split(separator: "/", maxSplits: 1), parts.count == 2,
      isScene(parts[0])
    else { return nil }
    return .article(.show(.scene(String(parts[0]), run: String(parts[1]), [])))
  }

  /// Three digits, a hyphen, and a name of small letters, digits and hyphens.
  private static func isScene(_ name: Substring) -> Bool {
    let (number, rest) = (name.utf8.prefix(3), name.utf8.dropFirst(3))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let hyphen = UInt8(ascii: "-")
    return number.count == 3 && number.allSatisfy(digits.contains)
      && rest.count > 1 && rest.first == hyphen
      && rest.allSatisfy { digits.contains($0) || letters.contains($0) || $0 == hyphen }
  }
}

/// The tables as texts below one another: what a row is about, then what is said of it, and its run, which a press plays.
struct ReferencePicture {
  private let width: Double
  private(set) var y: Double

  init(y: Double, width: Double) {
    self.y = y
    self.width = width
  }

  mutating func draw(_ pen: inout PanelPen) {
    for topic in ReferenceTopic.allCases {
      y += 6
      y = pen.paragraph(
        Text.reference.title(of: topic), x: 0, y: y, width: width, pen.ui(13, .semibold),
        pen.theme.text)
      y = pen.paragraph(
        Text.reference.note(on: topic), x: 0, y: y + 2, width: width, pen.ui(11.5),
        pen.theme.secondary)
      y += 4
      pen.hairline(y: y, from: 0, to: width)
      y += 4
      for cells in Text.reference.rows(of: topic) {
        row(cells, opens: ReferenceTable.run(of: cells), &pen)
      }
    }
  }

  private mutating func row(_ cells: [String], opens run: Target?, _ pen: inout PanelPen) {
    let inset = 12 * pen.scale.squareRoot()
    let inner = width - inset
    y = pen.paragraph(cells[0], x: 0, y: y, width: width, pen.ui(12, .medium), pen.theme.text)
    for cell in cells.dropFirst().dropLast(run == nil ? 0 : 1) {
      y = pen.paragraph(
        cell, x: inset, y: y, width: inner, pen.ui(11.5), pen.theme.secondary)
    }
    if let run, let name = cells.last {
      let start = y
      y = pen.paragraph(name, x: inset, y: y, width: inner, pen.ui(11.5), pen.theme.accent)
      if pen.rowHeight > 24 * pen.scale { y = max(y, start + pen.rowHeight) }
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      pen.picture.region(
        run, CGRect(x: inset, y: start, width: inner, height: y - start),
        Text.articles.open(parts[0], run: parts.last))
    }
    y += 5
  }
}

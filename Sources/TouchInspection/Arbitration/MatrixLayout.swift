import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// Where the parts of the matrix stand, points. Nothing of it depends on states, so that nothing moves when one changes.
struct MatrixLayout {
  /// Of a cell at most where there are few rows, and where there are many.
  private static let (cellMost, cellOfMany) = (40.0, 22.0)
  /// A column that is narrower says nothing.
  static let cellLeast = 12.0
  /// Cells beside words are at least so wide.
  private static let cellBesideWords = 15.0
  /// Of a row of few at least.
  private static let rowOfFew = 22.0
  /// Of a row of more than `few`, at most, as many have to be in sight at once, and at least, as each has its name.
  private static let (rowOfMany, rowLeast) = (16.0, 14.0)
  private static let few = 12
  /// Of the line with the name of a view above its recognizers; that of the first one is beside heads that are one line.
  private static let groupHeight = 14.0
  /// Above that line, where there are few recognizers.
  private static let spaceOfFew = 4.0
  /// Of the names of rows with their signs at least, where those and the cells have too little room.
  static let namesLeast = 118.0
  static let afterName = 6.0
  /// Of the width, what the name of the last column may have right of the cells, where no words stand there.
  private static let lastHeadPart = 0.15
  /// Between the cells and the word of a row.
  static let gap = 8.0
  /// From the left to the name of a row, behind its sign, and to the middle of that sign.
  static let (beforeName, sign) = (16.0, 6.0)

  static let nameFont = Font.ui(12)
  static let hoveredFont = Font.ui(12, .semibold)
  static let wordFont = Font.ui(11)

  /// From the left to each column, and to what is right of all.
  private let edges: [Double]
  /// Whether a word beside each row says how its recognizer stands.
  let hasWords: Bool
  let heads: MatrixHeads
  let rowHeight: Double
  /// From the top to the first row.
  let first: Double
  private let groupSpace: Double
  /// The first row of each group of rows.
  let starts: [Int]
  private let rowCount: Int

  /// `groups`: to which group each row belongs.
  init(_ members: MatrixMembers, groups: [Handle], width: Double, _ look: Look) {
    let (rows, columns) = (members.rows, members.columns)
    func widest(_ texts: [String], _ font: Font) -> Double {
      texts.map { look.width($0, font) }.max() ?? 0
    }
    // The widest words of all states.
    let least = Self.gap + widest(StateTitle.allCases.map(Text.panels.title), Self.wordFont)
    let reasons = Self.gap + widest(Self.commonReasons, Self.wordFont)
    let count = Double(max(1, columns.count))
    hasWords = (width - Self.namesLeast - least) / count >= Self.cellBesideWords
    // No name is cut while cells can give way to it, or there is room beside them.
    let name = widest(rows.map(members.name), Self.hoveredFont)
    let needed = (Self.beforeName + name + Self.afterName).rounded(.up)
    let beside = width - (hasWords ? least : 0)
    let left = min(needed, max(Self.namesLeast, beside - count * Self.cellBesideWords))
    // Cells give way to why a recognizer was prevented, as well, as far as their signs allow.
    let isFew = rows.count <= Self.few
    let largest = isFew ? Self.cellMost : Self.cellOfMany
    let last = min(
      MatrixHeads.indent + widest(columns.suffix(1).map(members.name), MatrixHeads.boldFont),
      width * Self.lastHeadPart)
    let room = (width - (hasWords ? max(least, reasons) : last) - left) / count
    let most = hasWords ? max(Self.cellBesideWords, room) : room
    let side = min(largest, max(Self.cellLeast, most.rounded(.down)))
    edges = (0...columns.count).map { left + Double($0) * side }
    heads = MatrixHeads(columns.map(members.name), from: left, side: side, width: width, look)
    rowHeight = isFew ? max(Self.rowOfFew, side) : max(Self.rowLeast, min(side, Self.rowOfMany))
    groupSpace = isFew ? Self.spaceOfFew : 0
    first = groupSpace + heads.height + (heads.isOneLine ? 0 : Self.groupHeight)
    starts = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
    rowCount = rows.count
  }

  /// Why most recognizers were not first that others prevented, each in its shortest words.
  private static var commonReasons: [String] {
    [Prevention.tooFewTouches(Comparison(1, of: 2)), .tie(isDeeper: true), .tie(isDeeper: false)]
      .compactMap { Text.reasons.notFirst($0).last }
  }

  /// From the left to the cells.
  var left: Double { edges[0] }
  /// From the left to what is right of the cells.
  var right: Double { edges[edges.count - 1] }
  var columns: Int { edges.count - 1 }

  func top(_ row: Int) -> Double {
    let lines = starts.count { $0 > 0 && $0 <= row }
    return first + Double(row) * rowHeight + Double(lines) * (Self.groupHeight + groupSpace)
  }

  /// From the top of a group of rows up to the middle of the line above it.
  func titleRise(_ start: Int) -> Double {
    (start == 0 && heads.isOneLine ? heads.height : Self.groupHeight) / 2
  }

  /// The cells of each group of rows.
  var groups: [CGRect] {
    zip(starts, starts.dropFirst() + [rowCount]).map { start, end in
      CGRect(
        x: left, y: top(start), width: right - left, height: Double(end - start) * rowHeight)
    }
  }

  func box(_ row: Int, _ column: Int) -> CGRect {
    CGRect(
      x: edges[column], y: top(row), width: edges[column + 1] - edges[column], height: rowHeight)
  }

  /// A row with its name.
  func band(_ row: Int) -> CGRect {
    CGRect(x: 0, y: top(row), width: right, height: rowHeight)
  }

  /// Directly above a column.
  func foot(_ column: Int) -> CGRect {
    CGRect(
      x: edges[column], y: first - Self.groupHeight, width: edges[column + 1] - edges[column],
      height: Self.groupHeight)
  }

  /// The line of the name of a column.
  func head(_ column: Int) -> CGRect {
    let place = heads.places[column]
    let bottom = groupSpace + heads.height - Double(place.level) * MatrixHeads.step
    return CGRect(
      x: place.start, y: bottom - MatrixHeads.line, width: place.width, height: MatrixHeads.line)
  }

  /// Below the last row.
  var bottom: Double { groups.last.map { Double($0.maxY) } ?? first }
}

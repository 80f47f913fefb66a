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
  /// Cells beside words are at least so wide: two digits fit above them.
  private static let cellBesideWords = 15.0
  /// Of the last line of a head, with the space around it, and from one line of it to the next.
  private static let (headLine, headStep) = (16.0, 12.0)
  /// Of a row of few at least.
  private static let rowOfFew = 22.0
  /// Of a row of more than `few`, at most, as many have to be in sight at once, and at least, as each has its name.
  private static let (rowOfMany, rowLeast) = (16.0, 14.0)
  private static let few = 12
  /// Of the line with the name of a view above its recognizers; that of the first one is beside the heads.
  private static let groupHeight = 14.0
  /// Above that line, where there are few recognizers.
  private static let spaceOfFew = 4.0
  /// Of the names of rows with their signs at least.
  static let namesLeast = 118.0
  static let afterName = 6.0
  /// Between the cells and the word of a row.
  static let gap = 8.0
  /// Beside the name in a head that a cell is as wide as, and in one above a square, left and right together.
  private static let (besideHead, besideSquare) = (10.0, 4.0)
  /// From the left of the last column to a name that stands above it and reaches beyond it.
  static let headIndent = 2.0
  /// Of a column, for two digits above it.
  static let numberLeast = cellBesideWords

  static let nameFont = Font.ui(12)
  static let hoveredFont = Font.ui(12, .semibold)
  static let headFont = Font.ui(11)
  static let namedHeadFont = Font.ui(11, .semibold)
  /// Of names in two lines.
  private static let smallHeadFont = Font.ui(10, .semibold)
  static let wordFont = Font.ui(11)

  /// From the left to each column, and to what is right of all.
  private let edges: [Double]
  /// Whether a word beside each row says how its recognizer stands.
  let hasWords: Bool
  /// The heads of the columns; none where they are numbers, which stand before the names of rows, too.
  let heads: [NameLines]
  let rowHeight: Double
  /// From the top to the first row.
  let first: Double
  private let groupSpace: Double
  /// The first row of each group of rows.
  let starts: [Int]

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
    let name = widest(rows.map(members.name), Self.hoveredFont)
    let names = columns.map(members.name)
    let wide = names.map {
      let head = look.width($0, Self.namedHeadFont) + Self.besideHead
      return max(head, Self.cellOfMany).rounded(.up)
    }
    let isFew = rows.count <= Self.few
    let largest = isFew ? Self.cellMost : Self.cellOfMany
    let named = (Self.beforeName(hasNames: true) + name + Self.afterName).rounded(.up)
    let side = min(largest, ((width - max(least, reasons) - named) / count).rounded(.down))
    let left: Double
    let cells: [Double]
    if let squares = Self.heads(names, above: side, look) {
      (hasWords, left, cells, heads) = (true, named, columns.map { _ in side }, squares)
    } else if named + wide.reduce(0, +) + max(least, reasons) <= width {
      heads = names.map { NameLines(lines: [$0], font: Self.namedHeadFont) }
      (hasWords, left, cells) = (true, named, wide)
    } else {
      heads = []
      hasWords = (width - Self.namesLeast - least) / count >= Self.cellBesideWords
      let beside = width - (hasWords ? least : 0)
      // No name is cut while cells can give way to it, or there is room beside them.
      let needed = (Self.beforeName(hasNames: false) + name + Self.afterName).rounded(.up)
      left = max(Self.namesLeast, min(needed, beside - count * Self.cellBesideWords))
      // Cells give way to why a recognizer was prevented, as well, as far as the numbers above them allow.
      let room = (width - (hasWords ? max(least, reasons) : 0) - left) / count
      let most = hasWords ? max(Self.cellBesideWords, room) : room
      let cell = min(largest, max(Self.cellLeast, most.rounded(.down)))
      cells = columns.map { _ in cell }
    }
    edges = cells.reduce(into: [left]) { $0.append($0[$0.count - 1] + $1) }
    let narrowest = cells.min() ?? 0
    rowHeight =
      isFew
      ? max(Self.rowOfFew, min(narrowest, largest))
      : max(Self.rowLeast, min(narrowest, Self.rowOfMany))
    groupSpace = isFew ? Self.spaceOfFew : 0
    headHeight =
      Self.headLine + Double((heads.map(\.lines.count).max() ?? 1) - 1) * Self.headStep
    first = groupSpace + headHeight
    starts = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
    rowCount = rows.count
  }

  private let rowCount: Int
  private let headHeight: Double

  /// Names above squares of a side, points: in one line each, or else all of them smaller and in two lines at most; nil where
  /// one of them would be cut.
  private static func heads(_ names: [String], above side: Double, _ look: Look) -> [NameLines]? {
    let room = side - besideSquare
    guard room > 0 else { return nil }
    if names.allSatisfy({ look.width($0, namedHeadFont) <= room }) {
      return names.map { NameLines(lines: [$0], font: namedHeadFont) }
    }
    let small = names.map { look.name($0, room, smallHeadFont, small: smallHeadFont) }
    func letters(_ text: String) -> String { text.filter { $0 != " " } }
    let isWhole = zip(names, small).allSatisfy { letters($0) == letters($1.lines.joined()) }
    return isWhole ? small : nil
  }

  /// Why most recognizers were not first that others prevented, each in its shortest words.
  private static var commonReasons: [String] {
    [Prevention.tooFewTouches(Comparison(1, of: 2)), .tie(isDeeper: true), .tie(isDeeper: false)]
      .compactMap { Text.reasons.notFirst($0).last }
  }

  /// From the left to the name of a row: behind its sign, and behind its number where it has one.
  private static func beforeName(hasNames: Bool) -> Double { hasNames ? 16 : 38 }
  var beforeName: Double { Self.beforeName(hasNames: hasNames) }
  var hasNames: Bool { !heads.isEmpty }
  /// From the left to the middle of the sign of a row.
  var sign: Double { beforeName - 10 }
  /// From the left to the cells.
  var left: Double { edges[0] }
  /// From the left to what is right of the cells.
  var right: Double { edges[edges.count - 1] }
  var columns: Int { edges.count - 1 }

  func top(_ row: Int) -> Double {
    let lines = starts.count { $0 > 0 && $0 <= row }
    return first + Double(row) * rowHeight + Double(lines) * (Self.groupHeight + groupSpace)
  }

  /// Height of the line above a group of rows.
  func titleHeight(_ start: Int) -> Double { start == 0 ? Self.headLine : Self.groupHeight }

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

  /// The place of what a column is called.
  func head(_ column: Int) -> CGRect {
    CGRect(
      x: edges[column], y: first - headHeight, width: edges[column + 1] - edges[column],
      height: headHeight)
  }

  /// The middle of a line of a head, of which the last ones stand beside each other.
  func middle(ofLine line: Int, of column: Int) -> Double {
    first - Self.headLine / 2
      - Double(heads[column].lines.count - 1 - line) * Self.headStep
  }

  /// Below the last row.
  var bottom: Double { groups.last.map { Double($0.maxY) } ?? first }
}

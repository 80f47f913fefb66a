import Foundation
import TouchGeometry

/// Where the rows of a table lie: heights from the top of the content, points.
struct TableGeometry: Hashable, Sendable {
  struct Section: Hashable, Sendable {
    var header: String?
    var footer: String?
    /// The upper edge of the header, of each row, and of the footer.
    var top = 0.0
    var rows: [Double] = []
    var footerTop = 0.0
    var bottom = 0.0

    var count: Int { rows.count }
    /// The upper edge of the first row.
    var firstRow: Double { rows.first ?? footerTop }
    func bottom(ofRow row: Int) -> Double { row + 1 < rows.count ? rows[row + 1] : footerTop }
  }

  private(set) var sections: [Section] = []
  private(set) var height = 0.0

  /// Height of a header or a footer that has a title.
  static let titleHeight = 28.0

  /// Room for what stands above all rows.
  init(above: Double = 0) { height = above }

  mutating func add(header: String?, heights: [Double], footer: String?) {
    var section = Section(header: header, footer: footer, top: height)
    if header != nil { height += Self.titleHeight }
    for row in heights {
      section.rows.append(height)
      height += row.isFinite ? max(0, row) : 0
    }
    section.footerTop = height
    if footer != nil { height += Self.titleHeight }
    section.bottom = height
    sections.append(section)
  }

  mutating func addBelow(_ points: Double) { height += points }

  /// Upper and lower edge of a row; nil when there is no such row.
  func span(_ path: IndexPath) -> (top: Double, bottom: Double)? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    let section = sections[path.section]
    return (section.rows[path.row], section.bottom(ofRow: path.row))
  }

  /// The row at a height; nil for headers, footers and what lies beyond the rows.
  func row(at y: Double) -> IndexPath? {
    guard let index = sections.firstIndex(where: { y < $0.bottom }) else { return nil }
    let section = sections[index]
    guard y >= section.firstRow, y < section.footerTop else { return nil }
    return IndexPath(row: section.row(at: y), section: index)
  }

  /// The rows that have some height between two heights, in order.
  func rows(from low: Double, to high: Double) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.footerTop > low && section.firstRow < high {
      var row = section.row(at: max(low, section.firstRow))
      while row < section.count, section.rows[row] < high {
        if section.bottom(ofRow: row) > section.rows[row] {
          paths.append(IndexPath(row: row, section: index))
        }
        row += 1
      }
    }
    return paths
  }
}

extension TableGeometry.Section {
  /// The last row whose upper edge is not below `y`.
  fileprivate func row(at y: Double) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

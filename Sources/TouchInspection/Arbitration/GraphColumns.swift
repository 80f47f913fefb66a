import Foundation

/// How wide the columns of a graph are: wide enough for the names in them, as far as there is room.
struct GraphColumns {
  /// What a pill needs for its name, points.
  struct Name {
    /// In one line.
    let whole: Double
    /// In one line of a smaller font.
    let small: Double
    /// In two lines.
    let wrapped: Double
  }

  /// Of the pills of each column, points.
  let widths: [Double]
  /// By how much names have less room than they need in one line, points.
  let lack: Double
  /// Every name has room in one small line or in two, and lines have room between the columns.
  let isWhole: Bool

  private static let least = 56.0
  /// Where names are small.
  private static let leastSmall = 48.0
  /// What lines can do without between two columns so that no name is parted, points.
  private static let spare = 0.5
  /// Where names need all, so much is left between two columns, points.
  private static let leastGap = 44.0

  /// The names of each column; `gap`: what words on lines need between two columns, points.
  init(_ names: [[Name]], width: Double, gap: Double) {
    let gaps = Double(names.count - 1)
    let wanted = names.map { $0.map(\.whole).max() ?? Self.least }
    let available = width - gaps * gap
    lack = max(0, wanted.reduce(0, +) - available)
    let wrapped = zip(names, wanted).map { column, most in
      min(most, max(Self.least, column.map(\.wrapped).max() ?? Self.least))
    }
    let small = zip(names, wanted).map { column, most in
      min(most, max(Self.leastSmall, column.map(\.small).max() ?? Self.leastSmall))
    }
    let tight = available + gaps * Self.spare
    if lack > 0, small.reduce(0, +) <= tight {
      isWhole = true
      widths = Self.shrunk(wanted, to: tight, small)
      return
    }
    isWhole = wrapped.reduce(0, +) <= width - gaps * Self.leastGap
    let floors = isWhole ? wrapped : names.map { _ in Self.least }
    widths = Self.shrunk(wanted, to: max(available, Double(names.count) * 64), floors)
  }

  /// The widest columns give way first, each down to its floor.
  private static func shrunk(
    _ widths: [Double], to width: Double, _ floors: [Double]
  ) -> [Double] {
    var widths = widths
    while widths.reduce(0, +) > width {
      let giving = widths.indices.filter { widths[$0] > floors[$0] }
      guard let widest = giving.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] = max(floors[widest], widths[widest] - 4)
    }
    return widths
  }
}

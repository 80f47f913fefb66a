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
    /// What the words below the pill take, which it is as wide as where there is room.
    var caption = 0.0
  }

  /// Of the pills of each column, points.
  let widths: [Double]
  /// From each column to the next one, points.
  let gaps: [Double]
  /// By how much names have less room than they need in one line, points.
  let lack: Double
  /// Every name has room in one small line or in two, and lines have room between the columns.
  let isWhole: Bool

  private static let least = 56.0
  /// Where names are small.
  private static let leastSmall = 48.0
  /// What lines can do without between two columns so that no name is parted, points.
  private static let spare = 0.5
  /// Between two columns whose lines have no words, and where names need all that there is, points.
  static let leastGap = 44.0
  /// Of such a gap where names would be parted without it, points: its line and the sign at the end still show.
  private static let narrowGap = 28.0
  /// What words below a pill may be wider than it where there is room, points.
  static let overhang = 32.0

  /// The names of each column; `gaps`: what words on lines need between each column and the next one, points.
  init(_ names: [[Name]], width: Double, gaps: [Double]) {
    let count = Double(gaps.count)
    let wanted = names.map { $0.map(\.whole).max() ?? Self.least }
    let available = width - gaps.reduce(0, +)
    lack = max(0, wanted.reduce(0, +) - available)
    let wrapped = zip(names, wanted).map { column, most in
      min(most, max(Self.least, column.map(\.wrapped).max() ?? Self.least))
    }
    let small = zip(names, wanted).map { column, most in
      min(most, max(Self.leastSmall, column.map(\.small).max() ?? Self.leastSmall))
    }
    let tight = available + count * Self.spare
    // Lines without words give way before a name is parted.
    let bare = Double(gaps.count { $0 <= Self.leastGap })
    let most = tight + bare * (Self.leastGap - Self.narrowGap)
    var least = gaps.map { _ in Self.leastGap }
    var widths: [Double]
    if lack > 0, small.reduce(0, +) <= most {
      isWhole = true
      widths = Self.shrunk(wanted, to: max(tight, small.reduce(0, +)), small)
      least = gaps.map { $0 <= Self.leastGap ? Self.narrowGap : $0 - Self.spare }
    } else {
      isWhole = wrapped.reduce(0, +) <= width - count * Self.leastGap
      let floors = isWhole ? wrapped : names.map { _ in Self.least }
      widths = Self.shrunk(wanted, to: max(available, Double(names.count) * 64), floors)
    }
    let free = width - widths.reduce(0, +)
    let shrunk = Self.shrunk(gaps, to: free, least)
    var rest = free - shrunk.reduce(0, +)
    // Half of what is left over is for pills that are narrower than the words below them.
    var forCaptions = rest / 2
    for (column, names) in names.enumerated() {
      let more = (names.map(\.caption).max() ?? 0) - widths[column]
      guard more > 0, more <= forCaptions else { continue }
      widths[column] += more
      forCaptions -= more
      rest -= more
    }
    self.widths = widths
    self.gaps = shrunk.map { $0 + rest / count }
  }

  /// From the left edge of the first column to that of another one, points.
  func left(_ column: Int) -> Double {
    zip(widths, gaps).prefix(column).reduce(0) { $0 + $1.0 + $1.1 }
  }

  /// What words below a pill of a column may be wider than it, points: lines to other rows begin and end beside them.
  func overhang(_ column: Int) -> Double {
    let beside = [column - 1, column].filter(gaps.indices.contains).map { gaps[$0] }
    return min(Self.overhang, (beside.min() ?? .infinity) / 3)
  }

  /// Where words below the pill of a column may stand, so far apart, points: up to the middles between it and its neighbours,
  /// or to the edges of the graph, in which the columns have `side` at the left and at the right.
  func share(of column: Int, side: Double, apart: Double) -> ClosedRange<Double> {
    func middle(_ column: Int) -> Double { side + left(column) + widths[column] / 2 }
    let isLast = column == gaps.count
    let least = column == 0 ? 0 : (middle(column - 1) + middle(column)) / 2
    let most =
      isLast
      ? left(column) + widths[column] + side * 2 : (middle(column) + middle(column + 1)) / 2
    return (least + apart / 2)...(most - apart / 2)
  }

  /// The widest give way first, each down to its floor.
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

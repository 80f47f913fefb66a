import Foundation

/// A lane where it lies, points of the picture of its timeline.
struct LaneRow {
  var lane: TimelineLane
  var y: Double
  var height: Double
  /// What of it lies outside of this does not show.
  var room: CGRect
}

/// Where the rows of a timeline lie: those of touches, with what is pinned above them, stay at the top, and the others are
/// scrolled below them.
struct LaneLayout {
  /// Room for three rows with timers, points: where less is left below those that stay, all are scrolled.
  private static let leastRoom = 114.0
  /// Of the line that names the lanes for which there is no room, points.
  static let noteHeight = 16.0

  private let lanes: [TimelineLane]
  private let heights: [Double]
  /// How many rows stay.
  private let staying: Int
  /// Where these show, points of the picture.
  private let top: CGRect
  /// Where the rows show that are scrolled.
  let room: CGRect
  /// The offsets at which one of them begins, points.
  let starts: [Double]
  /// How far they are scrolled, points.
  let offset: Double
  /// How far they can be: there the first one that shows is whole, too.
  let end: Double

  /// `bounds`: where all rows show, points of the picture; `offset`: how far they are to be scrolled, points.
  init(_ lanes: [TimelineLane], in bounds: CGRect, offset: Double, isTouchMode: Bool) {
    self.lanes = lanes
    heights = lanes.map { $0.height(isTouchMode: isTouchMode) }
    let least = Self.leastRoom * (isTouchMode ? TimelineLane.touchFactor : 1)
    let first = lanes.prefix(while: \.staysInSight).count
    let height = heights[..<first].reduce(0, +)
    staying = bounds.height - height >= least ? first : 0
    let parts = bounds.divided(atDistance: staying > 0 ? height : 0, from: .minYEdge)
    (top, room) = (parts.slice, parts.remainder)
    var (starts, y) = ([Double](), 0.0)
    for height in heights[staying...] {
      starts.append(y)
      y += height
    }
    self.starts = starts
    let hidden = max(0, y - room.height)
    end = starts.first { $0 >= hidden } ?? hidden
    self.offset = max(0, min(offset, end))
  }

  /// The height of all rows, points.
  var height: Double { heights.reduce(0, +) }
  /// The height of those that stay, points.
  var stayingHeight: Double { heights[..<staying].reduce(0, +) }

  /// Rows that show, and the names of those for which an unscrolled picture has no space.
  var rows: (shown: [LaneRow], cut: [String]) {
    let rows = lanes.indices.map { index in
      let y = place(of: index) - (index < staying ? 0 : offset)
      return LaneRow(
        lane: lanes[index], y: y, height: heights[index], room: index < staying ? top : room)
    }
    if offset == 0, end > 0 {
      // One line less for the note that names the others.
      let last = room.maxY - Self.noteHeight + 1
      let whole = rows.prefix { $0.y + $0.height <= last }
      return (Array(whole), lanes.dropFirst(whole.count).map { $0.name(among: lanes) })
    }
    return (rows.filter { $0.y < $0.room.maxY && $0.y + $0.height > $0.room.minY }, [])
  }

  /// Where a row lies while nothing is scrolled, points of the picture.
  private func place(of index: Int) -> Double {
    index < staying
      ? top.minY + heights[..<index].reduce(0, +) : room.minY + starts[index - staying]
  }

  /// The first lane of what is selected, while nothing is scrolled; nil also for one that stays in sight.
  func mark(of selection: Target?) -> WindowScroll.Mark? {
    guard let selection, let index = lanes.firstIndex(where: { $0.isSelected(selection) }),
      index >= staying
    else { return nil }
    let top = place(of: index)
    return .init(id: "\(selection)", top: top, bottom: top + heights[index], isCentered: false)
  }
}

extension TimelineLane {
  /// Where it is among the first ones, it stays at the top while others are scrolled.
  fileprivate var staysInSight: Bool {
    if case .touch = content { return true }
    return isPinned
  }
}

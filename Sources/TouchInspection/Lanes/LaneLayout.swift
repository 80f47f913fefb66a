import Foundation

/// Where the rows of a timeline lie, and how far they can be scrolled.
struct LaneLayout {
  private let lanes: [TimelineLane]
  private let heights: [Double]
  /// Where rows show, points of the picture.
  let room: CGRect
  /// The offsets at which a row begins, points.
  let starts: [Double]
  /// How far the rows are scrolled, points.
  let offset: Double
  /// How far they can be: there the first row that shows is whole, too.
  let end: Double

  /// `offset`: how far they are to be scrolled, points.
  init(_ lanes: [TimelineLane], in room: CGRect, offset: Double, isTouchMode: Bool) {
    self.lanes = lanes
    self.room = room
    heights = lanes.map { $0.height(isTouchMode: isTouchMode) }
    var (starts, y) = ([Double](), 0.0)
    for height in heights {
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

  /// Rows that show, and the names of those for which an unscrolled picture has no space.
  var rows: (shown: [TimelinePicture.Row], cut: [String]) {
    let rows = lanes.indices.map { index in
      TimelinePicture.Row(
        lane: lanes[index], y: room.minY - offset + starts[index], height: heights[index])
    }
    if offset == 0, height > room.height {
      // One line less for the note that names the others.
      let last = room.maxY - TimelinePicture.noteHeight + 1
      let whole = rows.prefix { $0.y + $0.height <= last }
      return (Array(whole), lanes.dropFirst(whole.count).map { $0.name(among: lanes) })
    }
    return (rows.filter { $0.y < room.maxY && $0.y + $0.height > room.minY }, [])
  }

  /// The first lane of what is selected, in a picture in which nothing is scrolled.
  func mark(of selection: Target?) -> WindowScroll.Mark? {
    guard let selection, let index = lanes.firstIndex(where: { $0.isSelected(selection) })
    else { return nil }
    let top = room.minY + starts[index]
    return .init(id: "\(selection)", top: top, bottom: top + heights[index], isCentered: false)
  }
}

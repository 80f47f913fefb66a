package import Foundation

/// A part of the window that is drawn anew only when it changes.
package struct WindowPart: Sendable {
  /// What tells it apart.
  package var id: String
  /// Points of the window.
  package var frame: CGRect
  /// What is drawn.
  package var picture: Picture
  /// How far it is scrolled, points.
  package var scroll: WindowScroll?

  /// The part that lies over all others, and lets them shine through.
  package static let over = "over"
}

/// A list that may be longer than its room.
package struct WindowScroll: Sendable, Hashable {
  /// Something in a list that is scrolled to when it is new: the selection, the moment, the open scene.
  package struct Mark: Sendable, Hashable {
    /// What tells it apart from what was marked before.
    package var id: String
    /// Where it begins in the content, points from its top.
    package var top: Double
    /// Where it ends.
    package var bottom: Double
    /// Out of sight it comes into the middle; or else it comes just into sight.
    package var isCentered = true
  }

  /// Where its offset is in the model.
  package var key: String
  /// Points of the window.
  package var frame: CGRect
  /// The height of all of it.
  package var content: Double
  /// What stays at the top of the frame, as a field for searches, points.
  package var head = 0.0
  /// What is scrolled to when it is new; of several new ones the last counts.
  package var marks: [Mark] = []
  /// So much of its end fades out where the list goes on, points.
  package var fade = 0.0
  /// The height of its rows, points: what is scrolled to leaves the first row that shows whole. 0 where rows differ.
  package var row = 0.0
  /// The offsets at which a row begins, points, in a list whose rows differ and stay whole; none in others.
  package var starts: [Double] = []

  /// Where the list goes on below, the frame ends with the last row that is whole while the first one is; one of few rows
  /// keeps all its room.
  mutating func endWithWholeRow() {
    frame.size.height =
      head + Self.whole(frame.height - head, of: content - head, row: row)
  }

  /// A room of fewer rows shows parts of them, too.
  static let leastRows = 6.0

  /// So much of a room shows of such a list below its head, points.
  static func whole(_ room: Double, of content: Double, row: Double) -> Double {
    guard row > 0, content > room, room >= row * leastRows else { return room }
    return (room / row).rounded(.down) * row
  }

  /// Whether the frame's end lies in a row, and not between two; it does where rows differ.
  func cutsRow(at offset: Double) -> Bool {
    guard row > 0 else { return true }
    let rows = (offset + frame.height - head) / row
    return abs(rows - rows.rounded()) * row > 0.5
  }

  /// Whether a region stays at the top of the frame, whatever is scrolled.
  package func keeps(_ region: Picture.Region) -> Bool {
    region.outline.maxY <= frame.minY + head + 0.5
  }

  /// The nearest offset at which the content fills the frame.
  package func settled(_ offset: Double) -> Double {
    max(0, min(offset, content - frame.height))
  }

  /// The offset at which what lies there in the window comes just into sight.
  package func offset(showing box: CGRect, from offset: Double) -> Double {
    let top = box.minY - frame.minY + offset
    return self.offset(
      showing: Mark(id: "", top: top, bottom: top + box.height, isCentered: false), from: offset)
  }

  /// The offset at which a mark shows: what is cut comes in whole, what is out of sight comes into the middle.
  package func offset(showing mark: Mark, from offset: Double) -> Double {
    let visible = frame.height - head
    // Of what is higher than the room the beginning shows.
    let bottom = min(mark.bottom, mark.top + visible)
    // What comes in stands above what fades.
    let rest = min(fade, max(0, content - bottom), max(0, visible - (bottom - mark.top)))
    let (first, last) = (offset + head, offset + frame.height - (cutsRow(at: offset) ? rest : 0))
    if mark.top >= first, bottom <= last { return offset }
    if mark.isCentered, bottom <= first || mark.top >= last {
      let middle = (mark.top + bottom) / 2 - head - visible / 2
      return settled(row > 0 ? (middle / row).rounded() * row : middle)
    }
    // Between whole rows nothing fades.
    return mark.top < first
      ? settled(mark.top - head)
      : wholeRows(bottom + (row > 0 ? 0 : rest) - frame.height, above: mark.top - head)
  }

  /// The next offset at which a row begins, unless what is marked would leave.
  private func wholeRows(_ offset: Double, above most: Double) -> Double {
    let whole =
      row > 0 ? (offset / row).rounded(.up) * row : starts.first { $0 >= offset } ?? offset
    return settled(whole <= most ? whole : offset)
  }

  /// The offset of the next page of rows that differ: it begins with the last row that is whole, or with the one below the
  /// first where there is no other.
  package func page(after offset: Double) -> Double {
    let last = offset + frame.height - head
    let below = starts.indices.dropFirst().last { starts[$0] <= last }
    let whole = below.map { starts[$0 - 1] } ?? offset
    return settled(whole > offset ? whole : starts.first { $0 > offset } ?? offset)
  }
}

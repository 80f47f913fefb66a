public import Foundation

/// A list that may be longer than its room.
public struct WindowScroll: Sendable, Hashable {
  /// Something in a list that is scrolled to when it is new: the selection, the moment, the open scene.
  public struct Mark: Sendable, Hashable {
    /// What tells it apart from what was marked before.
    public var id: String
    /// Where it begins in the content, points from its top.
    public var top: Double
    /// Where it ends.
    public var bottom: Double
    /// Out of sight it comes into the middle; or else it comes just into sight.
    public var isCentered = true
  }

  /// Where its offset is in the model.
  public var key: String
  /// Points of the window.
  public var frame: CGRect
  /// The height of all of it.
  public var content: Double
  /// What stays at the top of the frame, as a field for searches, points.
  public var head = 0.0
  /// What is scrolled to when it is new; of several new ones the last counts.
  public var marks: [Mark] = []

  /// The nearest offset at which the content fills the frame.
  public func settled(_ offset: Double) -> Double {
    max(0, min(offset, content - frame.height))
  }

  /// The offset at which what lies there in the window comes just into sight.
  public func offset(showing box: CGRect, from offset: Double) -> Double {
    let top = box.minY - frame.minY + offset
    return self.offset(
      showing: Mark(id: "", top: top, bottom: top + box.height, isCentered: false), from: offset)
  }

  /// The offset at which a mark shows: what is cut comes in whole, what is out of sight comes into the middle.
  public func offset(showing mark: Mark, from offset: Double) -> Double {
    let room = frame.height - head
    // Of what is higher than the room the beginning shows.
    let bottom = min(mark.bottom, mark.top + room)
    let (first, last) = (offset + head, offset + frame.height)
    if mark.top >= first, bottom <= last { return offset }
    if mark.isCentered, bottom <= first || mark.top >= last {
      return settled((mark.top + bottom) / 2 - head - room / 2)
    }
    return settled(mark.top < first ? mark.top - head : bottom - frame.height)
  }
}

package import TouchReading
import TouchLanguage
import TouchTrace

/// The order in which the lanes of a gesture first showed after its end. It stays while the window shows that gesture,
/// whichever moment of it shows, whatever is selected or pointed at, and whichever edits it ran again with.
package struct KeptLaneOrder: Hashable, Sendable {
  /// When the gesture began; nil before the first one was over.
  private var gesture: Instant?
  /// Before anything that the user arranged.
  private var lanes: [LaneID] = []

  package init() {}

  /// Takes over the order of the gesture that shows, once that is over.
  package mutating func follow(
    _ input: PictureInput, _ arrangement: LaneArrangement, in room: LaneRoom
  ) {
    let whole = input.whole
    guard !isOf(whole.reading), !whole.reading.fingers.isEmpty, whole.reading.isGestureOver else {
      return
    }
    gesture = whole.reading.gestureStart
    // One that is unpinned later goes to where it would be by itself.
    lanes = TimelineLane.ordered(whole, arrangement, in: room).map(\.id)
      .filter { !arrangement.pinned.contains($0) }
  }

  /// It is the order of this gesture.
  func isOf(_ reading: TraceReading) -> Bool { gesture == reading.gestureStart }

  /// Lanes in this order; one that came later stands below the one that it follows in theirs.
  func sorted(_ lanes: [TimelineLane]) -> [TimelineLane] {
    let ranks = Dictionary(
      self.lanes.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { a, _ in a })
    var all = lanes.filter { ranks[$0.id] != nil }
      .sorted { (ranks[$0.id] ?? 0) < (ranks[$1.id] ?? 0) }
    var place = 0
    for lane in lanes {
      if ranks[lane.id] == nil {
        all.insert(lane, at: place)
        place += 1
      } else if let index = all.firstIndex(where: { $0.id == lane.id }) {
        place = index + 1
      }
    }
    return all
  }
}

import TouchReading
import TouchTrace

/// The height that a timeline has for its lanes.
package struct LaneRoom {
  private let height: Double
  private let isTouchMode: Bool

  /// `height`: of all rows that have room, points.
  init(height: Double, isTouchMode: Bool) {
    self.height = height
    self.isTouchMode = isTouchMode
  }

  func holds(_ lanes: [TimelineLane]) -> Bool {
    lanes.reduce(0) { $0 + $1.height(isTouchMode: isTouchMode) } <= height
  }
}

/// The order of the rows of recognizers.
struct LaneOrder {
  /// A recognizer with a row of its own, or several that share one.
  enum Row {
    case member(LaneGroup.Member)
    case group(LaneGroup)

    fileprivate var first: RecognizerReading {
      switch self {
      case .member(let member): member.reading
      case .group(let group): group.members[0].reading
      }
    }
  }

  /// The recognizers that come first; none where the views alone say the order.
  let leading: [Handle]
  /// Those that only hold touches back for others; they come last.
  let gates: Set<Handle>

  /// A group directly behind the recognizer that prevented its members, or else where its first member would stand; `alone`
  /// and what is in a group, all in the order of `members`.
  func rows(
    _ members: [LaneGroup.Member], alone: Set<String>, _ groups: [LaneGroup]
  ) -> [Row] {
    let handles = Set(members.filter { alone.contains($0.name) }.map(\.reading.handle))
    func preventer(_ group: LaneGroup) -> Handle? {
      group.slice.end.flatMap {
        $0.reason.isPrevention && handles.contains($0.other) ? $0.other : nil
      }
    }
    var rows: [Row] = []
    for member in members {
      if alone.contains(member.name) {
        rows.append(.member(member))
        rows += groups.filter { preventer($0) == member.reading.handle }.map(Row.group)
      } else {
        rows += groups.filter { $0.members[0].name == member.name && preventer($0) == nil }
          .map(Row.group)
      }
    }
    guard !leading.isEmpty else { return rows }
    return rows.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// What leads, what that prevented, all others.
  private func rank(_ row: Row) -> Int {
    let reading = row.first
    if leading.contains(reading.handle) { return 0 }
    if gates.contains(reading.handle) { return 3 }
    let isPrevented = reading.slices.contains {
      $0.end.map { $0.reason.isPrevention && leading.contains($0.other) } ?? false
    }
    return isPrevented ? 1 : 2
  }
}

extension TraceReading {
  /// All touches of the gesture are up, and no recognizer can still change.
  var isGestureOver: Bool {
    fingers.allSatisfy { $0.endTime != nil } && !recognizers.contains { $0.isInPlay && !$0.isOver }
  }
}

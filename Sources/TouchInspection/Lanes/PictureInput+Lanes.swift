package import TouchReading

extension PictureInput {
  /// The lanes of the timeline in their order, with those that do not show now.
  package func lanes(
    _ arrangement: LaneArrangement, in room: LaneRoom? = nil, kept: KeptLaneOrder = KeptLaneOrder()
  ) -> [LaneID] {
    TimelineLane.all(whole, arrangement, in: room, kept: kept).map(\.id)
  }

  /// The first lane of an object; nil when it has none.
  package func lane(of object: Target, _ arrangement: LaneArrangement) -> LaneID? {
    TimelineLane.all(whole, arrangement).first { $0.object == object }?.id
  }
}

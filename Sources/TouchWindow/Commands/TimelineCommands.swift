import TouchInspection
import TouchLanguage
import TouchReading

extension CommandCatalog {
  package static let timeline: [Command] = view + lanes

  private static let lanes: [Command] = LaneAction.allCases.map { action in
    Command(
      .lane(action), .timeline, isPaletteOnly: !action.hasKeys, unless: { $0.isEmpty },
      { TimelineUpdate.perform(action, &$0) })
  }

  private static let view: [Command] = [
    Command(
      .timelineIn, .timeline, repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.zoom(by: 1.25, atX: nil, &$0) }),
    Command(
      .timelineOut, .timeline, repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.zoom(by: 0.8, atX: nil, &$0) }),
    Command(
      .timelineLeft, .timeline, repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.pan(by: -0.1, &$0) }),
    Command(
      .timelineRight, .timeline, repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.pan(by: 0.1, &$0) }),
    Command(
      .timelineFit, .timeline, { TimelineUpdate.fit(&$0) }),
    Command(
      .timelineArea, .timeline, { TimelineUpdate.measureSelection(&$0) }),
    Command(
      .timelineLoop, .timeline, { TimelineUpdate.loop(&$0) }),
    Command(
      .lanePrevious, .timeline, repeats: true,
      { PlaybackUpdate.stepOnLane(-1, &$0) }),
    Command(
      .laneNext, .timeline, repeats: true, { PlaybackUpdate.stepOnLane(1, &$0) }),
  ]
}

extension LaneAction {
  /// What is done often; the others are in the palette and in the lane's menu.
  fileprivate var hasKeys: Bool {
    switch self {
    case .pin, .up, .down, .collapse: true
    case .fold, .hide, .only, .all: false
    }
  }
}

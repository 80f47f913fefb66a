import TouchInspection
import TouchLanguage
import TouchReading

extension CommandCatalog {
  package static let timeline: [Command] = [
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
      .lanePrevious, .timeline, repeats: true,
      { PlaybackUpdate.stepOnLane(-1, &$0) }),
    Command(
      .laneNext, .timeline, repeats: true, { PlaybackUpdate.stepOnLane(1, &$0) }),
  ]
}

import TouchInspection
import TouchReading

extension CommandCatalog {
  package static let timeline: [Command] = [
    Command(
      .timelineIn, .timeline, "Zoom in", "Zooms in around the playhead", repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.zoom(by: 1.25, atX: nil, &$0) }),
    Command(
      .timelineOut, .timeline, "Zoom out", "Zooms out around the playhead", repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.zoom(by: 0.8, atX: nil, &$0) }),
    Command(
      .timelineLeft, .timeline, "Earlier", "Moves the timeline to earlier times", repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.pan(by: -0.1, &$0) }),
    Command(
      .timelineRight, .timeline, "Later", "Moves the timeline to later times", repeats: true,
      unless: { $0.isEmpty }, { TimelineUpdate.pan(by: 0.1, &$0) }),
    Command(
      .timelineFit, .timeline, "Fit last gesture", "Shows the whole last gesture",
      { TimelineUpdate.fit(&$0) }),
    Command(
      .timelineArea, .timeline, "Measure selection",
      "Measures the selected span; Shift-drag to measure any range", synonyms: ["duration"],
      { TimelineUpdate.measureSelection(&$0) }),
    Command(
      .lanePrevious, .timeline, "Previous event on lane",
      "Steps to the selection's previous event", repeats: true,
      { PlaybackUpdate.stepOnLane(-1, &$0) }),
    Command(
      .laneNext, .timeline, "Next event on lane", "Steps to the selection's next event",
      repeats: true, { PlaybackUpdate.stepOnLane(1, &$0) }),
  ]
}

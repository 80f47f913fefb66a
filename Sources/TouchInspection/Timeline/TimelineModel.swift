package import TouchLanguage
package import TouchTrace

/// What the timeline shows beside the trace.
package struct TimelineModel {
  /// The part of the time; nil for the last gesture.
  package var range: TimelineRange?
  /// The part of the time that is measured.
  package var area: TimelineRange?
  /// When the recording began that is not yet saved; nil while there is none.
  package var recordedSince: Instant?
  /// Whose lane is marked, and whose causes and effects have arrows.
  package var selection: Target?
  /// How far the lanes are scrolled, points.
  package var offset = 0.0
  /// The playhead goes with the newest moment.
  package var isLive = false
  /// A moment of the session shows.
  package var showsMoment = true
  /// Rows are high enough for fingers.
  package var isTouchMode = false
  package var lanes = LaneArrangement()
  /// The order of the lanes since the gesture was over.
  package var order = KeptLaneOrder()
  /// What is said while there is nothing to show.
  package var invitation = TimelineInvitation.touch(hasRuns: false)
  /// The runs that it offers, the chosen one first.
  package var runs: [Run] = []

  /// A run of the scene, with the words for it.
  package struct Run {
    package let name: String
    package let title: String

    package init(_ name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  package init() {}
}

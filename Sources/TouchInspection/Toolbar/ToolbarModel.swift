/// What the toolbar and the bar for fingers show beside the rest of the window.
package struct ToolbarModel: Sendable {
  /// The first key of each command, by the command's id; tooltips name it.
  package var keys: [String: String] = [:]
  /// Whether one pointer stands for two fingers without a key that is held.
  package var twoFingers = TwoFingerLatch.off
  /// True while the playhead stands in the midst of a step.
  package var isWithinStep = false
  /// How many fingers are on the scene.
  package var fingersDown = 0
  /// The file that this session is written to as it happens; nil when none was asked for.
  package var recordingFile: String?
  package init() {}
}

/// What one pointer stands for while no key is held.
package enum TwoFingerLatch: String, CaseIterable, Sendable {
  /// One finger.
  case off
  /// Two that mirror each other.
  case mirrored
  /// Two that move side by side.
  case parallel
}

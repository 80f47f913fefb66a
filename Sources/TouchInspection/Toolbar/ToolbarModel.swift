/// What the toolbar and the bar for fingers show beside the rest of the window.
public struct ToolbarModel: Sendable {
  /// The first key of each command, by the command's id; tooltips name it.
  public var keys: [String: String] = [:]
  /// Whether one pointer stands for two fingers without a key that is held.
  public var twoFingers = TwoFingerLatch.off
  /// True while the playhead stands in the midst of a step.
  public var isWithinStep = false
  /// How many fingers are on the scene.
  public var fingersDown = 0
  /// The file that this session is written to as it happens; nil when none was asked for.
  public var recordingFile: String?
  /// With nothing set.
  public init() {}
}

/// What one pointer stands for while no key is held.
public enum TwoFingerLatch: String, CaseIterable, Sendable {
  /// One finger.
  case off
  /// Two that mirror each other.
  case mirrored
  /// Two that move side by side.
  case parallel
}

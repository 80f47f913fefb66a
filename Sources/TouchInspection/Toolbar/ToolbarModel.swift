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

extension WindowModel {
  /// Why a command can do nothing now, as the end of a sentence; nil when it can act.
  public func refusal(of command: String) -> String? {
    switch command {
    case "save", "record", "play", "start", "live", "interrupt", "suspend", "mode.touch",
      "mode.pick", "mode.toggle", "cancelTouches":
      if isStart { return "open a scene first" }
    default: break
    }
    switch command {
    case "record":
      return toolbar.recordingFile.map { "this session is written to \($0) already" }
    case "start", "event.back", "transition.back", "gesture.back":
      guard step == 0, !toolbar.isWithinStep else { return nil }
      return stepCount == 0 ? "nothing has happened yet" : "nothing happened before this moment"
    case "event.forward", "transition.forward", "gesture.forward":
      guard step >= stepCount else { return nil }
      return stepCount == 0 ? "nothing has happened yet" : "this is the newest moment"
    case "live": return isLive && !isPaused ? "this is live" : nil
    case "slower": return speed <= 1.0 / 16 ? "this is the slowest speed" : nil
    case "faster": return speed >= 4 ? "this is the highest speed" : nil
    case "cancelTouches": return toolbar.fingersDown == 0 ? "no finger is on the scene" : nil
    case "interrupt", "suspend":
      if !isLive { return "an earlier moment shows" }
      return isPaused ? "the scene's clock stands still" : nil
    default: return nil
    }
  }
}

import TouchWindow

/// Looks whether the open scene's file was saved, some times a second.
struct SceneWatcher {
  private static let interval = 0.25
  private var lastLook = WindowTime.zero

  /// The new stamp of a file that has changed or is gone; nil while it is the same.
  mutating func look(_ state: DebuggerState, _ files: Files, _ now: WindowTime) -> FileStamp? {
    guard now.seconds(since: lastLook) > Self.interval, state.playback.source == .hands,
      !state.document.isStart
    else { return nil }
    lastLook = now
    guard let old = state.document.scene.stamp else { return nil }
    let new = files.stamp(state.document.scene.path) ?? .gone
    return new == old ? nil : new
  }
}

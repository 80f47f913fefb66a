import TouchCanvas
import TouchCanvasSDL
import TouchInspection
import TouchReading
import TouchWindow

/// Draws frames into the window when something has changed, and measures them.
final class FrameRenderer {
  let window: WindowCanvas
  /// What shows, and when it was shown.
  private(set) var frames = FrameKeeper()
  private let runner: EffectRunner

  init(_ window: WindowCanvas, _ runner: EffectRunner) {
    self.window = window
    self.runner = runner
  }

  /// An event belongs to what shows: after a change of sizes it waits for the picture that shows them.
  func takesEvents(_ state: DebuggerState) -> Bool {
    frames.isFirst || !frames.shown.isOld(for: state)
  }

  /// Shows the state, if it is not what shows already or something moves by itself; true when it drew.
  func draw(
    _ state: inout DebuggerState, _ read: (DebuggerState) -> Reading, isMoving: Bool,
    _ stopwatch: Stopwatch
  ) -> Bool {
    let revision = [runner.host.revision, runner.library.revision]
    guard frames.isDue(state, revision) || isMoving else { return false }
    var timer = FrameTimer(stopwatch)
    let reading = read(state)
    let look = reading.look(state)
    let picture = arrange(&state, reading) { timer.end($0) }
    frames.show(picture, state, revision)
    switch picture {
    case .stage(let picture): window.draw(picture.list, background: look.theme.window)
    case .window(let parts):
      runner.chrome.layout(parts, state)
      window.draw(layers: WindowPicture.layers(parts, look))
    }
    window.present()
    runner.showKeyboard(at: frames.shown.textField(state), scale: state.input.scale)
    frames.note(timer)
    return true
  }

  /// The last frame, if it took long while something moves.
  func takeSlowFrame(isMoving: Bool) -> (nanoseconds: UInt64, part: String)? {
    defer { frames.slow = nil }
    return isMoving ? frames.slow : nil
  }
}

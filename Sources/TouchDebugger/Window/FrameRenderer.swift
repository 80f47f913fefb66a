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

  /// A frame that is laid out and not yet shown.
  struct Frame {
    fileprivate var picture: WindowFrame
    fileprivate var look: Look
    fileprivate var timer: FrameTimer
  }

  /// Lays the state out, if it is not what shows already or something moves by itself.
  func layOut(
    _ state: inout DebuggerState, _ read: (DebuggerState) -> Reading, isMoving: Bool,
    _ stopwatch: Stopwatch
  ) -> Frame? {
    let revision = [runner.host.revision, runner.library.revision, runner.runs.revision]
    guard frames.isDue(state, revision) || isMoving else { return nil }
    var timer = FrameTimer(stopwatch)
    let reading = read(state)
    let picture = arrange(&state, reading) { timer.end($0) }
    frames.show(picture, state, revision)
    return Frame(picture: picture, look: reading.look(state), timer: timer)
  }

  /// Shows a frame. The display may be lost meanwhile: nothing of the state is held while it is asked.
  func show(_ frame: Frame, _ state: DebuggerState) {
    switch frame.picture {
    case .stage(let picture): window.draw(picture.list, background: frame.look.theme.window)
    case .window(let parts):
      runner.chrome.layout(parts, state)
      window.draw(layers: WindowPicture.layers(parts, frame.look))
    }
    window.present()
    runner.showKeyboard(at: frames.shown.textField(state), scale: state.input.scale)
    frames.note(frame.timer)
  }

  /// The last frame, if it took long while something moves.
  func takeSlowFrame(isMoving: Bool) -> (nanoseconds: UInt64, part: String)? {
    defer { frames.slow = nil }
    return isMoving ? frames.slow : nil
  }
}

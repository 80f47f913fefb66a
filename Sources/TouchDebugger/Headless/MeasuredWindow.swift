package import Foundation
package import TouchCanvas
import TouchCanvasSDL
import TouchGeometry
package import TouchRecording
package import TouchScenes
package import TouchWindow

/// A window without a display whose time only the caller moves, and that says what each turn cost.
package final class MeasuredWindow {
  private let debugger: Debugger
  private var time = WindowTime.zero

  /// Opens a scene in a window of the usual size, with the fonts of a real one.
  package init(_ scene: LiveScene) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var options = DebuggerOptions(scenePath: scene.path)
    options.size = CGSize(width: 1440, height: 900)
    debugger = try Debugger(scene, options, fonts: FontBook(), WindowSurroundings())
  }

  package var session: Session { debugger.runner.host.session }

  /// What the processor worked for one turn and the frame in it, nanoseconds.
  package func turn(
    after seconds: Double = 1 / 60, _ events: [CanvasEvent] = [], _ message: Message? = nil
  ) -> UInt64 {
    let begin = MonotonicClock.processorTime()
    time = time.advanced(by: seconds)
    if let message { debugger.send(message) }
    var next = events.makeIterator()
    debugger.turn(at: time) { next.next() }
    return MonotonicClock.processorTime() - begin
  }

  /// How many frames were drawn.
  package var frameCount: Int { debugger.frames.statistics.count }

  /// A point of the scene's screen in the window.
  package func windowPoint(_ point: CGPoint) -> CGPoint {
    let context = Context(debugger.state, debugger.reading(), time)
    return point.applying(context.sceneMapping.toScene.inverted())
  }

  package func end() { debugger.end() }
}

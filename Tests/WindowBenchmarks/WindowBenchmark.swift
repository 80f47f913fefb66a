import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchDebugger
import TouchGeometry
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// What the window promises, on the scene with 64 views and 12 recognizers.
enum WindowBenchmark: String, CaseIterable {
  case first, drag, fingers, scrub, seek

  func measure(_ path: String) throws -> Row {
    switch self {
    case .first: try Self.firstFrame(path)
    case .drag:
      try Self.drag(path, fingers: 1, "drag, 64 views, 12 recognizers", (5.0, 7.7))
    case .fingers: try Self.drag(path, fingers: 10, "the same with ten fingers", (8, 12))
    case .scrub: try Self.scrub(path)
    case .seek: try Self.seek(path)
    }
  }

  /// From the scene's text to the first frame, fonts included.
  private static func firstFrame(_ path: String) throws -> Row {
    var times: [UInt64] = []
    for _ in 0..<5 {
      let begin = MonotonicClock.processorTime()
      let window = try MeasuredWindow(LiveScene.load(path: path))
      _ = window.turn()
      times.append(MonotonicClock.processorTime() - begin)
      window.end()
    }
    return Row(name: "first frame", goal: (nil, nil), times: times)
  }

  /// Fingers that go round for ten seconds.
  private static func drag(
    _ path: String, fingers: Int, _ name: String, _ goal: (median: Double?, most: Double?)
  ) throws -> Row {
    let window = try MeasuredWindow(LiveScene.load(path: path))
    // Fonts and glyphs are loaded by the first frames.
    for _ in 0..<10 { _ = window.turn() }
    let times = (0...600).map { step in
      let phase: CanvasEvent.FingerPhase = step == 0 ? .began : step == 600 ? .ended : .moved
      return window.turn(
        (0..<fingers).map { finger in
          let at = Self.place(of: finger, of: fingers, at: Double(step) / 60)
          return .finger(id: Int64(finger), device: 1, phase, window.windowPoint(at))
        })
    }
    precondition(window.session.inputs.count >= 600, "the window took no fingers")
    window.end()
    return Row(name: name, goal: goal, times: times)
  }

  /// The playhead goes through a minute of two fingers, there and back.
  private static func scrub(_ path: String) throws -> Row {
    let window = try recorded(path, events: 60_000)
    let count = window.session.trace.events.count
    let times = (0..<600).map { step in
      let part = Double(step < 300 ? 300 - step : step - 300) / 300
      return window.turn([], .press(.event(Int(part * Double(count - 1)))))
    }
    window.end()
    return Row(name: "scrubbing a minute with \(count) events", goal: (nil, 12), times: times)
  }

  /// The playhead goes to places far from each other.
  private static func seek(_ path: String) throws -> Row {
    let window = try recorded(path, events: 1_000_000)
    let count = window.session.trace.events.count
    let times = (0..<200).map { step in
      window.turn([], .press(.event(step * 7919 * 131 % count)))
    }
    window.end()
    return Row(name: "seek in \(count) events", goal: (nil, nil), times: times)
  }

  /// A window whose session has at least so many events, of two fingers that go round.
  private static func recorded(_ path: String, events: Int) throws -> MeasuredWindow {
    let window = try MeasuredWindow(LiveScene.load(path: path))
    for _ in 0..<10 { _ = window.turn() }
    let session = window.session
    let begin = session.now
    var step = 0
    while session.trace.events.count < events || step % 120 != 0 {
      let time = Instant(seconds: begin.seconds + Double(step) / 60)
      let phase: TouchPhase = step % 120 == 0 ? .began : step % 120 == 119 ? .ended : .moved
      let changes = (1...2).map {
        FingerChange(
          finger: $0, phase: phase, location: place(of: $0, of: 2, at: Double(step) / 60))
      }
      session.feed(
        SceneInput(
          arrival: time, event: .digitizer(DigitizerEvent(arrival: time, changes: changes))))
      session.advance(to: time)
      step += 1
    }
    // The window's clock follows.
    _ = window.turn(after: session.now.seconds - begin.seconds + 1)
    for _ in 0..<3 { _ = window.turn() }
    return window
  }

  /// Where a finger is on the board, points of the screen.
  private static func place(of finger: Int, of count: Int, at time: Double) -> CGPoint {
    let angle = time * 1.7 + Double(finger) / Double(count) * 2 * .pi
    return CGPoint(x: 200 + 120 * cos(angle), y: 330 + 160 * sin(angle * 1.3))
  }
}

import Foundation
import TouchEngine
import TouchGeometry
import TouchTrace

/// A window of 400 by 400 points with one view at (100, 100, 200, 200), and fingers.
final class App {
  let engine = Engine(screen: CGSize(width: 400, height: 400))
  let window: UIWindow
  let view: UIView
  private var time = 0.0

  init(_ make: (CGRect) -> UIView = { UIView(frame: $0) }) {
    let engine = engine
    (window, view) = engine.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = make(CGRect(x: 100, y: 100, width: 200, height: 200))
      view.touchscopeName = "view"
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
  }

  isolated deinit { engine.tearDown() }

  /// Adds a recognizer, and hears its actions.
  func add<R: UIGestureRecognizer>(_ make: @autoclosure () -> R) -> (R, ActionLog) {
    engine.perform {
      let recognizer = make()
      let log = ActionLog()
      log.watch(recognizer)
      recognizer.touchscopeName = "r"
      view.addGestureRecognizer(recognizer)
      return (recognizer, log)
    }
  }

  func perform(_ body: () -> Void) { engine.program(at: Instant(seconds: time), body) }

  func wait(_ seconds: Double) {
    time += seconds
    engine.advance(to: Instant(seconds: time))
  }

  func touch(_ phase: TouchPhase, _ finger: Int, _ x: Double, _ y: Double, force: Double = 0) {
    engine.step(
      DigitizerEvent(
        arrival: Instant(seconds: time),
        changes: [
          FingerChange(
            finger: finger, phase: phase, location: CGPoint(x: x, y: y), force: force)
        ]))
  }

  /// One finger along a line of points, a point every 10 ms.
  func stroke(_ points: [(Double, Double)], lifts: Bool = true) {
    for (index, point) in points.enumerated() {
      if index > 0 { wait(0.01) }
      touch(index == 0 ? .began : .moved, 1, point.0, point.1)
    }
    if lifts, let last = points.last { touch(.ended, 1, last.0, last.1) }
  }

  func lines(_ kinds: Set<TraceKind>) -> [String] {
    let trace = engine.trace
    return trace.events.filter { kinds.contains($0.kind) }.map { CanonicalLine.text($0, in: trace) }
  }
}

import Foundation
import TouchTrace

@testable import TouchEngine

/// A small scene made in code: a window with a view of 200 by 200 in its middle.
final class World {
  let engine = Engine(screen: CGSize(width: 400, height: 400))
  let window: UIWindow
  let view: UIView
  private var time = 0.0

  init() {
    let engine = engine
    (window, view) = engine.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.touchscopeName = "window"
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      view.touchscopeName = "view"
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
  }

  isolated deinit { engine.tearDown() }

  func add<R: UIGestureRecognizer>(
    _ name: String, to other: UIView? = nil, _ make: @autoclosure () -> R,
    _ set: (R) -> Void = { _ in }
  ) -> R {
    engine.perform {
      let recognizer = make()
      recognizer.touchscopeName = name
      set(recognizer)
      (other ?? view).addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  func wait(_ seconds: Double) {
    time += seconds
    engine.advance(to: Instant(seconds: time))
  }

  func touch(_ phase: TouchPhase, _ finger: Int, _ x: Double, _ y: Double) {
    touch([(phase, finger, x, y)])
  }

  func touch(_ changes: [(TouchPhase, Int, Double, Double)]) {
    let arrival = Instant(seconds: time)
    engine.step(
      DigitizerEvent(
        arrival: arrival,
        changes: changes.map {
          FingerChange(finger: $0.1, phase: $0.0, location: CGPoint(x: $0.2, y: $0.3))
        }))
  }

  func tap(hold: Double = 0.05) {
    touch(.began, 1, 200, 200)
    wait(hold)
    touch(.ended, 1, 200, 200)
  }

  func lines(_ kinds: Set<TraceKind>, of subjects: Set<String> = []) -> [String] {
    let trace = engine.trace
    return trace.events.filter {
      kinds.contains($0.kind) && (subjects.isEmpty || subjects.contains(trace.name(of: $0.subject)))
    }.map { CanonicalLine.text($0, in: trace) }
  }
}

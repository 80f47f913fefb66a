import Foundation
import TouchEngine
import TouchTrace

/// An engine with a window and one view that takes several fingers.
final class World {
  let engine: Engine
  let window: UIWindow
  let view: UIView
  private(set) var time = Instant.zero

  init(_ level: TraceLevel, size: CGFloat = 1000) {
    let frame = CGRect(x: 0, y: 0, width: size, height: size)
    let engine = Engine(screen: frame.size)
    engine.traceLevel = .off
    (window, view) = engine.perform { (UIWindow(frame: frame), UIView(frame: frame)) }
    self.engine = engine
    engine.perform {
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    engine.traceLevel = level
  }

  isolated deinit { engine.tearDown() }

  /// The events of a list of finger changes, each `seconds` after the one before.
  func events(_ changes: [[FingerChange]], every seconds: Double) -> [DigitizerEvent] {
    changes.map { changes in
      time = time.advanced(by: seconds)
      return DigitizerEvent(arrival: time, changes: changes)
    }
  }

  func play(_ events: [DigitizerEvent]) { for event in events { engine.step(event) } }
}

extension FingerChange {
  static func one(_ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1) -> FingerChange {
    FingerChange(finger: finger, phase: phase, location: CGPoint(x: x, y: y))
  }
}

import Foundation
import ReferenceModel
import TouchEngine
import TouchGeometry
import TouchTrace

/// A world of the model on the engine, and what can be seen of it.
final class LiveWorld {
  private let engine: Engine
  private var views: [UIView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private var delegates: [Companions] = []
  /// What views got, each with the length of the trace at that moment.
  private var calls: [(at: Int, outcome: Outcome)] = []
  /// Milliseconds since the start.
  private var now = 0
  private var fingers: [Int: Place] = [:]

  private init(_ world: ModelWorld, _ constants: EngineConstants) {
    engine = Engine(
      screen: CGSize(width: Scenario.screen, height: Scenario.screen), constants: constants)
    engine.isTracing = false
    engine.perform {
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: Scenario.screen, height: Scenario.screen))
      for (index, spec) in world.views.enumerated() { add(spec, index, to: window) }
      for (index, spec) in world.recognizers.enumerated() {
        let recognizer = Self.recognizer(spec)
        recognizer.touchscopeName = "\(index)"
        views[spec.view].addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
      }
      relate(world.relations)
      window.makeKeyAndVisible()
    }
    engine.isTracing = true
    engine.traceLevel = .decisions
  }

  /// Everything that can be seen of the engine when these inputs come.
  static func outcomes(of scenario: Scenario, constants: EngineConstants) -> [Outcome] {
    let live = LiveWorld(scenario.world, constants)
    // Not when it is freed: that may wait until the run loop has time, and a comparison leaves it none.
    defer { live.engine.tearDown() }
    for step in scenario.steps { live.play(step) }
    return live.outcomes()
  }

  // MARK: The world

  private func add(_ spec: ViewSpec, _ index: Int, to window: UIWindow) {
    let view = WatchedView(
      frame: CGRect(
        x: spec.area.x, y: spec.area.y, width: spec.area.width, height: spec.area.height))
    view.isMultipleTouchEnabled = spec.isMultipleTouchEnabled
    view.seen = { [unowned self] phase, touches in
      let fingers = touches.map { Scenario.finger(at: Double($0.location(in: nil).y)) }.sorted()
      note(.touches(index, phase, fingers))
    }
    let parent = spec.parent.map { views[$0] } ?? window
    view.frame = window.convert(view.frame, to: parent)
    parent.addSubview(view)
    views.append(view)
  }

  private func note(_ what: Outcome.What) {
    calls.append((engine.trace.events.count, Outcome(Self.milliseconds(engine.now), what)))
  }

  private static func milliseconds(_ time: Instant) -> Int { Int(time.nanoseconds / 1_000_000) }

  private static func recognizer(_ spec: RecognizerSpec) -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer
    switch spec.kind {
    case .tap(let taps, let fingers):
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = fingers
      recognizer = tap
    case .longPress(let fingers):
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = fingers
      recognizer = press
    case .pan(let least, let most):
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = least
      pan.maximumNumberOfTouches = most
      recognizer = pan
    case .swipe(let side, let fingers):
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction(side)
      swipe.numberOfTouchesRequired = fingers
      recognizer = swipe
    case .pinch: recognizer = UIPinchGestureRecognizer()
    case .rotation: recognizer = UIRotationGestureRecognizer()
    case .edgePan:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      recognizer = pan
    }
    recognizer.cancelsTouchesInView = spec.cancelsTouchesInView
    recognizer.delaysTouchesBegan = spec.delaysTouchesBegan
    recognizer.delaysTouchesEnded = spec.delaysTouchesEnded
    return recognizer
  }

  private static func direction(_ side: Side) -> UISwipeGestureRecognizer.Direction {
    switch side {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  private func relate(_ relations: [Relation]) {
    for relation in relations {
      switch relation {
      case .requires(let a, let b): recognizers[a].require(toFail: recognizers[b])
      case .together(let a, let b):
        let delegate = recognizers[a].delegate as? Companions ?? Companions()
        delegate.companions.append(recognizers[b])
        delegates.append(delegate)
        recognizers[a].delegate = delegate
      }
    }
  }

  // MARK: Inputs

  private func play(_ step: Step) {
    switch step {
    case .wait(let time):
      now += time
      engine.advance(to: Instant(nanoseconds: UInt64(now) * 1_000_000))
    case .down(let finger):
      guard fingers[finger] == nil else { return }
      touch(finger, .began, Scenario.place(of: finger))
    case .move(let finger, let way):
      guard let old = fingers[finger] else { return }
      touch(finger, .moved, Place(old.x + way.x, old.y + way.y))
    case .up(let finger):
      guard let place = fingers[finger] else { return }
      touch(finger, .ended, place)
    }
  }

  private func touch(_ finger: Int, _ phase: TouchPhase, _ place: Place) {
    now += Step.interval
    fingers[finger] = phase == .ended ? nil : place
    let change = FingerChange(
      finger: finger, phase: phase, location: CGPoint(x: place.x, y: place.y))
    engine.step(
      DigitizerEvent(arrival: Instant(nanoseconds: UInt64(now) * 1_000_000), changes: [change]))
  }

  // MARK: What can be seen

  private func outcomes() -> [Outcome] {
    let trace = engine.trace
    var found: [Outcome] = []
    var calls = self.calls[...]
    for (index, event) in trace.events.enumerated() {
      while let call = calls.first, call.at <= index {
        found.append(call.outcome)
        calls.removeFirst()
      }
      guard let what = what(event, trace) else { continue }
      found.append(Outcome(Self.milliseconds(event.time), what))
    }
    return found + calls.map(\.outcome)
  }

  private func what(_ event: TraceEvent, _ trace: Trace) -> Outcome.What? {
    guard event.kind == .state || event.kind == .action || event.kind == .reset,
      let index = Int(trace.name(of: event.subject))
    else { return nil }
    if event.kind == .reset { return .reset(index) }
    return event.kind == .action ? .action(index, event.to) : .state(index, event.from, event.to)
  }
}

/// Tells what it gets, and passes nothing on.
private final class WatchedView: UIView {
  var seen: ((TouchPhase, Set<UITouch>) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen?(.began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen?(.moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen?(.ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen?(.cancelled, touches)
  }
}

/// A delegate that lets its recognizer recognize together with these.
private final class Companions: UIGestureRecognizerDelegate {
  var companions: [UIGestureRecognizer] = []

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    companions.contains { $0 === other }
  }
}

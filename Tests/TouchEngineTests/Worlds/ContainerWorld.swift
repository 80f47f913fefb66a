import Foundation
import TouchTrace

@testable import TouchEngine

/// A screen of 375 by 667 with controllers in a window, and a finger that writes down nothing.
final class ContainerWorld {
  let engine = Engine(screen: CGSize(width: 375, height: 667))
  let window: UIWindow
  private(set) var time = 0.0

  init(_ profile: SystemProfile? = nil, isShown: Bool = true, _ root: () -> UIViewController) {
    let engine = engine
    engine.profile = profile
    window = engine.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.touchscopeName = "window"
      window.rootViewController = root()
      if isShown { window.makeKeyAndVisible() }
      return window
    }
  }

  isolated deinit { engine.tearDown() }

  func perform<R>(_ body: () -> R) -> R { engine.perform(body) }

  /// Code of the app, outside any event.
  func program(_ body: () -> Void) { engine.program(at: Instant(seconds: time), body) }

  func wait(_ seconds: Double) {
    time += seconds
    engine.advance(to: Instant(seconds: time))
  }

  func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1) {
    engine.step(
      DigitizerEvent(
        arrival: Instant(seconds: time),
        changes: [FingerChange(finger: finger, phase: phase, location: CGPoint(x: x, y: y))]))
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y)
    wait(0.05)
    touch(.ended, x, y)
  }

  /// A straight way in steps of 1/60 s.
  func drag(from: CGPoint, to: CGPoint, over: Double = 0.3, lifts: Bool = true) {
    touch(.began, from.x, from.y)
    let steps = Int((over * 60).rounded())
    for step in 1...steps {
      wait(over / Double(steps))
      let part = Double(step) / Double(steps)
      touch(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    if lifts { touch(.ended, to.x, to.y) }
  }

  func lines(_ kinds: Set<TraceKind>, of subjects: Set<String> = []) -> [String] {
    let trace = engine.trace
    return trace.events.filter {
      kinds.contains($0.kind) && (subjects.isEmpty || subjects.contains(trace.name(of: $0.subject)))
    }.map { CanonicalLine.text($0, in: trace) }
  }

  /// The class names from a responder to the end of the chain, as the article prints them (GOLD-004-04).
  func chain(from responder: UIResponder) -> String {
    perform {
      var names: [String] = []
      var current: UIResponder? = responder
      while let one = current, names.count < 100 {
        names.append("\(type(of: one))")
        current = one.next
      }
      return names.joined(separator: " --> ")
    }
  }
}

/// A controller that writes down how it comes and goes.
final class Screen: UIViewController {
  let id: String
  let notes: Notes

  final class Notes { var lines: [String] = [] }

  init(_ id: String, _ notes: Notes = Notes()) {
    self.id = id
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    title = id
    touchscopeName = id
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { notes.lines.append("\(id) \(what)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willMove to nil" : "willMove to parent")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove to nil" : "didMove to parent")
    super.didMove(toParent: parent)
  }
}

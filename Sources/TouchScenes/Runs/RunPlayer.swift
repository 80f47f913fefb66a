import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage
public import TouchTrace

/// Plays a run on a scene in virtual time.
public final class RunPlayer {
  private let scene: LiveScene
  private var inputs: [RunInput]
  private let sampler: RunSampler
  private var queue: [RunSample] = []
  private var index = 0
  /// Seconds: where the next input starts.
  private var cursor = 0.0
  private var idleSince: Double?
  /// Set if `wait: idle` gave up.
  public private(set) var problem: String?
  /// Changes that the scene refused, each at its place in the scene's file.
  public private(set) var refused: [SceneDiagnostic] = []
  /// The change that is applied before the next input is asked for, and how many problems the scene had before.
  private var pending: (change: SceneNode, problems: Int)?

  /// A player at the start of the run.
  public init(_ run: SceneRun, on scene: LiveScene) {
    inputs = run.inputs
    self.scene = scene
    sampler = RunSampler { [unowned scene] place in scene.point(of: place) }
  }

  /// Appends inputs to the run; fingers that are down stay where they are.
  public func append(_ run: SceneRun) { inputs += run.inputs }

  /// The next input, or nil at the end. Apply it before you ask for the next one.
  public func next() -> SceneInput? {
    if let (change, count) = pending {
      refused += scene.problems.dropFirst(count).map { scene.diagnostic(at: change, $0) }
      pending = nil
    }
    while queue.isEmpty {
      guard index < inputs.count else { return nil }
      let input = inputs[index]
      if case .waitIdle = input {
        if let wait = waitIdle() { return wait }
        continue
      }
      // What is due until then happens first, as an input of its own.
      if let deadline = scene.engine.nextDeadline, deadline <= Instant(seconds: cursor) {
        return SceneInput(arrival: Instant(seconds: cursor), event: .wait)
      }
      index += 1
      // Places are looked up where the scene stands when the input starts.
      scene.engine.advance(to: Instant(seconds: cursor))
      let (samples, end) = sampler.samples(input, start: cursor)
      queue = samples
      cursor = end
      if samples.isEmpty { return SceneInput(arrival: Instant(seconds: cursor), event: .wait) }
    }
    return input(queue.removeFirst())
  }

  /// The next deadline, at most 60 s after the wait began; nil ends the wait.
  private func waitIdle() -> SceneInput? {
    let start = idleSince ?? cursor
    idleSince = start
    if let deadline = scene.engine.nextDeadline {
      if deadline <= Instant(seconds: start + 60) {
        cursor = max(cursor, deadline.seconds)
        return SceneInput(arrival: deadline, event: .wait)
      }
      problem = Text.runs.neverIdle
    }
    idleSince = nil
    index += 1
    return nil
  }

  private func input(_ sample: RunSample) -> SceneInput {
    let arrival = Instant(seconds: sample.time)
    switch sample.what {
    case .fingers(let changes):
      return SceneInput(
        arrival: arrival, event: .digitizer(DigitizerEvent(arrival: arrival, changes: changes)))
    case .change(.set(let path, let value)):
      pending = (value, scene.problems.count)
      return SceneInput(arrival: arrival, event: .set(path: path, value: value.flow))
    case .change(.program(let verb, let arguments)):
      return SceneInput(arrival: arrival, event: .program(verb: verb, arguments: arguments))
    case .button(let type, let phase):
      return SceneInput(arrival: arrival, event: .button(type, phase))
    case .shake: return SceneInput(arrival: arrival, event: .shake)
    case .interrupt: return SceneInput(arrival: arrival, event: .interrupt)
    case .fetching(let goesOn):
      return SceneInput(arrival: arrival, event: goesOn ? .resume : .suspend)
    }
  }

  /// Plays everything at once; `before` is called with the time of each input before it is applied.
  public func playAll(before: (Instant) -> Void = { _ in }) {
    while let input = next() {
      before(input.arrival)
      scene.apply(input)
    }
  }
}

extension LiveScene {
  /// A point of a run, on the screen.
  func point(of place: Place) -> CGPoint {
    switch place.kind {
    case .screen(let x, let y): CGPoint(x: x, y: y)
    case .object(let id):
      view(id).map { view in
        engine.perform {
          CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(view.touchscopeToScreen)
        }
      } ?? .zero
    case .inside(let id, let x, let y):
      view(id).map { view in
        engine.perform { CGPoint(x: x, y: y).applying(view.touchscopeToScreen) }
      } ?? CGPoint(x: x, y: y)
    }
  }

  private func view(_ id: String) -> UIView? {
    switch object(id) {
    case let view as UIView: view
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let controller as UIViewController: controller.viewIfLoaded
    default: nil
    }
  }
}

public import Foundation
public import TouchEngine
import TouchScenes
public import TouchTrace

/// A copy of a session's scene for questions that must not change it: it gets the same inputs, leaves no trace, and
/// is made at the first question.
///
/// Overrides that log, count or create views run in the copy only.
@MainActor
public final class Shadow {
  private let session: Session
  private var scene: LiveScene?
  private var fed = 0

  /// A copy of a scene.
  public init(_ session: Session) { self.session = session }

  isolated deinit { scene?.engine.tearDown() }

  /// Which view a finger would get that goes down at a point of the screen, as the scene stood after a step and at a
  /// time not before it; nil when the scene cannot be made a second time.
  public func probe(at point: CGPoint, afterStep step: Int, time: Instant) -> Engine.Probe? {
    guard let engine = catchUp(step, time) else { return nil }
    let count = engine.handleCount
    let answer = engine.probe(at: point)
    // An override that makes views has changed the copy, so the next question gets a new one.
    if engine.handleCount != count, let scene { forget(scene) }
    return answer
  }

  /// The copy's engine as the scene stood then.
  public func catchUp(_ step: Int, _ time: Instant) -> Engine? {
    let inputs = session.steps.indices.contains(step) ? session.steps[step].inputs : 0
    if let scene, inputs < fed || scene.engine.now > time { forget(scene) }
    guard let scene = scene ?? make() else { return nil }
    for input in session.inputs[fed..<inputs] { scene.apply(input) }
    fed = inputs
    scene.engine.advance(to: time)
    return scene.engine
  }

  private func make() -> LiveScene? {
    let original = session.scene
    scene = try? LiveScene.load(
      text: original.text, path: original.path, variant: original.variant)
    scene?.engine.isTracing = false
    return scene
  }

  private func forget(_ scene: LiveScene) {
    scene.engine.tearDown()
    self.scene = nil
    fed = 0
  }
}

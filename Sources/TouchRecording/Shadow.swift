public import Foundation
public import TouchEngine
import TouchScenes
public import TouchTrace

/// A copy of a session's scene that answers questions without changing the session. It gets the same inputs, writes no
/// trace, and is created for the first question.
///
/// Overrides that log, count or create views do so in the copy only.
@MainActor
public final class Shadow {
  private let session: Session
  private var scene: LiveScene?
  private var fed = 0

  /// A copy of a scene.
  public init(_ session: Session) { self.session = session }

  isolated deinit { scene?.engine.tearDown() }

  /// The view that a finger going down at a point of the screen would hit, in the state after a step and at a time not
  /// before it; nil if the scene cannot be built a second time.
  public func probe(at point: CGPoint, afterStep step: Int, time: Instant) -> Engine.Probe? {
    guard let engine = catchUp(step, time) else { return nil }
    let count = engine.handleCount
    let answer = engine.probe(at: point)
    // An override that makes views has changed the copy, so the next question gets a new one.
    if engine.handleCount != count, let scene { forget(scene) }
    return answer
  }

  /// The copy's engine in that state.
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
    scene = try? LiveScene.load(original.document, variant: original.variant, withRuns: false)
    scene?.engine.isTracing = false
    return scene
  }

  private func forget(_ scene: LiveScene) {
    scene.engine.tearDown()
    self.scene = nil
    fed = 0
  }
}

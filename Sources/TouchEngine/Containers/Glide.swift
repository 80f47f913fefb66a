import TouchTrace

/// A change that takes its time: frames from 0 to 1 with the curve 3t² − 2t³, while events are ignored (EC-51).
final class Glide {
  private let engine: Engine
  private let seconds: Double
  private let start: Instant
  private let cause: UInt32
  private let frame: (Double) -> Void
  private let done: () -> Void

  /// Not animated, or before the scene runs, it is over at once.
  static func run(
    _ engine: Engine, animated: Bool, seconds: Double? = nil, frame: @escaping (Double) -> Void,
    done: @escaping () -> Void
  ) {
    let seconds = seconds ?? engine.constants.transitionDuration
    guard animated, engine.isTracing, seconds > 0 else {
      frame(1)
      done()
      return
    }
    engine.application.beginIgnoringInteractionEvents()
    frame(0)
    Glide(engine, seconds, frame, done).next()
  }

  private init(
    _ engine: Engine, _ seconds: Double, _ frame: @escaping (Double) -> Void,
    _ done: @escaping () -> Void
  ) {
    self.engine = engine
    self.seconds = seconds
    self.frame = frame
    self.done = done
    start = engine.now
    cause = engine.presentCause
  }

  private func next() {
    let left = max(0, seconds - engine.now.since(start))
    _ = engine.schedule(after: min(engine.constants.frame, left)) { [self] in
      engine.because(cause) { step() }
    }
  }

  private func step() {
    let part = min(1, engine.now.since(start) / seconds)
    guard part < 1 - 1e-6 else {
      frame(1)
      engine.application.endIgnoringInteractionEvents()
      done()
      return
    }
    frame(part * part * (3 - 2 * part))
    next()
  }
}

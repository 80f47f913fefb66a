import TouchTrace

/// A change that takes its time: frames from 0 to 1 with the curve 3t² − 2t³, while events are ignored (EC-51).
final class Glide {
  private let engine: Engine
  private let seconds: Double
  private let frames: Int
  private var shown = 0
  private let cause: UInt32
  private let frame: (Double) -> Void
  private let done: () -> Void

  /// Not animated, or before the scene runs, it is over at once.
  static func run(
    _ engine: Engine, animated: Bool, seconds: Double? = nil, frame: @escaping (Double) -> Void,
    done: @escaping () -> Void
  ) {
    let seconds = seconds ?? engine.constants.transitionDuration
    guard animated, !engine.isLoading, seconds > 0 else {
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
    frames = max(1, Int((seconds / max(engine.constants.frame, 1e-3)).rounded(.up)))
    cause = engine.recorder.cause
  }

  private func next() {
    shown += 1
    let isLast = shown == frames
    let wait =
      isLast ? seconds - Double(frames - 1) * engine.constants.frame : engine.constants.frame
    _ = engine.schedule(after: wait) { [self] in
      engine.because(cause) { isLast ? finish() : step() }
    }
  }

  private func step() {
    let part = Double(shown) / Double(frames)
    frame(part * part * (3 - 2 * part))
    next()
  }

  private func finish() {
    frame(1)
    engine.application.endIgnoringInteractionEvents()
    done()
  }
}

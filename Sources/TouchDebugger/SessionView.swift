public import TouchInspection
public import TouchRecording
public import TouchTrace

/// What is looked at of a session: the trace up to the playhead, with copies on the way so that going back is quick.
public final class SessionView {
  private let session: Session
  private(set) var reading = TraceReading()
  /// The step that the playhead stands behind; -1 is the start.
  private(set) var step = -1
  private var keyframes: [(step: Int, reading: TraceReading)] = []
  private static let keyframeEvery = 256

  public init(_ session: Session) { self.session = session }

  /// Reads on to the newest step, and lets time go on to `time`.
  func follow(_ time: Instant) {
    while step + 1 < session.steps.count { readNext() }
    reading.advance(to: time)
  }

  /// Puts the playhead behind a step; `time` is where the clock stands when that is the newest one.
  public func seek(to target: Int, time: Instant? = nil) {
    let target = min(max(target, -1), session.steps.count - 1)
    if target < step
      || reading.now > (session.steps.indices.contains(target) ? session.steps[target].time : .zero)
    {
      let keyframe = keyframes.last { $0.step <= target }
      reading = keyframe?.reading ?? TraceReading()
      step = keyframe?.step ?? -1
    }
    while step < target { readNext() }
    if let time { reading.advance(to: time) }
  }

  private func readNext() {
    step += 1
    let trace = session.trace
    for index in session.steps[step].events { reading.read(trace.events[index], in: trace) }
    if step % Self.keyframeEvery == 0, step > (keyframes.last?.step ?? -1) {
      keyframes.append((step, reading))
    }
  }

  public var input: PictureInput {
    PictureInput(
      reading: reading, snapshot: session.snapshot(afterStep: step), trace: session.trace)
  }
}

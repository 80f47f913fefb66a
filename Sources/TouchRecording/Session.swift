import TouchEngine
public import TouchScenes
public import TouchTrace

/// A scene that is being touched: every input, every step of the engine, and how the scene looked then.
public final class Session {
  /// One input or one moment at which deadlines fired.
  public struct Step: Sendable {
    public let time: Instant
    /// The trace events of the step.
    public let events: Range<Int>
    /// Index of the snapshot that shows the scene after it.
    public let snapshot: Int
    /// How many inputs had been fed when it was over.
    public let inputs: Int
  }

  public let scene: LiveScene
  public private(set) var steps: [Step] = []
  /// Everything that was fed, in order.
  public private(set) var inputs: [SceneInput] = []
  private var snapshots: [SceneSnapshot]
  private var lookVersion: Int
  /// Gets every input as it is applied; a recording listens here.
  public var onInput: ((SceneInput) -> Void)?

  public init(_ scene: LiveScene) {
    self.scene = scene
    snapshots = [scene.engine.snapshot()]
    lookVersion = scene.engine.lookVersion
  }

  public var trace: Trace { scene.engine.trace }
  public var now: Instant { scene.engine.now }

  /// The scene as it stood after a step; -1 stands for the time before the first one.
  public func snapshot(afterStep step: Int) -> SceneSnapshot {
    steps.indices.contains(step) ? snapshots[steps[step].snapshot] : snapshots[0]
  }

  /// Applies an input; deadlines before it become steps of their own.
  public func feed(_ input: SceneInput) {
    var input = input
    input.arrival = max(input.arrival, now)
    advance(to: input.arrival)
    onInput?(input)
    inputs.append(input)
    let start = trace.events.count
    scene.apply(input)
    close(start)
  }

  /// Lets time go on; each moment at which deadlines fire is one step.
  public func advance(to time: Instant) {
    while let deadline = scene.engine.nextDeadline, deadline <= time {
      let start = trace.events.count
      scene.engine.advance(to: deadline)
      close(start)
    }
    scene.engine.advance(to: time)
  }

  private func close(_ start: Int) {
    let end = trace.events.count
    if scene.engine.lookVersion != lookVersion {
      lookVersion = scene.engine.lookVersion
      snapshots.append(scene.engine.snapshot())
    }
    guard end > start else { return }
    steps.append(
      Step(time: now, events: start..<end, snapshot: snapshots.count - 1, inputs: inputs.count))
  }

  /// Plays a run to its end; `until` stops before the first input after that time.
  public func play(_ run: SceneRun, until: Instant? = nil) {
    let player = RunPlayer(run, on: scene)
    while let input = player.next() {
      if let until, input.arrival > until { break }
      feed(input)
    }
    if let until { advance(to: until) }
  }

  public func play(_ recording: Recording, until: Instant? = nil) {
    for input in recording.inputs {
      if let until, input.arrival > until { break }
      feed(input)
    }
    if let until { advance(to: until) }
  }

  /// The last step that is not after `time`; -1 when there is none.
  public func step(at time: Instant) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

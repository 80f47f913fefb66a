import TouchEngine
public import TouchScenes
public import TouchTrace

/// A scene that is being touched: every input, every step of the engine, and how the scene looked then.
public final class Session {
  /// One input or one moment at which deadlines fired.
  package typealias Step = SessionStep

  /// The scene that is touched.
  public let scene: LiveScene
  /// Everything that happened, step by step.
  package private(set) var steps: [SessionStep] = []
  /// Everything that was fed, in order.
  public private(set) var inputs: [SceneInput] = []
  /// Which inputs are edits, in order.
  private(set) var editInputs: [Int] = []
  /// The trace events that edits left, in order.
  private(set) var editEvents: [Range<Int>] = []
  private var snapshots: SnapshotStore
  private var lookVersion: Int
  /// Gets every input as it is applied; a recording listens here.
  public var onInput: ((SceneInput) -> Void)?

  /// Starts with the scene as it was loaded.
  public init(_ scene: LiveScene) {
    self.scene = scene
    scene.engine.keepTrace(in: TraceFile())
    snapshots = SnapshotStore(scene.engine.snapshot())
    lookVersion = scene.engine.lookVersion
  }

  /// Everything that was recorded.
  public var trace: Trace { scene.engine.trace }
  /// The moment that was reached.
  public var now: Instant { scene.engine.now }

  /// The scene as it stood after a step; -1 stands for the time before the first one.
  public func snapshot(afterStep step: Int) -> SceneSnapshot {
    snapshots.snapshot(steps.indices.contains(step) ? steps[step].snapshot : 0)
  }

  /// Applies an input; deadlines before it become steps of their own.
  ///
  /// An edit is a `set` that the next run may leave out; see `rerun(with:)`.
  public func feed(_ input: SceneInput, isEdit: Bool = false) {
    var input = input
    input.arrival = max(input.arrival, now)
    advance(to: input.arrival)
    onInput?(input)
    inputs.append(input)
    let start = trace.events.count
    scene.apply(input)
    if isEdit {
      editInputs.append(inputs.count - 1)
      editEvents.append(start..<trace.events.count)
    }
    close(start, isChange: input.isChange)
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

  /// A change from outside is a step even where nothing was traced of it.
  private func close(_ start: Int, isChange: Bool = false) {
    let end = trace.events.count
    if isChange || scene.engine.lookVersion != lookVersion {
      lookVersion = scene.engine.lookVersion
      snapshots.append(scene.engine.snapshot())
    }
    guard end > start || isChange else { return }
    steps.append(
      SessionStep(
        time: now, events: start..<end, snapshot: snapshots.count - 1, inputs: inputs.count))
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

  /// Plays a recording to its end; `until` stops before the first input after that time.
  public func play(_ recording: Recording, until: Instant? = nil) {
    for input in recording.inputs {
      if let until, input.arrival > until { break }
      feedRecorded(input)
    }
    if let until { advance(to: until) }
  }

  /// Applies an input of a recording: changes at the time zero before everything else are taken for its edits.
  public func feedRecorded(_ input: SceneInput) {
    feed(input, isEdit: input.isEditAtStart && editInputs.count == inputs.count)
  }

  /// The last step that is not after `time`; -1 when there is none.
  public func step(at time: Instant) -> Int { steps.firstIndexOfRest { $0.time > time } - 1 }

  /// The step that a trace event belongs to; nil when there is no such event.
  public func step(ofEvent event: Int) -> Int? {
    let index = steps.firstIndexOfRest { $0.events.upperBound > event }
    return steps.indices.contains(index) && steps[index].events.contains(event) ? index : nil
  }
}

extension SceneInput {
  /// True for what code of the app or a person changes, false for fingers and time.
  var isChange: Bool {
    switch event {
    case .set, .program: true
    case .digitizer, .button, .shake, .interrupt, .suspend, .resume, .wait: false
    }
  }

  var isEditAtStart: Bool {
    if case .set = event { return arrival == .zero }
    return false
  }
}

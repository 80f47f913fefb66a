import TouchEngine
public import TouchScenes
public import TouchTrace

/// A scene that is being touched: every input, every step of the engine, and a snapshot of the scene after it.
public final class Session {
  /// One input, or one moment at which deadlines fired.
  package typealias Step = SessionStep

  /// The scene that is touched.
  public let scene: LiveScene
  /// Everything that happened, step by step.
  package private(set) var steps: [SessionStep] = []
  /// All inputs, in order.
  public private(set) var inputs: [SceneInput] = []
  /// The indices of the inputs that are edits, in order.
  private(set) var editInputs: [Int] = []
  /// The trace events that edits caused, in order.
  private(set) var editEvents: [Range<Int>] = []
  /// True while the run or recording that was played last has inputs that were not fed, as it was stopped before them.
  package private(set) var hasInputsLeft = false
  private var snapshots: SnapshotStore
  private var lookVersion: Int
  /// What an app did under the same fingers; nil where no probe has seen it.
  public var app: ProbedApp?
  /// Called with every input as it is applied; recordings use it.
  public var onInput: ((SceneInput) -> Void)?

  /// Where the full parts of the trace are, outside of memory.
  package let archive: TraceFile

  /// Starts with the scene as it was loaded.
  public convenience init(_ scene: LiveScene) { self.init(scene, archive: TraceFile()) }

  /// The same with another file for the trace.
  package init(_ scene: LiveScene, archive: TraceFile) {
    self.scene = scene
    self.archive = archive
    scene.engine.keepTrace(in: archive)
    snapshots = SnapshotStore(scene.engine.snapshot())
    lookVersion = scene.engine.lookVersion
  }

  public var trace: Trace { scene.engine.trace }
  /// The current time.
  public var now: Instant { scene.engine.now }

  /// The scene after a step; -1 is the state before the first one.
  public func snapshot(afterStep step: Int) -> SceneSnapshot {
    snapshots.snapshot(steps.indices.contains(step) ? steps[step].snapshot : 0)
  }

  /// Applies an input; deadlines before it become separate steps.
  ///
  /// An edit is a `set` that a rerun may leave out; see `rerun(with:)`.
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

  /// Advances time; each moment at which deadlines fire is one step.
  public func advance(to time: Instant) {
    while let deadline = scene.engine.nextDeadline, deadline <= time {
      let start = trace.events.count
      scene.engine.advance(to: deadline)
      close(start)
    }
    scene.engine.advance(to: time)
  }

  /// A change from outside is a step even if it left no event.
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

  /// Plays a run to its end; `until` stops before the first input after that time. Returns the changes that the scene
  /// refused.
  @discardableResult
  public func play(_ run: SceneRun, until: Instant? = nil) -> [SceneDiagnostic] {
    let player = RunPlayer(run, on: scene)
    play(until: until, player.next) { feed($0) }
    return player.refused
  }

  /// Plays a recording to its end; `until` stops before the first input after that time.
  public func play(_ recording: Recording, until: Instant? = nil) {
    app = recording.app
    var inputs = recording.inputs.makeIterator()
    play(until: until, { inputs.next() }, feedRecorded)
  }

  private func play(
    until end: Instant?, _ next: () -> SceneInput?, _ feed: (SceneInput) -> Void
  ) {
    hasInputsLeft = false
    while let input = next() {
      if let end, input.arrival > end {
        hasInputsLeft = true
        break
      }
      feed(input)
    }
    if let end { advance(to: end) }
  }

  /// Applies an input of a recording; its `set` inputs at time zero before all others are edits.
  public func feedRecorded(_ input: SceneInput) {
    feed(input, isEdit: input.isEditAtStart && editInputs.count == inputs.count)
  }

  /// The last step that is not after `time`; -1 if there is none.
  public func step(at time: Instant) -> Int { steps.firstIndexOfRest { $0.time > time } - 1 }

  /// The step that a trace event belongs to; nil if there is no such event.
  public func step(ofEvent event: Int) -> Int? {
    let index = steps.firstIndexOfRest { $0.events.upperBound > event }
    return steps.indices.contains(index) && steps[index].events.contains(event) ? index : nil
  }
}

extension SceneInput {
  /// True for changes by the app's code or a person, false for fingers and time.
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

import TouchLanguage
import Foundation
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// The session of the open scene, and what is read of it: the live objects behind `Reading`.
final class SessionHost {
  private(set) var session: Session
  private(set) var view: SessionView
  private var shadow: Shadow
  private var finder = StepFinder()
  private var log = LogFilter()
  private var replay: Replay?
  /// The run that a branch left.
  private(set) var previousRun: Session?
  /// The run before the last edit; nil once another session took over.
  var former: FormerRunReader?
  /// Where inputs are written as they happen.
  private let recorder: RecordingWriter?
  /// Tells sessions apart: each one that takes over has the next number.
  private var number = 0
  /// Changes with every input, step and session.
  private(set) var revision = 0
  private var areas: (snapshot: SceneSnapshot, areas: [TouchArea])?
  private var missedAreas = MissedAreas()
  private var pick: (key: PickKey, hit: HitReading?)?
  /// What was read of objects since the last change.
  private var inspected: (revision: Int, properties: [String: [PropertyReading]]) = (0, [:])

  private struct PickKey: Equatable {
    var point: CGPoint
    var step: Int
    var time: Instant
    var revision: Int
  }

  init(_ scene: LiveScene, recorder: RecordingWriter?) {
    session = Session(scene)
    view = SessionView(session)
    shadow = Shadow(session)
    self.recorder = recorder
    listen()
  }

  /// A recording that is being written gets every input.
  private func listen() {
    guard let recorder else { return }
    session.onInput = { input in recorder.write(input) }
  }

  /// Why the recording is not whole.
  var recordingProblem: (path: String, reason: String)? {
    guard let recorder, let problem = recorder.problem else { return nil }
    return (recorder.path, problem)
  }

  /// The same, once.
  func takeRecordingProblem() -> (path: String, reason: String)? {
    guard let recorder, let problem = recorder.takeProblem() else { return nil }
    return (recorder.path, problem)
  }

  /// Why the trace is in memory and not in its file, once for each session: the folder and the reason.
  func takeTraceProblem() -> String? { session.archive.takeProblem() }

  /// Closes the file of inputs; later inputs are not written.
  func endRecording() {
    session.onInput = nil
    recorder?.close()
  }

  func close() {
    session.scene.engine.tearDown()
    previousRun?.scene.engine.tearDown()
  }

  // MARK: Sessions

  /// Another scene; the session before is over.
  func replace(with scene: LiveScene, replay: Replay? = nil) {
    session.scene.engine.tearDown()
    previousRun?.scene.engine.tearDown()
    previousRun = nil
    take(Session(scene))
    self.replay = replay
  }

  /// Another session of the same scene; the one before stays as it is.
  func take(_ other: Session) { take(PreparedSession(other)) }

  /// The same, of which something is read already.
  func take(_ prepared: PreparedSession) {
    // Edits change what the engine does, not what the app did.
    let app = prepared.session.scene.path == session.scene.path ? session.app : nil
    session = prepared.session
    if session.app == nil { session.app = app }
    listen()
    view = prepared.view
    shadow = Shadow(session)
    finder = prepared.finder
    log = LogFilter()
    replay = nil
    former = nil
    areas = nil
    missedAreas.forget()
    number += 1
    revision += 1
  }

  /// A branch takes over; the run that it left can be returned to.
  func branch(to prepared: PreparedSession) {
    previousRun?.scene.engine.tearDown()
    previousRun = session
    take(prepared)
  }

  /// The run that a branch left, and this one in its place; false when there is none.
  func swapRuns() -> Bool {
    guard let previous = previousRun else { return false }
    previousRun = session
    take(previous)
    return true
  }

  /// The fingers that are down at the session's end. The playhead goes where the state has it before anything shows.
  var fingersDown: [HeldFinger] {
    view.follow(session.now)
    return view.fingersDown
  }

  // MARK: Time

  func feed(_ feed: SceneFeed, at time: Instant) {
    let event: SceneInput.Event =
      switch feed {
      case .fingers(let changes): .digitizer(DigitizerEvent(arrival: time, changes: changes))
      case .rotateDevice(let name): .program(verb: "rotateDevice", arguments: [name])
      case .interrupt: .interrupt
      case .suspend: .suspend
      case .resume: .resume
      case .wait: .wait
      }
    session.feed(SceneInput(arrival: time, event: event))
    revision += 1
  }

  /// Edits the running scene; a refused edit changes nothing.
  func edit(_ edit: Edit) throws {
    try session.edit(edit)
    missedAreas.forget()
    revision += 1
  }

  /// Feeds what a replay has up to a time, then lets the scene's time go on; true when a replay ended.
  func advance(to time: Instant) -> Bool {
    let hadReplay = replay != nil
    while let next = replay?.next, next.arrival <= time {
      session.feed(next)
      replay?.advance()
      revision += 1
    }
    if replay != nil, replay?.next == nil { replay = nil }
    let steps = session.steps.count
    session.advance(to: time)
    if session.steps.count != steps { revision += 1 }
    return hadReplay && replay == nil
  }

  /// Lets happen what still waits, until so many seconds after the last input.
  func settle(within seconds: Double) {
    session.settle(within: seconds)
    revision += 1
  }

  func stopReplay() { replay = nil }

  /// Feeds all that a replay still has, whenever it is due.
  func finishReplay() {
    while let next = replay?.next {
      session.feed(next)
      replay?.advance()
    }
    replay = nil
    revision += 1
  }

  func play(_ replay: Replay) { self.replay = replay }

  // MARK: Reading

  /// Puts the playhead where the state has it.
  ///
  /// A state that has not yet heard of a new session says nothing about it: that one shows its newest moment.
  func movePlayhead(_ playback: PlaybackState, _ now: WindowTime) {
    guard playback.session == number else { return view.follow(session.now) }
    switch playback.position {
    case .newest: view.follow(playback.clock.time(now))
    case .past(let playhead): view.show(playhead)
    case .playing, .looping:
      let time = playback.playedTime(now) ?? .zero
      view.seek(to: session.step(at: time), time: time)
    }
  }

  var playhead: PlayheadReading {
    PlayheadReading(step: view.step, lastEvent: view.lastEvent, isWithinStep: view.isWithinStep)
  }

  /// What pictures take, with what only a copy of the scene can tell.
  func input(_ state: DebuggerState) -> PictureInput {
    var input = view.input
    // The former run is there as long as what the edit changed is told.
    if let difference = state.document.difference {
      input.former = former?.run(beside: input)
      input.former?.difference = difference.time
    }
    // That of the gesture, whatever is asked about.
    input.missedArea = missedAreas.area(input, step: view.step)
    if lacksArea, state.playback.isAtNewest, state.input.scene.tracker.down.isEmpty {
      findArea(atOnce: true)
      input.missedArea = missedAreas.area(input, step: view.step)
    }
    if state.workspace.isPicking, let point = state.input.pickPoint {
      (input.probe, input.probePoint) = (picked(point), point)
    }
    guard state.workspace.overlays.contains(.areas) else { return input }
    // Views that are moved have new areas when they rest.
    if areas?.snapshot != input.snapshot,
      state.input.scene.tracker.down.isEmpty || areas == nil,
      let engine = shadow.catchUp(view.step, view.reading.now)
    {
      areas = (input.snapshot, TouchAreas(engine: engine, snapshot: input.snapshot).all())
    }
    input.areas = areas?.areas ?? []
    return input
  }

  /// What is shown lacks where a view takes touches.
  var lacksArea: Bool { missedAreas.isIncomplete }

  /// Looks for that while the fingers rest, a little in each turn or all at once; true when it was found.
  @discardableResult
  func findArea(atOnce: Bool = false) -> Bool {
    missedAreas.find(at: view.step, atOnce: atOnce) {
      shadow.catchUp(view.step, view.reading.now).map { ($0, view.snapshot) }
    }
  }

  /// A little more of it was looked for: what is found shows in the next frame.
  func findMoreOfArea() {
    if findArea() { revision += 1 }
  }

  private func picked(_ point: CGPoint) -> HitReading? {
    let key = PickKey(
      point: point, step: view.step, time: view.reading.now, revision: revision)
    if let pick, pick.key == key { return pick.hit }
    let hit = probe(at: point)
    pick = (key, hit)
    return hit
  }

  /// Asks a copy of the scene which view a touch would hit; nil when no copy can be made.
  func probe(at point: CGPoint) -> HitReading? {
    shadow.probe(at: point, afterStep: view.step, time: view.reading.now).map {
      HitReading(events: $0.events, winner: $0.view)
    }
  }

  /// Writes the lines that the log shows as text.
  func copyWork(_ finish: @escaping (String) -> [Message]) -> CopyWork {
    CopyWork(log, session.trace, finish: finish)
  }

  /// The lines of the log; read while it shows.
  func log(_ settings: LogSettings, isShown: Bool) -> LogFilter {
    guard isShown else { return log }
    log.change(hiddenKinds: settings.hiddenKinds, query: settings.query)
    log.extend(with: session.trace, budget: 200_000)
    return log
  }

  /// What can be edited of an object.
  func properties(of id: String?) -> [PropertyReading] {
    guard let id else { return [] }
    if inspected.revision != revision { inspected = (revision, [:]) }
    if let known = inspected.properties[id] { return known }
    let properties = PropertyReading.all(of: id, in: session.scene)
    inspected.properties[id] = properties
    return properties
  }

  var reading: SessionReading {
    var reading = SessionReading()
    let engine = session.scene.engine
    finder.read(session)
    reading.number = number
    reading.trace = session.trace
    reading.steps = session.steps
    reading.finder = finder
    reading.now = session.now
    reading.replay = replay.flatMap { replay in
      replay.next.map { ReplayReading(next: $0.arrival, end: replay.end) }
    }
    reading.isSuspended = engine.isEventFetchSuspended
    reading.waitingEvents = engine.waitingEvents
    reading.screen = engine.screen
    reading.shownScreen = view.screen
    let (left, right) = (
      engine.orientation.turned(clockwise: false), engine.orientation.turned(clockwise: true)
    )
    reading.turnedLeft = DeviceOrientation(rawValue: left.name) ?? .unknown
    reading.turnedRight = DeviceOrientation(rawValue: right.name) ?? .unknown
    return reading
  }
}

extension PropertyReading {
  /// What can be edited of an object of a scene, and what can only be read.
  static func all(of id: String?, in scene: LiveScene) -> [PropertyReading] {
    guard let id else { return [] }
    let properties = EditableProperties.of(id, in: scene).map(PropertyReading.init)
    // What the scene gives stands for itself.
    let given = Set(properties.filter { !$0.value.isEmpty }.map(\.name))
    return properties
      + ObjectConnection.all(of: id, in: scene).filter { !given.contains($0.name) }.map {
        PropertyReading(
          name: $0.name, path: "\(id).\($0.name)", value: $0.value, kind: .connection)
      }
  }

  init(_ property: EditableProperty) {
    let kind: Kind
    switch property.kind {
    case _ where property.rows != nil: kind = property.rows.map { .rows($0) } ?? .structure
    case .flag: kind = .flag
    case .number(let from, let to, let isWhole):
      kind = .number(from: from, to: to, isWhole: isWhole)
    case .choice(let words): kind = property.canBeAbsent ? .menu(words) : .choice(words)
    case .set(let words): kind = .set(words)
    case .numbers(let names): kind = .numbers(names)
    case .text:
      let isMatrix = property.name == "transform" && EditUpdate.list(property.value).count == 6
      kind = isMatrix ? .numbers(["a", "b", "c", "d", "tx", "ty"]) : .text
    case .ids: kind = property.name == "requireToFail" ? .relations : .ids
    case .id: kind = .id
    case .color: kind = .color
    case .seconds(let from, let to): kind = .seconds(from: from, to: to)
    case .texts: kind = .structure
    case .readOnly: kind = property.isSettable ? .structure : .readOnly
    }
    self.init(
      name: property.name, path: property.path, value: property.value, kind: kind,
      choices: property.choices, hint: property.values)
    isGiven = property.isGiven
    standard = property.standard
    declaredBy = property.declaredBy
  }
}

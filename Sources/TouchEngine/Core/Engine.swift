public import Foundation
public import TouchTrace

/// One running world of touches: its application and windows, its clock, its recognizers and its trace.
///
/// Everything that touches the engine's objects runs inside `perform`, `step`, `program`, `interrupt` or `advance`.
@preconcurrency @MainActor
public final class Engine {
  /// Size of the device's screen in points, as it is held.
  public internal(set) var screen: CGSize
  /// How the interface stands; a scene begins in portrait, whatever its screen looks like.
  public internal(set) var orientation = UIInterfaceOrientation.portrait
  /// The numbers that decide.
  @exclusivity(unchecked) public var constants: EngineConstants
  /// The moment of the input or deadline that is being handled.
  @exclusivity(unchecked) public private(set) var now = Instant.zero
  /// What was done since the engine was made.
  @exclusivity(unchecked) public private(set) var trace = Trace()
  /// Keeps what is full of the trace elsewhere than in memory from now on.
  public func keepTrace(in archive: any TraceArchive) { trace.keep(in: archive) }
  /// False: nothing is recorded.
  public var isTracing = true { didSet { chooseKinds() } }
  /// True while a scene loads: nothing is recorded then, and what is animated is over at once.
  public var isLoading = false { didSet { chooseKinds() } }
  /// How much of what is done goes into the trace.
  public var traceLevel = TraceLevel.full { didSet { chooseKinds() } }
  /// The kinds that are recorded at present, a bit for each; 0 makes every `record` free.
  @exclusivity(unchecked) private(set) var recordedKinds = TraceLevel.full.kinds
  /// Goes up when views or recognizers come, go or change places.
  @exclusivity(unchecked) var treeVersion = 0
  /// False leaves out what the pipeline does before an event is sent.
  @exclusivity(unchecked) public var tracesPipeline = true { didSet { chooseKinds() } }
  /// Windows from back to front within one level; a window adds itself when it is made visible.
  @exclusivity(unchecked) public internal(set) var windows: [UIWindow] = []
  /// The application of the scene, made when it is first asked for.
  public var application: UIApplication {
    get { ownApplication ?? makeApplication() }
    set { ownApplication = newValue }
  }
  /// Goes up with everything that changes a picture of the scene.
  public internal(set) var lookVersion = 0

  /// The window that gets presses, motion and actions without a target (WIN-07).
  public internal(set) var keyWindow: UIWindow? {
    get { keyTie?.window }
    set { keyTie = newValue?.tie }
  }
  private weak var keyTie: WindowTie?
  /// The first responder of the key window (RC-10, RC-13); every window has its own.
  public var firstResponder: UIResponder? { keyWindow?.firstResponder }
  /// Whose private views and links a scene shows; none of them by default (EC-50).
  @exclusivity(unchecked) public var profile: SystemProfile? {
    didSet { trace.system = profile ?? .ios14 }
  }

  /// The animation whose changes are being made.
  var animation: ViewAnimation?
  /// Those that are not over.
  var viewAnimations: [ViewAnimation] = []

  @exclusivity(unchecked) private var ownApplication: UIApplication?
  @exclusivity(unchecked) private var names = NameRegistry()
  @exclusivity(unchecked) private var clock = VirtualClock()
  @exclusivity(unchecked) private var fingerHandles: [Int: Handle] = [:]
  /// The trace line that what happens now follows from, or `noCause`.
  @exclusivity(unchecked) private(set) var presentCause = TraceEvent.noCause
  @exclusivity(unchecked) private var depth = 0
  private var touchCount: UInt32 = 0
  @exclusivity(unchecked) var isFinishing = false
  /// Set by whoever gets something to do before the turn is over; most moves leave nothing.
  @exclusivity(unchecked) var hasTurnWork = false
  /// The names of actions that a scene gave; the others are named after who sends them.
  public var actionNames: [Handle: String] = [:]
  /// The app's own name in call stacks.
  public var executable: String {
    get { trace.executable }
    set { trace.executable = newValue }
  }
  /// Which of UIKit's methods the app's own classes override; call stacks show those (EC-66).
  public var overrides: [String: Set<OverriddenMethod>] {
    get { trace.overrides }
    set { trace.overrides = newValue }
  }
  /// True once the engine is over: nothing is asked of its clock any more.
  public private(set) var isTornDown = false

  /// The scene that shows all windows, in the profile ios14 (RC-03).
  private(set) lazy var scene: UIWindowScene? =
    profile == .ios14 ? perform { UIWindowScene() } : nil

  @exclusivity(unchecked) private(set) var gestures: GestureEnvironment!
  @exclusivity(unchecked) private(set) var delivery: TouchDelivery!
  @exclusivity(unchecked) private(set) var events: EventEnvironment!
  @exclusivity(unchecked) private(set) var updates: ViewUpdates!
  @exclusivity(unchecked) private(set) var presses: PressEnvironment!
  @exclusivity(unchecked) private(set) var pipeline: Pipeline!
  /// Runs at the end of the turn, once.
  @exclusivity(unchecked) var blocksAfterCommit: [() -> Void] = []
  /// Where the `draw(_:)` that runs draws.
  var drawing: CGContext?
  /// Groups of layer changes that are open, each with what runs after it.
  var transactions: [(() -> Void)?] = []
  /// Delayed calls of methods that wait.
  public var touchscopeRequests: [PerformRequest] = []
  private var actionCount = 0
  /// Deadlines of the app that wait for their run loop mode, in the order in which they were due (WIN-10).
  @exclusivity(unchecked) var deadlinesInWait: [AppDeadline] = []

  /// Set by default answers of delegates and subclasses, so that only real answers are traced.
  var isDefaultAnswer = false
  /// Who gave the last answer.
  var answerSource = AnswerSource.none
  /// The view whose hitTest was just announced by its caller.
  @exclusivity(unchecked) var announcedHit = Handle.none
  @exclusivity(unchecked) var announcedPoint = Handle.none
  /// The responder whose touch method was just announced.
  @exclusivity(unchecked) var announcedTouches = Handle.none
  /// The hit-test pass that runs (1: which window, 2: which view) and its finger.
  var hitPass = 0
  var hitFinger = Handle.none
  var didReject = false
  @exclusivity(unchecked) var touchSets = TouchSets()
  let hitMemory = HitMemory()
  /// While a probe runs: what it recorded, in place of the trace.
  @exclusivity(unchecked) var probed: [TraceEvent]? {
    didSet { if (oldValue == nil) != (probed == nil) { chooseKinds() } }
  }
  /// How many responders a touch is being passed on by (RC-15).
  @exclusivity(unchecked) var forwardingDepth = 0

  /// An engine with a screen of this size, points.
  public init(screen: CGSize, constants: EngineConstants = EngineConstants()) {
    self.screen = screen
    self.constants = constants
    makeParts(of: self)
  }

  /// The parts hold their engine, which lasts until it is torn down.
  private func makeParts(of engine: Engine) {
    gestures = GestureEnvironment(engine: engine)
    delivery = TouchDelivery(engine: engine)
    events = EventEnvironment(engine: engine)
    updates = ViewUpdates(engine: engine)
    presses = PressEnvironment(engine: engine)
    pipeline = Pipeline(engine: engine, events)
  }

  private func makeApplication() -> UIApplication {
    let application = perform { UIApplication() }
    application.touchscopeName = "application"
    ownApplication = application
    return application
  }

  /// Breaks the references between the engine and its objects; the engine is not used afterwards.
  public func tearDown() {
    isTornDown = true
    clock.removeAll()
    for window in windows { window.touchscopeDismantle() }
    windows = []
    gestures.removeAll()
    events.removeAll()
    updates.removeAll()
    blocksAfterCommit = []
    for deadline in deadlinesInWait { deadline.drop() }
    deadlinesInWait = []
    touchscopeRequests = []
    viewAnimations = []
    presses.removeAll()
    pipeline.fetcher.removeAll()
    ownApplication = nil
    // Whoever still calls comes to nobody.
    makeParts(of: EngineStack.spare)
  }

  // MARK: Time

  /// When the next deadline is due; nil when there is none.
  public var nextDeadline: Instant? { clock.next }

  /// Runs `body` with this engine as the current one.
  public func perform<R>(_ body: () -> R) -> R { EngineStack.with(self, body) }

  /// Fires all deadlines up to and including `time`, each at its own time.
  public func advance(to time: Instant) {
    guard clock.isDue(at: time) || !updates.isEmpty else {
      now = max(now, time)
      return
    }
    perform {
      updates.run()
      var fired = 0
      while fired < EngineLimits.deadlinesPerStepMax, let deadline = clock.pop(until: time) {
        fired += 1
        now = max(now, deadline.time)
        deadline.body()
        finish()
      }
      now = max(now, time)
    }
  }

  /// Delivers one report of the digitizer, after the deadlines up to its arrival.
  ///
  /// While the event fetch thread is suspended it only waits in the port.
  public func step(_ event: DigitizerEvent) {
    guard !isTornDown else { return }
    advance(to: event.arrival)
    perform { pipeline.arrive(event) }
  }

  /// Lets the program change something, as code of the app outside any event would.
  public func program(at time: Instant, _ body: () -> Void) {
    guard !isTornDown else { return }
    advance(to: time)
    perform {
      body()
      finish()
    }
  }

  /// The system takes all touches away, as an incoming call does (WIN-13).
  public func interrupt(at time: Instant) {
    guard !isTornDown else { return }
    advance(to: time)
    perform {
      events.cancelAll()
      finish()
    }
  }

  func schedule(after seconds: Double, _ body: @escaping () -> Void) -> UInt64 {
    guard !isTornDown else { return 0 }
    return clock.schedule(at: now.advanced(by: seconds), body)
  }

  @discardableResult
  func cancelDeadline(_ id: UInt64) -> Bool { clock.cancel(id) }

  // MARK: Handles and names

  func register(_ object: AnyObject) -> Handle {
    names.add(type(of: object))
  }

  /// The number of something that is no object of the app.
  func register(className: String, name: String) -> Handle {
    let handle = names.add(nil, className: className)
    names.setName(name, of: handle)
    return handle
  }

  /// How many objects have been made; a probe that adds some has changed its scene.
  public var handleCount: Int { names.count }

  func name(of handle: Handle) -> String? { names.name(of: handle) }
  func setName(_ name: String?, of handle: Handle) { names.setName(name, of: handle) }

  /// The printed name of an object, which is its scene id or `<Class>`.
  public func printedName(of handle: Handle) -> String {
    giveName(handle)
    return trace.name(of: handle)
  }

  /// The trace learns the classes of an object that it has not mentioned yet.
  func noteLineage(of handle: Handle) {
    guard trace.lineage(of: handle) == .none else { return }
    trace.setLineage(names.lineage(of: handle), of: handle)
  }

  func handle(ofFinger finger: Int) -> Handle {
    if let handle = fingerHandles[finger] { return handle }
    let handle = register(className: "UITouch", name: "finger\(finger)")
    fingerHandles[finger] = handle
    return handle
  }

  func nextTouchNumber() -> UInt32 {
    touchCount += 1
    return touchCount
  }

  func nextActionNumber() -> Int {
    actionCount += 1
    return actionCount
  }

  // MARK: Trace

  /// Adds an event to the trace with its time, depth and cause; returns its seq.
  ///
  /// Neither the event nor its text is made when nothing is recorded.
  @discardableResult @inline(__always)
  func record(
    _ event: @autoclosure () -> TraceEvent, payload: @autoclosure () -> String? = nil
  ) -> UInt32 {
    guard recordedKinds != 0 else { return TraceEvent.noCause }
    return append(event(), payload())
  }

  /// False when an event of this kind would be dropped; for what is costly to find out.
  @inline(__always) func records(_ kind: TraceKind) -> Bool { recordedKinds & kind.bit != 0 }

  private func append(_ event: TraceEvent, _ payload: String?) -> UInt32 {
    guard records(event.kind) else { return TraceEvent.noCause }
    if probed != nil {
      probed?.append(event)
      return TraceEvent.noCause
    }
    return trace.append(placed(event), payload: payload)
  }

  /// Adds an event about a digitizer's event.
  func record(_ event: TraceEvent, hand: HandEvent) {
    guard records(event.kind), probed == nil else { return }
    trace.append(placed(event), hand: hand)
  }

  /// The event with its time, depth and cause; its objects get their names.
  private func placed(_ event: TraceEvent) -> TraceEvent {
    var event = event
    event.time = now
    event.depth = UInt16(truncatingIfNeeded: min(depth, Int(UInt16.max)))
    if event.cause == TraceEvent.noCause { event.cause = presentCause }
    giveName(event.subject)
    if event.other != .none { giveName(event.other) }
    return event
  }

  /// Keeps whom somebody tells, once; nobody is asked where the trace is not wanted.
  func noteTarget(of handle: Handle, _ target: () -> ActionTarget?) {
    guard recordedKinds != 0, probed == nil, trace.targets[handle] == nil, let target = target()
    else { return }
    trace.setTarget(target, of: handle)
  }

  private func giveName(_ handle: Handle) {
    guard names.isToPrint(handle), let name = names.nameToPrint(handle) else { return }
    trace.setName(name, of: handle)
    trace.setLineage(names.lineage(of: handle), of: handle)
  }

  private func chooseKinds() {
    let level = probed != nil ? .full : isTracing && !isLoading ? traceLevel : .off
    recordedKinds = level.kinds
  }

  /// What is recorded until `leave` has `seq` as its cause and is one call deeper; `nested` and `because` for hot paths.
  @inline(__always) func enter(because seq: UInt32, isNested: Bool = true) -> UInt32 {
    let outer = presentCause
    presentCause = seq
    if isNested { depth += 1 }
    return outer
  }

  @inline(__always) func leave(_ outer: UInt32, isNested: Bool = true) {
    presentCause = outer
    if isNested { depth -= 1 }
  }

  /// What `body` records has `seq` as its cause.
  func because<R>(_ seq: UInt32, _ body: () -> R) -> R {
    let outer = presentCause
    presentCause = seq
    defer { presentCause = outer }
    return body()
  }

  /// What `body` records is one call deeper.
  func nested<R>(_ body: () -> R) -> R {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Something that UIKit would not forgive: told, and survived.
  func warn(_ subject: Handle, _ text: String, rule: Rule = .none) {
    record(
      TraceEvent(kind: .warning, verb: .warning, subject: subject, rule: rule),
      payload: "warning \(text)")
  }

  /// A line that code of the scene printed.
  public func printed(_ text: String) {
    record(
      TraceEvent(kind: .print, verb: .print, subject: application.touchscopeHandle),
      payload: "print \(text)")
  }
}

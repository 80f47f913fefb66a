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
  /// The trace, and how it is written.
  @exclusivity(unchecked) var recorder = Recorder()
  /// Goes up when views or recognizers come, go or change places.
  @exclusivity(unchecked) var treeVersion = 0
  /// Windows from back to front within one level; a window adds itself when it is made visible.
  @exclusivity(unchecked) public internal(set) var windows: [UIWindow] = []
  /// The application of the scene, made when it is first asked for.
  public var application: UIApplication {
    get { storedApplication ?? makeApplication() }
    set { storedApplication = newValue }
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
    didSet { recorder.trace.system = profile ?? .ios14 }
  }

  /// The animation whose changes are being made.
  var animation: ViewAnimation?
  /// Those that are not over.
  var viewAnimations: [ViewAnimation] = []

  @exclusivity(unchecked) private var storedApplication: UIApplication?
  @exclusivity(unchecked) private var names = NameRegistry()
  @exclusivity(unchecked) private(set) var clock = VirtualClock()
  /// The fingers with small numbers, by their numbers: almost all.
  @exclusivity(unchecked) private var fewFingers = [Handle](repeating: .none, count: 16)
  @exclusivity(unchecked) private var otherFingers: [Int: Handle] = [:]
  private var touchCount: UInt32 = 0
  @exclusivity(unchecked) var isFinishing = false
  /// Set by whoever gets something to do before the turn is over; most moves leave nothing.
  @exclusivity(unchecked) var hasTurnWork = false
  /// The names of actions that a scene gave; the others are named after who sends them.
  public var actionNames: [Handle: String] = [:]
  /// The app's own name in call stacks.
  public var executable: String {
    get { recorder.trace.executable }
    set { recorder.trace.executable = newValue }
  }
  /// Which of UIKit's methods the app's own classes override; call stacks show those (EC-66).
  public var overrides: [String: Set<OverriddenMethod>] {
    get { recorder.trace.overrides }
    set { recorder.trace.overrides = newValue }
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

  /// The last answer of a delegate or subclass.
  @exclusivity(unchecked) var lastAnswer = Answer()
  @exclusivity(unchecked) var hitTestRun = HitTestRun()
  /// The responder whose touch method its caller has recorded already, so that it is not recorded again inside.
  @exclusivity(unchecked) var pendingTouches = Handle.none
  @exclusivity(unchecked) var touchSets = TouchSets()
  let hitMemory = HitMemory()
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
    storedApplication = application
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
    storedApplication = nil
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
    checkInvariants()
  }

  /// Delivers one report of the digitizer, after the deadlines up to its arrival.
  ///
  /// While the event fetch thread is suspended it only waits in the port.
  public func step(_ event: DigitizerEvent) {
    guard !isTornDown else { return }
    advance(to: event.arrival)
    perform { pipeline.arrive(event) }
    checkInvariants()
  }

  /// Lets the program change something, as code of the app outside any event would.
  public func program(at time: Instant, _ body: () -> Void) {
    guard !isTornDown else { return }
    advance(to: time)
    perform {
      body()
      finish()
    }
    checkInvariants()
  }

  /// The system takes all touches away, as an incoming call does (WIN-13).
  public func interrupt(at time: Instant) {
    guard !isTornDown else { return }
    advance(to: time)
    perform {
      events.cancelAll()
      finish()
    }
    checkInvariants()
  }

  /// A change of a button, as soon as the code that runs is done.
  public func buttonSoon(_ type: UIPress.PressType, _ phase: TouchPhase) {
    _ = schedule(after: 0) { [unowned self] in presses.button(type, phase) }
  }

  /// A shake, as soon as the code that runs is done.
  public func shakeSoon() { _ = schedule(after: 0) { [unowned self] in presses.shake() } }

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

  /// The trace learns the name of an object that it is about to mention for the first time.
  func giveName(_ handle: Handle) {
    guard names.isToPrint(handle), let name = names.nameToPrint(handle) else { return }
    recorder.trace.setName(name, of: handle)
    recorder.trace.setLineage(names.lineage(of: handle), of: handle)
  }

  func name(of handle: Handle) -> String? { names.name(of: handle) }
  func setName(_ name: String?, of handle: Handle) { names.setName(name, of: handle) }

  /// The printed name of an object, which is its scene id or `<Class>`.
  public func printedName(of handle: Handle) -> String {
    giveName(handle)
    return recorder.trace.name(of: handle)
  }

  /// The trace learns the classes of an object that it has not mentioned yet.
  func noteLineage(of handle: Handle) {
    guard recorder.trace.lineage(of: handle) == .none else { return }
    recorder.trace.setLineage(names.lineage(of: handle), of: handle)
  }

  func handle(ofFinger finger: Int) -> Handle {
    let isUsual = fewFingers.indices.contains(finger)
    let known = isUsual ? fewFingers[finger] : otherFingers[finger] ?? .none
    if known != .none { return known }
    let handle = register(className: "UITouch", name: "finger\(finger)")
    if isUsual { fewFingers[finger] = handle } else { otherFingers[finger] = handle }
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
}

public import Foundation
public import TouchTrace

/// Watches touches and recognizes a gesture in them; the base of all recognizers and of everybody's own.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recognizer stands (GR-01).
  public nonisolated enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// Another name of ended (GR-01).
    public static let recognized = State.ended
  }

  /// The engine that it belongs to.
  public let touchscopeEngine: Engine
  /// Its number in the trace.
  public private(set) var touchscopeHandle = Handle.none
  /// A scene's policies.
  @exclusivity(unchecked) public var touchscopeHooks = RecognizerHooks()

  /// The view that it was added to.
  public internal(set) final var view: UIView? {
    get { storedView?.object }
    set { storedView = newValue.map { Unretained($0) } }
  }
  @exclusivity(unchecked) private(set) final var storedView: Unretained<UIView>?
  /// Is asked about its touches and relations; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      storedDelegate = delegate
      record.hasDelegate = delegate != nil
    }
  }
  /// The delegate that was set here, whatever an override of `delegate` reads; one that was never set spares a weak reference.
  final var delegateToAsk: (any UIGestureRecognizerDelegate)? {
    record.hasDelegate ? storedDelegate : nil
  }
  private final weak var storedDelegate: (any UIGestureRecognizerDelegate)?
  /// For debugging only (GR-52); the name in logs, unless it has another.
  open var name: String? {
    didSet { if touchscopeName == oldValue { touchscopeName = name } }
  }

  /// When it recognizes, its touches are cancelled in their views (DL-01).
  open var cancelsTouchesInView = true
  /// Views get nothing of a touch until this recognizer has failed (DL-11).
  open var delaysTouchesBegan = false
  /// Views get the end of a touch only when this recognizer has decided (DL-14).
  open var delaysTouchesEnded = true
  /// The types of touches that it gets, by number (AR-07).
  open var allowedTouchTypes: [NSNumber] = allTouchTypes {
    didSet { record.allowsAllTypes = false }
  }
  private static let allTouchTypes = UITouch.TouchType.allCases.map {
    NSNumber(value: $0.rawValue)
  }
  /// The buttons whose presses it gets, by number; all of them.
  open var allowedPressTypes: [NSNumber] = UIPress.PressType.allCases.map {
    NSNumber(value: $0.rawValue)
  }
  /// After its first touch it gets only touches of the same type (AR-08).
  open var requiresExclusiveTouchType = true

  /// Keys held at the last event that it got (TD-37).
  @exclusivity(unchecked) public internal(set) final var modifierFlags: UIKeyModifierFlags = []
  /// Buttons pressed at the last event that it got (TD-37).
  @exclusivity(unchecked) public internal(set) final var buttonMask: UIEvent.ButtonMask = []

  /// Switched off in mid-gesture it is cancelled, or fails (GR-27).
  @exclusivity(unchecked) open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { dropTouches() } else { abandon(Why(.disabled, rule: .gr27)) }
      touchscopeEngine.lookVersion += 1
    }
  }

  /// What the engine notes about it.
  @exclusivity(unchecked) final var record = GestureRecord()
  @exclusivity(unchecked) private(set) var targets: [GestureTarget] = []
  private var closures: [ClosureTarget] = []

  /// Without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// With a first target and action; what subclasses of one's own override and call.
  public init(target: Any?, action: Selector?) {
    touchscopeEngine = EngineStack.current
    super.init()
    touchscopeHandle = touchscopeEngine.register(self)
    record.isOfKnownClass = KnownRecognizers.contains(type(of: self))
    if let target, let action { addTarget(target, action: action) }
  }

  /// The name in logs; a scene's id.
  public final var touchscopeName: String? {
    get { touchscopeEngine.name(of: touchscopeHandle) }
    set { touchscopeEngine.setName(newValue, of: touchscopeHandle) }
  }

  /// True for recognizers that only ever recognize or fail, as taps do.
  open var touchscopeIsDiscrete: Bool { false }
  /// True for recognizers that a view brings along.
  open var touchscopeIsBroughtByView: Bool { false }
  /// What it needs; nil for a class that does not say it.
  open var touchscopeNeed: RecognizerNeed? { nil }
  /// True for what only holds touches back for others and never recognizes.
  open var touchscopeNeverRecognizes: Bool { false }
  /// How many touches it needs at least to recognize, from 1.
  open var touchscopeTouchesRequired: Int { 1 }
  /// The axis of the screen that decides whether it recognizes; nil where every direction counts alike.
  open var touchscopeAxis: MovementAxis? { nil }

  /// What its printed description adds, as GOLD-000-14 shows it.
  open var touchscopeDetails: String { "" }

  /// As UIKit prints recognizers: its state, view, targets and requirements, with the addresses of objects.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { describedAsUIKitDoes }
  }

  // MARK: State

  /// Reads back what was assigned last; what is in effect may differ while it waits (AR-38, GR-53).
  open var state: State {
    get { State(record.life.readable) }
    set { assign(GestureState(newValue)) }
  }

  // MARK: Targets

  /// Tells a target at every action; the same pair counts once (GR-19).
  open func addTarget(_ target: Any, action: Selector) {
    let target = GestureTarget(object: target as AnyObject, action: action)
    if !targets.contains(target) { targets.append(target) }
  }

  /// nil stands for all targets, or all actions (GR-21).
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { pair in
      (target == nil || pair.object === target as AnyObject)
        && (action == nil || pair.action == action)
    }
  }

  /// Runs a closure at every action, as a target does; the recognizer keeps it.
  public final func touchscopeAddTarget(_ action: @escaping (UIGestureRecognizer) -> Void) {
    let relay = ClosureTarget(action)
    closures.append(relay)
    targets.append(
      GestureTarget(object: relay, action: Selector("closure", ClosureTarget.call)))
  }

  // MARK: Relations

  /// This recognizer waits until the other one has failed (AR-37).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self,
      !record.staticRequirements.containsObject(otherGestureRecognizer)
    else { return }
    record.staticRequirements.append(otherGestureRecognizer)
    touchscopeEngine.gestures.attemptsChanged()
    touchscopeEngine.lookVersion += 1
  }

  /// The recognizers that `require(toFail:)` named.
  public var touchscopeRequirements: [UIGestureRecognizer] { record.staticRequirements }

  /// Forgets the requirements that `require(toFail:)` made; a scene's switch.
  public func touchscopeRemoveRequirements() {
    record.staticRequirements = []
    touchscopeEngine.gestures.attemptsChanged()
  }

  /// Whether it may keep another one from recognizing (AR-18).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    answerByDefault(true)
  }

  /// Whether another one may keep it from recognizing (AR-18).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    answerByDefault(true)
  }

  /// Whether it waits until another one has failed (AR-44).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    answerByDefault(false)
  }

  /// Whether another one waits until it has failed (AR-44).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    answerByDefault(false)
  }

  /// Whether it gets an event at all; asked before its delegate, for subclasses of one's own (EC-128).
  open func shouldReceive(_ event: UIEvent) -> Bool { answerByDefault(true) }

  // MARK: Touches: the base class does nothing with them (GR-40)

  /// Fingers went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    take(.began, touches)
  }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    take(.moved, touches)
  }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    take(.ended, touches)
  }
  /// The system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    take(.cancelled, touches)
  }

  private func take(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    touchscopeEngine.gestures.noteCall(of: self, phase.touchPhase, touches)
    handle(phase, points(touches))
  }

  /// Never called: no property of a touch is an estimate here (TD-33).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons changed their force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// What a machine does with fingers that came to a phase. The touch methods come here; recognizers of known classes are
  /// called at once, as all who get the same touches would have to take the same set apart.
  func handle(_ phase: UITouch.Phase, _ points: [FingerPoint]) {}

  /// True when the touches that it gets at present are these, in this order.
  final func follows(_ touches: [UITouch]) -> Bool {
    let mine = record.touchesInPlay
    guard mine.count == touches.count else { return false }
    for index in mine.indices where mine[index] !== touches[index] { return false }
    return true
  }

  /// Whether it takes touches of a type (AR-07).
  final func allows(_ type: UITouch.TouchType) -> Bool {
    if record.isOfKnownClass, record.allowsAllTypes { return true }
    return allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  /// Switched on again, it does not wait for the fingers of before: it is ready for new ones (GR-29).
  private func dropTouches() {
    guard !record.attemptTouches.isEmpty else { return }
    record.hasDroppedTouches = true
    touchscopeEngine.gestures.attemptsChanged()
  }

  /// It is over, nothing is to take effect, and its fingers are lifted or dropped (GR-32).
  @inline(__always)
  final var hasFinished: Bool {
    record.life.effective.isTerminal && record.life.effects.isEmpty
      && (record.hasDroppedTouches || areAllLifted)
  }

  private var areAllLifted: Bool {
    for index in record.attemptTouches.indices
    where record.attemptTouches[index].isDown && isDownForMe(record.attemptTouches[index]) {
      return false
    }
    return true
  }

  /// A touch that is used again for the next tap may be down for others alone (TD-26). The numbers of contacts spare the search.
  private func isDownForMe(_ touch: UITouch) -> Bool {
    if touch.gathered.isEmpty || touch.contact > record.lastContact { return false }
    return touch.contact == record.lastContact || touch.gathered.containsObject(self)
  }

  /// Runs after every attempt that came to an end (GR-31). Called by anybody else it is an ordinary method.
  open func reset() {
    if !record.isResetting {
      recordMachine(record.life.readable, .possible, "becomes \(record.life.effective.name)")
    }
  }

  /// True while a view still gets one of its touches.
  final var leavesAnyTouch: Bool {
    for index in record.attemptTouches.indices
    where record.attemptTouches[index].record.status != .over {
      return true
    }
    return false
  }

  /// The touch no longer belongs to this recognizer (GR-48 to GR-50).
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard record.attemptTouches.contains(touch) else { return }
    rememberPlace()
    record.touchesInPlay.removeAll { $0 === touch }
    record.attemptTouches.removeAll { $0 === touch }
    touch.gathered.removeAll { $0 === self }
    touchscopeEngine.gestures.attemptsChanged()
    touchscopeEngine.delivery.release(touch, by: self)
  }

  /// Why it does not begin although views and delegate allow it; nil when nothing speaks against it.
  func ownRefusal() -> Why? { nil }

  /// A timer that its machine asked for has come.
  func timerFired(_ name: TimerName) {}
  /// Whether touches made like this one are for it at all; the delegate is asked afterwards.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { true }

  /// The attempt has come to an end, perhaps by somebody else's doing: timers stop here.
  func attemptIsOver() {}

  // MARK: Places

  /// Whether one of its touches counts for its place.
  func isPlaced(_ touch: UITouch) -> Bool { true }

  /// Those of its touches that its place is the middle of.
  private var placedTouches: [UITouch] { record.touchesInPlay.filter(isPlaced) }

  /// How many of its fingers are down.
  open var numberOfTouches: Int { placedTouches.filter(\.isDown).count }

  /// The middle of its touches in a view's coordinates, or the window's for nil (GR-42, GR-44).
  open func location(in view: UIView?) -> CGPoint { place(screenLocation, in: view) }

  /// The place of one of its fingers in a view's coordinates, or the window's for nil. Points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let down = placedTouches.filter(\.isDown)
    guard down.indices.contains(touchIndex) else {
      touchscopeEngine.warn(touchscopeHandle, "there is no touch \(touchIndex)", rule: .gr41)
      return location(in: view)
    }
    return down[touchIndex].location(in: view)
  }

  /// The middle of the touches on the screen; when all are lifted, where it last was.
  open var screenLocation: CGPoint {
    rememberPlace()
    return record.lastScreenLocation
  }

  /// Takes note of where its touches are, before some of them go: it still knows when they are gone (AR-51).
  final func rememberPlace() {
    guard !record.touchesInPlay.isEmpty else { return }
    if record.touchesInPlay.count == 1 {
      if isPlaced(record.touchesInPlay[0]) {
        record.lastScreenLocation = record.touchesInPlay[0].screenLocation
      }
      return
    }
    var isAnyDown = false
    for touch in record.touchesInPlay where touch.isDown && isPlaced(touch) { isAnyDown = true }
    var (x, y, count) = (0.0, 0.0, 0.0)
    for touch in record.touchesInPlay where (touch.isDown || !isAnyDown) && isPlaced(touch) {
      x += touch.screenLocation.x
      y += touch.screenLocation.y
      count += 1
    }
    if count > 0 { record.lastScreenLocation = CGPoint(x: x / count, y: y / count) }
  }

  /// A point of the screen in a view's coordinates, or in the window's of its own view.
  public final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    (view ?? self.view?.window)?.touchscopeFromScreen(point) ?? point
  }

  final func answerByDefault(_ answer: Bool) -> Bool {
    touchscopeEngine.lastAnswer.isDefault = true
    return answer
  }
}

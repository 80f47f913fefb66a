/// The call stack behind a line of a trace, as a device with the scene's system would show it.
public enum CallStack {
  /// The frames, innermost first; empty for events outside the app's threads.
  public static func frames(behind seq: UInt32, in trace: Trace) -> [StackFrame] {
    guard Int(seq) < trace.events.count else { return [] }
    var builder = StackBuilder(trace)
    builder.build(Int(seq))
    return builder.frames.reversed()
  }

  /// `# 0 UIKitCore          -[UIWindow sendEvent:]`
  public static func lines(_ frames: [StackFrame]) -> [String] {
    let width = max(18, (frames.map(\.image.count).max() ?? 0) + 1)
    return frames.enumerated().map { index, frame in
      let number = index < 10 ? "# \(index)" : "#\(index)"
      let room = String(repeating: " ", count: width - frame.image.count)
      return "\(number) \(frame.image)\(room) \(frame.function)"
    }
  }
}

/// Builds a stack: the calls that led to the turn, the open calls, and the line's own call.
struct StackBuilder {
  private let trace: Trace
  private let parts: StackTemplates
  /// The outermost one first.
  private(set) var frames: [StackFrame] = []
  private var isInEvent = false
  private var isInTouches = false

  init(_ trace: Trace) {
    self.trace = trace
    parts = StackTemplates(system: trace.system, executable: trace.executable)
  }

  mutating func build(_ seq: Int) {
    let event = trace.events[seq]
    switch event.verb {
    case .suspends, .resumes, .queues: return
    case .receives, .filters, .signalsEvents, .signalsSource, .wakes: return fetch(event)
    default: break
    }
    let calls = TurnReading.openCalls(around: seq, in: trace) + [event]
    enterTurn(calls[0], seq)
    for (index, call) in calls.enumerated() {
      enter(call, calls.indices.contains(index + 1) ? calls[index + 1] : nil)
    }
  }

  // MARK: What led to it

  private mutating func fetch(_ event: TraceEvent) {
    frames = parts.fetchThread
    switch event.verb {
    case .filters: add("__30-[UIEventFetcher filterEvents]_block_invoke")
    case .signalsEvents: add(signal)
    case .signalsSource, .wakes:
      add(signal)
      add("-[UIEventDispatcher eventFetcherDidReceiveEvents:]")
      frames += parts.system.foundation([
        event.verb == .wakes ? "CFRunLoopWakeUp" : "CFRunLoopSourceSignal"
      ])
    default: break
    }
  }

  private let signal = "-[UIEventFetcher signalEventsAvailableWithReason:filteredEventCount:]"

  private mutating func enterTurn(_ outermost: TraceEvent, _ seq: Int) {
    frames = parts.runLoop
    switch TurnReading.turn(of: seq, in: trace) {
    case .events where TurnReading.isBeforeWaiting(outermost): frames += parts.observer
    case .events: if outermost.verb != .sleeps { frames += parts.source0 }
    case .timer: frames += parts.timer
    case .other: break
    }
  }

  // MARK: Open calls

  private mutating func enter(_ call: TraceEvent, _ inner: TraceEvent?) {
    switch call.kind {
    case .event: sendEvent(call, inner)
    case .touches: touches(call, inner)
    case .gesture: recognizerTouches(call)
    case .action: action(call)
    case .hit: hit(call, inner)
    case .receive: receive(call)
    case .pipeline: pipeline(call)
    case .tracking: add(tracking(call))
    case .state, .held, .decision, .reset, .machine, .measure: gestureWork(call)
    default: break
    }
  }

  private mutating func sendEvent(_ call: TraceEvent, _ inner: TraceEvent?) {
    let lineage = trace.lineage(of: call.subject)
    let isWindow = lineage.names.contains("UIWindow")
    own(lineage, .sendEvent, "sendEvent:")
    add("-[\(isWindow ? "UIWindow" : "UIApplication") sendEvent:]")
    isInEvent = true
    guard isWindow, let inner, inner.kind == .touches, !TurnReading.isByRecognizer(inner, in: trace)
    else { return }
    frames += parts.sendTouches
  }

  private mutating func touches(_ call: TraceEvent, _ inner: TraceEvent?) {
    if !isInTouches, TurnReading.isByRecognizer(call, in: trace) {
      frames += parts.gestures(inEvent: isInEvent)
      frames += call.verb == .touchesCancelled ? parts.cancelTouches : parts.sendDelayed
    }
    isInTouches = true
    let lineage = trace.lineage(of: call.subject)
    let method = "touches\(Self.phase(call)):withEvent:"
    let isOverridden = own(lineage, .touches, method)
    // An override that was called last is where it stands; what it calls stands in UIKit's own.
    guard !isOverridden || inner != nil else { return }
    let base =
      lineage.names.contains("UIControl")
      ? "UIControl" : lineage.names.contains("UIScrollView") ? "UIScrollView" : "UIResponder"
    add("-[\(base) \(method)]")
    if let inner, inner.kind == .touches || inner.kind == .chain { frames += parts.forward }
  }

  private mutating func recognizerTouches(_ call: TraceEvent) {
    frames += parts.gestures(inEvent: isInEvent)
    frames += parts.deliverToRecognizer(Self.phase(call))
    let lineage = trace.lineage(of: call.subject)
    own(lineage, .touches, "touches\(Self.phase(call)):withEvent:")
    add("-[\(lineage.base) touches\(Self.phase(call)):withEvent:]")
  }

  private mutating func action(_ call: TraceEvent) {
    if call.payload == TraceEvent.noPayload {
      gestureWork(call)
      frames += parts.sendGestureAction
    } else {
      frames += parts.sendControlAction
    }
    guard let target = trace.targets[call.subject] else { return }
    frames.append(StackFrame(trace.executable, "-[\(target.className) \(target.action)]"))
  }

  /// Calls of a recognizer outside its touch methods.
  private mutating func gestureWork(_ call: TraceEvent) {
    guard frames.last != parts.updateGesture.last else { return }
    frames += parts.gestures(inEvent: isInEvent) + parts.updateGesture
  }

  private mutating func hit(_ call: TraceEvent, _ inner: TraceEvent?) {
    if frames.last == parts.source0.last {
      frames += call.measured == 1 ? parts.hitWindow : parts.hitView
    } else if inner != nil || call.verb == .hitTest {
      add("__38-[UIView(Geometry) hitTest:withEvent:]_block_invoke")
    }
    switch call.verb {
    case .hitTest: frames += parts.hitAsk
    case .pointInsideYes, .pointInsideNo: add("-[UIView(Geometry) pointInside:withEvent:]")
    default: break
    }
  }

  private mutating func receive(_ call: TraceEvent) {
    frames += parts.gather
    add("-[UIGestureRecognizer _shouldReceiveTouch:forEvent:recognizerView:]")
  }

  private mutating func pipeline(_ call: TraceEvent) {
    switch call.verb {
    case .gathers:
      frames += parts.gather
      add("-[UITouch _addGestureRecognizer:]")
    case .enters: add("-[UIEventEnvironment _setTouchMap:forWindow:]")
    case .adds: frames += parts.addRecognizer
    case .removes: frames += parts.removeRecognizer(withView: call.reason == .viewRemoved)
    case .updates:
      frames += parts.gestures(inEvent: true)
      if parts.system == .ios14 { add("_UIGestureEnvironmentUpdate") }
    case .takesAway: add("-[UIApplication _cancelAllTouches]")
    default: break
    }
  }

  private func tracking(_ call: TraceEvent) -> String {
    let name =
      switch call.verb {
      case .beginTracking: "beginTrackingWithTouch:withEvent:"
      case .continueTracking: "continueTrackingWithTouch:withEvent:"
      case .endTracking: "endTrackingWithTouch:withEvent:"
      default: "cancelTrackingWithEvent:"
      }
    return "-[UIControl \(name)]"
  }

  // MARK: Parts

  private mutating func add(_ function: String) { frames += parts.system.kit([function]) }

  /// Adds the app's overrides, the object's own class outermost; false if there are none.
  @discardableResult
  private mutating func own(
    _ lineage: Lineage, _ method: OverriddenMethod, _ selector: String
  ) -> Bool {
    let classes = lineage.own.filter { trace.overrides[$0]?.contains(method) ?? false }
    frames += classes.map { StackFrame(trace.executable, "-[\($0) \(selector)]") }
    return !classes.isEmpty
  }

  private static func phase(_ event: TraceEvent) -> String {
    switch event.verb {
    case .touchesBegan: "Began"
    case .touchesMoved: "Moved"
    case .touchesEnded: "Ended"
    default: "Cancelled"
    }
  }
}

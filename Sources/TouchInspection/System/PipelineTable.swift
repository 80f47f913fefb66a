import TouchLanguage
import TouchReading
import TouchTrace

/// Every step of the last event, from the port to the views; `$arg1` to `$arg4` are RDI, RSI, RDX and RCX
/// (GOLD-000-01 to GOLD-000-13).
struct PipelineTable {
  private let input: PictureInput
  private let turn: [TraceEvent]
  private var rows: [SystemTable.Row] = []
  private var isOld: Bool { input.trace.system == .ios10 }

  static func make(_ input: PictureInput) -> SystemTable {
    var table = PipelineTable(input)
    table.fetchThread()
    table.mainThread()
    table.release()
    table.markCurrent()
    return SystemTable(
      .pipeline,
      [Text.system.column(.step), "$arg1", "$arg2", "$arg3", "$arg4", "$rax"], table.rows)
  }

  private init(_ input: PictureInput) {
    self.input = input
    turn = input.turn
  }

  // MARK: The fetch thread

  private mutating func fetchThread() {
    let system = input.reading.system
    let thread = "com.apple.uikit.eventfetch-thread"
    rows.append(
      .heading(
        system.isSuspended
          ? Text.system.suspended(thread: thread, queued: system.waiting.count) : thread))
    threadStart()
    let received = first(.receives)
    let hand = received.flatMap { input.trace.hand(of: $0) }
    let children = hand.map { Text.system.hand(fingers: $0.fingers.count) } ?? ""
    let consumed = first(.consumes)
    step("IOKit: IOHIDEvent", received ?? consumed, [children])
    if let consumed { step(Text.system.consumed, consumed) }
    step(Text.system.forwarded, received)
    rows.append(
      .init(["__CFRunLoopModeFindSourceForMachPort"], level: 1, note: .inferred))
    rows.append(
      .printed(
        ["CFDictionaryGetValue", "_portToV1SourceMap", "\(RunLoopTable.touchPort)"], level: 1))
    for (level, call) in [
      "__CFRunLoopDoSource1", "__CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE1_PERFORM_FUNCTION__",
      "__CFMachPortPerform",
    ].enumerated() {
      step(call, received, level: level)
    }
    step("__IOHIDEventSystemClientQueueCallback", received)
    receipt(received)
  }

  /// What article 000 sees of the thread's beginning.
  private mutating func threadStart() {
    rows.append(.printed(["-[UIEventFetcher threadMain]"]))
    for call in [
      "IOHIDEventSystemClientScheduleWithRunLoop", "IOHIDEventSystemClientRegisterEventCallback",
      "-[UIEventFetcher _setupFilterChain]",
    ] {
      rows.append(.printed([call], level: 1))
    }
  }

  private mutating func receipt(_ received: TraceEvent?) {
    let fetcher = "<UIEventFetcher>"
    step(
      "-[UIEventFetcher _receiveHIDEventInternal:]", received,
      [fetcher, "_receiveHIDEventInternal:", "<HIDServiceClient>"], level: 1)
    let signalled = first(.signalsEvents)
    step("__30-[UIEventFetcher filterEvents]_block_invoke", first(.filters) ?? signalled, level: 1)
    let number = signalled.map { CanonicalLine.number($0.measured) } ?? ""
    let signal = "signalEventsAvailableWithReason:filteredEventCount:"
    step(
      "-[UIEventFetcher \(signal)]", signalled, [fetcher, signal, "reason", number], level: 1)
    let told = first(.signalsSource)
    step(
      "-[UIEventDispatcher eventFetcherDidReceiveEvents:]", told,
      ["<UIEventDispatcher>", "eventFetcherDidReceiveEvents:", fetcher], level: 1)
    step("CFRunLoopSourceSignal(self+0x20)", told, level: 2)
    step("CFRunLoopWakeUp(self+0x28)", first(.wakes) ?? told, level: 2)
  }

  // MARK: The main thread

  private mutating func mainThread() {
    rows.append(.heading(Text.system.mainThread))
    let drained = first(.drains)
    var calls = [
      "__CFRunLoopDoSource0", "__CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE0_PERFORM_FUNCTION__",
      "__eventFetcherSourceCallback",
    ]
    // The older system's names (C-04, C-47).
    if isOld {
      calls[0] = "__CFRunLoopDoSources0"
      calls[2] = "_UIApplicationHandleEventQueue"
    }
    for (level, call) in calls.enumerated() { step(call, drained, level: level) }
    if !isOld {
      step(
        "-[UIEventFetcher drainEventsIntoEnvironment:]", drained,
        ["<UIEventFetcher>", "drainEventsIntoEnvironment:", "<UIEventEnvironment>"], level: 3)
      step("__processEventQueue", drained, level: 4)
    }
    conversion(drained)
    for sample in turn where sample.kind == .sample { child(sample) }
    afterChildren()
    dispatch()
  }

  private mutating func conversion(_ drained: TraceEvent?) {
    let samples = first { $0.kind == .sample }
    step(
      "-[UIEventEnvironment UIKitEventForHIDEvent:]", samples, rax: "<UITouchesEvent>", level: 1)
    let window = first(.enters)
    step(
      "_UIEventHIDUIWindowForHIDEvent", window,
      rax: window.map { ObjectText.view($0.other, input) } ?? "", level: 1)
    step(
      "_UIEventHIDEnumerateChildren", samples, ["IOHIDEvent (Hand)", "11", "<__NSStackBlock__>"],
      level: 1)
  }

  /// One finger: its hit tests and its recognizers, when it is new.
  private mutating func child(_ sample: TraceEvent) {
    let block = "____updateTouchesWithDigitizerEventAndDetermineIfShouldSend_block_invoke"
    let finger = input.name(of: sample.subject)
    step(
      block, sample, ["IOHIDEvent (\(finger), \(sample.phase.name))", "unsigned long", "bool*"],
      level: 2)
    let hits = turn.filter { $0.kind == .hit && $0.other == sample.subject && $0.verb == .hitTest }
    let passes = [
      (1, "+[UIWindow _hitTestToPoint:forEvent:windowServerHitTestWindow:]"),
      (2, "-[UIWindow _hitTestLocation:inScene:withWindowServerHitTestWindow:event:]"),
    ]
    for (pass, call) in passes {
      let asked = hits.filter { $0.measured == Double(pass) }
      guard let last = asked.last else { continue }
      step(call, last, [Text.system.pass(pass), Text.system.viewsAsked(asked.count)], level: 3)
    }
    if !hits.isEmpty { insideHitTest() }
    if let bound = turn.last(where: { $0.verb == .bound && $0.subject == sample.subject }) {
      step("-[UITouch setView:]", bound, [finger, "", input.name(of: bound.other)], level: 3)
    }
    for gathered in turn where gathered.verb == .gathers && gathered.subject == sample.subject {
      step(
        "-[UITouch _addGestureRecognizer:]", gathered,
        [finger, "_addGestureRecognizer:", ObjectText.className(gathered.other, input)], level: 3)
    }
  }

  /// The steps of each view's answer, as article 000 reads them from the code of the system (GOLD-000-12).
  private mutating func insideHitTest() {
    for call in [
      "__UIViewIgnoresTouchEvents", "-[UIView(Geometry) pointInside:withEvent:]",
      "_viewFlags & 0x400", "NSEnumerationReverse (0x2)",
      "-[UIView(Geometry) _hitTest:withEvent:windowServerHitTestWindow:]",
    ] {
      rows.append(.printed([call], level: 4))
    }
  }

  /// The steps whose order is only partly known (GOLD-000-10).
  private mutating func afterChildren() {
    if let entered = first(.enters) {
      step(
        "-[UIEventEnvironment _setTouchMap:forWindow:]", entered,
        ["<UIEventEnvironment>", "_setTouchMap:forWindow:", "", input.name(of: entered.other)],
        level: 1)
    }
    if let ended = first({ $0.kind == .sample && $0.phase == .ended }) {
      step(
        "-[UITouch _willBeDispatchedAsEnded]", ended, [input.name(of: ended.subject)], level: 1)
    }
    for call in [
      "-[_UIRemoteKeyboards peekApplicationEvent:]",
      "BKSHIDEventGetSystemGestureStatusFromDigitizerEvent",
      "__sendSystemGestureLatentClientUpdate",
    ] {
      rows.append(.printed([call], level: 1))
    }
  }

  // MARK: Dispatch (GOLD-000-11)

  private mutating func dispatch() {
    let sent = turn.filter { $0.kind == .event }
    let event = "<UITouchesEvent>"
    for send in sent {
      let lineage = input.trace.lineage(of: send.subject)
      let isWindow = lineage.names.contains("UIWindow")
      step(
        "-[\(isWindow ? "UIWindow" : "UIApplication") sendEvent:]", send,
        [input.name(of: send.subject), "sendEvent:", event], level: isWindow ? 1 : 0)
      if isWindow { window(send) }
    }
    if let sleeps = first(.sleeps) { step(Text.system.runLoopSleeps(in: "mach_msg"), sleeps) }
  }

  private mutating func window(_ send: TraceEvent) {
    let name = input.name(of: send.subject)
    if let update = turn.first(where: { $0.verb == .updates && $0.seq > send.seq }) {
      let call =
        isOld
        ? "-[UIWindow _sendGesturesForEvent:]" : "-[UIGestureEnvironment _updateForEvent:window:]"
      step(call, update, [Text.system.recognizers(Int(update.measured))], level: 2)
    }
    let direct = turn.filter {
      $0.kind == .touches && $0.seq > send.seq && $0.depth == send.depth + 1
        && !TurnReading.isByRecognizer($0, in: input.trace)
    }
    guard let first = direct.first else { return }
    step("-[UIWindow _sendTouchesForEvent:]", first, [name, "_sendTouchesForEvent:"], level: 2)
    step("-[UITouchesEvent _viewsForWindow:]", first, ["", "_viewsForWindow:", name], level: 3)
    step("-[UITouchesEvent touchesForWindow:]", first, ["_keyedTouchesByWindow"], level: 4)
    for touches in direct {
      let view = input.name(of: touches.subject)
      let phase = ObjectText.phase(touches.phase)
      step(
        "-[UITouchesEvent _touchesForView:withPhase:]", touches,
        ["", "_touchesForView:withPhase:", view, phase], level: 3)
      step("-[UITouchesEvent touchesForView:]", touches, ["_keyedTouches"], level: 4)
      step(
        "-[\(ObjectText.className(touches.subject, input)) \(touches.verb.name):withEvent:]",
        touches, [view], level: 3)
    }
  }

  // MARK: What was held (GOLD-004-20)

  /// How long the hook of article 004 waited on its device, milliseconds after `sendEvent:`.
  private static let hooked = ["+151.84 ms", "+152.17 ms"]

  /// The timers of scroll views that let go of the event's touches since, and the views that got them then.
  private mutating func release() {
    let selector = "sendTouchesShouldBeginForDelayedTouches:"
    let releases = input.releases
    for (index, release) in releases.enumerated() {
      step(
        "-[\(ObjectText.className(release.subject, input)) \(selector)]", release,
        [input.name(of: release.subject), selector, input.name(of: release.other)])
      guard isOld, index < Self.hooked.count else { continue }
      rows.append(
        .printed(["\(Self.hooked[index])  -[TouchEventHook hook_\(selector)]"], level: 1))
    }
    guard let last = releases.last else { return }
    let given = input.trace.events[Int(last.seq)..<input.reading.system.position].filter {
      $0.kind == .touches && $0.time == last.time
        && !TurnReading.isByRecognizer($0, in: input.trace)
    }
    for touches in given {
      step(
        "-[\(ObjectText.className(touches.subject, input)) \(touches.verb.name):withEvent:]",
        touches, [input.name(of: touches.subject)], level: 1)
    }
  }

  // MARK: Parts

  private func first(_ verb: Verb) -> TraceEvent? { turn.first { $0.verb == verb } }
  private func first(_ test: (TraceEvent) -> Bool) -> TraceEvent? { turn.first(where: test) }

  /// A step that is done when its line was read, and to come before that.
  private mutating func step(
    _ name: String, _ event: TraceEvent?, _ arguments: [String] = [], rax: String = "",
    level: Int = 0
  ) {
    var cells = [name] + arguments
    if !rax.isEmpty {
      while cells.count < 5 { cells.append("") }
      cells.append(rax)
    }
    rows.append(
      .init(cells, level: level, event: event?.seq, style: event == nil ? .toCome : .plain))
  }

  /// The last step that was done.
  private mutating func markCurrent() {
    guard
      let last = rows.indices.filter({ rows[$0].event != nil }).max(by: {
        (rows[$0].event ?? 0, $0) < (rows[$1].event ?? 0, $1)
      })
    else { return }
    rows[last].style = .current
  }
}

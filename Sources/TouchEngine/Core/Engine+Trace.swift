public import TouchTrace

/// What an engine writes into its trace, and what it leaves out.
extension Engine {
  /// What was done since the engine was made.
  public var trace: Trace { _read { yield recorder.trace } }
  /// Keeps what is full of the trace elsewhere than in memory from now on.
  public func keepTrace(in archive: any TraceArchive) { recorder.trace.keep(in: archive) }
  /// False: nothing is recorded.
  public var isTracing: Bool {
    get { recorder.isOn }
    set { recorder.isOn = newValue }
  }
  /// True while a scene loads: nothing is recorded then, and what is animated is over at once.
  public var isLoading: Bool {
    get { recorder.isLoading }
    set { recorder.isLoading = newValue }
  }
  /// How much of what is done goes into the trace.
  public var traceLevel: TraceLevel {
    get { recorder.level }
    set { recorder.level = newValue }
  }
  /// False leaves out what the pipeline does before an event is sent.
  public var tracesPipeline: Bool {
    get { recorder.includesPipeline }
    set { recorder.includesPipeline = newValue }
  }

  /// True adds a line when a touch that no further tap has used again is let go (TD-26).
  public var tracesReleases: Bool {
    get { recorder.includesReleases }
    set { recorder.includesReleases = newValue }
  }

  /// Called after each line of the trace, in the middle of what the line is about; it may read, and change nothing.
  public var onLine: (() -> Void)? {
    get { recorder.onLine }
    set { recorder.onLine = newValue }
  }

  // MARK: Lines

  /// Adds an event to the trace with its time, depth and cause; returns its seq.
  ///
  /// Neither the event nor its text is made when nothing is recorded.
  @discardableResult @inline(__always)
  func record(
    _ event: @autoclosure () -> TraceEvent, payload: @autoclosure () -> String? = nil
  ) -> UInt32 {
    guard recorder.kinds != 0 else { return TraceEvent.noCause }
    return append(event(), payload())
  }

  /// False when an event of this kind would be dropped; for what is costly to find out.
  @inline(__always) func records(_ kind: TraceKind) -> Bool { recorder.kinds & kind.bit != 0 }

  private func append(_ event: TraceEvent, _ payload: String?) -> UInt32 {
    guard records(event.kind) else { return TraceEvent.noCause }
    if recorder.takeForProbe(event) { return TraceEvent.noCause }
    let seq = recorder.trace.append(placed(event), payload: payload)
    if let onLine = recorder.onLine { onLine() }
    return seq
  }

  /// Adds an event about a digitizer's event.
  func record(_ event: TraceEvent, hand: HandEvent) {
    guard records(event.kind), recorder.probed == nil else { return }
    recorder.trace.append(placed(event), hand: hand)
  }

  /// The event with its time, depth and cause; its objects get their names.
  private func placed(_ event: TraceEvent) -> TraceEvent {
    var event = event
    event.time = now
    event.depth = UInt16(truncatingIfNeeded: min(recorder.depth, Int(UInt16.max)))
    if event.cause == TraceEvent.noCause { event.cause = recorder.cause }
    giveName(event.subject)
    if event.other != .none { giveName(event.other) }
    return event
  }

  /// Keeps whom somebody tells, once; nobody is asked where the trace is not wanted.
  func noteTarget(of handle: Handle, _ target: () -> ActionTarget?) {
    guard recorder.kinds != 0, recorder.probed == nil, recorder.trace.targets[handle] == nil,
      let target = target()
    else { return }
    recorder.trace.setTarget(target, of: handle)
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
    printedAside(text)
  }

  /// A line for the console alone: a class says itself what the trace has a line for anyway.
  public func printedAside(_ text: String) {
    guard records(.print), recorder.probed == nil else { return }
    recorder.trace.write(text, at: now)
  }

  /// Where an object lies, as code prints it: made up, but the same whenever it is asked for.
  func printedAddress(of handle: Handle, _ part: PrintedPart = .itself) -> String {
    recorder.addresses.text(of: handle, part)
  }

  // MARK: Cause and depth

  /// What is recorded until `leave` has `seq` as its cause and is one call deeper; `nested` and `because` for hot paths.
  @inline(__always) func enter(because seq: UInt32, isNested: Bool = true) -> UInt32 {
    let outer = recorder.cause
    recorder.cause = seq
    if isNested { recorder.depth += 1 }
    return outer
  }

  @inline(__always) func leave(_ outer: UInt32, isNested: Bool = true) {
    recorder.cause = outer
    if isNested { recorder.depth -= 1 }
  }

  /// What `body` records has `seq` as its cause.
  func because<R>(_ seq: UInt32, _ body: () -> R) -> R {
    let outer = recorder.cause
    recorder.cause = seq
    defer { recorder.cause = outer }
    return body()
  }

  /// What `body` records is one call deeper.
  func nested<R>(_ body: () -> R) -> R {
    recorder.depth += 1
    defer { recorder.depth -= 1 }
    return body()
  }
}

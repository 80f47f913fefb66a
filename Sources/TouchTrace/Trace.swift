/// What the engine did, in order: events, with the texts and names that they refer to by number.
public struct Trace: Sendable {
  /// Everything that happened, in order.
  public internal(set) var events = TraceEvents()
  /// Texts that events refer to.
  public internal(set) var payloads: [String] = []
  /// The printed name of every handle, by number; empty for objects that no event mentions.
  public internal(set) var names: [String] = []
  /// The classes of every handle, by number.
  public internal(set) var lineages: [Lineage] = []
  /// The digitizer's events that `receives` lines refer to.
  public internal(set) var hands: [HandEvent] = []
  /// The targets of recognizers and controls that have sent an action.
  public internal(set) var targets: [Handle: ActionTarget] = [:]
  /// The system whose names and call stacks the scene uses.
  public var system = SystemProfile.ios14
  /// The app's own name in call stacks.
  public var executable = "App"
  /// Which of UIKit's methods the app's own classes override, by class.
  public var overrides: [String: Set<OverriddenMethod>] = [:]

  private var recentNames: [(text: String, index: UInt32)] = []
  private static let recentNamesMax = 8

  /// An empty trace.
  public init() {}

  /// Stores full chunks in an archive from now on.
  public mutating func keep(in archive: any TraceArchive) { events.archive = archive }

  /// The printed name of an object.
  public func name(of handle: Handle) -> String {
    handle.index < names.count ? names[handle.index] : "nobody"
  }

  /// The text beside an event; empty when there is none.
  public func payload(of event: TraceEvent) -> String {
    event.payload == TraceEvent.noPayload || event.verb == .receives
      ? "" : payloads[Int(event.payload)]
  }

  /// The digitizer's event that a `receives` line is about; nil for all others.
  public func hand(of event: TraceEvent) -> HandEvent? {
    event.verb == .receives && event.payload != TraceEvent.noPayload
      ? hands[Int(event.payload)] : nil
  }

  /// The classes of an object; empty if no event mentions it.
  public func lineage(of handle: Handle) -> Lineage {
    handle.index < lineages.count ? lineages[handle.index] : .none
  }

  /// Appends an event and returns its sequence number.
  @discardableResult
  public mutating func append(_ event: TraceEvent, payload: String? = nil) -> UInt32 {
    var event = event
    event.seq = UInt32(events.count)
    if let payload { event.payload = index(of: payload, for: event.kind) }
    events.append(event)
    return event.seq
  }

  /// Names of quantities and timers repeat often: recent ones are reused, so that memory grows less.
  private mutating func index(of payload: String, for kind: TraceKind) -> UInt32 {
    let isName = kind == .measure || kind == .timer
    if isName {
      for (text, index) in recentNames where text == payload { return index }
    }
    payloads.append(payload)
    let index = UInt32(payloads.count - 1)
    if isName {
      if recentNames.count == Self.recentNamesMax { recentNames.removeFirst() }
      recentNames.append((payload, index))
    }
    return index
  }

  /// Appends an event about a digitizer's event.
  @discardableResult
  public mutating func append(_ event: TraceEvent, hand: HandEvent) -> UInt32 {
    var event = event
    event.payload = UInt32(hands.count)
    hands.append(hand)
    return append(event)
  }

  /// Sets the classes of an object.
  public mutating func setLineage(_ lineage: Lineage, of handle: Handle) {
    while lineages.count <= handle.index { lineages.append(.none) }
    lineages[handle.index] = lineage
  }

  /// Sets the target of a recognizer or control.
  public mutating func setTarget(_ target: ActionTarget, of handle: Handle) {
    targets[handle] = target
  }

  /// Sets the printed name of an object.
  public mutating func setName(_ name: String, of handle: Handle) {
    while names.count <= handle.index { names.append("") }
    names[handle.index] = name
  }
}

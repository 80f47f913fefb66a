/// What the engine did, in order: events with the texts and names that their numbers stand for.
public struct Trace: Sendable {
  public internal(set) var events = TraceEvents()
  /// Texts that events point to.
  public internal(set) var payloads: [String] = []
  /// The printed name of every handle, by number; empty for what was never mentioned.
  public internal(set) var names: [String] = []

  private var recentNames: [(text: String, index: UInt32)] = []
  private static let recentNamesMax = 8

  public init() {}

  /// Keeps what is full elsewhere from now on.
  public mutating func keep(in archive: any TraceArchive) { events.archive = archive }

  public func name(of handle: Handle) -> String {
    handle.index < names.count ? names[handle.index] : "nobody"
  }

  public func payload(of event: TraceEvent) -> String {
    event.payload == TraceEvent.noPayload ? "" : payloads[Int(event.payload)]
  }

  /// Adds an event with its place; returns the seq that it got.
  @discardableResult
  public mutating func append(_ event: TraceEvent, payload: String? = nil) -> UInt32 {
    var event = event
    event.seq = UInt32(events.count)
    if let payload { event.payload = index(of: payload, for: event.kind) }
    events.append(event)
    return event.seq
  }

  /// The names of quantities and timers come again and again: those of late are used anew, so that memory grows less.
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

  public mutating func setName(_ name: String, of handle: Handle) {
    while names.count <= handle.index { names.append("") }
    names[handle.index] = name
  }
}

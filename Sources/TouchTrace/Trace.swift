/// What the engine did, in order: events with the texts and names that their numbers stand for.
public struct Trace: Sendable {
  /// Everything that happened, in order.
  public internal(set) var events = TraceEvents()
  /// Texts that events point to.
  public internal(set) var payloads: [String] = []
  /// The printed name of every handle, by number; empty for what was never mentioned.
  public internal(set) var names: [String] = []

  /// An empty trace.
  public init() {}

  /// Keeps what is full elsewhere from now on.
  public mutating func keep(in archive: any TraceArchive) { events.archive = archive }

  /// The printed name of an object.
  public func name(of handle: Handle) -> String {
    handle.index < names.count ? names[handle.index] : "nobody"
  }

  /// The text beside an event; empty when there is none.
  public func payload(of event: TraceEvent) -> String {
    event.payload == TraceEvent.noPayload ? "" : payloads[Int(event.payload)]
  }

  /// Adds an event with its place; returns the seq that it got.
  @discardableResult
  public mutating func append(_ event: TraceEvent, payload: String? = nil) -> UInt32 {
    var event = event
    event.seq = UInt32(events.count)
    if let payload {
      event.payload = UInt32(payloads.count)
      payloads.append(payload)
    }
    events.append(event)
    return event.seq
  }

  /// Gives an object its printed name.
  public mutating func setName(_ name: String, of handle: Handle) {
    while names.count <= handle.index { names.append("") }
    names[handle.index] = name
  }
}

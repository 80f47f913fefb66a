/// What the engine did, in order: events, with the texts and names that they refer to by number.
public struct Trace: Sendable {
  /// Everything that happened, in order.
  public internal(set) var events = TraceEvents()
  /// Texts that events refer to.
  public internal(set) var payloads: [String] = []
  /// What code of the app printed, in order.
  public internal(set) var console = Console()
  /// The printed name of every handle, by number; empty for objects that no event mentions.
  public internal(set) var names: [String] = []
  /// The classes of every handle, by number.
  public internal(set) var lineages: [Lineage] = []
  /// The digitizer's events that `receives` lines refer to.
  public internal(set) var hands: [HandEvent] = []
  /// The targets of recognizers and controls that have sent an action.
  public internal(set) var targets: [Handle: ActionTarget] = [:]
  /// The classes of delegates and data sources, by the objects that have them.
  public internal(set) var helpers: [Handle: [HelperRole: String]] = [:]
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

  /// The printed name of an object that it has mentioned; nil for any other.
  public func knownName(of handle: Handle) -> String? {
    handle.index < names.count && !names[handle.index].isEmpty ? names[handle.index] : nil
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

  /// Appends an event that no text stands beside.
  public mutating func append(bare event: TraceEvent) {
    events.append(event, seq: UInt32(truncatingIfNeeded: events.count))
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

  /// Appends a line that code of the app printed, as part of the last event.
  public mutating func write(_ text: String, at time: Instant) {
    console.append(text, place: events.count, time: time)
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

  /// Sets the classes of an object's delegate and data source.
  public mutating func setHelpers(_ classes: [HelperRole: String], of handle: Handle) {
    helpers[handle] = classes
  }

  /// Sets the printed name of an object.
  public mutating func setName(_ name: String, of handle: Handle) {
    while names.count <= handle.index { names.append("") }
    names[handle.index] = name
  }
}

/// One line that code of the app printed.
public struct PrintedLine: Hashable, Sendable {
  public var text: String
  /// How many events of the trace came before it.
  public var place: Int
  public var time: Instant

  public init(_ text: String, place: Int, time: Instant) {
    self.text = text
    self.place = place
    self.time = time
  }

  /// The event in whose call it was printed; nil before all events.
  public var event: Int? { place > 0 ? place - 1 : nil }
}

/// What code of the app printed, in order.
///
/// Apps print the same few texts again and again, so that each is kept once.
public struct Console: RandomAccessCollection, Sendable {
  private struct Entry {
    var text: UInt32
    var place: UInt32
    var time: Instant
  }

  private var texts: [String] = []
  private var numbers: [String: UInt32] = [:]
  private var entries: [Entry] = []

  /// An empty console.
  public init() {}

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last line.
  public var endIndex: Int { entries.count }

  /// The line at an index.
  public subscript(index: Int) -> PrintedLine {
    let entry = entries[index]
    return PrintedLine(texts[Int(entry.text)], place: Int(entry.place), time: entry.time)
  }

  /// The number of lines that were printed before an event.
  public func count(before event: Int) -> Int {
    entries.firstIndexOfRest { $0.place > event }
  }

  mutating func append(_ text: String, place: Int, time: Instant) {
    let number = numbers[text] ?? UInt32(texts.count)
    if Int(number) == texts.count {
      numbers[text] = number
      texts.append(text)
    }
    entries.append(Entry(text: number, place: UInt32(place), time: time))
  }
}

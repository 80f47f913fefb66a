/// The events of a trace, in order: chunks that are full, which an archive may keep outside of memory, and the newest
/// ones.
///
/// It reads like an array. Full chunks never change, so copies share them.
public struct TraceEvents: RandomAccessCollection, Sendable {
  /// Events of a full chunk.
  public static let chunkLength = 1 << chunkBits
  private static let chunkBits = 15
  private static let within = chunkLength - 1

  private var full: [TraceChunk] = []
  private var newest: [TraceEvent] = []
  /// Gets every chunk that is full; without one all stay in memory.
  var archive: (any TraceArchive)?

  /// Without events.
  public init() {}

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { full.count << Self.chunkBits + newest.count }

  /// The event of a number.
  public subscript(index: Int) -> TraceEvent {
    let chunk = index >> Self.chunkBits
    return chunk < full.count
      ? full[chunk].events[index & Self.within] : newest[index - full.count << Self.chunkBits]
  }

  mutating func append(_ event: TraceEvent) {
    newest.append(event)
    guard newest.count == Self.chunkLength else { return }
    full.append(archive?.keep(newest) ?? TraceChunk(newest))
    newest.removeAll(keepingCapacity: true)
  }
}

extension TraceEvents: Equatable {
  /// Whether both are the same.
  public static func == (a: TraceEvents, b: TraceEvents) -> Bool {
    a.count == b.count && a.elementsEqual(b)
  }
}

/// Keeps full chunks of a trace elsewhere.
public protocol TraceArchive: Sendable {
  /// Takes the events of a chunk; nil when it cannot, and they stay in memory.
  func keep(_ events: [TraceEvent]) -> TraceChunk?
}

/// A part of a trace that is full and never changes.
public final class TraceChunk: Sendable {
  nonisolated(unsafe) let events: UnsafeBufferPointer<TraceEvent>
  private let release: @Sendable (UnsafeBufferPointer<TraceEvent>) -> Void

  /// Copies events into memory of its own.
  convenience init(_ events: [TraceEvent]) {
    let copy = UnsafeMutableBufferPointer<TraceEvent>.allocate(capacity: events.count)
    _ = copy.initialize(from: events)
    self.init(UnsafeBufferPointer(copy)) { $0.deallocate() }
  }

  /// Takes memory that holds events as they lie in memory, and gives it back with `release` when nobody reads them any
  /// more.
  public init(
    _ events: UnsafeBufferPointer<TraceEvent>,
    release: @escaping @Sendable (UnsafeBufferPointer<TraceEvent>) -> Void
  ) {
    self.events = events
    self.release = release
  }

  deinit { release(events) }
}

extension RandomAccessCollection where Index == Int {
  /// The first index for which a test holds that goes from no to yes once; the end when it never holds.
  public func firstIndexOfRest(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The events of a trace, in order: full chunks, which an archive may store outside memory, and the newest
/// events.
///
/// It reads like an array. Full chunks never change, so copies share them.
public struct TraceEvents: RandomAccessCollection, Sendable {
  /// The number of events in a full chunk.
  public static let chunkLength = 1 << chunkBits
  @inlinable static var chunkBits: Int { 15 }
  @inlinable static var within: Int { 1 << chunkBits - 1 }

  @usableFromInline private(set) var full: [TraceChunk] = []
  @usableFromInline private(set) var newest: [TraceEvent] = []
  /// Gets every full chunk; without an archive all chunks stay in memory.
  var archive: (any TraceArchive)?

  /// An empty list of events.
  public init() {}

  /// The first index.
  @inlinable public var startIndex: Int { 0 }
  /// The index after the last event.
  @inlinable public var endIndex: Int { full.count << Self.chunkBits + newest.count }

  /// The event at an index.
  @inlinable public subscript(index: Int) -> TraceEvent {
    let chunk = index >> Self.chunkBits
    return chunk < full.count
      ? full[chunk].events[index & Self.within] : newest[index - full.count << Self.chunkBits]
  }

  /// Calls `body` for the events of a range, in order, without copying any of them; it must not keep the pointer.
  @inlinable package func visit(
    _ range: Range<Int>, _ body: (UnsafePointer<TraceEvent>) -> Void
  ) {
    func visitChunk(_ events: UnsafeBufferPointer<TraceEvent>, from first: Int) {
      guard let start = events.baseAddress else { return }
      let shown = range.clamped(to: first..<first + events.count)
      for index in shown { body(start + (index - first)) }
    }
    for (number, chunk) in full.enumerated() {
      visitChunk(chunk.events, from: number << Self.chunkBits)
    }
    newest.withUnsafeBufferPointer { visitChunk($0, from: full.count << Self.chunkBits) }
  }

  mutating func append(_ event: TraceEvent) {
    newest.append(event)
    if newest.count == Self.chunkLength { putAway() }
  }

  /// Appends an event as the one of this number.
  @inline(__always) mutating func append(_ event: TraceEvent, seq: UInt32) {
    newest.append(event)
    newest[newest.count - 1].seq = seq
    if newest.count == Self.chunkLength { putAway() }
  }

  @inline(never) private mutating func putAway() {
    full.append(archive?.keep(newest) ?? TraceChunk(newest))
    newest.removeAll(keepingCapacity: true)
  }
}

extension TraceEvents: Equatable {
  public static func == (a: TraceEvents, b: TraceEvents) -> Bool {
    a.count == b.count && a.elementsEqual(b)
  }
}

/// Stores full chunks of a trace outside memory.
public protocol TraceArchive: Sendable {
  /// Stores the events of a chunk; nil if it cannot, in which case they stay in memory.
  func keep(_ events: [TraceEvent]) -> TraceChunk?
}

/// A full part of a trace, which never changes.
public final class TraceChunk: Sendable {
  @usableFromInline nonisolated(unsafe) let events: UnsafeBufferPointer<TraceEvent>
  private let release: @Sendable (UnsafeBufferPointer<TraceEvent>) -> Void

  /// Copies events into its own memory.
  convenience init(_ events: [TraceEvent]) {
    let copy = UnsafeMutableBufferPointer<TraceEvent>.allocate(capacity: events.count)
    _ = copy.initialize(from: events)
    self.init(UnsafeBufferPointer(copy)) { $0.deallocate() }
  }

  /// Adopts memory that holds events in their memory layout, and frees it with `release` when nothing reads them any
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
  /// Binary search: the first index for which a monotonic test holds; the end if it never holds.
  @inlinable public func firstIndexOfRest(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

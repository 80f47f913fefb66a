import TouchInspection
import TouchReading
import TouchWindow

/// What the window shows, and whether it must show something else.
struct FrameKeeper {
  private(set) var shown = ShownPicture()
  private var state: DebuggerState?
  private var revision: [Int] = []
  private(set) var statistics = FrameStatistics()
  /// A frame that took long, for the next turn.
  var slow: (nanoseconds: UInt64, part: String)?

  /// Nothing was shown yet.
  var isFirst: Bool { state == nil }

  /// The state, the session or the library is another than the one that shows.
  func isDue(_ state: DebuggerState, _ revision: [Int]) -> Bool {
    self.revision != revision || self.state != state
  }

  mutating func show(_ picture: WindowFrame, _ state: DebuggerState, _ revision: [Int]) {
    self.state = state
    self.revision = revision
    switch picture {
    case .window(let parts): shown = ShownPicture(parts, state)
    case .stage(let picture):
      shown = ShownPicture([], state)
      shown.regions = picture.regions
    }
  }

  /// A frame was drawn and measured; the first ones, which load fonts, are never slow.
  mutating func note(_ timer: FrameTimer) {
    statistics.add(timer.whole, processor: timer.work)
    if timer.whole > FrameTimer.limit, statistics.count > 10 { slow = timer.slow }
  }
}

/// What frames are measured with; one that stands still measures nothing.
struct Stopwatch {
  /// Nanoseconds since some moment.
  var time: @MainActor () -> UInt64 = { 0 }
  /// Nanoseconds that the processor has worked.
  var processorTime: @MainActor () -> UInt64 = { 0 }
}

/// How long a frame takes, and which part of it the most.
struct FrameTimer {
  /// How long a frame may take, nanoseconds.
  static let limit: UInt64 = 50_000_000

  private let stopwatch: Stopwatch
  private let begin: UInt64
  private let beginOfWork: UInt64
  private var last: UInt64
  private var parts: [(part: String, time: UInt64)] = []

  init(_ stopwatch: Stopwatch) {
    self.stopwatch = stopwatch
    begin = stopwatch.time()
    beginOfWork = stopwatch.processorTime()
    last = begin
  }

  /// A part was laid out.
  mutating func end(_ part: String) {
    let now = stopwatch.time()
    parts.append((part, now - last))
    last = now
  }

  var whole: UInt64 { stopwatch.time() - begin }

  /// How much the processor worked since the frame began.
  var work: UInt64 { stopwatch.processorTime() - beginOfWork }

  /// The time of all, and the part that took the most of it.
  var slow: (nanoseconds: UInt64, part: String) {
    let all = whole
    let slowest = parts.max { $0.time < $1.time } ?? ("window", 0)
    return (all, all - min(all, slowest.time) > slowest.time ? "drawing" : slowest.part)
  }
}

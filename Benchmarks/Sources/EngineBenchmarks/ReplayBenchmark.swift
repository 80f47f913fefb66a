import Foundation
import TouchEngine
import TouchTrace

/// W4: a million inputs through ten recognizers of seven classes, twice; both must come to the same end.
enum ReplayBenchmark {
  static func run(isQuick: Bool) {
    let inputs = isQuick ? 100_000 : 1_000_000
    Report.title("W4  a replay of \(inputs) inputs through 10 recognizers")
    var outcomes: Set<UInt64> = []
    for (level, name) in TraceLevel.measured {
      let first = replay(inputs, level)
      let second = replay(inputs, level)
      let nanoseconds = min(first.nanoseconds, second.nanoseconds)
      Report.line(
        "W4 trace \(name)", Double(inputs) / nanoseconds * 1000, "million/s",
        goal: level == .off ? 1 : nil, atLeast: true,
        "\(first.actions) actions, \(first.events) trace events")
      let isEqual = first.outcome == second.outcome && first.trace == second.trace
      print(
        "   digests \(isEqual ? "equal" : "DIFFER"): actions \(hex(first.outcome)), "
          + "trace \(hex(first.trace)); memory now \(Stopwatch.memory.now) MB, "
          + "at most \(Stopwatch.memory.most) MB")
      outcomes.insert(first.outcome)
      outcomes.insert(second.outcome)
    }
    print("   actions of all levels \(outcomes.count == 1 ? "equal" : "DIFFER")")
  }

  private static func hex(_ value: UInt64) -> String { String(value, radix: 16) }

  private struct Result {
    let nanoseconds: Double
    let outcome: UInt64
    let trace: UInt64
    let actions: Int
    let events: Int
  }

  private static func replay(_ inputs: Int, _ level: TraceLevel) -> Result {
    let world = World(level)
    let digest = DigestArchive()
    let listener = Listener()
    world.engine.keepTrace(in: digest)
    world.engine.perform { furnish(world, listener) }
    // The inputs are made in portions, so that memory shows what the engine keeps.
    let portion = 10_000
    var script = Script()
    var nanoseconds = 0.0
    for _ in 0..<(inputs / portion) {
      let events = world.events((0..<portion).map { _ in script.next() }, every: 0.008)
      let start = Stopwatch.nanoseconds
      world.play(events)
      nanoseconds += Stopwatch.nanoseconds - start
    }
    digest.add(world.engine.trace)
    return Result(
      nanoseconds: nanoseconds, outcome: listener.digest.value, trace: digest.value,
      actions: listener.count, events: world.engine.trace.events.count)
  }

  /// A replay without a trace, and one that records everything.
  static var instructionRows: [InstructionRow] {
    [(TraceLevel.off, "trace off"), (.full, "full trace")].map { (level, name) in
      InstructionRow(name: "W4 \(name)", unit: "input", count: 2400) {
        let world = World(level)
        let listener = Listener()
        world.engine.perform { furnish(world, listener) }
        var script = Script()
        // All four kinds of fingers once before, so that nothing is made for the first time where it is counted.
        world.play(world.events((0..<240).map { _ in script.next() }, every: 0.008))
        let events = world.events((0..<2400).map { _ in script.next() }, every: 0.008)
        InstructionRow.counted { world.play(events) }
        precondition(listener.count > 0)
      }
    }
  }

  /// A card on a board, with the recognizers that such things have.
  private static func furnish(_ world: World, _ listener: Listener) {
    let card = UIView(frame: CGRect(x: 200, y: 200, width: 600, height: 600))
    card.isMultipleTouchEnabled = true
    world.view.addSubview(card)
    func add<R: UIGestureRecognizer>(_ recognizer: R, to view: UIView) -> R {
      recognizer.addTarget(listener, action: Listener.action)
      listener.recognizers.append(recognizer)
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
    let tap = add(UITapGestureRecognizer(), to: card)
    let double = add(UITapGestureRecognizer(), to: card)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    _ = add(UILongPressGestureRecognizer(), to: card)
    _ = add(UIPanGestureRecognizer(), to: card)
    _ = add(UIPinchGestureRecognizer(), to: card)
    _ = add(UIRotationGestureRecognizer(), to: card)
    _ = add(UITapGestureRecognizer(), to: world.view)
    _ = add(UILongPressGestureRecognizer(), to: world.view)
    _ = add(UISwipeGestureRecognizer(), to: world.view)
    _ = add(UIPanGestureRecognizer(), to: world.view)
  }

  /// Fingers that drag, tap, press and pinch in turn: 60 inputs each.
  private struct Script {
    private var index = 0

    mutating func next() -> [FingerChange] {
      defer { index += 1 }
      let step = Double(index % 60)
      let last = index % 60 == 59
      switch index / 60 % 4 {
      case 0:
        let phase: TouchPhase = step == 0 ? .began : last ? .ended : .moved
        return [.one(phase, 300 + 4 * step, 400)]
      case 1:
        // Ten taps with a little movement.
        let phase: TouchPhase = index % 6 == 0 ? .began : index % 6 == 5 ? .ended : .moved
        return [.one(phase, 400 + Double(index % 6), 400)]
      case 2:
        let phase: TouchPhase = step == 0 ? .began : last ? .ended : .moved
        return [.one(phase, 500 + Double(index % 2), 500)]
      default:
        let phase: TouchPhase = step == 0 ? .began : last ? .ended : .moved
        return [
          .one(phase, 480 - 2 * step, 500), .one(phase, 520 + 2 * step, 500 + step, finger: 2),
        ]
      }
    }
  }

  /// Counts actions and makes a digest of who acted in which state and where.
  private final class Listener {
    var count = 0
    var digest = Digest()
    /// Their places are their numbers in the digest: handles differ when more or less is recorded.
    var recognizers: [UIGestureRecognizer] = []
    func act(_ recognizer: UIGestureRecognizer) {
      count += 1
      digest.add(UInt64(recognizers.firstIndex { $0 === recognizer } ?? recognizers.count))
      digest.add(UInt64(recognizer.state.rawValue))
      digest.add(UInt64(recognizer.location(in: nil).x.bitPattern))
    }
    static let action = Selector("act", act)
  }
}

/// FNV-1a over words.
nonisolated struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x0000_0100_0000_01b3 }

  mutating func add(_ event: TraceEvent) {
    add(UInt64(event.seq) | UInt64(event.cause) << 32)
    add(event.time.nanoseconds)
    add(UInt64(event.kind.rawValue) | UInt64(event.verb.rawValue) << 8)
    add(UInt64(event.subject.rawValue) | UInt64(event.other.rawValue) << 32)
    add(UInt64(event.from.rawValue) | UInt64(event.to.rawValue) << 8)
    add(UInt64(event.reason.rawValue) | UInt64(event.rule.rawValue) << 8)
    add(event.measured.bitPattern)
    add(event.limit.bitPattern)
  }
}

/// Lets full chunks of a trace go, so that a long trace needs no room.
nonisolated struct EmptyArchive: TraceArchive {
  private nonisolated(unsafe) static let empty = UnsafeMutableBufferPointer<TraceEvent>.allocate(
    capacity: TraceEvents.chunkLength)

  func keep(_ events: [TraceEvent]) -> TraceChunk? {
    TraceChunk(UnsafeBufferPointer(Self.empty)) { _ in }
  }
}

/// Takes full chunks of a trace into a digest, and lets them go.
nonisolated final class DigestArchive: TraceArchive {
  nonisolated(unsafe) private var digest = Digest()
  nonisolated(unsafe) private var added = 0

  func keep(_ events: [TraceEvent]) -> TraceChunk? {
    for event in events { digest.add(event) }
    added += events.count
    return EmptyArchive().keep(events)
  }

  /// The rest, which is in no full chunk.
  func add(_ trace: Trace) { for event in trace.events.dropFirst(added) { digest.add(event) } }

  var value: UInt64 { digest.value }
}

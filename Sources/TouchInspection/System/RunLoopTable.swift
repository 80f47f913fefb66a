import TouchLanguage
import TouchReading
import TouchTrace

/// Threads with their run loops, the sources by their ports, and the events that wait (GOLD-000-01).
enum RunLoopTable {
  /// The port of the touch, in the numbers of the recorded device.
  static let touchPort = 0x480F

  static func make(_ input: PictureInput) -> SystemTable {
    SystemTable(
      .runLoop,
      [SystemColumn.source, .order, .port, .signalled, .valid, .timeStamp, .latency].map {
        Text.system.column($0)
      },
      threads(input) + registry + queue(input))
  }

  private static func threads(_ input: PictureInput) -> [SystemTable.Row] {
    let system = input.reading.system
    let last = input.turn.last { $0.verb == .signalsSource || $0.verb == .drains }
    let isSignalled = last?.verb == .signalsSource
    return [
      .heading("com.apple.uikit.eventfetch-thread"),
      .init([system.isSuspended ? Text.system.threadIsSuspended : Text.system.threadWaitsForPorts]),
      .heading(Text.system.mainThread),
      .init([
        system.isAwake ? Text.system.threadIsAwake : Text.system.threadSleeps(in: "mach_msg")
      ]),
      .init(
        ["Source0 __eventFetcherSourceCallback", "0", "", isSignalled ? "Yes" : "No", "Yes"],
        event: last?.seq, style: isSignalled ? .current : .plain),
    ]
  }

  private static var registry: [SystemTable.Row] {
    let ports = [(0, touchPort), (0, 0x3807), (1, 0x3203)]
    let rows = ports.map { order, port in
      SystemTable.Row.printed([
        "CFRunLoopSource, CFMachPort", "\(order)", String(port, radix: 16), "No", "Yes",
      ])
    }
    return [.heading("_portToV1SourceMap")] + rows + [
      .printed([
        Text.system.lookup("$arg2"), "",
        "\(touchPort) = 0x\(String(touchPort, radix: 16).uppercased())",
      ])
    ]
  }

  private static func queue(_ input: PictureInput) -> [SystemTable.Row] {
    let system = input.reading.system
    guard system.isSuspended || !system.received.isEmpty else { return [] }
    let seqs = system.isSuspended ? system.waiting : system.received
    let rows = seqs.enumerated().map { index, seq in
      let event = input.trace.events[Int(seq)]
      return row(index + 1, event, input)
    }
    return [.heading(Text.system.eventQueue(seqs.count, isWaiting: system.isSuspended))] + rows
  }

  /// Of an event that waits the trace knows when it came; of one that was received, everything.
  private static func row(
    _ number: Int, _ event: TraceEvent, _ input: PictureInput
  ) -> SystemTable.Row {
    guard let hand = input.trace.hand(of: event) else {
      let time = CanonicalLine.number(event.time.seconds)
      return .init(
        [Text.system.event(number, []), "", "", "", "", "\(time) s", Text.system.isQueued],
        event: event.seq)
    }
    let fingers = hand.fingers.map { "finger\($0.finger) \($0.phase.name)" }
    let stamp = CanonicalLine.number(hand.timestamp.seconds)
    let latency = Units.milliseconds(event.limit)
    return .init(
      [Text.system.event(number, fingers), "", "", "", "", "\(stamp) s", latency],
      event: event.seq)
  }
}

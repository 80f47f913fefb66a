import TouchLanguage
import TouchReading
import TouchTrace

/// The calls behind a line: the selected one, or what mattered last in the turn (GOLD-000-02 to -16).
enum StackTable {
  /// The library needs no name before it.
  private static var columns: [String] { [Text.system.column(.frame), ""] }

  static func make(_ input: PictureInput, _ selection: Target?) -> SystemTable {
    guard let event = line(input, selection) else {
      return SystemTable(.stack, columns, [])
    }
    let frames = CallStack.frames(behind: event.seq, in: input.trace)
    let rows = frames.enumerated().map { index, frame in
      SystemTable.Row(["#\(index) \(frame.function)", frame.image])
    }
    let heading = SystemTable.Row(
      [Text.system.calls(behind: CanonicalLine.text(event, in: input.trace))], event: event.seq,
      style: .heading)
    return SystemTable(.stack, columns, [heading] + rows)
  }

  private static func line(_ input: PictureInput, _ selection: Target?) -> TraceEvent? {
    if case .event(let seq) = selection, seq < input.trace.events.count {
      return input.trace.events[seq]
    }
    // What was read last may belong to a timer, after the last turn of events.
    let read = min(input.reading.system.position, input.trace.events.count)
    let recent = input.trace.events[max(0, read - 400)..<read]
    guard let time = recent.last?.time else { return nil }
    let now = recent.filter { $0.time == time }
    let kinds: [Set<TraceKind>] = [[.action], [.touches, .gesture], [.event, .hit, .pipeline]]
    for kind in kinds {
      let some = now.filter { kind.contains($0.kind) && $0.verb != .sleeps }
      // What an event was given to, not whom it was passed on to.
      if let depth = some.map(\.depth).min() { return some.last { $0.depth == depth } }
    }
    return now.last
  }
}

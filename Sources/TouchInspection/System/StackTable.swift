import TouchArticles
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
      SystemTable.Row(
        ["#\(index) \(frame.function)", frame.image],
        object: method(of: frame).map { .listing(.method($0)) })
    }
    let heading = SystemTable.Row(
      [Text.system.calls(behind: CanonicalLine.text(event, in: input.trace))], event: event.seq,
      style: .heading)
    return SystemTable(.stack, columns, [heading] + rows)
  }

  /// The method of a frame as Swift names it; nil for functions, and for methods that nobody overrides.
  private static func method(of frame: StackFrame) -> ListedMethod? {
    // As `-[UIView(Category) hitTest:withEvent:]`.
    let function = frame.function
    guard function.hasPrefix("-["), function.hasSuffix("]") else { return nil }
    let parts = function.dropFirst(2).dropLast().split(separator: " ")
    guard parts.count == 2, let name = names[String(parts[1])] else { return nil }
    return ListedMethod(String(parts[0].prefix { $0 != "(" }), name)
  }

  private static let names = [
    "sendEvent:": "sendEvent(_:)", "hitTest:withEvent:": "hitTest(_:with:)",
    "pointInside:withEvent:": "point(inside:with:)",
    "touchesBegan:withEvent:": "touchesBegan(_:with:)",
    "touchesMoved:withEvent:": "touchesMoved(_:with:)",
    "touchesEnded:withEvent:": "touchesEnded(_:with:)",
    "touchesCancelled:withEvent:": "touchesCancelled(_:with:)",
    "beginTrackingWithTouch:withEvent:": "beginTracking(_:with:)",
    "continueTrackingWithTouch:withEvent:": "continueTracking(_:with:)",
    "endTrackingWithTouch:withEvent:": "endTracking(_:with:)",
    "cancelTrackingWithEvent:": "cancelTracking(with:)",
  ]

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

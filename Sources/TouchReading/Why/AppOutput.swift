import TouchLanguage
import TouchTrace

/// What the app's own code printed in a gesture: often the only sign of what a handler decided.
enum AppOutput {
  /// A longer line is no part of a sentence.
  private static let lengthMax = 48

  /// The last line up to the playhead that an action or the app itself printed; empty where there is none, and where it was
  /// printed before the moment of the headline, an event by its seq.
  static func sentences(since moment: UInt32?, _ input: PictureInput) -> [Explanation.Sentence] {
    let events = input.trace.events
    guard let last = last(input), last.text.count <= lengthMax,
      moment.map({ events[Int(last.event)].time >= events[Int($0)].time }) ?? true
    else { return [] }
    let printer = printer(events[Int(last.event)], input)
    return [.init(Text.why.printed(last.text, by: printer), .none, last.event)]
  }

  /// The marked name of the recognizer or control in whose action a line was printed; nil for other code of the app.
  private static func printer(_ event: TraceEvent, _ input: PictureInput) -> String? {
    let subject = event.subject
    let hasActions =
      input.snapshot.recognizer(subject) != nil || input.snapshot.view(subject)?.isControl == true
    return event.kind == .action && hasActions ? input.marked(subject) : nil
  }

  /// Touch methods may print much more; what came before so many lines is not looked for.
  private static let linesMax = 64

  private static func last(_ input: PictureInput) -> (text: String, event: UInt32)? {
    let (trace, start) = (input.trace, input.reading.gestureStart)
    let end = min(input.reading.system.position, trace.events.count)
    for line in trace.console.prefix(trace.console.count(before: end)).suffix(linesMax).reversed() {
      guard line.time >= start else { return nil }
      guard let event = line.event, event < end else { continue }
      // What touch methods print is told by their own lanes.
      switch trace.events[event].kind {
      case .action, .print: return (line.text, UInt32(event))
      default: continue
      }
    }
    return nil
  }
}

import TouchLanguage
import TouchTrace

/// What the app's own code printed in a gesture: often the only sign of what a handler decided.
enum AppOutput {
  /// A longer line is no part of a sentence.
  private static let lengthMax = 48

  /// The last line up to the playhead that an action or the app itself printed; empty where there is none.
  static func sentences(_ input: PictureInput) -> [Explanation.Sentence] {
    guard let last = last(input), last.text.count <= lengthMax else { return [] }
    return [.init(Text.why.printed(last.text), .none, last.event)]
  }

  /// How the trace begins such a line.
  private static let prefix = "print "

  private static func last(_ input: PictureInput) -> (text: String, event: UInt32)? {
    let (trace, start) = (input.trace, input.reading.gestureStart)
    let end = min(input.reading.system.position, trace.events.count)
    let event = trace.events[..<end].last { $0.kind == .print && $0.time >= start }
    // What touch methods print is told by their own lanes.
    let line = trace.console.last { line in
      guard line.time >= start, let event = line.event, event < end else { return false }
      return trace.events[event].kind == .action
    }
    let printed = event.map { event in
      let words = trace.payload(of: event)
      return (words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words, event.seq)
    }
    let acted = line.flatMap { line in line.event.map { (line.text, UInt32($0)) } }
    return [printed, acted].compactMap { $0 }.max { $0.1 < $1.1 }
  }
}

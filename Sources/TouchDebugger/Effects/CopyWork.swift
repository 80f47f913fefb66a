import TouchInspection
import TouchLanguage
import TouchTrace
import TouchWindow

/// Writes the lines of the log as text.
final class CopyWork: Work {
  let kind = WorkKind.copying
  private let seqs: [UInt32]
  private let trace: Trace
  private var next = 0
  private var text = ""
  private let finish: (String) -> [Message]

  /// `finish` gets the text of all lines.
  init(_ log: LogFilter, _ trace: Trace, finish: @escaping (String) -> [Message]) {
    seqs = log.seqs
    self.trace = trace
    self.finish = finish
  }

  var share: Double { Double(next) / Double(max(1, seqs.count)) }

  /// A line takes a few microseconds.
  func run(_ units: Int) -> [Message]? {
    let stop = min(seqs.count, next + units * 16)
    for seq in seqs[next..<stop] {
      if !text.isEmpty { text += "\n" }
      text += CanonicalLine.text(trace.events[Int(seq)], in: trace)
    }
    next = stop
    return next == seqs.count ? finish(text) : nil
  }

  func stop() -> [Message] { [.said(Text.over.workStopped(kind))] }
}

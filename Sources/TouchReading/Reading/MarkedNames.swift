import TouchLanguage
import TouchTrace

/// Names as they are put into sentences.
extension ViewSnapshot {
  var marked: String { MarkedText.name(name) }
}

extension Trace {
  /// The name of an object that the trace has mentioned, marked for a sentence.
  func marked(_ handle: Handle) -> String { MarkedText.name(name(of: handle)) }
}

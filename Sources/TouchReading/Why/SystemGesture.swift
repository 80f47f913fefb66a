import Foundation
import TouchLanguage
import TouchTrace

/// A gesture of the system at an edge of the screen, which took the touches from the app.
struct SystemGesture {
  private let event: TraceEvent
  private let name: String
  /// The edge at which the touch began.
  let edge: TouchEdge

  /// Nil for an event of any other recognizer, and for one that takes nothing.
  init?(_ event: TraceEvent, _ input: PictureInput) {
    guard event.to == .ended,
      input.snapshot.recognizer(event.subject)?.need == .systemGesture,
      let edge = input.systemEdge(at: event.time)
    else { return nil }
    self.event = event
    name = input.marked(event.subject)
    self.edge = edge
  }

  var sentence: Explanation.Sentence {
    let moved = Comparison(event.measured, of: event.limit)
    return .init(
      Text.whyRecognizer.systemGesture(name, from: edge, moved), event.rule, event.seq)
  }
}

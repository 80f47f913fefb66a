import Foundation
import TouchLanguage
package import TouchTrace

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

/// What a recognizer of the system is that an explanation names: its name says nothing to who has not put it there.
enum SystemGate {
  /// Empty where none is named, and where what it did is told with what it is.
  static func sentences(_ why: Explanation, _ input: PictureInput) -> [Explanation.Sentence] {
    let told = why.sentences.compactMap(\.event).map { input.trace.events[Int($0)] }
    let isTold = told.contains {
      $0.reason == .noSystemGesture || SystemGesture($0, input) != nil
    }
    guard !isTold else { return [] }
    let words = [why.heading] + why.sentences.map(\.words)
    let named = Set(words.flatMap { $0.parts.filter(\.isName).map(\.text) })
    let gate = input.snapshot.recognizers.first {
      $0.isOfSystem && named.contains(input.name(of: $0.handle))
    }
    return gate.map {
      [.init(Text.whyRecognizer.ofSystem(input.marked($0.handle)), .none).aside]
    } ?? []
  }
}

extension RecognizerSnapshot {
  /// Whether it is UIKit's own, which sees what the system may want of every touch.
  package var isOfSystem: Bool {
    switch need {
    case .systemGesture, .systemWatch: true
    default: false
    }
  }
}

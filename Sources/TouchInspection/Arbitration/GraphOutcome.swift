import TouchLanguage
import Foundation
import TouchReading
import TouchTrace

/// What stands below a pill of the graph: how a recognizer ended, what became of a view's touch.
enum GraphOutcome {
  /// When a recognizer came to its end, or the numbers by which it failed; nil before it changed.
  static func numbers(_ reading: RecognizerReading, _ input: PictureInput) -> String? {
    guard let last = reading.transitions.last else { return nil }
    guard last.to == .failed else {
      return last.time >= input.reading.gestureStart
        ? Text.arbitration.time(seconds: last.time.since(input.reading.gestureStart)) : nil
    }
    // Who was refused did not fail by a number.
    guard ![.controlWins, .viewRefused, .delegateRefused].contains(last.reason) else { return nil }
    let gauges = RecognizerCardContent(reading.handle, input)?.gauges ?? []
    return Gauges.deciding(gauges)?.text
  }

  /// What became of the touch of a view, in a word; nil where the view keeps it.
  static func loss(of view: Handle, _ relations: [Relation]) -> String? {
    guard let relation = relations.first(where: { $0.to == view }) else { return nil }
    return switch relation.kind {
    case .cancels: Text.arbitration.touchCancelled
    case .keeps: Text.arbitration.touchNeverCame
    case .waits, .beside, .prevents, .spares, .refuses: nil
    }
  }

  /// Whether a control's own action won over a recognizer, which the control did not let begin.
  static func hasWon(
    _ view: Handle, _ relations: [Relation], _ input: PictureInput
  ) -> Bool {
    relations.contains { relation in
      relation.kind == .refuses && relation.from == view
        && relation.event.map { input.trace.events[Int($0)].reason == .controlWins } == true
    }
  }
}

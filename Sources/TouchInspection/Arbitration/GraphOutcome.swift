import TouchLanguage
import Foundation
import TouchReading
import TouchTrace

/// What stands below a pill of the graph: how a recognizer ended, what became of a view's touch.
enum GraphOutcome {
  /// How a recognizer stands: with its numbers, where there are any, and as a word; nothing for one that was not in play.
  static func texts(_ recognizer: Handle, _ input: PictureInput) -> [String] {
    guard let reading = input.reading.recognizer(recognizer), reading.wasInPlay else { return [] }
    let state = StateLook.word(reading)
    return [numbers(reading, input).map { Text.panels.pair(state, $0) }, state].compactMap { $0 }
  }

  /// When a recognizer came to its end, or the numbers by which it failed; nil before it changed.
  private static func numbers(_ reading: RecognizerReading, _ input: PictureInput) -> String? {
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

  /// The name of a recognizer without a relation, with how long it held a touch back, if it did.
  static func alone(_ recognizer: RecognizerSnapshot, _ input: PictureInput) -> String {
    let held = input.reading.fingers.flatMap(\.holds).filter { $0.holder == recognizer.handle }
      .map { ($0.to ?? input.reading.now).since($0.from) }.max()
    return held.map { Text.arbitration.heldTheTouch(recognizer.name, seconds: $0) }
      ?? recognizer.name
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

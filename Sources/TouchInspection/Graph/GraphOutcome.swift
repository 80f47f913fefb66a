import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// What stands in a node of the graph, or below it: how a recognizer ended, what became of a view's touch.
enum GraphOutcome {
  /// How a recognizer stands, the longest first: with its numbers, where there are any, by what it failed by itself, and as a
  /// word; nothing for one that was not in play.
  static func texts(_ recognizer: Handle, _ input: PictureInput) -> [String] {
    guard let reading = input.reading.recognizer(recognizer), reading.wasInPlay else { return [] }
    let state = StateLook.word(reading)
    if reading.isPrevented {
      // The sign before the name says the state.
      let reasons =
        reading.transitions.last.flatMap { input.prevention(in: $0) }.map(Text.reasons.notFirst)
        ?? []
      return reasons + [state]
    }
    let failure = failure(reading)
    // That its time is over is no number that it lacked.
    if case .scrollDelayOver(let delay)? = failure.map({ input.cause(of: $0, other: "") }) {
      return Text.arbitration.released(after: delay)
    }
    return [
      failure.flatMap { missingTouches($0, input) }.map { Text.panels.pair(state, $0) },
      numbers(reading, input).map { Text.panels.pair(state, $0) },
      failure.flatMap { isWrongWay($0, input) ? StepNote.reason($0, input) : nil },
      failure.map { reason($0, input) }, state,
    ].compactMap { $0 }
  }

  /// How outcomes stand in a graph.
  struct Place {
    /// Each in its node, as a second line; else below it.
    let isInside: Bool
    /// Columns and words on lines leave room for the numbers of recognizers.
    let hasNumbers: Bool
  }

  /// What may stand in a node or below it, the longest first; nothing where nothing happened.
  static func texts(_ node: GraphNode, _ relations: [Relation], _ input: PictureInput) -> [String] {
    if !node.members.isEmpty {
      return (1...node.members.count).reversed().map { count in
        Text.arbitration.members(
          Array(node.members.prefix(count)), more: node.members.count - count)
      }
    }
    guard node.isView else { return texts(node.handle, input) }
    return hasWon(node.handle, relations, input)
      ? [Text.arbitration.controlWon] : ofTouch(of: node.handle, relations, input)?.texts ?? []
  }

  /// The colour of those.
  static func ink(
    _ node: GraphNode, _ relations: [Relation], _ input: PictureInput, _ theme: Theme
  ) -> Color {
    guard node.isView else {
      return input.reading.recognizer(node.handle).map { StateLook.ink($0, theme) }
        ?? theme.secondary
    }
    if hasWon(node.handle, relations, input) { return StateLook.ink(.ended, theme) }
    let isLost = ofTouch(of: node.handle, relations, input)?.isLost == true
    return isLost ? theme.cancelled.color : theme.secondary
  }

  /// Reasons that are the answer or the success of another object.
  private static let reasonsOfOthers: Set<Reason> = [
    .controlWins, .viewRefused, .delegateRefused, .requiredOneRecognized, .requirementPending,
    .contentKeepsTouch, .systemCancel,
  ]

  /// That a recognizer failed by itself, and why, in sentences; nil for one that did not, or that another object made fail.
  static func failedByItself(_ reading: RecognizerReading, _ input: PictureInput) -> String? {
    guard let failure = failure(reading), !reasonsOfOthers.contains(failure.reason) else {
      return nil
    }
    let touches = Set(
      input.reading.attachments.filter { $0.recognizer == reading.handle }.map(\.finger))
    let cause = input.cause(of: failure, other: input.name(of: failure.other))
    return Text.panels.text([
      Text.arbitration.failedByItself(input.name(of: reading.handle)),
      Text.reasons.sentence(cause, touches: touches.count, of: nil),
    ])
  }

  /// How a recognizer failed by itself; nil for one that did not, or was prevented.
  static func failure(_ reading: RecognizerReading) -> TraceEvent? {
    guard reading.wasInPlay, !reading.isPrevented, let last = reading.transitions.last,
      last.to == .failed, last.reason != .none
    else { return nil }
    return last
  }

  /// In a word or two.
  private static func reason(_ failure: TraceEvent, _ input: PictureInput) -> String {
    let cause = input.cause(of: failure, other: input.name(of: failure.other))
    switch cause {
    // UIKit's reason alone would say that nothing can be scrolled at all.
    case .cannotScrollThatWay: return Text.reasons.brief(cause)
    // It would not say which control or view.
    case .controlWon, .viewRefused, .contentKeepsTouch: return Text.reasons.brief(cause)
    // Of a ring none has recognized.
    case _ where failure.reason == .requiredOneRecognized && failure.rule != .ar49:
      return Text.arbitration.failed(after: input.name(of: failure.other))
    default: return Text.arbitration.failure(failure.reason)
    }
  }

  /// When a recognizer came to its end, or the numbers by which it failed; nil before it changed.
  private static func numbers(_ reading: RecognizerReading, _ input: PictureInput) -> String? {
    guard let last = reading.transitions.last else { return nil }
    guard last.to == .failed else {
      return last.time >= input.reading.gestureStart
        ? Text.arbitration.time(seconds: last.time.since(input.reading.gestureStart)) : nil
    }
    // Who failed by another object, or waited for one in vain, did not fail by a number.
    guard !reasonsOfOthers.contains(last.reason), last.reason != .wrongDirection else { return nil }
    if let taps = missingTaps(last, reading, input) { return taps }
    // Its way is told with its reason.
    if isWrongWay(last, input) { return nil }
    let gauges = RecognizerCardContent(reading.handle, input)?.gauges ?? []
    return Gauges.deciding(gauges)?.text
  }

  /// How many touches there were of those that it needs; nil for what failed otherwise.
  private static func missingTouches(_ failure: TraceEvent, _ input: PictureInput) -> String? {
    let cause = input.cause(of: failure, other: "")
    guard case .tooFewTouches = cause else { return nil }
    return Text.reasons.short(cause)
  }

  /// That a scroll view does not scroll the way of the drag.
  private static func isWrongWay(_ failure: TraceEvent, _ input: PictureInput) -> Bool {
    if case .cannotScrollThatWay = input.cause(of: failure, other: input.name(of: failure.other)) {
      true
    } else {
      false
    }
  }

  /// How many taps there were of those that it needs, where a further one did not come; nil for what failed otherwise.
  private static func missingTaps(
    _ failure: TraceEvent, _ reading: RecognizerReading, _ input: PictureInput
  ) -> String? {
    guard case .nextTapMissing = input.cause(of: failure, other: input.name(of: failure.other)),
      let taps = reading.measures.first(where: { $0.name == "taps" }), taps.value < taps.limit
    else { return nil }
    return Text.timeline.taps(Int(taps.value), of: Int(taps.limit), within: nil).first
  }

  /// What became of the touch of a view, in a word or two, the longest first, and whether the view lost it; nil where nothing
  /// happened to it, or where it is still held back.
  static func ofTouch(
    of view: Handle, _ relations: [Relation], _ input: PictureInput
  ) -> (texts: [String], isLost: Bool)? {
    let own = relations.filter { $0.to == view }
    if let cancels = own.first(where: { $0.kind == .cancels }) {
      // What was cancelled while it was held back never came.
      let isTold = cancels.event.map { input.trace.events[Int($0)].verb == .touchesCancelled }
      return (
        isTold == true ? Text.arbitration.touchCancelled : [Text.arbitration.touchNeverCame], true
      )
    }
    let holds = own.filter { $0.kind == .holds }
    guard let first = holds.compactMap(\.event).min(), !holds.contains(where: \.isHolding) else {
      return nil
    }
    let deliveries = input.reading.responders.first { $0.handle == view }?.deliveries ?? []
    guard let came = deliveries.first(where: { $0.verb == .touchesBegan && $0.event > first })
    else { return ([Text.arbitration.touchNeverCame], true) }
    let time = came.time.since(input.reading.gestureStart)
    return ([Text.arbitration.touchCame(at: time)], false)
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

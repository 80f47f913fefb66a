import Foundation
import TouchInspection
import TouchReading
import TouchTrace

/// What holds of a window's state after every message.
///
/// Each case names facts that two parts of the state, or the state and the session, keep together. Debug builds check
/// all of them after each message; random runs check them in release builds, too.
package enum StateInvariant: String, CaseIterable, Sendable {
  case sizesAreUsable = "sizes and scales are finite and above zero"
  case pointsAreFinite = "every point of the mouse and of fingers is finite"
  case numbersAreFingers = "a touch has a number from 1 to 10"
  case heldFingersAreDown = "a finger that no hand holds is down"
  case handsAreApart = "two hands never have one number"
  case handsHoldNothing = "a finger has a hand, or is held without one, never both"
  case mouseIsDown = "the mouse's finger is down in the scene while the mouse is"
  case gripIsHeld = "a ring that is dragged is of a finger that is down"
  case pastIsOver = "a playhead in the past is not after the session's end"
  case newestIsNow = "the scene's clock is not before its newest moment"
  case checkedExists = "breakpoints have checked only events that exist"
  case rangesAreFinite = "a range of time has finite ends in their order"
  case offsetsAreFinite = "a list is scrolled by a finite distance"
  case startIsEmpty = "nothing is edited, recorded or replayed while no scene is open"
  case fieldHasObject = "the value that is typed belongs to the selected object"
  case promptIsInRange = "the chosen row of a palette or menu exists"
  case workIsAlone =
    "while work goes on its share is from 0 to 1, and no finger and no button is down"
  case drawerIsOne = "one panel at most lies over the scene"
}

/// An invariant that does not hold, and of what.
package struct StateViolation: Error, Equatable, CustomStringConvertible {
  package let invariant: StateInvariant
  package let object: String

  package var description: String { "broken: \(invariant.rawValue): \(object)" }
}

extension StateInvariant {
  /// Every invariant that does not hold, in the order of the cases.
  package static func violations(
    _ state: DebuggerState, _ reading: Reading, _ now: WindowTime
  ) -> [StateViolation] {
    allCases.compactMap { invariant in
      invariant.broken(state, reading, now).map { StateViolation(invariant: invariant, object: $0) }
    }
  }

  /// Stops a debug build when one does not hold; release builds check nothing here.
  package static func verify(
    _ state: DebuggerState, _ reading: Reading, _ now: WindowTime, after message: Message
  ) {
    #if TOUCHSCOPE_VERIFY
      let broken = violations(state, reading, now)
      // A precondition would keep its words to itself in optimized builds.
      if !broken.isEmpty { fatalError("\(broken), after \(message)") }
    #endif
  }

  /// What it does not hold of; nil when it holds.
  private func broken(_ state: DebuggerState, _ reading: Reading, _ now: WindowTime) -> String? {
    let (input, document) = (state.input, state.document)
    let fingers = input.scene
    switch self {
    case .sizesAreUsable:
      let numbers = [
        input.size.width, input.size.height, input.scale, state.preferences.textScale,
        state.playback.clock.speed,
      ]
      return numbers.first { !($0.isFinite && $0 > 0) }.map { "\($0)" }
    case .pointsAreFinite:
      let points = [input.pointer.window, input.pointer.at] + fingers.tracker.down.values
      return points.first { !($0.x.isFinite && $0.y.isFinite) }.map { "\($0)" }
    case .numbersAreFingers:
      return fingers.tracker.down.keys.sorted().first { !(1...FingerNumbers.most).contains($0) }
        .map { "touch \($0)" }
    case .heldFingersAreDown:
      return fingers.tracker.held.sorted().first { fingers.tracker.down[$0] == nil }
        .map { "touch \($0)" }
    case .handsAreApart:
      let all = fingers.numbers.all
      return Set(all).count == all.count ? nil : "\(all)"
    case .handsHoldNothing:
      return fingers.numbers.all.first(where: fingers.tracker.held.contains).map { "touch \($0)" }
    case .mouseIsDown: return mouse(input)
    case .gripIsHeld:
      return input.pointer.grip.flatMap {
        fingers.tracker.down[$0.finger] == nil ? "touch \($0.finger)" : nil
      }
    case .pastIsOver: return past(state, reading)
    case .newestIsNow:
      guard state.playback.session == reading.session.number else { return nil }
      let (clock, end) = (state.playback.clock.time(now), reading.session.now)
      return clock < end ? "\(clock.seconds) s is before \(end.seconds) s" : nil
    case .checkedExists:
      guard state.playback.session == reading.session.number else { return nil }
      let count = reading.session.trace.events.count
      return document.checkedEvents > count ? "\(document.checkedEvents) of \(count)" : nil
    case .rangesAreFinite:
      return [document.timelineRange, document.timelineArea].compactMap(\.self)
        .first { !($0.start.seconds.isFinite && $0.end.seconds.isFinite && $0.start <= $0.end) }
        .map { "\($0)" }
    case .offsetsAreFinite:
      return state.workspace.lists.all.sorted { $0.key < $1.key }
        .first { !$0.value.isFinite }.map { "\($0.key): \($0.value)" }
    case .startIsEmpty:
      guard document.isStart else { return nil }
      let isEmpty =
        !document.edits.canUndo && document.recordedSince == nil && document.run == nil
        && state.playback.source == .hands
      return isEmpty ? nil : "the start page"
    case .fieldHasObject:
      guard case .field(.property(let name, _)) = state.prompt else { return nil }
      return document.selection == nil ? name : nil
    case .promptIsInRange: return prompt(state.prompt)
    case .workIsAlone:
      guard let work = state.prompt?.work else { return nil }
      let isAlone =
        (0...1).contains(work.share) && fingers.tracker.down.isEmpty && !input.pointer.isDown
      return isAlone ? nil : "\(work), \(fingers.tracker.down)"
    case .drawerIsOne:
      let panels: [WindowPanels?] = [nil, .left, .right, .timeline]
      return panels.contains(state.workspace.drawer) ? nil : "\(state.workspace.drawer as Any)"
    }
  }

  private func mouse(_ input: InputState) -> String? {
    let (pointer, down) = (input.pointer, input.scene.tracker.down)
    let numbers =
      pointer.isSingleDown
      ? [pointer.numbers.first]
      : pointer.two.isDown ? [pointer.numbers.first, pointer.numbers.second] : []
    return numbers.first { down[$0] == nil }.map { "touch \($0)" }
  }

  private func past(_ state: DebuggerState, _ reading: Reading) -> String? {
    guard state.playback.session == reading.session.number,
      case .past(let playhead) = state.playback.position
    else { return nil }
    let isOver =
      playhead.time <= reading.session.now && playhead.step < reading.session.steps.count
      && playhead.step >= -1
    return isOver ? nil : "\(playhead)"
  }

  private func prompt(_ prompt: Prompt?) -> String? {
    switch prompt {
    case .menu(let menu):
      menu.items.indices.contains(menu.selected) ? nil : "row \(menu.selected)"
    case .palette(let palette): palette.chosen.flatMap { $0 < 0 ? "row \($0)" : nil }
    case .help, .question, .field, .work, nil: nil
    }
  }
}

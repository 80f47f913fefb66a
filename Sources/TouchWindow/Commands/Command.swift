package import TouchLanguage
import TouchInspection
import TouchReading
import TouchTrace

/// Something that the user can ask for: what it is called, when it cannot be done, and what it does.
///
/// The toolbar, the palette, the help, menus, the keymap and the docs read these entries.
package struct Command: Sendable {
  package let id: CommandID
  package let group: CommandGroup
  /// Whether a key that is held down does it again and again.
  package let repeats: Bool
  /// Has no key, and is not meant to have one.
  package let isPaletteOnly: Bool
  /// Why it can do nothing now; nil when it can act.
  package let unavailable: @Sendable (CommandSituation) -> CommandRefusal?
  package let perform: @Sendable (inout Context) -> Void

  package init(
    _ id: CommandID, _ group: CommandGroup, repeats: Bool = false, isPaletteOnly: Bool = false,
    unless unavailable: @escaping @Sendable (CommandSituation) -> CommandRefusal? = { _ in nil },
    _ perform: @escaping @Sendable (inout Context) -> Void
  ) {
    self.id = id
    self.group = group
    self.repeats = repeats
    self.isPaletteOnly = isPaletteOnly
    self.unavailable = unavailable
    self.perform = perform
  }

  /// What it is called, what it does, and other words for it.
  package var text: CommandText { Text.commands.words(id) }
}

/// What a command asks before it acts.
package struct CommandSituation {
  package let state: DebuggerState
  package let reading: Reading

  package init(_ state: DebuggerState, _ reading: Reading) {
    self.state = state
    self.reading = reading
  }
}

/// Reasons that several commands share.
extension CommandSituation {
  package var noScene: CommandRefusal? { state.document.isStart ? .noScene : nil }

  /// Nothing lies before the moment that shows.
  package var isAtStart: CommandRefusal? {
    guard reading.playhead.step < 0, !reading.playhead.isWithinStep else { return nil }
    return reading.session.steps.isEmpty
      ? .nothingHappened : .nothingBefore
  }

  /// Nothing lies behind the moment that shows.
  package var isAtEnd: CommandRefusal? {
    guard reading.playhead.step + 1 >= reading.session.steps.count else { return nil }
    return reading.session.steps.isEmpty ? .nothingHappened : .isNewest
  }

  /// The playhead stands at the time zero.
  package var isAtZero: CommandRefusal? {
    reading.input.reading.now > .zero ? nil : .nothingBefore
  }

  /// The playhead goes with the newest moment.
  package var isNewest: CommandRefusal? {
    state.playback.isAtNewest ? .isNewest : nil
  }

  /// The timeline has nothing to show.
  package var isEmpty: CommandRefusal? {
    reading.session.steps.isEmpty ? .nothingHappened : nil
  }

  /// No edit was made, and none was refused.
  package var nothingToUndo: CommandRefusal? {
    let document = state.document
    if state.compose.isOn { return reading.compose.canUndo ? nil : .nothingToUndo }
    return document.edits.canUndo || !document.refusals.isEmpty ? nil : .nothingToUndo
  }

  /// An edit that was undone can be made again.
  package var nothingToRedo: CommandRefusal? {
    let canRedo = state.compose.isOn ? reading.compose.canRedo : state.document.edits.canRedo
    return canRedo ? nil : .nothingToRedo
  }

  /// The scene is touched, not changed.
  package var notComposing: CommandRefusal? { state.compose.isOn ? nil : .notComposing }

  /// Nothing of the scene's file is selected.
  package var nothingComposed: CommandRefusal? {
    guard state.compose.isOn else { return .notComposing }
    return state.selection?.name.flatMap { reading.compose[$0] } == nil ? .nothingComposed : nil
  }

  /// The system does nothing to a scene that stands still.
  package var systemIsOff: CommandRefusal? {
    switch state.playback.mode {
    case .live, .replaying: nil
    case .paused: .paused
    case .seeking, .playing: .isPast
    }
  }
}

/// All commands; an id that has no entry fails a test.
package enum CommandCatalog {
  package static let all: [Command] =
    window + touching + composing + time + timeline + pictures + guides
    + keyboard

  package static func command(_ id: CommandID) -> Command { byID[id] ?? missing(id) }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })

  private static func missing(_ id: CommandID) -> Command {
    preconditionFailure("the command '\(id.rawValue)' has no entry")
  }

  /// Why commands can do nothing now, by their ids.
  package static func refusals(_ situation: CommandSituation) -> [CommandID: CommandRefusal] {
    var refusals: [CommandID: CommandRefusal] = [:]
    for command in all {
      if let reason = command.unavailable(situation) { refusals[command.id] = reason }
    }
    return refusals
  }
}

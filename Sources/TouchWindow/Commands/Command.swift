package import TouchInspection
import TouchReading
import TouchTrace

/// Something that the user can ask for: what it is called, when it cannot be done, and what it does.
///
/// The toolbar, the palette, the help, menus, the keymap and the docs read these entries.
package struct Command: Sendable {
  /// What commands are about; the palette and lists keep them together.
  package enum Group: String, CaseIterable, Sendable {
    case window, touching, time, timeline, pictures, keyboard

    package var title: String {
      switch self {
      case .window: "Window"
      case .touching: "Touching"
      case .time: "Time"
      case .timeline: "Timeline"
      case .pictures: "Pictures"
      case .keyboard: "Keyboard navigation"
      }
    }
  }

  package let id: CommandID
  package let group: Group
  /// For the palette, menus and tooltips.
  package let title: String
  /// One sentence without its full stop.
  package let summary: String
  /// Other words by which the palette finds it.
  package let synonyms: [String]
  /// Whether a key that is held down does it again and again.
  package let repeats: Bool
  /// Has no key, and is not meant to have one.
  package let isPaletteOnly: Bool
  /// Why it can do nothing now, as the end of a sentence; nil when it can act.
  package let unavailable: @Sendable (CommandSituation) -> String?
  package let perform: @Sendable (inout Context) -> Void

  package init(
    _ id: CommandID, _ group: Group, _ title: String, _ summary: String,
    synonyms: [String] = [], repeats: Bool = false, isPaletteOnly: Bool = false,
    unless unavailable: @escaping @Sendable (CommandSituation) -> String? = { _ in nil },
    _ perform: @escaping @Sendable (inout Context) -> Void
  ) {
    self.id = id
    self.group = group
    self.title = title
    self.summary = summary
    self.synonyms = synonyms
    self.repeats = repeats
    self.isPaletteOnly = isPaletteOnly
    self.unavailable = unavailable
    self.perform = perform
  }
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
  package var noScene: String? { state.document.isStart ? "open a scene first" : nil }

  /// Nothing lies before the moment that shows.
  package var isAtStart: String? {
    guard reading.playhead.step < 0, !reading.playhead.isWithinStep else { return nil }
    return reading.session.steps.isEmpty
      ? "nothing has happened yet" : "nothing happened before this moment"
  }

  /// Nothing lies behind the moment that shows.
  package var isAtEnd: String? {
    guard reading.playhead.step + 1 >= reading.session.steps.count else { return nil }
    return reading.session.steps.isEmpty ? "nothing has happened yet" : "this is the newest moment"
  }

  /// The playhead stands at the time zero.
  package var isAtZero: String? {
    reading.input.reading.now > .zero ? nil : "nothing happened before this moment"
  }

  /// The playhead goes with the newest moment.
  package var isNewest: String? {
    state.playback.isAtNewest ? "this is the newest moment" : nil
  }

  /// The timeline has nothing to show.
  package var isEmpty: String? {
    reading.session.steps.isEmpty ? "nothing has happened yet" : nil
  }

  /// No edit was made, and none was refused.
  package var nothingToUndo: String? {
    let document = state.document
    return document.edits.canUndo || !document.refusals.isEmpty ? nil : "nothing to undo"
  }

  /// The system does nothing to a scene that stands still.
  package var systemIsOff: String? {
    switch state.playback.mode {
    case .live, .replaying: nil
    case .paused: "the scene is paused; press Space to resume"
    case .seeking, .playing: "an earlier moment shows; press End to go live"
    }
  }
}

/// All commands; an id that has no entry fails a test.
package enum CommandCatalog {
  package static let all: [Command] = window + touching + time + timeline + pictures + keyboard

  package static func command(_ id: CommandID) -> Command { byID[id] ?? missing(id) }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })

  private static func missing(_ id: CommandID) -> Command {
    preconditionFailure("the command '\(id.rawValue)' has no entry")
  }

  /// Why commands can do nothing now, by their ids.
  package static func refusals(_ situation: CommandSituation) -> [CommandID: String] {
    var refusals: [CommandID: String] = [:]
    for command in all {
      if let reason = command.unavailable(situation) { refusals[command.id] = reason }
    }
    return refusals
  }
}

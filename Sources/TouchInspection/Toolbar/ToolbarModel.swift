package import TouchLanguage

/// What the toolbar and the bar for fingers show beside the rest of the window.
package struct ToolbarModel: Sendable {
  /// What commands are called; tooltips say it. A command without an entry is called by its id.
  package var labels: [CommandID: CommandLabel] = [:]
  /// The first key of each command; tooltips name it.
  package var keys: [CommandID: String] = [:]
  /// Why commands can do nothing now, as the end of a sentence.
  package var refusals: [CommandID: String] = [:]
  /// Whether one pointer stands for two fingers without a key that is held.
  package var twoFingers = TwoFingerLatch.off
  package init() {}
}

/// What a command is called and what it does, as the palette and the help say it.
package struct CommandLabel: Hashable, Sendable {
  /// Its name.
  package let title: String
  /// One sentence without its full stop.
  package let summary: String

  package init(title: String, summary: String) {
    self.title = title
    self.summary = summary
  }
}

/// What one pointer stands for while no key is held.
package enum TwoFingerLatch: String, CaseIterable, Sendable {
  /// One finger.
  case off
  /// Two that mirror each other.
  case mirrored
  /// Two that move side by side.
  case parallel
}

extension CommandID {
  /// Sets what one pointer stands for.
  package static func twoFingers(_ latch: TwoFingerLatch) -> CommandID {
    switch latch {
    case .off: .twoFingersOff
    case .mirrored: .twoFingersMirrored
    case .parallel: .twoFingersParallel
    }
  }

  /// What it makes of one pointer; nil for other commands.
  package var twoFingers: TwoFingerLatch? {
    TwoFingerLatch.allCases.first { .twoFingers($0) == self }
  }
}

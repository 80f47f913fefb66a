package import TouchLanguage

/// What the toolbar and the bar for fingers show beside the rest of the window.
package struct ToolbarModel: Sendable {
  /// The first key of each command; tooltips name it.
  package var keys: [CommandID: String] = [:]
  /// Why commands can do nothing now, as the end of a sentence.
  package var refusals: [CommandID: String] = [:]
  /// Whether one pointer stands for two fingers without a key that is held.
  package var twoFingers = TwoFingerLatch.off
  package init() {}
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

package import TouchLanguage
import Foundation

/// What the toolbar and the bar for fingers show beside the rest of the window.
package struct ToolbarModel: Sendable {
  /// The first key of each command; tooltips name it.
  package var keys: [CommandID: String] = [:]
  /// Why commands can do nothing now, as the end of a sentence.
  package var refusals: [CommandID: String] = [:]
  /// What one pointer stands for without a key that is held.
  package var twoFingers = TwoFingerLatch.off
  /// The scene's variants; `variant` is the one in effect, nil for the scene as it is written.
  package var variants: [String] = []
  package var variant: String?
  /// Changes of the scene are not in its file.
  package var isUnsaved = false
  /// How many live edits there are.
  package var changes = 0
  /// The time that shows since the gesture's first touch, seconds; negative before it.
  package var time = 0.0
  /// There is such a moment.
  var showsTime = true
  /// For how long nothing has happened then, seconds: a time that goes on by itself rests at the last event.
  package var idle = 0.0
  /// Which colours are wanted.
  package var theme = ThemeChoice.system
  /// The button whose menu shows.
  package var openMenu: MoreMenu?
  package init() {}

  /// What the scene's clock can be set to, from the fastest on; 1 is that of the wall.
  package static let speeds: [Double] = (-2...4).map { pow(0.5, Double($0)) }

  /// Times whose words need the most room, seconds: in milliseconds, in seconds, in minutes.
  static let longTimes = [-9.999, -999.9, -59_940]

  /// There is something to choose from, or to take back.
  package var showsVariants: Bool { !variants.isEmpty || changes > 0 }
}

extension CommandID {
  /// Sets what one pointer stands for.
  package static func twoFingers(_ latch: TwoFingerLatch) -> CommandID {
    switch latch {
    case .off: .twoFingersOff
    case .mirrored: .twoFingersMirrored
    case .parallel: .twoFingersParallel
    case .pinch: .twoFingersPinch
    case .rotate: .twoFingersRotate
    }
  }

  /// What it makes of one pointer; nil for other commands.
  package var twoFingers: TwoFingerLatch? {
    TwoFingerLatch.allCases.first { .twoFingers($0) == self }
  }

  /// Sets the colours of the window.
  package static func theme(_ choice: ThemeChoice) -> CommandID {
    switch choice {
    case .dark: .themeDark
    case .light: .themeLight
    case .system: .themeSystem
    }
  }
}

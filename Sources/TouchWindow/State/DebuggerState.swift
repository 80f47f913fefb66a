import TouchLanguage
package import Foundation
package import TouchInspection
import TouchReading

/// All that the window knows and decides. Equal states show equal windows.
///
/// Live things, the trace, texts of scenes and catalogues are not in it: an update sees them as a `Reading`.
package struct DebuggerState: Equatable {
  /// The open scene; every load makes a new one.
  package var document: Document
  /// How the scene's time goes, and where the playhead stands in it.
  package var playback: PlaybackState
  /// How the window is arranged; it outlives a load.
  package var workspace = Workspace()
  /// How the scene itself is changed.
  package var compose = ComposeState()
  /// The mouse, the fingers and the modifier keys.
  package var input: InputState
  /// The articles, questions and lessons.
  package var articles = ArticlesState()
  /// What lies over the window, or takes what is typed: one thing at most.
  package var prompt: Prompt?
  /// Where the arrow keys are.
  package var focus = KeyboardFocus()
  /// What the pointer rests on, and what is said beside it.
  package var hover = Hover()
  /// Where texts beside the device stood in the frame before.
  package var steady = SteadyHeights()
  /// A short message over the scene.
  package var notice: Notice?
  /// A file that could not be loaded, or written.
  package var problem: ProblemModel?
  /// What is saved between launches.
  package var preferences = Preferences()
  /// A frame that took long a short time ago.
  package var slowFrame: SlowFrame?
  /// The window closes after this turn.
  package var isOver = false

  package init(
    _ scene: SceneSummary, size: CGSize, scale: Double, _ now: WindowTime, speed: Double = 1
  ) {
    document = Document(scene)
    playback = PlaybackState(SceneClock(now, speed: speed))
    input = InputState(size: size, scale: scale, screen: scene.screen)
  }
}

extension DebuggerState {
  /// What all panels show as selected.
  package var selection: Target? {
    get { document.selection }
    set {
      guard newValue != document.selection else { return }
      document.selection = newValue
      // What was typed, and what was wrong with it, was about the object before.
      document.refusals = [:]
      document.instruments.listing.marked = nil
      if case .field(.property) = prompt { prompt = nil }
    }
  }

  /// Something covers the window and takes every press.
  package var isModal: Bool {
    switch prompt {
    case .palette, .menu, .help, .question, .work: true
    case .field, nil: false
    }
  }

  /// Touches reach the scene.
  package var takesTouches: Bool { playback.mode == .live }

  /// The colours are the light ones.
  package var isLight: Bool { preferences.isLight }
}

/// A frame that took long, as the status line says it.
package struct SlowFrame: Equatable {
  package var text: String
  package var since: WindowTime
}

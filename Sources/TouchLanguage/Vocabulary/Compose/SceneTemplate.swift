/// A scene to begin with, by the name of its file in `assets/templates`.
package enum SceneTemplate: String, CaseIterable, Hashable, Sendable {
  case empty
  case buttonInScroll = "button-in-scroll"
  case nestedScroll = "nested-scroll"
  case twoRecognizers = "two-recognizers"
  case tableOuterTap = "table-outer-tap"
  case bottomSheet = "bottom-sheet"
}

/// What a scene is exported as.
package enum ExportFormat: Hashable, Sendable {
  /// A UIKit program.
  case program
  /// All of its runs as tests.
  case test
}

/// What a gesture is called that becomes a run; the names are part of scene files, in English as all of them.
package enum KeptGesture: Hashable, Sendable {
  case taps(Int)
  case press, drag
  /// Anything else.
  case other

  /// `two taps on card`; without an object, `two taps`.
  package func name(on id: String?) -> String {
    let what =
      switch self {
      case .taps(1): "a tap"
      case .taps(2): "two taps"
      case .taps(let count): "\(count) taps"
      case .press: "a press"
      case .drag: "a drag"
      case .other: "a gesture"
      }
    return id.map { "\(what) on \($0)" } ?? what
  }
}

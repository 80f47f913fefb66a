import TouchLanguage

/// Why a change of a scene's text is not made.
package enum SceneDraftRefusal: Error, Hashable, Sendable {
  /// YAML that is edited as text only.
  case notEditable(line: Int)
  case noObject(String)
  /// An object cannot go into itself, or where its kind does not belong.
  case wrongPlace(String, into: String)
  case invalidID(String)
  case takenID(String, line: Int)
  /// A text that is no list of objects.
  case nothingToPaste
  /// The window's own view and the like.
  case fixed(String)

  package var sentence: String {
    switch self {
    case .notEditable(let line): Text.compose.notEditable(line: line)
    case .noObject(let id): Text.compose.noObject(id)
    case .wrongPlace(let id, let parent): Text.compose.wrongPlace(id, into: parent)
    case .invalidID(let id):
      id.isEmpty || id.contains(" ") ? Text.compose.spacedID : Text.compose.invalidID
    case .takenID(let id, let line): Text.compose.takenID(id, line: line)
    case .nothingToPaste: Text.compose.nothingToPaste
    case .fixed(let id): Text.compose.fixed(id)
    }
  }
}

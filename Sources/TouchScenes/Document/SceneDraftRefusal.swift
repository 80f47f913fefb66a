import TouchLanguage
import TouchTrace

/// Why a change of a scene's text is not made.
package enum SceneDraftRefusal: Error, Hashable, Sendable {
  /// YAML that is edited as text only.
  case notEditable(line: Int)
  case noObject(String)
  /// An object cannot go into itself, or where its kind does not belong.
  case wrongPlace(String, into: String)
  case invalidID(String)
  case takenID(String, line: Int)
  case noRun(String)
  /// A run without a name, or with that of another.
  case namelessRun
  case takenRun(String, line: Int)
  /// An expectation that is not there any more, or has no such part.
  case noExpectation(String)
  /// An id that reads as something that an object brings along, as `scroll.pan`.
  case partID(String, part: String, of: String)
  /// An id that lines of the log have as a word.
  case logWord(String)
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
    case .noRun(let name): Text.compose.noRun(name)
    case .namelessRun: Text.compose.namelessRun
    case .takenRun(let name, let line): Text.compose.takenRun(name, line: line)
    case .noExpectation(let run): Text.compose.noExpectation(run)
    case .partID(let id, let part, let owner):
      Text.arranging.readsAsPart(id, part, of: owner)
    case .logWord(let id): Text.arranging.isLogWord(id)
    case .nothingToPaste: Text.compose.nothingToPaste
    case .fixed(let id): Text.compose.fixed(id)
    }
  }
}

extension SceneDraftRefusal {
  /// What objects bring along is called after them.
  private static let parts: Set<Substring> = ["pan", "delay", "pinch", "bar", "content", "text"]

  /// A new id can be told from the words of the log and from what objects bring along.
  static func checkReading(of id: String) throws {
    if CanonicalLine.words.contains(id) { throw Self.logWord(id) }
    guard let dot = id.lastIndex(of: "."), dot != id.startIndex else { return }
    let part = id[id.index(after: dot)...]
    let isRow = ["row", "item"].contains {
      part.hasPrefix($0) && Int(part.dropFirst($0.count)) != nil
    }
    if parts.contains(part) || isRow {
      throw Self.partID(id, part: String(part), of: String(id[..<dot]))
    }
  }
}

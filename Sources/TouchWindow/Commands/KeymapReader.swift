import TouchLanguage
import TouchCanvas
import TouchInspection
import TouchReading

/// Reads the keymap's text: `context  keys  command`, one binding per line; `#` begins a comment.
package enum KeymapReader {
  /// Why a line cannot be read.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let message: String
    package var description: String { "keymap:\(line): \(message)" }
  }

  /// In the order of the lines; all problems at once, so that none hides behind another.
  package static func read(_ text: String) -> (bindings: [KeyBinding], problems: [Problem]) {
    var bindings: [KeyBinding] = []
    var problems: [Problem] = []
    var owners: [Slot: (command: CommandID, line: Int)] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do {
        for binding in try self.bindings(line) {
          try claim(binding, index + 1, &owners)
          bindings.append(binding)
        }
      } catch { problems.append(Problem(line: index + 1, message: error.text)) }
    }
    return (bindings, problems)
  }

  private struct Message: Error { let text: String }

  // MARK: Lines

  private static func bindings(_ line: Substring) throws(Message) -> [KeyBinding] {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, !first.hasPrefix("#") else { return [] }
    let columns = words.prefix { $0 != "#" }
    guard let context = KeyContext(rawValue: String(first)) else {
      let names = KeyContext.allCases.map(\.rawValue).joined(separator: ", ")
      throw Message(text: "no context is called '\(first)'; there are \(names)")
    }
    guard columns.count >= 3 else {
      throw Message(text: "a line needs a context, keys and a command")
    }
    let name = String(columns[columns.count - 1])
    guard let command = CommandID(rawValue: name) else {
      throw Message(text: "no command is called '\(name)'")
    }
    var bindings: [KeyBinding] = []
    for word in columns.dropFirst().dropLast() {
      bindings.append(
        KeyBinding(context: context, chord: try chord(word), command: command))
    }
    return bindings
  }

  // MARK: Keys

  private static func chord(_ word: Substring) throws(Message) -> KeyChord {
    var rest = word
    var modifiers: KeyModifiers = []
    let names: [(String, KeyModifiers)] = [
      ("Ctrl+", .control), ("Shift+", .shift), ("Alt+", .alt),
    ]
    while let (name, modifier) = names.first(where: { rest.hasPrefix($0.0) }) {
      guard modifiers.insert(modifier).inserted else {
        throw Message(text: "'\(word)' has a modifier twice")
      }
      rest = rest.dropFirst(name.count)
    }
    return KeyChord(key: try key(rest, modifiers, of: word), modifiers: modifiers)
  }

  private static func key(
    _ name: Substring, _ modifiers: KeyModifiers, of word: Substring
  ) throws(Message) -> KeyChord.Key {
    let code = name.lowercased()
    if code.hasPrefix("scan:") {
      let position = String(code.dropFirst(5))
      guard position.count == 1 || KeyNames.isName(position) else {
        throw Message(text: "'\(word)' names no position of a US keyboard")
      }
      return .scan(position)
    }
    if KeyNames.isName(code) { return .code(code) }
    guard code.count == 1 else { throw Message(text: "no key is called '\(word)'") }
    if code.allSatisfy(\.isLetter) || !modifiers.isDisjoint(with: [.control, .alt]) {
      return .code(code)
    }
    guard !modifiers.contains(.shift) else {
      throw Message(text: "'\(word)': write the sign that is typed, without Shift")
    }
    return .sign(code)
  }

  // MARK: Conflicts

  /// A key that can do one thing: `global` counts in every context but those of composing.
  private struct Slot: Hashable {
    package let context: KeyContext
    package let chord: KeyChord
  }

  private static func claim(
    _ binding: KeyBinding, _ line: Int, _ owners: inout [Slot: (command: CommandID, line: Int)]
  ) throws(Message) {
    let rivals =
      switch binding.context {
      // What composes has keys of its own for the time that it lasts.
      case .compose, .tree, .drag: [binding.context]
      case .global: KeyContext.allCases.filter { ![.compose, .tree, .drag].contains($0) }
      default: [binding.context, .global]
      }
    for context in rivals {
      if let owner = owners[Slot(context: context, chord: binding.chord.position)],
        owner.command != binding.command
      {
        throw Message(
          text:
            "\(binding.chord.title) is '\(owner.command.rawValue)' already, in line \(owner.line)")
      }
    }
    owners[Slot(context: binding.context, chord: binding.chord.position)] = (binding.command, line)
  }
}

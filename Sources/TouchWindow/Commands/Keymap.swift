package import TouchLanguage
import TouchAssets
import TouchInspection
import TouchReading

/// Which command a key stands for.
package struct Keymap: Sendable {
  package let bindings: [KeyBinding]
  private let commands: [KeyContext: [KeyChord: CommandID]]

  /// The first key of each command, by the command's id.
  package let firstKeys: [CommandID: String]

  /// All problems of a keymap's text, each with its line.
  package struct Problems: Error, Equatable, CustomStringConvertible {
    package let all: [KeymapReader.Problem]
    package var description: String { all.map(\.description).joined(separator: "\n") }
  }

  package init(_ text: String) throws(Problems) {
    let (bindings, problems) = KeymapReader.read(text)
    guard problems.isEmpty else { throw Problems(all: problems) }
    self.bindings = bindings
    firstKeys = Dictionary(
      bindings.map { ($0.command, $0.chord.title) }, uniquingKeysWith: { a, _ in a })
    commands = Dictionary(grouping: bindings, by: \.context).mapValues { lines in
      Dictionary(lines.map { ($0.chord, $0.command) }, uniquingKeysWith: { a, _ in a })
    }
  }

  /// The keymap that the program comes with: `assets/keymap`, which is read once.
  package static func standard() throws(Problems) -> Keymap { try shipped.get() }

  private static let shipped = Result { () throws(Problems) in try Keymap(TouchAssets.keymap) }

  /// The command of a stroke; the first context that knows it wins, `global` comes last even when it is not named.
  ///
  /// In a text field, strokes that belong to the text go no further than the field.
  package func command(for stroke: KeyStroke, in contexts: [KeyContext]) -> CommandID? {
    var reach = contexts.filter { $0 != .global } + [.global]
    if stroke.belongsToText, let field = reach.firstIndex(of: .field) {
      reach = Array(reach[...field])
    }
    let position = KeyChord(key: .scan(stroke.scan), modifiers: stroke.modifiers)
    // A position has one meaning, also where the layout has a letter or a sign there that means something else.
    if let command = command(position, in: reach) { return stroke.text == nil ? command : nil }
    if let text = stroke.text {
      return command(KeyChord(key: .sign(text), modifiers: []), in: reach)
    }
    return command(
      KeyChord(key: .code(stroke.latinCode), modifiers: stroke.modifiers), in: reach)
  }

  private func command(_ chord: KeyChord, in reach: [KeyContext]) -> CommandID? {
    for context in reach {
      if let command = commands[context]?[chord] { return command }
    }
    return nil
  }

  /// The keys of a command for tooltips and menus, the first of them first.
  package func keys(of command: CommandID) -> [String] {
    var titles: [String] = []
    for binding in bindings where binding.command == command {
      if !titles.contains(binding.chord.title) { titles.append(binding.chord.title) }
    }
    return titles
  }
}

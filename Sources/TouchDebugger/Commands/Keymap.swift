import TouchAssets
import TouchCanvasSDL
import TouchInspection

/// Which command a key stands for.
struct Keymap {
  let bindings: [KeyBinding]
  private let commands: [KeyBinding.Context: [KeyChord: String]]

  /// All problems of a keymap's text, each with its line.
  struct Problems: Error, Equatable, CustomStringConvertible {
    let all: [KeymapReader.Problem]
    var description: String { all.map(\.description).joined(separator: "\n") }
  }

  init(_ text: String) throws(Problems) {
    let (bindings, problems) = KeymapReader.read(text)
    guard problems.isEmpty else { throw Problems(all: problems) }
    self.bindings = bindings
    commands = Dictionary(grouping: bindings, by: \.context).mapValues { lines in
      Dictionary(lines.map { ($0.chord, $0.command) }, uniquingKeysWith: { a, _ in a })
    }
  }

  /// The keymap that the program comes with: `assets/keymap`.
  static func standard() throws(Problems) -> Keymap { try Keymap(TouchAssets.keymap) }

  /// The command of a stroke; the first context that knows it wins, `global` comes last even when it is not named.
  ///
  /// In a text field, strokes that belong to the text go no further than the field.
  func command(for stroke: KeyStroke, in contexts: [KeyBinding.Context]) -> String? {
    var reach = contexts.filter { $0 != .global } + [.global]
    if stroke.belongsToText, let field = reach.firstIndex(of: .field) {
      reach = Array(reach[...field])
    }
    let place = KeyChord(key: .scan(stroke.scan), modifiers: stroke.modifiers)
    // A place has one meaning, also where the layout has a letter or a sign there that means something else.
    if let command = command(place, in: reach) { return stroke.text == nil ? command : nil }
    if let text = stroke.text {
      return command(KeyChord(key: .sign(text), modifiers: []), in: reach)
    }
    return command(
      KeyChord(key: .code(stroke.latinCode), modifiers: stroke.modifiers), in: reach)
  }

  private func command(_ chord: KeyChord, in reach: [KeyBinding.Context]) -> String? {
    for context in reach {
      if let command = commands[context]?[chord] { return command }
    }
    return nil
  }

  /// The first key of each command.
  var firstKeys: [CommandID: String] {
    Dictionary(
      bindings.compactMap { binding in
        CommandID(rawValue: binding.command).map { ($0, binding.chord.title) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The keys of a command for tooltips and menus, the first of them first.
  func keys(of command: String) -> [String] {
    var titles: [String] = []
    for binding in bindings where binding.command == command {
      if !titles.contains(binding.chord.title) { titles.append(binding.chord.title) }
    }
    return titles
  }
}

package import TouchLanguage
package import TouchCanvas
import TouchInspection
import TouchReading

/// A line of the keymap, with one of its keys.
package struct KeyBinding: Equatable, Sendable {
  package let context: KeyContext
  package let chord: KeyChord
  package let command: CommandID
}

/// A key with the modifiers that must be down.
package struct KeyChord: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// What the user's layout has on the key: a letter or a name, in small letters.
    case code(String)
    /// What is typed, wherever it is.
    case sign(String)
    /// What a US keyboard has at that position.
    case scan(String)
  }

  package let key: Key
  package let modifiers: KeyModifiers

  /// As it stands in the keymap; places of a US keyboard by what is printed there.
  package var title: String { title { $0 } }

  /// `label` tells what the user's layout has at a position of a US keyboard.
  package func title(_ label: (String) -> String) -> String {
    let names: [(KeyModifiers, String)] = [(.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift")]
    let down = names.filter { modifiers.contains($0.0) }.map(\.1)
    let name =
      switch key {
      case .code(let code): KeyNames.title(code)
      case .sign(let sign): sign
      case .scan(let position): KeyNames.title(label(position))
      }
    return (down + [name]).joined(separator: "+")
  }

  /// Equal for chords that are the same key on a US keyboard.
  package var position: KeyChord {
    guard case .scan(let name) = key else { return self }
    return KeyChord(key: .code(name), modifiers: modifiers)
  }
}

/// The names of keys that are no letters, digits or signs.
package enum KeyNames {
  /// In small letters, with the spelling of the keymap.
  private static let titles: [String: String] = {
    let names =
      [
        "Space", "Tab", "Enter", "Escape", "Backspace", "Delete", "Insert", "Left", "Right", "Up",
        "Down", "Home", "End", "PageUp", "PageDown", "Application", "Keypad+", "Keypad-",
      ] + (1...12).map { "F\($0)" } + (0...9).map { "Keypad\($0)" }
    return Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { a, _ in a })
  }()

  package static func isName(_ code: String) -> Bool { titles[code] != nil }

  package static func title(_ code: String) -> String { titles[code] ?? code.uppercased() }

  /// The window system's word for a key in the spelling of the keymap.
  package static func code(_ word: String) -> String {
    switch word {
    case "return", "keypad enter": "enter"
    case "menu": "application"
    default: word.count > 1 ? word.filter { $0 != " " } : word
    }
  }
}

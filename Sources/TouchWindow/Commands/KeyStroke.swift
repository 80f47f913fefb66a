package import TouchCanvas

/// One press of a key, or what it typed.
package struct KeyStroke: Equatable, Sendable {
  /// What the user's layout has on the key.
  package var code: String
  /// What a US keyboard has at its place.
  package var scan: String
  package var modifiers: KeyModifiers
  /// What was typed; nil for the press itself, which comes before what it types.
  package var text: String?
  /// The key is held down.
  package var isRepeat = false

  package init(code: String, scan: String, _ modifiers: KeyModifiers = [], text: String? = nil) {
    self.code = KeyNames.code(code)
    self.scan = KeyNames.code(scan)
    self.modifiers = modifiers
    self.text = text
  }

  /// True when a text field takes it: it types, deletes, or moves in the text.
  package var belongsToText: Bool {
    if text != nil { return true }
    guard modifiers.isDisjoint(with: [.alt, .command]) else { return false }
    let moves = ["left", "right", "home", "end", "backspace", "delete"]
    if moves.contains(code) { return true }
    guard !modifiers.contains(.control) else { return false }
    return code.count == 1 || code == "space" || code.hasPrefix("keypad")
  }

  /// The letter of the key; on layouts of other scripts, the Latin one at its place.
  package var latinCode: String {
    func isLatin(_ text: String) -> Bool {
      text.count == 1 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }
    let isOtherScript = code.count == 1 && code.allSatisfy { !$0.isASCII }
    return isOtherScript && isLatin(scan) ? scan : code
  }
}

/// Makes strokes of the window's events. Text is told by the key before it, so that one press does one thing.
package struct KeyStrokes: Equatable {
  /// Whether the system tells what keys type. Where it does not, signs are those of a US keyboard.
  package var hasText = true
  private var last: KeyStroke?
  /// What the last key types is not for what takes text since then.
  private var ignoresText = false

  package init(hasText: Bool = true) { self.hasText = hasText }

  /// Nothing for releases and for what is no key; two where the press stands for the text as well.
  package mutating func strokes(_ event: CanvasEvent) -> [KeyStroke] {
    switch event {
    case .key(let code, let scan, let modifiers, let isDown, let isRepeat):
      guard isDown else { return [] }
      var stroke = KeyStroke(code: code, scan: scan, Self.commands(modifiers))
      stroke.isRepeat = isRepeat
      last = stroke
      ignoresText = false
      guard !hasText, let text = Self.usSign(stroke) else { return [stroke] }
      var typed = stroke
      typed.text = text
      return [stroke, typed]
    case .text(let text):
      defer { ignoresText = false }
      guard !ignoresText else { return [] }
      var stroke = last ?? KeyStroke(code: "", scan: "")
      stroke.text = text
      return [stroke]
    case .focusLost:
      last = nil
      return []
    default: return []
    }
  }

  /// The last key did something: a field that it opened does not get its letter. What an input method brings is no letter
  /// of a key.
  package mutating func ignoreText() { ignoresText = last?.code.count == 1 }

  /// On a Mac the command key is what Ctrl is elsewhere.
  private static func commands(_ modifiers: KeyModifiers) -> KeyModifiers {
    #if os(macOS)
      guard modifiers.contains(.command) else { return modifiers }
      return modifiers.subtracting(.command).union(.control)
    #else
      return modifiers
    #endif
  }

  private static let shifted: [String: String] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(",
    "0": ")", "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", ",": "<",
    ".": ">", "/": "?", "`": "~",
  ]

  private static func usSign(_ stroke: KeyStroke) -> String? {
    guard stroke.modifiers.isSubset(of: .shift), stroke.code.count == 1 else { return nil }
    if stroke.modifiers.contains(.shift) { return shifted[stroke.code] }
    return stroke.code.allSatisfy(\.isLetter) ? nil : stroke.code
  }
}

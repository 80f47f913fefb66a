import TouchCanvas
import TouchInspection
import TouchTrace

/// Words that fit at the caret of the scene's text: they show while a word is typed, or when they are asked for.
extension SceneTextUpdate {
  /// Asks for the words at the caret, also before the first letter of one.
  package static func complete(_ c: inout Context) {
    guard case .field(.text(let caret)) = c.state.prompt else { return }
    c.add(.compose(.complete(at: caret, isAsked: true)))
  }

  /// The words have come; those of another place are late.
  static func show(
    _ words: [String], prefix: String, at caret: TextCaret, isAsked: Bool, _ c: inout Context
  ) {
    guard c.state.prompt == .field(.text(caret)) else { return }
    guard !words.isEmpty, isAsked || !prefix.isEmpty else {
      return c.state.compose.hands.completion = nil
    }
    c.state.compose.hands.completion = TextCompletion(
      words: words, prefix: prefix.count, chosen: isAsked ? 0 : nil)
  }

  /// Keys that mean something else while the words, or the field of the search, show; false for all others. Words that came
  /// by themselves take Enter only after an arrow chose one: a line ends as ever.
  static func takes(_ stroke: KeyStroke, _ c: inout Context) -> Bool {
    guard stroke.text == nil else { return false }
    switch c.state.prompt {
    case .field(.find):
      switch (stroke.code, stroke.modifiers) {
      case ("enter", []), ("down", []): findNext(1, &c)
      case ("enter", .shift), ("up", []): findNext(-1, &c)
      default: return false
      }
    case .field(.text):
      guard let completion = c.state.compose.hands.completion, stroke.modifiers.isEmpty else {
        return false
      }
      switch stroke.code {
      case "down": choose(1, completion, &c)
      case "up": choose(-1, completion, &c)
      case "tab": accept(completion.words[completion.chosen ?? 0], &c)
      case "enter":
        guard let chosen = completion.chosen else { return false }
        accept(completion.words[chosen], &c)
      default: return false
      }
    default: return false
    }
    return true
  }

  private static func choose(_ step: Int, _ completion: TextCompletion, _ c: inout Context) {
    let count = completion.words.count
    let next = completion.chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    c.state.compose.hands.completion?.chosen = next
  }

  /// A word takes the place of what was typed of it.
  static func accept(_ word: String, _ c: inout Context) {
    guard case .field(.text(let caret)) = c.state.prompt,
      let completion = c.state.compose.hands.completion
    else { return }
    c.state.compose.hands.completion = nil
    replace(completion.prefix, by: word, at: caret, &c)
  }
}

/// The words that fit at the caret.
package struct TextCompletion: Equatable {
  package var words: [String]
  /// How many letters of them were typed.
  package var prefix: Int
  /// The word that Enter takes; nil for none yet.
  package var chosen: Int?
}

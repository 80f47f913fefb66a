import TouchTrace

extension OutcomeChange.Ending {
  /// Of a recognizer, as lanes and cards have it; nil for what a control sent or a view got.
  var state: StateLabel? {
    guard let state = GestureState.allCases.first(where: { $0.name == word }) else { return nil }
    return preventer == nil ? StateLabel(state) : .prevented
  }

  /// Whether the same came at another time.
  func isLike(_ other: OutcomeChange.Ending) -> Bool {
    word == other.word && preventer == other.preventer
  }
}

/// What an edit did to the last gesture, in words.
package struct WhatIfText: Equatable, Sendable {
  /// Something that ends otherwise or at another time: before the edit, and with it.
  package struct Row: Equatable, Sendable {
    package var name: String
    package var before: String
    package var now: String

    package init(name: String, before: String, now: String) {
      self.name = name
      self.before = before
      self.now = now
    }
  }

  /// What was edited or saved, with marked names; empty while it is not known.
  package var title = ""
  /// What came of it, with marked names.
  package var outcome: String
  package var rows: [Row]
  /// What else is said of the difference; empty for nothing.
  package var note: String

  package init(outcome: String, rows: [Row] = [], note: String = "") {
    self.outcome = outcome
    self.rows = rows
    self.note = note
  }

  /// All of it as plain text.
  package var sentence: String {
    let sentences = ([outcome] + rows.map(Text.edits.sentence) + [note]).filter { !$0.isEmpty }
    return Text.panels.text(sentences.map { MarkedText($0).plain })
  }
}

package import TouchTrace

extension SequenceDiagram {
  /// Messages as a picture shows them: turns that repeat what the turn before did are one.
  package struct Turn: Hashable, Sendable {
    /// Of the first of equal turns.
    package var messages: [Message]
    /// How many equal ones follow each other.
    package var count = 1
    /// When the last of them was.
    package var last: Instant
  }

  /// The messages in the turns in which they happened, from the oldest on.
  package var turns: [Turn] {
    var turns: [Turn] = []
    var rest = messages[...]
    while let first = rest.first {
      let own = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(own.count)
      let turn = Turn(messages: Array(own), last: first.time)
      if let before = turns.last, Self.isAlike(before.messages, turn.messages) {
        turns[turns.count - 1].count += 1
        turns[turns.count - 1].last = first.time
      } else {
        turns.append(turn)
      }
    }
    return turns
  }

  private static func isAlike(_ a: [Message], _ b: [Message]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy {
        ($0.from, $0.to, $0.text) == ($1.from, $1.to, $1.text) && $0.isToCome == $1.isToCome
      }
  }
}

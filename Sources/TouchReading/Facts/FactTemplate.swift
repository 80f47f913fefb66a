package import TouchLanguage

/// A sentence with facts of a run in braces, as `It fires at {singleTap.ended.time = 400 ms}.`
package struct FactTemplate: Sendable, Hashable {
  /// One fact: what happened to an object, which quantity of it, and which value the sentence says it has.
  package struct Fact: Sendable, Hashable {
    /// As it is written, without its value.
    package var text: String
    /// The id of the step whose run it is from; nil for that of its sentence.
    package var step: String?
    package var object: String
    package var what: String
    package var quantity: FactQuantity
    /// Nil where the sentence does not say it yet.
    package var value: String?
  }

  private enum Piece: Hashable {
    case words(String)
    case fact(Fact)
  }

  private let pieces: [Piece]

  /// Reads a sentence.
  package init(_ text: String) throws(FactMistake) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw .notClosed
      }
      if brace > rest.startIndex { pieces.append(.words(String(rest[..<brace]))) }
      pieces.append(.fact(try Self.fact(String(rest[rest.index(after: brace)..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    self.pieces = pieces
  }

  /// The facts in their order.
  package var facts: [Fact] {
    pieces.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }

  /// The sentence with the facts of a run, which `now` finds there. A fact without its value, or with another one, is a
  /// mistake.
  package func filled(
    _ now: (Fact) throws(FactMistake) -> String
  ) throws(FactMistake) -> String {
    var sentence = ""
    for piece in pieces {
      switch piece {
      case .words(let words): sentence += words
      case .fact(let fact):
        let found = try now(fact)
        guard let value = fact.value else { throw .noValue(fact: fact.text, now: found) }
        guard value == found else { throw .changed(fact: fact.text, was: value, now: found) }
        sentence += found
      }
    }
    return sentence
  }

  /// `B:singleTap.ended.time = 400 ms`; names of objects may have dots of their own.
  private static func fact(_ text: String) throws(FactMistake) -> Fact {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(trimmed)
    var path = sides[0]
    var step: String?
    if let colon = path.firstIndex(of: ":") {
      step = String(path[..<colon])
      path = String(path[path.index(after: colon)...])
    }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, !parts.contains("") else { throw .noFact(text) }
    guard let quantity = FactQuantity(rawValue: parts[parts.count - 1]) else {
      throw .noQuantity(parts[parts.count - 1], among: FactQuantity.allCases.map(\.rawValue))
    }
    return Fact(
      text: sides[0], step: step, object: parts.dropLast(2).joined(separator: "."),
      what: parts[parts.count - 2], quantity: quantity,
      value: sides.count == 2 && !sides[1].isEmpty ? sides[1] : nil)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// What of an event a fact is about.
package enum FactQuantity: String, CaseIterable, Sendable {
  /// Milliseconds since the gesture's first touch.
  case time
  /// What was measured, and the limit: a number as the trace has it, a time, or an angle.
  case measured, limit, measuredTime, limitTime, measuredAngle
  /// The reason with its numbers, in words.
  case reason
  /// The other object.
  case by
  /// How often it happened; it may be never.
  case count
  /// Until it was over, as the wait of a recognizer.
  case duration
  /// Of a hit test: who was asked, in order, and the place of a view among them.
  case order, number
}

import TouchArticles
import TouchLanguage
package import TouchReading
import TouchTrace

/// Diagrams as Mermaid source, which Markdown pages draw.
package enum Mermaid {
  /// `sequenceDiagram`: a message for each line of the trace.
  package static func lines(_ diagram: SequenceDiagram) -> [String] {
    var lines = ["sequenceDiagram"]
    for (index, lifeline) in diagram.lifelines.enumerated() {
      lines.append("  participant p\(index) as \(plain(lifeline.name))")
    }
    for message in diagram.messages {
      let arrow = message.style == .cancel ? "--x" : "->>"
      lines.append(
        "  p\(message.from)\(arrow)p\(message.to): \(plain(message.text))")
    }
    return lines
  }

  /// `classDiagram`: classes, what they extend, override and refer to.
  package static func lines(_ diagram: ClassDiagram) -> [String] {
    var lines = ["classDiagram"]
    for box in diagram.boxes {
      lines.append("  class \(name(box.name))")
      for method in box.overrides {
        lines.append("  \(name(box.name)) : +\(member(method.method))")
      }
      if !box.superclass.isEmpty {
        lines.append("  \(name(box.superclass)) <|-- \(name(box.name))")
      }
    }
    for reference in diagram.references {
      lines.append(
        "  \(name(reference.from)) --> \(name(reference.to)) : \(reference.kind.rawValue)")
    }
    return lines
  }

  /// `stateDiagram-v2`: the transitions that the recognizers made, with their reasons.
  package static func states(_ input: PictureInput) -> [String] {
    let end = min(input.reading.system.position, input.trace.events.count)
    var lines = ["stateDiagram-v2"]
    for (index, recognizer) in input.snapshot.recognizers.enumerated() {
      var edges: [(from: GestureState, to: GestureState, reasons: [String])] = []
      for seq in 0..<end {
        let event = input.trace.events[seq]
        guard event.kind == .state, event.subject == recognizer.handle else { continue }
        let reason = event.reason.code
        if let known = edges.firstIndex(where: { $0.from == event.from && $0.to == event.to }) {
          if !edges[known].reasons.contains(reason) { edges[known].reasons.append(reason) }
        } else {
          edges.append((event.from, event.to, [reason]))
        }
      }
      guard let first = edges.first else { continue }
      func id(_ state: GestureState) -> String { "r\(index)_\(state.name)" }
      lines.append("  state \"\(plain(recognizer.name))\" as r\(index) {")
      var named: [GestureState] = []
      for state in edges.flatMap({ [$0.from, $0.to] }) where !named.contains(state) {
        named.append(state)
        lines.append("    state \"\(state.name)\" as \(id(state))")
      }
      lines.append("    [*] --> \(id(first.from))")
      for edge in edges {
        lines.append(
          "    \(id(edge.from)) --> \(id(edge.to)) : \(edge.reasons.joined(separator: ", "))")
      }
      lines.append("  }")
    }
    return lines
  }

  /// Without the signs that end a statement or begin an entity.
  private static func plain(_ text: String) -> String {
    text.replacing("#", with: "#35;").replacing(";", with: "#59;").replacing(
      "#35#59;", with: "#35;"
    )
    .replacing("\n", with: " ")
  }

  private static func name(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// `hitTest(_, with)`: a colon would end the name of a member.
  private static func member(_ method: String) -> String {
    method.replacing(":)", with: ")").replacing(":", with: ", ")
  }
}

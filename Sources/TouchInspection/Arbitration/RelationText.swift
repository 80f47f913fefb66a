import TouchLanguage
package import TouchReading

/// The relations of the recognizers as lines of text.
package enum RelationText {
  /// A line for each relation, in their order; without any the line that says so.
  package static func lines(_ input: PictureInput) -> [String] {
    let relations = Relations.make(input)
    guard !relations.isEmpty else { return [Text.arbitration.unconnected] }
    return relations.map { relation in
      Text.arbitration.relation(
        RelationStyle.label(relation.kind), input.name(of: relation.from),
        input.name(of: relation.to))
    }
  }
}

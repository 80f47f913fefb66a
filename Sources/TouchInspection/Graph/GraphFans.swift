import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Words on the lines of the graph. Lines of one kind that leave one pill, or holds that end at one view, have their words
/// once where they are equal.
enum GraphFans {
  static let font = Font.ui(11)

  /// From the longest one that has room to the shortest.
  static func wordings(_ relation: Relation, _ room: Double, _ look: Look) -> [String] {
    let texts = Text.arbitration.edge(
      RelationStyle.label(relation.kind), relation.source, relation.outcome)
    let fitting = texts.filter { look.width($0, font) <= room }
    return fitting.isEmpty ? texts.suffix(1) : fitting
  }

  /// Whether the words and the sign of the pill at its end say all that words on its line would: that it was prevented, as
  /// UIKit does it by itself.
  static func isToldBelow(_ relation: Relation) -> Bool {
    relation.kind == .prevents && relation.source == .none
  }

  /// How many relations of the same two come before this one.
  static func turn(of index: Int, _ relations: [Relation]) -> Int {
    let own = relations[index]
    return relations[..<index].count {
      ($0.from == own.from && $0.to == own.to) || ($0.from == own.to && $0.to == own.from)
    }
  }

  private struct Key: Hashable {
    let kind: Relation.Kind
    let handle: Handle
    let words: String
    let isStanding: Bool
  }

  /// The indices of the relations that have their words in common, in the order of the first of each; those without words
  /// are in none.
  static func make(_ relations: [Relation], _ words: [String?]) -> [[Int]] {
    var places: [Key: Int] = [:]
    var fans: [[Int]] = []
    for (index, relation) in relations.enumerated() {
      guard let words = words[index] else { continue }
      let key = Key(
        kind: relation.kind, handle: relation.kind == .holds ? relation.to : relation.from,
        words: words, isStanding: relation.weight == .standing)
      if let place = places[key] {
        fans[place].append(index)
      } else {
        places[key] = fans.count
        fans.append([index])
      }
    }
    return fans
  }
}

import TouchReading
import TouchTrace

/// The recognizers that one other prevented alike as one node each, for a graph that has no room for all of them.
struct GraphGroups {
  /// What is left of the relations.
  let relations: [Relation]
  /// The place of each among all relations.
  let places: [Int]
  /// The members of each group in the order of the scene, by the one that stands for them.
  let members: [Handle: [Handle]]

  /// Fewer are clearer by themselves.
  private static let least = 3

  /// Each recognizer is a node of its own.
  init(none relations: [Relation]) {
    places = relations.indices.filter { !Self.isTold(relations[$0], relations) }
    self.relations = places.map { relations[$0] }
    members = [:]
  }

  /// That one does not prevent another stands in its node where the other one prevented it: a line back would cross the other.
  private static func isTold(_ relation: Relation, _ all: [Relation]) -> Bool {
    relation.kind == .spares
      && all.contains {
        $0.kind == .prevents && $0.from == relation.to && $0.to == relation.from
      }
  }

  /// Those that have relations among themselves alone, besides the one that prevented them.
  init(_ relations: [Relation], _ input: PictureInput) {
    var members: [Handle: [Handle]] = [:]
    var standsFor: [Handle: Handle] = [:]
    for lead in relations.filter({ $0.kind == .prevents }) where standsFor[lead.to] == nil {
      var alike = relations.filter { $0.kind == .prevents && $0.from == lead.from }.map(\.to)
      // Whoever has to do with others keeps a node, and with it those that have to do with it.
      while true {
        let inner = alike.filter { member in
          relations.allSatisfy { relation in
            (relation.from != member && relation.to != member) || relation.from == lead.from
              || alike.contains(relation.from) && alike.contains(relation.to)
          }
        }
        if inner.count == alike.count { break }
        alike = inner
      }
      guard alike.count >= Self.least else { continue }
      let ordered = input.snapshot.recognizers.map(\.handle).filter(alike.contains)
      for member in ordered { standsFor[member] = ordered[0] }
      members[ordered[0]] = ordered
    }
    var left: [Relation] = []
    var places: [Int] = []
    for (place, relation) in relations.enumerated() where !Self.isTold(relation, relations) {
      var grouped = relation
      grouped.from = standsFor[relation.from] ?? relation.from
      grouped.to = standsFor[relation.to] ?? relation.to
      if members[grouped.to] != nil {
        // Who said so differs from member to member; that all were prevented stands in the node.
        grouped.source = .none
        let isKnown = left.contains { $0.kind == grouped.kind && $0.to == grouped.to }
        if isKnown || grouped.from == grouped.to { continue }
      }
      left.append(grouped)
      places.append(place)
    }
    (self.relations, self.places, self.members) = (left, places, members)
  }
}

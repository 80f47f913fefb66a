package import TouchReading
package import TouchTrace

extension PictureInput {
  /// The object behind a target; nil for commands and what is gone.
  package func handle(of target: Target) -> Handle? {
    switch target {
    case .recognizer(let name), .recognizerPart(let name, _):
      snapshot.recognizers.first { $0.name == name }?.handle
    case .view(let name), .hit(let name), .rejected(let name):
      (snapshot.views.first { $0.name == name } ?? leftViews.first { $0.name == name })?.handle
    case .finger(let number): reading.fingers.last { $0.number == number }?.handle
    case .responder(let name):
      trace.names.firstIndex(of: name).map { Handle(rawValue: UInt32($0)) }
    default: nil
    }
  }

  /// The object that a target is a part, a mark or a lane of; the target itself where there is none.
  package func object(of target: Target) -> Target {
    switch target {
    case .hit(let name), .rejected(let name): return .view(name)
    case .lane(let lane):
      return objects(of: lane).first { handle(of: $0) != nil } ?? target
    default: return target.whole
    }
  }

  private func objects(of lane: LaneID) -> [Target] {
    switch lane {
    case .finger(let number): [.finger(number)]
    case .recognizer(let name): [.recognizer(name)]
    case .view(let name): [.view(name), .responder(name)]
    case .offset(let name): [.view(name)]
    case .group, .chain, .answers, .heldBack: []
    }
  }

  /// Where the line of a number in the graph leads: to the event at which it came true, or else to the recognizer that
  /// it begins at.
  package func target(ofRelation number: Int) -> Target? {
    let all = Relations.make(self)
    guard all.indices.contains(number - 1) else { return nil }
    let relation = all[number - 1]
    if relation.weight != .standing, let event = relation.event { return .event(Int(event)) }
    return .recognizer(name(of: relation.from))
  }
}

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

  /// What an object is called now: one without a name gets another when the trace first mentions it, and while its scene is
  /// composed.
  package func newName(_ name: String) -> String {
    guard let handle = UnmentionedName.handle(name) else { return name }
    return snapshot.view(handle)?.name ?? snapshot.recognizer(handle)?.name ?? name
  }

  /// The same object by the name that it has now.
  package func renamed(_ target: Target) -> Target { target.named(newName) }

  /// The same object by a name that holds its handle, whatever it is called where the scene is composed; one with a name
  /// of its own keeps that.
  package func byHandle(_ target: Target) -> Target {
    target.named { name in
      guard !ObjectLabel(name).isNamed, let handle = handle(of: target) else { return name }
      return UnmentionedName.make(UnmentionedName.printed(name), handle)
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

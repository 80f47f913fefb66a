package import TouchInspection
package import TouchReading
package import TouchTrace

/// Breakpoints on what is pointed at in the window.
extension Breakpoint {
  /// Nil for what nothing can stop at, as what has no name in the trace yet.
  package init?(_ target: Target) {
    switch target {
    case .recognizer(let name):
      guard UnmentionedName.handle(name) == nil else { return nil }
      self.init(.transition(recognizer: name, from: nil, to: nil))
    case .recognizerPart(let name, .node(let node)):
      self.init(.transition(recognizer: name, from: nil, to: node.rawValue))
    case .recognizerPart(let name, .edge(let from, let to)):
      self.init(.transition(recognizer: name, from: from.rawValue, to: to.rawValue))
    case .view(let name), .responder(let name), .hit(let name):
      guard UnmentionedName.handle(name) == nil else { return nil }
      self.init(.delivery(view: name, phase: nil))
    case .pair(let winner, let loser): self.init(.prevention(winner: winner, loser: loser))
    default: return nil
    }
  }

  /// At every event like this one: a change of state, what one recognizer did to another, what a view got. Nil for all
  /// others.
  package init?(_ event: TraceEvent, _ trace: Trace) {
    let name = trace.name(of: event.subject)
    switch event.kind {
    case .state where event.to == .failed && event.reason.isPrevention:
      self.init(.prevention(winner: trace.name(of: event.other), loser: name))
    case .state:
      self.init(.transition(recognizer: name, from: event.from.name, to: event.to.name))
    case .held where event.verb == .held:
      self.init(.transition(recognizer: name, from: nil, to: DiagramNode.held.rawValue))
    case .touches:
      guard let phase = TouchPhase(event.verb) else { return nil }
      self.init(.delivery(view: name, phase: phase))
    default: return nil
    }
  }

  /// At what a line of the graph of relations tells.
  package init?(_ relation: Relation, _ input: PictureInput) {
    let (from, to) = (input.name(of: relation.from), input.name(of: relation.to))
    switch relation.kind {
    case .waits:
      self.init(.transition(recognizer: from, from: nil, to: DiagramNode.held.rawValue))
    case .prevents: self.init(.prevention(winner: from, loser: to))
    case .cancels: self.init(.delivery(view: to, phase: .cancelled))
    case .holds: self.init(.transition(recognizer: from, from: nil, to: nil))
    case .refuses, .keeps:
      self.init(.transition(recognizer: to, from: nil, to: DiagramNode.failed.rawValue))
    case .beside, .spares: return nil
    }
  }

  /// Where the window shows it; nil for what has no region.
  package var target: Target? {
    guard reason == nil else { return nil }
    switch kind {
    case .transition(let name, nil, nil): return .recognizer(name)
    case .transition(let name, nil, let to?):
      return DiagramNode(rawValue: to).map { .recognizerPart(name, .node($0)) }
    case .transition(let name, let from?, let to?):
      guard let from = DiagramNode(rawValue: from), let to = DiagramNode(rawValue: to) else {
        return nil
      }
      return .recognizerPart(name, .edge(from: from, to: to))
    case .delivery(let view, nil): return .view(view)
    case .prevention(let winner?, let loser?): return .pair(winner, loser)
    case .transition, .delivery, .prevention, .line: return nil
    }
  }
}

extension TouchPhase {
  /// The phase that a touch method tells; nil for other calls.
  fileprivate init?(_ verb: Verb) {
    switch verb {
    case .touchesBegan: self = .began
    case .touchesMoved: self = .moved
    case .touchesEnded: self = .ended
    case .touchesCancelled: self = .cancelled
    default: return nil
    }
  }
}

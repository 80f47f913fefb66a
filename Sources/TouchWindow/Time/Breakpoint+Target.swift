package import TouchTrace
package import TouchInspection

/// Breakpoints on what is pointed at in the window.
extension Breakpoint {
  /// Nil for what nothing can stop at.
  package init?(_ target: Target) {
    switch target {
    case .recognizer(let name): self.init(.transition(recognizer: name, from: nil, to: nil))
    case .recognizerPart(let name, .node(let node)):
      self.init(.transition(recognizer: name, from: nil, to: node.rawValue))
    case .recognizerPart(let name, .edge(let from, let to)):
      self.init(.transition(recognizer: name, from: from.rawValue, to: to.rawValue))
    case .view(let name), .responder(let name), .hit(let name):
      self.init(.delivery(view: name, phase: nil))
    default: return nil
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
    case .transition, .delivery, .prevention, .line: return nil
    }
  }
}

/// A part of the window that can be drawn alone.
package enum Panel: Hashable, Sendable {
  /// All of it.
  case window
  /// The scene alone, one point per point.
  case stage
  /// The scene in its device, with overlays and legend.
  case canvas
  case why
  case recognizers
  /// One recognizer in large.
  case recognizer(String)
  case arbitration
  case timeline
  case chain

  /// The names that stand alone; `recognizer:ID` is one more.
  package static let simple: [Panel] = [
    .window, .stage, .canvas, .why, .recognizers, .arbitration, .timeline, .chain,
  ]

  /// As the command line writes it.
  package var name: String {
    if case .recognizer(let id) = self { return "recognizer:\(id)" }
    return "\(self)"
  }

  /// What it shows, for lists.
  package var summary: String {
    switch self {
    case .window: "the whole window"
    case .stage: "the scene alone, one point per pixel, with overlays"
    case .canvas: "the scene in its device, with overlays and legend"
    case .why: "why the last thing fired or did not, or what --about names"
    case .recognizers: "a state machine per recognizer"
    case .recognizer: "one state machine in large"
    case .arbitration:
      "who got the touch, who waits for, prevents or goes with whom, and the answers"
    case .timeline: "what happened when"
    case .chain: "the responder chain of the last touch"
    }
  }

  /// Nil for a name that is none.
  package init?(name: String) {
    if name.hasPrefix("recognizer:"), name.count > 11 {
      self = .recognizer(String(name.dropFirst(11)))
    } else if let panel = Self.simple.first(where: { $0.name == name }) {
      self = panel
    } else {
      return nil
    }
  }
}

package import TouchLanguage

extension Panel {
  /// The names that stand alone; `recognizer:ID` is one more.
  package static let simple: [Panel] = [
    .window, .stage, .canvas, .why, .recognizers, .arbitration, .timeline, .chain, .hierarchy,
    .scenes, .articles, .inspect, .log, .system, .toolbar,
  ]

  /// As the command line writes it.
  package var name: String {
    if case .recognizer(let id) = self { return "recognizer:\(id)" }
    return "\(self)"
  }

  /// What it shows, for lists.
  package var summary: String { Text.panels.summary(of: self) }

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

package import TouchLanguage

/// What can be drawn over a scene.
package struct Overlays: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// Who is asked for a touch.
  package static let hit = Overlays(rawValue: 1)
  /// Fingers and their paths.
  package static let touches = Overlays(rawValue: 2)
  /// The responder chain.
  package static let responders = Overlays(rawValue: 4)
  /// Where views take touches.
  package static let areas = Overlays(rawValue: 8)
  /// All there are.
  package static let all: Overlays = [.hit, .touches, .responders, .areas]
  /// What is on at first: all but the touch areas, which have to be searched.
  package static let usual = all.subtracting(.areas)
}

/// The overlays with their names, keys and what they are for: buttons, keys, help and lists come from here.
package enum OverlayCatalog {
  /// One overlay with its words.
  package struct Entry: Sendable {
    /// Which one.
    package let overlay: Overlays
    /// What tells it apart on the command line.
    package let id: String
    /// What switches it.
    package let command: CommandID
    /// Its name.
    package let title: String
    /// The key that switches it.
    package let key: String
    /// What it is for, in a sentence.
    package let summary: String
  }

  /// All there are.
  package static let all: [Entry] = [
    Entry(
      overlay: .hit, id: "hit", command: .overlayHit, title: "Hit", key: "h",
      summary: "the hit test: visits, refusals, winner"),
    Entry(
      overlay: .touches, id: "touches", command: .overlayTouches, title: "Touches", key: "t",
      summary: "fingers with numbers and trails"),
    Entry(
      overlay: .responders, id: "responders", command: .overlayResponders, title: "Responders",
      key: "j",
      summary: "the responder chain"),
    Entry(
      overlay: .areas, id: "areas", command: .overlayAreas, title: "Areas", key: "u",
      summary: "where controls and views with recognizers really take touches"),
  ]
}

extension CommandID {
  /// Switches an overlay; nil for none and for several.
  package static func overlay(_ overlay: Overlays) -> CommandID? {
    OverlayCatalog.all.first { $0.overlay == overlay }?.command
  }

  /// The overlay that it switches; nil for other commands.
  package var overlay: Overlays? { OverlayCatalog.all.first { $0.command == self }?.overlay }
}

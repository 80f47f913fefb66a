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
  /// The window's own hit test in place of the one that binds a touch.
  package static let windowPass = Overlays(rawValue: 16)
  /// All there are.
  package static let all: Overlays = [.hit, .touches, .responders, .areas, .windowPass]
  /// What is on at first: all but the touch areas, which have to be searched, and the window's own pass.
  package static let usual: Overlays = [.hit, .touches, .responders]
}

/// The overlays with their names, keys and what they are for: buttons, keys, help and lists come from here.
package enum OverlayCatalog {
  /// One overlay with its texts.
  package struct Entry: Sendable {
    /// Which one.
    package let kind: OverlayKind
    /// The same as a set of one.
    package let overlay: Overlays
    /// What switches it.
    package let command: CommandID
    /// The key that switches it.
    package let key: String

    /// What tells it apart on the command line.
    package var id: String { kind.rawValue }
    /// On its button.
    package var title: String { Text.canvas.title(of: kind) }
    /// What it shows.
    package var summary: String { Text.canvas.summary(of: kind) }
  }

  /// All there are.
  package static let all: [Entry] = OverlayKind.allCases.map { kind in
    switch kind {
    case .hit: Entry(kind: kind, overlay: .hit, command: .overlayHit, key: "h")
    case .touches: Entry(kind: kind, overlay: .touches, command: .overlayTouches, key: "t")
    case .responders:
      Entry(kind: kind, overlay: .responders, command: .overlayResponders, key: "j")
    case .areas: Entry(kind: kind, overlay: .areas, command: .overlayAreas, key: "u")
    case .window: Entry(kind: kind, overlay: .windowPass, command: .overlayWindow, key: "n")
    }
  }
}

extension CommandID {
  /// Switches an overlay; nil for none and for several.
  package static func overlay(_ overlay: Overlays) -> CommandID? {
    OverlayCatalog.all.first { $0.overlay == overlay }?.command
  }

  /// The overlay that it switches; nil for other commands.
  package var overlay: Overlays? { OverlayCatalog.all.first { $0.command == self }?.overlay }
}

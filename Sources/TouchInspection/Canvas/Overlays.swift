/// What can be drawn over a scene.
public struct Overlays: OptionSet, Hashable, Sendable {
  /// Its number or name.
  public let rawValue: Int
  /// By its number or name.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Who is asked for a touch.
  public static let hit = Overlays(rawValue: 1)
  /// Fingers and their paths.
  public static let touches = Overlays(rawValue: 2)
  /// The responder chain.
  public static let responders = Overlays(rawValue: 4)
  /// Where views take touches.
  public static let areas = Overlays(rawValue: 8)
  /// All there are.
  public static let all: Overlays = [.hit, .touches, .responders, .areas]
  /// What is on at first: all but the touch areas, which have to be searched.
  public static let usual = all.subtracting(.areas)
}

/// The overlays with their names, keys and what they are for: buttons, keys, help and lists come from here.
public enum OverlayCatalog {
  /// One overlay with its words.
  public struct Entry: Sendable {
    /// Which one.
    public let overlay: Overlays
    /// What tells it apart.
    public let id: String
    /// Its name.
    public let title: String
    /// The key that switches it.
    public let key: String
    /// What it is for, in a sentence.
    public let summary: String
  }

  /// All there are.
  public static let all: [Entry] = [
    Entry(
      overlay: .hit, id: "hit", title: "Hit", key: "h",
      summary: "the hit test: visits, refusals, winner"),
    Entry(
      overlay: .touches, id: "touches", title: "Touches", key: "t",
      summary: "fingers with numbers and trails"),
    Entry(
      overlay: .responders, id: "responders", title: "Responders", key: "j",
      summary: "the responder chain"),
    Entry(
      overlay: .areas, id: "areas", title: "Areas", key: "u",
      summary: "where controls and views with recognizers really take touches"),
  ]
}

/// What can be drawn over a scene.
public struct Overlays: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let hit = Overlays(rawValue: 1)
  public static let touches = Overlays(rawValue: 2)
  public static let responders = Overlays(rawValue: 4)
  public static let areas = Overlays(rawValue: 8)
  public static let all: Overlays = [.hit, .touches, .responders, .areas]
  /// What is on at first: all but the touch areas, which have to be searched.
  public static let usual = all.subtracting(.areas)
}

/// The overlays with their names, keys and what they are for: buttons, keys, help and lists come from here.
public enum OverlayCatalog {
  public struct Entry: Sendable {
    public let overlay: Overlays
    public let id: String
    public let title: String
    public let key: String
    public let summary: String
  }

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

/// One thing that the articles ask for, or ask, with the place that shows it.
public struct MissionEntry: Hashable, Sendable {
  public let id: String
  /// In a sentence.
  public let says: String
  public let place: MissionPlace
}

/// A run of a scene, and what to look at there.
public struct MissionPlace: Hashable, Sendable {
  /// The scene's file without its folder and ending.
  public let scene: String
  public let run: String
  public let evidence: MissionEvidence
}

/// What of a run shows something.
public enum MissionEvidence: Hashable, Sendable {
  /// A canonical line, which may continue after a space.
  case line(String)
  /// A line that code of the scene printed; addresses in it are `0x…`.
  case printed(String)
  /// Seconds from the start.
  case moment(Double)
  /// A table of the tab System at a moment, and a text that one of its rows has.
  case row(String, table: String, moment: Double)
  /// A page of the documentation that tells what no run can, and a text of it.
  case page(String, text: String)
}

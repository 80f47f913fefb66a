/// Something that the user can ask for: by a key, in the palette, or with a button.
struct Command: Hashable, Sendable {
  /// What commands are about; the palette and lists keep them together.
  enum Group: String, CaseIterable, Sendable {
    case window, touching, time, timeline, pictures, keyboard

    var title: String {
      switch self {
      case .window: "Window"
      case .touching: "Touching"
      case .time: "Time"
      case .timeline: "Timeline"
      case .pictures: "Pictures"
      case .keyboard: "Keyboard alone"
      }
    }
  }

  let id: String
  /// For the palette and tooltips.
  let title: String
  /// One sentence without its full stop, for the second line of the palette.
  let summary: String
  let group: Group
  /// Whether a key that is held down does it again and again.
  let repeats: Bool
  /// Has no key, and is not meant to have one.
  let isPaletteOnly: Bool

  init(
    _ id: String, _ title: String, _ summary: String, _ group: Group, repeats: Bool = false,
    isPaletteOnly: Bool = false
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.group = group
    self.repeats = repeats
    self.isPaletteOnly = isPaletteOnly
  }
}

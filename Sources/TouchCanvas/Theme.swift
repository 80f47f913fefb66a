/// The colours of the program: a dark and a light theme (docs/ux.md, Colours).
public struct Theme: Hashable, Sendable {
  public var name: String
  /// The background of the window.
  public var window: Color
  /// The background of panels.
  public var panel: Color
  /// What is read first, and the playhead.
  public var text: Color
  /// Secondary text.
  public var secondary: Color
  /// Disabled text and controls.
  public var disabled: Color
  /// Controls, fields, and what was not taken.
  public var border: Color
  /// Dividers and quiet edges; never the only carrier of a meaning.
  public var hairline: Color
  /// What the pointer is over, and what is switched on.
  public var raised: Color
  /// The selection.
  public var accent: Color
  /// The focus ring.
  public var focus: Color
  /// Cancellation.
  public var danger: Color
  /// Recognizers that are undecided.
  public var possible: Look
  /// Recognizers that wait for others.
  public var held: Look
  /// Gestures that began.
  public var began: Look
  /// Gestures that are changing.
  public var changed: Look
  /// Gestures that ended.
  public var ended: Look
  /// Gestures that were cancelled.
  public var cancelled: Look
  /// Recognizers that failed.
  public var failed: Look
  /// Recognizers that were prevented.
  public var prevented: Look

  /// What a control of a bar stands on: it shows its place without an outline.
  public var control: Color { name == "light" ? .white : Color(0x2E353E) }

  /// The ground around the device, on which a white screen stands out.
  public var stage: Color { name == "light" ? Color(0xE4E9EF) : window }

  /// Labels on the accent.
  public var onAccent: Color { name == "light" ? .white : .black }

  /// The style of a state: its colour, the colour of a label on it, and its pattern.
  public struct Look: Hashable, Sendable {
    /// The colour of a state.
    public var color: Color
    /// The colour of text on it.
    public var label: Color
    /// The pattern of a state, for people who cannot tell the colours apart.
    public var pattern: Pattern?
    public init(_ color: UInt32, label: Color, _ pattern: Pattern? = nil) {
      self.color = Color(color)
      self.label = label
      self.pattern = pattern
    }
  }

  /// Fingers 1 to 5; 6 to 10 have the same colours with a double ring.
  public static let touches: [Color] = [
    Color(0xD77F0F), Color(0x8B90CB), Color(0x278362), Color(0x835788), Color(0xA94708),
  ]

  /// The colour of a finger.
  public static func touch(_ finger: Int) -> Color { touches[max(0, finger - 1) % touches.count] }

  /// Light on dark.
  public static let dark = Theme(
    name: "dark", window: Color(0x16191D), panel: Color(0x22272E), text: Color(0xE8EAED),
    secondary: Color(0xB4BAC2), disabled: Color(0x7D858F), border: Color(0x6B7380),
    hairline: Color(0x3A414B), raised: Color(0x2D3A49),
    accent: Color(0x6CB6FF), focus: Color(0xFFD866), danger: Color(0xFF7B72),
    possible: Look(0x9AA0A8, label: .black), held: Look(0xE9F048, label: .black, .stripes),
    began: Look(0x2F7AA8, label: .white), changed: Look(0x52A5FD, label: .black),
    ended: Look(0x74F0B6, label: .black), cancelled: Look(0xD09B12, label: .black, .backStripes),
    failed: Look(0xC8404A, label: .white, .dots),
    prevented: Look(0xFCC6F2, label: .black, .crossHatch))

  /// Dark on light.
  public static let light = Theme(
    name: "light", window: Color(0xFFFFFF), panel: Color(0xECEFF3), text: Color(0x1B1F24),
    secondary: Color(0x4B535D), disabled: Color(0x767E88), border: Color(0x7A828C),
    hairline: Color(0xBCC4CD), raised: Color(0xD3E2F4),
    accent: Color(0x0B5CAD), focus: Color(0x7A4B00), danger: Color(0xB3261E),
    possible: Look(0x5F6873, label: .white), held: Look(0xA98412, label: .black, .stripes),
    began: Look(0x1690B5, label: .black), changed: Look(0x28497B, label: .white),
    ended: Look(0x217650, label: .white), cancelled: Look(0xA05807, label: .white, .backStripes),
    failed: Look(0x8D1806, label: .white, .dots),
    prevented: Look(0x7630D8, label: .white, .crossHatch))
}

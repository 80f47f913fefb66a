extension UIControl {
  /// The things a control tells its targets (CTL-16).
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// Its number or name.
    public let rawValue: UInt
    /// By its number or name.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger went down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It was a second one soon after the first.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value became another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It was used for what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field is edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text field's text became another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no more edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// It was left by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that touches cause.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that editing causes.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Free for a program's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// UIKit's own bits.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// Single events with their names, by number.
    public static let touchscopeAll: [(event: Event, name: String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
      (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
      (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// The names of the events in the set.
    public var touchscopeNames: [String] {
      Self.touchscopeAll.filter { contains($0.event) }.map(\.name)
    }

    /// The single event of this name; nil when there is none.
    public init?(touchscopeName name: String) {
      guard let event = Self.touchscopeAll.first(where: { $0.name == name })?.event else {
        return nil
      }
      self = event
    }
  }
}

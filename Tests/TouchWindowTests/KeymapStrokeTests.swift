import TouchLanguage
import Testing
import TouchCanvas
import TouchInspection

@testable import TouchWindow

/// Keys of several layouts, contexts and fields.
@Suite struct KeymapStrokeTests {
  private let keymap: Keymap
  init() throws { keymap = try Keymap.standard() }

  /// All commands of one press: of the key, and of what it types.
  private func press(
    _ code: String, at scan: String, _ modifiers: KeyModifiers = [], types text: String? = nil,
    hasText: Bool = true, in contexts: [KeyContext] = [.scene]
  ) -> [String] {
    var strokes = KeyStrokes(hasText: hasText)
    var events: [CanvasEvent] = [
      .key(code: code, scan: scan, modifiers, isDown: true, isRepeat: false)
    ]
    if let text { events.append(.text(text)) }
    events.append(.key(code: code, scan: scan, modifiers, isDown: false, isRepeat: false))
    return events.flatMap { strokes.strokes($0) }
      .compactMap { keymap.command(for: $0, in: contexts)?.rawValue }
  }

  @Test func presentKeysWork() {
    let keys = [
      "r": "timeline.area", "k": "tab.recognizers", "q": "panel.timeline", "e": "tab.why",
      "v": "variant.next",
      "i": "mode.toggle", "h": "overlay.hit", "t": "overlay.touches", "j": "overlay.responders",
      "u": "overlay.areas", "f": "timeline.fit", "w": "timeline.in", "s": "timeline.out",
      "a": "timeline.left", "d": "timeline.right",
    ]
    for (key, command) in keys {
      #expect(press(key, at: key, types: key) == [command], "\(key)")
    }
    #expect(press("space", at: "space", types: " ") == ["play"])
    #expect(press("left", at: "left") == ["event.back"])
    #expect(press("escape", at: "escape", .shift) == ["cancelTouches"])
    #expect(press("r", at: "r", .control) == ["reload"])
    #expect(press("home", at: "home") == ["start"])
    #expect(press("end", at: "end") == ["live"])
  }

  @Test func modifiersHaveToBeTheSame() {
    #expect(press("h", at: "h", .shift, types: "H") == [])
    #expect(press("p", at: "p", .control) == ["find"])
    #expect(press("p", at: "p", [.control, .shift]) == ["palette"])
    #expect(press("left", at: "left", [.alt, .shift]) == ["time.backFar"])
    #expect(press("f5", at: "f5", .shift) == ["continueBack"])
  }

  // MARK: Layouts

  @Test func signsAreWhatIsTyped() {
    // US, German, French: one press, one command.
    #expect(press("/", at: "/", .shift, types: "?") == ["help"])
    #expect(press("\u{DF}", at: "-", .shift, types: "?") == ["help"])
    #expect(press(",", at: "m", .shift, types: "?") == ["help"])
    #expect(press(",", at: ",", .shift, types: "<") == ["slower"])
    #expect(press("<", at: "", types: "<") == ["slower"])
    #expect(press("<", at: "", .shift, types: ">") == ["faster"])
    // AltGr types, though it counts as Alt.
    #expect(press(",", at: "8", .alt, types: "<") == ["slower"])
    // A German semicolon is Shift and the comma's key; it is no `<`.
    #expect(press(",", at: ",", .shift, types: ";") == [])
    #expect(press(",", at: ",", types: ",", in: [.timeline]) == ["lane.previous"])
    #expect(press(",", at: ",", types: ",") == [])
  }

  @Test func withoutTextSignsAreThoseOfAUSKeyboard() {
    #expect(press("/", at: "/", .shift, hasText: false) == ["help"])
    #expect(press(",", at: ",", .shift, hasText: false) == ["slower"])
    #expect(press(".", at: ".", hasText: false, in: [.timeline]) == ["lane.next"])
    #expect(press("h", at: "h", hasText: false) == ["overlay.hit"])
  }

  @Test func onAZERTYTheTimelineKeysKeepTheirPlaces() {
    #expect(press("z", at: "w", types: "z") == ["timeline.in"])
    #expect(press("q", at: "a", types: "q") == ["timeline.left"])
    #expect(press("s", at: "s", types: "s") == ["timeline.out"])
    #expect(press("d", at: "d", types: "d") == ["timeline.right"])
    // The key that has the letter W there is none of them.
    #expect(press("w", at: "z", types: "w") == [])
    // Other letters go by what is printed on the key.
    #expect(press("a", at: "q", types: "a") == [])
    #expect(press("h", at: "h", types: "h") == ["overlay.hit"])
    let help = keymap.help(contexts: [.global]) { ["w": "z", "a": "q"][$0] ?? $0 }
    #expect(help[0].rows.first { $0.command == .timelineIn }?.keys == ["Z"])
    // With Ctrl the letter counts again.
    #expect(press("z", at: "w", .control) == ["undo"])
  }

  @Test func onDvorakTheTimelineKeysKeepTheirPlaces() {
    // These places have a comma and an E there: one press does one thing.
    #expect(press(",", at: "w", types: ",", in: [.timeline]) == ["timeline.in"])
    #expect(press("e", at: "d", types: "e") == ["timeline.right"])
    #expect(press("o", at: "s", types: "o") == ["timeline.out"])
    #expect(press("a", at: "a", types: "a") == ["timeline.left"])
    #expect(press("<", at: "w", .shift, types: "<") == ["slower"])
    #expect(press("h", at: "j", types: "h") == ["overlay.hit"])
    #expect(press("j", at: "c", types: "j") == ["overlay.responders"])
  }

  @Test func otherScriptsUseTheLatinLetterOfThePlace() {
    #expect(press("\u{440}", at: "h", types: "\u{440}") == ["overlay.hit"])
    #expect(press("\u{437}", at: "p", .control) == ["find"])
    #expect(press("\u{F6}", at: ";", types: "\u{F6}") == [])
  }

  // MARK: Contexts

  @Test func theInnermostContextWins() {
    let keymap = keymap
    let left = KeyStroke(code: "left", scan: "left")
    #expect(keymap.command(for: left, in: [.list, .scene]) == .moveLeft)
    #expect(keymap.command(for: left, in: [.scene, .list]) == .eventBack)
    #expect(keymap.command(for: left, in: []) == nil)
    let tab = KeyStroke(code: "tab", scan: "tab")
    #expect(keymap.command(for: tab, in: [.global, .timeline]) == .focusNext)
  }

  @Test func inAFieldKeysThatTypeBelongToTheText() {
    let field: [KeyContext] = [.palette, .field]
    for key in ["h", "w", "v", "f"] {
      #expect(press(key, at: key, types: key, in: field) == [], "\(key)")
    }
    #expect(press("/", at: "/", .shift, types: "?", in: field) == [])
    #expect(press("space", at: "space", types: " ", in: field) == [])
    #expect(press("left", at: "left", in: field) == [])
    #expect(press("left", at: "left", .control, in: field) == [])
    #expect(press("home", at: "home", .shift, in: field) == [])
    // What does not type still works.
    #expect(press("down", at: "down", in: field) == ["move.down"])
    #expect(press("return", at: "return", in: field) == ["activate"])
    #expect(press("escape", at: "escape", in: field) == ["escape"])
    #expect(press("tab", at: "tab", in: field) == ["focus.next"])
    #expect(press("f1", at: "f1", in: field) == ["help"])
    #expect(press("p", at: "p", [.control, .shift], in: field) == ["palette"])
  }

  @Test func repeatsAreTold() throws {
    var strokes = KeyStrokes()
    let events: [CanvasEvent] = [
      .key(code: ",", scan: ",", [], isDown: true, isRepeat: true), .text(","),
    ]
    #expect(events.flatMap { strokes.strokes($0) }.map(\.isRepeat) == [true, true])
    #expect(CommandCatalog.command(.eventForward).repeats)
    #expect(!CommandCatalog.command(.play).repeats)
  }
}

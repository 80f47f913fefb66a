import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// The scene's text under the keys: finding, words that fit, lines that do not load.
@Suite struct SceneTextTests {
  private func store(_ lines: [String], at caret: TextCaret) throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.reading.compose.lines = lines
    store.state.prompt = .field(.text(caret))
    return store
  }

  private func key(_ code: String, _ modifiers: KeyModifiers = []) -> Message {
    .canvas(.key(code: code, scan: code, modifiers, isDown: true, isRepeat: false))
  }

  private static let lines = ["window:", "  - id: card", "    # a Card", "  - id: other", "card"]

  // MARK: Finding

  @Test func whatIsTypedIsFoundFromTheCaretOn() throws {
    var store = try store(Self.lines, at: TextCaret(line: 3, column: 0))
    store.run(key("f", .control))
    #expect(store.state.prompt == .field(.find))
    for letter in "card" { store.run(.canvas(.text(String(letter)))) }
    let search = try #require(WindowModel(store.state, store.reading).compose?.text?.search)
    #expect(search.query == "card" && search.isFocused)
    #expect(search.matches.map(\.line) == [2, 3, 5] && search.shown == 1)
    // On, around the end, and back.
    store.run(key("return"))
    store.run(key("return"))
    #expect(store.state.compose.hands.search?.found == TextCaret(line: 2, column: 8))
    store.run(key("return", .shift))
    #expect(store.state.compose.hands.search?.found == TextCaret(line: 5, column: 0))
    store.run(key("down"))
    #expect(store.state.compose.hands.search?.found?.line == 2)
    store.run(key("up"))
    // Esc closes the field; the caret is at what was found.
    store.run(key("escape"))
    #expect(store.state.prompt == .field(.text(TextCaret(line: 5, column: 0))))
    #expect(store.state.compose.hands.search == nil)
  }

  @Test func whatIsNotThereIsSaid() throws {
    var store = try store(Self.lines, at: TextCaret(line: 1, column: 0))
    store.run(.command(.search))
    for letter in "zzz" { store.run(.canvas(.text(String(letter)))) }
    store.run(key("return"))
    #expect(store.state.compose.hands.search?.found == nil)
    store.run(key("escape"))
    #expect(store.state.prompt == .field(.text(TextCaret(line: 1, column: 0))))
  }

  /// Buttons do what Enter and Esc do, and leave the field its keys; fingers hit them.
  @Test(arguments: [false, true]) func findingHasButtons(isTouchMode: Bool) throws {
    var store = try store(["one two", "two", "a two"], at: TextCaret(line: 1, column: 0))
    store.state.input.touchMode = isTouchMode ? TouchMode(began: .zero) : nil
    store.run(.command(.search))
    for letter in ["t", "w"] { store.run(.canvas(.text(letter))) }
    let parts = WindowPicture.parts(
      store.reading.input, WindowModel(store.state, store.reading),
      Look(theme: .dark, metrics: store.reading.metrics))
    store.reading.shown = ShownPicture(parts, store.state)
    func press(_ step: FindStep) throws {
      let region = try #require(store.reading.shown.region(.compose(.find(step))))
      let least = isTouchMode ? 44.0 : 24
      #expect(region.outline.width >= least && region.outline.height >= least)
      guard !isTouchMode else { return _ = store.run(.press(region.target)) }
      let middle = CGPoint(x: region.outline.midX, y: region.outline.midY)
      store.run(.panel(.press(middle)))
    }
    var found: [Int?] = []
    for step in [FindStep.next, .next, .next, .previous] {
      found.append(store.state.compose.hands.search?.found?.line)
      try press(step)
    }
    #expect(found == [1, 2, 3, 1] && store.state.compose.hands.search?.found?.line == 3)
    #expect(store.state.prompt == .field(.find))
    try press(.close)
    #expect(store.state.prompt == .field(.text(TextCaret(line: 3, column: 2))))
    #expect(store.state.compose.hands.search == nil)
  }

  // MARK: Words

  private func completed(
    _ store: inout WindowStore, _ words: [String], _ prefix: String, isAsked: Bool
  ) {
    guard case .field(.text(let caret)) = store.state.prompt else { return }
    store.run(
      .composed(
        ComposeResult(.completions(words, prefix: prefix, at: caret, isAsked: isAsked))))
  }

  /// A letter asks for the words of its place; Tab takes the first.
  @Test func wordsComeWhileOneIsTyped() throws {
    var store = try store(["cl"], at: TextCaret(line: 1, column: 2))
    let effects = store.run(.canvas(.text("i")))
    #expect(effects.last == .compose(.complete(at: TextCaret(line: 1, column: 3), isAsked: false)))
    completed(&store, ["clipsToBounds", "class"], "cli", isAsked: false)
    #expect(
      WindowModel(store.state, store.reading).compose?.text?.completion
        == .init(words: ["clipsToBounds", "class"], prefix: 3, chosen: nil))
    store.reading.compose.lines = ["cli"]
    #expect(
      store.run(key("tab")).first
        == .compose(
          .type("clipsToBounds", deleting: 3, at: TextCaret(line: 1, column: 3), goesOn: true)))
    #expect(store.state.prompt == .field(.text(TextCaret(line: 1, column: 13))))
    #expect(store.state.compose.hands.completion == nil)
  }

  /// Enter ends the line, unless an arrow chose a word.
  @Test func enterTakesOnlyWhatWasChosen() throws {
    var store = try store(["ta"], at: TextCaret(line: 1, column: 2))
    completed(&store, ["tap", "table"], "ta", isAsked: false)
    #expect(
      store.run(key("return")).first
        == .compose(.type("\n", deleting: 0, at: TextCaret(line: 1, column: 2), goesOn: false)))
    store = try self.store(["ta"], at: TextCaret(line: 1, column: 2))
    completed(&store, ["tap", "table"], "ta", isAsked: false)
    store.run(key("up"))
    #expect(
      store.run(key("return")).first
        == .compose(.type("table", deleting: 2, at: TextCaret(line: 1, column: 2), goesOn: false)))
  }

  /// Ctrl+Space asks before the first letter; Esc closes the words and leaves the caret.
  @Test func wordsAreAskedFor() throws {
    var store = try store(["  "], at: TextCaret(line: 1, column: 2))
    #expect(
      store.run(key("space", .control)) == [
        .compose(.complete(at: TextCaret(line: 1, column: 2), isAsked: true))
      ])
    completed(&store, ["class", "id"], "", isAsked: true)
    #expect(store.state.compose.hands.completion?.chosen == 0)
    store.run(key("escape"))
    #expect(store.state.compose.hands.completion == nil)
    #expect(store.state.prompt == .field(.text(TextCaret(line: 1, column: 2))))
    // Those of another place come too late; none at all close the list.
    completed(&store, ["class"], "", isAsked: true)
    store.run(key("left"))
    #expect(store.state.compose.hands.completion == nil)
    store.run(
      .composed(
        ComposeResult(
          .completions(["id"], prefix: "", at: TextCaret(line: 1, column: 2), isAsked: true))))
    #expect(store.state.compose.hands.completion == nil)
  }

  /// A press takes a word, and the text keeps the keys.
  @Test func aPressTakesAWord() throws {
    var store = try store(["ta"], at: TextCaret(line: 1, column: 2))
    completed(&store, ["tap", "table"], "ta", isAsked: false)
    store.run(.press(.compose(.complete("table"))))
    #expect(store.state.prompt == .field(.text(TextCaret(line: 1, column: 5))))
  }

  // MARK: Problems

  @Test func theCaretGoesFromProblemToProblem() throws {
    var store = try store(Self.lines, at: TextCaret(line: 1, column: 0))
    store.reading.compose.problems = [
      .init(line: 2, sentence: "a"), .init(line: 4, sentence: "b"),
    ]
    store.run(key(".", .control))
    #expect(store.state.prompt == .field(.text(TextCaret(line: 2, column: 2))))
    #expect(WindowModel(store.state, store.reading).compose?.text?.problem?.sentence == "a")
    store.run(key(".", .control))
    #expect(store.state.prompt == .field(.text(TextCaret(line: 4, column: 2))))
    #expect(WindowModel(store.state, store.reading).compose?.text?.problem?.sentence == "b")
    store.run(key(".", .control))
    #expect(store.state.prompt == .field(.text(TextCaret(line: 2, column: 2))))
    store.reading.compose.problems = []
    store.run(key(".", .control))
    #expect(store.state.notice?.text == Text.compose.noProblem)
  }
}

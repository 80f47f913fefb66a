import TouchLanguage
import Testing
import TouchCanvas
import TouchInspection

@testable import TouchWindow

/// What lines of a keymap mean, and what is said about those that mean nothing.
@Suite struct KeymapReaderTests {
  private func problems(_ text: String) -> [String] {
    KeymapReader.read(text).problems.map(\.description)
  }

  @Test func aLineHasOneBindingPerKey() throws {
    let keymap = try Keymap(
      """
      # Comments and empty lines are skipped.

      global  Ctrl+Shift+P ? scan:W   help # shows it
      """)
    #expect(
      keymap.bindings.map(\.chord) == [
        KeyChord(key: .code("p"), modifiers: [.control, .shift]),
        KeyChord(key: .sign("?"), modifiers: []), KeyChord(key: .scan("w"), modifiers: []),
      ])
    #expect(keymap.bindings.allSatisfy { $0.command == .help })
    #expect(keymap.keys(of: .help) == ["Ctrl+Shift+P", "?", "W"])
  }

  @Test func plusAndMinusAreKeysToo() throws {
    let keymap = try Keymap("global Ctrl++ Ctrl+Keypad- Ctrl+- help # it")
    #expect(
      keymap.bindings.map(\.chord.key) == [.code("+"), .code("keypad-"), .code("-")])
    #expect(keymap.keys(of: .help) == ["Ctrl++", "Ctrl+Keypad-", "Ctrl+-"])
  }

  @Test func problemsHaveTheNumberOfTheirLine() {
    #expect(problems("# fine\n\nglobal Foo help # it") == ["keymap:3: no key is called 'Foo'"])
    #expect(
      problems("window H help # it") == [
        "keymap:1: no context is called 'window'; there are global, drag, tree, compose, scene, timeline, list, field, palette, help"
      ])
    #expect(
      problems("\nglobal help # it") == ["keymap:2: a line needs a context, keys and a command"])
    #expect(problems("global H halp # it") == ["keymap:1: no command is called 'halp'"])
    #expect(problems("global H help") == [])
    #expect(
      problems("global Ctrl+Ctrl+H help # it") == ["keymap:1: 'Ctrl+Ctrl+H' has a modifier twice"])
    #expect(
      problems("global Shift+/ help # it") == [
        "keymap:1: 'Shift+/': write the sign that is typed, without Shift"
      ])
    #expect(
      problems("global scan:Foo help # it") == [
        "keymap:1: 'scan:Foo' names no position of a US keyboard"
      ])
    #expect(problems("global Ctrl+ help # it") == ["keymap:1: no key is called 'Ctrl+'"])
  }

  @Test func allProblemsAreTold() throws {
    let text = "global Foo help # it\r\nglobal H help # it\r\nglobal J halp # it"
    #expect(
      problems(text) == [
        "keymap:1: no key is called 'Foo'", "keymap:3: no command is called 'halp'",
      ])
    #expect(throws: Keymap.Problems.self) { try Keymap(text) }
  }

  @Test func conflictsAreProblems() {
    #expect(
      problems("scene H help # it\nscene H palette # it") == [
        "keymap:2: H is 'help' already, in line 1"
      ])
    // Global counts everywhere, whichever line is first.
    #expect(problems("global H help # it\nlist H palette # it").count == 1)
    #expect(problems("list H help # it\nglobal H palette # it").count == 1)
    // On a US keyboard a place is its letter.
    #expect(problems("scene W help # it\nscene scan:W palette # it").count == 1)
    #expect(problems("list H help # it\nscene H palette # it") == [])
    #expect(problems("global H help # it\nlist H help # it") == [])
  }
}

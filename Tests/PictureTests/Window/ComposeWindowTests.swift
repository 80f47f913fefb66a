import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// From the library to the file: a scene that is composed in a window.
@Suite(.serialized) struct ComposeWindowTests {
  private func open(_ name: String) throws -> (window: TestWindow, path: String) {
    let copy = try TestWindow.Copy(of: name)
    return (copy.window, copy.path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func aViewAndARecognizerAreAddedMovedSavedAndUndone() throws {
    let (window, path) = try open("000-td-tap")
    defer { window.remove() }
    let first = try text(path)
    window.command("compose.toggle")
    window.turn()
    window.state.selection = .view("root.view")
    window.turn()
    for _ in 0..<2 { window.press(.compose(.entry(.view))) }
    window.turn()
    #expect(window.state.selection == .view("view"))
    for _ in 0..<2 { window.press(.compose(.entry(.longPress))) }
    window.turn()
    #expect(window.state.selection == .recognizer("longPress2"))
    window.state.selection = .view("view")
    window.turn()
    window.command("compose.right")
    window.turn()
    #expect(try text(path) == first)
    #expect(window.regions.contains { $0.target == .compose(.details) })
    #expect(window.model.compose?.text?.changes == 3)
    window.command("save.scene")
    window.turn()
    let saved = try text(path)
    #expect(saved.contains("id: view") && saved.contains("class: UILongPressGestureRecognizer"))
    #expect(saved == window.session.scene.text)
    #expect(window.model.compose?.text?.changes == 0)
    for _ in 0..<3 {
      window.command("undo")
      window.turn()
    }
    #expect(window.session.scene.text == first)
    window.command("save.scene")
    window.turn()
    #expect(try text(path) == first)
  }

  /// What the last touches come to is said after every change.
  @Test func theOutcomeIsNamed() throws {
    let (window, _) = try open("000-td-tap")
    defer { window.remove() }
    let card = CGPoint(x: 214, y: 463)
    let at = card.applying(WindowLayout(window.state).toWindow(window.session.scene.engine.screen))
    window.handle(.mouseDown(button: 1, at))
    window.turn()
    window.handle(.mouseUp(button: 1, at))
    for _ in 0..<10 { window.turn(after: 0.1) }
    window.command("compose.toggle")
    window.turn()
    window.press(.compose(.relate(.requireToFail, "singleTap", "doubleTap", isOn: false)))
    window.turn()
    let outcome = try #require(window.state.compose.outcome)
    #expect(outcome.hasPrefix("singleTap now ends at"), "\(outcome)")
    #expect(!window.session.scene.text.contains("requireToFail: [doubleTap"))
    window.command("undo")
    window.turn()
    #expect(window.state.compose.outcome?.hasPrefix("Undone: ") == true)
  }

  /// What was just added has no outcome that could be another.
  @Test func theOutcomeIsNotThatOfWhatIsNew() throws {
    let (window, _) = try open("000-td-tap")
    defer { window.remove() }
    let at = CGPoint(x: 214, y: 463).applying(
      WindowLayout(window.state).toWindow(window.session.scene.engine.screen))
    window.handle(.mouseDown(button: 1, at))
    window.turn()
    window.handle(.mouseUp(button: 1, at))
    for _ in 0..<10 { window.turn(after: 0.1) }
    window.command("compose.toggle")
    window.turn()
    window.state.selection = .view("card")
    window.turn()
    for _ in 0..<2 { window.press(.compose(.entry(.longPress))) }
    window.turn()
    #expect(window.session.scene.text.contains("UILongPressGestureRecognizer"))
    let outcome = try #require(window.state.compose.outcome)
    #expect(outcome.hasPrefix("Same outcome: singleTap ends at "), "\(outcome)")
    #expect(window.state.compose.outcomeOf == .recognizer("singleTap"))
  }

  @Test func aLiveEditIsWrittenByCtrlS() throws {
    let (window, path) = try open("000-td-tap")
    defer { window.remove() }
    window.state.document.edits.perform(
      Edit(path: "card.alpha", value: "0.5"), original: "1")
    window.command("save.scene")
    window.turn()
    #expect(try text(path).contains("alpha: 0.5"))
    #expect(window.state.document.edits.current.isEmpty)
    window.command("save.scene")
    #expect(window.state.notice?.text == "No changes to save.")
  }

  @Test func aFileThatChangedOutsideIsMerged() throws {
    let (window, path) = try open("000-td-tap")
    defer { window.remove() }
    window.command("compose.toggle")
    window.turn()
    window.state.selection = .view("card")
    window.turn()
    window.command("compose.right")
    window.turn()
    let other = try text(path).replacing("backgroundColor: blue", with: "backgroundColor: green")
    try other.write(toFile: path, atomically: true, encoding: .utf8)
    window.perform(.compose(.mergeFile))
    window.turn()
    let merged = window.session.scene.text
    #expect(merged.contains("backgroundColor: green") && merged.contains("frame: [165, 413"))
  }

  /// What does not fit is said with its line; each of the answers does what it says.
  @Test(arguments: [QuestionAnswer.yes, .no, .third]) func aConflictIsDecided(
    _ answer: QuestionAnswer
  ) throws {
    let (window, path) = try open("000-td-tap")
    defer { window.remove() }
    window.command("compose.toggle")
    window.turn()
    window.state.selection = .view("root.view")
    window.turn()
    for _ in 0..<2 { window.press(.compose(.entry(.view))) }
    window.turn()
    window.state.selection = .view("card")
    window.turn()
    window.command("compose.right")
    window.turn()
    let own = window.session.scene.text
    let other = try text(path).replacing("card", with: "photo")
    try other.write(toFile: path, atomically: true, encoding: .utf8)
    window.perform(.compose(.mergeFile))
    window.turn()
    let question = try #require(window.model.cover?.question)
    #expect(question.lines.first == "1 of your 2 changes fit the new text.")
    #expect(question.lines.dropFirst().first?.hasPrefix("Does not fit: place card (line ") == true)
    #expect(
      question.answers == [.yes, .no, .third] && question.chosen == .yes
        && question.difference.contains { $0.hasPrefix("+") && $0.contains("photo") })
    window.press(.question(answer))
    window.turn()
    switch answer {
    case .yes:
      #expect(window.session.scene.text.contains("id: view"))
      #expect(window.session.scene.text.contains("id: photo"))
    case .no: #expect(window.session.scene.text == other)
    case .third, .wait:
      #expect(window.session.scene.text == own)
      #expect(try text(path) == other)
      window.command("save.scene")
      window.turn()
      #expect(try text(path) == own)
    }
  }

  /// A text that would not load changes nothing.
  @Test func whatDoesNotLoadIsRefused() throws {
    let (window, _) = try open("000-td-tap")
    defer { window.remove() }
    window.command("compose.toggle")
    window.turn()
    let before = window.session.scene.text
    window.perform(
      .compose(
        .perform(
          [.set(id: "card", property: "alpha", value: "soon")], goesOn: false, select: nil)))
    window.turn()
    #expect(window.session.scene.text == before)
    #expect(window.state.compose.isRefusal)
  }

  /// What is typed is in the scene as soon as it loads, and what is wrong is said at its line.
  @Test func theTextIsEditedInItsPlace() throws {
    let (window, _) = try open("000-td-tap")
    defer { window.remove() }
    window.command("compose.toggle")
    window.turn()
    let first = window.session.scene.text
    let lines = SourceLines.split(first).map(String.init)
    let line = try #require(lines.firstIndex { $0.contains("backgroundColor: blue") }) + 1
    window.state.prompt = .field(
      .text(TextCaret(line: line, column: lines[line - 1].count)))
    window.type("x")
    window.turn()
    #expect(window.session.scene.text == first)
    #expect(window.model.compose?.text?.problem?.line == line)
    window.handle(.key(code: "backspace", scan: "backspace", [], isDown: true, isRepeat: false))
    window.turn()
    #expect(window.model.compose?.text?.problem == nil)
    for _ in 0..<4 {
      window.handle(.key(code: "backspace", scan: "backspace", [], isDown: true, isRepeat: false))
    }
    window.type("green")
    window.turn()
    #expect(window.session.scene.text.contains("backgroundColor: green"))
    window.command("escape")
    window.command("undo")
    window.turn()
    #expect(window.session.scene.text == first)
  }

  // MARK: Drafts

  /// What a program that ended without saving leaves is offered again.
  @Test func whatACrashLeavesIsOffered() throws {
    Stories.register()
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/tap.yaml"
    try FileManager.default.copyItem(
      atPath: "\(Stories.root)/scenes/000-td-tap.yaml", toPath: path)
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1440, height: 900)
    options.settingsPath = "\(folder)/state/settings.json"
    func open() throws -> TestWindow { try TestWindow(LiveScene.load(path: path), options) }
    let first = try open()
    #expect(first.state.prompt == nil)
    first.command("compose.toggle")
    first.turn()
    first.state.selection = .view("card")
    first.turn()
    first.command("compose.right")
    first.turn()
    let changed = first.session.scene.text
    // It ends without being asked.
    first.end()

    let second = try open()
    #expect(second.state.prompt?.question?.lines == [Text.compose.draftLines])
    second.press(.question(.no))
    second.turn()
    #expect(second.session.scene.text == changed)
    second.command("save.scene")
    second.turn()
    #expect(try text(path) == changed)
    second.end()

    let third = try open()
    #expect(third.state.prompt == nil)
    third.end()
  }
}

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

/// A scene that is composed, with its file and all that mentions its objects.
@Suite(.serialized) struct ComposeFileTests {
  private func open(_ name: String = "000-td-tap") throws -> (window: TestWindow, path: String) {
    let copy = try TestWindow.Copy(of: name)
    copy.window.command("compose.toggle")
    copy.window.turn()
    return (copy.window, copy.path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func select(_ window: TestWindow, _ target: Target) {
    window.state.selection = target
    window.turn()
  }

  private func command(_ window: TestWindow, _ name: String) {
    window.command(name)
    for _ in 0..<3 { window.turn() }
  }

  // MARK: Saving

  /// What another program wrote since anybody looked is not written over: the three answers come.
  @Test(arguments: [QuestionAnswer.yes, .no, .third]) func saveDoesNotWriteOverAnother(
    _ answer: QuestionAnswer
  ) throws {
    let (window, path) = try open()
    defer { window.remove() }
    select(window, .view("card"))
    command(window, "compose.right")
    let own = window.session.scene.text
    let other = try text(path).replacing("backgroundColor: blue", with: "backgroundColor: green")
    try other.write(toFile: path, atomically: true, encoding: .utf8)
    window.command("save.scene")
    let question = try #require(window.model.cover?.question)
    #expect(question.lines.first == "1 of your 1 changes fit the new text.")
    #expect(question.third != nil && question.difference.contains { $0.contains("green") })
    #expect(try text(path) == other)
    window.press(.question(answer))
    window.turn()
    command(window, "save.scene")
    switch answer {
    case .yes:
      #expect(try text(path).contains("green"))
      #expect(try text(path).contains("frame: [165, 413"))
    case .no: #expect(try text(path) == other)
    case .third, .wait: #expect(try text(path) == own)
    }
  }

  /// A file that has gone is written again, also without a change.
  @Test(arguments: [false, true]) func aFileThatHasGoneIsWrittenAgain(_ changes: Bool) throws {
    let (window, path) = try open()
    defer { window.remove() }
    if changes {
      select(window, .view("card"))
      command(window, "compose.right")
    }
    let own = window.session.scene.text
    try FileManager.default.removeItem(atPath: path)
    for _ in 0..<4 { window.turn(after: 0.2) }
    let said = try #require(window.state.notice?.text)
    #expect(said.hasSuffix("no longer exists. Save writes it again."), "\(said)")
    command(window, "save.scene")
    #expect(try text(path) == own)
    #expect(window.model.compose?.text?.changes == 0)
  }

  // MARK: Deleting and renaming

  @Test func whatMentionsAnObjectGoesWithIt() throws {
    let (window, path) = try open()
    defer { window.remove() }
    let first = try text(path)
    select(window, .recognizer("doubleTap"))
    command(window, "compose.delete")
    let question = try #require(window.model.cover?.question)
    #expect(question.title == "Delete doubleTap?")
    #expect(question.lines.first?.hasPrefix("doubleTap is used in ") == true)
    #expect(question.difference.contains { $0.contains("requireToFail: [doubleTap, longPress]") })
    #expect(window.session.scene.text == first)
    window.press(.question(.no))
    window.turn()
    #expect(window.session.scene.text == first)
    command(window, "compose.delete")
    window.press(.question(.yes))
    for _ in 0..<3 { window.turn() }
    #expect(!window.session.scene.text.contains("doubleTap]"))
    #expect(window.state.compose.outcome?.hasPrefix("Deleted doubleTap.") == true)
    command(window, "undo")
    #expect(window.session.scene.text == first)
  }

  /// What nothing mentions goes at once, and the line says what went.
  @Test func whatNothingMentionsIsDeletedAtOnce() throws {
    let (window, _) = try open()
    defer { window.remove() }
    select(window, .view("root.view"))
    for _ in 0..<2 { window.press(.compose(.entry(.view))) }
    window.turn()
    for _ in 0..<2 { window.press(.compose(.entry(.longPress))) }
    window.turn()
    select(window, .view("view"))
    command(window, "compose.delete")
    #expect(window.model.cover?.question == nil)
    #expect(
      window.state.compose.outcome?.hasPrefix("Deleted view and 1 recognizer.") == true,
      "\(window.state.compose.outcome ?? "")")
    #expect(window.state.selection == .view("root.view"))
  }

  @Test func renamingSaysWhatItChanged() throws {
    let (window, _) = try open()
    defer { window.remove() }
    select(window, .recognizer("doubleTap"))
    command(window, "compose.rename")
    let shown = try #require(window.model.compose?.outcome)
    #expect(shown.hasPrefix("Rename doubleTap to doubleTap: 1 recognizer setting"), "\(shown)")
    window.state.prompt = .field(.rename(id: "doubleTap", text: "twice"))
    window.command("activate")
    for _ in 0..<3 { window.turn() }
    let said = try #require(window.state.compose.outcome)
    #expect(said.hasPrefix("Renamed doubleTap to twice: 1 recognizer setting"), "\(said)")
    #expect(window.session.scene.text.contains("requireToFail: [twice, longPress]"))
    #expect(window.state.selection == .recognizer("twice"))
    // Undo brings the old id back, and it is selected.
    command(window, "undo")
    #expect(window.state.selection == .recognizer("doubleTap"))
    #expect(window.model.right.inspect.selection == .recognizer("doubleTap"))
  }

  /// Inspect does not show what an undo took away.
  @Test func whatUndoTookAwayIsNotShown() throws {
    let (window, _) = try open()
    defer { window.remove() }
    select(window, .view("card"))
    for _ in 0..<2 { window.press(.compose(.entry(.longPress))) }
    window.turn()
    #expect(window.state.selection == .recognizer("longPress2"))
    command(window, "undo")
    #expect(window.state.selection == .view("card"))
    #expect(window.model.right.inspect.selection == .view("card"))
    command(window, "redo")
    #expect(window.session.scene.text.contains("longPress2"))
  }

  // MARK: Objects without an id

  private static let unnamed = """
    touchscope: 1
    screen: [375, 667]
    window:
      subviews:
        - class: UIView
          frame: [40, 120, 255, 160]
          gestureRecognizers:
            - {class: UITapGestureRecognizer}
            - {class: UITapGestureRecognizer, numberOfTapsRequired: 2}
        - {class: UIView, frame: [40, 320, 255, 160]}

    """

  /// They are selected, moved and shown without an id; a relation gives both theirs, and one undo takes all of it back.
  @Test func anObjectWithoutAnIDGetsOne() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/unnamed.yaml"
    try Self.unnamed.write(toFile: path, atomically: true, encoding: .utf8)
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1440, height: 900)
    let window = try TestWindow(LiveScene.load(path: path), options)
    defer { window.end() }
    command(window, "compose.toggle")
    // A click selects the one that is pressed, and Inspect has its properties.
    let at = CGPoint(x: 160, y: 400).applying(
      WindowLayout(window.state).toWindow(window.session.scene.engine.screen))
    window.handle(.mouseDown(button: 1, at))
    window.handle(.mouseUp(button: 1, at))
    window.turn()
    #expect(window.state.selection == .view("<UIView>#2"))
    #expect(
      window.model.right.inspect.rows.contains {
        $0.name == "frame" && $0.value == "[40, 320, 255, 160]"
      })
    command(window, "compose.right")
    #expect(
      window.session.scene.text
        == Self.unnamed.replacing("[40, 320, 255", with: "[41, 320, 255"))
    command(window, "undo")
    // A relation names both.
    let (a, b) = ("<UITapGestureRecognizer>", "<UITapGestureRecognizer>#2")
    select(window, .recognizer(a))
    window.press(.compose(.relate(.requireToFail, a, b, isOn: true)))
    for _ in 0..<3 { window.turn() }
    let text = window.session.scene.text
    #expect(
      text.contains("{id: tap, class: UITapGestureRecognizer, requireToFail: [tap2]}"), "\(text)")
    #expect(text.contains("{id: tap2, class: UITapGestureRecognizer, numberOfTapsRequired: 2}"))
    #expect(window.state.selection == .recognizer("tap"))
    command(window, "undo")
    #expect(window.session.scene.text == Self.unnamed)
  }

  /// A run that is kept names what it expects, in the same step of undo.
  @Test func aKeptRunNamesWhatItExpects() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/unnamed.yaml"
    try Self.unnamed.write(toFile: path, atomically: true, encoding: .utf8)
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1440, height: 900)
    let window = try TestWindow(LiveScene.load(path: path), options)
    defer { window.end() }
    let at = CGPoint(x: 160, y: 200).applying(
      WindowLayout(window.state).toWindow(window.session.scene.engine.screen))
    window.handle(.mouseDown(button: 1, at))
    window.turn()
    window.handle(.mouseUp(button: 1, at))
    for _ in 0..<10 { window.turn(after: 0.1) }
    command(window, "compose.toggle")
    command(window, "compose.keepRun")
    let said = try #require(window.state.compose.outcome)
    #expect(said.hasSuffix("it passes."), "\(said)")
    let text = window.session.scene.text
    #expect(text.contains("{id: tap, class: UITapGestureRecognizer}"), "\(text)")
    #expect(text.contains("{actions: [tap]}") && text.contains("tap: [ended]"), "\(text)")
    command(window, "undo")
    #expect(window.session.scene.text == Self.unnamed)
  }
}

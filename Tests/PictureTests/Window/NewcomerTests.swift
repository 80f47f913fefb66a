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

/// The way of somebody who is new, by the window alone: a double tap in a pan in a scroll view is composed, why the tap
/// is late is found, and it leaves as a test that passes.
@Suite(.serialized) struct NewcomerTests {
  private func open() throws -> (window: TestWindow, folder: String) {
    let copy = try TestWindow.Copy(of: "000-td-tap")
    return (copy.window, copy.folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  // MARK: Hands

  private func press(_ window: TestWindow, _ code: String, _ modifiers: KeyModifiers = []) {
    window.handle(.key(code: code, scan: code, modifiers, isDown: true, isRepeat: false))
    window.handle(.key(code: code, scan: code, modifiers, isDown: false, isRepeat: false))
    window.turn()
  }

  private func middle(_ window: TestWindow, _ target: Target, inTree: Bool = false) throws
    -> CGPoint
  {
    let left = WindowLayout(window.state).left
    let region = window.regions.last {
      $0.target == target && (!inTree || left.contains($0.outline))
    }
    let outline = try #require(region?.outline, "\(target) does not show")
    return CGPoint(x: outline.midX, y: outline.midY)
  }

  private func click(_ window: TestWindow, _ target: Target) throws {
    try click(window, middle(window, target))
  }

  private func click(_ window: TestWindow, _ point: CGPoint) throws {
    window.handle(.mouseMoved(point))
    window.handle(.mouseDown(button: 1, point))
    window.turn()
    window.handle(.mouseUp(button: 1, point))
    for _ in 0..<3 { window.turn() }
  }

  private func drag(_ window: TestWindow, _ from: CGPoint, _ to: CGPoint) {
    window.handle(.mouseMoved(from))
    window.handle(.mouseDown(button: 1, from))
    window.turn()
    for step in 1...5 {
      let share = Double(step) / 5
      window.handle(
        .mouseMoved(
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)))
      window.turn()
    }
    window.handle(.mouseUp(button: 1, to))
    for _ in 0..<3 { window.turn() }
  }

  private func place(_ window: TestWindow, _ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x, y: y).applying(
      WindowLayout(window.state).toWindow(window.session.scene.engine.screen))
  }

  /// Shows a group of the library, and drags one of its tiles onto the scene.
  private func drop(
    _ window: TestWindow, _ entry: LibraryEntry, at x: Double, _ y: Double
  ) throws {
    if window.state.compose.group != entry.group {
      try click(window, .compose(.groups))
      try click(window, .menu(.press(.compose(.group(entry.group)))))
    }
    drag(window, try middle(window, .compose(.entry(entry))), place(window, x, y))
  }

  // MARK: The way

  @Test func aLateTapIsComposedFoundAndExported() throws {
    let (window, folder) = try open()
    defer { window.remove() }

    // A new scene from a template.
    press(window, "n", .control)
    window.type("empty")
    window.turn()
    press(window, "enter")
    #expect(window.session.scene.path == "\(folder)/empty.yaml")
    #expect(window.state.compose.isOn)

    // A scroll view, in it a view, on it a pan and a double tap by the mouse.
    try click(window, place(window, 187, 333))
    #expect(window.state.selection == .view("card"))
    press(window, "delete")
    // The run of the template goes with it.
    #expect(window.state.prompt?.question?.title == "Delete card?")
    press(window, "enter")
    try drop(window, .scrollView, at: 187, 333)
    #expect(window.state.selection == .view("scroll"))
    try drop(window, .view, at: 187, 333)
    #expect(window.session.scene.text.contains("id: view"))
    try drop(window, .pan, at: 187, 333)
    try drop(window, .doubleTap, at: 187, 333)

    // A tap by the keys.
    window.type("n")
    window.type("tap")
    window.turn()
    press(window, "enter")
    #expect(window.state.selection == .recognizer("tap"))
    let objects = try SceneDraft(text: window.session.scene.text, path: "").outline().objects
    #expect(objects.filter { $0.parent == "view" }.map(\.id) == ["pan", "doubleTap", "tap"])
    #expect(objects.first { $0.id == "view" }?.parent == "scroll")

    // It is tried: the tap is at once.
    try tap(window)
    #expect(window.state.compose.outcome?.contains("tap") == true)
    #expect(!window.takesTouches && window.state.compose.isOn)

    // A relation from row to row: the same touch runs again, and what is different is named.
    drag(
      window, try middle(window, .recognizer("tap"), inTree: true),
      try middle(window, .recognizer("doubleTap"), inTree: true))
    #expect(window.state.prompt?.menu != nil)
    press(window, "enter")
    #expect(window.session.scene.text.contains("requireToFail: [doubleTap]"))
    let outcome = try #require(window.state.compose.outcome)
    #expect(outcome.hasPrefix("tap now ends at "), "\(outcome)")

    // Why.
    try click(window, .compose(.details))
    #expect(window.state.selection == .recognizer("tap"))
    let input = window.debugger.reading().input
    let why = Explanation.about(try #require(input.handle(of: .recognizer("tap"))), input)
    #expect(why.text.contains("doubleTap") && why.text.contains("350"), "\(why.title) \(why.text)")

    // It is kept as a run that passes, and saved.
    try click(window, .command(.composeKeepRun))
    #expect(
      window.state.compose.outcome == "Run \u{201C}a tap on view\u{201D} added, it passes.",
      "\(window.state.compose.outcome ?? "")")
    press(window, "s", .control)
    let saved = try LiveScene.load(path: "\(folder)/empty.yaml")
    defer { saved.engine.tearDown() }
    #expect(saved.runs.map(\.name) == ["a tap on view"])
    for run in saved.runs {
      let result = try RunChecker.check(run, in: saved.document)
      #expect(result.passed, "\(result.report)")
    }

    // It leaves as a test and as UIKit code.
    try choose(window, "Export as test")
    #expect(
      window.state.notice?.text == "Wrote \(folder)/EmptyTests.swift: 1 test.",
      "\(window.state.notice?.text ?? "")")
    let test = try text("\(folder)/EmptyTests.swift")
    #expect(test.contains("@Suite struct EmptyTests {"), "\(test)")
    #expect(
      test.contains("tester.tap(\"view\"") && test.contains("tester.expectActions([\"tap\"])"),
      "\(test)")
    try choose(window, "Export as UIKit code")
    let program = try text("\(folder)/Empty.swift")
    #expect(program.contains("tap.require(toFail: doubleTap)"), "\(program)")
    // Nothing that is there is written over.
    try choose(window, "Export as test")
    #expect(try text("\(folder)/EmptyTests-2.swift") == test)
  }

  /// Holds F4, taps the view, lets go.
  private func tap(_ window: TestWindow) throws {
    window.handle(.key(code: "f4", scan: "f4", [], isDown: true, isRepeat: false))
    window.turn()
    #expect(window.takesTouches)
    let at = place(window, 187, 333)
    window.handle(.mouseMoved(at))
    window.handle(.mouseDown(button: 1, at))
    window.turn(after: 0.02)
    window.turn(after: 0.05)
    window.handle(.mouseUp(button: 1, at))
    window.turn(after: 0.02)
    window.turn(after: 0.6)
    window.handle(.key(code: "f4", scan: "f4", [], isDown: false, isRepeat: false))
    for _ in 0..<3 { window.turn() }
  }

  /// A command by the palette.
  private func choose(_ window: TestWindow, _ title: String) throws {
    press(window, "p", [.control, .shift])
    window.type(title)
    window.turn()
    press(window, "enter")
  }

  /// The same objects by keys alone.
  @Test func theKeysAloneComposeIt() throws {
    let (window, folder) = try open()
    defer { window.remove() }
    press(window, "n", .control)
    press(window, "enter")
    func add(_ words: String) {
      window.type("n")
      window.type(words)
      window.turn()
      press(window, "enter")
    }
    for _ in 0..<20 where window.state.selection != .view("card") {
      window.type("]")
      window.turn()
    }
    press(window, "delete")
    press(window, "enter")
    #expect(window.state.selection == .view("root.view"))
    add("scroll view")
    add("view")
    #expect(window.state.selection == .view("view"))
    add("pan")
    add("double tap")
    add("tap")
    press(window, "l")
    press(window, "enter")
    #expect(window.session.scene.text.contains("requireToFail: [pan]"))
    press(window, "z", .control)
    press(window, "s", .control)
    #expect(try text("\(folder)/empty.yaml") == window.session.scene.text)
  }
}

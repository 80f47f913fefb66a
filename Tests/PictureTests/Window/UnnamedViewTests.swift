import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchGeometry
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// Views without an id in a window: each is an object of its own.
@Suite(.serialized) struct UnnamedViewTests {
  private func open(_ scene: String) throws -> TestWindow {
    let window = try TestWindow(scene)
    window.state.workspace.leftTab = .hierarchy
    window.state.workspace.rightTab = .inspect
    window.turn()
    return window
  }

  /// The views without an id in another one, from the back.
  private func unnamed(in parent: String, _ window: TestWindow) throws -> [ViewSnapshot] {
    let snapshot = window.view.input.snapshot
    let handle = try #require(snapshot.views.first { $0.name == parent }?.handle)
    return snapshot.views.filter { $0.parent == handle && $0.name.hasPrefix("<UIView>") }
  }

  private func frame(_ window: TestWindow) -> String? {
    window.model.right.inspect.rows.first { $0.name == "frame" }?.value
  }

  private func select(_ view: ViewSnapshot, _ window: TestWindow) {
    window.press(.view(view.name))
    window.turn()
  }

  /// Each has one row, and Inspect its own frame and its own line of the text.
  @Test func eachIsSelectedAlone() throws {
    let window = try open("061-back-swipe")
    defer { window.end() }
    let views = try unnamed(in: "notes", window)
    let frames = ["[16, 122, 343, 90]", "[16, 228, 343, 90]", "[16, 334, 343, 90]"]
    #expect(views.count == frames.count)
    for (view, frame) in zip(views, frames) {
      select(view, window)
      #expect(self.frame(window) == frame)
      let lines = window.model.right.inspect.source?.scene.lines.map(\.text) ?? []
      #expect(lines.count == 1 && lines[0].contains("frame: \(frame)"), "\(lines)")
      let input = window.view.input
      #expect(input.snapshot.views.count { Target.view($0.name) == window.state.selection } == 1)
      var model = HierarchyModel()
      model.selection = window.state.selection
      let look = Look(theme: .dark, metrics: FixedTextMetrics())
      let tree = HierarchyPicture.list(input, model, width: 300, look).picture
      #expect(tree.regions.count { $0.target == window.state.selection } == 1)
    }
  }

  /// What tells them apart inside is not what is read.
  @Test func theHeadCountsThem() throws {
    let window = try open("061-back-swipe")
    defer { window.end() }
    select(try unnamed(in: "notes", window)[1], window)
    let texts = window.texts
    #expect(texts.contains(Text.inspect.sibling(3, of: 4)), "\(texts)")
    #expect(texts.contains("UIView"))
    #expect(!texts.contains { $0.contains("@") || $0.contains("<UIView>") }, "\(texts)")
    let tooltips = window.regions.map { $0.tooltip.text(in: window.session.trace) }
    #expect(!tooltips.contains { $0.contains(">@") })
  }

  /// No edit can name it: nothing can be pressed, and a sentence says why.
  @Test func itsPropertiesAreOnlyRead() throws {
    let window = try open("061-back-swipe")
    defer { window.end() }
    select(try unnamed(in: "notes", window)[0], window)
    #expect(window.texts.joined(separator: " ").contains(Text.inspect.needsID))
    #expect(window.model.right.inspect.rows.contains { $0.name == "isHidden" })
    #expect(window.model.right.inspect.rows.allSatisfy { $0.kind == .readonly })
    let pressed = window.regions.filter {
      if case .property(_, _?) = $0.target { true } else { false }
    }
    #expect(pressed.isEmpty, "\(pressed.map(\.target))")
    // One with an id is edited as ever.
    window.press(.view("row"))
    window.turn()
    #expect(window.regions.contains { $0.target == .property("isHidden", .toggle) })
    #expect(!window.texts.contains(Text.inspect.needsID))
  }

  /// A view that the scene does not write has no lines of another one.
  @Test func whatIsNotInTheTextHasNoLines() throws {
    let window = try open("061-back-swipe")
    defer { window.end() }
    let view = try #require(
      window.view.input.snapshot.views.first { $0.className == "UINavigationTransitionView" })
    select(view, window)
    #expect(window.model.right.inspect.rows.isEmpty)
    #expect(window.model.right.inspect.source?.scene.lines.isEmpty ?? true)
  }

  /// While the scene is composed it has the name of its place in the text, and the one from before after that.
  @Test func composingKeepsTheSelection() throws {
    let copy = try TestWindow.Copy(of: "061-back-swipe")
    defer { copy.remove() }
    let window = copy.window
    window.state.workspace.rightTab = .inspect
    window.turn()
    let view = try unnamed(in: "notes", window)[2]
    select(view, window)
    window.command("compose.toggle")
    window.turn()
    #expect(frame(window) == "[16, 334, 343, 90]")
    window.command("compose.toggle")
    window.turn()
    #expect(window.state.selection == .view(view.name))
  }

  /// A touch that the view gets gives it its name in the trace: it stays selected, hidden and folded.
  @Test func theSelectionFollowsTheName() throws {
    let window = try open("061-back-swipe")
    defer { window.end() }
    let view = try unnamed(in: "notes", window)[1]
    select(view, window)
    window.state.document.instruments.focus.hidden = [view.name]
    let at = CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(view.toScreen)
      .applying(WindowLayout(window.model).toWindow(window.view.input.snapshot.screen))
    window.handle(.mouseMoved(at))
    window.handle(.mouseDown(button: 1, at))
    window.turn()
    window.turn()
    let known = try #require(window.session.trace.knownName(of: view.handle))
    #expect(window.state.selection == .view(known))
    #expect(window.state.document.instruments.focus.hidden == [known])
    #expect(frame(window) == "[16, 228, 343, 90]")
    window.handle(.mouseUp(button: 1, at))
  }

  /// The command line takes the name that lines print.
  @Test func aPrintedNameIsFound() throws {
    let input = try open("061-back-swipe").view.input
    let target = try #require(input.target(named: "<UIView>"))
    let first = input.snapshot.views.first { $0.printedName == "<UIView>" }
    #expect(input.handle(of: target) == first?.handle)
    #expect(input.target(named: "row") == .view("row"))
    #expect(input.target(named: "<UISlider>") == nil)
  }
}

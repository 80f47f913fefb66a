import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Going into a view by a double click, the end of a scroll view's content, and what drags and tiles show.
@Suite struct ComposeEnteringTests {
  /// The card has a photo in it, beside it is a label.
  private func store() throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.reading.input.snapshot.views += [
      ComposeWindow.view(4, 3, "photo", CGRect(x: 110, y: 210, width: 20, height: 20)),
      ComposeWindow.view(5, 2, "title", CGRect(x: 20, y: 20, width: 60, height: 30)),
    ]
    var title = ComposeWindow.object("title", .view, in: "root.view")
    title.className = "UILabel"
    store.reading.compose.objects += [ComposeWindow.object("photo", .view, in: "card"), title]
    return store
  }

  private func click(_ store: inout WindowStore, _ x: Double, _ y: Double) {
    let at = ComposeWindow.point(store, x, y)
    store.run(.canvas(.mouseMoved(at)))
    store.run(.canvas(.mouseDown(button: 1, at)))
    store.run(.canvas(.mouseUp(button: 1, at)))
  }

  @Test func aDoubleClickGoesIn() throws {
    var store = try store()
    store.state.selection = nil
    click(&store, 150, 240)
    #expect(store.state.selection == .view("card"))
    store.wait(0.1)
    click(&store, 150, 240)
    #expect(store.state.selection == .view("photo"))
    #expect(store.state.compose.hands.grounds == ["card"])
    #expect(
      WindowModel(store.state, store.reading).compose?.marks.ground
        == CGRect(x: 100, y: 200, width: 80, height: 60))
    // A drag on the view that was gone into is a band in it.
    let (from, to) = (ComposeWindow.point(store, 175, 255), ComposeWindow.point(store, 105, 205))
    store.run(.canvas(.mouseDown(button: 1, from)))
    store.run(.canvas(.mouseMoved(to)))
    #expect(WindowModel(store.state, store.reading).compose?.over.band != nil)
    #expect(ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, to)))) == [])
    #expect(store.state.selection == .view("photo"))
    // Esc goes out, to the view itself, then as ever.
    store.run(.command(.escape))
    #expect(store.state.selection == .view("card") && store.state.compose.hands.grounds.isEmpty)
    store.run(.command(.escape))
    #expect(store.state.selection == nil)
  }

  /// Tab goes around in the view that was gone into, and does not leave it.
  @Test func tabStaysInTheView() throws {
    var store = try store()
    store.reading.input.snapshot.views.append(
      ComposeWindow.view(6, 3, "frame", CGRect(x: 140, y: 210, width: 20, height: 20)))
    store.reading.compose.objects.append(ComposeWindow.object("frame", .view, in: "card"))
    for _ in 0..<2 { click(&store, 150, 250) }
    #expect(store.state.compose.hands.grounds == ["card"])
    var seen: [String?] = []
    for _ in 0..<5 {
      seen.append(store.state.selection?.name)
      store.run(.command(.focusNext))
    }
    #expect(seen == ["photo", "frame", "tap", "pan", "photo"])
    #expect(store.state.focus.current == nil && store.state.compose.hands.grounds == ["card"])
    store.run(.command(.focusPrevious))
    #expect(store.state.selection == .view("photo"))
    store.run(.command(.focusPrevious))
    #expect(store.state.selection == .recognizer("pan"))
    // Outside of it Tab is that of the window.
    store.run(.command(.escape))
    store.run(.command(.focusNext))
    #expect(store.state.selection == .view("card"))
  }

  /// Two clicks with time between them, or on two views, are two clicks.
  @Test func twoClicksAreNoDoubleClick() throws {
    var store = try store()
    click(&store, 150, 240)
    store.wait(1)
    click(&store, 150, 240)
    store.wait(0.1)
    click(&store, 30, 30)
    #expect(store.state.compose.hands.grounds.isEmpty && store.state.selection == .view("title"))
  }

  /// A click elsewhere leaves what was gone into.
  @Test func whatIsElsewhereLeavesIt() throws {
    var store = try store()
    for _ in 0..<2 { click(&store, 150, 240) }
    #expect(store.state.compose.hands.grounds == ["card"])
    click(&store, 115, 215)
    #expect(store.state.compose.hands.grounds == ["card"])
    click(&store, 30, 30)
    #expect(store.state.compose.hands.grounds.isEmpty)
  }

  @Test func aDoubleClickOnATextTypesIt() throws {
    var store = try store()
    store.reading.properties = [
      PropertyReading(name: "text", path: "title.text", value: "Hello", kind: .text)
    ]
    for _ in 0..<2 { click(&store, 30, 30) }
    #expect(store.state.prompt == .field(.property(name: "text", text: "Hello")))
    #expect(store.state.compose.hands.grounds.isEmpty)
  }

  // MARK: The end of the content

  @Test func theEndOfTheContentIsDragged() throws {
    var store = try store()
    store.reading.compose.objects[2].contentSize = CGSize(width: 80, height: 150)
    #expect(
      WindowModel(store.state, store.reading).compose?.marks.contentEnd == CGPoint(x: 180, y: 350))
    func drag(to y: Double) -> [SceneOperation] {
      let (from, to) = (ComposeWindow.point(store, 180, 350), ComposeWindow.point(store, 180, y))
      store.run(.canvas(.mouseDown(button: 1, from)))
      store.run(.canvas(.mouseMoved(to)))
      return ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, to))))
    }
    #expect(
      drag(to: 400) == [.set(id: "card", property: "contentSize", value: "[80, 200]")])
    // It ends where what shows of it ends.
    #expect(drag(to: 262) == [.set(id: "card", property: "contentSize", value: "[80, 60]")])
    store.reading.compose.objects[2].contentSize = nil
    #expect(WindowModel(store.state, store.reading).compose?.marks.contentEnd == nil)
  }

  // MARK: What shows during a drag

  /// Rows that take what is dragged on no part of them are dim.
  @Test func rowsThatDoNotTakeItAreDim() throws {
    var store = try store()
    func refusing(_ grab: ComposeDrag.Grab) -> Set<String> {
      var drag = ComposeDrag(grab, at: .zero, .identity, store.now)
      drag.hasMoved = true
      store.state.compose.drag = drag
      defer { store.state.compose.drag = nil }
      return WindowModel(store.state, store.reading).left.hierarchy.refusing
    }
    // Neither into itself nor beside what is in it; beside a label, but not into it.
    #expect(refusing(.row(.view("card"))) == ["window", "card", "photo"])
    #expect(refusing(.row(.view("title"))) == ["window", "title"])
    #expect(refusing(.row(.recognizer("tap"))).isEmpty)
    #expect(refusing(.entry(.entry(.view))).isEmpty)
    #expect(WindowModel(store.state, store.reading).left.hierarchy.refusing.isEmpty)
  }

  @Test func anArmedTileHasACrosshair() throws {
    var store = try store()
    let at = ComposeWindow.point(store, 150, 240)
    #expect(!store.run(.canvas(.mouseMoved(at))).contains(.setPointer(.cross)))
    store.run(.press(.compose(.entry(.view))))
    let next = ComposeWindow.point(store, 151, 240)
    #expect(store.run(.canvas(.mouseMoved(next))).contains(.setPointer(.cross)))
    store.run(.command(.escape))
    #expect(store.run(.canvas(.mouseMoved(at))).contains(.setPointer(.arrow)))
  }
}

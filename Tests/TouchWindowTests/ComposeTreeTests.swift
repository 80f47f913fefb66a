import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection
@testable import TouchWindow

/// Rows that are dragged in the tree and in the list of a view's recognizers, and fingers.
@Suite struct ComposeTreeTests {
  /// A window with a box beside the card, and rows of all of them in the tree.
  private func store() throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.reading.input.snapshot.views += [
      ComposeWindow.view(4, 2, "box", CGRect(x: 20, y: 300, width: 200, height: 200)),
      ComposeWindow.view(5, 2, "label", CGRect(x: 20, y: 520, width: 200, height: 20)),
    ]
    store.reading.compose.objects += [
      ComposeWindow.object("box", .view, in: "root.view"),
      ComposeWindow.object("press", .recognizer, in: "box"),
      ComposeWindow.object("label", .view, in: "root.view"),
    ]
    store.reading.compose.objects[7].className = "UILabel"
    show(&store)
    return store
  }

  private static let rows: [Target] = [
    .view("window"), .view("root.view"), .view("card"), .recognizer("tap"), .recognizer("pan"),
    .view("box"), .recognizer("press"), .view("label"),
  ]

  private func frame(_ store: WindowStore, _ row: Target) -> CGRect {
    let left = WindowLayout(store.state).left
    let index = Self.rows.firstIndex(of: row) ?? 0
    return CGRect(
      x: left.minX, y: left.minY + 90 + Double(index) * 24, width: left.width, height: 24)
  }

  private func show(_ store: inout WindowStore, _ more: Picture = Picture()) {
    var tree = Picture()
    for row in Self.rows { tree.region(row, frame(store, row), "") }
    let left = WindowLayout(store.state).left
    store.reading.shown = ShownPicture(
      [
        WindowPart(id: "left", frame: left, picture: tree),
        WindowPart(
          id: "over", frame: CGRect(origin: .zero, size: store.state.input.size), picture: more),
      ], store.state)
  }

  /// From a row to a share of the height of another.
  private func drag(
    _ store: inout WindowStore, _ row: Target, to other: Target, at share: Double, x: Double = 100
  ) -> [SceneOperation] {
    let (from, to) = (frame(store, row), frame(store, other))
    let start = CGPoint(x: from.minX + x, y: from.midY)
    let end = CGPoint(x: to.minX + 60, y: to.minY + to.height * share)
    store.run(.canvas(.mouseDown(button: 1, start)))
    store.run(.canvas(.mouseMoved(end)))
    return ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, end))))
  }

  @Test func viewsGoBesideAndInto() throws {
    var store = try store()
    #expect(
      drag(&store, .view("box"), to: .view("card"), at: 0.1) == [
        .move(id: "box", into: "root.view", before: "card")
      ])
    #expect(
      drag(&store, .view("box"), to: .view("card"), at: 0.5) == [
        .move(id: "box", into: "card", before: nil),
        .set(id: "box", property: "frame", value: "[-80, 100, 200, 200]"),
      ])
    store.state.input.modifiers = .shift
    #expect(
      drag(&store, .view("box"), to: .view("card"), at: 0.5) == [
        .move(id: "box", into: "card", before: nil)
      ])
    store.state.input.modifiers = .alt
    #expect(
      drag(&store, .view("box"), to: .view("card"), at: 0.5) == [
        .duplicate(id: "box", dx: -100, dy: -200, into: "card", before: nil)
      ])
  }

  /// The line below the scene says why, and nothing is changed.
  @Test func whatCannotTakeItSaysWhy() throws {
    var store = try store()
    #expect(drag(&store, .view("box"), to: .view("label"), at: 0.5) == [])
    #expect(store.state.compose.outcome == Text.arranging.holdsNoViews("label", "UILabel"))
    #expect(drag(&store, .view("root.view"), to: .view("card"), at: 0.5) == [])
    #expect(store.state.compose.outcome == Text.compose.fixed("root.view"))
    store.reading.compose.objects[5].parent = "card"
    #expect(drag(&store, .view("card"), to: .view("box"), at: 0.5) == [])
    #expect(store.state.compose.outcome == Text.arranging.intoItself("card"))
  }

  /// By its row a recognizer is put in order or into another view, by its ring it is related.
  @Test func recognizersHaveRowsAndRings() throws {
    var store = try store()
    #expect(
      drag(&store, .recognizer("pan"), to: .recognizer("tap"), at: 0.1) == [
        .move(id: "pan", into: "card", before: "tap")
      ])
    #expect(
      drag(&store, .recognizer("pan"), to: .recognizer("press"), at: 0.9) == [
        .move(id: "pan", into: "box", before: nil)
      ])
    #expect(
      drag(&store, .recognizer("pan"), to: .view("box"), at: 0.5) == [
        .move(id: "pan", into: "box", before: nil)
      ])
    let ring = frame(store, .recognizer("pan")).width - 24
    #expect(drag(&store, .recognizer("pan"), to: .recognizer("tap"), at: 0.1, x: ring) == [])
    let actions = store.state.prompt?.menu?.items.compactMap(\.action) ?? []
    #expect(actions.first == .press(.compose(.relate(.requireToFail, "pan", "tap", isOn: true))))
  }

  @Test func aLineShowsThePlace() throws {
    var store = try store()
    let (from, to) = (frame(store, .view("box")), frame(store, .view("card")))
    store.run(.canvas(.mouseDown(button: 1, CGPoint(x: from.minX + 80, y: from.midY))))
    store.run(.canvas(.mouseMoved(CGPoint(x: to.minX + 80, y: to.maxY - 2))))
    let line = WindowModel(store.state, store.reading).compose?.over.place
    // The card is two levels deep: under the window and its root.
    #expect(line?.from == CGPoint(x: to.minX + 40, y: to.maxY))
    #expect(line?.to.y == to.maxY)
  }

  @Test func aRestOpensAClosedRow() throws {
    var store = try store()
    store.state.document.tree.collapsed = ["box"]
    let (from, to) = (frame(store, .view("label")), frame(store, .view("box")))
    store.run(.canvas(.mouseDown(button: 1, CGPoint(x: from.minX + 80, y: from.midY))))
    store.run(.canvas(.mouseMoved(CGPoint(x: to.minX + 80, y: to.midY))))
    store.wait(0.5)
    store.run(.tick)
    #expect(store.state.document.tree.collapsed == ["box"])
    store.wait(0.2)
    store.run(.tick)
    #expect(store.state.document.tree.collapsed == [])
  }

  @Test func rowsAreAddedToTheSelection() throws {
    var store = try store()
    store.state.input.modifiers = .control
    let row = frame(store, .view("box"))
    let at = CGPoint(x: row.minX + 80, y: row.midY)
    store.run(.canvas(.mouseDown(button: 1, at)))
    store.run(.canvas(.mouseUp(button: 1, at)))
    #expect(store.state.selection == .view("card") && store.state.compose.others == ["box"])
    #expect(WindowModel(store.state, store.reading).left.hierarchy.others == ["box"])
  }

  // MARK: The list of a view's recognizers

  /// From the menu of the count a recognizer is put in order, or onto another view.
  @Test func theListOfRecognizersIsDragged() throws {
    var store = try store()
    var picture = Picture()
    picture.region(
      .compose(.recognizers(of: "card")), CGRect(x: 700, y: 100, width: 40, height: 16), "")
    show(&store, picture)
    store.run(.press(.compose(.recognizers(of: "card"))))
    let menu = try #require(store.state.prompt?.menu)
    #expect(menu.recognizersOf == "card")
    #expect(menu.items.first?.title == Text.arranging.recognizers(of: "card"))
    let size = store.state.input.size
    picture = MenuPicture.draw(
      menu, size: size, Look(theme: .light, metrics: store.reading.metrics))
    show(&store, picture)
    func row(_ id: String) -> CGRect {
      picture.regions.last { $0.target == .menu(.select(.recognizer(id))) }?.outline ?? .zero
    }
    let from = CGPoint(x: row("pan").midX, y: row("pan").midY)
    func drop(at end: CGPoint) -> [SceneOperation] {
      store.state.prompt = .menu(menu)
      store.run(.canvas(.mouseDown(button: 1, from)))
      store.run(.canvas(.mouseMoved(end)))
      return ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, end))))
    }
    #expect(
      drop(at: CGPoint(x: from.x, y: row("tap").minY + 3)) == [
        .move(id: "pan", into: "card", before: "tap")
      ])
    #expect(store.state.prompt == nil)
    #expect(
      drop(at: ComposeWindow.point(store, 60, 480)) == [
        .move(id: "pan", into: "box", before: nil)
      ])
    // Without a drag the row is chosen.
    store.state.prompt = .menu(menu)
    store.run(.canvas(.mouseDown(button: 1, from)))
    store.run(.canvas(.mouseUp(button: 1, from)))
    #expect(store.state.selection == .recognizer("pan") && store.state.prompt == nil)
  }
}

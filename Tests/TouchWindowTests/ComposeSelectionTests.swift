import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection
@testable import TouchWindow

/// Several objects at once, their order, and the tree.
@Suite struct ComposeSelectionTests {
  /// A window with three cards and a small view in the first of them.
  private func store() throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.reading.input.snapshot.views += [
      ComposeWindow.view(4, 2, "b", CGRect(x: 20, y: 300, width: 60, height: 40)),
      ComposeWindow.view(5, 2, "c", CGRect(x: 200, y: 400, width: 100, height: 20)),
      ComposeWindow.view(6, 3, "dot", CGRect(x: 110, y: 210, width: 10, height: 10)),
    ]
    store.reading.compose.objects += [
      ComposeWindow.object("b", .view, in: "root.view"),
      ComposeWindow.object("c", .view, in: "root.view"),
      ComposeWindow.object("dot", .view, in: "card"),
    ]
    return store
  }

  private func select(_ store: inout WindowStore, _ ids: [String]) {
    store.state.selection = .view(ids[0])
    store.state.compose.others = Array(ids.dropFirst())
  }

  private func selection(_ store: WindowStore) -> [String] {
    Context(store.state, store.reading, store.now).composeSelection
  }

  private func press(_ store: inout WindowStore, _ x: Double, _ y: Double) {
    let at = ComposeWindow.point(store, x, y)
    store.run(.canvas(.mouseDown(button: 1, at)))
    store.run(.canvas(.mouseUp(button: 1, at)))
  }

  // MARK: Selecting

  @Test(arguments: [KeyModifiers.shift, .control])
  func pressesAddAndTakeAway(_ modifier: KeyModifiers) throws {
    var store = try store()
    store.state.input.modifiers = modifier
    press(&store, 40, 320)
    press(&store, 250, 410)
    #expect(selection(store) == ["card", "b", "c"])
    press(&store, 150, 250)
    #expect(selection(store) == ["b", "c"])
    store.state.input.modifiers = []
    press(&store, 250, 410)
    #expect(selection(store) == ["c"])
    press(&store, 5, 600)
    #expect(selection(store) == ["root.view"])
  }

  @Test func allSiblingsThenWhatContainsThem() throws {
    var store = try store()
    select(&store, ["dot"])
    store.run(.command(.composeAll))
    #expect(selection(store) == ["card", "b", "c"])
    select(&store, ["b"])
    store.run(.command(.composeAll))
    #expect(selection(store) == ["b", "card", "c"])
    store.run(.command(.composeAll))
    #expect(selection(store) == ["root.view"])
    store.state.selection = nil
    store.run(.command(.composeAll))
    #expect(selection(store) == ["card", "b", "c"])
    store.state.selection = .recognizer("pan")
    store.state.compose.others = []
    store.run(.command(.composeAll))
    #expect(selection(store) == ["pan", "tap"] && store.state.selection == .recognizer("pan"))
  }

  @Test func insideAreViewsBeforeRecognizers() throws {
    var store = try store()
    select(&store, ["card"])
    store.run(.command(.composeInside))
    #expect(selection(store) == ["dot"])
    store.reading.compose.objects.removeAll { $0.id == "dot" }
    select(&store, ["card"])
    store.run(.command(.composeInside))
    #expect(store.state.selection == .recognizer("tap"))
  }

  // MARK: Changing several

  /// What is in another selected view goes with that one.
  @Test func severalObjectsAreOneStep() throws {
    var store = try store()
    select(&store, ["card", "dot", "b"])
    #expect(
      store.run(.command(.composeRight)) == [
        .compose(
          .perform(
            [
              .set(id: "card", property: "frame", value: "[101, 200, 80, 60]"),
              .set(id: "b", property: "frame", value: "[21, 300, 60, 40]"),
            ], goesOn: false, select: .view("card")))
      ])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeDuplicate))) == [
        .duplicate(id: "card", dx: 16, dy: 16), .duplicate(id: "b", dx: 16, dy: 16),
      ])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeDelete))) == [
        .delete(id: "card"), .delete(id: "b"),
      ])
    let (from, to) = (ComposeWindow.point(store, 150, 250), ComposeWindow.point(store, 140, 263))
    store.run(.canvas(.mouseDown(button: 1, from)))
    store.run(.canvas(.mouseMoved(to)))
    #expect(
      ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, to)))) == [
        .set(id: "card", property: "frame", value: "[90, 213, 80, 60]"),
        .set(id: "b", property: "frame", value: "[10, 313, 60, 40]"),
      ])
  }

  /// Copies are what is selected after they were made.
  @Test func copiesAreSelected() throws {
    var store = try store()
    let scene = store.state.document.scene
    let done = RerunResult.Done(difference: nil, now: .zero, fingers: [])
    store.run(
      .composed(
        ComposeResult(
          .done(
            done, scene, sentence: InEveryLanguage { "" }, select: [.view("card"), .view("b")]))))
    #expect(selection(store) == ["card", "b"])
  }

  @Test func farEdgesMoveByTen() throws {
    var store = try store()
    #expect(
      ComposeWindow.performed(store.run(.command(.composeNarrowerFar))) == [
        .set(id: "card", property: "frame", value: "[100, 200, 70, 60]")
      ])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeHigherFar))) == [
        .set(id: "card", property: "frame", value: "[100, 200, 80, 70]")
      ])
  }

  @Test func theRootFillsTheWindow() throws {
    var store = try store()
    select(&store, ["root.view"])
    #expect(store.run(.command(.composeRight)) == [])
    #expect(store.state.compose.outcome == Text.arranging.fillsWindow("root.view"))
  }

  // MARK: Aligning

  @Test(arguments: [
    (CommandID.composeAlignLeft, "[100, 300, 60, 40]"), (.composeAlignCenter, "[110, 300, 60, 40]"),
    (.composeAlignRight, "[120, 300, 60, 40]"), (.composeAlignTop, "[20, 200, 60, 40]"),
    (.composeAlignMiddle, "[20, 210, 60, 40]"), (.composeAlignBottom, "[20, 220, 60, 40]"),
  ])
  func viewsAlignWithTheFirst(_ command: CommandID, _ frame: String) throws {
    var store = try store()
    select(&store, ["card", "b"])
    #expect(
      ComposeWindow.performed(store.run(.command(command))) == [
        .set(id: "b", property: "frame", value: frame)
      ])
  }

  @Test func oneViewAlignsWithItsParent() throws {
    var store = try store()
    select(&store, ["b"])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeAlignRight))) == [
        .set(id: "b", property: "frame", value: "[315, 300, 60, 40]")
      ])
  }

  @Test func gapsBecomeEqual() throws {
    var store = try store()
    select(&store, ["c", "b", "card"])
    // From 260 to 400 there are 40 of b and two gaps of 50.
    #expect(
      ComposeWindow.performed(store.run(.command(.composeSpreadDown))) == [
        .set(id: "b", property: "frame", value: "[20, 310, 60, 40]")
      ])
    select(&store, ["c", "b"])
    #expect(store.run(.command(.composeSpreadAcross)) == [])
    #expect(store.state.compose.outcome == Text.arranging.threeToDistribute)
  }

  // MARK: Order

  @Test(arguments: [
    (SiblingOrder.forward, ["a", "c", "b", "d"]), (.backward, ["b", "a", "c", "d"]),
    (.front, ["a", "c", "d", "b"]), (.back, ["b", "a", "c", "d"]),
  ])
  func oneMovesAmongItsSiblings(_ order: SiblingOrder, _ expected: [String]) {
    #expect(ComposeOrdering.ordered(["a", "b", "c", "d"], ["b"], order) == expected)
  }

  /// Those that are at an end stay there, and several keep the order that they have.
  @Test(arguments: [
    (SiblingOrder.forward, ["a", "d"], ["b", "a", "c", "d"]),
    (.backward, ["c", "d"], ["a", "c", "d", "b"]), (.backward, ["a", "b"], ["a", "b", "c", "d"]),
    (.front, ["a", "c"], ["b", "d", "a", "c"]), (.back, ["b", "d"], ["b", "d", "a", "c"]),
  ])
  func severalKeepTheirOrder(
    _ order: SiblingOrder, _ selected: [String], _ expected: [String]
  ) {
    #expect(ComposeOrdering.ordered(["a", "b", "c", "d"], Set(selected), order) == expected)
  }

  @Test func orderIsAMoveOfTheText() throws {
    var store = try store()
    select(&store, ["card"])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeForward))) == [
        .move(id: "card", into: "root.view", before: "c")
      ])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeFront))) == [
        .move(id: "card", into: "root.view", before: nil)
      ])
    #expect(ComposeWindow.performed(store.run(.command(.composeBack))) == [])
    select(&store, ["b", "c"])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeBack))) == [
        .move(id: "c", into: "root.view", before: "card"),
        .move(id: "b", into: "root.view", before: "c"),
      ])
  }

  @Test func rowsGoInAndOut() throws {
    var store = try store()
    select(&store, ["b"])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeRowIn))) == [
        .move(id: "b", into: "card", before: nil),
        .set(id: "b", property: "frame", value: "[-80, 100, 60, 40]"),
      ])
    select(&store, ["dot"])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeRowOut))) == [
        .move(id: "dot", into: "root.view", before: "b"),
        .set(id: "dot", property: "frame", value: "[110, 210, 10, 10]"),
      ])
    select(&store, ["card"])
    #expect(store.run(.command(.composeRowIn)) == [])
    #expect(store.state.compose.outcome == Text.arranging.nothingAbove("card"))
    #expect(store.run(.command(.composeRowOut)) == [])
    #expect(store.state.compose.outcome == Text.arranging.isOutermost("card"))
  }

  /// Alt and an arrow move the row where the tree has the keys, and an edge elsewhere.
  @Test func theTreeHasKeysOfItsOwn() throws {
    var store = try store()
    select(&store, ["card"])
    let down = Message.canvas(
      .key(code: "down", scan: "down", .alt, isDown: true, isRepeat: false))
    #expect(
      ComposeWindow.performed(store.run(down)) == [
        .set(id: "card", property: "frame", value: "[100, 200, 80, 61]")
      ])
    store.state.focus.current = Focus(group: "left/tree", target: .view("card"))
    #expect(
      ComposeWindow.performed(store.run(down)) == [
        .move(id: "card", into: "root.view", before: "c")
      ])
  }

  /// Enter goes into the selected view, but for what has the focus elsewhere, which it presses.
  @Test func enterPressesWhatHasTheFocus() throws {
    var store = try store()
    select(&store, ["card"])
    let enter = Message.canvas(
      .key(code: "enter", scan: "enter", [], isDown: true, isRepeat: false))
    let tile = Target.compose(.entry(.label))
    var picture = Picture()
    picture.region(tile, CGRect(x: 10, y: 500, width: 80, height: 30), "Label")
    picture.regions[0].group = "library/list"
    store.reading.shown = ShownPicture(
      [
        WindowPart(
          id: "library", frame: CGRect(x: 0, y: 400, width: 200, height: 300), picture: picture)
      ], store.state)
    store.state.focus.current = Focus(group: "library/list", target: tile)
    store.state.focus.isShown = true
    store.run(enter)
    #expect(selection(store) == ["card"] && store.state.compose.hands.armed == .entry(.label))
    store.state.compose.hands.armed = nil
    store.state.focus.isShown = false
    store.run(enter)
    #expect(selection(store) == ["dot"])
  }
}

import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// What composing asks for: by keys, by the mouse and by fingers.
@Suite struct ComposeTests {
  @Test func arrowsMoveAndResize() throws {
    var store = try ComposeWindow.store()
    #expect(
      ComposeWindow.performed(store.run(.command(.composeRight))) == [
        .set(id: "card", property: "frame", value: "[101, 200, 80, 60]")
      ])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeUpFar))) == [
        .set(id: "card", property: "frame", value: "[100, 190, 80, 60]")
      ])
    #expect(
      ComposeWindow.performed(store.run(.command(.composeWider))) == [
        .set(id: "card", property: "frame", value: "[100, 200, 81, 60]")
      ])
  }

  /// Presses soon after each other are one step of undo.
  @Test func nudgesJoin() throws {
    var store = try ComposeWindow.store()
    func joins(_ effects: [Effect]) -> Bool? {
      if case .compose(.perform(_, let goesOn, _))? = effects.last { goesOn } else { nil }
    }
    #expect(joins(store.run(.command(.composeRight))) == false)
    store.wait(0.2)
    #expect(joins(store.run(.command(.composeRight))) == true)
    store.wait(2)
    #expect(joins(store.run(.command(.composeRight))) == false)
  }

  @Test func aDragMovesWhatIsUnderIt() throws {
    var store = try ComposeWindow.store()
    store.state.selection = nil
    let (from, to) = (ComposeWindow.point(store, 140, 230), ComposeWindow.point(store, 190, 330))
    store.run(.canvas(.mouseDown(button: 1, from)))
    #expect(store.state.selection == .view("card"))
    store.run(.canvas(.mouseMoved(to)))
    let effects = store.run(.canvas(.mouseUp(button: 1, to)))
    // The parent's middle is near, both ways.
    #expect(
      ComposeWindow.performed(effects) == [
        .set(id: "card", property: "frame", value: "[147.5, 303.5, 80, 60]")
      ])
    #expect(store.state.compose.drag == nil)
    #expect(store.state.input.scene.tracker.down.isEmpty)
  }

  @Test func aHandleResizes() throws {
    var store = try ComposeWindow.store()
    let (from, to) = (ComposeWindow.point(store, 180, 260), ComposeWindow.point(store, 220, 330))
    store.run(.canvas(.mouseDown(button: 1, from)))
    store.run(.canvas(.mouseMoved(to)))
    guard
      case .set("card", "frame", let value)? = ComposeWindow.performed(
        store.run(.canvas(.mouseUp(button: 1, to)))
      ).first
    else {
      Issue.record("nothing was resized")
      return
    }
    #expect(value?.hasPrefix("[100, 200, ") == true)
  }

  @Test func oneFingerMovesToo() throws {
    var store = try ComposeWindow.store()
    let (from, to) = (ComposeWindow.point(store, 140, 230), ComposeWindow.point(store, 140, 430))
    store.run(.canvas(.finger(id: 7, device: 1, .began, from)))
    store.run(.canvas(.finger(id: 7, device: 1, .moved, to)))
    #expect(
      !ComposeWindow.performed(store.run(.canvas(.finger(id: 7, device: 1, .ended, to)))).isEmpty)
    #expect(store.state.input.scene.tracker.down.isEmpty)
  }

  @Test func aTileIsAddedWhereTheSceneIsPressed() throws {
    var store = try ComposeWindow.store()
    store.run(.press(.compose(.entry(.tap))))
    #expect(store.state.compose.hands.armed == .entry(.tap))
    let at = ComposeWindow.point(store, 140, 230)
    store.run(.canvas(.mouseDown(button: 1, at)))
    #expect(
      ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, at)))) == [
        .add(
          SceneFragment(.recognizer, "{id: tap2, class: UITapGestureRecognizer}"), into: "card",
          before: nil)
      ])
  }

  @Test func wordsFindTiles() {
    func found(_ query: String) -> ComposeTarget? {
      var model = LibraryModel()
      model.query = query
      return LibraryPicture.entries(model).first
    }
    #expect(found("tap") == .entry(.tap))
    #expect(found("UITap") == .entry(.tap))
    #expect(found("drag") == .entry(.pan))
    #expect(found("button") == .entry(.button))
    #expect(found("zzz") == nil)
  }

  @Test func relationsAreAMenu() throws {
    var store = try ComposeWindow.store()
    store.state.selection = .recognizer("tap")
    store.run(.command(.composeRelate))
    let actions = store.state.prompt?.menu?.items.compactMap(\.action) ?? []
    #expect(actions.first == .press(.compose(.relate(.requireToFail, "tap", "pan", isOn: true))))
    #expect(
      ComposeWindow.performed(
        store.run(.press(.compose(.relate(.requireToFail, "tap", "pan", isOn: true)))))
        == [.relate(id: "tap", .requireToFail, other: "pan", isOn: true)])
  }

  /// A selected view stands for its recognizers; one without any says what to do.
  @Test func aViewRelatesItsRecognizers() throws {
    var store = try ComposeWindow.store()
    store.run(.command(.composeRelate))
    let actions = store.state.prompt?.menu?.items.compactMap(\.action) ?? []
    for (from, to) in [("tap", "pan"), ("pan", "tap")] {
      #expect(
        actions.contains(.press(.compose(.relate(.requireToFail, from, to, isOn: true)))), "\(from)"
      )
    }
    store.run(.command(.escape))
    store.state.selection = .view("root.view")
    store.run(.command(.composeRelate))
    #expect(store.state.prompt == nil)
    #expect(store.state.compose.outcome == Text.compose.nothingToRelate("root.view"))
  }

  /// Only what can be a delegate is offered as one; a recognizer that is dropped on it may also go into it.
  @Test func aDelegateIsDrawn() throws {
    var store = try ComposeWindow.store()
    store.state.selection = .recognizer("tap")
    store.run(.command(.composeRelate))
    let without = store.state.prompt?.menu?.items.compactMap(\.action) ?? []
    let draw = MenuAction.press(.compose(.relate(.delegate, "tap", "card", isOn: true)))
    #expect(!without.contains(draw))
    store.run(.command(.escape))
    let card = try #require(store.reading.compose.objects.firstIndex { $0.id == "card" })
    store.reading.compose.objects[card].mayDelegate = true
    store.run(.command(.composeRelate))
    #expect(store.state.prompt?.menu?.items.compactMap(\.action).contains(draw) == true)
    #expect(
      ComposeWindow.performed(
        store.run(.press(.compose(.relate(.delegate, "tap", "card", isOn: true)))))
        == [.relate(id: "tap", .delegate, other: "card", isOn: true)])
    #expect(
      ComposeWindow.performed(store.run(.press(.compose(.move("tap", into: "card")))))
        == [.move(id: "tap", into: "card", before: nil)])
  }

  /// The middle button, or Space and the first, moves the scene on its room and changes nothing of it.
  @Test(arguments: [false, true]) func theSceneIsMovedOnItsRoom(_ bySpace: Bool) throws {
    var store = try ComposeWindow.store()
    let (from, to) = (ComposeWindow.point(store, 140, 230), ComposeWindow.point(store, 190, 330))
    store.run(.canvas(.mouseMoved(from)))
    func space(_ isDown: Bool) -> CanvasEvent {
      .key(code: "space", scan: "space", [], isDown: isDown, isRepeat: false)
    }
    if bySpace { store.run(.canvas(space(true))) }
    let button = bySpace ? 1 : 2
    store.run(.canvas(.mouseDown(button: button, from)))
    store.run(.canvas(.mouseMoved(to)))
    let effects = store.run(.canvas(.mouseUp(button: button, to)))
    if bySpace { store.run(.canvas(space(false))) }
    #expect(ComposeWindow.performed(effects).isEmpty)
    #expect(store.state.compose.zoom.offset == CGPoint(x: to.x - from.x, y: to.y - from.y))
    #expect(!store.state.compose.zoom.isGrabbed && store.state.compose.drag == nil)
  }

  /// What is wrapped and unwrapped stays where it is on the screen.
  @Test func viewsAreWrappedAndUnwrapped() throws {
    var store = try ComposeWindow.store()
    #expect(
      ComposeWindow.performed(store.run(.command(.composeWrap))) == [
        .add(
          SceneFragment(.view, "{id: view, class: UIView, frame: [100, 200, 80, 60]}"),
          into: "root.view", before: "card"),
        .move(id: "card", into: "view", before: nil),
        .set(id: "card", property: "frame", value: "[0, 0, 80, 60]"),
      ])
    #expect(store.run(.command(.composeUnwrap)).isEmpty && store.state.compose.isRefusal)
    store.reading.input.snapshot.views.append(
      ComposeWindow.view(4, 3, "photo", CGRect(x: 110, y: 220, width: 20, height: 20)))
    store.reading.compose.objects.append(ComposeWindow.object("photo", .view, in: "card"))
    #expect(
      ComposeWindow.performed(store.run(.command(.composeUnwrap))) == [
        .move(id: "photo", into: "root.view", before: "card"),
        .set(id: "photo", property: "frame", value: "[110, 220, 20, 20]"),
        .delete(id: "card"),
      ])
  }

  @Test func renamingIsAField() throws {
    var store = try ComposeWindow.store()
    store.run(.command(.composeRename))
    #expect(store.state.prompt == .field(.rename(id: "card", text: "card")))
    store.state.prompt = .field(.rename(id: "card", text: "photo"))
    #expect(
      ComposeWindow.performed(store.run(.command(.activate))) == [.rename(id: "card", to: "photo")])
  }

  @Test func propertiesAreChangesOfTheText() throws {
    var store = try ComposeWindow.store()
    store.reading.properties = [
      PropertyReading(name: "alpha", path: "card.alpha", value: "1", kind: .text)
    ]
    #expect(
      ComposeWindow.performed(store.run(.press(.property("alpha", .revert)))) == [
        .set(id: "card", property: "alpha", value: nil)
      ])
  }

  /// A table that had rows in the file has them again when its sections are taken back.
  @Test func rowsComeBackWithTheirSections() throws {
    var store = try ComposeWindow.store()
    store.reading.properties = [
      PropertyReading(name: "sections", path: "card.sections", value: "", kind: .text)
    ]
    store.reading.compose.objects[2].changed = ["sections": nil, "rows": "[Apple, Pear]"]
    #expect(
      ComposeWindow.performed(store.run(.press(.property("sections", .revert)))) == [
        .set(id: "card", property: "sections", value: nil),
        .set(id: "card", property: "rows", value: "[Apple, Pear]"),
      ])
  }

  /// Each number of a list has a field: what is typed goes in its place, or is refused there.
  @Test(arguments: [
    ("255", "[40, 120, 255, 60]"), ("+20", "[40, 120, 100, 60]"), ("80/2", "[40, 120, 40, 60]"),
    ("1 2 3 4", "[1, 2, 3, 4]"), ("wide", nil), ("-1", nil), ("1/0", nil),
  ])
  func numbersHaveFieldsOfTheirOwn(_ typed: String, _ expected: String?) throws {
    var store = try ComposeWindow.store()
    store.reading.properties = [
      PropertyReading(
        name: "frame", path: "card.frame", value: "[40, 120, 80, 60]",
        kind: .numbers(["x", "y", "width", "height"]))
    ]
    store.run(.press(.property("frame[2]", .field)))
    #expect(store.state.prompt == .field(.property(name: "frame[2]", text: "80")))
    store.state.prompt = .field(.property(name: "frame[2]", text: typed))
    let operations = ComposeWindow.performed(store.run(.command(.activate)))
    #expect(
      operations
        == (expected.map { [.set(id: "card", property: "frame", value: $0)] } ?? []))
    #expect((store.state.prompt == nil) == (expected != nil))
    #expect((store.state.document.refusals["card.frame"] != nil) == (expected == nil))
  }

  @Test func liveEditsAreSavedWithTheScene() throws {
    var store = try WindowStore()
    store.state.document.edits.perform(
      Edit(path: "card.alpha", value: "0.5"), original: "1")
    store.send(
      .command(.saveScene),
      effects: [.compose(.save([.set(id: "card", property: "alpha", value: "0.5")]))])
  }

  /// What is not in the file is thrown away only by who says so.
  @Test func unsavedChangesAreAskedAbout() throws {
    var store = try ComposeWindow.store()
    store.reading.compose.changes = 2
    let load = Effect.load(path: "b.yaml", variant: nil)
    #expect(store.run(.press(.scene("b.yaml"))) == [])
    #expect(store.state.prompt?.question != nil)
    #expect(store.run(.press(.question(.yes))) == [.compose(.discard), load])
    #expect(store.run(.canvas(.quit)) == [] && !store.state.isOver)
    #expect(store.run(.press(.question(.no))) == [] && !store.state.isOver)
  }

  @Test func aVariantIsNotTheSceneAsItIsWritten() throws {
    var store = try ComposeWindow.store()
    store.state.document.scene.variant = "slow"
    #expect(store.run(.command(.composeDelete)) == [])
    #expect(store.state.compose.isRefusal)
  }

  @Test func escapeLeavesOneThingAtATime() throws {
    var store = try ComposeWindow.store()
    store.state.compose.hands.armed = .entry(.view)
    store.run(.command(.escape))
    #expect(store.state.compose.hands.armed == nil && store.state.selection != nil)
    store.run(.command(.escape))
    #expect(store.state.selection == nil && store.state.compose.isOn)
    store.run(.command(.escape))
    #expect(!store.state.compose.isOn)
  }
}

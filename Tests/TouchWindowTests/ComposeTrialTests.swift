import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection
@testable import TouchWindow

/// Trying, keeping and exporting what is composed, and more ways to select and to add.
@Suite struct ComposeTrialTests {
  // MARK: Trying

  /// Touches reach the scene while F4 is held, or from one short press to the next.
  @Test func aTrialLetsTouchesThrough() throws {
    var store = try ComposeWindow.store()
    func f4(_ isDown: Bool) -> CanvasEvent {
      .key(code: "f4", scan: "f4", [], isDown: isDown, isRepeat: false)
    }
    #expect(!store.state.takesTouches)
    store.run(.canvas(f4(true)))
    #expect(store.state.compose.trial != nil && store.state.takesTouches)
    store.wait(1)
    #expect(store.run(.canvas(f4(false))).last == .compose(.settle))
    #expect(store.state.compose.trial == nil && !store.state.takesTouches)
    store.run(.canvas(f4(true)))
    store.wait(0.1)
    store.run(.canvas(f4(false)))
    #expect(store.state.compose.trial != nil)
    let at = ComposeWindow.point(store, 140, 230)
    store.run(.canvas(.mouseDown(button: 1, at)))
    #expect(store.state.compose.drag == nil && store.state.input.mouseOwner == .scene)
    store.run(.canvas(.mouseUp(button: 1, at)))
    store.wait(0.1)
    #expect(store.run(.canvas(f4(true))).last == .compose(.settle))
    store.run(
      .composed(
        ComposeResult(.settled(sentence: InEveryLanguage { "tap ended." }, of: .recognizer("tap"))))
    )
    #expect(store.state.compose.outcome == "tap ended.")
    store.run(.press(.compose(.details)))
    #expect(store.state.selection == .recognizer("tap") && store.state.workspace.rightTab == .why)
  }

  @Test func aChangeEndsATrial() throws {
    var store = try ComposeWindow.store()
    store.run(.command(.composeTry))
    store.state.selection = .view("card")
    #expect(!ComposeWindow.performed(store.run(.command(.composeRight))).isEmpty)
    #expect(store.state.compose.trial == nil && !store.state.takesTouches)
    store.run(.command(.composeTry))
    store.run(.command(.escape))
    #expect(store.state.compose.trial == nil && store.state.compose.isOn)
  }

  @Test func theLastGestureIsKept() throws {
    var store = try ComposeWindow.store()
    #expect(store.run(.command(.composeKeepRun)) == [.compose(.keepRun)])
  }

  // MARK: New scenes and exports

  @Test func aTemplateBecomesAScene() throws {
    var store = try WindowStore()
    store.run(.command(.sceneNew))
    let palette = try #require(store.state.prompt?.palette)
    #expect(palette.items.map(\.action) == SceneTemplate.allCases.map(PaletteAction.template))
    #expect(store.run(.command(.activate)) == [.newScene(.empty)])
    let made = SceneSummary(
      path: "scenes/empty.yaml", title: "Untitled", screen: WindowStore.screen)
    store.run(.sceneLoaded(LoadedScene(scene: made, isNew: true)))
    #expect(store.state.compose.isOn && store.state.workspace.leftTab == .hierarchy)
    #expect(store.state.notice?.text == Text.compose.madeScene("scenes/empty.yaml"))
  }

  /// It would throw away what is not saved.
  @Test func aNewSceneAsksAboutChanges() throws {
    var store = try ComposeWindow.store()
    store.reading.compose.changes = 1
    store.run(.command(.sceneNew))
    #expect(store.run(.command(.activate)) == [])
    #expect(store.state.prompt?.question != nil)
    #expect(store.run(.press(.question(.yes))) == [.compose(.discard), .newScene(.empty)])
  }

  @Test func theSceneIsExportedBesideItsFile() throws {
    var store = try WindowStore()
    store.send(.command(.exportTest), effects: [.compose(.export(.test))])
    store.send(.command(.exportSwift), effects: [.compose(.export(.program))])
  }

  // MARK: Variants

  /// A variant changes properties, and nothing else.
  @Test func propertiesOfAVariantAreItsOwn() throws {
    var store = try ComposeWindow.store()
    store.state.document.scene.variant = "slow"
    #expect(
      ComposeWindow.performed(store.run(.command(.composeRight))) == [
        .setInVariant("slow", path: "card.frame", value: "[101, 200, 80, 60]")
      ])
    #expect(
      ComposeWindow.performed(
        store.run(.press(.compose(.relate(.requireToFail, "tap", "pan", isOn: true))))) == [
          .relateInVariant("slow", id: "tap", .requireToFail, other: "pan", isOn: true)
        ])
    #expect(ComposeWindow.performed(store.run(.command(.composeDelete))) == [])
    #expect(store.state.compose.outcome == Text.compose.isVariant)
    #expect(
      WindowModel(store.state, store.reading).compose?.head.text
        == Text.compose.mode(variant: "slow"))
  }

  // MARK: More ways to select and to add

  @Test func aBandSelectsWhatItTouches() throws {
    var store = try ComposeWindow.store()
    store.state.selection = nil
    let (from, to) = (ComposeWindow.point(store, 20, 20), ComposeWindow.point(store, 120, 220))
    store.run(.canvas(.mouseDown(button: 1, from)))
    store.run(.canvas(.mouseMoved(to)))
    #expect(WindowModel(store.state, store.reading).compose?.over.band != nil)
    #expect(ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, to)))) == [])
    #expect(store.state.selection == .view("card"))
  }

  /// Tab bars and pages bring a second controller to go to.
  @Test func containersGoAroundTheRoot() throws {
    var store = try ComposeWindow.store()
    store.state.compose.hands.armed = .entry(.tabs)
    let operations = ComposeWindow.performed(store.run(.press(.compose(.entry(.tabs)))))
    guard case .add(let fragment, into: "window", before: nil)? = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(fragment.kind == .controller)
    #expect(
      fragment.text.hasPrefix(
        "{id: tabs, class: UITabBarController, controllers: [{id: second, title: Second"))
  }

  @Test func recognizersOfAViewAreCounted() throws {
    let store = try ComposeWindow.store()
    let pills = WindowModel(store.state, store.reading).compose?.pills
    #expect(pills?.map(\.id) == ["card"] && pills?.first?.count == 2)
  }

  /// Those that wait are joined with those that they wait for, in the tree.
  @Test func relationsShowInTheTree() throws {
    var store = try ComposeWindow.store()
    store.reading.compose.objects[3].relations = ["requireToFail": ["pan"]]
    let tree = WindowModel(store.state, store.reading).left.hierarchy
    #expect(tree.hasPorts && tree.waits.map(\.from) == ["tap"] && tree.waits.map(\.to) == ["pan"])
    store.state.compose.isOn = false
    #expect(!WindowModel(store.state, store.reading).left.hierarchy.hasPorts)
  }

  /// How far the dragged frame is from what contains it, where a guide holds.
  @Test func guidesSayDistances() throws {
    var store = try ComposeWindow.store()
    let (from, to) = (ComposeWindow.point(store, 140, 230), ComposeWindow.point(store, 190, 330))
    store.run(.canvas(.mouseDown(button: 1, from)))
    store.run(.canvas(.mouseMoved(to)))
    let distances = WindowModel(store.state, store.reading).compose?.distances.map(\.length)
    #expect(distances == [147.5, 147.5, 303.5, 303.5])
  }

  @Test func whatIsCopiedIsTheSelection() throws {
    var store = try ComposeWindow.store()
    #expect(store.run(.command(.composeCopy)) == [.compose(.copy(["card"]))])
    #expect(
      store.run(.command(.composeCut)) == [
        .compose(.copy(["card"])),
        .compose(.delete([.delete(id: "card")], select: .view("root.view"))),
      ])
    #expect(store.run(.command(.composePaste)) == [.compose(.paste(into: "card"))])
  }

  // MARK: Enlarging

  /// What is under the pointer stays there.
  @Test func theSceneIsEnlargedAboutThePointer() throws {
    var store = try ComposeWindow.store()
    let at = ComposeWindow.point(store, 140, 230)
    store.state.input.modifiers = .control
    store.run(.canvas(.wheel(dx: 0, dy: 3, at: at)))
    #expect(store.state.compose.zoom.factor > 1.5)
    let now = ComposeWindow.point(store, 140, 230)
    #expect(abs(now.x - at.x) < 1.5 && abs(now.y - at.y) < 1.5, "\(now) is not \(at)")
    store.state.input.modifiers = []
    store.run(.canvas(.wheel(dx: 0, dy: 1, at: at)))
    #expect(abs(ComposeWindow.point(store, 140, 230).y - now.y - 40) < 1.5)
    store.run(.command(.composeZoomFit))
    #expect(ComposeWindow.point(store, 140, 230) == at)
    store.run(.command(.composeZoomIn))
    store.run(.command(.composeZoomOut))
    #expect(abs(store.state.compose.zoom.factor - 1) < 1e-9)
  }

  /// From recognizer to recognizer in the graph, as in the tree.
  @Test func relationsAreDrawnInTheGraph() throws {
    var store = try ComposeWindow.store()
    store.state.workspace.rightTab = .arbitration
    let right = WindowLayout(store.state).right
    var picture = Picture()
    let a = CGRect(x: right.minX + 20, y: right.minY + 60, width: 80, height: 24)
    let b = a.offsetBy(dx: 0, dy: 60)
    picture.region(.recognizer("tap"), a, "")
    picture.region(.recognizer("pan"), b, "")
    store.reading.shown = ShownPicture(
      [WindowPart(id: "right", frame: right, picture: picture)], store.state)
    store.run(.canvas(.mouseDown(button: 1, CGPoint(x: a.midX, y: a.midY))))
    store.run(.canvas(.mouseMoved(CGPoint(x: b.midX, y: b.midY))))
    #expect(WindowModel(store.state, store.reading).compose?.over.relation != nil)
    store.run(.canvas(.mouseUp(button: 1, CGPoint(x: b.midX, y: b.midY))))
    let actions = store.state.prompt?.menu?.items.compactMap(\.action) ?? []
    #expect(actions.first == .press(.compose(.relate(.requireToFail, "tap", "pan", isOn: true))))
  }

  /// A value that only UIKit sets is read-only, too, where the selected objects do not agree on it.
  @Test func valuesThatDifferAreReadOnly() throws {
    var store = try ComposeWindow.store()
    var state = PropertyReading(
      name: "state", path: "pan.state", value: "possible", kind: .readOnly)
    state.others = ["tap": "failed"]
    store.reading.properties = [state]
    store.state.selection = .recognizer("pan")
    store.state.workspace.rightTab = .inspect
    let rows = WindowModel(store.state, store.reading).right.inspect.rows
    #expect(rows.map(\.group) == [.values] && rows.map(\.isMixed) == [true])
  }

  /// Policies and lists have fields, too: what was never given begins with what it may be.
  @Test func everyPropertyOfTheFileHasAField() throws {
    var store = try ComposeWindow.store()
    store.reading.properties = [
      PropertyReading(
        name: "drives", path: "pan.drives", value: "", kind: .structure,
        hint: "{view: id, with: translation}"),
      PropertyReading(name: "state", path: "pan.state", value: "possible", kind: .readOnly),
    ]
    store.state.selection = .recognizer("pan")
    store.state.workspace.rightTab = .inspect
    let rows = WindowModel(store.state, store.reading).right.inspect.rows
    #expect(rows.map(\.name) == ["drives", "state"])
    #expect(rows.first?.kind == .text && rows.first?.hint == "{view: id, with: translation}")
    store.state.prompt = .field(.property(name: "drives", text: "{view: card, with: translation}"))
    #expect(
      ComposeWindow.performed(store.run(.command(.activate))) == [
        .set(id: "pan", property: "drives", value: "{view: card, with: translation}")
      ])
    store.state.prompt = .field(.property(name: "drives", text: " "))
    #expect(
      ComposeWindow.performed(store.run(.command(.activate))) == [
        .set(id: "pan", property: "drives", value: nil)
      ])
    store.state.compose.isOn = false
    #expect(
      WindowModel(store.state, store.reading).right.inspect.rows.map(\.name)
        == ["outcome", "state"])
  }

  /// The key that opens a field is no letter of it; the next one is.
  @Test func theKeyOfTheLibraryIsNotTypedIntoIt() throws {
    var store = try ComposeWindow.store()
    func press(_ letter: String) {
      store.run(.canvas(.key(code: letter, scan: letter, [], isDown: true, isRepeat: false)))
      store.run(.canvas(.text(letter)))
    }
    press("n")
    #expect(store.state.prompt == .field(.library) && store.state.compose.query == "")
    press("n")
    press("o")
    #expect(store.state.compose.query == "no")
  }
}

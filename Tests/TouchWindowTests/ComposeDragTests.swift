import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection
@testable import TouchWindow

/// What a drag on the composed scene changes, and what keys change of it.
@Suite struct ComposeDragTests {
  /// A key with what it is on a US keyboard.
  private func key(
    _ letter: String, _ modifiers: KeyModifiers = [], isDown: Bool = true
  ) -> Message {
    .canvas(.key(code: letter, scan: letter, modifiers, isDown: isDown, isRepeat: false))
  }

  /// Drags, does something before the end, and returns what the end performs.
  private func drag(
    _ store: inout WindowStore, from: (Double, Double), to: (Double, Double),
    during: (inout WindowStore) -> Void = { _ in }
  ) -> [SceneOperation] {
    let start = ComposeWindow.point(store, from.0, from.1)
    let end = ComposeWindow.point(store, to.0, to.1)
    store.run(.canvas(.mouseMoved(start)))
    store.run(.canvas(.mouseDown(button: 1, start)))
    store.run(.canvas(.mouseMoved(end)))
    during(&store)
    return ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, end))))
  }

  @Test func altDragsACopy() throws {
    var store = try ComposeWindow.store()
    store.state.input.modifiers = .alt
    #expect(
      drag(&store, from: (140, 230), to: (170, 250)) == [
        .duplicate(id: "card", dx: 30, dy: 20)
      ])
  }

  /// D makes a copy of what is dragged, and again none; other keys mean what they mean.
  @Test func dMakesACopyDuringADrag() throws {
    var store = try ComposeWindow.store()
    let copied = drag(&store, from: (140, 230), to: (170, 250)) { store in
      store.run(key("d"))
      #expect(
        WindowModel(store.state, store.reading).compose?.activity == .moving(copies: true))
    }
    #expect(copied == [.duplicate(id: "card", dx: 30, dy: 20)])
    let moved = drag(&store, from: (140, 230), to: (170, 250)) { store in
      store.run(key("d"))
      store.run(key("d"))
    }
    #expect(moved == [.set(id: "card", property: "frame", value: "[130, 220, 80, 60]")])
  }

  @Test func escapePutsBackWhatIsDragged() throws {
    var store = try ComposeWindow.store()
    store.state.workspace.drawer = .right
    let none = drag(&store, from: (140, 230), to: (170, 250)) { store in
      store.run(.command(.escape))
      #expect(store.state.compose.drag == nil && store.state.workspace.drawer == .right)
      #expect(store.state.selection == .view("card"))
    }
    #expect(none == [] && store.state.compose.isOn)
  }

  @Test func shiftKeepsTheAxisAndControlDoesNotSnap() throws {
    var store = try ComposeWindow.store()
    let across = drag(&store, from: (140, 230), to: (163, 236)) {
      $0.state.input.modifiers = .shift
    }
    #expect(across == [.set(id: "card", property: "frame", value: "[123, 200, 80, 60]")])
    // Without Ctrl the parent's edge draws.
    let free = drag(&store, from: (140, 230), to: (44, 230)) {
      $0.state.input.modifiers = .control
    }
    #expect(free == [.set(id: "card", property: "frame", value: "[4, 200, 80, 60]")])
  }

  /// With Shift the ratio stays, with Alt the middle.
  @Test func handlesKeepRatioAndMiddle() throws {
    var store = try ComposeWindow.store()
    #expect(
      drag(&store, from: (180, 260), to: (260, 270)) { $0.state.input.modifiers = .shift } == [
        .set(id: "card", property: "frame", value: "[100, 200, 160, 120]")
      ])
    #expect(
      drag(&store, from: (180, 260), to: (190, 270)) { $0.state.input.modifiers = .alt } == [
        .set(id: "card", property: "frame", value: "[90, 190, 100, 80]")
      ])
  }

  // MARK: Into another view

  /// A window in which a box lies below the card.
  private func storeWithBox() throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.reading.input.snapshot.views.append(
      ComposeWindow.view(4, 2, "box", CGRect(x: 50, y: 400, width: 200, height: 200)))
    store.reading.compose.objects.append(ComposeWindow.object("box", .view, in: "root.view"))
    return store
  }

  private let moved: [SceneOperation] = [
    .move(id: "card", into: "box", before: nil),
    .set(id: "card", property: "frame", value: "[60, 50, 80, 60]"),
  ]

  /// Without a rest it stays where it is in the tree.
  @Test func aRestOffersTheViewBelow() throws {
    var store = try storeWithBox()
    let plain = drag(&store, from: (140, 230), to: (150, 480))
    #expect(plain.count == 1)
    let rested = drag(&store, from: (140, 230), to: (150, 480)) { store in
      store.wait(0.6)
      store.run(.tick)
      #expect(WindowModel(store.state, store.reading).compose?.target?.id == "box")
    }
    #expect(rested == moved)
  }

  @Test func pPutsItIntoTheViewBelow() throws {
    var store = try storeWithBox()
    #expect(drag(&store, from: (140, 230), to: (150, 480)) { $0.run(key("p")) } == moved)
    let released = drag(&store, from: (140, 230), to: (150, 480)) { store in
      store.run(key("p"))
      store.run(key("p", isDown: false))
    }
    #expect(released.count == 1)
    store.state.input.modifiers = .alt
    #expect(
      drag(&store, from: (140, 230), to: (150, 480)) { $0.run(key("p", .alt)) } == [
        .duplicate(id: "card", dx: -40, dy: -150, into: "box")
      ])
  }

  // MARK: Drawing

  @Test func aPressedTileIsDrawn() throws {
    var store = try ComposeWindow.store()
    store.run(.press(.compose(.entry(.view))))
    let operations = drag(&store, from: (210, 290), to: (270, 320)) { store in
      let model = WindowModel(store.state, store.reading).compose
      #expect(model?.activity == .drawing && model?.target?.id == "root.view")
    }
    guard case .add(let fragment, into: "root.view", before: nil)? = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(fragment.text.contains("frame: [210, 290, 60, 30]"), "\(fragment.text)")
    #expect(store.state.compose.hands.armed == nil)
  }

  /// A side that becomes as long as another one is measured from a whole point.
  @Test func whatIsDrawnRestsAtWholePoints() throws {
    var store = try ComposeWindow.store()
    store.reading.input.snapshot.views.append(
      ComposeWindow.view(4, 2, "hint", CGRect(x: 20, y: 60, width: 200, height: 40)))
    store.run(.press(.compose(.entry(.view))))
    let operations = drag(&store, from: (210.2, 500.3), to: (270.4, 539.6))
    guard case .add(let fragment, into: "root.view", before: nil)? = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(fragment.text.contains("frame: [210, 500, 60, 40]"), "\(fragment.text)")
  }

  /// A window without a controller has its views itself; with one, they go into that one's view.
  @Test(arguments: [false, true]) func aViewGoesIntoAWindow(hasController: Bool) throws {
    var store = try ComposeWindow.store()
    store.reading.input.snapshot.views.removeSubrange(1...)
    store.reading.input.snapshot.views.append(
      ComposeWindow.view(2, 1, "hint", CGRect(x: 20, y: 60, width: 200, height: 30)))
    var hint = ComposeWindow.object("hint", .view, in: "window")
    hint.className = "UILabel"
    store.reading.compose.objects = [
      ComposeWindow.object("window", .window, in: nil, isFixed: true), hint,
    ]
    if hasController {
      store.reading.compose.objects.append(ComposeWindow.object("root", .controller, in: "window"))
    }
    store.run(.press(.compose(.entry(.view))))
    let operations = drag(&store, from: (210, 290), to: (270, 320))
    let places = operations.compactMap { operation -> String? in
      if case .add(_, let parent, _) = operation { parent } else { nil }
    }
    #expect(places == (hasController ? [] : ["window"]))
  }

  /// A press takes the usual size, Esc puts the tile back, and both lines say what to do.
  @Test func aPressedTileSaysWhatItWaitsFor() throws {
    var store = try ComposeWindow.store()
    store.run(.press(.compose(.entry(.button))))
    let model = WindowModel(store.state, store.reading)
    #expect(model.compose?.activity == .armed("Button", isView: true))
    #expect(model.compose?.library.armed == .entry(.button))
    #expect(model.status.hints(hasTouches: false).first?.hasPrefix("Drag on the scene") == true)
    store.run(.command(.escape))
    #expect(store.state.compose.hands.armed == nil)
    #expect(WindowModel(store.state, store.reading).compose?.activity == .rest)
  }

  // MARK: Turned views

  /// The frame that is written is the one before the turn.
  @Test func aTurnedViewKeepsItsSize() throws {
    var store = try ComposeWindow.store()
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    store.reading.input.snapshot.views[2].toScreen =
      CGAffineTransform(translationX: -40, y: -30).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: 140, y: 230))
    #expect(
      ComposeWindow.performed(store.run(.command(.composeRight))) == [
        .set(id: "card", property: "frame", value: "[101, 200, 80, 60]")
      ])
  }

  // MARK: Distances

  @Test func kShowsDistancesWhileItIsDown() throws {
    var store = try ComposeWindow.store()
    func lengths() -> [Double]? {
      WindowModel(store.state, store.reading).compose?.distances.map(\.length)
    }
    #expect(lengths() == [])
    store.run(key("k"))
    #expect(lengths() == [100, 195, 200, 407])
    store.reading.input.snapshot.views.append(
      ComposeWindow.view(4, 2, "box", CGRect(x: 20, y: 210, width: 40, height: 200)))
    #expect(lengths() == [40, 195, 200, 407])
    store.run(key("k", isDown: false))
    #expect(lengths() == [])
  }
}

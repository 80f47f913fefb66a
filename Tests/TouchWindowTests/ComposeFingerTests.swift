import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection
@testable import TouchWindow

/// Fingers on a composed scene.
@Suite struct ComposeFingerTests {
  private func finger(
    _ store: inout WindowStore, _ phase: CanvasEvent.FingerPhase, _ at: CGPoint, id: Int64 = 7
  ) -> [SceneOperation] {
    ComposeWindow.performed(store.run(.canvas(.finger(id: id, device: 1, phase, at))))
  }

  /// A tap selects; a drag moves what is selected, and otherwise the scene on its room.
  @Test func oneFingerMovesWhatIsSelected() throws {
    var store = try ComposeWindow.store()
    store.state.selection = nil
    let (from, to) = (ComposeWindow.point(store, 140, 230), ComposeWindow.point(store, 150, 250))
    let far = CGPoint(x: to.x + 30, y: to.y)
    #expect(finger(&store, .began, from) == [])
    #expect(store.state.selection == nil)
    #expect(finger(&store, .moved, to) == [])
    #expect(finger(&store, .moved, far) == [])
    #expect(store.state.compose.zoom.offset == CGPoint(x: 30, y: 0))
    #expect(finger(&store, .ended, far) == [])
    #expect(store.state.selection == nil && store.state.input.touchMode != nil)
    store.state.compose.zoom = CanvasZoom()
    let tap = ComposeWindow.point(store, 140, 230)
    #expect(finger(&store, .began, tap) == [] && finger(&store, .ended, tap) == [])
    #expect(store.state.selection == .view("card"))
    let end = ComposeWindow.point(store, 140, 250)
    #expect(finger(&store, .began, tap) == [] && finger(&store, .moved, end) == [])
    store.state.input.modifiers = .control
    #expect(
      finger(&store, .ended, end) == [
        .set(id: "card", property: "frame", value: "[100, 220, 80, 60]")
      ])
  }

  /// A second finger during a drag makes a copy.
  @Test func aSecondFingerCopies() throws {
    var store = try ComposeWindow.store()
    let (from, to) = (ComposeWindow.point(store, 140, 230), ComposeWindow.point(store, 170, 250))
    _ = finger(&store, .began, from)
    _ = finger(&store, .moved, to)
    let other = ComposeWindow.point(store, 40, 500)
    #expect(
      finger(&store, .began, other, id: 8) == [] && finger(&store, .ended, other, id: 8) == [])
    #expect(finger(&store, .ended, to) == [.duplicate(id: "card", dx: 30, dy: 20)])
    #expect(store.state.input.panels.numbers.isEmpty)
  }

  @Test func twoFingersMoveAndEnlarge() throws {
    var store = try ComposeWindow.store()
    let a = ComposeWindow.point(store, 100, 300)
    let b = ComposeWindow.point(store, 200, 300)
    _ = finger(&store, .began, a, id: 7)
    _ = finger(&store, .began, b, id: 8)
    #expect(store.state.compose.drag == nil && store.state.compose.hands.pinch != nil)
    let width = b.x - a.x
    _ = finger(&store, .moved, CGPoint(x: b.x + width, y: b.y), id: 8)
    #expect(abs(store.state.compose.zoom.factor - 2) < 1e-9)
    _ = finger(&store, .moved, CGPoint(x: a.x, y: a.y + 40), id: 7)
    _ = finger(&store, .moved, CGPoint(x: b.x + width, y: b.y + 40), id: 8)
    #expect(finger(&store, .ended, CGPoint(x: b.x + width, y: b.y + 40), id: 8) == [])
    #expect(store.state.compose.hands.pinch == nil)
    #expect(finger(&store, .ended, CGPoint(x: a.x, y: a.y + 40), id: 7) == [])
    #expect(store.state.compose.drag == nil && store.state.selection == .view("card"))
  }

  @Test func aLongPressOpensTheMenu() throws {
    var store = try ComposeWindow.store()
    store.state.selection = nil
    let at = ComposeWindow.point(store, 140, 230)
    _ = finger(&store, .began, at)
    store.wait(0.4)
    store.run(.tick)
    #expect(store.state.compose.drag != nil)
    store.wait(0.2)
    let request = store.run(.tick).compactMap { effect -> MenuRequest? in
      if case .probe(let request) = effect { request } else { nil }
    }
    #expect(store.state.compose.drag == nil)
    store.run(.menuProbed(try #require(request.first), nil))
    #expect(store.state.selection == .view("card"))
    let actions = store.state.prompt?.menu?.items.compactMap(\.action) ?? []
    #expect(actions.contains(.press(.command(.composeDuplicate))))
    #expect(actions.contains(.select(.view("root.view"))))
    #expect(finger(&store, .ended, at) == [])
  }

  /// Before it carries a tile, a finger scrolls the library.
  @Test func aFingerThatRestsCarriesATile() throws {
    var store = try ComposeWindow.store()
    let left = WindowLayout(store.state).left
    var picture = Picture()
    let tile = CGRect(x: left.minX + 14, y: left.maxY - 100, width: 110, height: 32)
    picture.region(.compose(.entry(.view)), tile, "")
    store.reading.shown = ShownPicture(
      [WindowPart(id: "library", frame: left, picture: picture)], store.state)
    let at = CGPoint(x: tile.midX, y: tile.midY)
    let scene = ComposeWindow.point(store, 100, 100)
    _ = finger(&store, .began, at)
    #expect(store.state.compose.drag == nil)
    _ = finger(&store, .moved, CGPoint(x: at.x, y: at.y - 20))
    store.wait(0.4)
    store.run(.tick)
    #expect(store.state.compose.drag == nil && finger(&store, .ended, at) == [])
    _ = finger(&store, .began, at)
    store.wait(0.4)
    store.run(.tick)
    #expect(store.state.compose.drag?.grab == .entry(.entry(.view)))
    #expect(store.state.input.panels.numbers.isEmpty)
    _ = finger(&store, .moved, scene)
    guard case .add(_, into: "root.view", before: nil)? = finger(&store, .ended, scene).first else {
      Issue.record("nothing was added")
      return
    }
  }

  /// A finger that rests on a row of the tree carries it, and opens its menu where it goes on to rest.
  @Test func aFingerThatRestsOnARowCarriesIt() throws {
    var store = try ComposeWindow.store()
    let left = WindowLayout(store.state).left
    let row = CGRect(x: left.minX, y: left.minY + 100, width: left.width, height: 24)
    var picture = Picture()
    picture.region(.view("card"), row, "")
    store.reading.shown = ShownPicture(
      [WindowPart(id: "left", frame: left, picture: picture)], store.state)
    let at = CGPoint(x: row.minX + 60, y: row.midY)
    _ = finger(&store, .began, at)
    #expect(store.state.compose.drag == nil)
    store.wait(0.35)
    store.run(.tick)
    #expect(store.state.compose.drag?.grab == .row(.view("card")))
    store.wait(0.3)
    store.run(.tick)
    #expect(store.state.compose.drag == nil)
    #expect(
      store.state.prompt?.menu?.items.compactMap(\.action)
        .contains(.press(.command(.composeDelete))) == true)
    #expect(finger(&store, .ended, at) == [])
  }

  /// What keys do has buttons while fingers use the window.
  @Test func theBarHasWhatFingersNeed() throws {
    var store = try ComposeWindow.store()
    store.state.input.touchMode = TouchMode(began: .zero)
    let bar = TouchBarPicture.draw(
      WindowModel(store.state, store.reading).bars,
      CGRect(x: 0, y: 0, width: 900, height: 40),
      Look(theme: .light, metrics: store.reading.metrics)
    ).picture
    let commands: [CommandID] = [
      .undo, .redo, .composeAdd, .composeDuplicate, .composeDelete, .composeRelate, .composeTry,
    ]
    #expect(bar.regions.map(\.target) == commands.map(Target.command))
  }

  /// What a finger hits is at least 44 pixels in each direction.
  @Test func countsOfRecognizersAreLargeEnough() throws {
    var store = try ComposeWindow.store()
    store.reading.input.snapshot.views[2] = ComposeWindow.view(
      3, 2, "card", CGRect(x: 100, y: 200, width: 150, height: 120))
    store.state.input.touchMode = TouchMode(began: .zero)
    let model = WindowModel(store.state, store.reading)
    let layout = WindowLayout(store.state)
    let picture = ComposePicture.draw(
      try #require(model.compose), layout.toWindow(WindowStore.screen), in: layout.canvas,
      Look(theme: .light, metrics: store.reading.metrics))
    let outline = try #require(picture.regions.first).outline
    #expect(min(outline.width, outline.height) * 1.6 >= 44)
  }
}

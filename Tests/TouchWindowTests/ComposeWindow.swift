import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// A window's state in which a card with two recognizers is composed.
enum ComposeWindow {
  static func handle(_ index: Int) -> Handle { Handle(rawValue: UInt32(index)) }

  static func view(_ index: Int, _ parent: Int, _ name: String, _ frame: CGRect) -> ViewSnapshot {
    ViewSnapshot(
      handle: handle(index), parent: handle(parent), name: name, className: "UIView",
      bounds: CGRect(origin: .zero, size: frame.size),
      toScreen: CGAffineTransform(translationX: frame.minX, y: frame.minY), alpha: 1,
      isHidden: false, isUserInteractionEnabled: true, clipsToBounds: false,
      isWindow: parent == 0, isControl: false, marks: [])
  }

  static func object(
    _ id: String, _ kind: ComposeReading.Object.Kind, in parent: String?, isFixed: Bool = false
  ) -> ComposeReading.Object {
    ComposeReading.Object(
      id: id, kind: kind, className: "UIView", parent: parent, isFixed: isFixed,
      given: ["frame"], lines: 1...2, relations: [:])
  }

  /// A window with a card that has two recognizers.
  static func store() throws -> WindowStore {
    var store = try WindowStore()
    let screen = CGRect(origin: .zero, size: WindowStore.screen)
    store.reading.input.snapshot.views = [
      view(1, 0, "window", screen), view(2, 1, "root.view", screen),
      view(3, 2, "card", CGRect(x: 100, y: 200, width: 80, height: 60)),
    ]
    store.reading.compose.objects = [
      object("window", .window, in: nil, isFixed: true),
      object("root.view", .view, in: "window", isFixed: true),
      object("card", .view, in: "root.view"),
      object("tap", .recognizer, in: "card"), object("pan", .recognizer, in: "card"),
    ]
    store.reading.compose.ids = ["window", "root.view", "card", "tap", "pan"]
    store.run(.command(.composeToggle))
    #expect(store.state.compose.isOn)
    store.state.selection = .view("card")
    return store
  }

  static func point(_ store: WindowStore, _ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x, y: y).applying(
      Context(store.state, store.reading, store.now).sceneMapping.toScene.inverted())
  }

  static func performed(_ effects: [Effect]) -> [SceneOperation] {
    effects.flatMap { effect -> [SceneOperation] in
      switch effect {
      case .compose(.perform(let operations, _, _)), .compose(.delete(let operations, _)):
        return operations
      default: return []
      }
    }
  }
}

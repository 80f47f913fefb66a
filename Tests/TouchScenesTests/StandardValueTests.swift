import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// What properties would be if a scene had set none, and whose objects are and whom they tell.
@MainActor
@Suite struct StandardValueTests {
  private func scene() throws -> LiveScene {
    Stories.register()
    return try LiveScene.load(
      text: """
        touchscope: 1
        screen: [300, 300]
        window:
          rootViewController:
            id: root
            class: UIViewController
            view:
              id: page
              subviews:
                - {id: sheet, class: SheetView, frame: [0, 0, 9, 9], isUserInteractionEnabled: false}
                - {id: title, class: UILabel, frame: [0, 0, 9, 9], isUserInteractionEnabled: true}
                - {id: scroll, class: UIScrollView, frame: [0, 0, 9, 9]}
                - {id: button, class: UIButton, frame: [0, 0, 9, 9]}
              gestureRecognizers:
                - {id: back, class: UIScreenEdgePanGestureRecognizer, edges: left, delaysTouchesBegan: true}
                - {id: pan, class: UIPanGestureRecognizer, delegate: sheet}
                - {id: tap, class: UITapGestureRecognizer, shouldBegin: true, action: "tapped:"}
        """, path: "standards.yaml")
  }

  /// The default is that of the object's class of UIKit, also where the app has a class of its own.
  @Test func defaultsAreThoseOfNewObjects() throws {
    let scene = try scene()
    defer { scene.engine.tearDown() }
    let count = scene.engine.handleCount
    func property(_ name: String, of id: String) throws -> EditableProperty {
      try #require(EditableProperties.of(id, in: scene).first { $0.name == name })
    }
    let delays = try property("delaysTouchesBegan", of: "back")
    #expect(delays.value == "true" && delays.standard == "false")
    let edges = try property("edges", of: "back")
    #expect(edges.value == "[left]" && edges.standard == "[]")
    #expect(try property("isUserInteractionEnabled", of: "sheet").standard == "true")
    #expect(try property("isUserInteractionEnabled", of: "title").standard == "false")
    // No limit is given in a new pan.
    #expect(try property("maximumNumberOfTouches", of: "pan").standard == "")
    // What UIKit makes for a view cannot be made alone; a value that is only read has no default.
    #expect(try property("delaysTouchesBegan", of: "scroll.delay").standard == nil)
    #expect(try property("state", of: "pan").standard == nil)
    // The new objects are none of the scene's.
    #expect(scene.engine.handleCount == count)
  }

  @Test func connectionsAreThoseOfTheObjects() throws {
    let scene = try scene()
    defer { scene.engine.tearDown() }
    func all(_ id: String) -> [String] {
      ObjectConnection.all(of: id, in: scene).map { "\($0.name) \($0.value)" }
    }
    #expect(all("pan") == ["view page", "target root", "action pan:", "delegate sheet"])
    #expect(all("back") == ["view page", "target root", "action back:", "delegate "])
    // The scene's file answers for a delegate.
    #expect(
      all("tap") == [
        "view page", "target root", "action tapped:", "delegate UIGestureRecognizerDelegate",
      ])
    #expect(all("button") == ["target root", "action button:"])
    #expect(all("scroll") == ["delegate "])
    #expect(all("title") == [] && all("nobody") == [])
  }
}

import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// A view that writes down what it gets, and passes on what it is told to.
private final class Link: UIView {
  var passes: Set<TouchPhase> = [.began, .moved, .ended, .cancelled]
  var got: [String] = []
  var way: UIResponder?
  var canSave = false
  var saved = 0

  override var next: UIResponder? { way ?? super.next }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    got.append("began")
    if passes.contains(.began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    got.append("ended")
    if passes.contains(.ended) { super.touchesEnded(touches, with: event) }
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.name == "save" ? canSave : super.canPerformAction(action, withSender: sender)
  }
  func save() { saved += 1 }
}

/// The responder chain: who follows whom, and what goes along it.
@Suite struct ResponderTests {
  private let world = World()

  /// `outer` holds `inner`, which is hit by a tap in the middle.
  private func links() -> (outer: Link, inner: Link) {
    world.engine.perform {
      let outer = Link(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let inner = Link(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      outer.touchscopeName = "outer"
      inner.touchscopeName = "inner"
      world.view.addSubview(outer)
      outer.addSubview(inner)
      return (outer, inner)
    }
  }

  /// RC-01: a view is followed by its controller if it is the root view, and by its superview otherwise.
  @Test func whatFollowsAView() {
    let (outer, inner) = links()
    let controller = world.engine.perform { UIViewController() }
    #expect(inner.next === outer && outer.next === world.view)
    world.engine.perform { controller.view = outer }
    #expect(outer.next === controller && controller.next === world.view)
    world.engine.perform { controller.view = nil }
    #expect(outer.next === world.view)
  }

  /// RC-04: the default methods pass all four phases on, the same touches with the same event.
  @Test func allPhasesGoOn() {
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 201, 200)
    world.touch(.ended, 1, 201, 200)
    world.touch(.began, 1, 200, 200)
    world.touch(.cancelled, 1, 200, 200)
    for name in ["view", "window", "application"] {
      #expect(
        world.lines([.touches], of: [name])
          == [
            "touchesBegan", "touchesMoved", "touchesEnded", "touchesBegan", "touchesCancelled",
          ].map { "\(name) \($0)" })
    }
  }

  /// RC-05, RC-07, GOLD-004-27: a handler without super ends the way; the view of the touch stays the one that was hit.
  @Test func noSuperNoWay() {
    let (outer, inner) = links()
    var view: UIView?
    outer.touchscopeHooks.touches = { _, touches, _, base in
      view = touches.first?.view
      base()
    }
    outer.passes = []
    world.tap()
    #expect(inner.got == ["began", "ended"] && outer.got == ["began", "ended"])
    #expect(world.lines([.touches], of: ["view"]).isEmpty)
    #expect(view === inner)
  }

  /// RC-06: one that overrides some of the four methods only leaves the next responder with an end that never began.
  @Test func halfOfTheMethods() {
    let (outer, inner) = links()
    inner.passes = [.moved, .ended, .cancelled]
    world.tap()
    #expect(outer.got == ["ended"])
  }

  /// RC-08: recognizers follow the views, not the chain: an override of next changes nothing for them.
  @Test func recognizersAreNotInTheChain() {
    let (outer, inner) = links()
    inner.way = world.window
    _ = world.add("tap", to: outer, UITapGestureRecognizer())
    world.tap()
    #expect(outer.got.isEmpty)
    #expect(world.lines([.action]) == ["tap action ended"])
    #expect(!world.lines([.chain]).contains { $0.contains("tap") })
  }

  /// RC-10, RC-11: the target is the first of the chain that can perform the action, by class or by its own answer.
  @Test func theTargetOfAnAction() {
    let (outer, inner) = links()
    let save = Selector("save", Link.save)
    #expect(inner.target(forAction: save, withSender: nil) == nil)
    outer.canSave = true
    #expect(inner.target(forAction: save, withSender: nil) as? UIView === outer)
    let sent = world.engine.perform {
      world.engine.application.sendAction(save, to: nil, from: inner, for: nil)
    }
    #expect(sent && outer.saved == 1 && inner.saved == 0)
    #expect(
      world.lines([.chain]).suffix(2) == ["inner nextResponder outer", "outer performs save"])
    #expect(!world.view.canPerformAction(save, withSender: nil))
    let none = Selector("nobody")
    #expect(
      !world.engine.perform {
        world.engine.application.sendAction(none, to: nil, from: inner, for: nil)
      })
  }

  /// RC-12: the end goes the way of the beginning, though next says otherwise in the meantime.
  @Test func theWayOfTheBeginningHolds() {
    let (outer, inner) = links()
    world.touch(.began, 1, 200, 200)
    inner.way = world.window
    world.touch(.ended, 1, 200, 200)
    #expect(outer.got == ["began", "ended"])
    world.tap()
    #expect(outer.got == ["began", "ended"])
  }

  /// RC-12: two touches that begin in one call and end one after the other both go the way of their beginning.
  @Test(arguments: [(1, 2), (2, 1)]) func theWayOfTwoBeginningsHolds(_ first: Int, _ last: Int) {
    let (outer, inner) = links()
    inner.isMultipleTouchEnabled = true
    world.touch([(.began, 1, 200, 200), (.began, 2, 205, 205)])
    inner.way = world.window
    world.touch(.ended, first, 200, 200)
    world.touch(.ended, last, 205, 205)
    #expect(outer.got == ["began", "ended", "ended"])
  }

  /// RC-14: an override of next changes where touches go.
  @Test func nextCanBeOverridden() {
    let (outer, inner) = links()
    inner.way = world.view
    world.tap()
    #expect(outer.got.isEmpty)
    #expect(world.lines([.touches], of: ["view"]).count == 2)
  }

  /// RC-15: a ring of overrides ends with a warning, for touches, presses and actions.
  @Test func aRingEnds() {
    let (outer, inner) = links()
    outer.way = inner
    world.tap()
    #expect(inner.got == ["began", "ended"] && outer.got == ["began", "ended"])
    #expect(world.lines([.warning]).count == 2)
    _ = inner.target(forAction: Selector("save"), withSender: nil)
    #expect(world.lines([.warning]).count == 3)
    world.engine.perform {
      inner.touchscopeHooks.canBecomeFirst = true
      #expect(inner.becomeFirstResponder())
    }
    world.engine.shake(at: .zero)
    #expect(world.lines([.warning]).count == 5)
    #expect(world.lines([.warning]).allSatisfy { $0.hasSuffix("comes back to where it was") })
  }
}

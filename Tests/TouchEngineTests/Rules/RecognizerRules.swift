import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

private final class Counter: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sender(_ recognizer: UIGestureRecognizer) {
    calls.append("sender \(recognizer.touchscopeName ?? "") \(recognizer.state)")
  }
}

/// The life of a recognizer: its touches, its targets, its reset.
@MainActor @Suite struct RecognizerRules {
  private let world = World()
  private let plain = Selector("plain", Counter.plain)
  private let sender = Selector("sender:", Counter.sender)

  /// GR-01, GR-52: the header's numbers, and a name that does nothing.
  @Test func statesHaveTheHeadersNumbers() {
    typealias State = UIGestureRecognizer.State
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == Array(0...5) && State.recognized == .ended)
    let pan = world.add("pan", UIPanGestureRecognizer())
    #expect(pan.name == nil && pan.state == .possible && pan.isEnabled && pan.numberOfTouches == 0)
    pan.name = "something else"
    world.drag(by: 20, steps: 1)
    #expect(world.actions(of: "pan") == ["began", "ended"])
  }

  /// GR-18, GR-19, GR-20, GR-21: each pair once, with or without the recognizer; nil removes them all.
  @Test func targetsAndActions() {
    let (one, two) = (Counter(), Counter())
    let tap = world.add("tap", UITapGestureRecognizer()) { tap in
      for _ in 0..<2 { tap.addTarget(one, action: plain) }
      tap.addTarget(one, action: sender)
      tap.addTarget(two, action: plain)
    }
    world.tap()
    #expect(one.calls == ["plain", "sender tap ended"] && two.calls == ["plain"])
    tap.removeTarget(one, action: plain)
    world.wait(1)
    world.tap()
    #expect(one.calls.count == 3 && two.calls.count == 2)
    tap.removeTarget(nil, action: nil)
    world.wait(1)
    world.tap()
    #expect(one.calls.count == 3 && two.calls.count == 2)
  }

  /// GR-22: a target goes when nobody else keeps it.
  @Test func targetsAreNotKept() {
    weak var gone: Counter?
    _ = world.add("tap", UITapGestureRecognizer()) { tap in
      let counter = Counter()
      gone = counter
      tap.addTarget(counter, action: plain)
    }
    world.tap()
    #expect(gone == nil && world.actions(of: "tap") == ["ended"])
  }

  /// GR-24: a second view takes it over.
  @Test func aRecognizerHasOneView() {
    let other = world.put("other", 0, 0, 50, 50, UIView())
    let tap = world.add("tap", UITapGestureRecognizer())
    world.engine.perform { other.addGestureRecognizer(tap) }
    #expect(tap.view === other && world.view.gestureRecognizers == nil)
    world.tap()
    #expect(world.actions(of: "tap") == [])
  }

  /// GR-26, GR-28: one that is added late, or switched off, gets none of the touches; the next ones it gets.
  @Test func whoComesLateGetsNothing() {
    let off = world.add("off", Own()) { $0.isEnabled = false }
    world.touch(.began, 1, 200, 200)
    let late = world.add("late", Own())
    world.touch(.ended, 1, 200, 200)
    #expect(off.calls == [] && late.calls == [])
    off.isEnabled = true
    world.tap()
    #expect(off.calls == ["began", "ended"] && late.calls == ["began", "ended"])
  }

  /// GR-29: off and on again it has dropped its touches, and takes part when new ones begin.
  @Test func offAndOnAgain() {
    let pan = world.add("pan", UIPanGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    world.program {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    world.touch(.moved, 1, 260, 200)
    world.touch(.ended, 1, 260, 200)
    #expect(world.actions(of: "pan") == [])
    world.wait(1)
    world.drag(by: 40, steps: 1)
    #expect(world.actions(of: "pan") == ["began", "ended"])
  }

  /// GR-29, EC-101: a second finger finds it ready while the one that it dropped still rests; that one is nobody's.
  @Test func offAndOnAgainUnderAFinger() {
    let pan = world.add("pan", UIPanGestureRecognizer())
    world.drag(by: 40, steps: 1, lifts: false)
    world.program {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    #expect(world.actions(of: "pan") == ["began", "cancelled"])
    world.touch(.began, 2, 220, 220)
    world.touch(.moved, 1, 300, 200)
    #expect(world.actions(of: "pan") == ["began", "cancelled"])
    world.touch(.moved, 2, 220, 250)
    #expect(
      world.actions(of: "pan") == ["began", "cancelled", "began"] && pan.numberOfTouches == 1)
  }

  /// GR-30, GR-31, GR-33, GR-39: over, it gets nothing more, not the end of its touch either; reset comes when all are lifted.
  @Test(arguments: [UIGestureRecognizer.State.failed, .ended, .cancelled])
  func afterTheEndOnlyTheResetComes(_ state: UIGestureRecognizer.State) {
    let own = world.add("own", Own())
    own.began = { own, _, _ in if state == .cancelled { own.state = .began } }
    own.moved = { own, _, _ in own.state = state }
    world.touch([(.began, 1, 190, 200), (.began, 2, 210, 200)])
    world.touch(.moved, 1, 195, 200)
    world.touch(.moved, 2, 215, 200)
    world.touch(.ended, 1, 195, 200)
    #expect(own.calls == ["began", "moved"] && own.state == state)
    world.touch(.ended, 2, 215, 200)
    #expect(own.calls == ["began", "moved", "reset"] && own.state == .possible)
  }

  /// GR-34, GR-35: in reset() the state is still what it was; what a subclass keeps it forgets there.
  @Test func theStateInReset() {
    var states: [UIGestureRecognizer.State] = []
    let own = world.add("own", Own())
    own.ended = { own, _, _ in own.state = .ended }
    own.resetting = { states.append($0.state) }
    world.tap()
    #expect(states == [.ended] && own.state == .possible && own.calls.last == "reset")
  }

  /// GR-38: what a view loses, recognizers keep; they are cancelled when the system takes the touch.
  @Test func viewsLoseWhatRecognizersKeep() {
    let own = world.add("own", Own()) { $0.touchscopeHooks.canBePreventedBy = { _ in false } }
    _ = world.add("pan", UIPanGestureRecognizer())
    world.drag(by: 40, steps: 2, lifts: false)
    #expect(world.touches(of: "view").last == "Cancelled")
    #expect(own.calls == ["began", "moved", "moved"])
    world.engine.interrupt(at: Instant(seconds: 0.1))
    #expect(own.calls.last == "cancelled")
  }

  /// GR-40, GR-12: the base class does nothing, passes nothing on, and keeps those waiting that require it to fail.
  @Test func theBaseClassHangs() {
    let base = world.add("base", UIGestureRecognizer())
    let tap = world.add("tap", UITapGestureRecognizer())
    tap.require(toFail: base)
    world.tap()
    world.wait(5)
    #expect(base.state == .possible && tap.state == .ended && world.actions(of: "tap") == [])
    #expect(world.lines([.state, .machine], of: ["base"]) == [])
    #expect(world.touches(of: "view") == ["Began"])
  }

  /// GR-41, GR-42: how many touches, where each of them and their middle is; a wrong number is told and survived.
  @Test func touchesAndPlaces() {
    let own = world.add("own", Own())
    world.touch([(.began, 1, 150, 200), (.began, 2, 250, 240)])
    #expect(own.numberOfTouches == 2)
    #expect(own.location(in: nil) == CGPoint(x: 200, y: 220))
    #expect(own.location(ofTouch: 1, in: world.view) == CGPoint(x: 150, y: 140))
    #expect(own.location(ofTouch: 2, in: nil) == CGPoint(x: 200, y: 220))
    #expect(world.lines([.warning]) == ["own warning there is no touch 2"])
    world.touch(.ended, 1, 150, 200)
    #expect(own.numberOfTouches == 1 && own.location(in: nil) == CGPoint(x: 250, y: 240))
    var last = -1
    own.ended = { own, _, _ in last = own.numberOfTouches }
    world.touch(.ended, 2, 250, 240)
    #expect(last == 0)
  }

  /// GR-44: a view that is moved by its own pan does not disturb it.
  @Test func aViewThatMovesAlong() {
    var ways: [Double] = []
    let pan = world.add("pan", UIPanGestureRecognizer())
    pan.touchscopeHooks.action = { [unowned world] _ in
      ways.append(pan.translation(in: world.view).x)
      world.view.frame.origin.x = 100 + pan.translation(in: world.window).x
    }
    world.drag(by: 60, steps: 3)
    #expect(ways == [10, 30, 50, 50])
  }

  /// GR-45, GR-46, GR-47: all up from the hit view get the touch; those beside and over it get none.
  @Test func whoGetsATouch() {
    let child = world.put("child", 0, 0, 100, 100, UIView())
    let beside = world.put("beside", 50, 50, 100, 100, UIView())
    let all = [world.window, world.view, child, beside].map { world.add("own", to: $0, Own()) }
    world.tap(120, 120)
    #expect(all.map(\.calls.count) == [2, 2, 2, 0])
    world.wait(1)
    world.tap(180, 180)
    #expect(all.map(\.calls.count) == [4, 4, 2, 2])
  }

  /// GR-48, GR-50: an ignored touch brings no more, and is not taken from the view; one of somebody else is left alone.
  @Test func ignoredTouches() {
    let own = world.add("own", Own())
    let other = world.add("other", Own())
    own.began = { own, touches, event in
      for touch in touches where touch.location(in: nil).y > 250 {
        own.ignore(touch, for: event)
        own.ignore(touch, for: event)
      }
    }
    own.moved = { own, _, _ in own.state = .ended }
    world.touch([(.began, 1, 200, 200), (.began, 2, 200, 280)])
    #expect(own.numberOfTouches == 1 && other.numberOfTouches == 2)
    world.touch([(.moved, 1, 210, 200), (.moved, 2, 210, 280)])
    #expect(own.calls == ["began", "moved"])
    #expect(world.touches(of: "view") == ["Began", "Cancelled", "Moved"])
  }

  /// GR-49: one that was held is delivered in the same event.
  @Test func ignoredTouchesAreReleased() {
    let own = world.add("own", Own()) { $0.delaysTouchesBegan = true }
    own.moved = { own, touches, event in for touch in touches { own.ignore(touch, for: event) } }
    world.touch(.began, 1, 200, 200)
    #expect(world.touches(of: "view") == [])
    world.touch(.moved, 1, 210, 200)
    #expect(world.touches(of: "view") == ["Began", "Moved"])
  }

  /// GR-51: a recognizer that fails at once keeps nobody waiting, one that hesitates does.
  @Test(arguments: [true, false]) func failingEarlyHelpsOthers(_ isQuick: Bool) {
    let own = world.add("own", Own())
    own.began = { own, _, _ in if isQuick { own.state = .failed } }
    own.ended = { own, _, _ in own.state = .failed }
    let press = world.add("press", UILongPressGestureRecognizer())
    press.require(toFail: own)
    world.touch(.began, 1, 200, 200)
    world.wait(0.6)
    #expect(world.actions(of: "press") == (isQuick ? ["began"] : []))
  }
}

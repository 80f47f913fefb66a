import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Who gets a finger on the content of a scroll view, and when.
@Suite struct ScrollTouchTests {
  /// SCR-02, SCR-03: a resting finger reaches the content after 150 ms.
  @Test func contentWaits150Milliseconds() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 50, 50)
    one.world.wait(0.149)
    #expect(one.world.lines([.touches], of: ["card"]).isEmpty)
    one.world.wait(0.002)
    #expect(one.world.lines([.touches], of: ["card"]) == ["card touchesBegan"])
    #expect(one.engine.trace.events.first { $0.kind == .touches }?.time.seconds == 0.15)
    #expect(one.world.lines([.state], of: ["delay"]) == ["delay possible -> failed timerFired"])
  }

  /// SCR-04, CTL-34: a quick tap gives the button its down and up in the turn of the lift.
  @Test func aQuickTapComesWithTheLift() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 200, 250)
    one.world.wait(0.08)
    one.lift(200, 250)
    #expect(
      one.world.lines([.hold, .touches, .action], of: ["delay", "button"]) == [
        "delay holds touch 1", "delay releases touch 1", "button touchesBegan",
        "button action touchDown", "button touchesEnded", "button action touchUpInside",
        "button action primaryActionTriggered",
      ])
    let times = Set(one.engine.trace.events.filter { $0.kind == .touches }.map(\.time.seconds))
    #expect(times == [0.08])
  }

  /// SCR-05, DL-12: a drag within 150 ms scrolls, and the content hears nothing.
  @Test func aDragIsNeverSeenByTheContent() {
    let one = ScrollWorld()
    one.drag(from: (50, 150), by: (0, -50), over: 0.1, samples: 10)
    one.world.wait(0.2)
    #expect(one.offset == CGPoint(x: 0, y: 40))
    one.lift(50, 100)
    one.world.wait(0.2)
    #expect(one.world.lines([.touches], of: ["card"]).isEmpty)
    #expect(one.world.lines([.hold]) == ["delay holds touch 1", "delay drops touch 1"])
  }

  /// EC-123: a quick drag along the axis that does not scroll reaches the content while it goes on.
  @Test func aDragAcross() {
    let one = ScrollWorld()
    one.drag(from: (140, 250), by: (60, 0), over: 0.12, samples: 12)
    #expect(
      one.world.lines([.state], of: ["delay"]) == ["delay possible -> failed nothingToScroll"])
    let began = one.engine.trace.events.first { $0.kind == .touches }
    #expect(began?.verb == .touchesBegan && began?.time.seconds == 0.02)
    one.lift(200, 250)
    let touches = one.world.lines([.touches], of: ["button"])
    #expect(touches.first == "button touchesBegan" && touches.last == "button touchesEnded")
    #expect(touches.filter { $0 == "button touchesMoved" }.count >= 10)
    let wide = ScrollWorld(content: CGSize(width: 1000, height: 1000))
    wide.drag(from: (140, 250), by: (60, 0), over: 0.12, samples: 12)
    #expect(wide.world.lines([.touches], of: ["button"]).isEmpty)
  }

  /// SCR-06, SCR-10: a plain view loses the touch that it has, a control keeps it.
  @Test func controlsKeepTheirTouches() {
    let plain = ScrollWorld()
    plain.world.touch(.began, 1, 50, 150)
    plain.world.wait(0.2)
    plain.world.touch(.moved, 1, 50, 130)
    #expect(
      plain.world.lines([.state, .touches, .decision], of: ["card", "pan", "scroll"]).prefix(5) == [
        "card touchesBegan", "scroll touchesBegan", "scroll touchesShouldCancel card yes",
        "pan possible -> began thresholdReached", "card touchesCancelled",
      ])
    let control = ScrollWorld()
    control.world.touch(.began, 1, 200, 250)
    control.world.wait(0.2)
    control.world.touch(.moved, 1, 200, 230)
    control.world.touch(.moved, 1, 200, 100)
    #expect(
      control.world.lines([.state, .decision], of: ["pan", "scroll"]) == [
        "scroll touchesShouldCancel button no", "pan possible -> failed contentKeepsTouch button",
      ])
    #expect(control.button.isTracking)
    #expect(control.offset == .zero)
  }

  /// SCR-07, SCR-09: without the delay content gets its touch at once; without cancelling it keeps it unasked.
  @Test func theTwoSwitches() {
    let atOnce = ScrollWorld { $0.delaysContentTouches = false }
    atOnce.world.touch(.began, 1, 50, 50)
    #expect(atOnce.world.lines([.touches], of: ["card"]) == ["card touchesBegan"])
    let keeps = ScrollWorld { $0.canCancelContentTouches = false }
    keeps.world.touch(.began, 1, 50, 150)
    keeps.world.wait(0.2)
    keeps.world.touch(.moved, 1, 50, 100)
    #expect(keeps.world.lines([.decision]).isEmpty)
    #expect(
      keeps.world.lines([.state], of: ["pan"]) == ["pan possible -> failed contentKeepsTouch card"])
  }

  /// SCR-08: a scroll view may keep a touch from its content; it can still scroll with it.
  @Test func contentMayBeRefused() {
    let one = ScrollWorld {
      $0.delaysContentTouches = false
      $0.touchscopeScrollHooks.touchesShouldBegin = { _ in false }
    }
    one.world.touch(.began, 1, 50, 150)
    one.world.touch(.moved, 1, 50, 100)
    one.world.wait(0.2)
    one.lift(50, 100)
    #expect(one.world.lines([.touches], of: ["card"]).isEmpty)
    #expect(one.world.lines([.withhold]) == ["card withholds touch 1 scrollViewRefused"])
    #expect(one.offset.y == 40)
  }

  /// SCR-08: a finger that moved while it was held is refused with its moves, and its end.
  @Test func whatIsRefusedNeverMoves() {
    let one = ScrollWorld { $0.touchscopeScrollHooks.touchesShouldBegin = { _ in false } }
    one.world.touch(.began, 1, 190, 246)
    one.world.wait(0.0167)
    one.world.touch(.moved, 1, 190, 240)
    one.world.wait(0.4)
    #expect(one.world.lines([.withhold]) == ["button withholds touch 1 scrollViewRefused"])
    one.lift(190, 240)
    one.world.wait(1)
    #expect(one.world.lines([.touches]).isEmpty)
  }

  /// SCR-15: without scrolling content gets all touches, at once.
  @Test func withoutScrolling() {
    let one = ScrollWorld { $0.isScrollEnabled = false }
    one.drag(from: (50, 150), by: (0, -50), over: 0.1, samples: 5)
    one.lift(50, 100)
    #expect(one.world.lines([.touches], of: ["card"]).count == 7)
    #expect(one.world.lines([.gesture]).isEmpty)
    #expect(one.offset == .zero)
  }

  /// SCR-16, DL-23: recognizers on content are not delayed, and a tap takes a held touch (SCR-04).
  @Test func aTapOnTheContentWins() {
    let one = ScrollWorld()
    let tap = one.world.add("tap", to: one.card, UITapGestureRecognizer())
    #expect(tap.view === one.card)
    one.world.touch(.began, 1, 50, 50)
    #expect(one.world.lines([.gesture], of: ["tap"]) == ["tap touchesBegan"])
    one.world.wait(0.05)
    one.lift(50, 50)
    #expect(one.world.lines([.action]) == ["tap action ended"])
    #expect(one.world.lines([.touches], of: ["card"]).isEmpty)
  }

  /// SCR-13, SCR-54: a finger on a moving scroll view stops it and drags; the content gets nothing.
  @Test func aFingerStopsTheMotion() {
    let one = ScrollWorld()
    one.fling(1)
    one.world.wait(0.3)
    #expect(one.scroll.isDecelerating)
    one.world.touch(.began, 2, 50, 50)
    let caught = one.offset
    #expect(!one.scroll.isDecelerating && one.scroll.isDragging)
    #expect(one.delegate.calls.suffix(2) == ["didEndDecelerating", "willBeginDragging"])
    one.world.wait(0.3)
    #expect(one.offset == caught)
    // No ten points are needed, and none are lost.
    one.world.touch(.moved, 2, 50, 46)
    #expect(one.offset.y == caught.y + 4)
    one.world.wait(0.2)
    one.world.touch(.ended, 2, 50, 46)
    #expect(one.world.lines([.touches], of: ["card"]).isEmpty)
    #expect(one.delegate.calls.last == "didEndDragging false")
  }

  /// SCR-54: a finger that stops a bounce and lets go at once lets it come home.
  @Test func aCaughtBounceComesHome() {
    let one = ScrollWorld()
    one.drag(from: (200, 100), by: (0, 200), over: 0.3, samples: 20)
    one.lift(200, 300)
    one.world.wait(0.05)
    let caught = one.offset.y
    #expect(caught < -20)
    one.world.touch(.began, 1, 200, 300)
    one.world.wait(0.2)
    #expect(one.offset.y == caught)
    one.lift(200, 300)
    one.world.wait(2)
    #expect(one.offset.y == 0)
    // The same when the view under the finger does not let the pan begin.
    one.drag(from: (200, 100), by: (0, 200), over: 0.3, samples: 20)
    one.lift(200, 300)
    one.world.wait(0.05)
    one.scroll.touchscopeViewHooks.shouldBegin = { _, _ in false }
    one.world.touch(.began, 1, 200, 300)
    one.lift(200, 300)
    one.world.wait(2)
    #expect(one.offset.y == 0 && !one.scroll.isDecelerating)
  }

  /// SCR-19: a resting finger takes no part, the other one scrolls as if alone.
  @Test func restingFingersAreLeftOut() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 100, 100)
    one.world.touch(.began, 2, 200, 300)
    for y in [290.0, 280, 270, 260] {
      one.world.wait(0.01)
      one.world.touch(.moved, 2, 200, y)
    }
    #expect(one.offset.y == 30)
  }

  /// SCR-17: the pan's delegate stays the scroll view; the engine warns and goes on.
  @Test func theDelegateOfThePanStays() {
    final class Other: UIGestureRecognizerDelegate {}
    let one = ScrollWorld()
    let other = Other()
    one.engine.perform { one.scroll.panGestureRecognizer.delegate = other }
    #expect(one.scroll.panGestureRecognizer.delegate == nil)
    #expect(one.world.lines([.warning]).count == 1)
  }

  /// AR-12: the scroll view itself is asked whether its pan may begin, whatever view was hit.
  @Test func theScrollViewIsAskedForItsPan() {
    final class Stubborn: UIScrollView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let one = ScrollWorld(make: Stubborn())
    one.drag(from: (50, 150), by: (0, -50), over: 0.1, samples: 5)
    #expect(
      one.world.lines([.state], of: ["pan"]) == ["pan possible -> failed viewRefused scroll"])
  }

  /// SCR-20: tracking from the touch-down, dragging from the begin, decelerating from the lift.
  @Test func theThreeFlags() {
    let one = ScrollWorld()
    func flags() -> [Bool] {
      [one.scroll.isTracking, one.scroll.isDragging, one.scroll.isDecelerating]
    }
    #expect(flags() == [false, false, false])
    one.world.touch(.began, 1, 50, 300)
    #expect(flags() == [true, false, false])
    one.world.wait(0.01)
    one.world.touch(.moved, 1, 50, 280)
    #expect(flags() == [true, true, false])
    one.lift(50, 280)
    #expect(flags() == [false, false, true])
    one.world.wait(5)
    #expect(flags() == [false, false, false])
    one.world.touch(.began, 1, 50, 300)
    one.world.wait(0.05)
    one.lift(50, 300)
    #expect(flags() == [false, false, false])
  }
}

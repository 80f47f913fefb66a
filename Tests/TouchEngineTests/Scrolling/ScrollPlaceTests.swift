import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Where a scroll view may be: axes, pages, locks, nesting and changes by program.
@Suite struct ScrollPlaceTests {
  /// SCR-24, HT-24: the offset is the origin of the bounds; views in it move, and hit testing knows.
  @Test func theOffsetIsTheOriginOfTheBounds() {
    let one = ScrollWorld()
    one.engine.perform { one.scroll.contentOffset = CGPoint(x: 0, y: 100.3) }
    #expect(one.scroll.bounds.origin == CGPoint(x: 0, y: 100.5))
    #expect(one.scroll.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(one.button.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 119.5))
    one.world.touch(.began, 1, 200, 150)
    one.world.wait(0.2)
    #expect(one.button.isTracking)
    let snapshot = one.engine.snapshot().views.first { $0.name == "button" }
    #expect(snapshot?.corners.first == CGPoint(x: 100, y: 119.5))
    #expect(one.world.lines([.change]).contains("scroll contentOffset 0 0 -> 0 100.5"))
    #expect(one.delegate.calls == ["didScroll"])
    one.engine.perform { one.scroll.contentOffset = CGPoint(x: 0, y: 100.5) }
    #expect(one.delegate.offsets.count == 1)
  }

  /// SCR-26, SCR-27, SCR-36: axes that fit stay; insets make room; always bouncing makes them move.
  @Test func whichAxesMove() {
    let one = ScrollWorld()
    #expect(!one.scroll.range(.x).canMove && one.scroll.range(.y).canMove)
    one.drag(from: (300, 300), by: (-40, -40), over: 0.1, samples: 10)
    #expect(one.offset == CGPoint(x: 0, y: 30))

    let fits = ScrollWorld(content: CGSize(width: 400, height: 300))
    fits.drag(from: (200, 300), by: (0, -50), over: 0.1, samples: 10)
    #expect(
      fits.world.lines([.state], of: ["pan"]) == ["pan possible -> failed nothingToScroll"])

    let bouncing = ScrollWorld(content: .zero) { $0.alwaysBounceVertical = true }
    bouncing.drag(from: (200, 300), by: (0, -50), over: 0.1, samples: 10)
    #expect(bouncing.offset.y > 15 && bouncing.offset.y < 40)

    let inset = ScrollWorld {
      $0.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    }
    #expect(inset.scroll.range(.y).least == -50 && inset.scroll.range(.y).most == 9620)
  }

  /// SCR-33: a locked drag stays on the axis on which it clearly started; a diagonal one is free.
  @Test func directionalLock() {
    let size = CGSize(width: 4000, height: 4000)
    let locked = ScrollWorld(content: size) { $0.isDirectionalLockEnabled = true }
    locked.drag(from: (300, 380), by: (-20, -200), over: 0.4, samples: 40)
    #expect(locked.offset.x == 0 && locked.offset.y > 180)
    let diagonal = ScrollWorld(content: size) { $0.isDirectionalLockEnabled = true }
    diagonal.drag(from: (300, 380), by: (-150, -200), over: 0.4, samples: 40)
    #expect(diagonal.offset.x > 100 && diagonal.offset.y > 150)
    let free = ScrollWorld(content: size)
    free.drag(from: (300, 380), by: (-20, -200), over: 0.4, samples: 40)
    #expect(free.offset.x > 15)
  }

  /// SCR-38, SCR-58, SCR-59, SCR-60: it rests on pages, the next one at most; a flick is enough, a short pull is not.
  @Test(arguments: [
    (-250.0, 0.5, 0.2, 400.0), (-100, 0.5, 0.2, 0), (-60, 0.06, 0, 400), (-300, 0.06, 0, 400),
    (60, 0.06, 0, 0), (-40, 0.125, 0, 400), (-40, 0.16, 0, 0),
  ])
  func pages(way: Double, seconds: Double, rest: Double, expected: Double) {
    let one = ScrollWorld(content: CGSize(width: 2000, height: 400)) { $0.isPagingEnabled = true }
    one.drag(from: (320, 300), by: (way, 0), over: seconds, samples: 12)
    one.world.wait(rest)
    one.lift(320 + way, 300)
    #expect(one.delegate.proposed.map { Double($0.x) } == expected)
    one.world.wait(2)
    #expect(Double(one.offset.x) == expected)
    #expect(!one.scroll.isDecelerating)
    #expect(one.delegate.offsets.allSatisfy { $0.x <= 400 })
  }

  /// SCR-59: a drag over three narrow pages rests on the next one.
  @Test func onePageAtMost() {
    let one = ScrollWorld(content: CGSize(width: 2000, height: 400)) {
      $0.frame = CGRect(x: 300, y: 0, width: 100, height: 400)
      $0.isPagingEnabled = true
    }
    one.drag(from: (390, 300), by: (-280, 0), over: 1, samples: 20)
    #expect(one.offset.x == 270)
    one.world.wait(0.2)
    one.lift(110, 300)
    one.world.wait(3)
    #expect(one.offset.x == 100)
  }

  /// SCR-55, SCR-56: an animated change takes 0.3 s and tells its end; a finger stops it.
  @Test func animatedChanges() {
    let one = ScrollWorld()
    one.engine.perform { one.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    one.world.wait(0.15)
    #expect(abs(one.offset.y - 150) < 1)
    one.world.wait(0.16)
    #expect(one.offset.y == 300)
    #expect(one.delegate.calls == ["didScroll", "didEndScrollingAnimation"])
    one.engine.perform { one.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(one.engine.nextDeadline == nil)

    one.engine.perform { one.scroll.setContentOffset(.zero, animated: true) }
    one.world.wait(0.1)
    one.world.touch(.began, 1, 50, 300)
    let stopped = one.offset.y
    one.world.wait(0.5)
    #expect(one.offset.y == stopped && stopped > 0)
  }

  /// A rectangle that is not seen is brought in, with the least movement.
  @Test func showingARectangle() {
    let one = ScrollWorld()
    func show(_ y: Double, _ height: Double) -> Double {
      one.engine.perform {
        one.scroll.scrollRectToVisible(
          CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      }
      return one.offset.y
    }
    #expect(show(500, 100) == 200)
    #expect(show(300, 100) == 200)
    #expect(show(50, 10) == 50)
    #expect(show(9990, 100) == 9600)
  }

  /// A program that moves the offset during a drag or a deceleration: the motion goes on from there.
  @Test func theProgramMovesIt() {
    let one = ScrollWorld()
    one.drag(from: (200, 300), by: (0, -50), over: 0.1, samples: 10)
    one.engine.perform { one.scroll.contentOffset = CGPoint(x: 0, y: 1000) }
    one.world.wait(0.01)
    one.world.touch(.moved, 1, 200, 240)
    #expect(one.offset.y == 1010)
    one.world.wait(0.01)
    one.lift(200, 240)
    #expect(one.scroll.isDecelerating)
    one.engine.perform { one.scroll.setContentOffset(.zero, animated: false) }
    one.world.wait(1)
    #expect(one.offset == .zero && !one.scroll.isDecelerating)
  }

  /// EC-168: a deceleration that the program ends tells the delegate, once, before the content goes elsewhere.
  @Test(arguments: [false, true])
  func theProgramEndsADeceleration(isAnimated: Bool) {
    let one = ScrollWorld()
    one.drag(from: (200, 300), by: (0, -200), over: 0.1, samples: 10)
    one.lift(200, 100)
    one.world.wait(0.1)
    #expect(one.scroll.isDecelerating)
    let place = one.offset
    var wasThere: CGPoint?
    one.delegate.atEndDecelerating = { wasThere = $0.contentOffset }
    one.engine.perform { one.scroll.setContentOffset(.zero, animated: isAnimated) }
    #expect(wasThere == place)
    #expect(one.delegate.calls.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(!one.scroll.isDecelerating)
    // A finger stops the animation without another end.
    if isAnimated {
      one.world.wait(0.1)
      one.world.touch(.began, 2, 200, 300)
      one.world.touch(.ended, 2, 200, 300)
    }
    one.world.wait(2)
    #expect(one.delegate.calls.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(isAnimated ? one.offset.y > 0 : one.offset == .zero)
    #expect(one.engine.nextDeadline == nil)
  }

  /// EC-168: when the delegate moves the content at the lift, no deceleration begins, so none ends.
  @Test(arguments: [false, true])
  func theDelegateTakesTheContentAtTheLift(isLater: Bool) {
    let one = ScrollWorld()
    let move: (UIScrollView) -> Void = {
      $0.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    }
    if isLater {
      one.delegate.atBeginDecelerating = move
    } else {
      one.delegate.atEndDragging = move
    }
    one.drag(from: (200, 300), by: (0, -200), over: 0.1, samples: 10)
    one.lift(200, 100)
    one.world.wait(0.15)
    #expect(one.scroll.contentOffset.y > 40 && !one.scroll.isDecelerating)
    one.world.wait(1)
    #expect(one.offset.y == 40)
    let expected = isLater ? ["willBeginDecelerating", "didEndDecelerating"] : []
    #expect(one.delegate.calls.filter { $0.hasSuffix("Decelerating") } == expected)
    #expect(one.delegate.calls.last == "didEndScrollingAnimation")
  }

  /// SCR-78: content that becomes smaller brings the offset back.
  @Test func smallerContent() {
    let one = ScrollWorld()
    one.engine.perform {
      one.scroll.contentOffset = CGPoint(x: 0, y: 900)
      one.scroll.contentSize = CGSize(width: 400, height: 700)
    }
    #expect(one.offset.y == 300)
  }

  /// EC-122: content at its start stays there when the insets change; elsewhere the offset stays.
  @Test func insetsAtTheStart() {
    let one = ScrollWorld()
    one.engine.perform { one.scroll.contentInset.top = 64 }
    #expect(one.offset == CGPoint(x: 0, y: -64))
    one.engine.perform { one.scroll.contentInset.top = 20 }
    #expect(one.offset.y == -20)
    one.engine.perform {
      one.scroll.contentOffset.y = 100
      one.scroll.contentInset.top = 64
    }
    #expect(one.offset.y == 100)
  }

  // MARK: Nesting

  private func nested(
    inner: CGSize, outer: CGSize = CGSize(width: 400, height: 2000)
  ) -> (ScrollWorld, UIScrollView) {
    let one = ScrollWorld(content: outer)
    let view = one.engine.perform {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      view.touchscopeName = "inner"
      view.panGestureRecognizer.touchscopeName = "innerPan"
      view.delayRecognizer.touchscopeName = "innerDelay"
      view.contentSize = inner
      one.scroll.addSubview(view)
      return view
    }
    return (one, view)
  }

  /// SCR-63, SCR-66: the inner one that can move wins, and keeps the finger at its edge.
  @Test func theInnerOneWins() {
    let (one, inner) = nested(inner: CGSize(width: 400, height: 350))
    one.drag(from: (200, 280), by: (0, -200), over: 0.4, samples: 20)
    #expect(inner.contentOffset.y > 50)
    #expect(one.offset == .zero)
    #expect(
      one.world.lines([.state], of: ["pan"]).first == "pan possible -> failed preventedBy innerPan")
  }

  /// SCR-64: at its edge it leaves the drag to the outer one.
  @Test func atItsEdgeTheOuterOneScrolls() {
    let (one, inner) = nested(inner: CGSize(width: 400, height: 350))
    one.engine.perform { inner.contentOffset = CGPoint(x: 0, y: 50) }
    one.drag(from: (200, 280), by: (0, -100), over: 0.2, samples: 20)
    #expect(inner.contentOffset.y == 50)
    #expect(one.offset.y == 90)
    #expect(
      one.world.lines([.state], of: ["innerPan"]).last
        == "innerPan possible -> failed leftToOuter scroll")
  }

  /// SCR-65: the axis on which 10 pt are reached first decides.
  @Test(arguments: [(-57.4, -81.9, false), (-81.9, -57.4, true)])
  func theDirectionDecides(x: Double, y: Double, isInner: Bool) {
    let (one, inner) = nested(inner: CGSize(width: 1200, height: 300))
    one.drag(from: (300, 280), by: (x, y), over: 0.2, samples: 25)
    #expect((inner.contentOffset.x > 0) == isInner)
    #expect((one.offset.y > 0) == !isInner)
  }

  /// SCR-11: a touch in two scroll views is held by both, and let go in the same moment.
  @Test func bothHoldTheTouch() {
    let (one, inner) = nested(inner: CGSize(width: 400, height: 350))
    let leaf = one.engine.perform {
      let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      leaf.touchscopeName = "leaf"
      inner.addSubview(leaf)
      return leaf
    }
    #expect(leaf.superview === inner)
    one.world.touch(.began, 1, 20, 20)
    one.world.wait(0.2)
    #expect(
      one.world.lines([.hold]) == [
        "innerDelay holds touch 1", "delay holds touch 1", "innerDelay releases touch 1",
        "delay releases touch 1",
      ])
    #expect(one.world.lines([.touches], of: ["leaf"]) == ["leaf touchesBegan"])
  }
}

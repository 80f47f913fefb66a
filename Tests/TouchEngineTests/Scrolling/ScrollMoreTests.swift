import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// What is told of a motion, moved recognizers, hard edges, and touches that were held.
@Suite struct ScrollMoreTests {
  /// SCR-18: its pan may sit on another view and be set to need two fingers.
  @Test func thePanMayBeMoved() {
    let one = ScrollWorld {
      $0.frame = CGRect(x: 0, y: 200, width: 400, height: 200)
    }
    let pan = one.scroll.panGestureRecognizer
    one.engine.perform { one.world.window.addGestureRecognizer(pan) }
    one.drag(from: (200, 150), by: (0, -60), over: 0.1, samples: 6)
    #expect(one.offset.y == 50)
    one.lift(200, 90)
    one.world.wait(5)
    let rest = one.offset.y
    one.engine.perform { pan.minimumNumberOfTouches = 2 }
    one.drag(from: (200, 150), by: (0, -60), over: 0.1, samples: 6)
    #expect(one.offset.y == rest)
  }

  /// SCR-25: a motion tells every frame once; a change by program is told too.
  @Test func everyFrameIsToldOnce() {
    let one = ScrollWorld()
    for _ in 0..<2 { one.engine.perform { one.scroll.contentOffset.y = 100 } }
    #expect(one.delegate.offsets == [CGPoint(x: 0, y: 100)])
    one.fling(2)
    let before = one.delegate.offsets.count
    one.world.wait(0.5)
    #expect(one.delegate.offsets.count - before == 30)
    var times: [Instant] = []
    for event in one.engine.trace.events where event.verb == .didScroll {
      times.append(event.time)
    }
    #expect(Set(times.suffix(30)).count == 30)
  }

  /// SCR-77: from the touch-down to the end of the motion the run loop is in its tracking mode.
  @Test func theRunLoopKnows() {
    let one = ScrollWorld()
    #expect(one.engine.runLoopMode == .default)
    one.world.touch(.began, 1, 200, 300)
    #expect(one.engine.runLoopMode == .tracking)
    one.lift(200, 300)
    #expect(one.engine.runLoopMode == .default)
    one.fling(1)
    #expect(one.scroll.isDecelerating && one.engine.runLoopMode == .tracking)
    one.world.wait(5)
    #expect(one.engine.runLoopMode == .default)
  }

  /// OBS-091: a pinch that a program adds to a scroll view changes beside it; the scroll view does not zoom.
  @Test func anAddedPinch() {
    let one = ScrollWorld(content: CGSize(width: 2000, height: 2000))
    let pinch = one.world.add("added", to: one.scroll, UIPinchGestureRecognizer())
    one.world.touch([(.began, 1, 160, 200), (.began, 2, 240, 200)])
    for step in 1...10 {
      one.world.wait(0.01)
      let way = Double(step) * 5
      one.world.touch([(.moved, 1, 160 - way, 200), (.moved, 2, 240 + way, 200)])
    }
    #expect(one.world.lines([.action], of: ["added"]).last == "added action changed")
    #expect(pinch.scale > 1.8 && pinch.scale <= 180.0 / 80)
    #expect(one.scroll.zoomScale == 1)
  }

  private func pulled(_ inset: Double) -> ScrollWorld {
    let one = ScrollWorld()
    one.delegate.atEndDragging = { $0.contentInset.top = inset }
    one.drag(from: (200, 100), by: (0, 190), over: 1, samples: 60)
    one.world.wait(0.2)
    one.lift(200, 290)
    #expect(one.offset.y == -79.5)
    return one
  }

  /// EC-117: an inset that is set at the lift is where the content comes to rest; without a jump on the way.
  @Test func pullToRefresh() {
    let one = pulled(60)
    one.world.wait(2)
    #expect(one.offset.y == -60 && one.delegate.calls.last == "didEndDecelerating")
    #expect(one.delegate.offsets.allSatisfy { $0.y > -80 && $0.y < 0.5 })
    one.engine.perform { one.scroll.contentInset.top = 0 }
    #expect(one.offset.y == 0)
  }

  /// EC-117: an inset that goes on the way lets the content go on; one that is larger than the pull leaves it there.
  @Test func insetsOnTheWay() {
    let gone = pulled(60)
    gone.world.wait(0.1)
    gone.engine.perform { gone.scroll.contentInset.top = 0 }
    #expect(gone.offset.y < -60 && gone.scroll.isDecelerating)
    gone.world.wait(2)
    #expect(gone.offset.y == 0)
    let large = pulled(200)
    large.world.wait(2)
    #expect(large.offset.y == -79.5 && !large.scroll.isDecelerating)
  }

  /// SCR-52: the way back never swings through the edge.
  @Test func theBounceIsCriticallyDamped() {
    var motion = ScrollMotion(
      from: 80, velocity: 0, goal: nil,
      range: ScrollRange(
        content: 400, page: 400, leading: 0, trailing: 0, bounces: true, alwaysBounces: true),
      constants: .init(rate: 0.998, stop: 0.01, bounceStiffness: 121, bounceSettled: 0.5))
    var last = motion.position
    while !motion.isAtRest {
      motion.step()
      #expect(motion.position <= last && motion.position >= 0)
      last = motion.position
    }
    #expect(motion.position == 0)
  }

  /// SCR-61, SCR-62: a page settles faster than a bounce, at any deceleration rate.
  @Test func pagesSettleInTheirOwnWay() throws {
    func story(_ rate: UIScrollView.DecelerationRate) -> ([CGPoint], Double) {
      let one = ScrollWorld(content: CGSize(width: 2000, height: 400)) {
        $0.isPagingEnabled = true
        $0.decelerationRate = rate
      }
      one.drag(from: (320, 300), by: (-250, 0), over: 0.5, samples: 12)
      one.world.wait(0.2)
      one.lift(70, 300)
      one.world.wait(2)
      let lifted = one.time(.willEndDragging) ?? 0
      return (one.delegate.offsets, (one.time(.didEndDecelerating) ?? 9) - lifted)
    }
    let normal = story(.normal)
    #expect(normal.0 == story(.fast).0)
    let bounce = ScrollWorld()
    bounce.drag(from: (200, 20), by: (0, 350), over: 0.5, samples: 12)
    bounce.world.wait(0.2)
    bounce.lift(200, 370)
    bounce.world.wait(2)
    let start = try #require(bounce.time(.willEndDragging))
    let end = try #require(bounce.time(.didEndDecelerating))
    #expect(normal.1 < end - start)
  }

  /// EC-43: at a hard edge a drag that way does not begin, across it or back it does.
  @Test func hardEdgesDoNotBegin() {
    let one = ScrollWorld { $0.bounces = false }
    one.drag(from: (200, 100), by: (0, 80), over: 0.1, samples: 10)
    #expect(
      one.world.lines([.state], of: ["pan"]) == ["pan possible -> failed nothingToScroll"])
    one.lift(200, 180)
    one.drag(from: (200, 300), by: (0, -80), over: 0.1, samples: 10)
    #expect(one.scroll.isDragging && one.offset.y == 70)
  }

  /// A scroll view hands no touches on to its next responder.
  @Test func touchesEndAtTheScrollView() {
    let one = ScrollWorld { $0.delaysContentTouches = false }
    one.world.touch(.began, 1, 50, 50)
    one.lift(50, 50)
    #expect(
      one.world.lines([.touches]) == [
        "card touchesBegan", "scroll touchesBegan", "card touchesEnded", "scroll touchesEnded",
      ])
  }

  /// DL-20: held touches come by the time at which they began, not by their place in the tree.
  @Test func heldTouchesComeInOrderOfTime() {
    let one = ScrollWorld()
    let deep = one.engine.perform {
      let deep = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
      deep.touchscopeName = "deep"
      one.card.addSubview(deep)
      return deep
    }
    #expect(deep.superview === one.card)
    one.world.touch(.began, 1, 50, 50)
    one.world.wait(0.05)
    one.world.touch(.began, 2, 250, 50)
    one.world.wait(0.2)
    #expect(
      one.world.lines([.touches], of: ["card", "deep"]).prefix(2) == [
        "card touchesBegan", "deep touchesBegan",
      ])
  }

  /// DL-13, DL-22: while the beginning is held the moves are too; then one move tells where the finger is.
  @Test func movesWaitBehindTheBeginning() {
    let one = ScrollWorld()
    one.world.touch(.began, 1, 50, 50)
    for step in 1...3 {
      one.world.wait(0.02)
      one.world.touch(.moved, 1, 50, 50 + Double(step) * 2)
    }
    #expect(one.world.lines([.touches]).isEmpty)
    one.world.wait(0.2)
    #expect(
      one.world.lines([.touches], of: ["card"]) == ["card touchesBegan", "card touchesMoved"])
  }

  /// DL-25: a touch that comes late shows the place and the time at which it began.
  @Test func aLateTouchShowsItsBeginning() throws {
    var seen: [(CGPoint, TimeInterval)] = []
    let one = ScrollWorld()
    one.card.touchscopeHooks.touches = { phase, touches, _, base in
      if phase == .began, let touch = touches.first {
        seen.append((touch.location(in: nil), touch.timestamp))
      }
      base()
    }
    one.world.wait(1)
    one.world.touch(.began, 1, 50, 50)
    one.world.wait(0.1)
    one.world.touch(.moved, 1, 50, 56)
    one.world.wait(0.2)
    let first = try #require(seen.first)
    #expect(seen.count == 1)
    #expect(first.0 == CGPoint(x: 50, y: 50) && first.1 == 1)
  }
}

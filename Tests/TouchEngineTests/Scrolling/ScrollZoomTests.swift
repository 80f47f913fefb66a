import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Two fingers that zoom a scroll view, and programs that do.
@Suite struct ScrollZoomTests {
  /// A photo of 400 by 400 that fits at scale 1, may be half and four times as large, with a button in it.
  private func zooming(_ set: (UIScrollView) -> Void = { _ in }) -> (ScrollWorld, UIView) {
    let one = ScrollWorld(content: CGSize(width: 400, height: 400)) {
      $0.minimumZoomScale = 0.5
      $0.maximumZoomScale = 4
      set($0)
    }
    let photo = one.engine.perform {
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      photo.touchscopeName = "photo"
      one.card.removeFromSuperview()
      one.button.removeFromSuperview()
      one.scroll.addSubview(photo)
      one.scroll.pinchGestureRecognizer?.touchscopeName = "pinch"
      return photo
    }
    one.delegate.zoomed = photo
    return (one, photo)
  }

  /// Two fingers on a horizontal line, 100 pt apart at first; they stay down.
  private func pinch(
    _ world: World, to distance: Double, from middle: CGPoint = CGPoint(x: 200, y: 200),
    by way: CGPoint = .zero, samples: Int = 10
  ) {
    func places(_ part: Double) -> [(Int, Double, Double)] {
      let half = (100 + (distance - 100) * part) / 2
      let (x, y) = (middle.x + way.x * part, middle.y + way.y * part)
      return [(1, x - half, y), (2, x + half, y)]
    }
    world.touch(places(0).map { (.began, $0.0, $0.1, $0.2) })
    for index in 1...samples {
      world.wait(0.01)
      world.touch(places(Double(index) / Double(samples)).map { (.moved, $0.0, $0.1, $0.2) })
    }
  }

  private func lift(_ world: World, _ distance: Double, _ x: Double = 200, _ y: Double = 200) {
    world.touch([(.ended, 1, x - distance / 2, y), (.ended, 2, x + distance / 2, y)])
  }

  /// SCR-01, SCR-67, SCR-82: no pinch while the limits are the same; without a view to zoom it fails.
  @Test func whenItZooms() {
    let plain = ScrollWorld()
    #expect(plain.scroll.pinchGestureRecognizer == nil)
    #expect(
      plain.scroll.gestureRecognizers?.map { "\(type(of: $0))" } == [
        "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
      ])
    #expect(plain.scroll.gestureRecognizers?.first?.delaysTouchesBegan == true)
    let (one, photo) = zooming()
    #expect(one.scroll.gestureRecognizers?.count == 3)
    one.delegate.zoomed = nil
    pinch(one.world, to: 150)
    #expect(one.world.lines([.state], of: ["pinch"]) == ["pinch possible -> failed nothingToZoom"])
    lift(one.world, 150)
    // The scroll view itself is no view of its content.
    one.delegate.zoomed = one.scroll
    #expect(one.scroll.viewToZoom == nil)
    one.delegate.zoomed = photo
    #expect(one.scroll.viewToZoom === photo)
    one.engine.perform { one.scroll.maximumZoomScale = 0.5 }
    #expect(one.scroll.pinchGestureRecognizer == nil)
    #expect(one.scroll.gestureRecognizers?.count == 2)
  }

  /// SCR-71: the view's transform and the size of the content grow, and what lies between the fingers stays there.
  @Test func theMiddleStays() {
    let (one, photo) = zooming()
    pinch(one.world, to: 208, from: CGPoint(x: 100, y: 300))
    // The first 8 pt decide that it is a pinch.
    let scale = Double(one.scroll.zoomScale)
    #expect(abs(scale - 208.0 / 108) < 1e-9)
    #expect(photo.transform.a == scale && photo.transform.d == scale)
    #expect(abs(one.scroll.contentSize.width - 400 * scale) < 0.001)
    let held = photo.convert(CGPoint(x: 100, y: 300), to: nil)
    #expect(held.distance(to: CGPoint(x: 100, y: 300)) <= 0.5)
    #expect(photo.frame.origin.distance(to: .zero) < 0.001)
  }

  /// SCR-68, SCR-73: willBegin, didZoom with every change, didEnd at the lift; zooming meanwhile.
  @Test func theOrderOfAZoom() {
    let (one, _) = zooming()
    pinch(one.world, to: 208)
    #expect(one.scroll.isZooming)
    lift(one.world, 208)
    #expect(!one.scroll.isZooming && !one.scroll.isZoomBouncing)
    let scale = Double(one.scroll.zoomScale)
    #expect(one.delegate.zooms == ["willBeginZooming true", "didZoom", "didEndZooming \(scale)"])
    let lines = one.world.lines([.scroll]).filter { $0.contains("oom") }
    #expect(lines.first == "scroll willBeginZooming")
    #expect(lines.last == "scroll didEndZooming 1.926")
    #expect(lines.filter { $0.hasPrefix("scroll didZoom") }.count == 10)
    #expect(lines.contains("scroll didZoom 1.026"))
  }

  /// SCR-68, SCR-69: beyond the limit the scale follows less and less; after the lift it swings back, then the end is told.
  @Test(arguments: [(900.0, 4.0), (20, 0.5)]) func aScaleSwingsBack(distance: Double, limit: Double)
  {
    let (one, _) = zooming()
    pinch(one.world, to: distance, samples: 20)
    let raw = distance / (distance > 100 ? 108 : 92)
    let shown = Double(one.scroll.zoomScale)
    #expect(distance > 100 ? shown > limit && shown < raw : shown < limit && shown > raw)
    lift(one.world, distance)
    #expect(one.scroll.isZoomBouncing && !one.scroll.isZooming)
    #expect(one.delegate.zooms.last == "didZoom")
    one.world.wait(0.1)
    let onTheWay = Double(one.scroll.zoomScale)
    #expect(distance > 100 ? onTheWay < shown && onTheWay > limit : onTheWay > shown)
    one.world.wait(0.3)
    #expect(Double(one.scroll.zoomScale) == limit && !one.scroll.isZoomBouncing)
    #expect(one.delegate.zooms.last == "didEndZooming \(limit)")
    for axis in ScrollAxis.allCases {
      #expect(one.scroll.range(axis).overshoot(axis.of(one.offset)) == 0)
    }
    #expect(one.engine.nextDeadline == nil)
  }

  /// SCR-70: without bouncing the scale stops at its limit.
  @Test func aHardLimit() {
    let (one, _) = zooming { $0.bouncesZoom = false }
    pinch(one.world, to: 900, samples: 20)
    #expect(one.scroll.zoomScale == 4)
    lift(one.world, 900)
    #expect(!one.scroll.isZoomBouncing)
    #expect(one.delegate.zooms.last == "didEndZooming 4.0")
  }

  /// SCR-72: the pan and the pinch of one scroll view go side by side; offset and scale follow the fingers.
  @Test func zoomAndDrag() {
    let (one, photo) = zooming()
    pinch(one.world, to: 200, by: CGPoint(x: -30, y: -40))
    #expect(one.scroll.isZooming && one.scroll.isDragging)
    let decisions = one.world.lines([.decision])
    #expect(decisions.contains("pinch canPrevent pan no"))
    let scale = 200.0 / 108
    #expect(abs(Double(one.scroll.zoomScale) - scale) < 1e-9)
    // What was between the fingers at the begin of the pinch still is.
    let began = 1.0 / 10
    let start = CGPoint(x: 200 - 30 * began, y: 200 - 40 * began)
    let held = photo.convert(start, to: nil)
    #expect(held.distance(to: CGPoint(x: 170, y: 160)) <= 0.8)
  }

  /// SCR-81: the zoom ends with the first finger that lifts, the other one drags on.
  @Test func oneFingerGoesOn() {
    let (one, _) = zooming()
    pinch(one.world, to: 308, by: CGPoint(x: 0, y: -20))
    one.world.touch(.ended, 2, 354, 180)
    #expect(!one.scroll.isZooming && one.scroll.isDragging)
    #expect(one.delegate.zooms.last?.hasPrefix("didEndZooming") == true)
    #expect(one.world.lines([.state], of: ["pinch"]).last == "pinch changed -> ended lifted")
    let before = one.offset
    one.world.wait(0.01)
    one.world.touch(.moved, 1, 46, 150)
    #expect(one.offset.y == before.y + 30 && one.offset.x == before.x)
  }

  /// SCR-81: while it zooms its content gets no touches and nobody is asked for it.
  @Test func contentGetsNothingMeanwhile() {
    let (one, photo) = zooming { $0.delaysContentTouches = false }
    let spot = one.engine.perform {
      let spot = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      spot.touchscopeName = "spot"
      photo.addSubview(spot)
      return spot
    }
    #expect(spot.superview === photo)
    pinch(one.world, to: 208)
    let seen = one.world.lines([.touches], of: ["spot"])
    #expect(seen.last == "spot touchesCancelled")
    one.engine.perform {
      one.scroll.touchscopeScrollHooks.touchesShouldBegin = { _ in
        Issue.record("nobody is asked while it zooms")
        return true
      }
      spot.isMultipleTouchEnabled = true
    }
    one.world.touch(.began, 3, 200, 350)
    #expect(one.world.lines([.touches], of: ["spot"]) == seen)
    let withheld = one.engine.trace.events.last { $0.kind == .withhold }
    #expect(withheld?.rule == .scr81)
  }

  /// SCR-83: scales by program stay within the limits, around the middle; animated they tell begin and end.
  @Test func scalesByProgram() {
    let (one, photo) = zooming()
    one.engine.perform { one.scroll.setZoomScale(10, animated: false) }
    #expect(one.scroll.zoomScale == 4)
    #expect(one.offset == CGPoint(x: 600, y: 600))
    #expect(one.delegate.zooms == ["didZoom"])
    one.engine.perform { one.scroll.zoomScale = 0.1 }
    #expect(one.scroll.zoomScale == 0.5)
    one.engine.perform { one.scroll.setZoomScale(1, animated: true) }
    #expect(one.scroll.zoomScale == 0.5)
    one.world.wait(0.4)
    #expect(one.scroll.zoomScale == 1 && one.scroll.contentSize == CGSize(width: 400, height: 400))
    #expect(photo.transform == .identity && photo.frame.width == 400)
    #expect(
      one.delegate.zooms.suffix(3) == ["willBeginZooming true", "didZoom", "didEndZooming 1.0"])
  }

  /// SCR-83: a rectangle of the zoomed view is shown in the middle, as large as the limits let it.
  @Test func aRectangleIsShown() {
    let (one, photo) = zooming()
    one.engine.perform {
      one.scroll.zoom(to: CGRect(x: 100, y: 150, width: 200, height: 100), animated: true)
    }
    one.world.wait(0.4)
    #expect(one.scroll.zoomScale == 2)
    #expect(photo.convert(CGPoint(x: 200, y: 200), to: nil) == CGPoint(x: 200, y: 200))
    one.engine.perform {
      one.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    }
    #expect(one.scroll.zoomScale == 4 && one.offset == .zero)
  }

  /// EC-42: a finger that comes down ends an animated zoom where it leads.
  @Test func aFingerEndsTheBounce() {
    let (one, _) = zooming()
    pinch(one.world, to: 900, samples: 20)
    lift(one.world, 900)
    one.world.wait(0.05)
    #expect(one.scroll.isZoomBouncing)
    one.world.touch(.began, 1, 200, 200)
    #expect(one.scroll.zoomScale == 4 && !one.scroll.isZoomBouncing)
    #expect(one.delegate.zooms.last == "didEndZooming 4.0")
  }

  /// EC-42: a zoom takes over content that coasts, and the deceleration ends before it.
  @Test(arguments: [true, false]) func aZoomEndsTheDeceleration(animated: Bool) {
    let (one, _) = zooming { $0.contentSize = CGSize(width: 400, height: 2000) }
    one.fling(1)
    #expect(one.scroll.isDecelerating)
    one.engine.perform { one.scroll.setZoomScale(2, animated: animated) }
    #expect(!one.scroll.isDecelerating)
    #expect(one.delegate.calls.last { $0.hasSuffix("Decelerating") } == "didEndDecelerating")
    one.world.wait(3)
    #expect(one.scroll.zoomScale == 2)
    #expect(one.delegate.calls.filter { $0 == "didEndDecelerating" }.count == 1)
    let last = animated ? "scroll didEndZooming 2" : "scroll didZoom 2"
    #expect(one.world.lines([.scroll]).last { $0.contains("oom") } == last)
  }

  /// SCR-17: the delegate of the pinch stays the scroll view.
  @Test func theDelegateOfThePinchStays() {
    final class Other: UIGestureRecognizerDelegate {}
    let (one, _) = zooming()
    let other = Other()
    one.engine.perform { one.scroll.pinchGestureRecognizer?.delegate = other }
    #expect(one.scroll.pinchGestureRecognizer?.delegate == nil)
    #expect(one.world.lines([.warning]).count == 1)
  }
}

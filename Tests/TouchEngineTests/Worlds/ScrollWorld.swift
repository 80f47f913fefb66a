import Foundation
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// A window with a scroll view of 400 by 400, a plain view and a button in it, and a delegate that writes down its calls.
final class ScrollWorld {
  let world = World()
  let scroll: UIScrollView
  let card: UIView
  let button: UIButton
  let delegate = ScrollNotes()

  var engine: Engine { world.engine }
  var offset: CGPoint { scroll.contentOffset }

  init(
    content: CGSize = CGSize(width: 400, height: 10_000),
    make: @autoclosure () -> UIScrollView = UIScrollView(),
    _ set: (UIScrollView) -> Void = { _ in }
  ) {
    let parts = world.engine.perform {
      let scroll = make()
      scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      scroll.contentSize = content
      scroll.touchscopeName = "scroll"
      scroll.panGestureRecognizer.touchscopeName = "pan"
      scroll.delayRecognizer.touchscopeName = "delay"
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      card.touchscopeName = "card"
      let button = UIButton(frame: CGRect(x: 100, y: 220, width: 200, height: 60))
      button.touchscopeName = "button"
      scroll.addSubview(card)
      scroll.addSubview(button)
      return (scroll, card, button)
    }
    (scroll, card, button) = parts
    let scroll = scroll
    let delegate = delegate
    world.engine.perform {
      world.view.removeFromSuperview()
      world.window.addSubview(scroll)
      scroll.delegate = delegate
      set(scroll)
    }
  }

  /// A finger that goes down and moves in equal samples; it stays down.
  func drag(
    from start: (Double, Double), by way: (Double, Double), over seconds: Double, samples: Int
  ) {
    world.touch(.began, 1, start.0, start.1)
    for index in 1...samples {
      let part = Double(index) / Double(samples)
      world.wait(seconds / Double(samples))
      world.touch(.moved, 1, start.0 + way.0 * part, start.1 + way.1 * part)
    }
  }

  func lift(_ x: Double, _ y: Double) { world.touch(.ended, 1, x, y) }

  /// A drag upward with a speed in points per millisecond, on an 8 ms grid, lifted in motion.
  func fling(_ speed: Double, samples: Int = 10, from y: Double = 380) {
    let way = speed * 8 * Double(samples)
    drag(from: (200, y), by: (0, -way), over: 0.008 * Double(samples), samples: samples)
    lift(200, y - way)
  }

  /// When the first line of that verb came, seconds.
  func time(_ verb: Verb) -> Double? {
    engine.trace.events.first { $0.verb == verb }?.time.seconds
  }
}

/// Writes down what a scroll view tells, each kind once in a row, and may choose the target.
final class ScrollNotes: UIScrollViewDelegate {
  var calls: [String] = []
  var offsets: [CGPoint] = []
  var proposed: CGPoint?
  var velocity: CGPoint?
  var chosen: CGPoint?
  /// The view that a pinch zooms, and what came of it.
  weak var zoomed: UIView?
  var zooms: [String] = []
  /// What the program does when the finger is lifted.
  var atEndDragging: ((UIScrollView) -> Void)?
  /// What the program does when a deceleration begins, and when it ends.
  var atBeginDecelerating: ((UIScrollView) -> Void)?
  var atEndDecelerating: ((UIScrollView) -> Void)?

  private func note(_ call: String) { if calls.last != call { calls.append(call) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let chosen { targetContentOffset.pointee = chosen }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
    atEndDragging?(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
    atBeginDecelerating?(scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating")
    atEndDecelerating?(scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    zooms.append("willBeginZooming \(view === zoomed)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if zooms.last != "didZoom" { zooms.append("didZoom") }
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    zooms.append("didEndZooming \(scale)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
}

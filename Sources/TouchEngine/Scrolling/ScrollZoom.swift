import Foundation
import TouchGeometry
import TouchTrace

/// What zooms a scroll view: two fingers, the program, or a bounce after either (SCR-67 to SCR-73, SCR-83).
final class ScrollZoom {
  unowned let scrollView: UIScrollView
  /// The limits; with none of them apart the scroll view does not zoom (SCR-82).
  var least = 1.0 { didSet { limitsChanged() } }
  var most = 1.0 { didSet { limitsChanged() } }
  private(set) var scale = 1.0
  /// From the begin of the pinch to its end (SCR-73).
  private(set) var isPinching = false
  private var recognizer: UIScrollViewPinchGestureRecognizer?
  private weak var view: UIView?
  private var grip: Grip?
  private(set) var animation: Animation?
  private var deadline: UInt64?

  /// The point of the content that the fingers hold, in points of the content at scale 1.
  private struct Grip {
    let scale: Double
    let point: CGPoint
    /// The middle of the fingers, points from the scroll view's top left corner.
    var middle: CGPoint
  }

  /// A way to another scale and offset.
  struct Animation {
    let from, to: Double
    let target: CGPoint
    let start: Instant
    /// The fixed point while a finger drags, points from the scroll view's top left corner.
    let middle: CGPoint
    let isBounce: Bool
    var frames = 0
    /// How much of the way is done, 0 to 1.
    var part = 0.0
  }

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  private var engine: Engine { scrollView.touchscopeEngine }
  private var canZoom: Bool { most > least }
  var isBouncing: Bool { animation?.isBounce ?? false }
  /// The pinch, while it can zoom.
  var pinch: UIScrollViewPinchGestureRecognizer? { canZoom ? recognizer : nil }

  private func limitsChanged() {
    if canZoom {
      let pinch = recognizer ?? UIScrollViewPinchGestureRecognizer(scrollView)
      recognizer = pinch
      if pinch.view == nil { scrollView.addGestureRecognizer(pinch) }
    } else if let recognizer {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  func limited(_ scale: Double) -> Double { max(least, min(scale, most)) }

  /// Beyond its limits the scale follows the fingers less and less, as an edge does, or not at all (SCR-69, SCR-70).
  private func shown(_ raw: Double) -> Double {
    let limit = limited(raw)
    guard raw != limit, raw > 0, limit > 0 else { return limit }
    guard scrollView.bouncesZoom else { return limit }
    let beyond = raw > limit ? raw / limit - 1 : limit / raw - 1
    let part = 1 - 1 / (beyond * engine.constants.rubberBandCoefficient + 1)
    return raw > limit ? limit * (1 + part) : limit / (1 + part)
  }

  // MARK: Two fingers

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.record.life.effective {
    case .began:
      begin(pinch)
      follow(pinch)
    case .changed: follow(pinch)
    case .ended, .cancelled: release()
    case .possible, .failed: break
    }
  }

  private func middle(_ pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: scrollView)
    let origin = scrollView.contentOffset
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }

  private func begin(_ pinch: UIPinchGestureRecognizer) {
    guard !isPinching, let zoomed = scrollView.viewToZoom else { return }
    view = zoomed
    scrollView.drive.giveWay()
    isPinching = true
    let middle = middle(pinch)
    let offset = scrollView.drive.pulled(scrollView.contentOffset)
    grip = Grip(
      scale: scale, point: CGPoint { ($0.of(offset) + $0.of(middle)) / scale }, middle: middle)
    willBegin()
  }

  /// The point that the fingers hold stays between them (SCR-71, SCR-72).
  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard isPinching, var now = grip else { return }
    if pinch.numberOfTouches == 2 { now.middle = middle(pinch) }
    grip = now
    let next = shown(now.scale * Double(pinch.scale))
    let pull = CGPoint { $0.of(now.point) * next - $0.of(now.middle) }
    apply(next) {
      scrollView.drive.zoomed(toPull: pull)
      return CGPoint { axis in
        scrollView.range(axis).shown(
          axis.of(pull), coefficient: engine.constants.rubberBandCoefficient)
      }
    }
  }

  private func release() {
    guard isPinching, let grip else { return }
    isPinching = false
    self.grip = nil
    go(to: limited(scale), holding: grip.point, at: grip.middle, isBounce: true)
  }

  // MARK: The program

  /// Shows the content larger or smaller, its middle staying where it is (SCR-83).
  func set(_ scale: Double, animated: Bool) {
    let middle = CGPoint(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2)
    let offset = scrollView.contentOffset
    let point = CGPoint { ($0.of(offset) + $0.of(middle)) / self.scale }
    change(to: limited(scale), holding: point, at: middle, animated: animated)
  }

  /// Brings a rectangle of the zoomed view into the middle, as large as fits (SCR-83).
  func show(_ rect: CGRect, animated: Bool) {
    guard let zoomed = scrollView.viewToZoom, rect.width > 0, rect.height > 0 else { return }
    let page = scrollView.bounds.size
    let target = limited(min(page.width / rect.width, page.height / rect.height))
    let center = zoomed.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
    let point = CGPoint { $0.of(center) / self.scale }
    let middle = CGPoint(x: page.width / 2, y: page.height / 2)
    change(to: target, holding: point, at: middle, animated: animated)
  }

  private func change(to target: Double, holding point: CGPoint, at middle: CGPoint, animated: Bool)
  {
    guard target.isFinite, target > 0, let zoomed = scrollView.viewToZoom else { return }
    finish()
    scrollView.drive.giveWay()
    view = zoomed
    if animated {
      willBegin()
      go(to: target, holding: point, at: middle, isBounce: false)
    } else {
      apply(target) { rest(point, middle) }
    }
  }

  // MARK: The way back

  /// Goes to a scale and to an offset that the content has; ends at once when it is there.
  private func go(to target: Double, holding point: CGPoint, at middle: CGPoint, isBounce: Bool) {
    let rest = rest(point, middle, at: target)
    let offset = scrollView.contentOffset
    guard target != scale || !scrollView.isDragging && rest != offset else { return end() }
    animation = Animation(
      from: scale, to: target, target: rest, start: engine.now, middle: middle,
      isBounce: isBounce && target != scale)
    engine.lookVersion += 1
    schedule()
  }

  /// The offset of the present content, or of that at another scale, that shows `point` at `middle` as nearly as it can.
  private func rest(_ point: CGPoint, _ middle: CGPoint, at target: Double? = nil) -> CGPoint {
    let target = target ?? scale
    return CGPoint { axis in
      scrollView.range(axis, scaledBy: target / scale)
        .limit(axis.of(point) * target - axis.of(middle))
    }.onPixels(engine.constants)
  }

  private func schedule() {
    guard var now = animation else { return }
    now.frames += 1
    animation = now
    let due = now.start.advanced(by: Double(now.frames) * max(engine.constants.frame, 0.001))
    deadline = engine.schedule(after: due.since(engine.now)) { [weak self] in
      self?.deadline = nil
      self?.frame()
    }
  }

  private func frame() {
    guard let now = animation else { return }
    let part = min(1, engine.now.since(now.start) / max(engine.constants.scrollAnimation, 0.001))
    step(now, to: part * part * (3 - 2 * part))
    guard animation != nil, deadline == nil else { return }
    if part < 1 { schedule() } else { end() }
  }

  private func step(_ now: Animation, to part: Double) {
    let next = part >= 1 ? now.to : now.from + (now.to - now.from) * part
    let share = now.part < 1 ? (part - now.part) / (1 - now.part) : 1
    animation?.part = part
    let old = scrollView.contentOffset
    let factor = next / scale
    apply(next) {
      // A finger that drags moves the offset by itself; what lies under the fixed point stays there.
      guard scrollView.isDragging else {
        return CGPoint { $0.of(old) + ($0.of(now.target) - $0.of(old)) * share }
      }
      return CGPoint { ($0.of(old) + $0.of(now.middle)) * factor - $0.of(now.middle) }
    }
    if scrollView.isDragging { scrollView.drive.offsetWasSet(scrollView.contentOffset) }
  }

  /// A finger came down, or the program asks for something else: what is left of the way is done at once (EC-42).
  func finish() {
    guard let now = animation else { return }
    if let deadline { engine.cancelDeadline(deadline) }
    deadline = nil
    step(now, to: 1)
    end()
  }

  // MARK: The content

  /// Scales the zoomed view and the size of the content, moves to an offset, and tells the delegate (SCR-71).
  private func apply(_ next: Double, offset: () -> CGPoint) {
    let isOther = next != scale && view != nil
    if isOther, let view {
      let old = scale
      scale = next
      view.transform = next == 1 ? .identity : CGAffineTransform(scaleX: next, y: next)
      view.center = CGPoint { $0.of(view.center).atScaleOne(old) * next }
      let size = scrollView.contentSize
      scrollView.contentSize = CGSize(
        width: Double(size.width).atScaleOne(old) * next,
        height: Double(size.height).atScaleOne(old) * next)
    }
    _ = scrollView.place(offset())
    guard isOther else { return }
    scrollView.record(.didZoom, measured: next, limit: limited(next), rule: .scr68) {
      scrollView.delegate?.scrollViewDidZoom(scrollView)
    }
  }

  /// True while the content changes its size by zooming: the offset is looked after here.
  var isAtWork: Bool { isPinching || animation != nil }

  private func willBegin() {
    engine.lookVersion += 1
    scrollView.record(.willBeginZooming, rule: .scr68) {
      scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  private func end() {
    animation = nil
    engine.lookVersion += 1
    scrollView.record(.didEndZooming, measured: scale, rule: .scr68) {
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

extension Double {
  /// A length of zoomed content at scale 1, rounded so that zooming in and out again changes nothing.
  fileprivate func atScaleOne(_ scale: Double) -> Double { (self / scale * 4096).rounded() / 4096 }
}

import Foundation
import TouchGeometry
import TouchTrace

/// What moves a scroll view: a finger, or nobody any more (SCR-20 to SCR-62).
final class ScrollDrive {
  unowned let scrollView: UIScrollView
  /// Where the finger pulls the content, beyond the edges without the rubber band; points of the content.
  private var pull = CGPoint.zero
  private var lastTranslation = CGPoint.zero
  private var startOffset = CGPoint.zero
  /// The only axis that a locked drag moves along (SCR-33).
  private var lockedTo: ScrollAxis?
  /// A finger stopped a motion, and has not dragged since.
  private var wasCaught = false
  /// The speed that the content had when a finger stopped it, points per second (SCR-92).
  private var carried = CGPoint.zero
  private(set) var motion: Motion?
  private var animation: Animation?
  private var deadline: UInt64?

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  private var engine: Engine { scrollView.touchscopeEngine }
  private var constants: EngineConstants { engine.constants }
  var isAnimating: Bool { animation != nil }

  // MARK: The finger

  /// The pan's action.
  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.record.life.effective {
    case .began:
      begin(pan)
      follow(pan)
    case .changed: follow(pan)
    case .ended:
      follow(pan)
      release(releaseVelocity(pan))
    case .cancelled: release(.zero)
    case .possible, .failed: break
    }
  }

  /// How fast the lifted finger lets the offset go on, points per millisecond (SCR-90 to SCR-92).
  private func releaseVelocity(_ pan: UIPanGestureRecognizer) -> CGPoint {
    guard let pan = pan as? UIScrollViewPanGestureRecognizer else { return .zero }
    let velocity = pan.releaseVelocity(in: scrollView)
    let carried = pan.hasRested(for: constants.scrollMomentumRest) ? .zero : carried
    return CGPoint { axis in
      let speed = -axis.of(velocity)
      guard isFree(axis), abs(speed) >= constants.scrollMinimumReleaseSpeed else { return 0 }
      let before = axis.of(carried)
      return (speed * before > 0 ? speed + CarriedMomentum.added(by: before) : speed) / 1000
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard !scrollView.isDragging else { return }
    stopMotion()
    wasCaught = false
    scrollView.isDragging = true
    scrollView.isTracking = true
    startOffset = scrollView.contentOffset
    pull = pulled(startOffset)
    lastTranslation = .zero
    lock(pan.movement(in: scrollView))
    scrollView.record(.willBeginDragging, rule: .scr21) {
      scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    }
  }

  private func lock(_ movement: CGPoint) {
    lockedTo = nil
    guard scrollView.isDirectionalLockEnabled else { return }
    let x = abs(movement.x)
    let y = abs(movement.y)
    if x > y * constants.directionalLockRatio { lockedTo = .x }
    if y > x * constants.directionalLockRatio { lockedTo = .y }
  }

  private func isFree(_ axis: ScrollAxis) -> Bool {
    scrollView.range(axis).canMove && (lockedTo == nil || lockedTo == axis)
  }

  /// The content follows the finger 1:1, beyond the edges less and less (SCR-29, SCR-86).
  private func follow(_ pan: UIPanGestureRecognizer) {
    guard scrollView.isDragging else { return }
    let translation = pan.translation(in: scrollView)
    // Two fingers that zoom move the content by themselves (SCR-72).
    guard !scrollView.isZooming else {
      lastTranslation = translation
      return
    }
    pull = CGPoint { axis in
      axis.of(pull) - (isFree(axis) ? axis.of(translation) - axis.of(lastTranslation) : 0)
    }
    lastTranslation = translation
    _ = scrollView.place(
      CGPoint { axis in
        isFree(axis)
          ? scrollView.range(axis).shown(
            axis.of(pull), coefficient: constants.rubberBandCoefficient)
          : axis.of(scrollView.contentOffset)
      })
  }

  /// The pull that shows an offset.
  func pulled(_ offset: CGPoint) -> CGPoint {
    CGPoint {
      scrollView.range($0).raw($0.of(offset), coefficient: constants.rubberBandCoefficient)
    }
  }

  /// A zoom has pulled the content there: a drag goes on from it.
  func zoomed(toPull pull: CGPoint) { self.pull = pull }

  /// The program has set the offset: what moves goes on from there.
  func offsetWasSet(_ offset: CGPoint) {
    if scrollView.isDragging { pull = pulled(offset) }
    motion?.x.position = offset.x
    motion?.y.position = offset.y
  }

  // MARK: The lift

  /// Limited to what comes to an end, whatever a program or a scene asks for.
  private var motionConstants: ScrollMotion.Constants {
    let rate = Double(scrollView.decelerationRate.rawValue)
    return ScrollMotion.Constants(
      rate: rate.isFinite ? min(max(rate, 0), 0.9999) : 0.998,
      stop: max(constants.decelerationStop, 0.01) / 1000,
      bounceStiffness: min(max(constants.bounceStiffness, 1), 10_000),
      bounceSettled: max(constants.bounceSettled, 0.001))
  }

  /// The finger was lifted; `velocity` of the offset in points per millisecond (SCR-37, SCR-89).
  private func release(_ velocity: CGPoint) {
    guard scrollView.isDragging else { return }
    // Content that comes back from a zoom goes to its place without the speed of the fingers.
    let isZoomedBack = scrollView.zoom.animation != nil
    let velocity = isZoomedBack ? .zero : velocity
    let proposed = target(velocity)
    var target = proposed
    let numbers = [velocity.x, velocity.y, proposed.x, proposed.y].map { CanonicalLine.number($0) }
    scrollView.record(
      .willEndDragging, rule: .scr38,
      payload: "willEndDragging " + numbers.joined(separator: " ")
    ) {
      withUnsafeMutablePointer(to: &target) {
        scrollView.delegate?.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: $0)
      }
    }
    scrollView.isDragging = false
    scrollView.isTracking = false
    carried = .zero
    engine.lookVersion += 1
    let released = Motion(
      x: motion(.x, velocity, proposed, target), y: motion(.y, velocity, proposed, target),
      start: engine.now)
    if !released.isAtRest, !isZoomedBack {
      // It takes the place of an animation that the program began under the finger.
      stopAnimation()
      motion = released
    }
    scrollView.record(.didEndDragging, answer: motion != nil, rule: .scr37) {
      scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: motion != nil)
    }
    startDeceleration()
  }

  private func startDeceleration() {
    guard let motion else { return }
    scrollView.isDecelerating = true
    scrollView.record(
      .willBeginDecelerating, measured: motion.speed, limit: constants.decelerationStop,
      rule: rule(motion)
    ) {
      scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
    }
    // The delegate may have put something in its place.
    if self.motion != nil, deadline == nil { scheduleFrame() }
  }

  private func rule(_ motion: Motion) -> Rule {
    for axis in [motion.x, motion.y] {
      if case .spring = axis.mode {
        return axis.range.overshoot(axis.position) != 0 ? .scr85 : .scr59
      }
    }
    return .scr84
  }

  /// Where the view would rest (SCR-59, SCR-87).
  private func target(_ velocity: CGPoint) -> CGPoint {
    CGPoint { axis in
      let range = scrollView.range(axis)
      let now = axis.of(scrollView.contentOffset)
      guard range.canMove else { return now }
      let projected = ScrollMotion.projected(now, axis.of(velocity), motionConstants)
      guard scrollView.isPagingEnabled else { return range.limit(projected) }
      return range.pageOffset(
        start: axis.of(startOffset), now: now, projected: projected, velocity: axis.of(velocity),
        flick: constants.pagingFlick / 1000)
    }
  }

  private func motion(
    _ axis: ScrollAxis, _ velocity: CGPoint, _ proposed: CGPoint, _ target: CGPoint
  ) -> ScrollMotion {
    let range = scrollView.range(axis)
    let now = axis.of(scrollView.contentOffset)
    let speed = axis.of(velocity)
    let isChosen = axis.of(target) != axis.of(proposed)
    if scrollView.isPagingEnabled, range.overshoot(now) == 0 {
      return ScrollMotion(
        from: now, velocity: speed, page: axis.of(target),
        stiffness: min(max(constants.pagingStiffness, 1), 10_000), range: range,
        constants: motionConstants)
    }
    return ScrollMotion(
      from: now, velocity: speed, goal: isChosen ? axis.of(target) : nil, range: range,
      constants: motionConstants)
  }

  // MARK: Frames

  private func scheduleFrame() {
    let start = motion?.start ?? animation?.start ?? engine.now
    let frames = (motion?.frames ?? animation?.frames ?? 0) + 1
    motion?.frames = frames
    animation?.frames = frames
    let due = start.advanced(by: Double(frames) * max(constants.frame, 0.001))
    deadline = engine.schedule(after: due.since(engine.now)) { [weak self] in
      self?.deadline = nil
      self?.frame()
    }
  }

  private func frame() {
    if motion != nil { glideFrame() } else if animation != nil { animationFrame() }
  }

  /// The state at this frame, after whole milliseconds (SCR-84).
  private func glideFrame() {
    guard var next = motion else { return }
    next.x.range = scrollView.range(.x)
    next.y.range = scrollView.range(.y)
    let due = (engine.now.nanoseconds - next.start.nanoseconds) / 1_000_000
    while next.steps < due, !next.isAtRest {
      next.x.step()
      next.y.step()
      next.steps += 1
    }
    motion = next
    _ = scrollView.place(next.position)
    guard let motion, deadline == nil else { return }
    guard motion.isAtRest else {
      scheduleFrame()
      return
    }
    endDeceleration(.scr49)
  }

  private func endDeceleration(_ rule: Rule) {
    stopMotion()
    scrollView.record(.didEndDecelerating, rule: rule) {
      scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    }
  }

  /// A finger stops what still moves (SCR-13, SCR-54); its speed in points per second, nil when nothing moved.
  func catchMotion() -> Double? {
    guard let motion else { return nil }
    let speed = motion.speed
    carried = CGPoint(x: motion.x.velocity * 1000, y: motion.y.velocity * 1000)
    endDeceleration(.scr54)
    wasCaught = true
    return speed
  }

  /// The finger that stopped a motion is gone, and never dragged: what it left beyond an edge or between pages goes home.
  func settle() {
    carried = .zero
    guard wasCaught, motion == nil, animation == nil else { return }
    wasCaught = false
    let home = target(.zero)
    let released = Motion(
      x: motion(.x, .zero, home, home), y: motion(.y, .zero, home, home), start: engine.now)
    guard !released.isAtRest else { return }
    motion = released
    startDeceleration()
  }

  /// A zoom or the program takes the content over: what moves ends where it is, and a deceleration that the
  /// delegate knows of says so (EC-42, EC-168).
  func giveWay() {
    if motion != nil, scrollView.isDecelerating { endDeceleration(.scr54) }
    // Also what the delegate has begun when it was told.
    stopMotion()
  }

  /// Ends a deceleration and an animation where they are.
  func stopMotion() {
    if let deadline { engine.cancelDeadline(deadline) }
    deadline = nil
    motion = nil
    animation = nil
    scrollView.isDecelerating = false
    engine.lookVersion += 1
  }

  func stopAnimation() {
    if animation != nil { stopMotion() }
  }

  // MARK: Animation (SCR-55)

  func animate(to target: CGPoint) {
    guard target != scrollView.contentOffset else { return }
    animation = Animation(from: scrollView.contentOffset, to: target, start: engine.now)
    scheduleFrame()
  }

  private func animationFrame() {
    guard let now = animation else { return }
    let part = min(1, engine.now.since(now.start) / max(constants.scrollAnimation, 0.001))
    let eased = part * part * (3 - 2 * part)
    _ = scrollView.place(CGPoint { $0.of(now.from) + ($0.of(now.to) - $0.of(now.from)) * eased })
    guard animation != nil, deadline == nil else { return }
    guard part >= 1 else {
      scheduleFrame()
      return
    }
    stopMotion()
    scrollView.record(.didEndScrollingAnimation, rule: .scr55) {
      scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
}

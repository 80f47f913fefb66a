import TouchTrace

/// Views that are animated take no touches meanwhile (HT-21).
extension Engine {
  /// Runs changes that an animation shows over some seconds; `.infinity` is an animation that repeats.
  ///
  /// The views have their new values at once, so hit tests find them at their destination (HT-20, documented). With
  /// `keepsTouchesAway` those that `body` changes, and all in them, are not hit until the time is over (HT-21, documented).
  /// `completion` hears true when the time is over, and false when the animation was removed before (EC-29).
  public func animating(
    for seconds: Double, keepsTouchesAway: Bool, completion: ((Bool) -> Void)? = nil,
    _ body: () -> Void
  ) {
    let outer = animation
    defer { animation = outer }
    let end = seconds.isFinite ? now.advanced(by: max(0, seconds)) : Instant(nanoseconds: .max)
    let new = ViewAnimation(end: end, keepsTouchesAway: keepsTouchesAway, completion: completion)
    viewAnimations.removeAll { $0.end <= now || $0.isOver }
    animation = seconds > 0 ? new : nil
    if seconds > 0 { viewAnimations.append(new) }
    body()
    new.run(on: self, for: seconds)
  }

  /// Runs changes that no animation shows, even within one.
  public func withoutAnimation(_ body: () -> Void) {
    animating(for: 0, keepsTouchesAway: false, body)
  }
}

extension UIView {
  /// What an animation shows; other properties change at once and keep no touches away.
  static let animatable: Set<String> = [
    "frame", "bounds", "center", "transform", "alpha", "backgroundColor",
  ]

  /// A property is about to become another one.
  final func prepareAnimation(of property: String) {
    guard let part = touchscopeEngine.animation?.part, Self.animatable.contains(property) else {
      return
    }
    part.prepare(self)
  }

  /// A property became another one: the animation that is being made shows it.
  final func noticeAnimation(of property: String) {
    guard let animation = touchscopeEngine.animation, Self.animatable.contains(property) else {
      return
    }
    animation.show(self)
  }

  /// Ends at once what animations show of the view (EC-29, EC-37).
  final func removeAnimations() {
    animatedUntil = .zero
    for animation in touchscopeEngine.viewAnimations { animation.leave(self) }
  }

  /// True while an animation keeps touches away from the view (HT-21).
  public final var touchscopeIsAnimating: Bool { touchscopeEngine.now < animatedUntil }
}

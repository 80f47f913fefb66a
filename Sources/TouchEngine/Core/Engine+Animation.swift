import TouchTrace

/// Views that are animated take no touches meanwhile (HT-21).
extension Engine {
  /// Runs changes that an animation shows over some seconds; `.infinity` is an animation that repeats.
  ///
  /// The views have their new values at once, so hit tests find them at their destination (HT-20, documented). With
  /// `keepsTouchesAway` those that `body` changes, and all in them, are not hit until the time is over (HT-21, documented).
  public func animating(for seconds: Double, keepsTouchesAway: Bool, _ body: () -> Void) {
    let outer = animationEnd
    defer { animationEnd = outer }
    if keepsTouchesAway, seconds > 0 {
      animationEnd = seconds.isFinite ? now.advanced(by: seconds) : Instant(nanoseconds: .max)
    } else {
      animationEnd = nil
    }
    body()
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

  /// A property became another one: within an animation the view takes no touches until that is over.
  final func noticeAnimation(of property: String) {
    guard let end = touchscopeEngine.animationEnd, Self.animatable.contains(property) else {
      return
    }
    animatedUntil = max(animatedUntil, end)
  }

  /// True while an animation keeps touches away from the view (HT-21).
  public final var touchscopeIsAnimating: Bool { touchscopeEngine.now < animatedUntil }
}

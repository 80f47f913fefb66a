public import Foundation
public import TouchEngine

/// Animations without pictures in between: the views have their new values at once, as their models do on iOS, and the
/// completion runs when the time is over, or when the animations of the views are removed (EC-29). Until then the changed views take no
/// touches, unless `allowUserInteraction` is among the options (HT-21).
extension UIView {
  /// How an animation runs; here `allowUserInteraction` and `repeat` matter: what repeats ends when it is removed.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// By bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the views within the animation.
    public nonisolated static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches meanwhile.
    public nonisolated static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts where the views are seen.
    public nonisolated static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, until it is removed.
    public nonisolated static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each time.
    public nonisolated static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public nonisolated static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public nonisolated static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public nonisolated static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public nonisolated static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One picture dissolves into the other.
    public nonisolated static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns over from its left side.
    public nonisolated static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns over from its right side.
    public nonisolated static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// How steps of an animation follow each other; without effect.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// By bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// The views take touches meanwhile.
    public nonisolated static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The same speed between the steps.
    public nonisolated static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A smooth way through the steps.
    public nonisolated static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Seconds. The completion is told whether the animation finished; a layer's `removeAllAnimations` ends it before (EC-29).
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// A repeating animation completes when it is removed (EC-29). Seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let time = options.contains(.repeat) ? .infinity : max(0, duration) + max(0, delay)
    Engine.current.animating(
      for: time, keepsTouchesAway: !options.contains(.allowUserInteraction),
      completion: completion, animations)
  }

  /// A spring takes exactly its duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// All steps take effect at once, in the order in which they were added.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay,
      options: options.contains(.allowUserInteraction) ? .allowUserInteraction : [],
      animations: animations, completion: completion)
  }

  /// A step of `animateKeyframes`: start and length as shares of the whole time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// A change of what a view shows.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Runs the changes outside of any animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Engine.current.withoutAnimation(actionsWithoutAnimation)
  }
}

public import Foundation
public import TouchEngine

/// Animations without pictures in between: the views have their new values at once, as their models do on iOS, and the
/// completion runs when the time is over. Touches are accepted meanwhile, with every option (HT-21 is not modelled).
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    public nonisolated static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public nonisolated static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public nonisolated static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public nonisolated static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public nonisolated static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public nonisolated static let curveEaseInOut: AnimationOptions = []
    public nonisolated static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public nonisolated static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public nonisolated static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Seconds. The completion is told that the animation finished: nothing interrupts it here.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// A repeating animation never completes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion, !options.contains(.repeat) else { return }
    let seconds = max(0, duration) + max(0, delay)
    _ = Engine.current.appDeadline("animation", after: seconds) { completion(true) }
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

  /// Runs the changes; there is nothing to switch off.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

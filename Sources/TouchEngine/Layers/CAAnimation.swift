public import Foundation

/// An animation of a layer: it shows nothing in between, and tells its delegate when its time is over (EC-29).
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Seconds.
  open var duration: TimeInterval = 0
  /// Seconds before it starts.
  open var beginTime: TimeInterval = 0
  /// How often it runs; one that never ends tells nobody.
  open var repeatCount: Float = 0
  /// Whether it runs backward after each time.
  open var autoreverses = false
  /// Kept, without effect.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Kept, without effect.
  open var isRemovedOnCompletion = true
  /// Kept, without effect.
  open var timingFunction: CAMediaTimingFunction?
  /// Told when it is over. Core Animation keeps it alive, and so does this.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation without a duration.
  public override init() { super.init() }

  /// Seconds until it is over; infinite when it never is.
  var wholeTime: TimeInterval {
    guard repeatCount.isFinite, repeatCount < .greatestFiniteMagnitude else { return .infinity }
    return beginTime + duration * (autoreverses ? 2 : 1) * max(1, Double(repeatCount))
  }
}

/// An animation of one property.
@preconcurrency @MainActor
open class CABasicAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  /// Where it starts; not shown.
  open var fromValue: Any?
  /// Where it ends; not shown.
  open var toValue: Any?
  /// How far it goes; not shown.
  open var byValue: Any?

  /// An animation of the property of this name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// Hears that an animation began and is over.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// It was added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Its time is over, or it was removed: then `flag` is false.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing unless a class says otherwise.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing unless a class says otherwise.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A curve of time, kept without effect.
@preconcurrency @MainActor
public final class CAMediaTimingFunction: NSObject {
  /// The curve's name.
  public let name: CAMediaTimingFunctionName
  /// The curve that Apple gives this name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// Names of curves of time.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// By Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same speed all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows before and after its time; kept without effect.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// By Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// An animation of a layer that is not over.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let deadline: AppDeadline
}

/// Groups changes of layers; here they take effect at once.
@preconcurrency @MainActor
public enum CATransaction {
  /// Starts a group.
  public static func begin() { Engine.current.transactions.append(nil) }

  /// Ends a group; its completion block runs at the end of the present turn, as nothing is left to be animated.
  public static func commit() {
    guard let completion = Engine.current.transactions.popLast() else { return }
    if let completion {
      _ = Engine.current.appDeadline("transaction", after: 0, saysSo: false, completion)
    }
  }

  /// Has no effect: layers do not animate by themselves here.
  public static func setDisableActions(_ flag: Bool) {}
  /// Has no effect: layers do not animate by themselves here.
  public static func setAnimationDuration(_ seconds: TimeInterval) {}

  /// Runs after the group was ended; without a group it runs soon.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard !Engine.current.transactions.isEmpty else {
      if let block {
        _ = Engine.current.appDeadline("transaction", after: 0, saysSo: false, block)
      }
      return
    }
    Engine.current.transactions[Engine.current.transactions.count - 1] = block
  }
}

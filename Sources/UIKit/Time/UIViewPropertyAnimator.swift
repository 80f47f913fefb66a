public import Foundation
public import TouchEngine

/// Which curve of time an animation takes; without effect, as there are no pictures in between.
extension UIView {
  /// The curves by UIKit's numbers.
  public nonisolated enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

/// Where an animation ended.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// What an animator does.
public nonisolated enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// An animation that can be ended early. Its changes take effect when it starts; its completions run when its time is over
/// (EC-29).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Seconds.
  public let duration: TimeInterval
  /// What it does.
  public private(set) var state = UIViewAnimatingState.inactive
  /// True from its start until its time is over or it was ended.
  open var isRunning: Bool { deadline?.isPending == true }
  /// Kept, without effect: there are no values in between.
  open var fractionComplete: CGFloat = 0
  /// Kept, without effect.
  open var isReversed = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var deadline: AppDeadline?

  /// With a curve of time, which has no effect.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// A spring, which takes exactly its duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Adds changes; those of an animator that runs take effect at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds something to be done at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts it now; starting again changes nothing while it runs.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it; the changes take effect at once, the delay makes it longer. Seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
    deadline = Engine.current.appDeadline(
      "animation", after: max(0, duration) + max(0, delay)
    ) { [self] in complete(.end) }
  }

  /// Ends it where it is; with `withoutFinishing` its completions never run, else `finishAnimation` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    deadline?.cancel()
    deadline = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Runs the completions of an animator that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { complete(finalPosition) }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    deadline = nil
    state = .inactive
    let ready = completions
    completions = []
    for completion in ready { completion(position) }
  }
}

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

/// An animation that can be paused, moved by hand and ended early. The views have their new values when it starts (EC-29); what it
/// shows of them on the way, their layers' presentations have (EC-141). Its completions run when its time is over.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Seconds.
  public let duration: TimeInterval
  /// What it does.
  public private(set) var state = UIViewAnimatingState.inactive
  /// True from its start until its time is over, it was paused or ended.
  open var isRunning: Bool { deadline?.isPending == true }

  /// How much of the way is shown, from 0 to 1. Setting it before the start makes the changes and pauses (documented); a running
  /// animator goes on from there.
  open var fractionComplete: CGFloat {
    get { min(max(atStop + passed * (isReversed ? -1 : 1), 0), 1) }
    set {
      if state == .inactive { makeChanges() }
      goOn(from: newValue)
    }
  }

  /// It runs back to the start.
  open var isReversed: Bool {
    get { storedIsReversed }
    set {
      let fraction = fractionComplete
      storedIsReversed = newValue
      goOn(from: fraction)
    }
  }
  private var storedIsReversed = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var deadline: AppDeadline?
  /// What was complete when it last began to run, or was paused.
  private var atStop: CGFloat = 0
  /// When it last began to run, seconds; nil while it does not run.
  private var startTime: Double?
  private let engine = Engine.current
  private lazy var part = PartialAnimation(on: engine) { [unowned self] in fractionComplete }

  /// The part of the duration that is over since it last began to run.
  private var passed: CGFloat {
    guard let startTime, duration > 0 else { return 0 }
    return max(0, engine.seconds - startTime) / duration
  }

  /// With a curve of time, which has no effect: the same speed all the way.
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

  /// Adds changes; those of an animator that has started take effect at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { part.change(animation) } else { animations.append(animation) }
  }

  /// Adds something to be done at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts it now, or goes on after a pause; starting again changes nothing while it runs.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it; the changes take effect at once, the delay makes it longer. Seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    if state != .active { makeChanges() }
    run(after: max(0, delay))
  }

  /// Stops where it is until it is started again; before its start it makes the changes and shows none of them.
  open func pauseAnimation() {
    if state == .inactive { makeChanges() }
    atStop = fractionComplete
    stopRunning()
  }

  /// Ends it where it is; with `withoutFinishing` its completions never run, else `finishAnimation` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    pauseAnimation()
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    complete(.current)
  }

  /// Leaves the views of an animator that was stopped at a position, and runs its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { complete(finalPosition) }
  }

  private func makeChanges() {
    state = .active
    atStop = 0
    let changes = animations
    animations = []
    part.change { for change in changes { change() } }
  }

  private func goOn(from fraction: CGFloat) {
    let runs = isRunning
    stopRunning()
    atStop = min(max(fraction, 0), 1)
    if runs { run(after: 0) }
  }

  private func run(after delay: Double) {
    let rest = isReversed ? atStop : 1 - atStop
    startTime = engine.seconds + delay
    deadline = engine.appDeadline(
      "animation", after: max(0, duration) * rest + delay
    ) { [self] in
      complete(isReversed ? .start : .end)
    }
  }

  private func stopRunning() {
    deadline?.cancel()
    deadline = nil
    startTime = nil
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    switch position {
    case .start: part.end(at: 0)
    case .end: part.end(at: 1)
    case .current: part.end(at: fractionComplete)
    }
    deadline = nil
    startTime = nil
    state = .inactive
    let ready = completions
    completions = []
    for completion in ready { completion(position) }
  }
}

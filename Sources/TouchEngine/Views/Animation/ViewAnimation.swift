import TouchTrace

/// Changes of views that an animation shows over some time (EC-29). It ends early for views whose animations are removed.
final class ViewAnimation {
  /// When its time is over; the last of all instants for one that repeats.
  let end: Instant
  private let keepsTouchesAway: Bool
  private var completion: ((Bool) -> Void)?
  private var deadline: AppDeadline?
  private var views: Set<Handle> = []
  private var isWhole = true
  /// What shows a part of it, if an animator does.
  weak var part: PartialAnimation?
  /// True when it shows nothing any more.
  private(set) var isOver = false

  init(end: Instant, keepsTouchesAway: Bool, completion: ((Bool) -> Void)?) {
    self.end = end
    self.keepsTouchesAway = keepsTouchesAway
    self.completion = completion
  }

  /// Its changes are made; `seconds` from now on it is over. One that repeats waits to be removed; one that nobody waits for
  /// leaves no line, and whoever waits until nothing moves waits for it.
  func run(on engine: Engine, for seconds: Double) {
    guard seconds.isFinite, completion != nil || seconds > 0 && !views.isEmpty else { return }
    let name = completion == nil ? nil : "animation"
    deadline = engine.appDeadline(name, after: seconds) { [self] in finish() }
  }

  /// It shows a change of a view, which takes no touches until that is over (HT-21).
  func show(_ view: UIView) {
    views.insert(view.touchscopeHandle)
    if keepsTouchesAway { view.animatedUntil = max(view.animatedUntil, end) }
  }

  /// Shows nothing of a view any more; without its last one it is over, and not finished (EC-29).
  func leave(_ view: UIView) {
    guard views.remove(view.touchscopeHandle) != nil else { return }
    isWhole = false
    guard views.isEmpty else { return }
    deadline?.cancel()
    finish()
  }

  private func finish() {
    isOver = true
    deadline = nil
    let ready = completion
    completion = nil
    ready?(isWhole)
  }
}

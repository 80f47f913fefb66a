public import Foundation
import TouchTrace

/// Changes of views of which an animator shows a part (EC-141): the views have their new values, and their layers' presentations
/// those in between.
@preconcurrency @MainActor
public final class PartialAnimation {
  private let engine: Engine
  private let animation: ViewAnimation
  /// How much is shown at this moment: 0 is where the views were, 1 where they are.
  private let part: () -> CGFloat
  /// The views that it changed, with their values before.
  private var starts: [(view: UIView, values: ShownValues)] = []

  /// Without any changes yet.
  public init(on engine: Engine, part: @escaping () -> CGFloat) {
    self.engine = engine
    self.part = part
    animation = ViewAnimation(
      end: Instant(nanoseconds: .max), keepsTouchesAway: false, completion: nil)
  }

  /// Makes changes that it shows.
  public func change(_ body: () -> Void) {
    animation.part = self
    if !engine.viewAnimations.contains(where: { $0 === animation }) {
      engine.viewAnimations.append(animation)
    }
    let outer = engine.animation
    engine.animation = animation
    body()
    engine.animation = outer
  }

  /// It shows nothing any more: the views stay at some part of the way, 1 is the end.
  public func end(at part: CGFloat) {
    engine.viewAnimations.removeAll { $0 === animation }
    let changed = starts
    starts = []
    guard part < 1 else { return }
    for (view, start) in changed {
      start.toward(ShownValues(of: view), part: max(part, 0)).set(view)
    }
  }

  /// A view is about to be changed for the first time.
  func prepare(_ view: UIView) {
    guard !starts.contains(where: { $0.view === view }) else { return }
    starts.append((view, ShownValues(of: view)))
  }

  /// What is shown of a view now; nil when it was not changed.
  func shown(of view: UIView) -> ShownValues? {
    guard let start = starts.first(where: { $0.view === view }) else { return nil }
    return start.values.toward(ShownValues(of: view), part: min(max(part(), 0), 1))
  }
}

extension UIView {
  /// What an animator shows of it while it has other values already; nil without one.
  final var shownValues: ShownValues? {
    for animation in touchscopeEngine.viewAnimations.reversed() {
      if let shown = animation.part?.shown(of: self) { return shown }
    }
    return nil
  }
}

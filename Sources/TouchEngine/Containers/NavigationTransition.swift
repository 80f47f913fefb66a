import Foundation
import TouchGeometry
import TouchTrace

/// One change of the view on top: two wrappers that move past each other (EC-51).
final class NavigationRun {
  let from: UIViewController
  let to: UIViewController
  let isPush: Bool
  let animated: Bool
  /// The wrapper that comes from, or goes to, the right.
  let upper: UIView
  let lower: UIView

  init(
    from: UIViewController, to: UIViewController, isPush: Bool, animated: Bool, upper: UIView,
    lower: UIView
  ) {
    self.from = from
    self.to = to
    self.isPush = isPush
    self.animated = animated
    self.upper = upper
    self.lower = lower
  }

  /// How far the lower view lags behind the upper one.
  private static let parallax = 0.3

  /// 0: the upper view covers the lower one; 1: it is gone to the right.
  func move(_ part: Double) {
    let width = upper.bounds.width
    upper.center.x = width / 2 + part * width
    lower.center.x = width / 2 - (1 - part) * Self.parallax * width
  }
}

/// Lets a finger that comes from the left edge pull the top controller off its stack (EDG-07, EC-52).
final class _UINavigationInteractiveTransition: NSObject {
  private unowned let navigation: UINavigationController
  private(set) lazy var pan = _UIParallaxTransitionPanGestureRecognizer(navigation, self)
  private(set) var run: NavigationRun?
  private var swiped: NavigationRun?
  private var part = 0.0

  var isRunning: Bool { run != nil }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  // MARK: Any change

  func begin(
    from: UIViewController, to: UIViewController, isPush: Bool, animated: Bool
  ) -> NavigationRun {
    navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
    to.loadViewIfNeeded()
    from.beginDisappearing(animated: animated)
    to.beginAppearing(animated: animated)
    let place = navigation.place
    let new = UIView.touchscopeWrapper(to, in: place)
    let old = from.view.superview ?? UIView.touchscopeWrapper(from, in: place)
    place.insertSubview(new, at: isPush ? place.subviews.count : 0)
    let run = NavigationRun(
      from: from, to: to, isPush: isPush, animated: animated, upper: isPush ? new : old,
      lower: isPush ? old : new)
    self.run = run
    return run
  }

  func end(_ run: NavigationRun, completed: Bool) {
    self.run = nil
    run.move(run.isPush == completed ? 0 : 1)
    let (shown, hidden) = completed ? (run.to, run.from) : (run.from, run.to)
    if !completed {
      run.to.beginDisappearing(animated: run.animated)
      run.from.beginAppearing(animated: run.animated)
    }
    hidden.view.superview?.removeFromSuperview()
    hidden.view.removeFromSuperview()
    hidden.endDisappearing(animated: run.animated)
    shown.endAppearing(animated: run.animated)
    if completed {
      navigation.delegate?.navigationController(
        navigation, didShow: shown, animated: run.animated)
    }
  }

  // MARK: The back swipe

  func handleNavigationTransition(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginSwipe(pan)
    case .changed: follow(pan)
    case .ended: letGo(pan, speed: pan.velocity(in: navigation.view).x)
    case .cancelled: letGo(pan, speed: -.infinity)
    case .possible, .failed: break
    }
  }

  private func beginSwipe(_ pan: UIPanGestureRecognizer) {
    let stack = navigation.stack
    guard run == nil, stack.count > 1, let from = stack.last else { return }
    swiped = begin(from: from, to: stack[stack.count - 2], isPush: false, animated: true)
    follow(pan)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let swiped else { return }
    part = min(max(pan.translation(in: navigation.view).x / swiped.upper.bounds.width, 0), 1)
    swiped.move(part)
  }

  /// It completes past half of the width or when it is fast, and goes back otherwise (EC-52).
  private func letGo(_ pan: UIPanGestureRecognizer, speed: Double) {
    guard let swiped else { return }
    self.swiped = nil
    let constants = navigation.touchscopeEngine.constants
    let completes =
      abs(speed) >= constants.backSwipeFlick ? speed > 0 : part >= constants.backSwipeCompletion
    let start = part
    let goal = completes ? 1.0 : 0
    Glide.run(
      navigation.touchscopeEngine, animated: true,
      seconds: constants.transitionDuration * abs(goal - start)
    ) {
      swiped.move(start + (goal - start) * $0)
    } done: { [self] in
      complete(swiped, completes)
    }
  }

  private func complete(_ run: NavigationRun, _ completes: Bool) {
    guard completes else { return end(run, completed: false) }
    run.from.willMove(toParent: nil)
    navigation.stack.removeLast()
    navigation.topChanged(from: run.from)
    navigation.showItems()
    end(run, completed: true)
    navigation.finish([run.from], added: [])
  }
}

/// UIKit's own answer; an app that sets another delegate, or none, takes it away (EC-118).
extension _UINavigationInteractiveTransition: UIGestureRecognizerDelegate {
  /// Not while the bar shows no back button: hidden, or without one, or with another one in its place.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let item = navigation.topViewController?.navigationItem
    let isOffered =
      !navigation.isNavigationBarHidden && item?.hidesBackButton != true
      && item?.leftBarButtonItem == nil
    navigation.touchscopeEngine.lastAnswer.isDefault = isOffered
    return isOffered
  }
}

/// The recognizer of the back swipe, on the navigation controller's view (GOLD-000-14, EDG-07).
final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController, _ transition: _UINavigationInteractiveTransition) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    edges = .left
    delaysTouchesBegan = true
    delegate = transition
    addTarget(
      transition,
      action: Selector(
        "handleNavigationTransition:",
        _UINavigationInteractiveTransition.handleNavigationTransition))
  }

  override var touchscopeIsBroughtByView: Bool { true }
  override var touchscopeNeed: RecognizerNeed? { .backSwipe }

  /// Without a controller to go back to it fails at once, so that it keeps no touch waiting (EC-52).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = navigation?.stack.count ?? 0
    guard count > 1, navigation?.transition.isRunning == false else {
      if record.life.isUndecided {
        go(.failed, Why(.nothingToPop, measured: Double(count), limit: 2, rule: .ec52))
      }
      return
    }
    super.touchesBegan(touches, with: event)
  }
}

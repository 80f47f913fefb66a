import Foundation
import TouchTrace

/// Shows the last of a stack of controllers, under a bar with a way back (mission scene 003-containers, GOLD-004-04).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Is told what is shown; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar on top, with the titles and the back button.
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  /// The back swipe; it needs two controllers on the stack (EC-52). Its delegate refuses it while the bar shows no back button; without
  /// that delegate it goes back from there too (EC-118).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { transition.pan }

  var stack: [UIViewController] = []
  lazy var place = UINavigationTransitionView(frame: .zero)
  private(set) lazy var transition = _UINavigationInteractiveTransition(self)
  var topWrapper: UIView? { topViewController?.viewIfLoaded?.superview }

  /// With this controller at the bottom.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  // MARK: The stack

  /// From the root to the one on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller in front.
  open var topViewController: UIViewController? { stack.last }
  /// The one on top, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !transition.isRunning else {
      touchscopeEngine.warn(touchscopeHandle, "a push or pop is under way")
      return
    }
    guard !stack.contains(where: { $0 === viewController }), viewController.parent == nil,
      !(viewController is UINavigationController)
    else {
      touchscopeEngine.warn(
        touchscopeHandle, "\(viewController.shownName) cannot be pushed: it is in a container")
      return
    }
    guard mayHold(viewController) else { return }
    show(stack + [viewController], isPush: true, animated: animated)
  }

  /// Takes the one on top away; the root stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, !transition.isRunning, let top = stack.last else { return nil }
    show(Array(stack.dropLast()), isPush: false, animated: animated)
    return top
  }

  /// Takes all but the first away; those that went come back.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes all in front of one away; those that went come back.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count,
      !transition.isRunning
    else { return nil }
    let gone = Array(stack[(index + 1)...])
    show(Array(stack[...index]), isPush: false, animated: animated)
    return gone
  }

  /// Takes other controllers, the last one in front.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !transition.isRunning else {
      touchscopeEngine.warn(touchscopeHandle, "a push or pop is under way")
      return
    }
    let viewControllers = viewControllers.filter(mayHold)
    let isPop = viewControllers.last.map { last in stack.contains { $0 === last } } ?? true
    show(viewControllers, isPush: !isPop, animated: animated)
  }

  // MARK: The bar

  /// Whether the bar is away.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }

  /// Takes the bar away or brings it back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // MARK: Views

  /// A layout container with the place of the shown view, and the bar in front of it (OBS-003).
  open override func loadView() {
    let screen = touchscopeEngine.screen
    let container = UILayoutContainerView(frame: .zero)
    container.fill(CGRect(origin: .zero, size: screen))
    view = container
    place.fill(container.bounds)
    container.addSubview(place)
    let top = BarSizes.statusBar(screen)
    navigationBar.frame = CGRect(x: 0, y: top, width: screen.width, height: BarSizes.bar)
    navigationBar.autoresizingMask = .flexibleWidth
    navigationBar.backButton.addTarget(
      self, action: Selector("back", UINavigationController.goBack), for: .touchUpInside)
    container.addSubview(navigationBar)
    container.addGestureRecognizer(transition.pan)
    if let top = topViewController { place.addSubview(.touchscopeWrapper(top, in: place)) }
    showItems()
  }

  private func goBack() { popViewController(animated: true) }

  override func forget(_ child: UIViewController) { stack.removeAll { $0 === child } }
  override var frontChild: UIViewController? { topViewController }
  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
}

/// What a navigation controller tells of its changes; every method may be left out.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing unless a delegate says otherwise.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing unless a delegate says otherwise.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

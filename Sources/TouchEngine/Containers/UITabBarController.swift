import Foundation
import TouchTrace

/// Shows one of several controllers, chosen by the buttons of a bar (mission scene 003-ts-main).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Is asked and told which tab is selected; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  private lazy var place = UITransitionView(frame: .zero)
  private var own: [UIViewController] = []
  private var index = 0

  /// The controllers of the tabs, from left to right.
  open var viewControllers: [UIViewController]? {
    get { own }
    set { exchange(newValue ?? []) }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { own.indices.contains(index) ? own[index] : nil }
    set {
      if let new = own.firstIndex(where: { $0 === newValue }) { select(new) }
    }
  }

  /// Its place among the controllers, from 0.
  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  private func exchange(_ all: [UIViewController]) {
    let new = all.filter(mayHold)
    let old = selectedViewController
    for controller in own where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === old { hide(controller) }
      controller.removeFromParent()
    }
    own = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    index = old.flatMap { old in new.firstIndex { $0 === old } } ?? 0
    if isViewLoaded, let selected = selectedViewController, selected !== old { show(selected) }
    showItems()
  }

  /// Changes at once, without a transition, as UIKit does.
  private func select(_ new: Int) {
    guard own.indices.contains(new), new != index else { return }
    record("selectedIndex \(index) -> \(new)")
    let old = selectedViewController
    index = new
    if isViewLoaded {
      if let old { hide(old) }
      show(own[new])
    }
    showItems()
  }

  private func show(_ controller: UIViewController) {
    let add = { [self] in place.addSubview(.touchscopeWrapper(controller, in: place)) }
    if isOnScreen { controller.appear(animated: false, add) } else { add() }
  }

  private func hide(_ controller: UIViewController) {
    controller.disappear(animated: false) {
      let wrapper = controller.viewIfLoaded?.superview
      controller.viewIfLoaded?.removeFromSuperview()
      wrapper?.removeFromSuperview()
    }
  }

  /// A layout container with the place of the shown view, and the bar in front of it.
  open override func loadView() {
    let screen = touchscopeEngine.screen
    let container = UILayoutContainerView(frame: .zero)
    container.fill(CGRect(origin: .zero, size: screen))
    view = container
    place.fill(container.bounds)
    container.addSubview(place)
    let height = BarSizes.tabBar(screen)
    tabBar.frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    tabBar.onTap = { [unowned self] in tapped($0) }
    container.addSubview(tabBar)
    if let selected = selectedViewController { show(selected) }
    showItems()
  }

  private func showItems() {
    if isViewLoaded { tabBar.show(own.map { $0.tabBarItem }, selected: own.isEmpty ? nil : index) }
  }

  /// A button was let go; the delegate is asked and told of taps alone (documented).
  private func tapped(_ number: Int) {
    guard own.indices.contains(number) else { return }
    let controller = own[number]
    if let delegate {
      touchscopeEngine.lastAnswer.isDefault = false
      let answer = delegate.tabBarController(self, shouldSelect: controller)
      if !touchscopeEngine.lastAnswer.isDefault {
        touchscopeEngine.record(
          TraceEvent(
            kind: .decision, verb: .shouldSelect, subject: touchscopeHandle,
            other: controller.touchscopeHandle, answer: answer, source: .delegate))
      }
      guard answer else { return }
    }
    // A second tap on the tab of a stack goes back to its root (documented).
    if number == index {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(number)
    let seq = touchscopeEngine.record(
      TraceEvent(kind: .action, verb: .action, subject: touchscopeHandle),
      payload: "didSelect \(number)")
    touchscopeEngine.because(seq) {
      touchscopeEngine.nested {
        if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
        delegate?.tabBarController(self, didSelect: controller)
      }
    }
  }

  /// A tap selected an item; for subclasses, which are told before the delegate (EC-132).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override func forget(_ child: UIViewController) {
    let selected = selectedViewController
    own.removeAll { $0 === child }
    index = own.firstIndex { $0 === selected } ?? 0
  }
  override var frontChild: UIViewController? { selectedViewController }
  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

/// What a tab bar controller asks and tells when a button is tapped; every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes, unless a delegate says otherwise.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tabBarController.touchscopeEngine.lastAnswer.isDefault = true
    return true
  }
  /// Does nothing unless a delegate says otherwise.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

import Foundation
import TouchTrace

extension UIViewController {
  final func cover(
    with viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)?
  ) {
    if let parent {
      parent.present(viewControllerToPresent, animated: flag, completion: completion)
      return
    }
    let controller = viewControllerToPresent
    guard let window = viewIfLoaded?.window, presented == nil, controller.presenter == nil,
      controller.parent == nil, mayHold(controller), let place = view.superview
    else {
      touchscopeEngine.warn(
        touchscopeHandle, "cannot present \(controller.shownName): it is not on top of a window")
      return
    }
    presented = controller
    isChangingPresented = true
    controller.presenter = self
    record("presentedViewController nil -> \(controller.shownName)")
    if controller.hasNavigation { window.touchscopeAddGates() }
    let covers = !controller.modalPresentationStyle.keepsPresenter
    let transition = UITransitionView(frame: .zero)
    transition.fill(window.bounds)
    controller.loadViewIfNeeded()
    if covers { beginDisappearing(animated: flag) }
    controller.beginAppearing(animated: flag)
    controller.view.frame = transition.bounds
    transition.addSubview(controller.view)
    window.addSubview(transition)
    let center = transition.center
    Glide.run(touchscopeEngine, animated: flag) { part in
      transition.center = CGPoint(
        x: center.x, y: center.y + (1 - part) * window.bounds.height)
    } done: { [self] in
      isChangingPresented = false
      if covers {
        coveredPlace = place
        view.removeFromSuperview()
      }
      controller.endAppearing(animated: flag)
      if covers { endDisappearing(animated: flag) }
      completion?()
    }
  }

  final func uncover(animated flag: Bool, completion: (() -> Void)?) {
    guard let owner = presenterInReach, !owner.isChangingPresented, let gone = owner.presented,
      let transition = gone.viewIfLoaded?.superview
    else {
      touchscopeEngine.warn(
        touchscopeHandle, "there is nothing to dismiss, or it still comes or goes")
      return
    }
    // What lies over the one that goes, goes with it.
    if gone.presented != nil { gone.dismiss(animated: false) }
    owner.isChangingPresented = true
    owner.record("presentedViewController \(gone.shownName) -> nil")
    let covered = owner.coveredPlace
    gone.beginDisappearing(animated: flag)
    if let covered {
      owner.beginAppearing(animated: flag)
      covered.insertSubview(owner.view, at: 0)
    }
    let center = transition.center
    Glide.run(touchscopeEngine, animated: flag) { part in
      transition.center = CGPoint(x: center.x, y: center.y + part * transition.bounds.height)
    } done: {
      owner.isChangingPresented = false
      owner.presented = nil
      owner.coveredPlace = nil
      gone.presenter = nil
      gone.view.removeFromSuperview()
      transition.removeFromSuperview()
      if covered != nil { owner.endAppearing(animated: flag) }
      gone.endDisappearing(animated: flag)
      completion?()
    }
  }

  /// The nearest one, from here outward, that presents something; or else the one that presents this controller.
  private var presenterInReach: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presented != nil { return current }
      controller = current.parent
    }
    return presentingViewController
  }
}

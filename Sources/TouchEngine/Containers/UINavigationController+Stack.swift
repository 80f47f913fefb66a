import Foundation

/// How one stack of controllers becomes another one.
extension UINavigationController {
  final func show(_ new: [UIViewController], isPush: Bool, animated: Bool) {
    let old = stack
    guard let to = new.last else {
      for controller in old { leave(controller) }
      stack = []
      topChanged(from: old.last)
      return
    }
    for controller in new where controller.parent !== self { addChild(controller) }
    let gone = old.filter { one in !new.contains { $0 === one } }
    for controller in gone { controller.willMove(toParent: nil) }
    stack = new
    guard let from = old.last, from !== to, isViewLoaded, isOnScreen else {
      placeTop(instead: old.last)
      finish(gone, added: new.filter { one in !old.contains { $0 === one } })
      topChanged(from: old.last)
      return
    }
    topChanged(from: from)
    let isAnimated = animated && !touchscopeEngine.isLoading
    let run = transition.begin(from: from, to: to, isPush: isPush, animated: isAnimated)
    showItems()
    Glide.run(touchscopeEngine, animated: isAnimated) { part in
      run.move(isPush ? 1 - part : part)
    } done: { [self] in
      transition.end(run, completed: true)
      finish(gone, added: new.filter { one in !old.contains { $0 === one } })
    }
  }

  /// Without a transition: nothing is on the screen yet, or the top stays.
  private func placeTop(instead old: UIViewController?) {
    guard isViewLoaded, let top = topViewController else { return }
    if old !== top {
      old?.viewIfLoaded?.superview?.removeFromSuperview()
      place.addSubview(.touchscopeWrapper(top, in: place))
    }
    showItems()
  }

  final func finish(_ gone: [UIViewController], added: [UIViewController]) {
    for controller in gone { leave(controller) }
    for controller in added { controller.didMove(toParent: self) }
  }

  private func leave(_ controller: UIViewController) {
    let wrapper = controller.viewIfLoaded?.superview
    controller.viewIfLoaded?.removeFromSuperview()
    wrapper?.removeFromSuperview()
    controller.removeFromParent()
  }

  final func topChanged(from old: UIViewController?) {
    guard old !== topViewController else { return }
    record(
      "topViewController \(old?.shownName ?? "nil") -> \(topViewController?.shownName ?? "nil")")
  }

  /// The items of the stack, as the bar shows them.
  final func showItems() { navigationBar.items = stack.map(\.navigationItem) }
}

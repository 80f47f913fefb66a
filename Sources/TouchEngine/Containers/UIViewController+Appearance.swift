/// Where a controller's view stands in its coming and going.
enum Appearance { case disappeared, appearing, appeared, disappearing }

extension UIViewController {
  /// Brings the view onto the screen with `change`, between the two calls.
  final func appear(animated: Bool, _ change: () -> Void) {
    beginAppearing(animated: animated)
    change()
    endAppearing(animated: animated)
  }

  final func disappear(animated: Bool, _ change: () -> Void) {
    beginDisappearing(animated: animated)
    change()
    endDisappearing(animated: animated)
  }

  final func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    isAboutToAppear = animated
    loadViewIfNeeded()
    viewWillAppear(animated)
    touchscopeControllerHooks.willAppear?()
    for child in shownChildren { child.beginAppearing(animated: animated) }
  }

  final func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    tellIsAppearing()
    appearance = .appeared
    viewDidAppear(animated)
    touchscopeControllerHooks.didAppear?()
    for child in shownChildren { child.endAppearing(animated: animated) }
  }

  /// Once for each coming: before the first layout in the window, or else before `viewDidAppear` (EC-129).
  final func tellIsAppearing() {
    guard let animated = isAboutToAppear else { return }
    isAboutToAppear = nil
    viewIsAppearing(animated)
  }

  final func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    isAboutToAppear = nil
    viewWillDisappear(animated)
    for child in shownChildren { child.beginDisappearing(animated: animated) }
  }

  final func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    for child in shownChildren { child.endDisappearing(animated: animated) }
  }

  /// On the screen, or on its way to it.
  final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }
}

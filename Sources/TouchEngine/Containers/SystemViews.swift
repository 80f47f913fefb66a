import Foundation

// Views that containers put between a controller and what is around it, under their names in responder chains.

/// The root view of navigation and tab bar controllers.
final class UILayoutContainerView: UIView {}

/// Holds what a navigation controller shows.
final class UINavigationTransitionView: UIView {}

/// Holds the view of one child of a navigation or tab bar controller.
final class UIViewControllerWrapperView: UIView {}

/// Holds what a tab bar controller shows, and what is presented over a window.
final class UITransitionView: UIView {}

/// Lies around the root view of a window in the profile ios14.
final class UIDropShadowView: UIView {}

extension UIView {
  /// Fills the view that it is in, and goes on doing so.
  final func fill(_ bounds: CGRect) {
    frame = bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// A wrapper of the size of `place` around a controller's view.
  static func touchscopeWrapper(_ controller: UIViewController, in place: UIView) -> UIView {
    let wrapper = UIViewControllerWrapperView(frame: .zero)
    wrapper.fill(place.bounds)
    controller.view.frame = wrapper.bounds
    wrapper.addSubview(controller.view)
    return wrapper
  }
}

public import UIKit

// The classes of the fourth article: every link of the responder chain overrides sendEvent, next and touches.

/// The application, with the article's spelling.
open class TSAplication: UIApplication {
  open override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  open override var next: UIResponder? { super.next }
}

/// The window of the chain.
open class TSWindow: UIWindow {
  open override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  open override var next: UIResponder? { super.next }
}

/// The delegate at the end of the chain.
open class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A view of the chain.
open class TSView: UIView {
  open override var next: UIResponder? { super.next }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

/// The controller's view.
open class TSMainView: TSView {}

/// The control that is tapped.
open class TSTapView: UIControl {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

/// The controller between view and window.
open class TSTapViewController: UIViewController {
  open override var next: UIResponder? { super.next }
}

/// The stack of the fourth article; overrides the next responder.
open class TSNavigationController: UINavigationController {
  open override var next: UIResponder? { super.next }
}

/// The tabs of the fourth article; overrides the next responder.
open class TSTabBarController: UITabBarController {
  open override var next: UIResponder? { super.next }
}

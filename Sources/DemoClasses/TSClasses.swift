public import UIKit

// The classes of the fourth article: every link of the responder chain overrides sendEvent, next and touches.

open class TSAplication: UIApplication {
  open override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  open override var next: UIResponder? { super.next }
}

open class TSWindow: UIWindow {
  open override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  open override var next: UIResponder? { super.next }
}

open class AppDelegate: UIResponder, UIApplicationDelegate {}

open class TSView: UIView {
  open override var next: UIResponder? { super.next }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

open class TSMainView: TSView {}

open class TSTapView: UIControl {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

open class TSTapViewController: UIViewController {
  open override var next: UIResponder? { super.next }
}

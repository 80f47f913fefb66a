public import UIKit

// The classes of article 003: every link of the responder chain prints Before, calls super, and prints After.

/// The application, with the article's spelling.
open class TSAplication: UIApplication {
  open override func sendEvent(_ event: UIEvent) {
    event.printAround(TSAplication.self) { super.sendEvent(event) }
  }
  open override var next: UIResponder? { TSPrinter(TSAplication.self).next { super.next } }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    TSPrinter(TSAplication.self).around(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    TSPrinter(TSAplication.self).around(.touchesEnded) { super.touchesEnded(touches, with: event) }
  }
}

/// The window of the chain.
open class TSWindow: UIWindow {
  open override func sendEvent(_ event: UIEvent) {
    event.printAround(TSWindow.self) { super.sendEvent(event) }
  }
  open override var next: UIResponder? { TSPrinter(TSWindow.self).next { super.next } }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    TSPrinter(TSWindow.self).around(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }
  /// A slip of the article's code that its log shows: it prints Before twice (C-37).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    TSPrinter(TSWindow.self).around(.touchesEnded, last: "Before") {
      super.touchesEnded(touches, with: event)
    }
  }
}

/// The delegate at the end of the chain.
open class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A view of the chain; it has no name, and prints that.
open class TSView: UIView {
  private static let printer = TSPrinter(TSView.self, suffix: " [name:(null)]")

  open override var next: UIResponder? { Self.printer.next { super.next } }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesEnded) { super.touchesEnded(touches, with: event) }
  }
}

/// The controller's view: it prints around what its superclass prints.
open class TSMainView: TSView {
  open override var next: UIResponder? { TSPrinter(TSMainView.self).next { super.next } }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    TSPrinter(TSMainView.self).around(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    TSPrinter(TSMainView.self).around(.touchesEnded) { super.touchesEnded(touches, with: event) }
  }
}

/// The views of another experiment, which print around the question of the hit test.
public enum PrintedHitTest {
  /// A view that prints around its question, with its name.
  open class TSView: UIView {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let name = touchscopeName ?? "(null)"
      return TSPrinter(TSView.self, suffix: " [name:\(name)]").around(.hitTest) {
        super.hitTest(point, with: event)
      }
    }
  }
}

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
  private static let printer = TSPrinter(TSTapViewController.self, beforeAfter: " ")

  open override var next: UIResponder? { Self.printer.next { super.next } }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesEnded) { super.touchesEnded(touches, with: event) }
  }
}

/// The stack that the controller is in.
open class TSNavigationController: UINavigationController {
  private static let printer = TSPrinter(TSNavigationController.self, beforeAfter: " ")

  open override var next: UIResponder? { Self.printer.next { super.next } }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesEnded) { super.touchesEnded(touches, with: event) }
  }
}

/// The tabs, whose window is the last view of the chain.
open class TSTabBarController: UITabBarController {
  private static let printer = TSPrinter(TSTabBarController.self, beforeAfter: " ")

  open override var next: UIResponder? { Self.printer.next { super.next } }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.printer.around(.touchesEnded) { super.touchesEnded(touches, with: event) }
  }
}

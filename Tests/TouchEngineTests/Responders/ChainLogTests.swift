import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// The log of the article on the responder chain: every override says Before, calls super, says After.
private final class ChainLog {
  var lines: [String] = []

  func around<R>(_ what: String, _ after: (R) -> String = { _ in "After" }, _ body: () -> R) -> R {
    lines.append("\(what) Before")
    let result = body()
    lines.append("\(what) \(after(result))")
    return result
  }

  func next(_ what: String, _ body: () -> UIResponder?) -> UIResponder? {
    around("-[\(what)", { "After nextResponder:\(Self.text($0))" }, body)
  }

  private static func text(_ responder: UIResponder?) -> String {
    guard let responder else { return "(null)" }
    guard let wrapper = responder as? UIViewControllerWrapperView else {
      return "<\(type(of: responder))>"
    }
    let frame = wrapper.frame
    return "<UIViewControllerWrapperView; frame = (\(Int(frame.minX)) \(Int(frame.minY)); "
      + "\(Int(frame.width)) \(Int(frame.height)))>"
  }
}

private let log = ChainLog()

private final class TSAplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    let phase = event.orderedTouches[0].phase.rawValue
    log.lines.append("-[TSAplication sendEvent:] Before \(phase)")
    super.sendEvent(event)
    log.lines.append("-[TSAplication sendEvent:] After \(phase)")
  }
  override var next: UIResponder? { log.next("TSAplication nextResponder]") { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSAplication touchesBegan:withEvent:]") {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSAplication touchesEnded:withEvent:]") {
      super.touchesEnded(touches, with: event)
    }
  }
}

private final class TSWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let phase = event.orderedTouches[0].phase.rawValue
    log.lines.append("-[TSWindow sendEvent:] Before \(phase)")
    super.sendEvent(event)
    log.lines.append("-[TSWindow sendEvent:] After \(phase)")
  }
  override var next: UIResponder? { log.next("TSWindow nextResponder]") { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSWindow touchesBegan:withEvent:]") { super.touchesBegan(touches, with: event) }
  }
  /// The slip of the article's code: Before stands twice (C-37).
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSWindow touchesEnded:withEvent:]", { "Before" }) {
      super.touchesEnded(touches, with: event)
    }
  }
}

private final class TSTabBarController: UITabBarController {
  override var next: UIResponder? { log.next("TSTabBarController nextResponder]") { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSTabBarController touchesBegan:withEvent:]") {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSTabBarController touchesEnded:withEvent:]") {
      super.touchesEnded(touches, with: event)
    }
  }
}

private final class TSNavigationController: UINavigationController {
  override var next: UIResponder? {
    log.next("TSNavigationController nextResponder]") { super.next }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSNavigationController touchesBegan:withEvent:]") {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSNavigationController touchesEnded:withEvent:]") {
      super.touchesEnded(touches, with: event)
    }
  }
}

private final class TSTapViewController: UIViewController {
  override func loadView() { view = TSMainView(frame: .zero) }
  override var next: UIResponder? { log.next("TSTapViewController nextResponder]") { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSTapViewController touchesBegan:withEvent:]") {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSTapViewController touchesEnded:withEvent:]") {
      super.touchesEnded(touches, with: event)
    }
  }
}

private class TSView: UIView {
  override var next: UIResponder? { log.next("TSView nextResponder] [name:(null)]") { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSView touchesBegan:withEvent:] [name:(null)]") {
      super.touchesBegan(touches, with: event)
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSView touchesEnded:withEvent:] [name:(null)]") {
      super.touchesEnded(touches, with: event)
    }
  }
}

private final class TSMainView: TSView {
  override var next: UIResponder? { log.next("TSMainView nextResponder]") { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSMainView touchesBegan:withEvent:]") { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.around("-[TSMainView touchesEnded:withEvent:]") { super.touchesEnded(touches, with: event) }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

@Suite(.serialized) struct ChainLogTests {
  /// RC-02, RC-03, RC-04, WIN-01, EC-50, GOLD-003-01: all 78 lines of the tap on a view in a navigation controller in a tab
  /// bar controller.
  @Test func theArticlesLogIsTheSame() {
    let engine = Engine(screen: CGSize(width: 375, height: 667))
    engine.profile = .ios10
    let delegate = engine.perform {
      let application = TSAplication()
      let delegate = AppDelegate()
      application.delegate = delegate
      engine.application = application
      let window = TSWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let navigation = TSNavigationController()
      navigation.viewControllers = [UIViewController(), TSTapViewController()]
      let tabs = TSTabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return delegate
    }
    log.lines = []
    for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.073)] {
      engine.step(
        DigitizerEvent(
          arrival: Instant(seconds: time),
          changes: [FingerChange(finger: 1, phase: phase, location: CGPoint(x: 300, y: 500))]))
    }
    #expect(log.lines == Self.golden.split(separator: "\n").map(String.init))
    engine.tearDown()
    _ = delegate
  }

  private static let golden = """
    -[TSAplication sendEvent:] Before 0
    -[TSWindow sendEvent:] Before 0
    -[TSMainView touchesBegan:withEvent:] Before
    -[TSView touchesBegan:withEvent:] [name:(null)] Before
    -[TSMainView nextResponder] Before
    -[TSView nextResponder] [name:(null)] Before
    -[TSView nextResponder] [name:(null)] After nextResponder:<TSTapViewController>
    -[TSMainView nextResponder] After nextResponder:<TSTapViewController>
    -[TSTapViewController touchesBegan:withEvent:] Before
    -[TSTapViewController nextResponder] Before
    -[TSTapViewController nextResponder] After nextResponder:<UIViewControllerWrapperView; frame = (0 0; 375 667)>
    -[TSNavigationController touchesBegan:withEvent:] Before
    -[TSNavigationController nextResponder] Before
    -[TSNavigationController nextResponder] After nextResponder:<UIViewControllerWrapperView; frame = (0 0; 375 667)>
    -[TSTabBarController touchesBegan:withEvent:] Before
    -[TSTabBarController nextResponder] Before
    -[TSTabBarController nextResponder] After nextResponder:<TSWindow>
    -[TSWindow touchesBegan:withEvent:] Before
    -[TSWindow nextResponder] Before
    -[TSWindow nextResponder] After nextResponder:<TSAplication>
    -[TSAplication touchesBegan:withEvent:] Before
    -[TSAplication nextResponder] Before
    -[TSAplication nextResponder] After nextResponder:<AppDelegate>
    -[TSAplication touchesBegan:withEvent:] After
    -[TSWindow touchesBegan:withEvent:] After
    -[TSTabBarController touchesBegan:withEvent:] After
    -[TSNavigationController touchesBegan:withEvent:] After
    -[TSTapViewController touchesBegan:withEvent:] After
    -[TSView touchesBegan:withEvent:] [name:(null)] After
    -[TSMainView touchesBegan:withEvent:] After
    -[TSWindow sendEvent:] After 0
    -[TSAplication sendEvent:] After 0
    -[TSAplication sendEvent:] Before 3
    -[TSWindow sendEvent:] Before 3
    -[TSMainView touchesEnded:withEvent:] Before
    -[TSView touchesEnded:withEvent:] [name:(null)] Before
    -[TSMainView nextResponder] Before
    -[TSView nextResponder] [name:(null)] Before
    -[TSView nextResponder] [name:(null)] After nextResponder:<TSTapViewController>
    -[TSMainView nextResponder] After nextResponder:<TSTapViewController>
    -[TSTapViewController touchesEnded:withEvent:] Before
    -[TSTapViewController nextResponder] Before
    -[TSTapViewController nextResponder] After nextResponder:<UIViewControllerWrapperView; frame = (0 0; 375 667)>
    -[TSNavigationController touchesEnded:withEvent:] Before
    -[TSNavigationController nextResponder] Before
    -[TSNavigationController nextResponder] After nextResponder:<UIViewControllerWrapperView; frame = (0 0; 375 667)>
    -[TSTabBarController touchesEnded:withEvent:] Before
    -[TSTabBarController nextResponder] Before
    -[TSTabBarController nextResponder] After nextResponder:<TSWindow>
    -[TSWindow touchesEnded:withEvent:] Before
    -[TSWindow nextResponder] Before
    -[TSWindow nextResponder] After nextResponder:<TSAplication>
    -[TSAplication touchesEnded:withEvent:] Before
    -[TSAplication nextResponder] Before
    -[TSAplication nextResponder] After nextResponder:<AppDelegate>
    -[TSAplication touchesEnded:withEvent:] After
    -[TSWindow touchesEnded:withEvent:] Before
    -[TSTabBarController touchesEnded:withEvent:] After
    -[TSNavigationController touchesEnded:withEvent:] After
    -[TSTapViewController touchesEnded:withEvent:] After
    -[TSView touchesEnded:withEvent:] [name:(null)] After
    -[TSMainView touchesEnded:withEvent:] After
    -[TSMainView nextResponder] Before
    -[TSView nextResponder] [name:(null)] Before
    -[TSView nextResponder] [name:(null)] After nextResponder:<TSTapViewController>
    -[TSMainView nextResponder] After nextResponder:<TSTapViewController>
    -[TSTapViewController nextResponder] Before
    -[TSTapViewController nextResponder] After nextResponder:<UIViewControllerWrapperView; frame = (0 0; 375 667)>
    -[TSNavigationController nextResponder] Before
    -[TSNavigationController nextResponder] After nextResponder:<UIViewControllerWrapperView; frame = (0 0; 375 667)>
    -[TSTabBarController nextResponder] Before
    -[TSTabBarController nextResponder] After nextResponder:<TSWindow>
    -[TSWindow nextResponder] Before
    -[TSWindow nextResponder] After nextResponder:<TSAplication>
    -[TSAplication nextResponder] Before
    -[TSAplication nextResponder] After nextResponder:<AppDelegate>
    -[TSWindow sendEvent:] After 3
    -[TSAplication sendEvent:] After 3
    """
}

import Testing
import TouchTrace
import TouchscopeTesting
import UIKit

/// An app as the system starts it.
@MainActor
@Suite struct LaunchTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var openings: [String] = []
    private let root = UIViewController()
    private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    private let tap = UITapGestureRecognizer()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: root)
      navigation.restorationIdentifier = "nav"
      root.restorationIdentifier = "root"
      root.view.accessibilityIdentifier = "root.view"
      button.accessibilityIdentifier = "button"
      tap.name = "tap"
      root.view.addSubview(button)
      root.view.addGestureRecognizer(tap)
      let item = UIBarButtonItem(
        title: "Open", style: .plain, target: self, action: Selector("open:", Delegate.open))
      item.accessibilityIdentifier = "open"
      root.navigationItem.rightBarButtonItem = item
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return true
    }

    private func open(_ sender: UIBarButtonItem) { openings.append(sender.title ?? "") }
  }

  @Test func identifiersAreTheNamesOfTheLog() {
    let tester = GestureTester { Delegate() }
    tester.tap("button")
    tester.tap(.inside("root.view", 300, 400))
    tester.waitUntilIdle()
    tester.expectActions(["button", "tap"])
    #expect(tester.lines(.hit, of: "nav.bar").contains("nav.bar hitTest"))
  }

  /// The action of a bar's button is sent with the item, not with the view that stands for it (documented).
  @Test func aBarButtonSendsItsItem() throws {
    let delegate = Kept()
    let tester = GestureTester { delegate.made() }
    tester.tap("open")
    tester.waitUntilIdle()
    #expect(delegate.delegate?.openings == ["Open"])
  }

  private final class Kept {
    var delegate: Delegate?

    func made() -> Delegate {
      let made = Delegate()
      delegate = made
      return made
    }
  }

  /// Whoever a search finds is in the log, whether a scene lists the action or a class has it.
  @Test func anActionWithoutATargetSaysWhoPerformsIt() {
    let tester = GestureTester()
    let panel = tester.view("panel") { Panel(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    tester.view("save", in: panel) {
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
      button.addTarget(nil, action: Selector("save", Panel.save), for: .touchUpInside)
      return button
    }
    tester.tap("save")
    tester.expectLines(["save nextResponder panel", "panel performs save"], .chain)
    #expect(panel.saved == 1)
  }

  private final class Panel: UIView {
    var saved = 0
    func save() { saved += 1 }
  }
}

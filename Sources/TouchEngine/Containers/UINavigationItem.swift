public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  private weak var controller: UIViewController?
  private var storedTitle: String?

  init(controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// An item whose title the bar shows in its middle.
  public init(title: String) {
    storedTitle = title
    super.init()
  }

  /// The controller's title unless it is given (documented).
  open var title: String? {
    get { storedTitle ?? controller?.title }
    set {
      storedTitle = newValue
      changed()
    }
  }
  /// What the back button of the next one says; the title unless it is given.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether the button that leads back is away.
  open var hidesBackButton = false { didSet { changed() } }
  /// What stands at the left.
  open var leftBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// What stands at the right.
  open var rightBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  private func changed() { controller?.navigationController?.showItems() }
}

/// A button that a navigation bar or toolbar shows.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// How a button looks.
  public nonisolated enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// What stands above it.
  open var title: String?
  /// For tests that drive apps; its button's name in logs.
  open var accessibilityIdentifier: String? {
    didSet { button.accessibilityIdentifier = accessibilityIdentifier }
  }
  /// Whose action it is; not kept alive.
  open weak var target: AnyObject?
  /// What a tap calls.
  open var action: Selector?
  /// What a scene does when it is tapped.
  public var touchscopeAction: (() -> Void)?
  private(set) lazy var button = _UIButtonBarButton(item: self)

  /// A button with a title and what a tap calls.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
    self.target = target
    self.action = action
    super.init()
  }

  /// Does what a scene says, and sends the action: without a target it goes up the responder chain (documented).
  final func perform() {
    touchscopeAction?()
    guard let action else { return }
    button.touchscopeEngine.application.sendAction(action, to: target, from: self, for: nil)
  }

  /// The control that stands in the bar.
  public var touchscopeButton: UIControl { button }
}

public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  private weak var controller: UIViewController?
  private var ownTitle: String?

  init(controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  public init(title: String) {
    ownTitle = title
    super.init()
  }

  /// The controller's title unless it is given (documented).
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      ownTitle = newValue
      changed()
    }
  }
  /// What the back button of the next one says; the title unless it is given.
  open var backButtonTitle: String? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var leftBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var rightBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  private func changed() { controller?.navigationController?.showItems() }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var title: String?
  open weak var target: AnyObject?
  open var action: Selector?
  /// What a scene does when it is tapped.
  public var touchscopeAction: (() -> Void)?
  private(set) lazy var button = _UIButtonBarButton(item: self)

  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
    self.target = target
    self.action = action
    super.init()
  }

  /// The control that stands in the bar.
  public var touchscopeButton: UIControl { button }
}

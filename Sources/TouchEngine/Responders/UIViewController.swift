public import Foundation
public import TouchGeometry
import TouchTrace

/// Stands between its view and what is above it in the responder chain (RC-01, RC-02).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Its view, if it was asked for before.
  open private(set) var viewIfLoaded: UIView?
  private var isLoading = false
  /// Shown by the bars of containers.
  open var title: String? { didSet { touchscopeEngine.lookVersion += 1 } }
  /// For restoring an app's state, which nobody does here; the name in logs, unless it has another.
  open var restorationIdentifier: String? {
    didSet { if touchscopeName == oldValue { touchscopeName = restorationIdentifier } }
  }

  /// A controller whose view is made in code: a nib file is not read here, and its name leaves a warning (EC-127).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard let nibNameOrNil else { return }
    touchscopeEngine.warn(touchscopeHandle, "nib files are not read here: '\(nibNameOrNil)'")
  }

  /// The same without a nib file: coders carry nothing here.
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Its view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.viewController = nil
      viewIfLoaded = newValue
      newValue?.viewController = self
    }
  }

  /// Makes the view now, unless it is there.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if viewIfLoaded != nil { viewDidLoad() }
  }

  /// Whether the view is there.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes a plain view of the screen's size.
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: touchscopeEngine.screen))
  }
  /// Runs once, after the view was made.
  open func viewDidLoad() {}
  /// Runs before its view's `layoutSubviews`.
  open func viewWillLayoutSubviews() {}
  /// Runs after its view's `layoutSubviews`.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearing

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between the two, once the view is in its window and about to be laid out (documented, EC-129).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in a window, and a transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// Runs before the view goes away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  var appearance = Appearance.disappeared
  /// What `viewIsAppearing` will be told; nil when it has been.
  var isAboutToAppear: Bool?
  /// A scene's changes at the moments of appearing.
  public var touchscopeControllerHooks = ControllerHooks()

  // MARK: Containers

  /// The container that it was added to.
  open internal(set) weak var parent: UIViewController?
  /// The controllers in it, in order.
  open internal(set) var children: [UIViewController] = []
  /// Called before the parent changes; nil for leaving (documented).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed; nil for having left (documented).
  open func didMove(toParent parent: UIViewController?) { settle(in: parent) }

  /// What bars show for it.
  open private(set) lazy var navigationItem = UINavigationItem(controller: self)
  /// Its button in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(controller: self)

  /// The child that decides in its place: the one on top of a container.
  var frontChild: UIViewController? { nil }
  /// A child has left, perhaps for another container: a container shows it no more.
  func forget(_ child: UIViewController) {}
  /// The children whose views show when its own does.
  var shownChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

  // MARK: Presentation

  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// While what it presents comes or goes.
  var isChangingPresented = false
  /// Where its view lay before a presentation covered it.
  weak var coveredPlace: UIView?
  /// The window whose root it is.
  final var ownerWindow: UIWindow? {
    get { ownerTie?.window }
    set { ownerTie = newValue?.tie }
  }
  private weak var ownerTie: WindowTie?

  /// How much of the screen a presentation covers; all of it in each of these (EC-55).
  public nonisolated enum ModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
      overCurrentContext, popover
    case none = -1
    case automatic = -2

    /// Below these the presenting view stays in the window (EC-55).
    var keepsPresenter: Bool {
      self == .overFullScreen || self == .overCurrentContext || self == .custom
    }
  }

  /// How a presentation comes and goes; it slides up whatever this says.
  public nonisolated enum ModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// How it is presented over another one.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// Kept, without effect: presentations slide up from the bottom (EC-55).
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// Edges whose system gestures wait for the app's own (documented).
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { touchscopeDeferredEdges }
  /// What a scene gives for `preferredScreenEdgesDeferringSystemGestures`.
  public var touchscopeDeferredEdges: UIRectEdge = []

  // MARK: What UIKit asks and tells beside touches; nobody does so here

  /// Asked by nobody: no status bar is drawn.
  open var prefersStatusBarHidden: Bool { false }
  /// Asked by nobody: no status bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Asked by nobody: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asked by nobody: the interface stands as the scene says.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Asked by nobody: the interface stands as the scene says.
  open var shouldAutorotate: Bool { true }
  /// Never called: there is always enough memory.
  open func didReceiveMemoryWarning() {}
  /// Never called: the safe area is always the whole view (EC-130).
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: traits do not change (EC-131).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responder chain

  /// The presenting controller; the window, for its root; otherwise the superview of the view (RC-02).
  open override var next: UIResponder? {
    if let presenter { return presenter }
    guard let place = viewIfLoaded?.superview else { return ownerWindow }
    return place
  }

  // MARK: Containers and presentations

  /// Takes a controller from its parent and makes it a child; its view is added by the caller, who calls
  /// `didMove(toParent:)` afterwards (documented).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent. The view is removed by the caller; `didMove(toParent: nil)` is called here (documented).
  open func removeFromParent() { leaveParent() }
  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? { container(UINavigationController.self) }
  /// The nearest tab bar controller around it.
  open var tabBarController: UITabBarController? { container(UITabBarController.self) }
  /// The controller that this one, or a container of it, presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or a container of it.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Shows a controller over the whole screen (EC-55). The outermost container is the one that presents (documented).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { cover(with: viewControllerToPresent, animated: flag, completion: completion) }

  /// Takes away what this controller presents, or else this controller itself (documented).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    uncover(animated: flag, completion: completion)
  }
}

/// A scene's changes when a controller appears.
public struct ControllerHooks {
  /// Runs with `viewWillAppear`.
  public var willAppear: (() -> Void)?
  /// Runs with `viewDidAppear`.
  public var didAppear: (() -> Void)?
  /// With nothing set.
  public init() {}
}

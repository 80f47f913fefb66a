import Foundation

/// Stands between its view and what is above it in the responder chain (RC-01, RC-02).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public private(set) var viewIfLoaded: UIView?
  private var isLoading = false
  open var title: String?

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

  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if viewIfLoaded != nil { viewDidLoad() }
  }

  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes a plain view of the screen's size.
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: touchscopeEngine.screen))
  }
  open func viewDidLoad() {}
  /// Runs before its view's `layoutSubviews`.
  open func viewWillLayoutSubviews() {}
  /// Runs after its view's `layoutSubviews`.
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}

  open override var next: UIResponder? {
    guard let view = viewIfLoaded else { return nil }
    if let window = view.window, window.rootViewController === self { return window }
    return view.superview
  }
}

public import Foundation
import TouchTrace

/// Shows one of a row of controllers; a finger turns to the next one, by scrolling (EC-59).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages follow each other; they are scrolled here, whatever it says.
  public nonisolated enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// What else can be said at its making.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// By UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Room between pages; without effect.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the back of a book is; without effect.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
  /// The axis along which pages lie.
  public nonisolated enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which way a program turns pages.
  public nonisolated enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// Gives the pages beside a page; not kept alive.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { queueUp() } }
  /// Is told when pages are turned; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages follow each other.
  public let transitionStyle = TransitionStyle.scroll
  /// The axis along which pages lie.
  public let navigationOrientation: NavigationOrientation

  private lazy var scroll = _UIQueuingScrollView(frame: .zero)
  /// The pages side by side: what comes before the present one, itself, what comes after.
  private var pages: [UIViewController] = []
  private var current: UIViewController?
  private var isTurning = false

  /// Options are without effect.
  public init(
    transitionStyle style: TransitionStyle = .scroll,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that shows.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// Shows a page at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else { return }
    if page !== current, mayHold(page) { become(page) }
    completion?(true)
  }

  /// The scroll view that turns the pages.
  public var touchscopeScrollView: UIScrollView { scroll }

  open override func loadView() {
    let container = _UIPageViewControllerContentView(
      frame: CGRect(origin: .zero, size: touchscopeEngine.screen))
    view = container
    scroll.frame = container.bounds
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.delegate = self
    container.addSubview(scroll)
    queueUp()
  }

  override func forget(_ child: UIViewController) {
    pages.removeAll { $0 === child }
    if current === child { current = nil }
  }
  override var frontChild: UIViewController? { current }
  override var shownChildren: [UIViewController] { current.map { [$0] } ?? [] }

  // MARK: The queue

  private func become(_ page: UIViewController) {
    let old = current
    record("viewControllers \(old?.shownName ?? "nil") -> \(page.shownName)")
    current = page
    if isOnScreen { old?.beginDisappearing(animated: true) }
    if isOnScreen { page.beginAppearing(animated: true) }
    queueUp()
    old?.endDisappearing(animated: true)
    page.endAppearing(animated: true)
  }

  /// Lays out the present page and its neighbours, which the data source names.
  private func queueUp() {
    guard isViewLoaded, let current else { return }
    func held(_ page: UIViewController?) -> UIViewController? {
      page.flatMap { mayHold($0) ? $0 : nil }
    }
    let before = held(dataSource?.pageViewController(self, viewControllerBefore: current))
    let after = held(dataSource?.pageViewController(self, viewControllerAfter: current))
    let new = [before, current, after].compactMap { $0 }
    for page in pages where !new.contains(where: { $0 === page }) { leave(page) }
    pages = new
    let size = scroll.bounds.size
    let isVertical = navigationOrientation == .vertical
    for (index, page) in new.enumerated() {
      if page.parent !== self { addChild(page) }
      let wrapper = page.view.superview ?? UIView(frame: .zero)
      let at = Double(index)
      wrapper.frame = CGRect(
        x: isVertical ? 0 : at * size.width, y: isVertical ? at * size.height : 0,
        width: size.width, height: size.height)
      page.view.frame = wrapper.bounds
      if page.view.superview == nil { wrapper.addSubview(page.view) }
      if wrapper.superview !== scroll { scroll.addSubview(wrapper) }
      if page.appearance == .disappeared, page !== current { page.didMove(toParent: self) }
    }
    let count = Double(new.count)
    scroll.contentSize = CGSize(
      width: isVertical ? size.width : count * size.width,
      height: isVertical ? count * size.height : size.height)
    let index = Double(before == nil ? 0 : 1)
    scroll.contentOffset = CGPoint(
      x: isVertical ? 0 : index * size.width, y: isVertical ? index * size.height : 0)
  }

  private func leave(_ page: UIViewController) {
    page.willMove(toParent: nil)
    let wrapper = page.viewIfLoaded?.superview
    page.viewIfLoaded?.removeFromSuperview()
    wrapper?.removeFromSuperview()
    page.removeFromParent()
  }

  /// The page that the scroll view rests on.
  private var resting: UIViewController? {
    let offset = scroll.contentOffset
    let size = scroll.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let part = navigationOrientation == .vertical ? offset.y / size.height : offset.x / size.width
    let index = Int(part.rounded())
    return pages.indices.contains(index) ? pages[index] : nil
  }

  private func settle() {
    guard isTurning else { return }
    isTurning = false
    let old = current
    let isOther = resting != nil && resting !== old
    if let new = resting, isOther { become(new) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
      transitionCompleted: isOther)
  }
}

extension UIPageViewController: UIScrollViewDelegate {
  /// Its own scroll view is dragged.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isTurning = true
    let way = scrollView.panGestureRecognizer.velocity(in: scrollView)
    let goesOn = navigationOrientation == .vertical ? way.y < 0 : way.x < 0
    guard let index = pages.firstIndex(where: { $0 === current }) else { return }
    let next = index + (goesOn ? 1 : -1)
    if pages.indices.contains(next) {
      delegate?.pageViewController(self, willTransitionTo: [pages[next]])
    }
  }

  /// Its own scroll view was let go.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if !decelerate { settle() }
  }

  /// Its own scroll view came to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
}

/// The root view of a page controller.
final class _UIPageViewControllerContentView: UIView {}

/// The scroll view that holds the present page and its neighbours.
final class _UIQueuingScrollView: UIScrollView {}

/// Names the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What a page controller tells of its turns; every method may be left out.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger begins to turn pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The turn is over; `completed` says whether another page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing unless a delegate says otherwise.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing unless a delegate says otherwise.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

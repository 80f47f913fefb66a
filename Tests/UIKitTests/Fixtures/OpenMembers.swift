import UIKit

/// Overrides of what UIKit declares in categories and apps override all the same.
class OpenView: UIView {
  var calls: [String] = []

  override func addSubview(_ view: UIView) {
    calls.append("add")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    calls.append("insert \(index)")
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() {
    calls.append("remove")
    super.removeFromSuperview()
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
  override func endEditing(_ force: Bool) -> Bool {
    calls.append("end \(force)")
    return super.endEditing(force)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.append("recognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override var contentMode: UIView.ContentMode {
    didSet { calls.append("mode") }
  }
  override var accessibilityLabel: String? {
    get { "open" }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
}

class OpenController: UIViewController {
  var calls: [String] = []

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    calls.append("present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    calls.append("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
  override func addChild(_ childController: UIViewController) {
    calls.append("child")
    super.addChild(childController)
  }
  override func removeFromParent() { super.removeFromParent() }
  override var navigationController: UINavigationController? { super.navigationController }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var tabBarItem: UITabBarItem! {
    get { UITabBarItem(title: "Open", tag: 3) }
    set {}
  }
}

class OpenScrollView: UIScrollView {
  override var zoomScale: CGFloat {
    get { super.zoomScale }
    set { super.zoomScale = newValue }
  }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    super.setZoomScale(scale, animated: false)
  }
  override var isZooming: Bool { super.isZooming }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { .never }
    set {}
  }
}

class OpenTable: UITableView {
  var reloads = 0
  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: .none)
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier)
  }
}

class OpenGrid: UICollectionView {
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
}

class OpenControl: UIControl {
  override var isTracking: Bool { super.isTracking }
  override var allControlEvents: UIControl.Event { super.allControlEvents.union(.touchDown) }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
}

class OpenLayer: CALayer {
  var keys: [String] = []
  override func add(_ anim: CAAnimation, forKey key: String?) {
    keys.append(key ?? "")
    super.add(anim, forKey: key)
  }
}

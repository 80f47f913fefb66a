public import UIKit

// Article 000's nested scroll views: two pans on the root view, and a lock for each that says whose turn it is.

/// Touches fall through it, and its pan begins only while it is not locked.
open class TDScrollView: UIScrollView {
  /// True while it is the other one's turn: its pan does not begin.
  open var lock = false

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !lock
  }
}

/// The same for the table in it.
open class TDTableView: UITableView {
  /// True while it is the other one's turn: its pan does not begin.
  open var lock = true

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !lock
  }
}

/// Moves both pans to its view, and hands the lock over at the boundary.
open class TDScrollViewController: UIViewController, UIScrollViewDelegate {
  private weak var outer: TDScrollView?
  private weak var inner: TDTableView?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    outer = view.subviews.lazy.compactMap { $0 as? TDScrollView }.first
    inner = outer?.subviews.lazy.compactMap { $0 as? TDTableView }.first
    for scrollView in [outer, inner] as [UIScrollView?] {
      guard let scrollView else { continue }
      scrollView.delegate = self
      scrollView.bounces = false
      view.addGestureRecognizer(scrollView.panGestureRecognizer)
    }
  }

  /// Logs each move.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === outer {
      inner?.lock = scrollView.contentOffset.y < 1000
    } else if scrollView === inner {
      outer?.lock = scrollView.contentOffset.y >= 0.001
    }
  }
}

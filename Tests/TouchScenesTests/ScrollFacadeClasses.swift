import UIKit

/// Scroll code as an app writes it, through `import UIKit` alone: a list that shares its pan with others.
final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    decelerationRate = .fast
    panGestureRecognizer.minimumNumberOfTouches = 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}

/// Owns it and hears of its scrolling.
final class SharingController: UIViewController, UIScrollViewDelegate {
  let scrollView = SharingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var offsets: [CGPoint] = []

  func set() {
    scrollView.delegate = self
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
  }
}

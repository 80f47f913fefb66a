public import Foundation

/// What a scroll view tells of its scrolling; every method may be left out.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset has changed, by a finger, by a motion or by the program (SCR-25).
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The pan has begun; comes before the first `scrollViewDidScroll` of a drag (SCR-21).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger was lifted (SCR-38).
  ///
  /// - Parameters:
  ///   - velocity: of the offset, points per millisecond.
  ///   - targetContentOffset: where the view will rest; another value written here is met exactly.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated `setContentOffset` or `scrollRectToVisible` has arrived (SCR-55).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

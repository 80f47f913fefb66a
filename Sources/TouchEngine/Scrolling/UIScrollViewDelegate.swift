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
  /// The finger was lifted; `decelerate` says whether it goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It goes on by itself now.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It came to rest by itself.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated `setContentOffset` or `scrollRectToVisible` has arrived (SCR-55).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view of the content that a pinch scales; without one the scroll view does not zoom (SCR-67).
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch begins, or an animated change of the scale (SCR-68).
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed (SCR-68).
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Comes after a bounce, with a scale within the limits (SCR-68).
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing is zoomed, unless a delegate says otherwise.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing unless a delegate says otherwise.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

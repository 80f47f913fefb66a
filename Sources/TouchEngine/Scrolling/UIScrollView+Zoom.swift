public import Foundation
import TouchTrace

extension UIScrollView {
  /// The smallest scale of the zoomed view; 1 unless set (SCR-82).
  public var minimumZoomScale: CGFloat {
    get { zoom.least }
    set { if newValue.isFinite, newValue > 0 { zoom.least = newValue } }
  }

  /// The largest scale of the zoomed view; 1 unless set (SCR-82).
  public var maximumZoomScale: CGFloat {
    get { zoom.most }
    set { if newValue.isFinite, newValue > 0 { zoom.most = newValue } }
  }

  /// The scale of the zoomed view; setting it stays within the limits (SCR-83, documented).
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom.set(newValue, animated: false) }
  }

  /// From the begin of a pinch to its end (SCR-73, documented).
  public var isZooming: Bool { zoom.isPinching }
  /// A scale beyond the limits is coming back (SCR-69, documented).
  public var isZoomBouncing: Bool { zoom.isBouncing }

  /// Zooms; nil while the two limits are the same (SCR-82, documented).
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// Zooms around the middle; animated it takes 0.3 s and tells its begin and its end (SCR-83; the middle is assumed).
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom.set(scale, animated: animated)
  }

  /// Shows a rectangle, points of the zoomed view, in the middle and as large as the limits let it (SCR-83, documented).
  public func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }

  /// The view of the content that the delegate, or a scene, names (SCR-67).
  var viewToZoom: UIView? {
    guard let view = touchscopeScrollHooks.viewForZooming?() ?? delegate?.viewForZooming(in: self),
      view !== self, view.isDescendant(of: self)
    else { return nil }
    return view
  }
}

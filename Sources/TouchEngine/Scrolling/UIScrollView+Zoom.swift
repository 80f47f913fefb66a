extension UIScrollView {
  /// The view of the content that the delegate, or a scene, names (SCR-67).
  var viewToZoom: UIView? {
    guard let view = touchscopeScrollHooks.viewForZooming?() ?? delegate?.viewForZooming(in: self),
      view !== self, view.isDescendant(of: self)
    else { return nil }
    return view
  }
}

import Foundation

extension UIView {
  /// The window at the top of the tree that the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current.asWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Steps from the top of the tree; 0 for the topmost view.
  public final var touchscopeDepth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// True for the view itself and for all views in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  final func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      touchscopeEngine.warn(touchscopeHandle, "a view cannot be put into itself")
      return
    }
    guard touchscopeDepth + 1 + view.height < EngineLimits.viewDepthMax else {
      touchscopeEngine.warn(
        touchscopeHandle, "the view tree is deeper than \(EngineLimits.viewDepthMax)")
      return
    }
    let stays = view.window != nil && view.window === window
    view.willMove(toSuperview: self)
    if !stays, view.window != nil || window != nil { view.willMove(toWindow: window) }
    view.detach()
    if !stays { view.leftWindow() }
    // Whoever was told may have put it elsewhere in the meantime.
    if view.superview != nil { view.detach() }
    guard !isDescendant(of: view) else {
      touchscopeEngine.gestures.unregisterAll(in: view)
      moved(view)
      touchscopeEngine.warn(touchscopeHandle, "a view cannot be put into itself")
      return
    }
    parts.insert(view, at: index)
    view.superview = self
    setNeedsLayout()
    didAddSubview(view)
    if !stays { touchscopeEngine.gestures.registerAll(in: view) }
    moved(view)
  }

  final func leaveSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    if window != nil { willMove(toWindow: nil) }
    detach()
    leftWindow()
    // A window that was put into a view is still one.
    if window == nil { touchscopeEngine.gestures.unregisterAll(in: self) }
    moved(self)
  }

  /// The index of a subview after `removed` has been taken out; behind all others without such a subview.
  final func index(of sibling: UIView, without removed: UIView) -> Int {
    let others = subviews.filter { $0 !== removed }
    return others.firstIndex { $0 === sibling } ?? others.count
  }

  final func firstInside(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    parts.remove(view)
    parts.insert(view, at: index)
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.treeVersion += 1
  }

  private func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    superview?.parts.remove(self)
    superview = nil
    touchscopeEngine.lookVersion += 1
    touchscopeEngine.treeVersion += 1
  }

  /// Touches of a view that is in no window any more are cancelled (TD-13), and it is no first responder (documented).
  private func leftWindow() {
    touchscopeEngine.events.viewLeft(self)
    guard let first = firstResponderInside else { return }
    if !first.resignFirstResponder() { first.giveUp() }
  }

  private func moved(_ view: UIView) {
    touchscopeEngine.lookVersion += 1
    if view.window != nil { touchscopeEngine.updates.addTree(view) }
    touchscopeEngine.treeVersion += 1
    view.didMoveToSuperview()
    view.didMoveToWindow()
  }

  private var height: Int {
    var height = 0
    var level = subviews
    while !level.isEmpty {
      height += 1
      level = level.flatMap(\.subviews)
    }
    return height
  }
}

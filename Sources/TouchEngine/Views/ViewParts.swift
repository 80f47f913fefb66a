/// What a view owns: its subviews and recognizers, which know it in turn.
///
/// Their way back is no weak reference, as an object that was ever referred to weakly is slower to hold from then on, in
/// every hit test and every touch. So whoever goes takes itself back from them; a view without parts needs nothing.
final class ViewParts {
  @exclusivity(unchecked) private(set) var subviews: [UIView] = []
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  /// What hit tests read of the view; it has the list of the subviews.
  private let node: HitNodeOwner

  init(_ node: HitNodeOwner) { self.node = node }

  isolated deinit {
    for subview in subviews.reversed() {
      node.remove(subview.nodeOwner)
      subview.superview = nil
    }
    for recognizer in recognizers { recognizer.view = nil }
  }

  func insert(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    node.insert(view.nodeOwner, at: index)
    count(from: index + 1)
  }

  func remove(_ view: UIView) {
    guard let index = subviews.lastIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    node.remove(view.nodeOwner)
    count(from: index)
  }

  /// Subviews have another place among the others.
  private func count(from start: Int) {
    for index in start..<max(start, subviews.count) {
      subviews[index].nodeOwner.count(index)
    }
  }
}

/// A target with an action; the target is not kept alive (GR-22). An object, as a weak reference is costly to copy.
final class GestureTarget: Equatable {
  private(set) weak var object: AnyObject?
  let action: Selector

  init(object: AnyObject, action: Selector) {
    self.object = object
    self.action = action
  }

  static func == (a: GestureTarget, b: GestureTarget) -> Bool {
    a.object === b.object && a.action == b.action
  }
}

final class ClosureTarget {
  private let action: (UIGestureRecognizer) -> Void
  init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }
  func call(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}

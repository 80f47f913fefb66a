public import Foundation
public import TouchTrace

/// A scene's policies for one responder: they act as its outermost override. `base` is what would run without them.
public struct ResponderHooks {
  public var touches: ((TouchPhase, Set<UITouch>, UIEvent?, _ base: () -> Void) -> Void)?
  public var next: (() -> UIResponder?)?
  /// Names of actions that the responder has, beside its class's own.
  public var implements: Set<String> = []
  /// Whether it can become the first responder, in the class's place.
  public var canBecomeFirst: Bool?
  public init() {}
}

/// A scene's policies for hit testing one view; points in the view's coordinates.
public struct ViewHooks {
  public var pointInside: ((CGPoint, UIEvent?, _ base: () -> Bool) -> Bool)?
  public var hitTest: ((CGPoint, UIEvent?, _ base: () -> UIView?) -> UIView?)?
  public var shouldBegin: ((UIGestureRecognizer, _ base: () -> Bool) -> Bool)?
  public init() {}
}

/// A scene's policies for one recognizer, as its subclass and its delegate.
public struct RecognizerHooks {
  public var touches: ((TouchPhase, Set<UITouch>, UIEvent, _ base: () -> Void) -> Void)?
  public var canPrevent: ((UIGestureRecognizer) -> Bool)?
  public var canBePreventedBy: ((UIGestureRecognizer) -> Bool)?
  public var simultaneousWith: ((UIGestureRecognizer) -> Bool)?
  public var requireFailureOf: ((UIGestureRecognizer) -> Bool)?
  public var beRequiredToFailBy: ((UIGestureRecognizer) -> Bool)?
  public var shouldBegin: (() -> Bool)?
  public var shouldReceiveTouch: ((UITouch) -> Bool)?
  /// Runs at each action, before the registered targets.
  public var action: ((UIGestureRecognizer) -> Void)?
  public init() {}
}

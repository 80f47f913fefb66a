public import Foundation
public import TouchTrace

/// A scene's policies for one responder: they act as its outermost override. `base` is what would run without them.
public struct ResponderHooks {
  /// Stands in for the touch methods.
  public var touches: ((TouchPhase, Set<UITouch>, UIEvent?, _ base: () -> Void) -> Void)?
  /// Stands in for `next`.
  public var next: (() -> UIResponder?)?
  /// Names of actions that the responder has, beside its class's own.
  public var implements: Set<String> = []
  /// Whether it can become the first responder, in the class's place.
  public var canBecomeFirst: Bool?
  /// Without any policy.
  public init() {}
}

/// A scene's policies for hit testing one view; points in the view's coordinates.
public struct ViewHooks {
  /// Stands in for `point(inside:with:)`.
  public var pointInside: ((CGPoint, UIEvent?, _ base: () -> Bool) -> Bool)?
  /// Stands in for `hitTest(_:with:)`.
  public var hitTest: ((CGPoint, UIEvent?, _ base: () -> UIView?) -> UIView?)?
  /// Stands in for the view's `gestureRecognizerShouldBegin`.
  public var shouldBegin: ((UIGestureRecognizer, _ base: () -> Bool) -> Bool)?
  /// Without any policy.
  public init() {}
}

/// A scene's policies for one recognizer, as its subclass and its delegate.
public struct RecognizerHooks {
  /// Stands in for the touch methods.
  public var touches: ((TouchPhase, Set<UITouch>, UIEvent, _ base: () -> Void) -> Void)?
  /// Stands in for `canPrevent`.
  public var canPrevent: ((UIGestureRecognizer) -> Bool)?
  /// Stands in for `canBePrevented`.
  public var canBePreventedBy: ((UIGestureRecognizer) -> Bool)?
  /// Stands in for the delegate's answer.
  public var simultaneousWith: ((UIGestureRecognizer) -> Bool)?
  /// Stands in for the delegate's answer.
  public var requireFailureOf: ((UIGestureRecognizer) -> Bool)?
  /// Stands in for the delegate's answer.
  public var beRequiredToFailBy: ((UIGestureRecognizer) -> Bool)?
  /// Stands in for the delegate's answer.
  public var shouldBegin: (() -> Bool)?
  /// Stands in for the delegate's answer.
  public var shouldReceiveTouch: ((UITouch) -> Bool)?
  /// Runs at each action, before the registered targets.
  public var action: ((UIGestureRecognizer) -> Void)?
  /// Whether `action` does what a person can see, and not only what the scene notes for itself.
  public var actionIsSeen = false
  /// Without any policy.
  public init() {}
}

import UIKit

/// Prints as the articles' classes do: on the console alone, because the log has a line of its own for the call.
func NSLog(_ text: String) { Engine.current.printedAside(text) }

/// Methods whose calls the articles' classes print, under their names in Objective-C.
enum PrintedMethod: String {
  case hitTest = "hitTest:withEvent:"
  case pointInside = "pointInside:withEvent:"
  case shouldReceiveTouch = "gestureRecognizer:shouldReceiveTouch:"
  case touchesBegan = "touchesBegan:withEvent:"
  case touchesMoved = "touchesMoved:withEvent:"
  case touchesEnded = "touchesEnded:withEvent:"
  case touchesCancelled = "touchesCancelled:withEvent:"
  case beginTracking = "beginTrackingWithTouch:withEvent:"
  case endTracking = "endTrackingWithTouch:withEvent:"
  case cancelTracking = "cancelTrackingWithEvent:"
  case sendEvent = "sendEvent:"
  case nextResponder

  /// `-[YellowView touchesBegan:withEvent:]`, as `__func__` reads in a method of that class.
  func name(in type: Any.Type) -> String { "-[\(type) \(rawValue)]" }
}

/// What `NSLog(@"%s", __func__)` prints at the start of an object's method.
func printCall(_ method: PrintedMethod, of object: AnyObject) {
  NSLog(method.name(in: type(of: object)))
}

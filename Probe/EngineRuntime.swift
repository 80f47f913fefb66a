// For tests on the engine only: an app needs nothing but TouchscopeProbe.swift.
#if os(Linux)
import UIKit

/// What a device's runtime answers: here the engine is asked, without a trace.
extension Platform {
  static let system = "engine"
  static var profile: String? { UIApplication.shared.touchscopeEngine.profile?.rawValue }
  static func performs(_ action: String, _ object: UIResponder) -> Bool { object.touchscopeHooks.implements.contains(action) }
  static var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.touchscopeProcess == nil } }
  static func say(_ line: String) {}
  static func isUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("TouchEngine.") }
  static func superclass(of type: AnyClass) -> AnyClass? { UIResponder.touchscopeSuperclass(of: type) }
  static func isAnimated(_ view: UIView) -> Bool { view.touchscopeIsAnimating }
  static func overridesPoint(_ view: UIView) -> Bool { view.touchscopeViewHooks.pointInside != nil }
  static func overridesBegin(_ view: UIView) -> Bool { view.touchscopeViewHooks.shouldBegin != nil }
  static func overridesHit(_ view: UIView) -> Bool { view.touchscopeViewHooks.hitTest != nil }
  static func contains(_ view: UIView, _ point: CGPoint) -> Bool { view.touchscopeContains(point) }
  static func hit(_ view: UIView, _ point: CGPoint) -> UIView? { view.touchscopeHit(at: point) }
  static func zoomed(_ scroll: UIScrollView) -> UIView? { scroll.touchscopeScrollHooks.viewForZooming?() ?? scroll.delegate?.viewForZooming(in: scroll) }
  static func nextResponder(of view: UIView) -> UIResponder? { view.touchscopeHooks.next?() }
  static func mayBeFirst(_ object: UIResponder) -> Bool { object.touchscopeHooks.canBecomeFirst ?? object.canBecomeFirstResponder }
  static func implements(_ one: UIGestureRecognizer, _ question: Question) -> Bool {
    if let question = RecognizerQuestion(rawValue: question.rawValue) { return one.touchscopeAnswers(question) }
    return question == .shouldBegin ? one.touchscopeHooks.shouldBegin != nil : one.touchscopeHooks.shouldReceiveTouch != nil
  }
  static func ask(_ one: UIGestureRecognizer, _ question: Question, _ other: UIGestureRecognizer) -> Bool {
    RecognizerQuestion(rawValue: question.rawValue).flatMap { one.touchscopeAnswer($0, about: other) } ?? false
  }
}
extension UITextField { var isSecure: Bool { false } }
#endif

// For tests on the engine only: an app needs nothing but TouchscopeProbe.swift.
#if os(Linux)
import Foundation
import UIKit

extension TouchscopeProbe {
  static let recognize = Selector("recognized:", TouchscopeProbe.acted), tick = Selector("tick", TouchscopeProbe.ticked)
}

/// What a device's runtime answers: here the engine is asked, without a trace.
extension ProbePlatform {
  static let system = "engine", device = "engine"
  static func pictures(_ areWanted: Bool) -> [(String, Data)] { [] }
  static var profile: String? { UIApplication.shared.touchscopeEngine.profile?.rawValue }
  static func performs(_ action: String, _ object: UIResponder) -> Bool { object.touchscopeHooks.implements.contains(action) }
  static var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.touchscopeProcess == nil } }
  static func say(_ line: String) {}
  nonisolated static let protection: Data.WritingOptions = []
  static func keepFromBackup(_ url: URL) throws {}
  static func beside(_ failed: (String) -> Void, _ work: () throws -> Void) { do { try work() } catch { failed(error.localizedDescription) } }
  static func isUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("TouchEngine.") }
  static func superclass(of type: AnyClass) -> AnyClass? { UIResponder.touchscopeSuperclass(of: type) }
  static func isAnimated(_ view: UIView) -> Bool { view.touchscopeIsAnimating }
  static func overrides(_ view: UIView) -> [String] {
    let hooks = view.touchscopeViewHooks, has = [hooks.pointInside != nil, hooks.hitTest != nil, hooks.shouldBegin != nil]
    return zip(["pointInside:withEvent:", "hitTest:withEvent:", "gestureRecognizerShouldBegin:"], has).filter(\.1).map(\.0)
  }
  static func contains(_ view: UIView, _ point: CGPoint) -> Bool { view.touchscopeContains(point) }
  static func hit(_ view: UIView, _ point: CGPoint) -> UIView? { view.touchscopeHit(at: point) }
  static func zoomed(_ scroll: UIScrollView) -> UIView? { scroll.touchscopeScrollHooks.viewForZooming?() ?? scroll.delegate?.viewForZooming(in: scroll) }
  static func next(of view: UIView) -> UIResponder? { view.touchscopeHooks.next?() ?? view.next }
  static func mayBeFirst(_ object: UIResponder) -> Bool { object.touchscopeHooks.canBecomeFirst ?? object.canBecomeFirstResponder }
  static func implements(_ one: UIGestureRecognizer, _ question: ProbeQuestion) -> Bool {
    if let question = RecognizerQuestion(rawValue: "\(question)") { return one.touchscopeAnswers(question) }
    return question == .shouldBegin ? one.touchscopeHooks.shouldBegin != nil : one.touchscopeHooks.shouldReceiveTouch != nil
  }
  static func ask(_ one: UIGestureRecognizer, _ question: ProbeQuestion, _ other: UIGestureRecognizer) -> Bool {
    RecognizerQuestion(rawValue: "\(question)").flatMap { one.touchscopeAnswer($0, about: other) } ?? false
  }
}
extension UITextField { var isSecure: Bool { false } }
#endif

public import Foundation
public import TouchEngine

/// `perform` with typed selectors: the real one sends Objective-C messages, which Linux has not.
///
/// A selector finds its method when it carries it, `Selector("hide", Panel.hide)`, or when the program registered it by
/// `Selector.touchscopeRegister`. Values that methods return are lost.
extension NSObject {
  /// Calls a method without arguments, now.
  @MainActor
  public func perform(_ aSelector: Selector) { send(aSelector, nil) }

  /// Calls a method with one argument, now.
  @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) { send(aSelector, object) }

  /// Calls a method after some seconds of engine time, but not while a scroll view tracks or decelerates (WIN-10).
  @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    let engine = Engine.current
    let argument = anArgument.map { $0 as AnyObject }
    engine.touchscopeRequests.removeAll { !$0.deadline.isPending }
    let deadline = engine.appDeadline(
      aSelector.name, after: delay, modes: modes.reduce(into: []) { $0.formUnion($1.modes) }
    ) { [self] in send(aSelector, argument) }
    engine.touchscopeRequests.append(
      PerformRequest(
        target: self, selector: aSelector, argument: argument, deadline: deadline))
  }

  /// Forgets calls that were to come, those of one selector and argument or all of a target.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && $0.argument === anArgument.map { $0 as AnyObject }
    }
  }

  /// Forgets all calls of a target that were to come.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel { $0.target === aTarget as AnyObject }
  }

  @MainActor
  private static func cancel(_ test: (PerformRequest) -> Bool) {
    let engine = Engine.current
    for request in engine.touchscopeRequests where test(request) { request.deadline.cancel() }
    engine.touchscopeRequests.removeAll { !$0.deadline.isPending }
  }

  @MainActor
  private func send(_ selector: Selector, _ argument: Any?) {
    if !selector.touchscopeCall(self, argument.map { $0 as AnyObject }) {
      Engine.current.printed("\(type(of: self)) has no method \(selector)")
    }
  }
}

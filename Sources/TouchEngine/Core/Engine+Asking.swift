public import Foundation

/// Questions from outside that leave no trace: what an app that watches itself asks a runtime on a device.
extension Engine {
  /// Runs `body` without a line in the trace, and as if nobody had answered anything in it.
  public func touchscopeQuietly<Result>(_ body: () -> Result) -> Result {
    let (wasTracing, answer) = (isTracing, lastAnswer)
    isTracing = false
    defer { (isTracing, lastAnswer) = (wasTracing, answer) }
    return body()
  }
}

extension UIResponder {
  /// The class above another one.
  public static func touchscopeSuperclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}

extension UIView {
  /// Whether the view, its overrides included, says that it contains a point of its own coordinates.
  public final func touchscopeContains(_ point: CGPoint) -> Bool {
    touchscopeEngine.touchscopeQuietly {
      let base = { [self] in self.point(inside: point, with: nil) }
      return touchscopeViewHooks.pointInside.map { $0(point, nil, base) } ?? base()
    }
  }

  /// The view that this one, its overrides included, finds at a point of its own coordinates.
  public final func touchscopeHit(at point: CGPoint) -> UIView? {
    touchscopeEngine.touchscopeQuietly {
      let base = { [self] in self.hitTest(point, with: nil) }
      return touchscopeViewHooks.hitTest.map { $0(point, nil, base) } ?? base()
    }
  }
}

/// What a recognizer's delegate or class may be asked about another one.
public enum RecognizerQuestion: String, CaseIterable, Sendable {
  case simultaneousWith, requireFailureOf, beRequiredToFailBy, canPrevent, canBePreventedBy
}

extension UIGestureRecognizer {
  /// The answer to a question about another recognizer; nil when nobody but the defaults would give one.
  public final func touchscopeAnswer(
    _ question: RecognizerQuestion, about other: UIGestureRecognizer
  ) -> Bool? {
    touchscopeEngine.touchscopeQuietly {
      if let hook = hook(question) { return hook(other) }
      touchscopeEngine.lastAnswer.isDefault = false
      let answer = answer(question, other)
      return touchscopeEngine.lastAnswer.isDefault ? nil : answer
    }
  }

  /// Whether somebody but the defaults answers a question; one that is never asked without need is not asked here.
  public final func touchscopeAnswers(_ question: RecognizerQuestion) -> Bool {
    touchscopeAnswer(question, about: self) != nil
  }

  private func hook(_ question: RecognizerQuestion) -> ((UIGestureRecognizer) -> Bool)? {
    switch question {
    case .simultaneousWith: touchscopeHooks.simultaneousWith
    case .requireFailureOf: touchscopeHooks.requireFailureOf
    case .beRequiredToFailBy: touchscopeHooks.beRequiredToFailBy
    case .canPrevent: touchscopeHooks.canPrevent
    case .canBePreventedBy: touchscopeHooks.canBePreventedBy
    }
  }

  private func answer(_ question: RecognizerQuestion, _ other: UIGestureRecognizer) -> Bool? {
    switch question {
    case .simultaneousWith:
      delegateToAsk?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
        ?? answerByDefault(false)
    case .requireFailureOf:
      delegateToAsk?.gestureRecognizer(self, shouldRequireFailureOf: other)
        ?? answerByDefault(false)
    case .beRequiredToFailBy:
      delegateToAsk?.gestureRecognizer(self, shouldBeRequiredToFailBy: other)
        ?? answerByDefault(false)
    case .canPrevent: canPrevent(other)
    case .canBePreventedBy: canBePrevented(by: other)
    }
  }
}

extension UIGestureRecognizer {
  /// What `description` says.
  final var describedAsUIKitDoes: String {
    var parts = ["state = \(Self.word(state))"]
    if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if let view { parts.append("view = <\(type(of: view)): \(Self.address(view))>") }
    let pairs = targets.compactMap { pair in
      pair.object.map {
        "(action=\(pair.action.name), target=<\(type(of: $0)) \(Self.address($0))>)"
      }
    }
    if !pairs.isEmpty { parts.append("target= <\(pairs.joined(separator: ", "))>") }
    if !touchscopeRequirements.isEmpty {
      let others = touchscopeRequirements.map {
        "        <\(type(of: $0)): \(Self.address($0)); state = \(Self.word($0.state))>"
      }
      parts.append("must-fail = {\n\(others.joined(separator: ",\n"))\n    }")
    }
    return "<\(type(of: self)): \(Self.address(self)); \(parts.joined(separator: "; "))>"
  }

  private static func word(_ state: State) -> String {
    switch state {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}

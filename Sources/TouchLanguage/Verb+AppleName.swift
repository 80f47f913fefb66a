package import TouchTrace

extension Verb {
  /// The method that a question calls, as Apple's documentation writes it; the trace's own word for what is no question.
  ///
  /// Where delegates and subclasses are asked by different methods it is that of delegates, as most code has it there.
  package var appleName: String {
    switch self {
    case .hitTest: "hitTest(_:with:)"
    case .pointInsideYes, .pointInsideNo: "point(inside:with:)"
    case .shouldReceiveTouch, .shouldReceiveEvent: "gestureRecognizer(_:shouldReceive:)"
    case .shouldBegin, .gestureRecognizerShouldBegin: "gestureRecognizerShouldBegin(_:)"
    case .canPrevent: "canPrevent(_:)"
    case .canBePreventedBy: "canBePrevented(by:)"
    case .simultaneousWith: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    case .shouldRequireFailureOf: "gestureRecognizer(_:shouldRequireFailureOf:)"
    case .shouldBeRequiredToFailBy: "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
    case .beginTracking: "beginTracking(_:with:)"
    case .continueTracking: "continueTracking(_:with:)"
    case .touchesShouldBegin: "touchesShouldBegin(_:with:in:)"
    case .touchesShouldCancel: "touchesShouldCancel(in:)"
    case .textFieldShouldBeginEditing: "textFieldShouldBeginEditing(_:)"
    case .textFieldShouldEndEditing: "textFieldShouldEndEditing(_:)"
    case .textFieldShouldReturn: "textFieldShouldReturn(_:)"
    case .shouldSelect: "tabBarController(_:shouldSelect:)"
    case .shouldHighlightRow: "tableView(_:shouldHighlightRowAt:)"
    case .shouldHighlightItem: "collectionView(_:shouldHighlightItemAt:)"
    case .shouldSelectItem: "collectionView(_:shouldSelectItemAt:)"
    case .shouldDeselectItem: "collectionView(_:shouldDeselectItemAt:)"
    default: name
    }
  }

  /// The call of the question with its argument in its place: `touchesShouldCancel(in: button)`, and of a delegate's method
  /// without the recognizer that asks: `shouldReceive(touch 1)`. Without an argument it is the name of the method.
  package func call(about argument: String?, from source: AnswerSource? = nil) -> String {
    guard let argument else { return appleName(from: source) }
    return switch self {
    case .shouldReceiveTouch: "shouldReceive(\(argument))"
    case .shouldBegin, .gestureRecognizerShouldBegin: "gestureRecognizerShouldBegin(\(argument))"
    case .canPrevent: "canPrevent(\(argument))"
    case .canBePreventedBy: "canBePrevented(by: \(argument))"
    case .simultaneousWith: "shouldRecognizeSimultaneouslyWith(\(argument))"
    case .shouldRequireFailureOf where source == .subclass:
      "shouldRequireFailure(of: \(argument))"
    case .shouldRequireFailureOf: "shouldRequireFailureOf(\(argument))"
    case .shouldBeRequiredToFailBy where source == .subclass:
      "shouldBeRequiredToFail(by: \(argument))"
    case .shouldBeRequiredToFailBy: "shouldBeRequiredToFailBy(\(argument))"
    case .touchesShouldBegin: "touchesShouldBegin(in: \(argument))"
    case .touchesShouldCancel: "touchesShouldCancel(in: \(argument))"
    case .shouldSelect: "shouldSelect(\(argument))"
    default: appleName(from: source)
    }
  }

  /// The same as a class of the app answers it that overrides the question of its own class.
  package func appleName(from source: AnswerSource?) -> String {
    guard source == .subclass else { return appleName }
    return switch self {
    case .shouldRequireFailureOf: "shouldRequireFailure(of:)"
    case .shouldBeRequiredToFailBy: "shouldBeRequiredToFail(by:)"
    case .shouldReceiveEvent: "shouldReceive(_:)"
    default: appleName
    }
  }
}

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

import Foundation
import TouchTrace

/// Who gets a touch on the content: a view in it, or the scroll view.
extension UIScrollView {
  /// Why the pan may not begin although its fingers moved far enough; nil when it may.
  func refusal(of pan: UIScrollViewPanGestureRecognizer) -> Why? {
    let movement = pan.translation(in: self)
    guard ScrollAxis.allCases.contains(where: { range($0).canMove }) else {
      return Why(.nothingToScroll, other: touchscopeHandle, rule: .scr27)
    }
    return outerScrollsInstead(movement, pan) ?? contentRefuses(pan)
  }

  /// The scroll view is the delegate of its recognizers, whether its class says so or not (AR-12).
  func ownerRefuses(_ recognizer: UIGestureRecognizer) -> Why? {
    let wasAsked =
      recognizer.delegateToAsk != nil
      || recognizer.cancelsTouchesInView
        && recognizer.record.attemptTouches.contains { $0.view === self }
    if wasAsked || touchscopeEngine.gestures.viewAllows(self, recognizer) { return nil }
    return Why(.viewRefused, other: touchscopeHandle, rule: .ar12)
  }

  /// Why the touches of one of its recognizers stay with the content that has got them; nil when it may take them.
  func contentRefuses(_ recognizer: UIGestureRecognizer) -> Why? {
    for touch in recognizer.record.attemptTouches {
      guard let view = touch.view, view !== self, touch.record.status == .begun,
        !touch.record.isWithheld
      else { continue }
      if !canCancelContentTouches {
        return Why(.contentKeepsTouch, other: view.touchscopeHandle, rule: .scr09)
      }
      let answer = touchscopeScrollHooks.touchesShouldCancel?(view) ?? touchesShouldCancel(in: view)
      recordAnswer(.touchesShouldCancel, view, answer, rule: .scr06)
      if !answer { return Why(.contentKeepsTouch, other: view.touchscopeHandle, rule: .scr10) }
    }
    return nil
  }

  /// At its edge it leaves a drag to a scroll view around it that has room that way (SCR-64).
  private func outerScrollsInstead(
    _ movement: CGPoint, _ pan: UIScrollViewPanGestureRecognizer
  ) -> Why? {
    let x = range(.x).canMove ? abs(movement.x) : 0
    let y = range(.y).canMove ? abs(movement.y) : 0
    let axis = x > y ? ScrollAxis.x : .y
    let direction = -axis.of(movement)
    guard direction != 0, !range(axis).hasRoom(direction, from: axis.of(contentOffset)) else {
      return nil
    }
    if !bounces, !hasRoom(for: movement) { return Why(.nothingToScroll, rule: .ec43) }
    var view = superview
    while let current = view {
      if let outer = current as? UIScrollView, outer.isScrollEnabled,
        outer.range(axis).hasRoom(direction, from: axis.of(outer.contentOffset)),
        outer.panGestureRecognizer.record.attemptTouches.contains(where: {
          pan.record.attemptTouches.contains($0)
        })
      {
        return Why(.leftToOuter, other: outer.touchscopeHandle, rule: .scr64)
      }
      view = current.superview
    }
    return nil
  }

  private func hasRoom(for movement: CGPoint) -> Bool {
    ScrollAxis.allCases.contains { axis in
      axis.of(movement) != 0
        && range(axis).hasRoom(-axis.of(movement), from: axis.of(contentOffset))
    }
  }

  func recordAnswer(_ verb: Verb, _ view: UIView, _ answer: Bool, rule: Rule) {
    touchscopeEngine.record(
      TraceEvent(
        kind: .decision, verb: verb, subject: touchscopeHandle, other: view.touchscopeHandle,
        answer: answer, source: .view, rule: rule))
  }
}

extension UIView {
  /// True while a scroll view around it zooms (SCR-81).
  var isInZoom: Bool {
    var outer = superview
    while let current = outer {
      if let scrollView = current as? UIScrollView, scrollView.isZooming { return true }
      outer = current.superview
    }
    return false
  }
}

extension TouchDelivery {
  /// Asks the scroll views around a view, innermost first, whether it gets these touches (SCR-07, SCR-08).
  func contentMayHave(_ touches: [UITouch], _ view: UIView, _ event: UIEvent?) -> Bool {
    var outer = view.superview
    while let current = outer {
      if let scrollView = current as? UIScrollView {
        // While it zooms nobody is asked (SCR-81).
        if scrollView.isZooming { return false }
        engine.lastAnswer.isDefault = false
        let answer =
          scrollView.touchscopeScrollHooks.touchesShouldBegin?(view)
          ?? scrollView.touchesShouldBegin(Set(touches), with: event, in: view)
        if !engine.lastAnswer.isDefault {
          scrollView.recordAnswer(.touchesShouldBegin, view, answer, rule: .scr08)
        }
        if !answer { return false }
      }
      outer = current.superview
    }
    return true
  }
}

/// The kind of a trace line; the word that filters (`--kinds`) use.
public enum TraceKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case hit, receive, gesture, decision, state, held, measure, timer, machine, action, touches,
    tracking
  case event, withhold, hold, chain, change, sample, print, reset, warning
  case scroll, press, motion, pipeline

  /// As filters write it.
  public var name: String { "\(self)" }
}

/// What exactly happened, within a kind. Lines print these names.
public enum Verb: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  // hit
  case hitTest, rejected, pointInsideYes, pointInsideNo
  // receive and decision: a question and its answer
  case shouldReceiveTouch, shouldReceiveEvent, shouldBegin, gestureRecognizerShouldBegin
  case canPrevent, canBePreventedBy, simultaneousWith, shouldRequireFailureOf,
    shouldBeRequiredToFailBy
  // gesture and touches
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  // state, held, machine
  case transition, held, released, assigned
  // measure, timer
  case measure, timerStarts, timerFires, timerCancelled, timerWaits
  // action, tracking, event, chain
  case action, beginTracking, continueTracking, endTracking, cancelTracking, sendEvent,
    nextResponder, performs
  // withhold and hold
  case withholds, holds, releases, drops
  // change, sample, print, reset, warning
  case change, sample, print, reset, warning
  // scroll: what a scroll view asks, and what it tells its delegate
  case touchesShouldBegin, touchesShouldCancel
  case willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating,
    didEndDecelerating, didEndScrollingAnimation
  // press and motion: what first responders get
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  // decision: what delegates of text fields and of tab bar controllers are asked
  case textFieldShouldBeginEditing, textFieldShouldEndEditing, textFieldShouldReturn, shouldSelect
  case willBeginZooming, didZoom, didEndZooming
  // scroll: what a table asks and tells its delegate
  case shouldHighlightRow, didHighlightRow, didUnhighlightRow, willSelectRow, willDeselectRow,
    didDeselectRow
  // the same of a collection view
  case shouldHighlightItem, didHighlightItem, didUnhighlightItem, shouldSelectItem,
    shouldDeselectItem, didDeselectItem
  // pipeline: the fetch thread, the run loop, and what becomes of an event before it is sent
  case queues, suspends, resumes, receives, filters, signalsEvents, signalsSource, wakes, sleeps
  case drains, takesAway, enters, bound, gathers, updates, adds, removes
  // pipeline: what the home screen does
  case consumes, activates

  /// As lines print it.
  public var name: String { "\(self)" }
}

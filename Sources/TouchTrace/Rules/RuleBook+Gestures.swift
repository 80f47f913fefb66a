extension RuleBook {
  /// Life of recognizers, arbitration, delays: what no trace event cites.
  static let gestures = """
    GR-01 d States: possible, began, changed, ended (= recognized), cancelled, failed.
    GR-02 d A discrete recognizer goes from possible to ended or failed.
    GR-04 d Began may be followed by ended at once.
    GR-05 d Only a recognizer that has begun can be cancelled.
    GR-13 d A state can be read as soon as it is set; actions come at the end of the recognizers' turn.
    GR-14 d Actions are sent for began, changed, ended and cancelled, never for possible or failed.
    GR-15 d After the begin each move brings an action, whether the subclass sets its state or not.
    GR-17 d The action runs within the event, once all recognizers have the event.
    GR-18 d Each pair of target and action is called once.
    GR-19 e The same pair added twice is one pair.
    GR-20 d Actions take no argument, or the recognizer.
    GR-21 d removeTarget(nil, action: nil) removes all pairs.
    GR-22 e Targets are not retained.
    GR-23 d Read the state inside the action; afterwards it may be possible again.
    GR-24 e A recognizer has one view; adding it to another removes it from the first.
    GR-26 d A recognizer that is added gets no touches that are already down.
    GR-28 d A disabled recognizer gets no touches.
    GR-29 d Disabled and enabled again, it has dropped its touches and waits for new ones.
    GR-30 d A recognizer that is over gets nothing more until it is reset.
    GR-33 o There is no reset before all touches of the attempt are lifted.
    GR-34 o In reset() the state still has its last value.
    GR-35 d reset() clears the subclass's stored values.
    GR-38 d A recognizer's touches are not cancelled because a view's are.
    GR-39 d A failed recognizer gets no more touches; only reset() is sure to come.
    GR-40 d The base class does nothing with touches and passes none on.
    GR-42 d A recognizer's location is the centre of its touches.
    GR-44 d Movement is measured on the screen, so a view that moves with the finger does not affect it.
    GR-45 d All recognizers from the hit view up get the same touches at the same time.
    GR-46 d A recognizer gets touches that hit its view or a subview.
    GR-47 d It gets no touches that hit a sibling or superview of its view.
    GR-49 d An ignored touch that was held is delivered at once.
    GR-50 e Ignoring a touch that is not its own does nothing.
    GR-51 d A subclass should fail as soon as it can, and begin as late as it may.
    GR-52 d name is for debugging.
    AR-05 d A recognizer that refuses a touch never sees it; others do.
    AR-06 d shouldReceive(event) is asked once for an attempt, before the touches.
    AR-09 d Without requiresExclusiveTouchType it takes pencil and fingers together.
    AR-10 d In shouldReceive(touch) the touch's view is the hit view.
    AR-11 d shouldBegin is asked within the assignment of began or ended.
    AR-14 o Without cancelsTouchesInView the touched view is not asked.
    AR-17 d shouldBegin is asked neither after the begin nor for a failure.
    AR-19 d Only recognizers on one line of views prevent each other.
    AR-27 d Delegates are asked about simultaneity only when one would block the other.
    AR-33 d A double tap does not undo the action of the single tap before it.
    AR-35 d Two recognizers that recognize simultaneously both send their actions.
    AR-36 o Actions run deepest view first and, on one view, last added first; views of one depth by their first touch.
    AR-39 d A waiting continuous recognizer sends began first when the wait ends.
    AR-46 d Each side may make a requirement; a no does not forbid the other side's yes.
    AR-47 d Requirements made by delegates end with the attempt.
    AR-50 d A single tap that waits for a double tap comes 0.35 s after the lift.
    AR-51 d A recognizer whose wait a timer ends still has its location.
    AR-52 d Recognizers linked by requirements are reset together; one without a touch in the attempt links nobody.
    AR-54 d All objects handle one event before any of them handles the next.
    AR-55 d A recognizer that waits recognizes only when all of its requirements have failed.
    AR-56 d A prevented recognizer cannot recognize for the rest of the sequence; after a failure the other may.
    AR-57 d A delegate decides about leaving possible, about blocking and being blocked, and about touches.
    AR-58 d By default one touch leads to one gesture.
    AR-59 e Simultaneous recognition is decided for each pair separately.
    AR-60 d Prevention does not restore touches that were cancelled in a view.
    DL-01 d Defaults: touches are cancelled in views, touchesEnded is delayed, touchesBegan is not.
    DL-02 d A view gets touches while recognizers are undecided, and a cancellation when one recognizes.
    DL-04 o A drag: the view's beginning and moves, the pan's began, the view's cancellation, then the pan alone.
    DL-05 d The action comes before the cancellation, whatever the header says.
    DL-06 o The move that is recognized is not delivered to the view.
    DL-07 o Without cancelsTouchesInView the view gets everything, each event after the action.
    DL-09 d A recognizer that waits for others does not cancel touches in views yet.
    DL-16 d Under a double tap a view's touchesEnded comes when the double tap fails, or not at all.
    DL-18 d Without delaysTouchesEnded the view's end comes with the lift.
    DL-20 o Held touches are sent in order of time, those of one phase together.
    DL-22 d While the beginning of a touch is held, so is everything after it.
    DL-23 d The flags delay touches for views only; recognizers get them at once.
    DL-24 d The flags apply to presses too.
    DL-25 d Held touches are delivered with the values of their own time; the next tap of a touch waits behind its last.
    DL-26 d A swipe cancels the view's touch while the finger is still down.
    DL-27 d After a tap the view gets no touchesEnded, even without delaysTouchesEnded.
    """
}

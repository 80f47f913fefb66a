extension RuleBook {
  /// Hit testing, windows, responders, touches, changes in mid-touch: what no trace event cites.
  static let touches = """
    HT-04 d The point is converted to a subview's coordinates before it is asked.
    HT-06 o Each view is asked hitTest, then its own pointInside, then its subviews, the front one first.
    HT-08 d Alpha counts for each view by itself; it is not multiplied down the tree.
    HT-09 d isHidden is not inherited; a hidden ancestor only keeps the test from reaching its subviews.
    HT-11 d A subview outside its parent's bounds is not hit there, clipped or not.
    HT-12 d What a view draws, or leaves transparent, does not matter.
    HT-13 d An override of pointInside reaches beyond the bounds as far as all ancestors agree.
    HT-15 o When a window returns nil, the next one behind it is asked.
    HT-16 d A touch is bound to its view when it begins, and never again.
    HT-18 d The event of a hit test does not contain the touch yet.
    HT-19 o Hit tests and the gathering of recognizers come before sendEvent.
    HT-20 d Hit tests read the model: an animated view is hit at its destination.
    HT-24 d A scroll view's offset is the origin of its bounds, so hit tests follow it.
    HT-25 o The hit area is transformed with the view.
    HT-26 e The order of subviews decides who is in front; zPosition does not.
    HT-27 d Nothing enlarges the touch area of an ordinary view by itself.
    HT-28 d Hit tests use the ordinary location, not the precise one.
    WIN-01 d An event goes to the application, to the window, to the recognizers, then to the views.
    WIN-02 d Recognizers are done with an event before any view gets it.
    WIN-03 o Touches that arbitration releases or cancels reach views within the gesture phase.
    WIN-04 d An override of sendEvent without super stops recognizers and views.
    WIN-05 o Windows are asked from the highest level down, in one level the one shown last first.
    WIN-06 d A touch stays with its window.
    WIN-08 e With touches in several windows, each gets the same event and handles its own touches.
    WIN-09 o Callbacks and actions run inside the handling of their event.
    WIN-16 d A window is a view too: it can have recognizers and be hit.
    WIN-17 o Hidden windows, and those without interaction, are skipped.
    RC-06 d A class that overrides one touch method should override all four.
    RC-07 d A touch's view stays the hit view, whichever responder handles the touch.
    RC-08 d Recognizers are not responders.
    TD-01 d One touch object represents one finger from its beginning to its end.
    TD-02 d One event object serves a whole multi-touch sequence.
    TD-03 d Phases: began, moved, stationary, ended, cancelled.
    TD-04 d Touches that did not change are stationary: in the event, but in no callback.
    TD-05 d A view gets at most one call for each phase of an event.
    TD-07 e Views get their touches in the order of their first touches.
    TD-09 d A view that never got the beginning gets no cancellation.
    TD-10 d After its cancellation a view gets nothing more of a touch.
    TD-11 d A touch that was cancelled in a view continues with its true phase for recognizers.
    TD-15 e Hiding, fading or moving a view does not affect its touches.
    TD-16 e Neither does disabling its interaction.
    TD-17 d Without a view, locations are the window's; with one they are converted when asked.
    TD-18 d previousLocation is the location at the previous event.
    TD-19 d timestamp is the hardware's, even when the delivery is late.
    TD-20 e A move may have no displacement.
    TD-21 d A finger sends one main sample a frame; the others are coalesced.
    TD-22 d Coalesced touches are copies in order of time, the last one of the touch itself.
    TD-23 d A coalesced copy's previous location is that of the previous copy.
    TD-24 d Predicted touches are valid until the next event.
    TD-25 d tapCount starts at 1 and grows with each tap soon after another at one place.
    TD-26 o The second tap of a double tap has the same touch object.
    TD-28 e The limits of tapCount are those of the tap recognizer.
    TD-29 d A touch lists the recognizers that currently get it.
    TD-30 o That list starts with the hit view's recognizers and goes up.
    TD-31 d Types of touches: direct, indirect, pencil, indirectPointer.
    TD-32 d A force of 1 is an average touch.
    TD-33 d A pencil's properties may be estimates that are updated later.
    TD-34 d The force of a pencil's first sample is an estimate.
    TD-35 d allTouches has every touch of the sequence; the others only those of one window, view or recognizer.
    TD-36 d Event types: touches, motion, remoteControl, presses, scroll, hover, transform.
    TD-37 d Modifier flags and button mask are those of the last event.
    TD-38 d Clicks of a pointer are direct touches unless the app asks for indirect input.
    TD-40 d Fingers that go down together are in one touchesBegan.
    TD-41 d A recognizer cancels only its own touches in a view.
    TD-42 o Cancellations are forwarded up the chain like all touch methods.
    MT-02 e Withheld fingers are not delivered later.
    MT-03 d A finger that comes after the first was lifted is delivered.
    MT-04 d The flag applies to one view, not to its subviews or siblings.
    MT-05 d Recognizers get all fingers, whatever the flag says.
    MT-08 d Exclusive touch ends with the view's touches, and at the window.
    MT-09 e Touches that exclusive touch withholds are never delivered.
    MT-11 d Two fingers on a single-touch view: it gets one, and a two-finger tap still recognizes.
    CHG-01 d The touches of a view that is removed are cancelled, for its recognizers too.
    CHG-02 e A view that is hidden, faded or moved keeps its touch.
    CHG-03 e A control that is disabled while it tracks keeps tracking.
    CHG-04 d A recognizer that is disabled is over; touches that it cancelled stay cancelled.
    CHG-05 d A recognizer that is removed is over.
    CHG-06 e A new delegate is asked from then on, but not about touches that were already received.
    CHG-07 e A touch stays bound, and keeps its recognizers, when its view moves within the window.
    CHG-08 e A window that is hidden has its touches cancelled.
    CHG-09 e Presenting a controller cancels nothing until the covered view leaves its window.
    """
}

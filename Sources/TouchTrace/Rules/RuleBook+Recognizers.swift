extension RuleBook {
  /// Taps, presses, pans, swipes, pinches, rotations, edges, hover, buttons: what no trace event cites.
  static let recognizers = """
    TAP-01 d A tap is discrete: a number of fingers, a number of times.
    TAP-13 d A single tap that waits for a double tap fires when the double tap's time is over.
    TAP-15 d A tap's location is where the first tap began.
    TAP-16 d Number and places of its touches can be read in the action.
    TAP-19 d Without a requirement single and double tap both fire, each at its lift.
    TAP-20 e Single, double and triple tap fire one after the other unless they are linked.
    TAP-23 d A tap on a scroll view's content recognizes although the content never got the touch.
    TAP-24 d A tap's action is sent once, with ended.
    LPR-01 d Defaults: no taps before, one finger, 0.5 s, 10 pt.
    LPR-03 d Its begin comes from a timer, outside of any event.
    LPR-14 d A pan that begins first prevents it; one that comes later is prevented.
    LPR-16 e Drag interactions delay long presses on their view.
    LPR-17 d When it begins, its touch is cancelled in a button.
    PAN-01 d Defaults: one finger or more.
    PAN-09 e Fingers beyond the maximum are not followed.
    PAN-11 d Fingers that go down or lift cause no jump in the translation.
    PAN-12 d Setting the translation restarts it from that value.
    PAN-13 d The translation accumulates from the begin.
    PAN-14 d The velocity is in points per second, in the axes of the view.
    PAN-18 o A finger that rests sends nothing: at the lift the velocity is that of its last moves.
    PAN-22 d The direction does not matter; shouldBegin can read it.
    PAN-24 e With the private flag, resting fingers do not count for the movement.
    PAN-25 d shouldBegin reads the raw movement; from the begin on the hysteresis is left out.
    SWP-13 d A swipe's location is where it began.
    SWP-14 d With two directions, the action does not say which one it was.
    SWP-16 d A swipe along a slider's thumb is refused.
    PIN-04 d The distance is measured on the screen.
    PIN-05 d After the scale is set, changes are relative to the set value.
    PIN-09 d A pinch's location is the centre of its fingers.
    PIN-11 o A trackpad's pinch may have no touches; its location can still be read.
    PIN-12 d Pinch, pan and rotation on one view exclude each other unless allowed.
    PIN-14 d Both fingers start in the recognizer's view.
    ROT-02 d The rotation is in radians, adds up without a wrap, and can be set.
    ROT-03 e Clockwise is positive.
    ROT-08 e With one finger the rotation pauses; another finger resumes it without a jump.
    ROT-09 d A rotation's location is the centre of its fingers.
    ROT-10 e Rotations and directions are compared by products, never by an angle.
    ROT-11 o Less than 0.1 rad of a turn is lost before a rotation begins.
    EDG-06 d An edge pan has a pan's translation and velocity.
    EDG-08 e A scroll view lets an edge pan win when its pan requires it to fail.
    EDG-09 d Fingers beyond the first are ignored by an edge pan.
    HOV-01 d Hover begins, changes and ends as a pointer enters, moves and leaves.
    HOV-02 d It pauses while a button is pressed.
    HOV-03 d Without a pointer it does nothing.
    HOV-06 d zOffset is 1 farthest from the screen, and 0 on it.
    HOV-09 e A pointer is hit-tested again whenever it moves.
    HOV-10 e A pointer's scrolling goes to the scroll view under it; its drag does not scroll.
    PRS-01 d Presses have phases as touches have, and types: arrows, select, menu, playPause, pages.
    PRS-03 d Recognizers get presses of their allowedPressTypes only.
    PRS-04 d The flags for cancelling and delaying apply to presses too.
    PRS-05 d The bits of modifier flags.
    PRS-06 d The bits of a button mask: primary 1, secondary 2, and so on.
    PRS-07 d A recognizer keeps flags and mask of the last event.
    PRS-08 e A modifier can be required in shouldReceive(event).
    PRS-09 e Keys go to the first responder, key commands along its chain.
    SYS-01 e A drag interaction that lifts cancels the touches of its view.
    SYS-02 d System gestures at the edges can cancel the app's touches.
    SYS-03 d An app may ask for the first chance at an edge.
    SYS-04 e VoiceOver and pointers can trigger controls without touches.
    """
}

extension RuleBook {
  /// Controls: what no trace event cites.
  static let controls = """
    CTL-03 d A touch-down with a tapCount above 1 also sends touchDownRepeat.
    CTL-10 d Each move sends one set of events: drag inside or outside, with enter or exit when it crossed.
    CTL-15 d A control that leaves its window stops tracking and sends no event.
    CTL-16 d The bits of control events.
    CTL-17 d Each event goes through sendActions, sendAction and the application's sendAction.
    CTL-18 d An override of sendAction without super blocks the action.
    CTL-21 d Targets are not retained.
    CTL-22 d A nil target is searched along the responder chain when the event is sent.
    CTL-23 d An action with the identifier of an earlier one replaces it.
    CTL-24 d Actions take no argument, the sender, or the sender and the event.
    CTL-25 d removeTarget(nil, action: nil, for:) removes for all targets.
    CTL-26 e primaryActionTriggered follows the event that triggers a button.
    CTL-27 d menuActionTriggered comes before a menu is shown.
    CTL-28 e A disabled control starts no tracking; one that is tracking continues.
    CTL-29 d Setting isHighlighted sends nothing.
    CTL-30 d isSelected belongs to the app; only a button can be configured to toggle it.
    CTL-31 d state is the union of highlighted, disabled, selected, focused and the program's bits.
    CTL-32 d A control that tracks gets moves anywhere on the screen.
    CTL-34 d In a scroll view touchDown comes up to 150 ms late, or with the lift.
    CTL-36 d The control refuses in gestureRecognizerShouldBegin, so the outer tap fails in its touchesEnded.
    CTL-37 o The order of calls for a button in a view with a tap, from touchesBegan to the button's action.
    CTL-38 d A recognizer on the control itself is not refused.
    CTL-39 o With cancelsTouchesInView off the control is not asked: both fire.
    CTL-40 o A plain UIControl refuses nothing.
    CTL-41 d Other gestures around a button are not refused.
    CTL-42 o Under a double tap a button's touchUpInside is 0.35 s late.
    CTL-43 o A pan that begins off a button sends it touchCancel.
    CTL-46 d Values that the app sets send no event.
    CTL-47 d A slider's value stays between its limits.
    CTL-48 e The thumb keeps its distance from the finger.
    CTL-52 e A segment is chosen at the lift, and the finger may slide to it.
    CTL-54 e With showsMenuAsPrimaryAction a touch-down shows the menu.
    CTL-56 d A scroll view does not cancel a control's touch.
    CTL-57 d A drag within the first 150 ms scrolls, and the control gets no touch.
    CTL-60 o A tap on a text field sends touchDown and touchCancel, then the field asks to be first responder.
    """
}

extension EnglishRule {
  func sentence(_ rule: ControlRule) -> String {
    switch rule {
    case .ctl03: "A touch-down with a tapCount above 1 also sends touchDownRepeat."
    case .ctl10:
      "Each move sends one set of events: drag inside or outside, with enter or exit when it crossed."
    case .ctl15: "A control that leaves its window stops tracking and sends no event."
    case .ctl16: "The bits of control events."
    case .ctl17: "Each event goes through sendActions, sendAction and the application's sendAction."
    case .ctl18: "An override of sendAction without super blocks the action."
    case .ctl21: "Targets are not retained."
    case .ctl22: "A nil target is searched along the responder chain when the event is sent."
    case .ctl23: "An action with the identifier of an earlier one replaces it."
    case .ctl24: "Actions take no argument, the sender, or the sender and the event."
    case .ctl25: "removeTarget(nil, action: nil, for:) removes for all targets."
    case .ctl26: "primaryActionTriggered follows the event that triggers a button."
    case .ctl27: "menuActionTriggered comes before a menu is shown."
    case .ctl28: "A disabled control starts no tracking; one that is tracking continues."
    case .ctl29: "Setting isHighlighted sends nothing."
    case .ctl30: "isSelected belongs to the app; only a button can be configured to toggle it."
    case .ctl31:
      "state is the union of highlighted, disabled, selected, focused and the program's bits."
    case .ctl32: "A control that tracks gets moves anywhere on the screen."
    case .ctl34: "In a scroll view touchDown comes up to 150 ms late, or with the lift."
    case .ctl36:
      "The control refuses in gestureRecognizerShouldBegin, so the outer tap fails in its touchesEnded."
    case .ctl37:
      "The order of calls for a button in a view with a tap, from touchesBegan to the button's action."
    case .ctl38: "A recognizer on the control itself is not refused."
    case .ctl39: "With cancelsTouchesInView off the control is not asked: both fire."
    case .ctl40: "A plain UIControl refuses nothing."
    case .ctl41: "Other gestures around a button are not refused."
    case .ctl42: "Under a double tap a button's touchUpInside is 0.35 s late."
    case .ctl43: "A pan that begins off a button sends it touchCancel."
    case .ctl46: "Values that the app sets send no event."
    case .ctl47: "A slider's value stays between its limits."
    case .ctl48: "The thumb keeps its distance from the finger."
    case .ctl52: "A segment is chosen at the lift, and the finger may slide to it."
    case .ctl54: "With showsMenuAsPrimaryAction a touch-down shows the menu."
    case .ctl56: "A scroll view does not cancel a control's touch."
    case .ctl57: "A drag within the first 150 ms scrolls, and the control gets no touch."
    case .ctl60:
      "A tap on a text field sends touchDown and touchCancel, then the field asks to be first responder."
    }
  }
}

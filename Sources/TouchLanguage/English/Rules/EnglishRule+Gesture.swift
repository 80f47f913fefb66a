extension EnglishRule {
  func sentence(_ rule: GestureRule) -> String {
    switch rule {
    case .gr01: "States: possible, began, changed, ended (= recognized), cancelled, failed."
    case .gr02: "A discrete recognizer goes from possible to ended or failed."
    case .gr04: "Began may be followed by ended at once."
    case .gr05: "Only a recognizer that has begun can be cancelled."
    case .gr13:
      "A state can be read as soon as it is set; actions come at the end of the recognizers' turn."
    case .gr14:
      "Actions are sent for began, changed, ended and cancelled, never for possible or failed."
    case .gr15:
      "After the begin each move brings an action, whether the subclass sets its state or not."
    case .gr17: "The action runs within the event, once all recognizers have the event."
    case .gr18: "Each pair of target and action is called once."
    case .gr19: "The same pair added twice is one pair."
    case .gr20: "Actions take no argument, or the recognizer."
    case .gr21: "removeTarget(nil, action: nil) removes all pairs."
    case .gr22: "Targets are not retained."
    case .gr23: "Read the state inside the action; afterwards it may be possible again."
    case .gr24: "A recognizer has one view; adding it to another removes it from the first."
    case .gr26: "A recognizer that is added gets no touches that are already down."
    case .gr28: "A disabled recognizer gets no touches."
    case .gr29: "Disabled and enabled again, it has dropped its touches and waits for new ones."
    case .gr30: "A recognizer that is over gets nothing more until it is reset."
    case .gr33: "There is no reset before all touches of the attempt are lifted."
    case .gr34: "In reset() the state still has its last value."
    case .gr35: "reset() clears the subclass's stored values."
    case .gr38: "A recognizer's touches are not cancelled because a view's are."
    case .gr39: "A failed recognizer gets no more touches; only reset() is sure to come."
    case .gr40: "The base class does nothing with touches and passes none on."
    case .gr42: "A recognizer's location is the centre of its touches."
    case .gr44:
      "Movement is measured on the screen, so a view that moves with the finger does not affect it."
    case .gr45: "All recognizers from the hit view up get the same touches at the same time."
    case .gr46: "A recognizer gets touches that hit its view or a subview."
    case .gr47: "It gets no touches that hit a sibling or superview of its view."
    case .gr49: "An ignored touch that was held is delivered at once."
    case .gr50: "Ignoring a touch that is not its own does nothing."
    case .gr51: "A subclass should fail as soon as it can, and begin as late as it may."
    case .gr52: "name is for debugging."
    case .ar05: "A recognizer that refuses a touch never sees it; others do."
    case .ar06: "shouldReceive(event) is asked once for an attempt, before the touches."
    case .ar09: "Without requiresExclusiveTouchType it takes pencil and fingers together."
    case .ar10: "In shouldReceive(touch) the touch's view is the hit view."
    case .ar11: "shouldBegin is asked within the assignment of began or ended."
    case .ar14: "Without cancelsTouchesInView the touched view is not asked."
    case .ar17: "shouldBegin is asked neither after the begin nor for a failure."
    case .ar19: "Only recognizers on one line of views prevent each other."
    case .ar27: "Delegates are asked about simultaneity only when one would block the other."
    case .ar33: "A double tap does not undo the action of the single tap before it."
    case .ar35: "Two recognizers that recognize simultaneously both send their actions."
    case .ar36:
      "Actions run deepest view first and, on one view, last added first; views of one depth by their first touch."
    case .ar39: "A waiting continuous recognizer sends began first when the wait ends."
    case .ar46: "Each side may make a requirement; a no does not forbid the other side's yes."
    case .ar47: "Requirements made by delegates end with the attempt."
    case .ar50: "A single tap that waits for a double tap comes 0.35 s after the lift."
    case .ar51: "A recognizer whose wait a timer ends still has its location."
    case .ar52:
      "Recognizers linked by requirements are reset together; one without a touch in the attempt links nobody."
    case .ar54: "All objects handle one event before any of them handles the next."
    case .ar55: "A recognizer that waits recognizes only when all of its requirements have failed."
    case .ar56:
      "A prevented recognizer cannot recognize for the rest of the sequence; after a failure the other may."
    case .ar57:
      "A delegate decides about leaving possible, about blocking and being blocked, and about touches."
    case .ar58: "By default one touch leads to one gesture."
    case .ar59: "Simultaneous recognition is decided for each pair separately."
    case .ar60: "Prevention does not restore touches that were cancelled in a view."
    case .dl01:
      "Defaults: touches are cancelled in views, touchesEnded is delayed, touchesBegan is not."
    case .dl02:
      "A view gets touches while recognizers are undecided, and a cancellation when one recognizes."
    case .dl04:
      "A drag: the view's beginning and moves, the pan's began, the view's cancellation, then the pan alone."
    case .dl05: "The action comes before the cancellation, whatever the header says."
    case .dl06: "The move that is recognized is not delivered to the view."
    case .dl07:
      "Without cancelsTouchesInView the view gets everything, each event after the action."
    case .dl09: "A recognizer that waits for others does not cancel touches in views yet."
    case .dl16:
      "Under a double tap a view's touchesEnded comes when the double tap fails, or not at all."
    case .dl18: "Without delaysTouchesEnded the view's end comes with the lift."
    case .dl20: "Held touches are sent in order of time, those of one phase together."
    case .dl22: "While the beginning of a touch is held, so is everything after it."
    case .dl23: "The flags delay touches for views only; recognizers get them at once."
    case .dl24: "The flags apply to presses too."
    case .dl25:
      "Held touches are delivered with the values of their own time; the next tap of a touch waits behind its last."
    case .dl26: "A swipe cancels the view's touch while the finger is still down."
    case .dl27: "After a tap the view gets no touchesEnded, even without delaysTouchesEnded."
    }
  }
}

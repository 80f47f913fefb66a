extension EnglishRule {
  func sentence(_ rule: TouchRule) -> String {
    switch rule {
    case .ht04: "The point is converted to a subview's coordinates before it is asked."
    case .ht06:
      "Each view is asked hitTest, then its own pointInside, then its subviews, the front one first."
    case .ht08: "Alpha counts for each view by itself; it is not multiplied down the tree."
    case .ht09:
      "isHidden is not inherited; a hidden ancestor only keeps the test from reaching its subviews."
    case .ht11: "A subview outside its parent's bounds is not hit there, clipped or not."
    case .ht12: "What a view draws, or leaves transparent, does not matter."
    case .ht13:
      "An override of pointInside reaches beyond the bounds as far as all ancestors agree."
    case .ht15: "When a window returns nil, the next one behind it is asked."
    case .ht16: "A touch is bound to its view when it begins, and never again."
    case .ht18: "The event of a hit test does not contain the touch yet."
    case .ht19: "Hit tests and the gathering of recognizers come before sendEvent."
    case .ht20: "Hit tests read the model: an animated view is hit at its destination."
    case .ht24: "A scroll view's offset is the origin of its bounds, so hit tests follow it."
    case .ht25: "The hit area is transformed with the view."
    case .ht26: "The order of subviews decides who is in front; zPosition does not."
    case .ht27: "Nothing enlarges the touch area of an ordinary view by itself."
    case .ht28: "Hit tests use the ordinary location, not the precise one."
    case .win01:
      "An event goes to the application, to the window, to the recognizers, then to the views."
    case .win02: "Recognizers are done with an event before any view gets it."
    case .win03:
      "Touches that arbitration releases or cancels reach views within the gesture phase."
    case .win04: "An override of sendEvent without super stops recognizers and views."
    case .win05:
      "Windows are asked from the highest level down, in one level the one shown last first."
    case .win06: "A touch stays with its window."
    case .win08:
      "With touches in several windows, each gets the same event and handles its own touches."
    case .win09: "Callbacks and actions run inside the handling of their event."
    case .win16: "A window is a view too: it can have recognizers and be hit."
    case .win17: "Hidden windows, and those without interaction, are skipped."
    case .rc06: "A class that overrides one touch method should override all four."
    case .rc07: "A touch's view stays the hit view, whichever responder handles the touch."
    case .rc08: "Recognizers are not responders."
    case .td01: "One touch object represents one finger from its beginning to its end."
    case .td02: "One event object serves a whole multi-touch sequence."
    case .td03: "Phases: began, moved, stationary, ended, cancelled."
    case .td04: "Touches that did not change are stationary: in the event, but in no callback."
    case .td05: "A view gets at most one call for each phase of an event."
    case .td07: "Views get their touches in the order of their first touches."
    case .td09: "A view that never got the beginning gets no cancellation."
    case .td10: "After its cancellation a view gets nothing more of a touch."
    case .td11:
      "A touch that was cancelled in a view continues with its true phase for recognizers."
    case .td15: "Hiding, fading or moving a view does not affect its touches."
    case .td16: "Neither does disabling its interaction."
    case .td17:
      "Without a view, locations are the window's; with one they are converted when asked."
    case .td18: "previousLocation is the location at the previous event."
    case .td20: "A move may have no displacement."
    case .td22: "Coalesced touches are copies in order of time, the last one of the touch itself."
    case .td23: "A coalesced copy's previous location is that of the previous copy."
    case .td24: "Predicted touches are valid until the next event."
    case .td25: "tapCount starts at 1 and grows with each tap soon after another at one place."
    case .td26: "The second tap of a double tap has the same touch object."
    case .td28: "The limits of tapCount are those of the tap recognizer."
    case .td29: "A touch lists the recognizers that currently get it."
    case .td30: "That list starts with the hit view's recognizers and goes up."
    case .td31: "Types of touches: direct, indirect, pencil, indirectPointer."
    case .td32: "A force of 1 is an average touch."
    case .td33: "A pencil's properties may be estimates that are updated later."
    case .td34: "The force of a pencil's first sample is an estimate."
    case .td35:
      "allTouches has every touch of the sequence; the others only those of one window, view or recognizer."
    case .td36: "Event types: touches, motion, remoteControl, presses, scroll, hover, transform."
    case .td37: "Modifier flags and button mask are those of the last event."
    case .td38: "Clicks of a pointer are direct touches unless the app asks for indirect input."
    case .td40: "Fingers that go down together are in one touchesBegan."
    case .td41: "A recognizer cancels only its own touches in a view."
    case .td42: "Cancellations are forwarded up the chain like all touch methods."
    case .mt02: "Withheld fingers are not delivered later."
    case .mt03: "A finger that comes after the first was lifted is delivered."
    case .mt04: "The flag applies to one view, not to its subviews or siblings."
    case .mt05: "Recognizers get all fingers, whatever the flag says."
    case .mt08: "Exclusive touch ends with the view's touches, and at the window."
    case .mt09: "Touches that exclusive touch withholds are never delivered."
    case .mt11:
      "Two fingers on a single-touch view: it gets one, and a two-finger tap still recognizes."
    case .chg01: "The touches of a view that is removed are cancelled, for its recognizers too."
    case .chg02: "A view that is hidden, faded or moved keeps its touch."
    case .chg03: "A control that is disabled while it tracks keeps tracking."
    case .chg04: "A recognizer that is disabled is over; touches that it cancelled stay cancelled."
    case .chg05: "A recognizer that is removed is over."
    case .chg06:
      "A new delegate is asked from then on, but not about touches that were already received."
    case .chg07:
      "A touch stays bound, and keeps its recognizers, when its view moves within the window."
    case .chg08: "A window that is hidden has its touches cancelled."
    case .chg09: "Presenting a controller cancels nothing until the covered view leaves its window."
    }
  }
}

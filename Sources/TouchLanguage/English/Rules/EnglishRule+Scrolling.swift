extension EnglishRule {
  func sentence(_ rule: ScrollingRule) -> String {
    switch rule {
    case .scr01: "A scroll view has a pan, a pinch and a recognizer that delays touches."
    case .scr03: "Content gets its touch 150 ms late."
    case .scr05: "If a scroll begins within 150 ms, the content never gets the touch."
    case .scr07:
      "Without delaysContentTouches touchesShouldBegin is asked, and the content gets its touch, at once."
    case .scr11: "Nested scroll views both hold a touch."
    case .scr14: "delaysContentTouches does not hold presses."
    case .scr15: "Without scrolling enabled nothing is held."
    case .scr16: "Recognizers on content are not held."
    case .scr18: "The pan and pinch may be moved to another view, and configured."
    case .scr19: "Fingers that rest do not scroll."
    case .scr20:
      "isTracking from the touch-down, isDragging from the pan's begin, isDecelerating after the lift."
    case .scr24:
      "The offset is the origin of the bounds, on whole pixels; changes are sent to the delegate."
    case .scr26: "The offset's range follows from content, insets and bounds."
    case .scr29: "Beyond an edge the content follows less and less, by a formula with 0.55."
    case .scr30: "Without bounces the offset stops at the edge."
    case .scr31: "Without bounces the momentum ends there too."
    case .scr33: "With directional lock a clear direction at the begin locks the other axis."
    case .scr36: "An axis that cannot scroll stays fixed."
    case .scr43:
      "The speed at a lift is that of the last samples that moved, however long the finger rested."
    case .scr44: "Rates: 0.998 and 0.99 per millisecond."
    case .scr45: "The velocity falls exponentially."
    case .scr50: "A target that the delegate changes is met exactly."
    case .scr52: "The way back from beyond an edge is a critically damped spring."
    case .scr53: "Released at rest beyond the edge, it returns and reports a deceleration."
    case .scr56: "A finger stops an animated change of the offset."
    case .scr58: "Pages are as large as the bounds."
    case .scr60: "A flick of 300 pt/s turns the page."
    case .scr61: "Pages settle with their own, faster curve."
    case .scr62: "The deceleration rate does not affect pages."
    case .scr63: "Of nested scroll views the innermost one that can scroll in that direction wins."
    case .scr66: "Once one of them has begun the other gets nothing until the lift."
    case .scr69: "With bouncesZoom the scale may pass its limits, and comes back."
    case .scr70: "Without bouncesZoom the scale stops at its limits."
    case .scr71: "Zooming scales the view and the content's size around the fingers' centre."
    case .scr73: "isZooming is true during the pinch."
    case .scr74: "A tap on the status bar scrolls to the top."
    case .scr75: "Dragging may dismiss the keyboard."
    case .scr77: "While it moves the run loop is in its tracking mode."
    case .scr78: "Changes of content and insets that move the offset are sent."
    case .scr82: "Without zooming there is no pinch recognizer."
    case .scr83: "Scales that the program sets stay between the limits."
    case .scr86: "The pan begins when the movement reaches 10 pt, and scrolls by what exceeds it."
    case .scr87: "After a release, content comes to rest (v - 10) x 0.499 further on."
    case .scr88:
      "Content that reaches an edge at speed overshoots and returns like a spring of 11 rad/s."
    case .scr89: "The order of the delegate's calls at a flick."
    case .scr90:
      "An axis that is let go below 250 pt/s stays, unless it lies beyond an edge or between pages."
    case .scr91:
      "The last three pairs of samples count 0.05, 0.35 and 0.6 for the speed at the lift."
    case .scr92: "A drag that catches moving content and goes the same way adds to its speed."
    case .tbl07: "A collection view unhighlights after the selection, a table before."
    case .tbl09: "The selection is not on the call stack of the event."
    case .tbl11: "Defaults: one selection, none while editing."
    case .tbl12: "Selections by the app are not sent to the delegate."
    case .tbl13: "The highlight of a cell goes to the views in it."
    case .tbl14:
      "The touch goes up from the cell to the table, unless a view in the cell handles it."
    case .tbl15: "A tap around the table steals quick taps."
    case .tbl16: "Without cancelsTouchesInView it does not."
    case .tbl17: "Swipe to delete and two-finger selection are recognizers of the table."
    case .tbl18: "A cell may keep interaction while it is dragged."
    case .tbl19: "The primary action comes after the selection."
    case .tbl20: "A table follows one touch."
    }
  }
}

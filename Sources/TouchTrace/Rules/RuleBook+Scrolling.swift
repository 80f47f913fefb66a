extension RuleBook {
  /// Scroll views and tables: what no trace event cites.
  static let scrolling = """
    SCR-01 d A scroll view has a pan, a pinch and a recognizer that delays touches.
    SCR-03 d Content gets its touch 150 ms late.
    SCR-05 d If a scroll begins within 150 ms, the content never gets the touch.
    SCR-07 d Without delaysContentTouches touchesShouldBegin is asked, and the content gets its touch, at once.
    SCR-11 o Nested scroll views both hold a touch.
    SCR-14 d delaysContentTouches does not hold presses.
    SCR-15 e Without scrolling enabled nothing is held.
    SCR-16 d Recognizers on content are not held.
    SCR-18 d The pan and pinch may be moved to another view, and configured.
    SCR-19 d Fingers that rest do not scroll.
    SCR-20 d isTracking from the touch-down, isDragging from the pan's begin, isDecelerating after the lift.
    SCR-24 d The offset is the origin of the bounds, on whole pixels; changes are sent to the delegate.
    SCR-26 d The offset's range follows from content, insets and bounds.
    SCR-29 e Beyond an edge the content follows less and less, by a formula with 0.55.
    SCR-30 d Without bounces the offset stops at the edge.
    SCR-31 e Without bounces the momentum ends there too.
    SCR-33 d With directional lock a clear direction at the begin locks the other axis.
    SCR-36 d An axis that cannot scroll stays fixed.
    SCR-43 o The speed at a lift is that of the last samples that moved, however long the finger rested.
    SCR-44 d Rates: 0.998 and 0.99 per millisecond.
    SCR-45 e The velocity falls exponentially.
    SCR-50 d A target that the delegate changes is met exactly.
    SCR-52 e The way back from beyond an edge is a critically damped spring.
    SCR-53 e Released at rest beyond the edge, it returns and reports a deceleration.
    SCR-56 e A finger stops an animated change of the offset.
    SCR-58 d Pages are as large as the bounds.
    SCR-60 e A flick of 300 pt/s turns the page.
    SCR-61 e Pages settle with their own, faster curve.
    SCR-62 e The deceleration rate does not affect pages.
    SCR-63 d Of nested scroll views the innermost one that can scroll in that direction wins.
    SCR-65 d If their axes are crossed, the direction at the begin decides which one scrolls.
    SCR-66 d Once one of them has begun the other gets nothing until the lift.
    SCR-69 d With bouncesZoom the scale may pass its limits, and comes back.
    SCR-70 d Without bouncesZoom the scale stops at its limits.
    SCR-71 e Zooming scales the view and the content's size around the fingers' centre.
    SCR-73 d isZooming is true during the pinch.
    SCR-74 d A tap on the status bar scrolls to the top.
    SCR-75 d Dragging may dismiss the keyboard.
    SCR-77 d While it moves the run loop is in its tracking mode.
    SCR-78 e Changes of content and insets that move the offset are sent.
    SCR-82 d Without zooming there is no pinch recognizer.
    SCR-83 e Scales that the program sets stay between the limits.
    SCR-86 o The pan begins when the movement reaches 10 pt, and scrolls by what exceeds it.
    SCR-87 o After a release, content comes to rest (v - 10) x 0.499 further on.
    SCR-88 o Content that reaches an edge at speed overshoots and returns like a spring of 11 rad/s.
    SCR-89 o The order of the delegate's calls at a flick.
    SCR-90 o An axis that is let go below 250 pt/s stays, unless it lies beyond an edge or between pages.
    SCR-91 e The last three pairs of samples count 0.05, 0.35 and 0.6 for the speed at the lift.
    SCR-92 e A drag that catches moving content and goes the same way adds to its speed.
    TBL-07 e A collection view unhighlights after the selection, a table before.
    TBL-09 o The selection is not on the call stack of the event.
    TBL-11 d Defaults: one selection, none while editing.
    TBL-12 d Selections by the app are not sent to the delegate.
    TBL-13 e The highlight of a cell goes to the views in it.
    TBL-14 o The touch goes up from the cell to the table, unless a view in the cell handles it.
    TBL-15 o A tap around the table steals quick taps.
    TBL-16 o Without cancelsTouchesInView it does not.
    TBL-17 e Swipe to delete and two-finger selection are recognizers of the table.
    TBL-18 d A cell may keep interaction while it is dragged.
    TBL-19 d The primary action comes after the selection.
    TBL-20 d A table follows one touch.
    """
}

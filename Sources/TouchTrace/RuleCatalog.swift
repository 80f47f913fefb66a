/// Every rule that a trace event can cite, in one place.
public enum RuleCatalog {
  public static let entries: [Rule: RuleEntry] = [
    .ht01: .init(
      .documented, "A hidden, transparent or non-interactive view is not hit, and nothing in it."),
    .ht02: .init(
      .documented, "A view that does not contain the point is not hit, and nothing in it."),
    .ht03: .init(
      .documented, "Subviews are asked from front to back; the first that answers wins."),
    .ht05: .init(
      .documented, "A view that contains the point and has no hit subview is hit itself."),
    .ht07: .init(.documented, "A view with an alpha below 0.01 is not hit."),
    .ht10: .init(
      .documented, "A view contains the points of its bounds, the right and bottom edge excluded."),
    .ht14: .init(.documented, "An override of hitTest alone decides which view is hit."),
    .ht17: .init(
      .observed, "Two hit-test passes are made when a finger goes down, and none later."),
    .ht21: .init(
      .documented, "A view that is animated without allowUserInteraction takes no touches."),
    .ht22: .init(.documented, "Image views and labels have user interaction off by default."),
    .rc01: .init(.documented, "A view's next responder is its controller, or else its superview."),
    .rc02: .init(
      .documented, "A controller's next responder is the superview of its view, or the window."),
    .rc03: .init(
      .documented,
      "A window's next responder is the application; the application's is a delegate that is a responder."
    ),
    .rc04: .init(
      .documented, "The default touch methods pass the touches on to the next responder."),
    .rc05: .init(
      .documented, "A responder that handles touches without calling super ends the forwarding."),
    .rc10: .init(
      .documented,
      "An action without a target goes up the chain to the first responder that implements it."),
    .rc11: .init(
      .documented,
      "The target of an action is the first responder in the chain that can perform it."),
    .rc12: .init(
      .engineChoice, "The later phases of a forwarded touch follow the path of its beginning."),
    .rc13: .init(
      .documented, "Presses and motion start at the first responder, not at a hit view."),
    .rc14: .init(
      .documented, "An overridden next responder changes the path of forwarded touches."),
    .rc15: .init(
      .engineChoice, "A walk along the chain stops at a responder that it has already visited."),
    .td08: .init(
      .documented, "A view that got a touch gets its end or its cancellation exactly once."),
    .td13: .init(.documented, "A view that leaves its window loses its touches."),
    .td19: .init(
      .documented, "A touch keeps the time at which the hardware saw it, however late it arrives."),
    .td21: .init(
      .documented,
      "Moves that come together are one event; the older samples are its coalesced touches."),
    .td27: .init(.observed, "A lift after a long time or a long movement does not count as a tap."),
    .mt01: .init(
      .documented, "A view without multiple touch gets only the first of the fingers on it."),
    .mt06: .init(
      .documented, "While an exclusive view has a touch, other views of its window get none."),
    .mt07: .init(.documented, "An exclusive view gets no touch while another view has one."),
    .gr03: .init(
      .documented, "A continuous recognizer goes from began through changed to ended or cancelled."),
    .gr06: .init(.observed, "A recognizer that fails after it began is cancelled."),
    .gr11: .init(.documented, "A recognizer that is over ignores assignments until its reset."),
    .gr12: .init(.documented, "A recognizer that never decides makes others wait forever."),
    .gr16: .init(
      .documented, "After its first action a continuous recognizer changes with every move."),
    .gr25: .init(.documented, "A recognizer that is removed from its view is cancelled, or fails."),
    .gr27: .init(
      .documented, "A recognizer that is disabled in mid-gesture is cancelled, or fails."),
    .gr31: .init(.documented, "After every attempt a recognizer is reset."),
    .gr32: .init(.documented, "Recognizers that are linked by requirements are reset together."),
    .gr48: .init(.documented, "An ignored touch no longer belongs to the recognizer."),
    .gr41: .init(
      .documented, "numberOfTouches counts the touches whose location can be read."),
    .gr53: .init(
      .engineChoice,
      "An assignment that the state machine does not allow becomes the nearest allowed one."),
    .gr54: .init(
      .engineChoice, "At most 100 assignments of one recognizer take effect in one pass."),
    .ar01: .init(
      .documented, "A touch goes to the recognizers of the hit view and of the views around it."),
    .ar02: .init(.documented, "Recognizers that are disabled or already over get no new touches."),
    .ar04: .init(
      .documented, "The delegate is asked once per new touch whether a recognizer receives it."),
    .ar07: .init(.documented, "A recognizer gets only touches of its allowed types."),
    .ar08: .init(
      .documented, "After its first touch a recognizer ignores touches of other types."),
    .ar12: .init(.documented, "A recognizer whose delegate refuses to begin fails."),
    .ar13: .init(
      .documented, "The touched view is asked before a recognizer cancels its touches."),
    .ar18: .init(
      .documented, "A recognizer that recognizes prevents the others that share its touches."),
    .ar21: .init(
      .documented, "A recognizer that has begun cannot be prevented; the later one fails."),
    .ar22: .init(.documented, "If two recognize in one event, the one on the deeper view wins."),
    .ar23: .init(.documented, "If both are on one view, the one added last wins."),
    .ar26: .init(
      .documented, "A delegate may allow two recognizers to recognize at the same time."),
    .ar30: .init(.documented, "A tap does not prevent a tap that needs more taps."),
    .ar37: .init(
      .documented, "A recognizer waits until those that it requires to fail have failed."),
    .ar38: .init(
      .documented, "While it waits, its new state does not take effect and no action is sent."),
    .ar41: .init(.documented, "If the required one recognizes, the waiting one fails."),
    .ar43: .init(
      .documented, "A required recognizer that has begun blocks those that wait for it."),
    .ar44: .init(
      .documented, "Delegates are asked for failure requirements at the first touch of an attempt."),
    .ar49: .init(
      .engineChoice,
      "Of recognizers that wait for each other in a cycle, none acts until one fails."),
    .dl03: .init(.observed, "The action comes first, then the view's touches are cancelled."),
    .dl08: .init(.documented, "Only touches of the recognizer itself are cancelled."),
    .dl11: .init(
      .documented, "With delaysTouchesBegan a view waits until the recognizer has failed."),
    .dl12: .init(.documented, "Held touches of a recognizer that recognizes are dropped."),
    .dl13: .init(
      .documented, "When a delaying recognizer fails, the view gets its held touches at once."),
    .dl14: .init(
      .documented,
      "With delaysTouchesEnded a view's touchesEnded waits until the recognizer has decided."),
    .dl15: .init(
      .documented,
      "A held end is delivered when the recognizer fails, and cancelled when it recognizes."),
    .tap02: .init(.observed, "A tap is recognized at the lift of its last finger."),
    .tap03: .init(.engineChoice, "A tap fails when more fingers go down than it needs."),
    .tap04: .init(.engineChoice, "All fingers of a tap must go down within a short time."),
    .tap07: .init(.engineChoice, "A tap must not be held longer than its limit."),
    .tap08: .init(.documented, "A tap fails when its fingers move too far."),
    .tap12: .init(.observed, "The next tap must begin soon after the last one was lifted."),
    .tap14: .init(.documented, "A tap whose touches are cancelled fails."),
    .tap17: .init(
      .documented,
      "buttonMaskRequired is the primary button, counts for pointers only, and is never empty."),
    .lpr02: .init(.documented, "A long press begins when its time is over."),
    .lpr04: .init(.observed, "A long press without a duration begins at touch-down."),
    .lpr05: .init(
      .documented, "A finger that moves too far before the time is over is not a long press."),
    .lpr06: .init(
      .documented, "A finger that is lifted before the time is over is not a long press."),
    .lpr07: .init(.documented, "Once begun, a long press changes with every move."),
    .lpr08: .init(.documented, "A long press ends when a finger is lifted."),
    .lpr10: .init(.documented, "The taps that a long press needs come before it."),
    .lpr11: .init(.documented, "A long press whose touches are cancelled is cancelled, or fails."),
    .pan02: .init(.observed, "A pan begins when its fingers have moved 10 pt."),
    .pan06: .init(.documented, "A pan changes with every move."),
    .pan07: .init(.documented, "A pan ends when all fingers are lifted."),
    .pan10: .init(.documented, "A pan with too few fingers never begins."),
    .pan23: .init(.documented, "A pan whose touches are cancelled is cancelled, or fails."),
    .swp01: .init(.documented, "A swipe moves in one of its directions."),
    .swp03: .init(.documented, "A swipe has exactly its required number of fingers."),
    .swp04: .init(.observed, "A swipe whose fingers are lifted before it is recognized fails."),
    .swp09: .init(
      .documented,
      "A slow swipe may be shorter but must be straighter; for a fast one it is the reverse."),
    .swp12: .init(
      .engineChoice,
      "A swipe is at least 70 pt/s fast along its direction, from one sample to the next."),
    .pin01: .init(
      .documented, "A pinch begins when the distance of two fingers has changed enough."),
    .pin13: .init(.documented, "A pinch fails when its fingers are lifted before it begins."),
    .rot01: .init(
      .documented,
      "A rotation begins when two fingers turned enough, and ends when both are lifted."),
    .edg01: .init(.documented, "An edge pan without edges never begins."),
    .edg02: .init(
      .documented, "An edge pan fails when its finger did not come over its edge."),
    .edg07: .init(
      .observed, "The back swipe of a navigation controller holds touches until it has failed."
    ),
    .ctl01: .init(.observed, "A control that is touched asks beginTracking, then sends touchDown."),
    .ctl04: .init(.observed, "A control tracks one touch."),
    .ctl06: .init(.observed, "Around a control that tracks, 70 pt more count as inside."),
    .ctl11: .init(.observed, "At the lift a control ends tracking, then sends its event."),
    .ctl14: .init(
      .observed, "A control whose touch is cancelled sends touchCancel and no touchUp."),
    .ctl35: .init(
      .documented, "A system control's own action beats a single tap of a view around it."),
    .ctl44: .init(.observed, "A slider tracks only a finger that goes down on its thumb."),
    .ctl45: .init(
      .documented,
      "A slider sends every change while it is dragged, or only the last one at the lift."),
    .ctl49: .init(
      .observed,
      "A switch changes at a tap or when its knob is dragged across, and tells it at the lift alone."
    ),
    .ctl50: .init(
      .documented, "A stepper steps at a tap, and repeatedly under a finger that rests on it."),
    .ctl51: .init(
      .documented, "A segmented control sends its value when another segment is chosen."),
    .ctl53: .init(
      .documented, "A tap on one half of a page control goes one page back or forward."),
    .ctl55: .init(.engineChoice, "A disabled button lets touches through to the view behind it."),
    .ctl58: .init(.engineChoice, "A control tracks only touches whose view is the control itself."),
    .win10: .init(
      .documented,
      "While a scroll view tracks or decelerates, timers of the default run loop mode wait."),
    .win07: .init(
      .documented,
      "Touches go to the window that was hit; presses, motion and actions to the key window."),
    .win12: .init(.documented, "While interaction events are ignored, touches are dropped."),
    .win13: .init(.documented, "When the system interrupts the app, every touch is cancelled."),
    .win14: .init(
      .documented,
      "The window has recognizers of the system that may withhold touches from its views."),
    .win15: .init(
      .documented,
      "Near the edges of system gestures views, pans and swipes wait for the system; taps do not."),
    .td39: .init(
      .engineChoice, "A touch that begins while events are ignored is never delivered later."),
    .prs02: .init(.documented, "The default press methods pass presses on to the next responder."),
    .scr02: .init(
      .observed,
      "A scroll view holds the touches of its content until 150 ms are over or the finger is lifted."
    ),
    .scr04: .init(
      .observed,
      "When a finger lifts within 150 ms, the content gets touchesBegan and touchesEnded together."),
    .scr06: .init(
      .documented,
      "Before it cancels a touch in its content, a scroll view asks touchesShouldCancel."),
    .scr08: .init(
      .documented,
      "If touchesShouldBegin returns no, the content does not get the touch."),
    .scr09: .init(
      .documented, "Without canCancelContentTouches a scroll view cancels no touch in its content."),
    .scr10: .init(
      .documented, "A scroll view cancels touches in its content, but not in controls."),
    .scr13: .init(
      .observed, "A finger on a moving scroll view stops it and drags at once."),
    .scr17: .init(
      .documented, "The delegate of a scroll view's own pan stays the scroll view."),
    .scr21: .init(
      .documented, "A drag begins with scrollViewWillBeginDragging, before the offset changes."),
    .scr25: .init(
      .documented,
      "Every change of the offset is sent, at most once per frame while it moves by itself."),
    .scr27: .init(
      .documented,
      "An axis scrolls if the content is larger than the view, or if it always bounces."),
    .scr37: .init(
      .documented, "At the lift a scroll view says whether it will decelerate."),
    .scr38: .init(
      .documented, "At the lift the delegate gets the velocity and may choose where the view rests."
    ),
    .scr49: .init(
      .observed, "A motion ends on a whole pixel when it is slow enough."),
    .scr54: .init(
      .engineChoice, "A finger that stops a motion ends the deceleration."),
    .scr55: .init(
      .documented, "An animated change of the offset sends its end."),
    .scr59: .init(
      .observed,
      "A paging scroll view rests on the page nearest to where it would stop, one further at most."),
    .scr64: .init(
      .documented,
      "A scroll view at its edge leaves the drag to an outer one that can scroll in that direction."
    ),
    .scr65: .init(
      .documented,
      "Where the axes of two scroll views are crossed, the direction at the beginning decides which one scrolls."
    ),
    .scr84: .init(
      .observed,
      "After the lift a scroll view loses the same fraction of its speed every millisecond, down to 10 pt/s."
    ),
    .scr85: .init(
      .observed, "Content beyond its edge comes back like a critically damped spring of 11 rad/s."),
    .scr67: .init(
      .documented, "Zooming needs a delegate that names a view of the content, and two limits."),
    .scr68: .init(
      .documented, "A zoom sends its begin, every change, and its end when the bounce is over."),
    .scr72: .init(
      .documented, "The pan and the pinch of one scroll view recognize side by side."),
    .scr81: .init(
      .documented, "A zoom ends with the first lifted finger; content gets no touches meanwhile."),
    .ec40: .init(
      .engineChoice, "A finger that leaves its row without scrolling gives the row up."),
    .ec41: .init(
      .engineChoice, "A selected row that its delegate keeps keeps another row from being selected."
    ),
    .tbl01: .init(
      .documented, "A touch on a row asks whether to highlight it, and highlights its cell."),
    .tbl02: .init(.documented, "A row that may not be highlighted is not selected either."),
    .tbl03: .init(
      .observed,
      "A selected row is not drawn as selected while another is highlighted, unless that one is not selected after all."
    ),
    .tbl04: .init(.documented, "A row whose touch is cancelled is no longer highlighted."),
    .tbl05: .init(
      .documented,
      "A lift on a row ends its highlight, deselects the old row and selects the new one."
    ),
    .tbl06: .init(
      .documented, "A collection view selects at the lift and ends the highlight after it."),
    .ec43: .init(
      .engineChoice, "At a hard edge a scroll view does not begin to drag that way."),
    .tbl08: .init(
      .observed, "A row is selected right after the event of the lift, not in it."),
    .tbl10: .init(
      .observed, "With multiple selection a tap on a selected row deselects it."),
    .ec01: .init(.engineChoice, "A long press fails when more fingers go down than it needs."),
    .ec02: .init(
      .engineChoice, "A pinch begins after a change of 8 pt, which its scale leaves out."),
    .ec03: .init(.engineChoice, "A tap whose fingers it never saw go down fails at the lift."),
    .ec04: .init(.engineChoice, "Touches are delivered in the order of each view's first touch."),
    .ec05: .init(.engineChoice, "A pinch with one finger left rests and goes on without a jump."),
    .ec06: .init(
      .engineChoice, "A required recognizer that received no touch keeps nobody waiting."),
    .ec21: .init(
      .engineChoice, "A swipe goes 50 pt along its direction, and at most 50 pt across it."),
    .ec22: .init(
      .engineChoice, "A rotation begins after a turn of 5 degrees, which its value leaves out."),
    .ec23: .init(
      .engineChoice,
      "An edge pan begins by movement across its edge, and fails by movement along it."),
    .ec50: .init(.engineChoice, "Private views and links of a system show with its profile alone."),
    .ec52: .init(
      .engineChoice,
      "A back swipe completes past half of the width, or when it is fast; it needs two controllers."
    ),
    .ec53: .init(
      .engineChoice,
      "A touch near the top or bottom edge waits for the system until it moves, lifts or rests."),
    .ec123: .init(
      .engineChoice,
      "Content stops waiting for a touch that moves 10 pt where its scroll view cannot scroll."),
  ]
}

/// The tables of what articles say, in English.
struct EnglishReference: ReferenceSentences {
  func title(of topic: ReferenceTopic) -> String {
    switch topic {
    case .breakpoint: "Reading a breakpoint"
    case .phases: "From a phase to a method"
    case .order: "Who wins"
    case .undecided: "Wait, guess, give up"
    case .touchesAlone: "Touches alone, or recognizers"
    case .firstOpportunity: "First opportunity"
    case .homeScreen: "What the home screen keeps"
    case .responders: "Responders and others"
    case .delay: "Inside the delay of a scroll view"
    }
  }

  func note(on topic: ReferenceTopic) -> String {
    switch topic {
    case .breakpoint:
      "Registers of an Intel processor, as the simulator of article 000 had them. On Apple silicon the object is in x0, the selector in x1, the arguments follow, and x0 has what is returned."
    case .phases: "Article 003 prints these numbers after Before and After."
    case .order:
      "From weak to strong: responder < recognizer < system control with its default action. Each line has its condition."
    case .undecided: "The ways out of a state that is not decided yet, as article 000 names them."
    case .touchesAlone: "What article 000 finds good about the four touch methods, and what not."
    case .firstOpportunity:
      "The hit view gets the first opportunity, says Apple; the recognizers come first, says the log of article 001. Both are true: among responders the hit view is first, and recognizers are no responders."
    case .homeScreen:
      "SpringBoard has a main run loop of its own, whose Source1 a touch fires before any app gets it."
    case .responders:
      "Article 002 asks what a UIResponder has that UIScreen and UIColor have not: methods for touches, presses and motion, and a next responder. A recognizer gets touches and is no responder."
    case .delay:
      "Private parts of UIScrollViewDelayedTouchesBeganGestureRecognizer, as article 004 lists them. They are no claims about today's system."
    }
  }

  func rows(of topic: ReferenceTopic) -> [[String]] {
    switch topic {
    case .breakpoint:
      [
        ["po $arg1", "at a method's entry", "the object that is called"],
        ["po (SEL)$arg2", "at a method's entry", "the selector"],
        ["po $arg3, po $arg4", "at a method's entry", "the first and second argument"],
        ["$rdi, $rsi, $rdx, $rcx, $r8, $r9", "before a call", "its first to sixth argument"],
        ["stack", "before a call", "the seventh argument and those after it"],
        ["po $rax", "on the line after a call", "what it returned"],
        ["p X", "anywhere", "a plain value, such as a count"],
      ]
    case .phases:
      [
        ["UITouchPhaseBegan 0", "touchesBegan(_:with:)"],
        ["UITouchPhaseMoved 1", "touchesMoved(_:with:)", "for the touches that moved"],
        [
          "UITouchPhaseStationary 2", "no method",
          "the finger rests while another one changes",
        ],
        [
          "UITouchPhaseEnded 3", "touchesEnded(_:with:)",
          "or touchesCancelled(_:with:), when a recognizer has cancelled the touch",
        ],
        [
          "UITouchPhaseCancelled 4", "touchesCancelled(_:with:)",
          "an interruption, a view that left, or a recognizer",
        ],
      ]
    case .order:
      [
        [
          "a recognizer that recognizes", "before the view's touches",
          "when cancelsTouchesInView is true", "004-yellow-tap/quick tap",
        ],
        [
          "a recognizer with delaysTouchesBegan", "before the view's touches, until it fails",
          "when it receives the touch", "004-yellow-pan-delaybegan/slide",
        ],
        [
          "the delay of a scroll view", "before its content, for 150 ms or until the lift",
          "when delaysContentTouches is true", "004-gl/quick tap on a row",
        ],
        [
          "the deeper recognizer", "before one on a view around it",
          "when neither allows both", "061-back-swipe/at the edge the deeper one wins",
        ],
        [
          "of two on one view, the one added last", "before the other",
          "when both begin in one event", "000-td-simpletap/one tap",
        ],
        [
          "the one that others require to fail", "before those", "until it is decided",
          "000-td-tap/single tap",
        ],
        [
          "a system control", "before a single tap of a view around it",
          "with one finger, when the tap cancels touches", "004-blue-1/tap the button",
        ],
        [
          "a slider's thumb", "before a swipe of a view around it", "along the track",
          "000-controls/swipe along the slider",
        ],
        [
          "a switch's knob", "before a pan of a view around it", "along the switch",
          "000-controls/drag along the switch",
        ],
        [
          "a recognizer on the control itself", "before that control", "when it recognizes",
          "004-blue-2/tap the button",
        ],
        [
          "a recognizer around a control of your own", "before that control",
          "when the control does not refuse", "004-blue-custom/tap the control",
        ],
        [
          "gestureRecognizerShouldBegin of the touched view",
          "before any recognizer of its touch", "when it answers no",
          "000-td-control/tap the control",
        ],
      ]
    case .undecided:
      [
        [
          "wait", "nothing is said until more fingers or time come", "000-raw-touch/double tap",
        ],
        [
          "guess", "one reading is taken, though another may follow",
          "000-td-tap/double tap without requirements",
        ],
        [
          "give up", "a dead end: nothing comes of this touch",
          "000-raw-touch/two fingers that rest",
        ],
      ]
    case .touchesAlone:
      [
        ["simple API", "touches: four methods", "recognizer: one object and a selector"],
        ["a plain tap", "touches: enough", "recognizer: enough"],
        [
          "small targets", "touches: the place of a finger is coarse, your code enlarges the area",
          "recognizer: the same", "000-wwdc2014-235/small dots are easy to hit",
        ],
        ["several fingers", "touches: every case by hand", "recognizer: numberOfTouchesRequired"],
        [
          "tap or double tap?", "touches: wait, guess, or give up",
          "recognizer: a requirement, which costs 350 ms",
        ],
        [
          "tap or pan?", "touches: measured by hand", "recognizer: thresholds of 45 pt and 10 pt",
        ],
        [
          "what runs beside it", "touches: know nothing of it",
          "recognizer: prevention, requirements, simultaneous recognition",
        ],
      ]
    case .firstOpportunity:
      [
        [
          "hit test", "the sentence means: the view at the point is found",
          "the run: window, root.view, container, down (no), up (yes), twice", "001-wy/tap up",
        ],
        [
          "first", "the sentence means: the hit view, then the next responder",
          "the run: tapUp and pinch get the touch, then up, container, root.view, root",
        ],
        [
          "a gesture",
          "the sentence means: the window gives the touch to the recognizers first",
          "the run: the same lines, from the top",
        ],
        [
          "a recognizer",
          "the sentence means: it may hold touches, and cancel those that were sent",
          "the run: up touchesCancelled after tapUp action ended",
        ],
      ]
    case .homeScreen:
      [
        ["keys", "lock, volume, mute", "SpringBoard takes them", "an app gets usually nothing"],
        [
          "touch", "finger, pencil", "SpringBoard, then the app in front", "an app gets touches",
        ],
        [
          "acceleration", "shake, turn", "SpringBoard, then the app in front",
          "an app gets motion and orientation",
        ],
        [
          "proximity", "the phone at the ear", "SpringBoard takes it", "an app gets nothing",
        ],
      ]
    case .responders:
      [
        [
          "UIResponder", "below NSObject",
          "responder: next, first responder; touches, presses and motion",
        ],
        ["UIView", "below UIResponder", "responder: hitTest, point(inside:with:), subviews"],
        ["UIControl", "below UIView", "responder: addTarget, control events, tracking"],
        [
          "UIButton", "below UIControl",
          "responder: titles and images for states; a look, and no way of its own to get touches",
          "002-view-vs-button/tap the button",
        ],
        ["UIWindow", "below UIView", "responder: sendEvent"],
        ["UIViewController", "below UIResponder", "responder: the next one of its view"],
        ["UIApplication", "below UIResponder", "responder: sendEvent, sendAction"],
        [
          "UIGestureRecognizer", "below NSObject",
          "no responder: touch methods and states, attached to a view",
        ],
        ["UITouch, UIEvent", "below NSObject", "no responder: what is delivered"],
        ["UIScreen", "below NSObject", "no responder: size and scale, no touch methods"],
        ["UIColor", "below NSObject", "no responder: a colour, no touch methods"],
      ]
    case .delay:
      [
        [DelayName.client, "a view"],
        ["_startSceneReferenceLocation", "a point"],
        [
          "_touchDelay", "a delayed action: a timer with the interval m_delay, 0.15 s",
          "004-delay-hook/short press",
        ],
        ["sendTouchesShouldBeginForDelayedTouches:", "where held touches become touchesBegan"],
        [
          "TouchEventHook",
          "the class that exchanges that method to measure it: called 151.84 and 152.17 ms after sendEvent, then touchesBegan after 152.69 ms",
        ],
        [
          "\(DelayName.methods.count) methods",
          DelayName.methods.joined(separator: ", "),
        ],
      ]
    }
  }
}

/// The fixed parts of call stacks in one system, the outermost call first.
///
/// They are as printed in GOLD-000-02 to -16 and GOLD-003-02 and -03; for everything else see EC-64.
struct StackTemplates {
  let system: SystemProfile
  let executable: String

  private var isOld: Bool { system == .ios10 }

  /// From the start of the program into its run loop.
  var runLoop: [StackFrame] {
    [
      StackFrame("libdyld.dylib", "start"), StackFrame(executable, "main"),
      StackFrame(system.uiKit, "UIApplicationMain"),
      StackFrame("GraphicsServices", "GSEventRunModal"),
    ] + system.foundation(["CFRunLoopRunSpecific", "__CFRunLoopRun"])
  }

  /// The signalled source of the main run loop, up to where the events are handled.
  var source0: [StackFrame] {
    let call = "__CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE0_PERFORM_FUNCTION__"
    return isOld
      ? system.foundation(["__CFRunLoopDoSources0", call])
        + system.kit(["_UIApplicationHandleEventQueue"])
      : system.foundation(["__CFRunLoopDoSource0", call])
        + system.kit([
          "__eventFetcherSourceCallback", "-[UIEventFetcher drainEventsIntoEnvironment:]",
          "__processEventQueue",
        ])
  }

  var timer: [StackFrame] {
    system.foundation([
      "__CFRunLoopDoTimers", "__CFRunLoopDoTimer",
      "__CFRUNLOOP_IS_CALLING_OUT_TO_A_TIMER_CALLBACK_FUNCTION__",
    ])
  }

  /// What the run loop does before it sleeps.
  var observer: [StackFrame] {
    system.foundation([
      "__CFRunLoopDoObservers", "__CFRUNLOOP_IS_CALLING_OUT_TO_AN_OBSERVER_CALLBACK_FUNCTION__",
    ])
  }

  /// The thread that fetches events, up to where a message of the port is handled.
  var fetchThread: [StackFrame] {
    system.kit(["-[UIEventFetcher threadMain]"])
      + system.foundation([
        "CFRunLoopRunSpecific", "__CFRunLoopRun", "__CFRunLoopDoSource1",
        "__CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE1_PERFORM_FUNCTION__", "__CFMachPortPerform",
      ]) + [StackFrame("IOKit", "__IOHIDEventSystemClientQueueCallback")]
      + system.kit(["-[UIEventFetcher _receiveHIDEventInternal:]"])
  }

  static let updateBlock =
    "____updateTouchesWithDigitizerEventAndDetermineIfShouldSend_block_invoke"

  /// The first hit test, which finds the window.
  var hitWindow: [StackFrame] {
    guard !isOld else { return [] }
    return system.kit([
      Self.updateBlock + ".43",
      "-[UIWindow _targetWindowForPathIndex:atPoint:forEvent:windowServerHitTestWindow:]",
      "+[UIWindow _hitTestToPoint:forEvent:windowServerHitTestWindow:]",
      "-[UIWindowScene _topVisibleWindowPassingTest:]",
      "-[UIWindowScene _enumerateWindowsIncludingInternalWindows:onlyVisibleWindows:asCopy:stopped:withBlock:]",
      "__46-[UIWindowScene _topVisibleWindowPassingTest:]_block_invoke",
      "__63+[UIWindow _hitTestToPoint:forEvent:windowServerHitTestWindow:]_block_invoke",
    ]) + hitInWindow
  }

  /// The second one, which finds the view in the window.
  var hitView: [StackFrame] {
    isOld ? [] : system.kit([Self.updateBlock + ".43"]) + hitInWindow
  }

  private var hitInWindow: [StackFrame] {
    system.kit(["-[UIWindow _hitTestLocation:inScene:withWindowServerHitTestWindow:event:]"])
  }

  /// One view that is asked, and its subviews asked by it.
  var hitAsk: [StackFrame] {
    system.kit([
      "-[UIView(Geometry) _hitTest:withEvent:windowServerHitTestWindow:]",
      "-[UIView(Geometry) hitTest:withEvent:]",
    ])
  }

  /// The gathering of recognizers, up to the block that examines one.
  var gather: [StackFrame] {
    let steps = [
      "_AddTouchToEventAndDetermineIfNeedsCancel",
      "-[UITouchesEvent _addTouch:forDelayedDelivery:]",
      "-[UITouchesEvent _addGestureRecognizersForView:toTouch:]",
      "-[UITouchesEvent _addGestureRecognizersForView:toTouch:forContinuation:]",
      "-[UITouchesEvent _collectGestureRecognizersForView:withBlock:]",
      "__62-[UITouchesEvent _collectGestureRecognizersForView:withBlock:]_block_invoke",
      "__72-[UITouchesEvent _addGestureRecognizersForView:toTouch:forContinuation:]_block_invoke",
    ]
    return system.kit(isOld ? Array(steps.dropFirst()) : [Self.updateBlock + ".100"] + steps)
  }

  /// The recognizers' part of an event, or their pending work outside an event.
  func gestures(inEvent: Bool) -> [StackFrame] {
    if isOld {
      return system.kit(
        (inEvent ? ["-[UIWindow _sendGesturesForEvent:]"] : []) + ["_UIGestureRecognizerUpdate"])
    }
    return system.kit(inEvent ? ["-[UIGestureEnvironment _updateForEvent:window:]"] : [])
  }

  /// Touches for a recognizer.
  func deliverToRecognizer(_ phase: String) -> [StackFrame] {
    isOld
      ? system.kit([
        "-[UITouchesEvent _sendEventToGestureRecognizer:]",
        "-[UIGestureRecognizer _touches\(phase):withEvent:]",
      ])
      : system.kit([
        "-[UIGestureEnvironment _deliverEvent:toGestureRecognizers:usingBlock:]",
        "-[UITouchesEvent _sendEventToGestureRecognizer:]",
        "-[UIGestureRecognizer _components\(phase):withEvent:]",
      ])
  }

  /// One recognizer that is brought up to date.
  var updateGesture: [StackFrame] {
    isOld
      ? system.kit([
        "_UIGestureRecognizerRemoveObjectsFromArrayAndApplyBlocks",
        "___UIGestureRecognizerUpdate_block_invoke898",
        "-[UIGestureRecognizer _updateGestureWithEvent:buttonEvent:]",
      ])
      : system.kit([
        "_UIGestureEnvironmentUpdate", "-[UIGestureRecognizer _updateGestureForActiveEvents]",
      ])
  }

  var sendGestureAction: [StackFrame] {
    system.kit(
      ["_UIGestureRecognizerSendActions", "_UIGestureRecognizerSendTargetActions"]
        + (isOld ? [] : ["-[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]"]))
  }

  var sendTouches: [StackFrame] { system.kit(["-[UIWindow _sendTouchesForEvent:]"]) }

  /// Touches that recognizers cancel or deliver late.
  var cancelTouches: [StackFrame] {
    system.kit(
      isOld ? [] : ["_UIGestureEnvironmentUpdate", "-[UIGestureEnvironment _cancelTouches:event:]"])
  }
  var sendDelayed: [StackFrame] {
    system.kit(
      isOld
        ? [] : ["_UIGestureEnvironmentUpdate", "_UIGestureEnvironmentSortAndSendDelayedTouches"])
  }

  var forward: [StackFrame] { system.kit(["forwardTouchMethod"]) }

  var sendControlAction: [StackFrame] {
    system.kit([
      "-[UIControl _sendActionsForEvents:withEvent:]", "-[UIControl sendAction:to:forEvent:]",
      "-[UIApplication sendAction:to:from:forEvent:]",
    ])
  }

  var addRecognizer: [StackFrame] {
    system.kit([
      "-[UIView addGestureRecognizer:]", "-[UIView _addGestureRecognizer:atEnd:]",
      "-[UIGestureEnvironment addGestureRecognizer:]",
    ])
  }

  /// A view that is deallocated removes all its recognizers; a call by the app removes one.
  func removeRecognizer(withView: Bool) -> [StackFrame] {
    system.kit(
      (withView
        ? ["-[UIView dealloc]", "-[UIView(UIViewGestures) removeAllGestureRecognizers]"]
        : ["-[UIView removeGestureRecognizer:]"])
        + ["-[UIGestureEnvironment removeGestureRecognizer:]"])
  }
}

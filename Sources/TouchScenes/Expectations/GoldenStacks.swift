import TouchLanguage
import TouchTrace

/// The call stacks that were recorded on devices, by the id of their golden case.
public enum GoldenStacks {
  struct Golden {
    /// The innermost one first.
    var functions: [String]
    /// The libraries of a stack that was printed completely; nil for a part of one.
    var images: [String]?
  }

  static let all: [String: Golden] = [
    "GOLD-000-02": part([
      "__CFRunLoopDoSource1", "__CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE1_PERFORM_FUNCTION__",
      "__CFMachPortPerform",
    ]),
    "GOLD-000-05": part([
      "__CFRunLoopDoSource0", "__CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE0_PERFORM_FUNCTION__",
      "__eventFetcherSourceCallback", "-[UIEventFetcher drainEventsIntoEnvironment:]",
      "__processEventQueue",
    ]),
    "GOLD-000-09": part([
      "____updateTouchesWithDigitizerEventAndDetermineIfShouldSend_block_invoke.43",
      "-[UIWindow _targetWindowForPathIndex:atPoint:forEvent:windowServerHitTestWindow:]",
      "+[UIWindow _hitTestToPoint:forEvent:windowServerHitTestWindow:]",
      "-[UIWindowScene _topVisibleWindowPassingTest:]",
      "-[UIWindowScene _enumerateWindowsIncludingInternalWindows:onlyVisibleWindows:asCopy:stopped:withBlock:]",
      "__46-[UIWindowScene _topVisibleWindowPassingTest:]_block_invoke",
      "__63+[UIWindow _hitTestToPoint:forEvent:windowServerHitTestWindow:]_block_invoke",
      "-[UIWindow _hitTestLocation:inScene:withWindowServerHitTestWindow:event:]",
      "-[UIView(Geometry) _hitTest:withEvent:windowServerHitTestWindow:]",
      "-[UIView(Geometry) hitTest:withEvent:]",
    ]),
    "GOLD-000-13": part([
      "____updateTouchesWithDigitizerEventAndDetermineIfShouldSend_block_invoke.100",
      "_AddTouchToEventAndDetermineIfNeedsCancel",
      "-[UITouchesEvent _addTouch:forDelayedDelivery:]",
      "-[UITouchesEvent _addGestureRecognizersForView:toTouch:]",
      "-[UITouchesEvent _addGestureRecognizersForView:toTouch:forContinuation:]",
      "-[UITouchesEvent _collectGestureRecognizersForView:withBlock:]",
      "__62-[UITouchesEvent _collectGestureRecognizersForView:withBlock:]_block_invoke",
      "__72-[UITouchesEvent _addGestureRecognizersForView:toTouch:forContinuation:]_block_invoke",
      "-[UITouch _addGestureRecognizer:]",
    ]),
    "GOLD-000-15": part([
      "-[UIApplication sendEvent:]", "-[UIWindow sendEvent:]",
      "-[UIGestureEnvironment _updateForEvent:window:]", "_UIGestureEnvironmentUpdate",
      "-[UIGestureRecognizer _updateGestureForActiveEvents]", "_UIGestureRecognizerSendActions",
      "_UIGestureRecognizerSendTargetActions",
      "-[UIGestureRecognizerTarget _sendActionWithGestureRecognizer:]",
    ]),
    "GOLD-003-02": whole([
      ("TSEventDemo", "-[TSTapViewController _gestureTap:]"),
      ("UIKit", "_UIGestureRecognizerSendTargetActions"),
      ("UIKit", "_UIGestureRecognizerSendActions"),
      ("UIKit", "-[UIGestureRecognizer _updateGestureWithEvent:buttonEvent:]"),
      ("UIKit", "___UIGestureRecognizerUpdate_block_invoke898"),
      ("UIKit", "_UIGestureRecognizerRemoveObjectsFromArrayAndApplyBlocks"),
      ("UIKit", "_UIGestureRecognizerUpdate"), ("UIKit", "-[UIWindow _sendGesturesForEvent:]"),
      ("UIKit", "-[UIWindow sendEvent:]"), ("TSEventDemo", "-[TSWindow sendEvent:]"),
      ("UIKit", "-[UIApplication sendEvent:]"), ("TSEventDemo", "-[TSAplication sendEvent:]"),
    ]),
    "GOLD-003-03": whole([
      ("TSEventDemo", "-[TSTapViewController _actionTap:]"),
      ("UIKit", "-[UIApplication sendAction:to:from:forEvent:]"),
      ("UIKit", "-[UIControl sendAction:to:forEvent:]"),
      ("UIKit", "-[UIControl _sendActionsForEvents:withEvent:]"),
      ("UIKit", "-[UIControl touchesEnded:withEvent:]"),
      ("TSEventDemo", "-[TSTapView touchesEnded:withEvent:]"),
      ("UIKit", "-[UIWindow _sendTouchesForEvent:]"), ("UIKit", "-[UIWindow sendEvent:]"),
      ("TSEventDemo", "-[TSWindow sendEvent:]"), ("UIKit", "-[UIApplication sendEvent:]"),
      ("TSEventDemo", "-[TSAplication sendEvent:]"),
    ]),
    // Its picture is lost; it is the same app without overrides of sendEvent.
    "GOLD-004-23": part(
      start.map(\.1).reversed() + [
        "-[UIApplication sendEvent:]", "-[UIWindow sendEvent:]",
        "-[UIWindow _sendTouchesForEvent:]", "-[EView touchesBegan:withEvent:]",
      ]),
  ]

  /// The outer end of the two stacks that were printed completely.
  private static let start = [
    ("UIKit", "_UIApplicationHandleEventQueue"),
    ("CoreFoundation", "__CFRUNLOOP_IS_CALLING_OUT_TO_A_SOURCE0_PERFORM_FUNCTION__"),
    ("CoreFoundation", "__CFRunLoopDoSources0"), ("CoreFoundation", "__CFRunLoopRun"),
    ("CoreFoundation", "CFRunLoopRunSpecific"), ("GraphicsServices", "GSEventRunModal"),
    ("UIKit", "UIApplicationMain"), ("TSEventDemo", "main"), ("libdyld.dylib", "start"),
  ]

  private static func part(_ outermostFirst: [String]) -> Golden {
    Golden(functions: outermostFirst.reversed())
  }

  private static func whole(_ frames: [(image: String, function: String)]) -> Golden {
    let all = frames + start
    return Golden(functions: all.map(\.1), images: all.map(\.0))
  }

  /// The difference from the golden case; nil if there is none.
  static func difference(_ id: String, _ frames: [StackFrame]) -> String? {
    guard let golden = all[id] else { return Text.runs.noStack(id) }
    if let images = golden.images {
      let expected = zip(images, golden.functions).map { StackFrame($0, $1) }
      guard frames != expected else { return nil }
      let rows = LineDiff.rows(CallStack.lines(expected), CallStack.lines(frames), equal: ==)
      return Text.runs.stackDiffers(from: id, rows)
    }
    let functions = frames.map(\.function)
    let count = golden.functions.count
    let isThere = functions.indices.contains { start in
      start + count <= functions.count
        && Array(functions[start..<(start + count)]) == golden.functions
    }
    guard !isThere else { return nil }
    let rows = LineDiff.rows(golden.functions, functions, equal: ==)
    return Text.runs.stackLacks(id, rows)
  }
}

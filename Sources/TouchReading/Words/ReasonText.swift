import TouchLanguage
import TouchTrace

/// One sentence for each reason of a change, with what was measured against the limit.
package enum ReasonText {
  /// `fingers` is how many the recognizer has.
  static func sentence(_ event: TraceEvent, other: String, fingers: Int = 1) -> String {
    let its = fingers > 1 ? "Its fingers" : "Its finger"
    let measured = event.measured
    let limit = event.limit
    switch event.reason {
    case .none: return "No reason was recorded."
    case .thresholdReached where event.rule == .pin01:
      return
        "The distance of its fingers changed by \(Units.points(measured)), and \(Units.points(limit)) are needed to begin."
    case .thresholdReached where event.rule == .rot01:
      return
        "Its fingers turned by \(Units.degrees(measured)), and \(Units.degrees(limit)) are needed to begin."
    case .thresholdReached where [.ec21, .swp09].contains(event.rule):
      return
        "\(its) moved \(Units.points(measured)) along its direction, and \(Units.points(limit)) are needed."
    case .thresholdReached:
      return
        "\(its) moved \(Units.points(measured)), and \(Units.points(limit)) are needed to begin."
    case .timerFired where event.rule == .scr02:
      return "\(Units.duration(limit)) were over, so it lets go of the touch."
    case .timerFired:
      return limit > 0
        ? "The finger rested for \(Units.duration(limit)), as long as it must."
        : "It needs no time, so it begins at touch-down."
    case .lifted: return lifted(event, its, isOne: fingers == 1)
    case .moved: return fingers > 1 ? "Its fingers move on." : "Its finger moves on."
    case .movedTooFar where [.ec21, .swp09].contains(event.rule):
      return
        "The finger strayed \(Units.points(measured)) across its direction, and only \(Units.points(limit)) are allowed."
    case .movedTooFar:
      return
        "The finger moved \(Units.points(measured)), and only \(Units.points(limit)) are allowed."
    case .notMovedEnough where event.rule == .rot01:
      return
        "Its fingers turned by \(Units.degrees(measured)) before the lift, and \(Units.degrees(limit)) are needed."
    case .notMovedEnough:
      return
        "\(its) moved \(Units.points(measured)) before the lift, and \(Units.points(limit)) are needed."
    case .tooSlow:
      return
        "The movement was too slow: \(Units.speed(measured)), and at least \(Units.speed(limit)) are needed."
    case .tooFast:
      return
        "The movement was too fast: \(Units.speed(measured)), and at most \(Units.speed(limit)) are allowed."
    case .timedOut: return timedOut(event)
    case .liftedEarly:
      return
        "The finger was lifted after \(Units.duration(measured)), and it must rest for \(Units.duration(limit))."
    case .tooFewTouches where event.rule == .ec03 && measured == 0:
      return
        "The subclass received touchesBegan but did not call super, so the tap did not see the touch."
    case .tooFewTouches:
      return "It saw \(count(measured, "finger")) and needs \(count(limit, "finger"))."
    case .tooManyTouches:
      return
        "\(count(measured, "finger", capital: true)) went down; it accepts \(count(limit, "finger"))."
    case .wrongTapCount:
      return "Got \(count(measured, "tap")); it needs \(count(limit, "tap"))."
    case .wrongDirection where event.rule == .ec23:
      return
        "The finger moved \(Units.points(measured)) along the edge before it moved \(Units.points(limit)) away from it."
    case .wrongDirection where limit > 0:
      return
        "The finger moved \(Units.points(measured)) in the wrong direction; \(Units.points(limit)) decide."
    case .wrongDirection: return "The finger moved in the wrong direction."
    case .notFromEdge where event.rule == .edg01:
      return "It names no edge of the screen, so no finger can start at one."
    case .notFromEdge where limit > 0:
      return
        "The finger came down \(Units.points(measured)) from its edge of the screen, and at most \(Units.points(limit)) are allowed."
    case .notFromEdge: return "The finger did not start at the edge of the screen."
    case .preventedBy: return prevented(event, other)
    case .requirementPending where event.to == .failed:
      return "It waited for \(other) to fail, and all fingers were lifted before that."
    case .requirementPending: return "It waits until \(other) has failed."
    case .requirementFailed: return "\(other) has failed, so it no longer waits."
    case .requiredOneRecognized:
      return "It may recognize only if \(other) fails, and \(other) recognized."
    case .delegateRefused: return "Its delegate said no in gestureRecognizerShouldBegin."
    case .viewRefused: return "The touched view \(other) said no in gestureRecognizerShouldBegin."
    case .controlWins:
      return
        "\(other) is a system control inside its view: what the same movement does to the control comes first, so it refuses the recognizer around it."
    case .disabled: return "It was disabled."
    case .systemCancel: return "The system cancelled its touches."
    case .viewRemoved: return "It was removed from its view, or the view left its window."
    case .setByProgram: return "Code of the app set its state."
    case .reset: return "The attempt is over."
    case .hidden: return "The view is hidden."
    case .alpha: return "The view is transparent: its alpha is below 0.01."
    case .interactionOff: return "The view takes no touches: user interaction is off."
    case .animating: return "The view is animated, and takes no touches meanwhile."
    case .outside: return "The point lies outside the view."
    case .override: return "The view's own hitTest said no."
    case .multipleTouchOff: return "The view takes one finger at a time."
    case .exclusiveTouch: return "Another view has exclusive touch."
    case .scrollViewRefused: return "A scroll view around it said no in touchesShouldBegin."
    case .caughtInMotion: return "The finger came down while the scroll view moved by itself."
    case .nothingToScroll where event.rule == .ec43:
      return "It is at its edge and does not bounce, so there is nothing to drag in that direction."
    case .nothingToScroll where event.rule == .ec123:
      return
        "The finger moved \(Units.points(measured)) in a direction in which the scroll view cannot scroll, so it will not drag it."
    case .nothingToScroll:
      return "The content fits into the scroll view, so there is nothing to drag."
    case .nothingToPop: return "There is no controller below the one on top."
    case .noSystemGesture: return "The fingers are lifted, and it was no gesture of the system."
    case .contentKeepsTouch: return contentKeeps(event, other)
    case .nothingToZoom:
      return "The scroll view's delegate names no view of its content in viewForZooming."
    case .leftToOuter:
      return "It is at its edge, and \(other) around it has room in that direction."
    }
  }

  /// Why a view is not given a finger that is on it.
  static func withheld(_ reason: Reason) -> String {
    if reason == .scrollViewRefused { return "A scroll view around it keeps the touch for itself." }
    return reason == .multipleTouchOff
      ? "The view takes one finger at a time (multiple touch is off), and another finger was there first."
      : "A view with exclusive touch has a finger, so no other view of the window gets one."
  }

  /// Why the hit test did not enter a view.
  package static func rejection(_ why: HitReading.Rejection) -> String {
    switch why.reason {
    case .outside where why.number > 0:
      "The point lies \(Units.points(why.number)) outside of it, so neither it nor anything in it is hit."
    case .outside where why.rule == .ht10:
      "The point is on its right or lower edge, which no longer belongs to it."
    case .outside: "Its own pointInside said no, though its bounds contain the point."
    case .alpha:
      "Its alpha is \(CanonicalLine.number(why.number)), below 0.01: it and everything in it are passed over."
    case .hidden: "It is hidden, so neither it nor anything in it is hit."
    case .interactionOff:
      "User interaction is off, so neither it nor anything in it is hit."
    case .animating: "It is animated, and takes no touches meanwhile."
    case .override: "Its own hitTest answered nil."
    case .disabled: "It is a disabled button, and lets touches fall to what is behind it."
    default: "It said no: \(why.reason.words)."
    }
  }

  private static func contentKeeps(_ event: TraceEvent, _ other: String) -> String {
    event.rule == .scr09
      ? "\(other) has the touch already, and canCancelContentTouches is off."
      : "\(other) has the touch already, and touchesShouldCancel said no."
  }

  private static func lifted(_ event: TraceEvent, _ its: String, isOne: Bool) -> String {
    if event.rule == .scr04 {
      return
        "The finger was lifted after \(Units.duration(event.measured)), so the content gets its touch without waiting for \(Units.duration(event.limit))."
    }
    guard event.rule == .tap02 else { return "\(its) \(isOne ? "was" : "were") lifted." }
    return event.limit > 1
      ? "The last finger of tap \(Int(event.limit)) was lifted in time and in place."
      : "The finger was lifted in time and in place."
  }

  private static func timedOut(_ event: TraceEvent) -> String {
    switch event.rule {
    case .tap12: "The next tap did not come within \(Units.milliseconds(event.limit))."
    case .tap07:
      "The finger was down for longer than \(Units.milliseconds(event.limit)), too long for a tap."
    default: "Its \(Units.milliseconds(event.limit)) were over."
    }
  }

  private static func prevented(_ event: TraceEvent, _ other: String) -> String {
    switch event.rule {
    case .ar22: "\(other) recognized in the same moment, and its view is deeper."
    case .ar23: "\(other) recognized in the same moment, and was added later."
    case .ar21: "\(other) had begun before, and does not share its touches."
    default: "\(other) recognized, and the two may not recognize together."
    }
  }

  private static func count(_ value: Double, _ noun: String, capital: Bool = false) -> String {
    let number = Int(value)
    let word = number == 0 ? "no" : Units.ordinal(number)
    let shown = capital ? word.prefix(1).uppercased() + word.dropFirst() : word
    return "\(shown) \(noun)\(number == 1 ? "" : "s")"
  }
}

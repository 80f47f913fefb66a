import Foundation
import TouchTrace

struct EnglishToolbar: ToolbarSentences {
  // MARK: Labels and menus

  let touch = "Touch"
  let pick = "Pick"
  let openScene = "Open a scene"
  let incomingCall = "Incoming call"
  let suspendInput = "Suspend input"
  func queued(_ events: Int) -> String { "\(events) queued" }
  let play = "Play"
  let pause = "Pause"
  let cancelAll = "Cancel all"
  let moreHelp = "More buttons"
  let speedHelp = "Speed of the scene's clock"

  // MARK: The status line

  func hint(_ hint: StatusHint) -> [String] {
    switch hint {
    case .start: ["Open a scene, or drop a scene file or a recording on the window."]
    case .pick:
      [
        "Pick: hover to hit-test without touching, click to select. Press I to touch again.",
        "Press I to touch again.",
      ]
    case .past:
      [
        "Viewing the past: touches are not delivered. End goes back to live, Space plays.",
        "End goes back to live, Space plays.",
      ]
    case .replay: ["Replaying: your touches are not delivered. Esc stops it.", "Esc stops it."]
    case .paused: ["Paused: the scene's clock is stopped. Space resumes.", "Space resumes."]
    case .touch:
      [
        "Click to touch the scene. Hold Alt or Ctrl for two touches.",
        "Hold Alt or Ctrl for two touches.",
      ]
    }
  }

  func session(_ seconds: Double) -> String { String(format: "session %.3f s", seconds) }
  func sinceFirstTouch(_ seconds: Double) -> String {
    "\(Units.milliseconds(seconds)) since touch 1"
  }
  func gestureEnd(at seconds: Double, isCancelled: Bool, ago: Double?) -> String {
    let end = isCancelled ? "last touch cancelled at" : "last touch ended at"
    let since = ago.map { ", \(Units.duration($0)) ago" } ?? ""
    return "\(end) \(Units.milliseconds(seconds))\(since)"
  }
  func event(_ number: Int, of count: Int) -> String { "event \(number) of \(count)" }
  func speed(_ speed: Double) -> String { "speed \(CanonicalLine.number(speed))\u{00D7}" }
  func framesPerSecond(_ frames: Double) -> String { "\(Units.whole(frames)) fps" }
  let noScene = "no scene"

  func momentHelp(event: Int, events: Int, step: Int, steps: Int) -> String {
    """
    Event \(event) of \(events): every decision is an event, numbered as in the log and in Why. The events came from \
    \(steps) steps: a step is an input or a timer and everything that follows from it. This is step \(step); the arrow \
    keys move by a step.
    """
  }
}

import Foundation
import TouchTrace

struct EnglishToolbar: ToolbarSentences {
  // MARK: Labels and menus

  let touch = "Touch"
  let pick = "Pick"
  let compose = "Compose"
  let openScene = "Open a scene"
  let asWritten = "As written"
  var variantWord: String { "Variant" }
  var noVariants: String { "This scene has no variants" }
  func changed(_ variant: String, _ count: Int) -> String {
    "\(variant), \(changes(count))"
  }
  func changes(_ count: Int) -> String { count == 1 ? "1 change" : "\(count) changes" }
  func variantHelp(variant: String?, changes: Int) -> String {
    guard changes == 0 else {
      let from = variant.map { "the variant \u{201C}\($0)\u{201D}" } ?? "the scene as written"
      return "\(self.changes(changes)) to \(from); choose it again to drop them"
    }
    if let variant { return "Variant \u{201C}\(variant)\u{201D}: choose another, or none" }
    return "The scene as written: choose a variant of it"
  }
  let simulate = "Simulate"
  func simulateHelp(latch: TwoFingerLatch, queued: Int?) -> String {
    let now: [String] = [
      latch == .off ? nil : "now: \(name(latch))",
      queued.map { "input is suspended, \(self.queued($0))" },
    ].compactMap { $0 }
    let what = "Two touches, an incoming call, suspended input, the device's orientation"
    return now.isEmpty ? what : "\(what); \(now.joined(separator: "; "))"
  }
  private func name(_ latch: TwoFingerLatch) -> String {
    switch latch {
    case .off: "one finger"
    case .mirrored: "two fingers mirrored"
    case .parallel: "two fingers side by side"
    case .pinch: "two fingers that only pinch"
    case .rotate: "two fingers that only rotate"
    }
  }
  let overlays = "Overlays"
  func overlaysOn(_ count: Int) -> [String] { ["\(count) on", "\(count)"] }
  var record: String { "Record" }
  var stop: String { "Stop" }
  func overlaysHelp(_ titles: [String], of count: Int) -> String {
    let on = "What is drawn over the scene; \(titles.count) of \(count) overlays are on"
    return titles.isEmpty ? on : "\(on): \(titles.list)"
  }
  func themeName(isLight: Bool) -> String { isLight ? "Light" : "Dark" }
  func themeHelp(_ choice: ThemeChoice, isLight: Bool) -> String {
    let now = isLight ? "light" : "dark"
    return switch choice {
    case .dark, .light: "Theme: \(now)"
    case .system: "Theme: as the system, \(now) now"
    }
  }
  func factor(_ speed: Double) -> String {
    let part = 1 / speed
    let isPart = speed < 1 && part == part.rounded()
    return isPart ? "1/\(Int(part))\u{00D7}" : "\(CanonicalLine.number(speed))\u{00D7}"
  }
  let speedWord = "speed"
  let timeHelp = "Time since touch 1, and speed: steps, speeds, loop"
  var back: String { "Back" }
  var forward: String { "Forward" }
  var twoTouches: String { "Two touches" }
  func queued(_ events: Int) -> String { "\(events) queued" }
  let play = "Play"
  let pause = "Pause"
  let cancelAll = "Cancel all"
  let moreHelp = "More buttons"
  func name(_ language: TextLanguage) -> String {
    switch language {
    case .english: "English"
    case .chinese: "Chinese"
    case .japanese: "Japanese"
    }
  }
  func heading(_ heading: MenuHeading) -> String {
    switch heading {
    case .variant: "Variant"
    case .steps: "Step"
    case .speed: "Speed"
    case .replay: "Play"
    case .twoTouches: "The mouse acts as"
    case .system: "System and device"
    case .overlays: "Overlays"
    case .contents: "Views"
    case .theme: "Theme"
    case .language: "Language"
    case .panels: "Panels"
    case .recording: "Recording"
    case .help: "Help"
    }
  }

  // MARK: The status line

  func hint(_ hint: StatusHint) -> [String] {
    switch hint {
    case .start: ["Open a scene, or drop a scene file or a recording on the window."]
    case .pick:
      [
        "Pick: hover to hit-test without touching, click to select. Press `I` to touch again.",
        "Press `I` to touch again.",
      ]
    case .past:
      [
        "Looking back: your touches do not reach the scene. `End` goes back to live, `Space` plays.",
        "`End` goes back to live, `Space` plays.",
      ]
    case .replay:
      ["Replaying: your touches do not reach the scene. `Esc` stops it.", "`Esc` stops it."]
    case .paused: ["Paused: the scene's clock is stopped. `Space` resumes.", "`Space` resumes."]
    case .touch:
      [
        "Click to touch the scene. Hold `Alt` or `Ctrl` for two touches.",
        "Hold `Alt` or `Ctrl` for two touches.",
      ]
    case .touched:
      [
        "Click to touch again. Drag in the timeline to look back. Press `?` for all keys.",
        "Drag in the timeline to look back.",
      ]
    case .why:
      [
        "Click a time in Why to go to its moment. Drag in the timeline to look back.",
        "Click a time in Why to go to its moment.",
      ]
    case .arbitration:
      [
        "Click a recognizer to see what became of it. Drag in the timeline to look back.",
        "Click a recognizer to see what became of it.",
      ]
    case .inspect:
      [
        "Change a value, and the last gesture runs again. `Ctrl+Z` undoes it.",
        "Change a value, and the last gesture runs again.",
      ]
    }
  }

  func decisionHint(_ caption: String) -> [String] {
    let short = "Click \u{201C}\(caption)\u{201D} to see that moment."
    return ["\(short) Drag in the timeline to look back.", short]
  }

  func recording(_ seconds: Double) -> [String] {
    let now = "Recording \(Units.decimal(seconds)) s"
    return ["\(now). Press `F8` to stop and save.", now]
  }
  func replay(_ seconds: Double, of length: Double?) -> [String] {
    let now =
      length.map { "Playing the recording: \(Units.decimal(seconds)) of \(Units.decimal($0)) s." }
      ?? "Playing the run: \(Units.decimal(seconds)) s."
    return [
      "\(now) Your touches do not reach the scene. `Esc` stops it.", "\(now) `Esc` stops it.", now,
    ]
  }

  func session(_ time: Instant) -> String {
    "session \(Units.sessionLength(Int64(clamping: time.nanoseconds)))"
  }
  func sinceFirstTouch(_ seconds: Double) -> String {
    "\(Units.milliseconds(seconds)) since touch 1"
  }
  func gestureEnd(_ end: TouchEnd, at seconds: Double, ago: Double?) -> String {
    let what =
      switch end {
      case .lifted: "ended"
      case .cancelled: "cancelled"
      case .takenAway: "taken from the app"
      }
    let since = ago.map { ", \(Units.duration($0)) ago" } ?? ""
    return "last touch \(what) at \(Units.milliseconds(seconds))\(since)"
  }
  func speed(_ speed: Double) -> String { "speed \(CanonicalLine.number(speed))\u{00D7}" }
  let noScene = "no scene"

  func momentHelp(event: Int, events: Int, step: Int, steps: Int) -> String {
    """
    Event \(event) of \(events): every decision is an event, numbered as in the log and in Why. The events came from \
    \(steps) steps: a step is an input or a timer and everything that follows from it. This is step \(step); the arrow \
    keys move by a step.
    """
  }
}

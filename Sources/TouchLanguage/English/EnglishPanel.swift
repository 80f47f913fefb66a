import TouchTrace

struct EnglishPanel: PanelSentences {
  // MARK: Panels and tabs

  func title(of tab: LeftTab) -> String {
    switch tab {
    case .hierarchy: "Hierarchy"
    case .scenes: "Scenes"
    case .articles: "Articles"
    case .about: "About"
    }
  }

  func title(of tab: RightTab) -> String {
    switch tab {
    case .why: "Why"
    case .recognizers: "Recognizers"
    case .arbitration: "Arbitration"
    case .inspect: "Inspect"
    case .runs: "Runs"
    case .log: "Log"
    case .system: "System"
    }
  }

  let more = "More"
  func moreHelp(_ titles: [String]) -> String { "More: \(titles.list)" }

  func summary(of panel: Panel) -> String {
    switch panel {
    case .window: "the whole window"
    case .stage: "the scene alone, one point per pixel, with overlays"
    case .canvas: "the scene in its device, with overlays and legend"
    case .why: "why the last thing fired or did not, or what --about names"
    case .recognizers: "a state machine per recognizer"
    case .recognizer: "one large state machine"
    case .arbitration:
      "who got the touch, which recognizers wait for, prevent or recognize beside others, and the delegate's answers"
    case .timeline: "every decision on a time axis"
    case .chain: "the responder chain of the last touch"
    case .hierarchy: "the views and their recognizers as a tree"
    case .scenes: "the list of scenes and their runs"
    case .articles: "the articles, questions and lessons"
    case .inspect: "the properties of what --about names"
    case .log: "the lines of the trace"
    case .system: "a table of the system, which --table names"
    case .toolbar: "the toolbar"
    }
  }

  func name(of part: WindowPartTitle) -> String {
    switch part {
    case .scene: "scene"
    case .left: "left panel"
    case .library: "library"
    case .text: "scene text"
    case .right: "right panel"
    case .timeline: "timeline"
    case .toolbar: "toolbar"
    case .status: "status line"
    case .over: "layer over the panels"
    }
  }

  // MARK: Tooltips and states

  func tooltip(_ title: String, summary: String, keys: String, refusal: String?) -> String {
    var text = title
    if !summary.isEmpty { text += ": \(summary)" }
    if !keys.isEmpty { text += " (\(keys))" }
    if let refusal { text += "; not now: \(refusal)" }
    return text
  }

  func title(of state: StateTitle) -> String {
    switch state {
    case .possible: "possible"
    case .held: "held"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .prevented: "prevented"
    }
  }

  // MARK: Names and sentences beside each other

  func list(_ names: [String]) -> String { names.joined(separator: ", ") }
  func pair(_ name: String, _ words: String) -> String { "\(name): \(words)" }
  func text(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  // MARK: Why

  func nothingTouched(isPast: Bool) -> String {
    isPast ? "Nothing was touched before this moment" : "Nothing has been touched yet"
  }

  func nothingTouchedAdvice(isPast: Bool) -> String {
    isPast
      ? "Space plays, the arrow keys step, End goes back to live."
      : "Touch the scene, or point at a view in Pick mode to hit-test it."
  }

  let noReason = "no reason recorded"

  var picked: String { "Under the pointer, without a touch" }
  func moment(touches: [Int], press: (number: Int, of: Int)?, at seconds: Double?) -> String {
    let numbers = touches.map { "\($0)" }.list
    let who = touches.count == 1 ? "Touch \(numbers)" : "Touches \(numbers)"
    let again = press.map { "press \($0.number) of \($0.of)" }
    let when = seconds.map(at)
    return [touches.isEmpty ? nil : who, again, when].compactMap { $0 }.joined(separator: ", ")
  }

  func at(_ seconds: Double) -> String { "at \(Units.milliseconds(seconds))" }
  func rules(count: Int) -> String { count == 1 ? "UIKit rule" : "UIKit rules" }

  func rule(_ rule: Rule) -> String {
    let basis =
      switch rule.basis {
      case .documented: "Documented by Apple."
      case .observed: "Observed."
      case .engineChoice: "Choice of this engine."
      }
    return "\(rule.id): \(Text.rules.sentence(rule)) \(basis)"
  }

  var others: String { "The others, and why" }
  let seekToDecision = "Seek to the moment that decided"
  var backToDecision: (title: String, help: String) {
    ("What was decided", "Shows what was decided, and selects nothing (Esc)")
  }
  let seekToEvent = "Seek to this event"

  // MARK: Pictures for teaching

  func watermark(scene: String, run: String, events: Int) -> String {
    "\(scene) \u{00B7} \(run) \u{00B7} event \(events)"
  }

  // MARK: About

  func key(_ key: AboutKey) -> String {
    switch key {
    case .touch: "Click"
    case .twoTouches: "Alt or Ctrl"
    case .parallelTouches: "+ Shift"
    case .play: "Space"
    case .step: "\u{2190} \u{2192}"
    case .variant: "V"
    case .cancelTouches: "Shift Esc"
    }
  }

  func meaning(of key: AboutKey) -> String {
    switch key {
    case .touch: "one touch"
    case .twoTouches: "two touches"
    case .parallelTouches: "side by side"
    case .play: "play or pause"
    case .step: "step by step"
    case .variant(let name): name.map { "variant: \($0)" } ?? "next variant"
    case .cancelTouches: "cancel touches"
    }
  }
}

import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchscopeProbe

/// Every run under the eyes of the probe: it disturbs nobody, writes what happened, and its bundle comes to the same again.
@Suite(.serialized) @MainActor struct RoundTripTests {
  /// What became of a run's bundle.
  enum Outcome: Hashable {
    /// The same lines.
    case equal
    /// The same hit views, actions and control events.
    case similar
    /// Something that a probe cannot see.
    case unseen(Unseen)
    case unexplained(String)
    /// A run without fingers.
    case nothing
  }

  /// What a probe cannot see.
  enum Unseen: String, CaseIterable {
    case changes = "the program changes something during the run"
    case answers = "answers of `shouldBegin`"
    case overrides =
      "methods of a class that is not registered: touches, `touchesShouldBegin`, `sendAction`, rows that may not be highlighted"
    case animated = "an animation that runs"
    case constants = "constants of the engine"
    case stall = "the app's thread stood still"
    case process = "touches that the app never gets"
    case digitizer = "what only the digitizer says, as over which edge a finger came"
  }

  private static let documentation = "\(Stories.root)/docs/probe.md"

  /// A tenth of the scenes, or all of them.
  private static var paths: [String] {
    Stories.isThorough
      ? Stories.paths : Stories.paths.enumerated().filter { $0.offset % 10 == 3 }.map(\.element)
  }

  private func each(_ body: (ProbeStory, String) throws -> Void) throws {
    Stories.register()
    for path in Self.paths {
      let document = try TouchScenes.SceneDocument.read(path: path)
      let scene = try LiveScene.load(document)
      let file = String(path.split(separator: "/").last ?? "")
      for run in scene.runs {
        try body(
          ProbeStory(run, of: document, named: "\(file) '\(run.name)'"), document.text)
      }
      scene.engine.tearDown()
    }
  }

  @Test func theProbeDisturbsNobodyAndItsBundlesComeToTheSame() throws {
    var counts: [Outcome: Int] = [:]
    try each { story, text in
      let (lines, found) = try story.probed()
      #expect(lines == story.plain, "\(story.name)")
      defer { if let found { try? FileManager.default.removeItem(atPath: found.folder) } }
      let outcome = try found.map { try self.outcome(story, $0, text) } ?? .nothing
      counts[outcome, default: 0] += 1
      if case .unexplained(let what) = outcome { Issue.record("\(story.name): \(what)") }
      if let found { expectTruth(of: found, story) }
    }
    let touched = counts.filter { $0.key != .nothing }.values.reduce(0, +)
    #expect(touched > 30)
    #expect(counts[.equal, default: 0] * 100 >= touched * (Stories.isThorough ? 90 : 80))
    if Stories.isThorough { try compare(counts, touched) }
  }

  /// Without the window's `sendEvent`, by a recognizer that disturbs nobody.
  @Test func aRecognizerSeesTheSame() throws {
    var (agree, all) = (0, 0)
    try each { story, _ in
      guard let bundle = try story.probed(observer: .recognizer).bundle else { return }
      defer { try? FileManager.default.removeItem(atPath: bundle.folder) }
      #expect(bundle.probe.contains("\nobserver recognizer\n"))
      all += 1
      if try ProbeBundle(path: bundle.folder).check("episode-001").verdict.agrees { agree += 1 }
    }
    #expect(all > 30)
    #expect(agree * 100 >= all * 70, "\(agree) of \(all)")
  }

  // MARK: Outcomes

  private func outcome(_ story: ProbeStory, _ bundle: ProbeStory.Bundle, _ text: String) throws
    -> Outcome
  {
    let opened = try ProbeBundle(path: bundle.folder).open("episode-001")
    defer { opened.scene.engine.tearDown() }
    for input in opened.recording.inputs { opened.scene.apply(input) }
    let again = plain(ProbeStory.lines(opened.scene), bundle.made)
    let expected = plain(story.plain, [:])
    if again == expected {
      // The command says so, too.
      let verdict = try ProbeBundle(path: bundle.folder).check("episode-001").verdict
      #expect(verdict.agrees, "\(story.name): \(verdict)")
      return .equal
    }
    let verdict = try ProbeBundle(path: bundle.folder).check("episode-001").verdict
    if verdict.agrees { return .similar }
    let place = zip(again, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = place ?? min(again.count, expected.count)
    let (here, app) = (again.dropFirst(index).first, expected.dropFirst(index).first)
    if let reason = reason(app ?? "", here ?? "", bundle, story, text) { return .unseen(reason) }
    return .unexplained("app: \(app ?? "nothing"), here: \(here ?? "nothing")")
  }

  /// From the first finger on, with classes in place of the names that the probe made up.
  private func plain(_ lines: [String], _ made: [String: String]) -> [String] {
    // What a scene asked the engine to tell besides is not in a bundle.
    let told = ProbeStory.fromFirstTouch(lines).filter { !$0.contains(/\ UITouch \d+ -> nil$/) }
    return told.map { line in
      line.split(separator: " ", omittingEmptySubsequences: false).map { word in
        if word.hasPrefix("<") { return String(word.prefix { $0 != "#" }) }
        return made[String(word)].map { "<\($0)>" } ?? String(word)
      }.joined(separator: " ")
    }
  }

  private func reason(
    _ app: String, _ here: String, _ bundle: ProbeStory.Bundle, _ story: ProbeStory, _ text: String
  ) -> Unseen? {
    let isChange = app.contains(" -> ") && !app.contains("possible") || app.contains("performs")
    if story.inputs.contains(where: { $0.event == .suspend }) || text.contains("stall:") {
      return .stall
    }
    if app.contains("rejected animating") { return .animated }
    if app.hasSuffix("shouldBegin no") || app.contains("gestureRecognizerShouldBegin") {
      return .answers
    }
    if text.contains("sendAction:"), app.contains("performs") || here.contains("nextResponder") {
      return .overrides
    }
    if app.contains("touchesShould") || app.contains("shouldHighlight")
      || text.contains("touches:")
        && (here.contains("nextResponder") || here.contains("beginTracking"))
    {
      return .overrides
    }
    if text.contains("constants:"), app.contains("isHighlighted") || here.contains("touchDrag") {
      return .constants
    }
    if text.contains("edge:"), app.hasPrefix("back ") { return .digitizer }
    if app.contains("while events are ignored") || app == "eventFetcher receives" {
      return .process
    }
    return isChange || app.contains("nextResponder") && text.contains("implements") ? .changes : nil
  }

  // MARK: Never wrong

  /// No line of the log says what the trace does not.
  private func expectTruth(of bundle: ProbeStory.Bundle, _ story: ProbeStory) {
    let known = Set(story.plain)
    let named = bundle.named
    for line in bundle.observed.split(separator: "\n").dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 3 else { continue }
      let isNamed = named.contains(words[2])
      switch words[1] {
      case "state" where words.last == "action" && isNamed:
        #expect(known.contains("\(words[2]) action \(words[3])"), "\(story.name): \(line)")
      case "control" where isNamed:
        #expect(known.contains("\(words[2]) action \(words[3])"), "\(story.name): \(line)")
      case "state" where words[3] == "failed" && isNamed:
        #expect(
          known.contains { $0.hasPrefix("\(words[2]) ") && $0.contains("-> failed") },
          "\(story.name): \(line)")
      case "touch" where words[3] == "began":
        if let mark = words.firstIndex(of: "hit"), named.contains(words[mark + 1]) {
          #expect(
            known.contains { $0.contains(" bound \(words[mark + 1])") }, "\(story.name): \(line)")
        }
      default: break
      }
    }
  }

  // MARK: The table of the page

  private func compare(_ counts: [Outcome: Int], _ touched: Int) throws {
    var rows = [
      "| outcome | runs |", "| --- | --- |",
      "| **E** the same lines | \(counts[.equal, default: 0]) |",
      "| **S** the same hits, actions and control events | \(counts[.similar, default: 0]) |",
    ]
    for unseen in Unseen.allCases {
      if let count = counts[.unseen(unseen)] {
        rows.append("| **X** \(unseen.rawValue) | \(count) |")
      }
    }
    let share = Double(counts[.equal, default: 0]) * 100 / Double(touched)
    rows.append("")
    rows.append(
      "Of \(touched) runs with fingers, \(String(format: "%.1f", share)) % leave the same lines; the goal is 90 %."
    )
    let page = try String(contentsOfFile: Self.documentation, encoding: .utf8)
    let start = try #require(page.range(of: "<!-- table -->\n"))
    let end = try #require(page.range(of: "<!-- /table -->"))
    let table = rows.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RULES_UPDATE"] != nil {
      let new = page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
      try Data(new.utf8).write(to: URL(fileURLWithPath: Self.documentation))
    } else {
      #expect(page[start.upperBound..<end.lowerBound] == table)
    }
  }
}

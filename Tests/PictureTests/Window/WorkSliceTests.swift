import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// Reruns, branches and recordings that are too long for a turn are done over several, in a real window.
@Suite(.serialized) struct WorkSliceTests {
  private let window = DebuggerTests()
  private let edit = [Edit(path: "pan.minimumNumberOfTouches", value: "2")]

  /// A window whose session has some thousand inputs.
  private func long(_ outside: (any Outside)? = nil) throws -> TestWindow {
    Stories.register()
    let path = "\(Stories.root)/scenes/000-pan-tap.yaml"
    var options = DebuggerOptions(scenePath: path)
    options.size = CGSize(width: 1200, height: 800)
    let debugger = try TestWindow(LiveScene.load(path: path), options, outside)
    // The window's clock has come as far as the inputs.
    debugger.state.playback.clock = SceneClock(debugger.time, elapsed: 250)
    for gesture in 0..<120 {
      let start = Double(gesture) * 2
      for step in 0...20 {
        let time = Instant(seconds: start + Double(step) / 60)
        let change = FingerChange(
          finger: 1, phase: step == 0 ? .began : step == 20 ? .ended : .moved,
          location: CGPoint(x: 100 + step * 5, y: 200))
        debugger.session.feed(
          SceneInput(
            arrival: time, event: .digitizer(DigitizerEvent(arrival: time, changes: [change]))))
      }
    }
    debugger.session.advance(to: Instant(seconds: 250))
    debugger.turn()
    return debugger
  }

  private func send(_ effect: Effect, _ debugger: TestWindow) { debugger.perform(effect) }

  private func finish(_ debugger: TestWindow) -> [Double] {
    var shares: [Double] = []
    while let work = debugger.state.prompt?.work, shares.count < 10_000 {
      shares.append(work.share)
      debugger.turn()
    }
    return shares
  }

  @Test func aLongRerunShowsHowFarItIs() throws {
    let debugger = try long()
    defer { debugger.end() }
    let old = debugger.session
    let wanted = try old.rerun(with: edit)
    send(.rerun(edit, cause: .edit(path: nil, before: EditHistory(), typed: nil)), debugger)
    #expect(debugger.session === old && debugger.state.prompt?.work?.kind == .rerunning)
    debugger.turn()
    #expect(debugger.regions.contains { $0.target == .command(.escape) })
    let shares = finish(debugger)
    #expect(shares.count > 1 && shares == shares.sorted() && shares.allSatisfy { $0 < 1 })
    #expect(
      debugger.session !== old && debugger.session.trace.events.count >= wanted.trace.events.count)
    #expect(
      Array(debugger.session.trace.events.prefix(wanted.trace.events.count))
        == Array(wanted.trace.events))
    #expect(debugger.state.document.difference?.time == TraceDifference.first(old, wanted)?.time)
    debugger.turn()
    #expect(debugger.view.step == debugger.session.steps.count - 1)
  }

  @Test func escapeLeavesEverythingAsItWas() throws {
    let debugger = try long()
    defer { debugger.end() }
    let old = debugger.session
    let before = debugger.state.document.edits
    send(.rerun(edit, cause: .edit(path: nil, before: before, typed: nil)), debugger)
    debugger.turn()
    debugger.handle(.key(code: "escape", scan: "escape", [], isDown: true, isRepeat: false))
    #expect(debugger.state.prompt == nil && debugger.session === old)
    #expect(debugger.state.document.edits == before)
    #expect(debugger.state.notice?.text == Text.over.workStopped(.rerunning))
    // The scene goes on.
    debugger.turn(after: 1)
    #expect(debugger.session.now > Instant(seconds: 250))
  }

  @Test func aLongBranchBegins() throws {
    let debugger = try long()
    defer { debugger.end() }
    let old = debugger.session
    let step = old.steps.count - 10
    let wanted = try old.fork(atStep: step)
    send(.branch(afterStep: step, at: old.steps[step].time), debugger)
    #expect(debugger.state.prompt?.work?.kind == .branching)
    #expect(finish(debugger).count > 1)
    #expect(debugger.state.document.hasPreviousRun && debugger.runner.host.previousRun === old)
    #expect(debugger.session.inputs.count == wanted.inputs.count)
  }

  @Test func aLongRecordingOpens() throws {
    let debugger = try long()
    defer { debugger.end() }
    let folder = NSTemporaryDirectory() + "touchscope-long-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var recording = debugger.session.recording()
    recording.inputs += (0..<30_000).map {
      SceneInput(arrival: Instant(seconds: 300 + Double($0)), event: .wait)
    }
    try RecordingText.document(recording).write(
      toFile: "\(folder)/long.rec", atomically: true, encoding: .utf8)
    send(.open(path: "\(folder)/long.rec"), debugger)
    #expect(debugger.state.prompt?.work?.kind == .opening)
    #expect(finish(debugger).count > 1)
    #expect(debugger.state.playback.source == .replay)
    // Stopped, it leaves the scene that is open.
    let present = debugger.session
    send(.open(path: "\(folder)/long.rec"), debugger)
    debugger.command("escape")
    #expect(debugger.state.notice?.text == Text.over.workStopped(.opening))
    #expect(debugger.session === present && debugger.state.prompt == nil)
  }

  /// How long slices took comes from outside: a recorded window has the same ones when it plays again.
  @Test func slicesPlayAgain() throws {
    let recorded = SliceTimes([5_000_000, 90_000_000, 90_000_000, 20_000_000])
    var rows: [[Double]] = []
    for _ in 0..<2 {
      let debugger = try long(recorded.again())
      defer { debugger.end() }
      send(.rerun(edit, cause: .edit(path: nil, before: EditHistory(), typed: nil)), debugger)
      rows.append(finish(debugger))
    }
    #expect(rows[0] == rows[1])
    let even = try long(SliceTimes([20_000_000]))
    defer { even.end() }
    send(.rerun(edit, cause: .edit(path: nil, before: EditHistory(), typed: nil)), even)
    #expect(finish(even) != rows[0])
  }
}

/// An outside in which slices take certain times, again and again.
private final class SliceTimes: Outside {
  private let times: [UInt64]
  private var next = 0

  init(_ times: [UInt64]) { self.times = times }

  func again() -> SliceTimes { SliceTimes(times) }

  func ask<Answer: Codable>(_ question: String, _ live: () -> Answer) -> Answer {
    guard question == "slice", let time = times[next % times.count] as? Answer else {
      return live()
    }
    next += 1
    return time
  }
}

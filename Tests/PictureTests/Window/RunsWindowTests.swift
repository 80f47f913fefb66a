import Foundation
import Testing
import TouchScenes
import TouchRecording
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// The tab Runs in a window: what is checked, played, changed and undone.
@Suite(.serialized) struct RunsWindowTests {
  private func open(_ name: String = "000-td-tap") throws -> (window: TestWindow, path: String) {
    let copy = try TestWindow.Copy(of: name)
    copy.window.command("compose.toggle")
    copy.window.command("tab.runs")
    settle(copy.window)
    return (copy.window, copy.path)
  }

  /// Until all runs are checked.
  private func settle(_ window: TestWindow) {
    for _ in 0..<40 { window.turn() }
  }

  private func failing(_ window: TestWindow) -> [String] {
    window.model.right.runs.reading.runs.filter { !$0.verdict.failures.isEmpty }.map(\.id.name)
  }

  @Test func runsAreCheckedAndExpectationsUpdated() throws {
    let (window, _) = try open()
    defer { window.remove() }
    let first = window.session.scene.text
    #expect(
      window.model.right.runs.reading.runs.count > 3 && !window.model.right.runs.reading.isChecking)
    #expect(failing(window) == [])
    let run = RunID("single tap")
    // The single tap no longer waits: what was expected of it fails.
    window.press(.compose(.relate(.requireToFail, "singleTap", "doubleTap", isOn: false)))
    settle(window)
    #expect(failing(window).contains("single tap"))
    window.press(.runs(.select(run)))
    window.turn()
    let failures = try #require(window.model.right.runs.reading[run]?.verdict.failures)
    let update = try #require(failures.compactMap(\.update).first)
    window.press(.runs(.update(run, update)))
    settle(window)
    #expect(window.model.right.runs.reading[run]?.verdict.failures.count == failures.count - 1)
    for _ in 0..<2 {
      window.command("undo")
      window.turn()
    }
    settle(window)
    #expect(window.session.scene.text == first && failing(window) == [])
  }

  @Test func aRunIsRenamedDeletedAndBroughtBack() throws {
    let (window, _) = try open()
    defer { window.remove() }
    let first = window.session.scene.text
    let run = RunID("single tap")
    window.press(.runs(.rename(run)))
    window.turn()
    #expect(window.field == "runName")
    window.type("one tap")
    window.command("activate")
    settle(window)
    #expect(window.session.scene.runs.first?.name == "one tap")
    window.press(.runs(.rename(RunID("one tap"))))
    window.turn()
    window.type("double tap")
    window.command("activate")
    window.turn()
    #expect(window.state.compose.isRefusal)
    #expect(window.state.compose.outcome?.contains("double tap") == true)
    window.press(.runs(.delete(RunID("one tap"))))
    settle(window)
    #expect(window.model.right.runs.reading.runs.first?.id == RunID("double tap"))
    window.command("undo")
    window.command("undo")
    settle(window)
    #expect(window.session.scene.text == first)
    #expect(window.model.right.runs.reading.runs.first?.id == run)
  }

  /// It plays as the scene is now, also what is not saved, and stays composed.
  @Test func aRunPlays() throws {
    let (window, _) = try open()
    defer { window.remove() }
    window.press(.compose(.relate(.requireToFail, "singleTap", "doubleTap", isOn: false)))
    window.turn()
    window.press(.runs(.play(RunID("single tap"))))
    window.turn()
    #expect(window.state.compose.isOn && window.state.playback.mode == .playing)
    #expect(window.state.compose.outcomeOf == .recognizer("singleTap"))
    #expect(window.session.steps.count > 1)
    for _ in 0..<20 { window.turn(after: 0.1) }
    #expect(window.state.playback.mode == .paused)
    #expect(window.model.compose?.text?.changes == 1)
    // What was played can be kept in place of another run.
    window.press(.runs(.record(RunID("double tap"))))
    settle(window)
    #expect(window.state.compose.outcome?.hasPrefix("Run “double tap” recorded again") == true)
    let run = try #require(window.model.right.runs.reading[RunID("double tap")])
    #expect(run.verdict == .passes && run.golden == "GOLD-000-26")
  }
}

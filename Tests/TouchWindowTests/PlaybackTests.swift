import Foundation
import Testing
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Recordings, replays, loops, and what Esc leaves.
@Suite struct PlaybackTests {
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  // MARK: Replays

  /// The speed that was given for a replay is that of the clock, and goes with it.
  @Test func aReplaysSpeedEndsWithIt() throws {
    var store = try WindowStore()
    store.state.playback.source = .replay
    store.state.playback.clock.setSpeed(16, .zero)
    store.state.playback.speedAfterReplay = 1
    #expect(WindowModel(store.state, store.reading).time.speed == 16)
    store.wait(2)
    store.run(.advanced(replayEnded: true, fingers: []))
    #expect(store.state.playback.clock.speed == 1)
    #expect(WindowModel(store.state, store.reading).time.speed == 1)
    let end = store.state.playback.clock.time(store.now)
    #expect(end == at(32))
    store.wait(0.5)
    #expect(store.state.playback.clock.time(store.now) == at(32.5))
  }

  /// A speed that is chosen meanwhile stays; another scene does not get the replay's own.
  @Test func aChosenSpeedStays() throws {
    for chosen in [nil, 2.0] {
      var store = try WindowStore()
      store.state.playback.source = .replay
      store.state.playback.clock.setSpeed(16, .zero)
      store.state.playback.speedAfterReplay = 1
      if let chosen { store.run(.press(.speed(chosen))) }
      var other = store
      store.run(.advanced(replayEnded: true, fingers: []))
      #expect(store.state.playback.clock.speed == chosen ?? 1)
      let scene = SceneSummary(path: "scenes/b.yaml", screen: WindowStore.screen)
      other.run(.sceneLoaded(LoadedScene(scene: scene)))
      #expect(other.state.playback.clock.speed == chosen ?? 1)
    }
  }

  @Test func idleTimeIsLeftOut() throws {
    var store = try WindowStore()
    store.state.playback.source = .replay
    store.reading.session.replay = ReplayReading(next: at(225), end: at(229))
    store.run(.advanced(replayEnded: false, fingers: []))
    #expect(store.state.playback.clock.time(store.now) == at(224.5))
    // A short wait stays.
    store.reading.session.replay = ReplayReading(next: at(225.5), end: at(229))
    store.run(.advanced(replayEnded: false, fingers: []))
    #expect(store.state.playback.clock.time(store.now) == at(224.5))
    store.run(.command(.replaySkipsIdle))
    store.reading.session.replay = ReplayReading(next: at(300), end: at(300))
    store.run(.advanced(replayEnded: false, fingers: []))
    #expect(store.state.playback.clock.time(store.now) == at(224.5))
    #expect(!Settings(store.state).skipsIdle)
  }

  @Test func aReplaySaysHowFarItIs() throws {
    var store = try WindowStore()
    store.state.playback.source = .replay
    store.reading.session.now = at(1.2)
    store.reading.session.replay = ReplayReading(next: at(2), end: at(4))
    let hints = WindowModel(store.state, store.reading).time.replay.map {
      Text.toolbar.replay($0.time, of: $0.length)
    }
    #expect(
      hints?.first
        == "Playing the recording: 1.2 of 4.0 s. Your touches do not reach the scene. `Esc` stops it."
    )
    #expect(Text.toolbar.replay(1.2, of: nil).last == "Playing the run: 1.2 s.")
  }

  // MARK: Recordings

  @Test func aRecordingBeginsWhereRecordWasPressed() throws {
    var store = try WindowStore()
    store.wait(225)
    let mark = at(225)
    store.send(.command(.record)) { $0.document.recordedSince = mark }
    store.wait(3.2)
    store.reading.session.now = at(228.2)
    let model = WindowModel(store.state, store.reading)
    #expect(model.recording.isOn && abs((model.recording.unsaved?.length ?? 0) - 3.2) < 1e-6)
    #expect(Text.toolbar.recording(3.2).last == "Recording 3.2 s")
    store.send(
      .command(.record), effects: [.saveRecording(name: "a", since: mark)]
    ) { $0.document.recordedSince = nil }
    store.send(.command(.save), effects: [.saveRecording(name: "a", since: nil)])
  }

  // MARK: Loops

  @Test func aSpanIsPlayedAgainAndAgain() throws {
    var store = try WindowStore()
    store.send(.command(.timelineLoop)) { $0.notice = Notice(Text.notices.nothingToLoop, .zero) }
    store.wait(5)
    store.reading.session.now = at(5)
    let span = TimelineRange(start: at(1), end: at(1.5))
    store.state.document.timelineArea = span
    let now = store.now
    store.send(.command(.timelineLoop)) {
      $0.notice = nil
      $0.playback.position = .looping(span, since: now)
    }
    let times = [0.2, 0.6, 1.4].map { wait in
      store.state.playback.playedTime(now.advanced(by: wait))?.seconds ?? 0
    }
    for (time, wanted) in zip(times, [1.2, 1.1, 1.4]) { #expect(abs(time - wanted) < 1e-6) }
    #expect(store.state.playback.mode == .playing)
    store.wait(60)
    store.run(.tick)
    #expect(store.state.playback.mode == .playing, "it never ends by itself")
    store.run(.command(.escape))
    #expect(store.state.playback.mode == .seeking)
  }

  // MARK: Esc

  /// Whatever is selected or has the focus: one press leaves Pick mode, and nothing else.
  @Test func escapeLeavesPickModeAtOnce() throws {
    var store = try WindowStore()
    store.run(.command(.modePick))
    store.state.selection = .view("card")
    store.state.focus.current = Focus(group: "left/list", target: .view("card"))
    store.state.focus.isShown = true
    store.send(.command(.escape)) { $0.workspace.isPicking = false }
    store.send(.command(.escape)) { $0.focus.current = nil }
    store.send(.command(.escape)) { $0.document.selection = nil }
    store.send(.command(.escape))
  }

  /// A focus that has no ring is not there to be left.
  @Test func aFocusWithoutARingTakesNoPress() throws {
    var store = try WindowStore()
    store.state.selection = .view("card")
    store.state.focus.current = Focus(group: "left/list", target: .view("card"))
    store.send(.command(.escape)) {
      $0.focus.current = nil
      $0.document.selection = nil
    }
  }

  // MARK: Keys

  @Test func keysAreKeptForWhatIsToCome() throws {
    let keymap = try Keymap.standard()
    #expect(keymap.keys(of: .composeToggle) == ["M"])
    #expect(keymap.keys(of: .timelineLoop) == ["Shift+R"])
    #expect(keymap.keys(of: .panelNext).contains("F6"))
  }
}

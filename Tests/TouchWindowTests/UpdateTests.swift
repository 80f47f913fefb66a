import TouchLanguage
import Foundation
import Testing
import TouchCanvas
import TouchInspection
import TouchReading
import TouchTrace

@testable import TouchWindow

/// What messages do: the state before, the message, all that changes, and what is asked for.
@Suite struct UpdateTests {
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  // MARK: Time

  @Test func pausingStopsTheSceneAndNothingElse() throws {
    var store = try WindowStore()
    store.wait(2)
    let now = store.now
    store.send(.command(.play), effects: [.advance(to: at(2))]) { $0.playback.clock.pause(now) }
    #expect(store.state.playback.mode == .paused && !store.state.takesTouches)
    store.wait(5)
    let later = store.now
    store.send(.command(.play)) {
      $0.playback.clock.resume(later)
      $0.playback.lastInput = later
    }
    #expect(store.state.playback.clock.time(later) == at(2))
  }

  /// Window systems lose releases; a touch that nobody can lift would stay for ever.
  @Test func aSecondPressEndsTheFirst() throws {
    var store = try WindowStore()
    let (first, second) = (CGPoint(x: 660, y: 300), CGPoint(x: 700, y: 340))
    store.run(.canvas(.mouseDown(button: 1, first)))
    store.run(.canvas(.mouseDown(button: 1, second)))
    #expect(store.state.input.scene.tracker.down.count == 1)
    store.run(.canvas(.mouseUp(button: 1, second)))
    #expect(store.state.input.scene.tracker.down.isEmpty && !store.state.input.pointer.isDown)
  }

  /// Every mode says why it takes no touch, and each with its own sentence.
  @Test func whatTakesNoTouchSaysWhy() throws {
    var sentences: Set<String> = []
    let point = CGPoint(x: 660, y: 300)
    for mode in [PlaybackMode.paused, .replaying, .seeking, .playing] {
      var store = try WindowStore()
      switch mode {
      case .live: break
      case .paused: store.state.playback.clock.pause(.zero)
      case .replaying: store.state.playback.source = .replay
      case .seeking: store.state.playback.position = .past(Playhead(step: -1, time: .zero))
      case .playing: store.state.playback.position = .playing(from: .zero, since: .zero)
      }
      #expect(store.state.playback.mode == mode)
      store.send(.canvas(.mouseDown(button: 1, point))) {
        $0.notice = Notice(Text.notices.touchesIgnored(mode), .zero)
      }
      sentences.insert(store.state.notice?.text ?? "")
    }
    #expect(sentences.count == 3 && sentences.allSatisfy { $0.contains("touches are ignored") })
  }

  @Test func endLeavesAReplayAndThePast() throws {
    var store = try WindowStore()
    store.state.playback.source = .replay
    store.state.playback.position = .past(Playhead(step: -1, time: .zero))
    store.send(.command(.live), effects: [.stopReplay]) { $0.playback.position = .newest }
    // The runner stops it, and says what is left.
    let finger = HeldFinger(number: 1, at: CGPoint(x: 10, y: 20))
    store.send(.advanced(replayEnded: true, fingers: [finger])) {
      $0.playback.source = .hands
      $0.input.scene.tracker.hold(1, finger.at)
    }
    #expect(store.state.playback.mode == .live)
  }

  /// The marks of a replay's last input fade as those of a hand do.
  @Test func theWindowMovesForAWhileAfterAReplay() throws {
    var store = try WindowStore()
    store.state.playback.source = .replay
    store.wait(5)
    store.run(.advanced(replayEnded: true, fingers: []))
    let still = MotionReading()
    #expect(store.state.isMoving(still, store.now.advanced(by: 1)))
    #expect(!store.state.isMoving(still, store.now.advanced(by: 2)))
  }

  @Test func speedsStayWithinTheirLimits() throws {
    var store = try WindowStore()
    for _ in 0..<20 { store.run(.command(.faster)) }
    #expect(store.state.playback.clock.speed == 4)
    store.send(.command(.faster)) {
      $0.notice = Notice("This is the highest speed.", .zero)
    }
    store.run(.press(.speed(1000)))
    #expect(store.state.playback.clock.speed == 4)
  }

  // MARK: Loading

  /// A load throws away what was about the scene and keeps how the window is arranged.
  @Test func aLoadMakesANewDocument() throws {
    var store = try WindowStore()
    store.state.document.edits.perform(
      Edit(path: "pan.isEnabled", value: "false"), original: "true")
    store.state.document.difference = RunDifference(
      time: at(1), gesture: .zero, text: WhatIfText(outcome: "It differs."))
    store.state.document.hasPreviousRun = true
    store.state.selection = .recognizer("pan")
    store.state.problem = "broken"
    store.state.workspace.render = .wireframe
    store.state.workspace.log.hiddenKinds = [.hit]
    store.state.workspace.rightTab = .log
    store.state.prompt = .help(query: "")
    store.state.playback.source = .replay
    let scene = SceneSummary(path: "scenes/b.yaml", title: "B", screen: WindowStore.screen)
    store.wait(3)
    let now = store.now
    store.send(
      .sceneLoaded(LoadedScene(scene: scene)),
      effects: [.cancelPanels(at: now), .setTitle("Touchscope \u{2014} B")]
    ) {
      $0.document = Document(scene)
      $0.playback = PlaybackState(SceneClock(now))
      $0.prompt = nil
      $0.problem = nil
      $0.preferences.recents.note(scene: "scenes/b.yaml", from: "/")
    }
    store.send(.command(.runFormer)) { $0.notice = Notice(Text.notices.noPreviousRun, now) }
    store.send(.command(.difference)) {
      $0.notice = Notice("No edit has changed this run.", now)
    }
  }

  @Test func aSceneThatDoesNotLoadLeavesEverything() throws {
    var store = try WindowStore()
    store.send(.press(.scene("x.yaml")), effects: [.load(path: "x.yaml", variant: nil)])
    store.send(.loadFailed("x.yaml:1:1: error")) { $0.problem = "x.yaml:1:1: error" }
    store.send(.command(.escape)) { $0.problem = nil }
  }

  @Test func aSceneWhoseFileIsGoneStays() throws {
    var store = try WindowStore()
    let (path, now) = (store.state.document.scene.path, store.now)
    store.send(.fileChanged(.gone)) {
      $0.document.scene.stamp = .gone
      $0.notice = Notice(Text.notices.fileGone(path), now)
    }
    // It is there again.
    #expect(!store.run(.fileChanged(FileStamp(modified: 9, size: 9))).isEmpty)
  }

  @Test func aRecordingThatStopsIsTold() throws {
    var store = try WindowStore()
    store.send(.recordingFailed(path: "a.rec", reason: "No space left on device")) {
      $0.problem = ProblemModel(
        Text.notices.recordingFailed("a.rec", reason: "No space left on device"),
        title: Text.notices.recordingStopped)
    }
    #expect(store.state.problem?.text.contains("No space left on device") == true)
  }

  @Test func aRecordedSessionStaysWithItsScene() throws {
    var store = try WindowStore()
    store.reading.configuration.recordingPath = "a.rec"
    for message in [
      Message.press(.scene("x.yaml")), .command(.reload), .canvas(.droppedFile("y.yaml")),
      .command(.variantNext), .press(.recent("a.rec")), .press(.run("slide")),
      .press(.file("/x.yaml")), .press(.variant("slow")),
    ] {
      #expect(store.run(message) == [])
      #expect(store.state.notice?.text == Text.notices.recordingHasOneScene)
    }
  }

  // MARK: Touches

  @Test func theMouseTouchesTheScene() throws {
    var store = try WindowStore()
    let point = CGPoint(x: 660, y: 300)
    store.run(.canvas(.mouseMoved(point)))
    store.run(.canvas(.mouseDown(button: 1, point)))
    #expect(store.state.input.mouseOwner == .scene)
    #expect(store.state.input.scene.tracker.down.count == 1)
    store.wait(0.5)
    let effects = store.run(.deliver)
    guard case .feed(.fingers(let changes), let time)? = effects.last else {
      Issue.record("nothing was fed: \(effects)")
      return
    }
    #expect(changes.map(\.phase) == [.began] && time == at(0.5))
    #expect(store.run(.deliver) == [.advancePanels(to: store.now)], "it is delivered once")
    store.run(.canvas(.mouseUp(button: 1, point)))
    #expect(store.state.input.scene.tracker.down.isEmpty && store.state.input.mouseOwner == .nobody)
  }

  /// Two fingers mirror each other about the middle of the screen as it is held.
  @Test func aRotatedDeviceHasAnotherMiddle() throws {
    var store = try WindowStore()
    store.reading.session.screen = CGSize(width: 667, height: 375)
    store.run(.advanced(replayEnded: false, fingers: []))
    #expect(store.state.input.pointer.two.anchor == CGPoint(x: 333.5, y: 187.5))
  }

  @Test func losingTheFocusCancelsTouchesAndSaysSo() throws {
    var store = try WindowStore()
    store.run(.canvas(.mouseDown(button: 1, CGPoint(x: 660, y: 300))))
    store.run(.deliver)
    let effects = store.run(.canvas(.focusLost))
    #expect(effects == [.cancelPanels(at: .zero), .feed(.interrupt, at: .zero)])
    #expect(store.state.input.scene.tracker.down.isEmpty)
    #expect(store.state.notice?.text == "1 touch cancelled: the window lost focus")
  }

  /// What the window lost sight of neither waits nor comes back.
  @Test func aNoticeGoesByItself() throws {
    var store = try WindowStore()
    store.run(.said("Saved as a.rec"))
    store.wait(4.9)
    store.send(.tick, effects: [.advance(to: at(4.9))])
    store.wait(0.2)
    store.send(.tick, effects: [.advance(to: at(5.1))]) { $0.notice = nil }
  }

  /// What is said goes with the moment that it speaks of, and not for what comes of an effect.
  @Test func aNoticeGoesWithItsMoment() throws {
    let messages: [Message] = [
      .canvas(.mouseDown(button: 1, CGPoint(x: 660, y: 300))), .press(.recognizer("pan")),
    ]
    for message in messages {
      var store = try WindowStore()
      store.run(.said("Undone: pan is on again."))
      store.run(.tick)
      #expect(store.state.notice != nil)
      store.run(message)
      #expect(store.state.notice == nil, "\(message)")
    }
    var store = try WindowStore()
    store.run(.said("Undone: pan is on again."))
    store.run(.press(.field(.log)))
    #expect(store.state.notice != nil, "nothing that it speaks of is another")
    store.run(.press(.view("card")))
    #expect(store.state.notice == nil)
  }

  // MARK: Prompts

  @Test func oneThingHasTheKeys() throws {
    var store = try WindowStore()
    store.run(.command(.palette))
    #expect(store.state.prompt?.palette != nil)
    store.send(.command(.help)) {
      $0.workspace.lists["help"] = 0
      $0.prompt = .help(query: "")
    }
    store.run(.canvas(.text("z")))
    store.run(.canvas(.text("o")))
    #expect(store.state.prompt == .help(query: "zo"))
    store.run(.canvas(.text("?")))
    #expect(store.state.prompt == nil)
    store.run(.command(.help))
    store.send(.command(.escape)) { $0.prompt = nil }
    store.run(.press(.field(.log)))
    store.run(
      .canvas(.key(code: "p", scan: "p", [.control, .shift], isDown: true, isRepeat: false)))
    #expect(store.state.prompt?.field == nil && store.state.prompt?.palette != nil)
    for letter in ["u", "n", "d", "o"] {
      store.run(.canvas(.key(code: letter, scan: letter, [], isDown: true, isRepeat: false)))
      store.run(.canvas(.text(letter)))
    }
    #expect(store.state.prompt?.palette?.query == "undo" && store.state.workspace.log.query == "")
    store.send(.command(.activate)) {
      $0.prompt = nil
      $0.notice = Notice("Nothing to undo.", .zero)
    }
  }

  @Test func aQuestionTakesEveryKey() throws {
    var store = try WindowStore()
    let question = QuestionModel(title: "Sure?", lines: [], yes: "Yes", no: "No")
    store.send(.recordingDiffers(question)) { $0.prompt = .question(question) }
    store.send(.command(.reload))
    store.send(.command(.moveRight)) {
      var chosen = question
      chosen.chosen = .yes
      $0.prompt = .question(chosen)
    }
    store.send(.command(.activate), effects: [.replayPending]) { $0.prompt = nil }
    store.run(.recordingDiffers(question))
    store.send(.command(.escape), effects: [.forgetPending]) { $0.prompt = nil }
  }

  // MARK: Edits

  /// An edit that the scene does not take leaves the edits as they were, and what was typed can be corrected.
  @Test func aRefusedEditIsTakenBack() throws {
    var store = try WindowStore()
    store.state.selection = .recognizer("tap")
    store.state.workspace.rightTab = .inspect
    store.reading.properties = [
      PropertyReading(
        name: "numberOfTapsRequired", path: "tap.numberOfTapsRequired", value: "1",
        kind: .number(from: 1, to: 100, isWhole: true))
    ]
    store.run(.press(.property("numberOfTapsRequired", .field)))
    store.state.prompt = .field(.property(name: "numberOfTapsRequired", text: "999"))
    let before = store.state.document.edits
    let effects = store.run(.command(.activate))
    let edit = Edit(path: "tap.numberOfTapsRequired", value: "999")
    let cause = RerunResult.Cause.edit(
      path: edit.path, before: before,
      typed: RerunResult.TypedValue(name: "numberOfTapsRequired", text: "999"))
    #expect(effects == [.cancelPanels(at: .zero), .rerun([edit], cause: cause)])
    store.send(.reran(RerunResult(cause: cause, outcome: .refused("from 1 to 100")))) {
      $0.document.edits = before
      $0.document.refusals[edit.path] = "from 1 to 100"
      $0.prompt = .field(.property(name: "numberOfTapsRequired", text: "999"))
    }
    store.send(.command(.escape)) {
      $0.document.refusals[edit.path] = nil
      $0.prompt = nil
    }
  }
}

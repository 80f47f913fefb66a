import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchWindow

@testable import TouchDebugger
@testable import TouchTrace

/// What an edit does to the last gesture: in words, and beside the run before it.
@Suite(.serialized) struct WhatIfTests {
  private let window = DebuggerTests()

  /// A single tap whose double tap is no longer waited for.
  private func edited() throws -> TestWindow {
    let debugger = try window.open("000-td-tap")
    debugger.command("tab.inspect")
    window.click(try window.scenePlace("card", debugger), debugger)
    debugger.turn(after: 0.6)
    debugger.state.selection = .recognizer("singleTap")
    debugger.turn()
    debugger.press(.requirement(.remove, "doubleTap"))
    debugger.turn()
    debugger.turn()
    return debugger
  }

  private func texts(_ debugger: TestWindow) -> [String] {
    let parts = WindowPicture.parts(
      debugger.debugger.reading().input, debugger.model,
      debugger.debugger.reading().look(debugger.state))
    return parts.filter { $0.id == "timeline" }.flatMap { part in
      part.picture.list.commands.compactMap { command -> String? in
        if case .text(let text, at: _, _, _) = command { text } else { nil }
      }
    }
  }

  @Test func theOutcomeComesFirst() throws {
    let debugger = try edited()
    defer { debugger.end() }
    let text = try #require(debugger.model.right.inspect.difference)
    #expect(MarkedText(text.title).plain == "If singleTap does not wait for doubleTap")
    #expect(
      MarkedText(text.outcome).plain == "singleTap now ends at 8 ms instead of 358 ms.")
  }

  /// A control sends and does not end; what is tried and what comes of it have one mood.
  @Test func aControlSendsOrDoesNot() {
    let zero = Instant(seconds: 1)
    let sent = OutcomeChange.Ending(word: "touchUpInside", time: Instant(seconds: 1.075))
    func outcome(_ a: [OutcomeChange.Ending], _ b: [OutcomeChange.Ending]) -> String {
      let change = OutcomeChange(subject: "button", a: a, b: b)
      return MarkedText(Text.edits.outcome(change, zero: zero)).plain
    }
    #expect(outcome([sent], []) == "button no longer sends touchUpInside.")
    #expect(outcome([], [sent]) == "button sends touchUpInside at 75 ms (before: nothing).")
    let failed = OutcomeChange.Ending(word: GestureState.failed.name, time: sent.time)
    #expect(outcome([failed], []) == "button no longer ends at all (before: failed).")
    func got(_ seconds: Double) -> OutcomeChange.Ending {
      .init(word: Verb.touchesEnded.name, time: Instant(seconds: seconds))
    }
    #expect(
      outcome([got(1.437)], [got(1.087)])
        == "button now gets touchesEnded at 87 ms instead of 437 ms.")
    #expect(outcome([got(1.087)], []) == "button no longer gets touchesEnded.")
    #expect(outcome([], [got(1.087)]) == "button gets touchesEnded at 87 ms (before: nothing).")
    func title(_ path: String, _ before: String, _ now: String) -> String {
      MarkedText(Text.edits.whatIf([EditChange(path: path, before: before, now: now)])).plain
    }
    #expect(
      title("overlay.isUserInteractionEnabled", "true", "false")
        == "With overlay.isUserInteractionEnabled = false")
    #expect(title("pan.isEnabled", "true", "false") == "With pan off")
    for language in [TextLanguage.chinese, .japanese] {
      Text.speaking(language) {
        #expect(!outcome([sent], []).contains("sends"))
        #expect(outcome([sent], []).contains("touchUpInside"))
      }
    }
  }

  /// As lanes and cards, it tells who prevented a recognizer, and does not call it failed.
  @Test func aPreventedOneIsNotCalledFailed() throws {
    func ending(_ word: GestureState, _ ms: Double, by other: String? = nil) -> OutcomeChange.Ending
    {
      .init(word: word.name, time: Instant(seconds: ms / 1000), preventer: other)
    }
    let prevented = ending(.failed, 33, by: "pan")
    let change = OutcomeChange(subject: "tap", a: [ending(.ended, 75)], b: [prevented])
    func outcome(_ change: OutcomeChange) -> String {
      MarkedText(Text.edits.outcome(change, zero: .zero)).plain
    }
    #expect(outcome(change) == "tap is now prevented by pan at 33 ms (before: ended at 75 ms).")
    let back = OutcomeChange(subject: "tap", a: change.b, b: change.a)
    #expect(outcome(back) == "tap now ends at 75 ms (before: prevented by pan at 33 ms).")
    let row = Text.edits.row(back, zero: .zero)
    #expect(row.before == "prevented 33 ms" && row.now == "ended 75 ms")
    let cancelled = OutcomeChange(
      subject: "tap", a: [prevented, prevented], b: [ending(.cancelled, 90)])
    #expect(outcome(cancelled) == "tap now: cancelled (before: prevented by pan x2).")
    Text.speaking(.japanese) {
      #expect(outcome(change).hasPrefix("tap は 33 ms で pan に妨げられます"), "\(outcome(change))")
    }
    Text.speaking(.chinese) {
      #expect(outcome(change).hasPrefix("tap 现在于 33 ms 被 pan 阻止"), "\(outcome(change))")
    }
  }

  /// The run before is seen behind the one with the edit, or above it.
  @Test func theFormerRunIsAGhost() throws {
    let debugger = try edited()
    defer { debugger.end() }
    #expect(debugger.debugger.reading().input.former != nil)
    #expect(texts(debugger).contains("before: ended at 358 ms"))
    let flag = try #require(
      debugger.regions.last {
        $0.id == "command:difference"
          && $0.outline.minY > WindowLayout(debugger.model).timeline.minY
      })
    #expect(flag.outline.width > 10)
    let ids: [LaneID] = [.finger(1), .recognizer("singleTap")]
    func heights() -> [Double] {
      ids.map { id in
        debugger.regions.last { $0.target == .lane(id) }
          .map { Double(($0.whole ?? $0.outline).height) } ?? 0
      }
    }
    let low = heights()
    debugger.command("runs.compare")
    debugger.turn()
    #expect(texts(debugger).contains("ended at 358 ms") && texts(debugger).contains("now"))
    // The lanes of touch 1 and singleTap differ.
    #expect(low.allSatisfy { $0 > 0 } && heights() == low.map { $0 + 20 }, "\(low) \(heights())")
    debugger.command("runs.compare")
    debugger.turn()
    #expect(heights() == low)
  }

  /// After an undo all is as it was before the edit: no card, no former run, no flag. What was undone is said below the scene,
  /// and a value that was set back by hand is undone as well.
  @Test(arguments: [Target.command(.undo), .property("requireToFail", .revert)])
  func anUndoLeavesAllAsItWas(_ back: Target) throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    debugger.command("tab.inspect")
    window.click(try window.scenePlace("card", debugger), debugger)
    debugger.turn(after: 0.6)
    debugger.state.selection = .recognizer("singleTap")
    debugger.turn()
    let before = texts(debugger)
    debugger.press(.requirement(.remove, "doubleTap"))
    debugger.turn()
    debugger.turn()
    #expect(texts(debugger).contains("before: ended at 358 ms"), "\(texts(debugger))")
    #expect(debugger.regions.contains { $0.target == .command(.difference) })
    debugger.press(back)
    debugger.turn()
    debugger.turn()
    #expect(debugger.model.messages.notice == "Undone: singleTap waits for doubleTap again.")
    #expect(debugger.state.document.difference == nil)
    #expect(debugger.debugger.reading().input.former == nil)
    #expect(!debugger.regions.contains { $0.target == .command(.difference) })
    #expect(texts(debugger) == before)
    debugger.command("redo")
    debugger.turn()
    debugger.turn()
    let isEdited = debugger.model.right.inspect.difference != nil
    #expect(isEdited == (back == .command(.undo)))
  }

  /// Of what the edit did not change the card says what became of it, as before the edit.
  @Test func theCardIsAboutWhatTheEditChanged() throws {
    let debugger = try edited()
    defer { debugger.end() }
    let told: [(Target?, Bool)] = [
      (.recognizer("longPress"), false), (.recognizer("singleTap"), true), (nil, true),
    ]
    for (selection, isTold) in told {
      debugger.state.selection = selection
      debugger.turn()
      #expect(
        (debugger.model.right.inspect.difference != nil) == isTold,
        "\(String(describing: selection))")
    }
  }

  /// An edit that changed an earlier gesture as well is told of the last one.
  @Test func theCardSpeaksOfTheLastGesture() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    debugger.command("tab.inspect")
    for _ in 0..<2 {
      window.click(try window.scenePlace("card", debugger), debugger)
      debugger.turn(after: 2)
    }
    debugger.state.selection = .recognizer("singleTap")
    debugger.turn()
    debugger.press(.requirement(.remove, "doubleTap"))
    debugger.turn()
    debugger.turn()
    let difference = try #require(debugger.state.document.difference)
    let start = debugger.view.reading.gestureStart
    #expect(start > .zero && (difference.time ?? .zero) >= start)
    #expect(
      MarkedText(difference.text.now.outcome).plain
        == "singleTap now ends at 8 ms instead of 358 ms.")
    #expect(difference.text.now.note == "It differs from 8 ms on.")
  }

  /// What came of an edit is about the gesture that ran again: a later one has no card, and the earlier one keeps it.
  @Test func theCardGoesWithItsGesture() throws {
    let debugger = try edited()
    defer { debugger.end() }
    let first = try #require(debugger.model.right.inspect.difference)
    debugger.turn(after: 2)
    window.click(try window.scenePlace("card", debugger), debugger)
    debugger.turn(after: 0.6)
    #expect(debugger.model.right.inspect.difference == nil)
    debugger.state.selection = nil
    debugger.turn()
    #expect(debugger.model.right.inspect.difference == nil)
    debugger.command("start")
    debugger.turn()
    #expect(debugger.model.right.inspect.difference == first)
  }

  /// A press below the answer replays the gesture with the value, and tells what comes of it.
  @Test func aSuggestionIsTriedOut() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    window.click(try window.scenePlace("card", debugger), debugger)
    debugger.turn(after: 0.6)
    let value = PropertyValue(
      "singleTap", "requireToFail", "[longPress]", other: "doubleTap")
    let button = try #require(debugger.regions.first { $0.target == .suggestion(value) })
    #expect(
      "\(button.tooltip)".contains(
        "Replay the last gesture with singleTap.requireToFail = [longPress]"))
    debugger.press(button.target)
    debugger.turn()
    debugger.turn()
    // The outcome and Undo stand where it was offered, and the question is still the user's.
    #expect(debugger.state.workspace.rightTab == .why)
    #expect(debugger.state.selection == nil)
    let outcome = try #require(debugger.regions.first { $0.target == .command(.difference) })
    #expect("\(outcome.tooltip)".contains("singleTap now ends at 8 ms instead of 358 ms."))
    #expect(debugger.regions.contains { $0.target == .command(.undo) })
    #expect(!debugger.regions.contains { "\($0.target)".hasPrefix("suggestion:") })
    let difference = try #require(debugger.state.document.difference?.text.now)
    #expect(
      MarkedText(difference.outcome).plain == "singleTap now ends at 8 ms instead of 358 ms.")
    // Undo brings back what the property was, although it was not selected before.
    debugger.command("undo")
    debugger.turn()
    debugger.turn()
    #expect(debugger.state.document.edits.current.isEmpty)
    #expect(debugger.model.messages.notice == "Undone: singleTap waits for doubleTap again.")
    #expect(debugger.regions.contains { $0.target == .suggestion(value) })
  }

  /// What acted is told before what only failed.
  @Test func theDelayOfAScrollViewIsNotTheNews() throws {
    let debugger = try window.open("020-button-in-scroll")
    defer { debugger.end() }
    let place = try window.scenePlace("button", debugger)
    debugger.handle(.mouseMoved(place))
    debugger.handle(.mouseDown(button: 1, place))
    for step in 1...4 {
      debugger.turn(after: 0.02)
      debugger.handle(.mouseMoved(CGPoint(x: place.x, y: place.y + Double(step) * 15)))
    }
    debugger.turn(after: 0.02)
    debugger.handle(.mouseUp(button: 1, CGPoint(x: place.x, y: place.y + 60)))
    debugger.turn(after: 3)
    let value = PropertyValue("scroll", "delaysContentTouches", "false")
    let button = try #require(debugger.regions.first { $0.target == .suggestion(value) })
    debugger.press(button.target)
    debugger.turn()
    debugger.turn()
    let difference = try #require(debugger.state.document.difference?.text.now)
    let outcome = MarkedText(difference.outcome).plain
    #expect(outcome.hasPrefix("scroll.pan now fails at "), "\(outcome)")
    #expect(difference.rows.first?.name == "button")
  }

  /// While a finger is down, an edit would take it away: nothing is suggested.
  @Test func nothingIsSuggestedWhileFingersGoOn() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    let place = try window.scenePlace("card", debugger)
    debugger.handle(.mouseMoved(place))
    debugger.handle(.mouseDown(button: 1, place))
    debugger.turn(after: 3)
    #expect(!debugger.regions.contains { "\($0.target)".hasPrefix("suggestion:") })
  }

  /// Without another outcome two events stand beside each other only if they are of one kind.
  @Test func beforeAndNowAreAboutTheSame() throws {
    try Stories.each { name, session in
      guard session.inputs.count < 10,
        let recognizer = session.scene.engine.snapshot().recognizers.first
      else { return }
      let edit = Edit(path: "\(recognizer.name).isEnabled", value: "false")
      guard let other = try? session.rerun(with: [edit]) else { return }
      let difference = TraceDifference.first(session, other)
      let result = EditResult(
        before: session, now: other, zero: .zero, difference: difference, outcomes: [])
      let text = result.text
      #expect(!text.outcome.isEmpty)
      if let difference, let a = difference.a, let b = difference.b,
        session.trace.events[a.event].kind != other.trace.events[b.event].kind
      {
        #expect(!text.outcome.contains(" Before: "), "\(name): \(text.outcome)")
      }
      other.scene.engine.tearDown()
    }
  }

  /// Another scene has nothing to compare with.
  @Test func aLoadForgetsTheFormerRun() throws {
    let debugger = try edited()
    defer { debugger.end() }
    debugger.command("runs.compare")
    debugger.load("\(Stories.root)/scenes/004-blue-1.yaml")
    debugger.turn()
    #expect(debugger.debugger.reading().input.former == nil)
    debugger.command("runs.compare")
    #expect(debugger.model.messages.notice == "No edit has changed this run.")
  }
}

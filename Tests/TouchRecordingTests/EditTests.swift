import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchScenes
import TouchTrace

@testable import TouchRecording

@Suite struct EditTests {
  @Test func aRunAgainWithoutEditsIsTheSame() throws {
    try Stories.each { name, session in
      let again = try session.rerun(with: [])
      #expect(Stories.log(again) == Stories.log(session), "\(name)")
      #expect(TraceDifference.first(session, again) == nil, "\(name)")
      #expect(again.now == session.now)
      again.scene.engine.tearDown()
    }
  }

  @Test func anEditChangesTheSameInputs() throws {
    let session = try Stories.session("000-pan-tap", "slow drag")
    let before = Stories.log(session)
    let edit = Edit(path: "pan.minimumNumberOfTouches", value: "2")
    let run = try EditedRun(session, edits: [edit])
    #expect(Stories.log(session) == before)
    #expect(run.session.ownInputs == session.inputs)
    #expect(run.session.inputs.first?.arrival == .zero)
    #expect(run.session.edits == [edit])
    let difference = try #require(run.difference)
    #expect(difference.time == Instant(seconds: 0.066667))
    #expect(difference.a?.text == "tap possible -> failed preventedBy pan")
    #expect(difference.b?.text == "tap possible -> failed movedTooFar")
    #expect(difference.b?.time == Instant(seconds: 0.283333))
    #expect(run.outcomes.map(\.text) == ["pan: ended -> failed"])
    #expect(run.summary == "pan: ended -> failed")
    #expect(run.outcomes.first?.b.map(\.preventer) == [nil])
    // Without the edit everything is as it was.
    #expect(Stories.log(try run.session.rerun(with: [])) == before)
  }

  /// A failure by another recognizer is known by its name.
  @Test func anOutcomeKnowsWhoPrevented() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let other = try Stories.session("000-pan-tap", "slow drag")
    let changes = OutcomeChange.all(session.trace, other.trace)
    let tap = try #require(changes.first { $0.subject == "tap" })
    #expect(tap.a.map(\.preventer) == [nil] && tap.b.map(\.preventer) == ["pan"])
  }

  @Test func aSwitchedOffRecognizerLetsAnotherWin() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let run = try EditedRun(session, edits: [Edit(path: "tap.isEnabled", value: "false")])
    #expect(run.outcomes.map(\.text) == ["tap: ended -> nothing"])
    #expect(run.difference?.a?.text == "tap touchesBegan" && run.difference?.a?.time == .zero)
    #expect(run.difference?.subject == "tap" && run.difference?.b == nil)
  }

  /// A touch that ends and is no longer cancelled is one change.
  @Test func anEndInsteadOfACancellationIsOneOutcome() throws {
    let session = try Stories.session("004-yellow-pan", "slide")
    let run = try EditedRun(
      session, edits: [Edit(path: "pan.cancelsTouchesInView", value: "false")])
    #expect(run.outcomes.map(\.text) == ["yellow: touchesCancelled -> touchesEnded"])
  }

  /// Where nothing recognizes or sends otherwise, what the hit view got is what changed, each method with its own time.
  @Test func whatTheHitViewGotAtAnotherTimeIsAnOutcome() throws {
    let session = try Stories.session("004-yellow-delayended", "the end waits")
    let late = try EditedRun(
      session, edits: [Edit(path: "double.delaysTouchesEnded", value: "false")])
    defer { late.close() }
    #expect(late.outcomes.map(\.text) == ["yellow: touchesEnded 0.4 -> touchesEnded 0.05"])
    let never = try EditedRun(
      session, edits: [Edit(path: "yellow.isUserInteractionEnabled", value: "false")])
    defer { never.close() }
    let lost = never.outcomes.filter { $0.subject == "yellow" }
    #expect(
      lost.map(\.text) == [
        "yellow: touchesBegan -> nothing", "yellow: touchesEnded -> nothing",
      ])
    #expect(lost.allSatisfy { $0.isSilence && $0.isDelivery })
  }

  /// Every difference has a line at its moment, and both directions find the same moment.
  @Test func differencesHaveTwoSides() throws {
    var count = 0
    try Stories.each { name, session in
      let named = session.snapshot(afterStep: -1).recognizers.first { !$0.name.hasPrefix("<") }
      guard let id = named?.name else { return }
      let run = try EditedRun(session, edits: [Edit(path: "\(id).isEnabled", value: "false")])
      defer { run.close() }
      let back = TraceDifference.first(run.session, session)
      #expect(run.difference?.time == back?.time, "\(name)")
      #expect(run.outcomes.isEmpty || run.difference != nil, "\(name)")
      guard let difference = run.difference else { return }
      count += 1
      let times = [difference.a?.time, difference.b?.time]
      #expect(times.contains(difference.time), "\(name)")
      #expect(difference.a?.text != difference.b?.text || difference.a?.time != difference.b?.time)
      let (a, b) = (session.trace, run.session.trace)
      if let line = difference.a {
        #expect(CanonicalLine.text(a.events[line.event], in: a) == line.text)
      }
      if let line = difference.b {
        #expect(CanonicalLine.text(b.events[line.event], in: b) == line.text)
      }
    }
    #expect(count > 40)
  }

  @Test func linesOfTheEditsAreNoDifference() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let run = try EditedRun(session, edits: [Edit(path: "hint.alpha", value: "0.5")])
    #expect(run.session.trace.events.count == session.trace.events.count + 1)
    #expect(run.difference == nil)
    #expect(run.summary == "No difference: all outcomes are the same as before.")
    #expect(run.session.snapshot(afterStep: 0).views.contains { $0.alpha == 0.5 })
  }

  @Test(arguments: [
    ("pan.minimumNumberOfTouches", "99", 29, "99 is outside the range from 1 to 10", ""),
    ("pan.minimumNumberOfTouchs", "2", 5, "unknown attribute", "minimumNumberOfTouches"),
    ("pam.isEnabled", "false", 1, "there is no 'pam.isEnabled'", "did you mean 'pan'?"),
    ("pan.translation", "2", 18, "is read-only", ""),
    (
      "pan.requireToFail", "[tip]", 20, "there is no object with the id 'tip'", "did you mean 'tap'"
    ),
    ("pan.isEnabled", "false\n1.0 interrupt", 1, "one line", ""),
  ]) func refusedEditsSayWhere(
    _ path: String, _ value: String, _ column: Int, _ sentence: String, _ hint: String
  ) throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let before = Stories.log(session)
    let edits = [Edit(path: "tap.isEnabled", value: "false"), Edit(path: path, value: value)]
    do {
      _ = try session.rerun(with: edits)
      Issue.record("taken")
    } catch let refused as EditsRefused {
      #expect(refused.list.map(\.edit) == [edits[1]])
      let diagnostic = refused.list[0].diagnostic
      #expect(diagnostic.column == column, "\(diagnostic)")
      #expect(diagnostic.sentence.contains(sentence), "\(diagnostic)")
      #expect(hint.isEmpty || diagnostic.hint.contains(hint), "\(diagnostic)")
    }
    #expect(throws: EditsRefused.self) { try session.edit(edits[1]) }
    #expect(Stories.log(session) == before)
    #expect(session.inputs.count == session.ownInputs.count)
  }

  @Test func aLiveEditIsAnInputThatTheNextRunLeavesOut() throws {
    let session = try Stories.session("000-pan-tap", "drag")
    let steps = session.steps.count
    try session.edit(Edit(path: "pan.maximumNumberOfTouches", value: "1"))
    #expect(session.steps.count == steps + 1)
    #expect(session.edits == [Edit(path: "pan.maximumNumberOfTouches", value: "1")])
    #expect(
      EditableProperties.value("pan.maximumNumberOfTouches", in: session.scene) == "1")
    let again = try session.rerun(with: [])
    #expect(again.edits.isEmpty)
    #expect(again.inputs.count == session.inputs.count - 1)
  }

  @Test func editsOfARecordingAreEditsAgain() throws {
    let session = try Stories.session("000-pan-tap", "slow drag")
    let edited = try session.rerun(with: [Edit(path: "pan.minimumNumberOfTouches", value: "2")])
    let recording = edited.recording()
    let played = Session(try LiveScene.load(path: session.scene.path))
    played.play(recording)
    #expect(Stories.log(played) == Stories.log(edited))
    #expect(played.edits == edited.edits)
    #expect(Stories.log(try played.rerun(with: [])) == Stories.log(session))
  }

  /// Texts with marks of YAML stay texts, in edits, in runs and in recordings.
  @Test(arguments: [
    "Tap: now", "# 1", "[a]", "a, b", "", " x ", "- a", "true", "\"a\" \\ 'b'", "two\nlines\tand",
    "~",
    "*", "&a", "{", "%", "a #b", "end:", "\u{1}\u{7f}", "\u{1F600} \u{65E5}",
  ]) func textsStayAsTheyAre(_ text: String) throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let edited = try session.rerun(with: [Edit(path: "hint.text", text: text)])
    #expect(EditableProperties.value("hint.text", in: edited.scene) == text)
    let line =
      RecordingText.header(edited.recording()) + RecordingText.line(edited.inputs[0]) + "\n"
    let read = try RecordingReader.read(text: line, path: "r")
    #expect(read.inputs == [edited.inputs[0]])
  }

  @Test func textsOfRunsStayAsTheyAre() throws {
    let text = """
      touchscope: 1
      window:
        subviews:
          - id: label
            class: UILabel
            frame: [0, 0, 9, 9]
            gestureRecognizers: [{id: "a,b", class: UITapGestureRecognizer}, {id: pan, class: UIPanGestureRecognizer}]
      runs:
        - name: set
          input: [{set: {label.text: "a: [b]", pan.requireToFail: ["a,b"]}}, {wait: 1}]
          expect: [{counts: {label tap: 0}}]

      """
    let session = try Stories.session(text: text)
    #expect(session.scene.problems.isEmpty)
    #expect(session.inputs[0].event == .set(path: "label.text", value: "\"a: [b]\""))
    #expect(EditableProperties.value("label.text", in: session.scene) == "a: [b]")
    #expect(
      session.scene.object("pan").flatMap { $0 as? UIGestureRecognizer }?
        .touchscopeRequirements.count == 1)
  }

  @Test func tenSecondsAgainAreQuick() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let start = session.now.seconds + 1
    func feed(_ time: Double, _ phase: TouchPhase, _ x: Double) {
      let change = FingerChange(finger: 1, phase: phase, location: CGPoint(x: x, y: 463))
      let event = DigitizerEvent(arrival: Instant(seconds: time), changes: [change])
      session.feed(SceneInput(arrival: event.arrival, event: .digitizer(event)))
    }
    feed(start, .began, 200)
    for k in 1..<1200 { feed(start + Double(k) / 120, .moved, 200 + Double(k % 60)) }
    feed(start + 10, .ended, 200)
    let clock = ContinuousClock()
    let time = try clock.measure {
      let run = try EditedRun(session, edits: [Edit(path: "tap.isEnabled", value: "false")])
      _ = run.difference
      _ = run.outcomes
    }
    // 200 ms are the goal of a release build; this is a debug build on a machine that does other things too.
    #expect(time < .seconds(2), "\(time)")
  }
}

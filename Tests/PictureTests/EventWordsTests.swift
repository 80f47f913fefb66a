import TouchLanguage
import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// What the window says of events and moments: words with numbers and units, no lines of the log.
@Suite struct EventWordsTests {
  /// No arrow between states, no name of a touch as the log has it, no reason by its code.
  @Test func eventsAreSaidInWords() throws {
    var kinds: Set<TraceKind> = []
    try Stories.each { story, session in
      for event in session.trace.events {
        let text = EventWords.text(event, in: session.trace)
        kinds.insert(event.kind)
        let what = "\(story): \(text)"
        #expect(
          !text.contains("->")
            || [.machine, .pipeline, .warning, .print, .change].contains(event.kind),
          "\(what)")
        #expect(!text.contains("finger1") && !text.contains("T1"), "\(what)")
        let code = event.reason.code
        if event.reason != .none, code.contains(where: \.isUppercase),
          code != Text.reasons.name(event.reason)
        {
          #expect(!text.contains(code), "\(what)")
        }
      }
    }
    #expect(kinds.count > 10)
  }

  @Test func numbersHaveUnits() throws {
    let session = try Stories.session("000-td-tap", "single tap")
    let words = session.trace.events.map { EventWords.text($0, in: session.trace) }
    #expect(words.contains { $0.hasPrefix("touch 1 began at x ") && $0.hasSuffix(" pt") })
    #expect(words.contains("singleTap held \u{00B7} waits for doubleTap"), "\(words)")
    #expect(
      words.contains { $0.hasPrefix("doubleTap failed \u{00B7} no further tap within 350 ms") })
    #expect(words.contains { $0.contains("starts, due after 350 ms") })
  }

  /// A question is one call everywhere: Apple's name, with its argument in its place.
  @Test func aQuestionIsACallByApplesName() throws {
    let calls: [(verb: Verb, call: String)] = [
      (.touchesShouldCancel, "touchesShouldCancel(in: x)"),
      (.gestureRecognizerShouldBegin, "gestureRecognizerShouldBegin(x)"),
      (.shouldBegin, "gestureRecognizerShouldBegin(x)"),
      (.simultaneousWith, "shouldRecognizeSimultaneouslyWith(x)"),
      (.shouldRequireFailureOf, "shouldRequireFailureOf(x)"),
      (.shouldBeRequiredToFailBy, "shouldBeRequiredToFailBy(x)"),
      (.shouldReceiveTouch, "shouldReceive(x)"), (.canBePreventedBy, "canBePrevented(by: x)"),
    ]
    for (verb, call) in calls { #expect(verb.call(about: "x") == call) }
    #expect(
      Verb.shouldRequireFailureOf.call(about: "x", from: .subclass) == "shouldRequireFailure(of: x)"
    )
    #expect(Verb.textFieldShouldReturn.call(about: nil) == "textFieldShouldReturn(_:)")
    // The list of the tab says it as the lane and the tooltips do.
    let input = try Stories.session("012-many", "drag the card", at: nil).input(at: nil)
    let answer = try #require(input.reading.decisions.first { $0.verb == .simultaneousWith })
    let words = EventWords.answer(answer, in: input.trace)
    #expect(
      words == "pan1 shouldRecognizeSimultaneouslyWith(cardPan) \u{2192} false (delegate)")
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let panel = PictureTexts.lines(
      ArbitrationPicture.draw(input, ArbitrationModel(), about: nil, width: 680, look).picture,
      look)
    let call = "shouldRecognizeSimultaneouslyWith(cardPan)"
    #expect(panel.contains { $0.contains(call) }, "\(panel)")
  }

  /// The status line stops counting when the gesture is over.
  @Test func theGestureHasAnEnd() throws {
    let session = try Stories.session("000-td-tap", "single tap")
    let view = SessionView(session)
    let up = try #require(session.trace.events.last { $0.kind == .sample && $0.phase == .ended })
    let down = try #require(session.trace.events.first { $0.kind == .sample })
    var model = WindowModel()
    func said() -> String? { StatusPicture.gesture(view.input.reading, model.status) }
    #expect(said() == nil)
    view.seek(to: session.step(at: down.time))
    #expect(said() == "0 ms since touch 1")
    view.seek(to: session.steps.count - 1, time: session.now.advanced(by: 30))
    let end = "last touch ended at \(Units.milliseconds(up.time.since(down.time)))"
    #expect(said() == end)
    model.time.mode = .seeking
    let after = Units.duration(view.input.reading.now.since(up.time))
    #expect(said() == "\(end), \(after) ago")
  }

  /// What a line says, with its keys, which are texts of their own.
  private func words(_ picture: Picture, _ look: Look) -> String {
    PictureTexts.lines(picture, look).joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
      .replacing(#/ (?=[.,])/#, with: "")
  }

  /// The status line says how to look back once there is a gesture, and its times have the unit of the toolbar's.
  @Test func theStatusLineFollowsTheGesture() throws {
    let session = try Stories.session("000-td-tap", "single tap")
    let view = SessionView(session)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let room = CGRect(x: 0, y: 0, width: 1440, height: 24)
    func line(
      _ tab: RightTab?, hasTimeline: Bool = true, hasEarlierTime: Bool = true
    ) -> String {
      var status = WindowModel().status
      status.beside = StatusModel.Beside(
        tab: tab, hasTimeline: hasTimeline, hasEarlierTime: hasEarlierTime)
      return words(StatusPicture.draw(view.input, status, BarsModel(), room, look), look)
    }
    view.seek(to: -1)
    #expect(line(.why).contains(KeyedText(Text.toolbar.hint(.touch)[0]).plain))
    view.seek(to: session.steps.count - 1)
    let hints: [(RightTab?, StatusHint)] = [
      (.why, .why), (.arbitration, .arbitration), (.inspect, .inspect), (.log, .touched),
      (nil, .touched),
    ]
    for (tab, hint) in hints {
      #expect(line(tab).contains(KeyedText(Text.toolbar.hint(hint)[0]).plain))
    }
    // No time of Why is to be clicked where all are those of this moment.
    let touched = KeyedText(Text.toolbar.hint(.touched)[0]).plain
    #expect(line(.why, hasEarlierTime: false).contains(touched))
    // How long the session is, and when the gesture ended, stand in the timeline, or else here.
    #expect(!line(.why).contains("session") && !line(.why).contains("last touch"))
    let alone = line(.why, hasTimeline: false)
    #expect(alone.contains("session 400 ms") && alone.contains("last touch ended at 50 ms"))
    #expect(Units.sessionLength(9_999_400_000) == "9999 ms")
    #expect(Units.sessionLength(31_460_000_000) == "31.460 s")
  }

  /// Where the headline's moment is an earlier one, the line says how to go there, and names what to click.
  @Test func theStatusLineLeadsToTheMomentThatDecided() throws {
    let session = try Stories.session("061-back-swipe", "too far from the edge")
    let view = SessionView(session)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    func line(_ tab: RightTab) -> String {
      var model = WindowModel()
      model.right.tab = tab
      // Without a selection there is no value to change.
      model.pointing.selection = tab == .inspect ? .recognizer("nav.pop") : nil
      let parts = WindowPicture.parts(view.input, model, look)
      return words(parts.first { $0.id == "status" }?.picture ?? Picture(), look)
    }
    view.seek(to: session.steps.count - 1)
    let way = Text.toolbar.decisionHint("Touch 1, at 0 ms")[0]
    #expect(line(.why).contains(way) && line(.arbitration).contains(way))
    #expect(line(.inspect).contains(KeyedText(Text.toolbar.hint(.inspect)[0]).plain))
    view.seek(until: try #require(session.decidingMoment))
    #expect(line(.why).contains(KeyedText(Text.toolbar.hint(.touched)[0]).plain))
  }

  /// The line speaks of times in Why only where one of them leads to an earlier moment.
  @Test func theStatusLineSpeaksOfTimesThatLeadBack() throws {
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let times = Text.toolbar.hint(.why)[0]
    let runs: [(scene: String, run: String, seconds: Double, leadBack: Bool)] = [
      ("004-blue-1", "tap the button", 0.05, false), ("034-ring", "nobody acts", 1.1, false),
      ("020-button-in-scroll", "press, then drag on the button", 0.5, true),
    ]
    for (scene, run, seconds, leadBack) in runs {
      let session = try Stories.session(scene, run, at: seconds)
      let view = SessionView(session)
      view.seek(to: session.steps.count - 1)
      var model = WindowModel()
      model.right.tab = .why
      let parts = WindowPicture.parts(view.input, model, look)
      let line = words(parts.first { $0.id == "status" }?.picture ?? Picture(), look)
      #expect(line.contains(times) == leadBack, "\(scene)")
    }
  }

  /// Keys in the status line stand on caps, between which the words go on.
  @Test func keysStandOnCaps() {
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let text = KeyedText(Text.toolbar.hint(.past)[1])
    #expect(text.plain == "End goes back to live, Space plays.")
    var list = DrawList()
    text.draw(x: 16, middle: 12, look.theme.secondary, look, &list)
    var texts: [(String, CGPoint)] = []
    var caps = 0
    for command in list.commands {
      if case .text(let words, let at, _, _) = command { texts.append((words, at)) }
      if case .fill = command { caps += 1 }
    }
    #expect(texts.map(\.0) == ["End", " goes back to live, ", "Space", " plays."] && caps == 2)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.1.x < $1.1.x })
    #expect(text.width(look) > look.width(text.plain, .ui(12)))
  }

  /// Events are counted in one way everywhere.
  @Test func theStatusCountsEventsAsTheLogDoes() throws {
    let session = try Stories.session("000-td-tap", "single tap")
    let view = SessionView(session)
    view.seek(toEvent: 16)
    var model = WindowModel()
    model.time.event = view.lastEvent + 1
    model.time.eventCount = session.trace.events.count
    let room = CGRect(x: 0, y: 0, width: 1440, height: 26)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let picture = StatusPicture.draw(view.input, model.status, model.bars, room, look)
    let moment = try #require(picture.regions.first { $0.id == "status:moment" })
    guard case .text(let words) = moment.tooltip else {
      Issue.record("\(moment.tooltip)")
      return
    }
    #expect(words.hasPrefix("Event 17 of \(session.trace.events.count)"))
    let narrow = StatusPicture.draw(
      view.input, model.status, model.bars, CGRect(x: 0, y: 0, width: 420, height: 26), look)
    #expect(!narrow.list.commands.contains { "\($0)".contains("\u{2026}nt") })
  }

  /// The caret stays below its letter when a long line of a file is cut.
  @Test(arguments: [20, 40, 60, 100]) func theCaretPointsAtItsLetter(_ columns: Int) {
    let source = String(repeating: "a", count: 50) + "X" + String(repeating: "b", count: 60)
    for column in [1, 30, 51, 111] {
      var letters = Array(source.map { $0 == "X" ? "a" : $0 })
      letters[column - 1] = "X"
      let problem = SceneDiagnostic(
        file: "scene.yaml", line: 7, column: column, sentence: "it is wrong", hint: "mend it",
        source: String(letters))
      let lines = ProblemPicture.lines(problem.description, columns: columns)
      #expect(lines.allSatisfy { $0.count <= columns + 1 }, "\(lines)")
      let caret = lines.firstIndex { $0.hasSuffix("^") }.map { (lines[$0 - 1], lines[$0]) }
      let place = caret.map { $0.0[$0.0.index($0.0.startIndex, offsetBy: $0.1.count - 1)] }
      #expect(place == "X", "\(lines)")
    }
  }
}

import SceneStories
import Testing
import TouchEngine
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// What can be tried out helps: it is taken, and something comes out otherwise.
@Suite struct SuggestionTests {
  private func suggestion(_ scene: String, _ run: String, at seconds: Double) throws -> String? {
    let time = Instant(seconds: seconds)
    let input = try Stories.session(scene, run, at: seconds).input(at: time)
    let why = try #require(Explanation.last(input))
    return switch Suggestion.of(why, input) {
    case .property(let value): value.code
    case .callSuper(let name): "call super in \(MarkedText(name).plain)"
    case .letBegin(let name, let isDelegate):
      MarkedText(Text.inspect.letBegin(of: name, isDelegate: isDelegate)).plain
    case .deferSystemGestures(let edge): "defer system gestures at the \(edge.name)"
    case .allowInteraction(let view): "allow interaction with \(MarkedText(view).plain)"
    case .includeSubview(let view, let parent):
      MarkedText(Text.inspect.includeSubview(view, in: parent)).plain
    case .gesture(let advice): MarkedText(Text.inspect.advice(advice)).plain
    case nil: nil
    }
  }

  @Test func theHeadlineSuggestsTheNearestCure() throws {
    let cures: [(scene: String, run: String, seconds: Double, cure: String)] = [
      ("000-td-tap", "single tap", 0.4, "singleTap.requireToFail = [longPress]"),
      (
        "022-nested-scroll", "a mostly vertical drag", 0.3,
        "carousel.pan.simultaneousWith = [list.pan]"
      ),
      ("002-table-nosuper", "without super", 0.3, "call super in silent"),
      ("024-zoom", "nothing to zoom", 0.4, "scroll.maximumZoomScale = 3"),
      ("010-overlay", "a clear overlay", 0.05, "overlay.isUserInteractionEnabled = false"),
      ("004-yellow-pan", "slide", 0.15, "pan.cancelsTouchesInView = false"),
      ("004-gl", "quick tap on a row", 0.05, "tap.cancelsTouchesInView = false"),
      ("066-system-edge", "the system takes it", 0.3, "defer system gestures at the bottom"),
      ("033-animated", "while it moves", 2, "allow interaction with deaf"),
      ("020-button-in-scroll", "drag on the button", 0.3, "scroll.delaysContentTouches = false"),
      ("002-button-sub", "tap the badge", 0.05, "badge.isUserInteractionEnabled = false"),
      (
        "000-hit-flags", "a button in a view without interaction", 0.05,
        "noTouch.isUserInteractionEnabled = true"
      ),
      ("011-label-cell", "tap the label", 0.05, "label.isUserInteractionEnabled = true"),
    ]
    for (scene, run, seconds, cure) in cures {
      #expect(try suggestion(scene, run, at: seconds) == cure, "\(scene) '\(run)'")
    }
  }

  /// Of many that were prevented, one is to recognize as well.
  @Test func ofManyOneIsTried() throws {
    let code = try #require(try suggestion("012-many", "drag the card", at: 0.5))
    #expect(code.hasPrefix("cardPan.simultaneousWith = [") && !code.contains(","), "\(code)")
  }

  /// Together with the pan the tap would have failed all the same: its touch moved too far for one.
  @Test func aTapThatWasDraggedIsNotMadeToRecognize() throws {
    let input = try Stories.session("000-pan-tap", "slow drag").input()
    let tap = try #require(input.handle(of: .recognizer("tap")))
    let suggestion = Suggestion.of(Explanation.about(tap, input), input)
    guard case .gesture(let advice)? = suggestion else {
      Issue.record("\(String(describing: suggestion))")
      return
    }
    #expect(Text.inspect.advice(advice) == "Lift before moving 10 pt.")
  }

  /// Where no value helps, what the finger has to do is said with the number of the trace.
  @Test func whatWorksAsDesignedSaysWhatToDo() throws {
    let all: [(scene: String, run: String, seconds: Double, cure: String)] = [
      ("061-back-swipe", "too far from the edge", 0.3, "Begin within 13 pt of the left edge."),
      ("030-swipe", "too slow", 1.5, "Swipe faster: at least 70 pt/s."),
      (
        "004-blue-1", "tap the button", 0.05,
        "Touch blue beside button, or add tap to button itself."
      ),
      (
        "020-button-in-scroll", "press, then drag on the button", 0.5,
        "Lift within 70 pt of button."
      ),
      ("023-table", "press a row, then drag", 1.1, "Lift before moving 10 pt."),
      (
        "002-outside", "without the overrides", 0.05,
        "Override point(inside:with:) in plain to include plainChild, or make plain larger."
      ),
      ("026-lift", "drag too early", 2.3, "Hold for 500 ms before moving more than 10 pt."),
    ]
    for (scene, run, seconds, cure) in all {
      #expect(try suggestion(scene, run, at: seconds) == cure, "\(scene) '\(run)'")
    }
  }

  /// Of a row or an item that a scroll view's pan keeps from being selected, no value of the scroll view helps: at every
  /// moment, and about whatever, only the finger is told what to do.
  @Test(arguments: [("023-table", "press a row, then drag"), ("025-collection", "drag")])
  func anItemThatScrollsAwayHasAdviceAlone(_ scene: String, _ run: String) throws {
    let view = SessionView(try Stories.session(scene, run))
    var advised = 0
    for seconds in [0.02, 0.1, 0.2, 0.6, 2] {
      view.seek(until: Instant(seconds: seconds))
      let input = view.input
      let all = Explanation.subjects(input).map { Explanation.about($0, input) }
      for why in all + [Explanation.last(input)].compactMap({ $0 }) {
        guard let suggestion = Suggestion.of(why, input) else { continue }
        switch suggestion {
        case .gesture(.liftBeforeMoving(10)): advised += 1
        case .property(let value):
          let names = ["delaysContentTouches", "canCancelContentTouches"]
          #expect(!names.contains(value.name), "\(why.title) at \(seconds) s: \(value.code)")
        default: break
        }
      }
    }
    view.seek(until: Instant(seconds: 0.02))
    let early = try #require(Explanation.last(view.input))
    #expect(early.title.hasSuffix("does not have touch 1 yet"), "\(early.title)")
    #expect(Suggestion.of(early, view.input) == .gesture(.liftBeforeMoving(10)))
    #expect(advised > 1)
  }

  /// Of a recognizer that failed for one of its properties, another property of it is not tried: its headline names the cause.
  @Test func whatIsTriedIsTheCauseThatIsNamed() throws {
    var faults: [String] = []
    try Stories.each { story, session in
      let input = session.input()
      for why in Explanation.subjects(input).map({ Explanation.about($0, input) }) {
        guard case .property(let value)? = Suggestion.of(why, input),
          let last = input.reading.recognizer(why.subject)?.transitions.last, last.to == .failed,
          case .movedTooFar(_, let property?) = input.cause(of: last),
          value.object == input.name(of: why.subject), value.name != property
        else { continue }
        faults.append("\(story), \(why.title): \(value.code)")
      }
    }
    #expect(faults.isEmpty, "\(faults.sorted().joined(separator: "\n"))")
  }

  /// Edits cannot reach a recognizer that the app's own code named, so nothing is suggested for it.
  @Test func aRecognizerThatCodeNamedIsNotSuggested() throws {
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/075-drag-to-dismiss.yaml")
    let sheet = try #require(scene.object("sheet") as? UIView)
    let drag = try #require(sheet.gestureRecognizers?.first)
    drag.name = "drag"
    let session = Session(scene)
    session.play(try #require(scene.runs.first { $0.name == "a little, and back" }))
    let input = session.input()
    #expect(input.codeNamed == [drag.touchscopeHandle])
    let why = Explanation.about(drag.touchscopeHandle, input)
    #expect(why.title == "drag ended")
    #expect(Suggestion.of(why, input) == nil)
    // Those of the scene can be edited.
    let yellow = try Stories.session("004-yellow-pan", "slide", at: 0.15).input()
    #expect(yellow.codeNamed == [])
  }

  /// What happened, but for the edits themselves.
  private static func lines(_ session: Session) -> [String] {
    session.trace.events.filter { $0.kind != .change }.map {
      "\($0.time.nanoseconds) \(CanonicalLine.text($0, in: session.trace))"
    }
  }

  /// Whether the run, or the scene's own code, gives the property another value afterwards.
  private static func sets(_ value: PropertyValue, _ session: Session) -> Bool {
    let trace = session.trace
    return session.inputs.contains {
      if case .set(let path, _) = $0.event { path == value.path } else { false }
    }
      || trace.events.contains {
        $0.kind == .change && trace.name(of: $0.subject) == value.object
          && trace.payload(of: $0).hasPrefix(value.name)
      }
  }

  /// The headline's and those of all objects, at the end of every run of every scene, as edits of that run.
  @Test func whatIsSuggestedChangesSomething() throws {
    var faults: [String] = []
    var tried: Set<String> = []
    try Stories.each { story, session in
      let input = session.input()
      var all = Explanation.subjects(input).map { Explanation.about($0, input) }
      if let last = Explanation.last(input) { all.append(last) }
      var done: Set<PropertyValue> = []
      for why in all {
        guard case .property(let value)? = Suggestion.of(why, input), done.insert(value).inserted
        else { continue }
        tried.insert("\(story): \(value.code)")
        do {
          let edit = Edit(path: value.path, value: value.value)
          let replayed = try session.replaying(with: [edit]).finished()
          defer { replayed.scene.engine.tearDown() }
          if Self.lines(replayed) == Self.lines(session), !Self.sets(value, session) {
            faults.append("\(story), \(why.title): \(value.code) changes nothing")
          }
        } catch {
          faults.append("\(story), \(why.title): \(value.code) is refused: \(error)")
        }
      }
    }
    #expect(
      faults.isEmpty,
      "\(faults.count) of \(tried.count):\n\(faults.sorted().joined(separator: "\n"))")
    #expect(tried.count > 100, "\(tried.count)\n\(tried.sorted().joined(separator: "\n"))")
  }
}

import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What panels call views without names, what recognizers need, and why those of the system stand where they do.
@Suite struct PanelNameTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  private func tree(_ input: PictureInput, width: Double) -> String {
    let picture = HierarchyPicture.list(input, HierarchyModel(), width: width, look).picture
    return PictureTexts.lines(picture, look).joined(separator: "\n")
  }

  private func content(_ name: String, _ input: PictureInput) throws -> RecognizerCardContent {
    let handle = try #require(input.handle(of: .recognizer(name)))
    return try #require(RecognizerCardContent(handle, input))
  }

  /// A pinch by the name of pinch says how many fingers it needs, and a class of the app what it is.
  @Test func everyRecognizerOfTheTreeSaysWhatItNeedsOrIs() throws {
    let two = tree(try input("031-rotate", "one finger only drags", at: 0.3), width: 260)
    #expect(two.contains("pinch  2 fingers") && two.contains("rotation  2 fingers"), "\(two)")
    let own = tree(try input("000-td-simpletap", "one tap", at: 0.05), width: 260)
    #expect(own.contains("first2  TDSimpleTap"), "\(own)")
    // It recognizes the first tap: how many it wants decides only whom it prevents.
    #expect(!own.contains("2 taps"))
    let wide = tree(try input("000-td-simpletap", "one tap", at: 0.05), width: 500)
    #expect(wide.contains("first2  TDSimpleTapGestureRecognizer"), "\(wide)")
  }

  /// The card of a swipe tells how its limits follow from its speed, and which of them that has lowered; others have nothing to
  /// tell.
  @Test(arguments: [
    ("swipe right", ["50 pt, min 50", "0 pt, max 50", "1000 pt/s, min 70"]),
    (
      "slow at first, quick at the end",
      ["33.3 pt, min 33.3 at this speed", "0 pt, max 33.3 at this speed", "200 pt/s, min 70"]
    ),
    (
      "a second long",
      ["25.5 pt, min 25 at this speed", "0 pt, max 25 at this speed", "90 pt/s, min 70"]
    ),
    ("too slow", ["50 pt, min 25 at this speed", "0 pt, max 25 at this speed", "60 pt/s, min 70"]),
    (
      "lifted early, slowly",
      ["35 pt, min 25 at this speed", "0 pt, max 25 at this speed", "23 pt/s, min 70"]
    ),
    (
      "lifted early, at 250 points per second",
      ["35 pt, min 41.7 at this speed", "0 pt, max 41.7 at this speed", "250 pt/s, min 70"]
    ),
  ])
  func aSwipeTellsHowItsLimitsFollowFromItsSpeed(_ run: String, _ gauges: [String]) throws {
    let input = try Stories.session("030-swipe", run).input()
    let swipe = try content("right", input)
    #expect(swipe.gauges.map(\.text) == gauges)
    for words in [
      "between the last two samples", "the slower, the less",
      "fails once it has gone the whole way",
    ] { #expect(swipe.tooltip.contains(words), "\(swipe.tooltip)") }
    // A scene can have limits of its own.
    let limits = swipe.tooltip.split(separator: "\n").last ?? ""
    #expect(limits.filter(\.isNumber) == "")
    // The lane says it in the words of the card.
    let end = try #require(swipe.reading.transitions.last)
    if end.to == .ended {
      #expect(LimitText.reason(end, input) == "moved \(gauges[0])")
      #expect(!LimitText.brief(end, other: "", input).contains("speed"))
    }
    let tap = try content("tap", try self.input("000-pan-tap", "tap", at: 0.3))
    #expect(!tap.tooltip.contains("\n"))
  }

  /// What a bar says by its name and numbers does not stand above it once more; a reason that is more than numbers does.
  @Test(arguments: [
    ("032-edge", "drag from 60 points", 0.3, "back", "60 pt from the left edge", false),
    ("030-swipe", "lifted too early", 0.3, "right", "moved 40 pt", false),
    ("030-swipe", "swipe right", 0.3, "up", "wrong direction", true),
    ("030-swipe", "a second long", 1, "left", "by right", true),
  ])
  func aReasonThatABarTellsStandsOnce(
    _ scene: String, _ run: String, _ seconds: Double, _ name: String, _ reason: String,
    _ isTold: Bool
  ) throws {
    let input = try input(scene, run, at: seconds)
    let handle = try #require(input.handle(of: .recognizer(name)))
    let cards = Cards(input, lead: handle, selected: handle, width: 408, room: 900, look)
    // Without the regions, whose tooltips say it all the same.
    let words = PictureTexts.lines(cards.draw(0..<1), look).prefix { !$0.isEmpty }
    #expect(words.contains { $0.contains(reason) } == isTold, "\(words)")
  }

  /// What a lane says that it moved, the card calls so, too.
  @Test func aSystemGestureMovesInCardAndLane() throws {
    let input = try input("066-system-edge", "the system takes it", at: 0.3)
    let gate = try content("window.gate2", input)
    let end = try #require(gate.reading.transitions.last)
    let names = gate.gauges.map { "\($0.name) \($0.text)" }
    #expect(names.contains(LimitText.reason(end, input)), "\(names)")
  }

  /// Views without names are told apart by what is written in them, and have no brackets.
  @Test func aViewWithoutANameSaysWhatIsWrittenInIt() throws {
    let input = try input("000-td-simpletap", "one tap", at: 0.05)
    let words = tree(input, width: 420)
    #expect(words.contains("UILabel  \u{201C}Tap each card once\u{201D}"), "\(words)")
    let labels = input.snapshot.views.filter { $0.className == "UILabel" }.prefix(2)
    #expect(
      CanvasNames.list(Array(labels))
        == "UILabel \u{201C}Tap each card once\u{201D}, UILabel \u{201C}compares numberOfTapsRe\u{2026}\u{201D}"
    )
    let named = try #require(input.snapshot.views.first { $0.name == "first" })
    #expect(named.writing == nil && named.label == "first")
  }

  /// Why writes such a name as the tree does.
  @Test func aSentenceHasNoBrackets() throws {
    let input = try input("062-tab-button", "above the bar", at: 0.02)
    var list = DrawList()
    let prose = Prose(
      look: look, input: input, font: .ui(12), color: look.theme.text, lineHeight: 16)
    let text = MarkedText("\(MarkedText.name("<UIView>#2")) forwarded it.")
    _ = prose.draw(text, x: 0, y: 0, width: 900, &list)
    let words = PictureTexts.places(list, look).map(\.text).joined()
    #expect(words == "UIView#2 forwarded it.")
  }

  /// Recognizers of the system that had no part share one line; their reasons are those of their lanes.
  @Test func recognizersOfTheSystemShareALine() throws {
    for seconds in [0.02, 0.1] {
      let input = try input("062-tab-button", "above the bar", at: seconds)
      let page = WhyPage.draw(
        Explanation.last(input), input, marked: nil, size: CGSize(width: 1200, height: 800),
        smallHeight: 32, isPast: false, look)
      let words = PictureTexts.lines(page.picture, look).joined(separator: "\n")
      #expect(words.contains("window.gate1, window.gate2"), "\(seconds): \(words)")
      #expect(words.contains(Text.cards.systemsOwn(count: 2)), "\(seconds): \(words)")
      #expect(!words.contains("from the bottom edge"), "\(words)")
    }
  }

  /// A drag that goes on says how far it had come when it began.
  @Test func aDragThatGoesOnSaysWhyItBegan() throws {
    let input = try input("026-lift", "drag too early", at: 0.25)
    let pan = try content("list.pan", input)
    #expect(pan.reading.transitions.last?.to == .changed)
    #expect(pan.wholeReason.contains("12 pt"), "\(pan.wholeReason)")
  }

  /// Questions of one moment that all got one answer are named where there is room.
  @Test func theTimelineNamesTheQuestions() throws {
    let input = try input("000-td-simpletap", "one tap", at: 0.05)
    let picture = TimelinePicture.draw(
      input, TimelineModel(), size: CGSize(width: 2400, height: 400), look
    ).picture
    let words = PictureTexts.lines(picture, look).joined(separator: "\n")
    #expect(words.contains("canPrevent, canBePrevented \u{2192} true"), "\(words)")
    let answers = input.reading.decisions
    #expect(
      EventWords.questions(answers + answers, in: input.trace)
        == "canPrevent \u{00D7}2, canBePrevented \u{00D7}2")
  }

  /// What a touch would hit stands alone: what the last touches came to is no part of it.
  @Test func whatWouldBeHitStandsAlone() throws {
    var input = try input("000-td-tap", "single tap", at: 0.5)
    func lines(_ input: PictureInput) -> [String] {
      let page = WhyPage.draw(
        Explanation.last(input), input, marked: nil, size: CGSize(width: 368, height: 500),
        smallHeight: 32, isPast: false, look)
      return PictureTexts.lines(page.picture, look)
    }
    #expect(lines(input).joined(separator: "\n").contains("doubleTap"))
    input.probe = input.reading.hit
    let picked = lines(input)
    #expect(picked.first == Text.panels.picked && picked.contains("card would get a touch here"))
    #expect(!picked.contains { $0.contains("doubleTap") || $0.contains("Touch 1") }, "\(picked)")
  }

  /// Before the first touch the page says what there is to try and to see; looking back it does not.
  @Test func beforeTheFirstTouchThePageSaysWhatToTry() throws {
    let path = "\(Stories.root)/scenes/022-nested-scroll.yaml"
    let input = try Stories.untouched(text: String(contentsOfFile: path, encoding: .utf8)).input()
    var scene = OpenSceneModel()
    scene.title = "A carousel in a list"
    scene.about = "Drag **it**:\n`pan` decides, or *free*."
    func lines(isPast: Bool) -> [String] {
      let page = WhyPage.draw(
        nil, input, marked: nil, scene: scene, size: CGSize(width: 368, height: 500),
        smallHeight: 32, isPast: isPast, look)
      return PictureTexts.lines(page.picture, look)
    }
    let before = lines(isPast: false)
    #expect(before[0] == Text.panels.nothingTouched(isPast: false))
    #expect(
      before[1] == scene.title && before[2] == "Drag it: pan decides, or \u{201C}free\u{201D}.")
    #expect(!lines(isPast: true).contains(scene.title))
    scene.about = ""
    #expect(lines(isPast: false)[0] == Text.panels.nothingTouched(isPast: false))
    #expect(!lines(isPast: false).contains(scene.title))
  }

  /// In a narrow margin what a view got is broken between its words, and loses no letter.
  @Test func whatAViewGotIsNotCut() {
    let text = CanvasText(
      kind: .hit, side: .left, anchor: 0, title: "card",
      details: ["got touchesCancelled at\u{00A0}81 ms"], target: .view("card"), tooltip: "")
    let width = look.width("touchesCancelled", .ui(11)) - 4
    let lines = text.lines(width, look).map(\.text)
    #expect(lines.contains { $0.hasSuffix("touches") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Cancelled") }, "\(lines)")
    #expect(!lines.contains { $0.contains("\u{2026}") }, "\(lines)")
  }
}

import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchInspection

/// What the graph of Arbitration, Why and lanes say of relations and of what came back.
extension SentenceSceneTests {
  private func edges(_ input: PictureInput) -> [String] {
    Relations.make(input).map {
      Text.arbitration.edge(RelationStyle.label($0.kind), $0.source, $0.outcome)[0]
    }
  }

  /// A line of the graph says what came of the relation, and when.
  @Test func linesSayWhatCameOfARelation() throws {
    let single = edges(try input("000-td-tap", "single tap"))
    for words in [
      "waited 350 ms", "failed in time", "cancelled the touch at 400 ms",
    ] { #expect(single.contains(words), "\(single)") }
    let double = try input("000-td-tap", "double tap")
    #expect(edges(double).contains("waited until 200 ms"), "\(edges(double))")
    let drag = edges(try input("022-nested-scroll", "a mostly vertical drag"))
    #expect(drag.contains("prevented at 33 ms (default)"), "\(drag)")
  }

  /// Matrix, cards and lanes say alike why a recognizer was not first that another one prevented.
  @Test func whoWasPreventedSaysWhyItWasNotFirst() throws {
    let input = try input("012-many", "drag the card")
    func texts(_ name: String) throws -> (row: [String], card: String) {
      let handle = try #require(input.handle(of: .recognizer(name)))
      let card = try #require(RecognizerCardContent(handle, input)).wholeReason
      return (GraphOutcome.texts(handle, input), card)
    }
    for name in ["pan2", "pinch"] {
      let (row, card) = try texts(name)
      #expect(row == ["1 of 2 touches", "prevented"], "\(name): \(row)")
      #expect(card == "by cardPan \u{00B7} 1 of 2 touches", "\(name): \(card)")
    }
    let tie = try texts("pan1")
    #expect(tie.row == ["tie: the deeper view won", "tie: deeper won", "prevented"], "\(tie.row)")
    #expect(tie.card == "by cardPan \u{00B7} tie: the deeper view won")
    for name in ["cardTap", "cardDouble", "tap1", "tap2", "tap3"] {
      let (row, card) = try texts(name)
      #expect(row == ["before the lift", "prevented"], "\(name): \(row)")
      #expect(card == "by cardPan \u{00B7} before the lift", "\(name): \(card)")
    }
    // The lane says how far it had come; a card beside the state says it with the same words.
    let nested = try self.input("022-nested-scroll", "a mostly vertical drag")
    let pan = try #require(nested.handle(of: .recognizer("carousel.pan")))
    let card = try #require(RecognizerCardContent(pan, nested)).wholeReason
    #expect(card == "by list.pan \u{00B7} moved 7.7 pt, min 10")
    let gauges = try #require(RecognizerCardContent(pan, nested)).gauges
    #expect(gauges.filter(\.isDeciding).map(\.text) == ["7.7 pt, min 10"])
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let lanes = PictureTexts.lines(
      TimelinePicture.draw(
        nested, TimelineModel(), size: CGSize(width: 1440, height: 300), look
      ).picture, look)
    #expect(lanes.contains { $0.contains("Prevented \(card)") }, "\(lanes)")
  }

  /// A control that does not let a recognizer begin is a line, too.
  @Test func aControlThatRefusesIsALine() throws {
    let input = try input("004-blue-1", "tap the button")
    #expect(RelationText.lines(input) == ["button did not let tap begin"])
    #expect(edges(input) == ["did not let it begin at 50 ms"])
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let graph = ArbitrationGraph.make(Relations.make(input), input, width: 408, look)
    #expect(graph.isClear)
    let words = PictureTexts.lines(graph.draw(), look).joined(separator: " ")
    // What refused it is told before what the app printed.
    let why = try #require(Explanation.last(input))
    #expect(why.sentences.dropFirst().first?.text.hasPrefix("tap failed: button returned") == true)
    for name in ["button", "tap"] { #expect(words.contains(name), "\(words)") }
    // The object that was asked answered: it is named once.
    let panel = PictureTexts.lines(
      ArbitrationPicture.draw(input, ArbitrationModel(), about: nil, width: 408, look).picture,
      look)
    let question = try #require(panel.first { $0.contains("gestureRecognizerShouldBegin(tap)") })
    #expect(question.hasSuffix("no"), "\(panel)")
    #expect(question.components(separatedBy: "button").count == 2, "\(panel)")
    // Both the lane and the graph say who refused.
    let tap = try #require(input.handle(of: .recognizer("tap")))
    #expect(GraphOutcome.texts(tap, input).first == "refused by button")
    let size = CGSize(width: 1440, height: 300)
    let lanes = PictureTexts.lines(
      TimelinePicture.draw(input, TimelineModel(), size: size, look).picture, look)
    #expect(lanes.contains { $0.contains("refused by button") }, "\(lanes)")
    #expect(
      why.text.contains("because a control's own action wins over a single tap on a superview."))
  }

  /// AR-41: UIKit's state of one that waited for another, which recognized, is failed, by its own requirement.
  @Test func whoWaitedInVainFailed() throws {
    let input = try input("000-td-tap", "double tap")
    let single = try #require(input.snapshot.recognizers.first { $0.name == "singleTap" })
    let reading = try #require(input.reading.recognizer(single.handle))
    #expect(StateLook.title(reading) == .failed)
    #expect(
      try why("singleTap", input).contains(
        "It requires doubleTap to fail, and doubleTap recognized."))
    #expect(
      try why("doubleTap", input).contains(
        "singleTap failed: it requires doubleTap to fail, and doubleTap recognized."))
  }

  /// The headline of one that goes on says what its beginning ended, and has that moment; so do the moments after it.
  @Test func aBeginningIsToldWithWhatItEnded() throws {
    let all: [(scene: String, run: String, title: String, at: String)] = [
      ("061-back-swipe", "the card waits", "nav.pop began, so pan failed", "17 ms"),
      (
        "023-table", "press a row, then drag",
        "table.pan began: table.section1.row1 \u{201C}Beetroot\u{201D} was not selected", "833 ms"
      ),
      (
        "034-ring", "nobody acts", "one, two and three failed: each waits for the next", "50 ms"
      ),
    ]
    for (scene, run, title, at) in all {
      let input = try input(scene, run)
      let why = try #require(Explanation.last(input))
      #expect(why.title == title, "\(scene)")
      let event = try #require(why.moment.map { input.trace.events[Int($0)] })
      let time = Units.milliseconds(event.time.since(input.reading.gestureStart))
      #expect(time == at, "\(scene)")
    }
  }

  /// One that took nothing from anything is told with its beginning too, while it goes on and after its end; who asks about it
  /// reads what it does.
  @Test func aBeginningThatEndedNothingIsToldAsWell() throws {
    let list = try #require(
      Explanation.last(try input("061-back-swipe", "along the edge the list scrolls")))
    #expect(list.title == "notes.pan began")
    let whole = try Stories.session("000-td-panpinch", "one finger drag")
    for seconds in [0.1, whole.now.seconds] {
      let now = whole.input(at: Instant(seconds: seconds))
      let pan = try #require(now.handle(of: .recognizer("pan")))
      let why = try #require(Explanation.last(now))
      #expect(why.subject == pan && why.title.hasPrefix("pan began"), "\(why.title)")
      let began = now.reading.recognizer(pan)?.transitions.first { $0.to == .began }
      #expect(why.moment == began?.seq, "at \(seconds) s")
      #expect(!Explanation.about(pan, now).title.hasPrefix("pan began"))
    }
  }

  /// What two fingers did is measured at their midpoint, and the failure has its own time.
  @Test func whatFailedBesideAPinchIsToldOfBothTouches() throws {
    let input = try input("000-td-panpinch", "pure pinch")
    let why = try #require(Explanation.last(input))
    let words = "the midpoint of its touches moved 0 pt before the end (min 10)."
    let sentence = try #require(why.sentences.first { $0.text.hasSuffix(words) }, "\(why.text)")
    let pan = try #require(input.handle(of: .recognizer("pan")))
    #expect(sentence.event == input.reading.recognizer(pan)?.transitions.last?.seq)
  }

  /// What it measured only the class knows; how far the touch was then, the trace.
  @Test(arguments: [
    ("a stroke to the left", "touchesMoved(_:with:) set its state to failed, after touch 1 had"),
    ("down and not up", "to failed, after touch 1 had moved 80 pt right and 80 pt down."),
  ]) func aFailureThatCodeSetsSaysHowFarTheTouchWas(_ run: String, _ words: String) throws {
    let failed = try why("check", try input("071-checkmark", run))
    #expect(failed.contains(words), "\(failed)")
  }

  /// A row whose touch a drag took was not selected, and Why says so; an item, too.
  @Test func aRowThatLostItsTouchToADragWasNotSelected() throws {
    let row = try #require(Explanation.last(try input("023-table", "press a row, then drag")))
    #expect(
      row.text.hasSuffix(
        " table.section1.row1 was not selected: table selects a row only when it gets touchesEnded."
      ),
      "\(row.text)")
    for language in [TextLanguage.english, .chinese, .japanese] {
      let all = Text.speaking(language) {
        [SelectingList.table, .collection].map { Text.why.notSelected("row", lostIn: "list", $0) }
      }
      #expect(Set(all).count == 2 && all.allSatisfy { $0.contains("touchesEnded") }, "\(all)")
    }
  }

  /// Those that wait for each other are all named, and each with its own wait.
  @Test func aRingNamesAllThatFailed() throws {
    let input = try input("034-ring", "nobody acts")
    let why = try #require(Explanation.last(input))
    #expect(why.sentences.last?.text == "one waited for two to fail; the touch ended first.")
    #expect(
      Explanation.decision(input)?.subjects.map { input.name(of: $0) } == ["one", "two", "three"])
    for language in [TextLanguage.english, .chinese, .japanese] {
      let all = Text.speaking(language) {
        [["a"], ["a", "b"], ["a", "b", "c"]].map { Text.whyRecognizer.cycleFailed($0) }
      }
      #expect(Set(all).count == 3, "\(all)")
    }
  }

  /// Many that were prevented are counted, also where all of them were ready; why the one began is said once.
  @Test func manyThatWerePreventedAreCountedBelowTheHeadline() throws {
    let many = try #require(Explanation.last(try input("012-many", "drag the card")))
    #expect(many.sentences.count { $0.text.contains("cardPan began") } == 1, "\(many.text)")
    let ready = try #require(Explanation.last(try input("001-wy-100", "tap the middle")))
    let words =
      "r95 prevented 19 others, which were ready at the same moment: the view of r95 is deeper."
    #expect(ready.sentences.first?.text == words)
    for language in [TextLanguage.english, .chinese, .japanese] {
      let all = Text.speaking(language) {
        [Comparison(13.4, of: 10), nil].map {
          Text.whyRecognizer.prevented(
            count: 8, by: "cardPan", after: $0, along: nil, .first, isUnshared: true)
        }
      }
      #expect(Set(all).count == 2 && all.allSatisfy { $0.contains("8") }, "\(all)")
    }
  }

  /// A control that fired says where its touch ended, where that is known.
  @Test func aControlSaysWhereItsTouchEnded() throws {
    let input = try input("004-blue-1", "tap the button")
    let button = try #require(input.snapshot.views.first { $0.name == "button" })
    let words = Explanation.about(button.handle, input).text
    #expect(
      words.contains(
        "The touch ended inside button, and no recognizer cancelled it, so button sent touchUpInside."
      ), "\(words)")
    for language in [TextLanguage.english, .chinese, .japanese] {
      let all = Text.speaking(language) {
        [true, false, nil].map { Text.whyControl.endedInside("button", isInMargin: $0) }
      }
      #expect(Set(all).count == 3 && all.allSatisfy { $0.contains("touchUpInside") })
    }
  }

  /// A control that did not fire because its touch ended too far away says how far.
  @Test func aControlSaysHowFarOutsideItsTouchEnded() throws {
    let input = try input("020-button-in-scroll", "press, then drag on the button")
    let button = try #require(input.snapshot.views.first { $0.name == "button" })
    let words = Explanation.about(button.handle, input).sentences.first?.text
    let expected =
      "The touch ended 96 pt outside button (margin 70 pt), so button sent touchUpOutside."
    #expect(words == expected)
    for language in [TextLanguage.english, .chinese, .japanese] {
      let all = Text.speaking(language) {
        [Comparison(96, of: 70), Comparison(96, of: 0), nil].map {
          Text.whyControl.endedOutside("button", by: $0)
        }
      }
      #expect(Set(all).count == 3 && all.allSatisfy { $0.contains("touchUpOutside") })
    }
  }

  /// The system's recognizer says from which edge a touch was too far; both of them have one need in short.
  @Test func theSystemsRecognizerNamesItsEdge() throws {
    let input = try input("061-back-swipe", "too far from the edge")
    let words = try why("window.gate2", input)
    #expect(
      words.contains("150 pt from the top edge of the screen (max 20)"), "\(words)")
    #expect(words.contains("window.gate2 is UIKit's own recognizer on every window"), "\(words)")
    // Where what it did is told with what it is, it is not said twice.
    let taken = try self.input("066-system-edge", "the system takes it")
    #expect(Explanation.last(taken)?.text.contains("UIKit's own recognizer") == false)
    let late = try self.input("066-system-edge", "a resting finger at the very edge")
    let last = try #require(Explanation.last(late)?.sentences.last)
    #expect(last.isAside && last.text.hasPrefix("window.gate2 is UIKit's own recognizer"))
    #expect(Text.cards.shortNeeds(.systemGesture) == Text.cards.shortNeeds(.systemWatch))
  }

  /// Recognizers without a relation are named in as many lines as they need, three at most, and no name is cut.
  @Test func recognizersWithoutARelationAreNamedWhole() throws {
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let input = try input("012-many", "drag the card")
    let graph = ArbitrationGraph.make(Relations.make(input), input, width: 300, look).draw()
    let drawn = PictureTexts.lines(graph, look).joined(separator: " ")
    #expect(drawn.contains("press1, press2 and cardPress"), "\(drawn)")
    let names = (1...20).map { "recognizer\($0)" }
    for (count, lines) in [(1, 1), (4, 2), (20, 3)] {
      let shown = GraphAlone.lines(Array(names.prefix(count)), width: 300, look)
      #expect(shown.count == lines, "\(shown)")
      #expect(shown.allSatisfy { look.width($0, .ui(11)) <= 300 && !$0.contains("\u{2026}") })
      let words = shown.joined(separator: " ").split { " ,".contains($0) }.map(String.init)
      let named = words.filter { $0.hasPrefix("recognizer") }
      #expect(named == Array(names.prefix(named.count)))
      #expect((named.count == count) == !words.contains("more"), "\(shown)")
      if named.count < count { #expect(words.suffix(2) == ["\(count - named.count)", "more"]) }
      #expect(GraphAlone.height(shown) == 22 + Double(lines - 1) * 14)
    }
    #expect(GraphAlone.lines([], width: 300, look).isEmpty && GraphAlone.height([]) == 0)
  }

  /// Few recognizers have higher rows than many; names have the room that the cells leave, and what outlines words cuts none.
  @Test func aMatrixOfFewRecognizersHasRoom() throws {
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    for (scene, run) in [("061-back-swipe", "swipe back"), ("012-many", "drag the card")] {
      let input = try input(scene, run)
      let picture = ArbitrationMatrix(
        Relations.make(input), input, pair: nil, width: 408, look
      ).draw().picture
      let cells = picture.regions.filter { if case .pair = $0.target { true } else { false } }
      let isMany = scene == "012-many"
      #expect(
        !cells.isEmpty
          && cells.allSatisfy { isMany ? $0.outline.height == 22 : $0.outline.height > 22 })
      let places = PictureTexts.places(picture.list, look)
      let first = try #require(cells.map(\.outline.minX).min())
      for name in RecognizerOrder.handles(input).map({ input.name(of: $0) }) {
        let place = try #require(places.first { $0.text == name }, "\(scene): \(name)")
        #expect(place.box.maxX <= first)
      }
      let right = try #require(cells.map(\.outline.maxX).max())
      let top = try #require(cells.map(\.outline.minY).min())
      let bottom = try #require(cells.map(\.outline.maxY).max())
      for word in places
      where word.box.minX > right && word.box.midY > top && word.box.midY < bottom {
        let region = try #require(
          picture.region(at: CGPoint(x: word.box.midX, y: word.box.midY)))
        #expect(region.outline.insetBy(dx: 4, dy: 0).minX <= word.box.minX + 0.1)
        #expect(region.outline.maxX >= min(408, word.box.maxX + 4) - 0.1)
      }
    }
  }

  /// The names of a hovered cell of the matrix, or of a hovered number, stand out, and nothing moves.
  @Test func aHoveredCellNamesItsRowAndColumn() throws {
    let input = try input("012-many", "drag the card")
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    func picture(_ hover: Target?) -> Picture {
      ArbitrationMatrix(
        Relations.make(input), input, pair: nil, hover: hover, width: 394, look
      ).draw().picture
    }
    func bold(_ picture: Picture) -> [String] {
      picture.list.commands.compactMap { command in
        guard case .text(let text, _, let font, _) = command else { return nil }
        return font.weight == .bold || font.weight == .semibold ? text : nil
      }
    }
    let plain = picture(nil)
    let cell = picture(.pair("cardPan", "tap2"))
    #expect(bold(plain).isEmpty && bold(cell).sorted() == ["cardPan", "tap2"])
    #expect(bold(picture(.recognizer("tap2"))).sorted() == ["tap2", "tap2"])
    #expect(cell.regions == plain.regions)
  }

  /// The least and the greatest value of an offset stand beside its curve, which ends elsewhere where it came back.
  @Test func anOffsetSaysBetweenWhichValuesItWas() {
    #expect(Text.timeline.offsets(in: -24...0) == "\(Units.number(-24)) to 0 pt")
    #expect(Text.timeline.offsets(in: 0...110.2) == "0 to \(Units.number(110.2)) pt")
  }

  /// Where a recognizer meets itself in the matrix stands that it failed by itself, and why.
  @Test func theMatrixSaysWhoFailedByItself() throws {
    let session = try Stories.session("012-many", "drag the card", at: 0.3)
    let input = session.input(at: Instant(seconds: 0.3))
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let matrix = ArbitrationMatrix(Relations.make(input), input, pair: nil, width: 408, look).draw()
    let failed = matrix.picture.regions.filter {
      $0.tooltip.text(in: input.trace).contains("failed by itself")
    }
    #expect(
      failed.map { $0.target } == ["cardPress", "press1", "press2"].map { Target.recognizer($0) })
    let tooltips = failed.map { $0.tooltip.text(in: input.trace) }
    #expect(tooltips.allSatisfy { $0.contains("moved 13.4 pt") }, "\(tooltips)")
  }

  /// Of two that were ready at one moment the one that may not prevent the other loses, whichever was added later; and one that
  /// still waits was not ready.
  @Test func aTieIsOneOnlyWhereItDecided() throws {
    let asked = try #require(Explanation.last(try input("000-td-simpletap", "the other order")))
    #expect(
      asked.text.contains(
        "swapped3 prevented swapped2, which was ready at the same moment but may not prevent swapped3."
      ))
    #expect(asked.text.contains(" returned false.") && !asked.text.contains("added later"))
    let tie = try #require(Explanation.last(try input("000-td-simpletap", "one tap")))
    #expect(tie.text.contains("first3 was added later"), "\(tie.text)")
    let ring = try Stories.session("034-ring", "nobody acts")
      .replaying(with: [Edit(path: "one.requireToFail", value: "[]")]).finished()
    defer { ring.scene.engine.tearDown() }
    let opened = ring.input()
    let two = try #require(opened.handle(of: .recognizer("two")))
    #expect(try #require(Explanation.last(opened)).text.contains("added later") == false)
    #expect(!GraphOutcome.texts(two, opened).contains { $0.contains("later") })
  }
}

import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The lines of the graph: which have words, what they have room for, and the key to them.
@Suite struct RelationLineTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private static func nested() throws -> PictureInput {
    try Stories.session("022-nested-scroll", "a mostly horizontal drag", at: nil).input(at: nil)
  }

  /// One that would have had to wait for another was not ready: that the view of the winner is deeper decided nothing.
  @Test func whatHasToWaitIsNoTie() throws {
    let scene = try String(contentsOfFile: "\(Stories.root)/scenes/012-many.yaml", encoding: .utf8)
    func sentences(_ text: String) throws -> String {
      let session = try Stories.session(text: text, run: "tap the card")
      let input = session.input()
      let tap1 = try #require(input.snapshot.recognizers.first { $0.name == "tap1" })
      let told = input.reading.recognizer(tap1.handle)?.transitions.last
      #expect(told?.rule == .ar22, "the engine compares the views")
      return Explanation.about(tap1.handle, input).text
    }
    let free = scene.replacing(
      "UITapGestureRecognizer, requireToFail: [cardDouble]}", with: "UITapGestureRecognizer}")
    let waiting = try sentences(free)
    #expect(!waiting.contains("deeper"), "\(waiting)")
    let ready = try sentences(free.replacing(", requireToFail: [tap2, tap3]}", with: "}"))
    #expect(ready.contains("its view is deeper"), "\(ready)")
  }

  /// What was prevented says so below its pill: its line has no words, and says which it is where the pointer rests on it.
  @Test func thatOneWasPreventedStandsBelowItAlone() throws {
    let input = try Self.nested()
    for width in [408.0, 520, 680] {
      let picture = ArbitrationGraph.make(
        Relations.make(input), input, width: width, look
      ).draw()
      let texts = PictureTexts.places(picture.list, look).map(\.text)
      #expect(!texts.contains { $0.hasPrefix("prevented at") || $0 == "prevents" }, "\(texts)")
      let sentences = picture.regions.compactMap { region -> String? in
        guard case .relation = region.target, case .text(let words) = region.tooltip else {
          return nil
        }
        return words
      }
      for name in ["list.pan", "carousel.delay"] {
        #expect(sentences.contains("carousel.pan prevented \(name)"), "\(width): \(sentences)")
      }
    }
  }

  /// Lines with the same words that leave one pill have them once, where they are all pointed at.
  @Test func aFanHasItsWordsOnce() throws {
    let one = Relation(kind: .waits, from: .none, to: .none, source: .api)
    var prevented = one
    (prevented.kind, prevented.source) = (.prevents, .none)
    #expect(GraphFans.make([one, prevented, one], ["waits for", nil, "waits for"]) == [[0, 2]])
    #expect(GraphFans.isToldBelow(prevented) && !GraphFans.isToldBelow(one))
    prevented.source = .delegate
    #expect(!GraphFans.isToldBelow(prevented), "who decided it is not told below")
  }

  /// Columns are as wide as their names, and no name is parted where the lines between them need no words.
  @Test func columnsAreAsWideAsTheirNames() {
    func name(_ width: Double) -> GraphColumns.Name {
      GraphColumns.Name(whole: width, small: width - 6, wrapped: width / 2)
    }
    let columns = GraphColumns(
      [[name(91)], [name(124), name(115)], [name(48)]], width: 384, gaps: [44, 74])
    #expect(columns.widths == [91, 124, 48] && columns.isWhole && columns.lack == 0)
    #expect(columns.left(0) == 0 && columns.left(2) == 336)
    // Words below a pill keep off the lines in narrow gaps.
    #expect(columns.overhang(1) < 16 && columns.overhang(2) > 24)
    let shares = (0...2).map { columns.share(of: $0, side: 12, apart: 8) }
    #expect(shares[0].upperBound + 8 == shares[1].lowerBound)
    #expect(shares[0].lowerBound == 4 && shares[2].upperBound == 404)
  }

  /// A name stays whole where a line without words can do with less, and a pill is as wide as the words below it.
  @Test func linesWithoutWordsGiveWayToNames() {
    func name(_ whole: Double, _ small: Double, caption: Double = 0) -> GraphColumns.Name {
      GraphColumns.Name(whole: whole, small: small, wrapped: small / 2, caption: caption)
    }
    let narrow = GraphColumns(
      [[name(104, 98)], [name(105, 98)], [name(88, 82)]], width: 384, gaps: [44, 74])
    #expect(narrow.isWhole && narrow.widths.reduce(0, +) >= 278, "\(narrow)")
    #expect(narrow.gaps[0] >= 28 && narrow.gaps[1] >= 73.5, "\(narrow)")
    let free = GraphColumns([[name(64, 60)], [name(64, 60, caption: 92)]], width: 384, gaps: [80])
    #expect(free.widths == [64, 92] && free.gaps == [228])
    let full = GraphColumns([[name(64, 60)], [name(64, 60, caption: 92)]], width: 210, gaps: [80])
    #expect(full.widths == [64, 64])
  }

  /// The arc between two recognizers that recognize together has room, and its words stand between the two.
  @Test func anArcHasRoomForItsWords() throws {
    let input = try Stories.session("000-td-panpinch", "one finger drag", at: nil).input(at: nil)
    let relations = Relations.make(input)
    #expect(relations.contains { $0.kind == .beside })
    let graph = ArbitrationGraph.make(relations, input, width: 408, look)
    #expect(graph.isClear)
    let picture = graph.draw()
    let texts = PictureTexts.places(picture.list, look).map(\.text)
    #expect(texts.contains { $0.hasPrefix("together") }, "\(texts)")
    let pan = try #require(picture.regions.first { $0.target == .recognizer("pan") })
    #expect(pan.outline.minX >= 28)
  }

  /// Of two lines that meet each has words only where it can be told which of them they belong to.
  @Test func wordsStandAtTheirOwnLine() {
    func line(_ y: Double) -> [CGPoint] {
      GraphCurve.simple(CGPoint(x: 60, y: y), CGPoint(x: 240, y: 60))
    }
    let pills = [0.0, 88].map { CGRect(x: 0, y: $0, width: 300, height: 32) }
    for (lines, pills) in [([40.0, 80], []), ([20, 100], pills)] {
      let paths = lines.map(line)
      let labels = GraphLabels(
        paths: paths, pills: pills, captions: [], width: 300, onEach: [0, 1]
      ).placed([[60], [60]], [[0, 1]])
      #expect(!labels.isEmpty)
      for label in labels where labels.count > 1 {
        let middle = CGPoint(x: label.box.midX, y: label.box.midY)
        let ways = paths.map { path in
          (0...24).map { GraphCurve.point(path, Double($0) / 24).distance(to: middle) }.min() ?? 0
        }
        #expect(ways[label.index] * 1.4 < ways[1 - label.index], "\(labels)")
      }
    }
  }

  /// A wait that cost nothing is told by what made it so, in words of its own; one that is open as one that only stands.
  @Test(arguments: [TextLanguage.english, .chinese, .japanese])
  func aWaitThatCostNothingSaysWhy(_ language: TextLanguage) {
    let outcomes: [RelationOutcome?] = [
      .free, .failedFirst, .inVain(at: 0.1), .waited(0.1), nil,
    ]
    let all = Text.speaking(language) {
      outcomes.map { Text.arbitration.edge(.waitsFor, .api, $0)[0] }
    }
    #expect(Set(all).count == outcomes.count, "\(all)")
    let open = Text.speaking(language) { Text.arbitration.edge(.waitsFor, .api, .neverFailed) }
    #expect(open == [all[outcomes.count - 1]])
  }

  /// Below the graph stands by which default it was decided: what was ready at the same moment did not recognize first.
  @Test func theDefaultBelowIsTheOneThatDecided() throws {
    func decided(_ scene: String, _ run: String) throws -> Set<Cause.Precedence> {
      let input = try Stories.session(scene, run, at: nil).input(at: nil)
      return Relations.preventions(Relations.make(input), input)
    }
    #expect(try decided("061-back-swipe", "at the edge the deeper one wins") == [.deeper])
    #expect(try decided("012-many", "drag the card") == [.first, .deeper])
    #expect(try decided("034-ring", "nobody acts").isEmpty)
    #expect(
      Text.arbitration.defaults([.deeper])
        == "UIKit's default: of recognizers that are ready at the same moment, the one of the deeper view prevents the others."
    )
    let all: [Set<Cause.Precedence>] = [
      [.first], [.deeper], [.addedLater], [.deeper, .addedLater], [.first, .deeper],
    ]
    for language in [TextLanguage.english, .chinese, .japanese] {
      let texts = Text.speaking(language) { all.map { Text.arbitration.defaults($0) } }
      #expect(Set(texts).count == texts.count, "\(texts)")
    }
  }

  /// Below the graph stand those alone that got a touch; before any touch all that have no relation.
  @Test func withoutARelationAreOnlyThoseThatGotATouch() throws {
    let input = try Stories.session("061-back-swipe", "at the edge the deeper one wins", at: nil)
      .input(at: nil)
    let names = GraphAlone.names(besides: [], input)
    #expect(names.contains("nav.pop") && names.contains("pan"), "\(names)")
    #expect(!names.contains { $0.hasPrefix("notes.") }, "\(names)")
    let pan = try #require(input.handle(of: .recognizer("pan")))
    #expect(!GraphAlone.names(besides: [pan], input).contains("pan"))
    let untouched = Session(try LiveScene.load(path: "\(Stories.root)/scenes/000-td-tap.yaml"))
      .input()
    let all = untouched.snapshot.recognizers.map(\.name)
    #expect(all.count > 2 && GraphAlone.names(besides: [], untouched) == all)
  }

  /// A grey line, a requirement for which nothing waited, has an entry beside that of those that waited.
  @Test func theKeyHasTheGreyLineOfARequirement() throws {
    let input = try Stories.session("000-td-tap", "single tap", at: nil).input(at: nil)
    let waits = Relations.make(input).filter { $0.kind == .waits }
    #expect(Set(waits.map { $0.weight == .standing }) == [false, true], "\(waits)")
    func words(_ relations: [Relation]) -> [String] {
      var list = DrawList()
      GraphKey(relations, width: 408, look).draw(x: 0, y: 0, &list)
      return PictureTexts.places(list, look).map(\.text)
    }
    #expect(words(waits) == ["waits for", Text.arbitration.standingWait])
    #expect(words(waits.filter { $0.weight == .standing }) == [Text.arbitration.standingWait])
  }

  /// Where each waits for the next, each line says so, and each recognizer that it was in vain.
  @Test func aRequirementOfARingNeverFailed() throws {
    let input = try Stories.session("034-ring", "nobody acts", at: nil).input(at: nil)
    let waits = Relations.make(input).filter { $0.kind == .waits }
    #expect(waits.count == 3 && waits.allSatisfy { $0.outcome == .neverFailed }, "\(waits)")
    let words = waits.map { Text.arbitration.edge(.waitsFor, $0.source, $0.outcome)[0] }
    #expect(Set(words) == ["waits for"])
  }

  /// A view that keeps its touch from a scroll view is a line to the pan, with who left it the touch: the scroll view that
  /// was asked, or its property.
  @Test(arguments: [
    ("press, then drag on the button", "button", "(scroll view)"),
    ("drag on what keeps its touches", "card", "(canCancelContentTouches)"),
  ]) func aViewThatKeepsItsTouchIsALine(_ run: String, _ view: String, _ who: String) throws {
    let input = try Stories.session("020-button-in-scroll", run, at: nil).input(at: nil)
    let lines = RelationText.lines(input)
    #expect(lines.contains("\(view) kept its touch from scroll.pan"), "\(lines)")
    let relations = Relations.make(input)
    let kept = try #require(relations.first { $0.kind == .keeps })
    let words = Text.arbitration.edge(.keptTouchFrom, kept.source, kept.outcome)
    #expect(words[0].hasPrefix("kept its touch at ") && words[0].hasSuffix(who), "\(words)")
    let pan = try #require(input.reading.recognizer(kept.to))
    #expect(GraphOutcome.failedByItself(pan, input) == nil)
    #expect(GraphOutcome.texts(kept.to, input) == ["\(view) keeps the touch", "failed"])
    let graph = ArbitrationGraph.make(relations, input, width: 680, look).draw()
    let texts = PictureTexts.places(graph.list, look).map(\.text)
    #expect(texts.contains { $0.hasPrefix("kept") }, "\(texts)")
    #expect(!texts.contains { $0.hasPrefix("Without a relation") }, "\(texts)")
  }

  /// The delay of a scroll view whose time was over says what it did with the touch, in a quiet colour.
  @Test func aDelayThatIsOverReleasedItsTouch() throws {
    let input = try Stories.session("020-button-in-scroll", "press for 200 ms", at: nil)
      .input(at: nil)
    let delay = try #require(input.handle(of: .recognizer("scroll.delay")))
    #expect(GraphOutcome.texts(delay, input) == ["released after 150 ms", "released"])
    let reading = try #require(input.reading.recognizer(delay))
    #expect(StateLook.ink(reading, look.theme) == look.theme.secondary)
  }

  /// In the matrix that one prevented another is a plain filled square, at its smallest size too.
  @Test func aPreventionIsAFilledSquare() {
    let relation = Relation(kind: .prevents, from: .none, to: .none, source: .none)
    for side in [12.0, 16, 22] {
      var list = DrawList()
      MatrixSigns.draw(relation, in: CGRect(x: 0, y: 0, width: side, height: side), look, &list)
      let colors = list.commands.compactMap { command -> Color? in
        if case .fill(_, let color) = command { color } else { nil }
      }
      #expect(list.commands.count == 1 && colors == [look.theme.prevented.color], "\(side)")
    }
  }

  /// Below the graph stands each kind of line that is in it, once, in as many rows as there is need for.
  @Test func theKeyHasEachKindOfLineOnce() throws {
    let input = try Self.nested()
    let relations = Relations.make(input)
    func words(_ width: Double) -> (texts: [String], height: Double) {
      let key = GraphKey(relations, width: width, look)
      var list = DrawList()
      key.draw(x: 0, y: 0, &list)
      return (PictureTexts.places(list, look).map(\.text), key.height)
    }
    let wide = words(408)
    #expect(Set(wide.texts) == ["prevents", "holds the touch of"] && wide.texts.count == 2)
    #expect(wide.height == 18 && words(160).height == 36)
    #expect(words(160).texts.count == 2)
    #expect(GraphKey([], width: 408, look).height == 0)
    let panel = PictureTexts.places(
      ArbitrationPicture.draw(input, ArbitrationModel(), about: nil, width: 408, look).picture.list,
      look)
    #expect(panel.contains { $0.text == "holds the touch of" })
  }

  /// Who waited for one that recognized, or in vain, did not fail by a number.
  @Test func aRequirementIsNoNumber() throws {
    for (scene, run, name) in [
      ("061-back-swipe", "the card waits", "pan"), ("034-ring", "nobody acts", "one"),
    ] {
      let input = try Stories.session(scene, run, at: nil).input(at: nil)
      let handle = try #require(input.handle(of: .recognizer(name)))
      let texts = GraphOutcome.texts(handle, input)
      #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains("max") && !$0.contains("min") })
    }
  }

  /// Who acts on two stands so that no line crosses another one where that can be.
  @Test func linesCrossNoMoreThanTheyHaveTo() throws {
    let input = try Stories.session("026-lift", "hold, then drag", at: nil).input(at: nil)
    let relations = Relations.make(input)
    let columns = ArbitrationLayers.columns(relations)
    var rows: [Int: Int] = [:]
    let handles = relations.flatMap { [$0.from, $0.to] }.reduce(into: [Handle]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let nodes = handles.sorted { $0.rawValue < $1.rawValue }.map { handle in
      let column = columns[handle] ?? 0
      defer { rows[column, default: 0] += 1 }
      return GraphNode(
        handle: handle, name: "", column: column, row: rows[column] ?? 0, isView: false, sign: nil)
    }
    let ordered = ArbitrationLayers.ordered(nodes, relations)
    #expect(ArbitrationLayers.crossings(ordered, relations) == 0)
    #expect(Set(ordered.map { [$0.column, $0.row] }).count == nodes.count)
  }
}

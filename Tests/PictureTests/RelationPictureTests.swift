import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The graph and the matrix of relations: what stands in them has its place, and nothing is cut or lies on another part.
@Suite struct RelationPictureTests {
  private nonisolated static let stories = [
    ("000-td-tap", "single tap"), ("000-td-tap", "double tap"), ("004-blue-1", "tap the button"),
    ("022-nested-scroll", "a mostly horizontal drag"),
    ("022-nested-scroll", "a mostly vertical drag"), ("022-nested-scroll", "straight across"),
    ("004-yellow-pan", "slide"), ("061-back-swipe", "at the edge the deeper one wins"),
  ]
  /// Of the panel's content, points.
  private nonisolated static let widths = [300.0, 354, 394, 408, 520, 680]
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double? = nil) throws
    -> PictureInput
  {
    try Stories.session(scene, run, at: seconds).input(
      at: seconds.map { Instant(seconds: $0) })
  }

  // MARK: Graph

  private func graph(_ input: PictureInput, width: Double, _ look: Look) -> ArbitrationGraph {
    ArbitrationGraph.make(Relations.make(input), input, width: width, look)
  }

  /// The lines between pills, as points on them.
  private func lines(_ list: DrawList) -> [[CGPoint]] {
    list.commands.compactMap { command in
      guard case .stroke(let path, _, _) = command else { return nil }
      var points: [CGPoint] = []
      for segment in path.segments {
        switch segment {
        case .move(let point): points.append(point)
        case .cubic(let c, let d, let end):
          guard let start = points.last else { return nil }
          points += (1...24).map { GraphCurve.point([start, c, d, end], Double($0) / 24) }
        case .line, .close: return nil
        }
      }
      return points.count > 24 ? points : nil
    }
  }

  private func cross(_ a: [CGPoint], _ b: [CGPoint]) -> Bool {
    func side(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> Double {
      Double((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
    }
    return zip(a, a.dropFirst()).contains { p, q in
      zip(b, b.dropFirst()).contains { r, s in
        side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0
      }
    }
  }

  /// Between words of two pills or lines, points; 0 where they touch.
  private func distance(_ a: CGRect, _ b: CGRect) -> Double {
    let dx = max(0, Double(a.minX - b.maxX), Double(b.minX - a.maxX))
    let dy = max(0, Double(a.minY - b.maxY), Double(b.minY - a.maxY))
    return max(dx, dy)
  }

  /// Words on lines stand apart from those below pills, in both themes, however wide the panel is.
  @Test(arguments: [Theme.dark, .light]) func wordsOfLinesStandApartFromThoseOfPills(
    _ theme: Theme
  ) throws {
    let look = Look(theme: theme, metrics: FixedTextMetrics())
    var count = 0
    for (scene, run) in Self.stories {
      let input = try input(scene, run)
      for width in Self.widths {
        let graph = graph(input, width: width, look)
        guard graph.isClear else { continue }
        let picture = graph.draw()
        let onLines = picture.regions.filter {
          if case .relation = $0.target { true } else { false }
        }
        let pills = picture.regions.filter { region in
          !onLines.contains { $0.target == region.target }
        }
        func isIn(_ box: CGRect, _ regions: [Picture.Region]) -> Bool {
          let middle = CGPoint(x: box.midX, y: box.midY)
          return regions.contains { $0.outline.contains(middle) }
        }
        let places = PictureTexts.places(picture.list, look)
        let words = places.filter { isIn($0.box, onLines) }
        let captions = places.filter { !isIn($0.box, onLines) && !isIn($0.box, pills) }
        // What was prevented says so itself: such lines have no words.
        #expect(words.count <= onLines.count)
        // They keep clear of the border of the box, too.
        #expect(captions.allSatisfy { $0.box.minX > 7.9 && $0.box.maxX < width - 7.9 })
        for word in words {
          for caption in captions {
            count += 1
            #expect(
              distance(word.box, caption.box) >= GraphLabels.apart,
              "\(scene) \(run) \(width): \(word.text) | \(caption.text)")
          }
        }
        let lines = lines(picture.list)
        let crossings = lines.indices.reduce(0) { sum, index in
          sum + lines[..<index].count { cross($0, lines[index]) }
        }
        #expect(crossings <= 1, "\(scene) \(run) \(width): \(crossings)")
      }
    }
    #expect(count > 0)
  }

  /// Words on lines keep away from those below pills: they stand elsewhere, are shorter, or are left out.
  @Test func wordsOnLinesBecomeShorterBesideOthers() throws {
    let level = GraphCurve.simple(CGPoint(x: 60, y: 40), CGPoint(x: 240, y: 40))
    func label(_ captions: [CGRect]) -> GraphLabels.Label? {
      GraphLabels(
        paths: [level], pills: [CGRect(x: 0, y: 0, width: 300, height: 33)], captions: captions,
        width: 300
      ).placed([[140, 60]], [[0]]).first
    }
    let free = try #require(label([]))
    #expect(free.wording == 0 && free.isClear)
    let left = CGRect(x: 40, y: 50, width: 60, height: 13)
    let beside = try #require(label([left]))
    #expect(beside.box.minX + GraphLabels.margin - left.maxX >= GraphLabels.apart)
    let both = try #require(label([left, CGRect(x: 200, y: 50, width: 60, height: 13)]))
    #expect(both.wording == 1 && both.isClear)
    #expect(label([CGRect(x: 0, y: 50, width: 300, height: 13)]) == nil)
  }

  /// Who held a touch back has a line to the view that it was for, which ends as that of a recognizer that prevented another
  /// one: the delays and not the pan, and all of them beside what came of it.
  @Test func aHeldTouchIsALineFromEachThatHeldIt() throws {
    let input = try input("022-nested-scroll", "a mostly horizontal drag")
    let lines = RelationText.lines(input)
    for holder in ["carousel.delay", "list.delay"] {
      #expect(lines.contains("\(holder) held the touch of card1"), "\(lines)")
    }
    #expect(!lines.contains { $0.hasPrefix("carousel.pan") && $0.contains("card1") }, "\(lines)")
    for width in [394.0, 408, 520] {
      let graph = graph(input, width: width, look)
      #expect(graph.isClear)
      let related = graph.draw().regions.filter {
        if case .recognizer = $0.target { true } else { false }
      }
      #expect(Set(related.map(\.target)).count == 4)
      let texts = PictureTexts.places(graph.draw().list, look).map(\.text)
      // Both held it as long: each line says so where it has room.
      let held = texts.count { $0 == "held 33 ms" }
      #expect((1...2).contains(held), "\(width): \(texts)")
      // Names are all in one line, or all of two parts in two.
      let parts = texts.count { $0.hasPrefix(".") }
      #expect([0, 4].contains(parts) && !texts.contains { $0.hasSuffix(".") }, "\(texts)")
      #expect(texts.count { $0.hasPrefix("prevented at") || $0 == "prevented" } >= 1)
      #expect(texts.contains("never got it"))
      // The delay of the list did not fail by its time.
      #expect(!texts.contains { $0.hasPrefix("failed") && $0.contains("150") }, "\(texts)")
      #expect(!texts.contains { $0.hasPrefix("Without a relation") }, "\(texts)")
      #expect(texts.allSatisfy { !$0.contains("…") }, "\(texts)")
    }
    func shapes(_ kind: Relation.Kind) -> [Path] {
      let relation = Relation(kind: kind, from: .none, to: .none, source: .none, weight: .decided)
      var list = DrawList()
      RelationStyle.sample(
        &list, relation, in: CGRect(x: 0, y: 0, width: 80, height: 20), look.theme)
      return list.commands.compactMap {
        if case .stroke(let path, _, _) = $0 { path } else { nil }
      }
    }
    #expect(shapes(.holds) == shapes(.prevents) && shapes(.holds).count == 2)
    #expect(shapes(.cancels).count == 1)
  }

  /// One that held it alone has its line, too; a view that got its touch after all says when.
  @Test func aHeldTouchSaysWhatCameOfIt() throws {
    func words(_ run: String) throws -> (lines: [String], texts: [String]) {
      let input = try input("020-button-in-scroll", run)
      let graph = graph(input, width: 408, look)
      return (
        RelationText.lines(input), PictureTexts.places(graph.draw().list, look).map(\.text)
      )
    }
    let lost = try words("drag on the button")
    #expect(lost.lines.contains("scroll.delay held the touch of button"), "\(lost.lines)")
    #expect(lost.texts.contains("held 33 ms") && lost.texts.contains("never got it"))
    let late = try words("press for 200 ms")
    #expect(late.lines.contains("scroll.delay held the touch of button"), "\(late.lines)")
    #expect(
      late.texts.contains("held 150 ms") && late.texts.contains("got it at 150 ms"),
      "\(late.texts)")
    // While it is held, nothing has come of it.
    let now = try input("020-button-in-scroll", "press for 200 ms", at: 0.1)
    let held = try #require(Relations.make(now).first { $0.kind == .holds })
    #expect(held.isHolding && held.weight == .now)
    #expect(GraphOutcome.ofTouch(of: held.to, [held], now) == nil)
  }

  @Test(arguments: [TextLanguage.english, .chinese, .japanese]) func aHeldTouchHasTheSameWords(
    _ language: TextLanguage
  ) {
    let (words, sentence, edges) = Text.speaking(language) {
      (
        language == .japanese ? ["保留"] : language == .chinese ? ["扣住"] : ["held", "holds"],
        Text.arbitration.relation(.heldTouchOf, "delay", "card"),
        [nil, .held(0.033), .holds(0.02)].flatMap {
          Text.arbitration.edge(.heldTouchOf, .none, $0)
        }
      )
    }
    func isSame(_ text: String) -> Bool { words.contains { text.contains($0) } }
    #expect(isSame(sentence), "\(sentence)")
    #expect(edges.count >= 6 && edges.allSatisfy(isSame), "\(edges)")
  }

  /// A recognizer that lacks a tap says of how many, as its lane does.
  @Test func aMissingTapIsANumber() throws {
    let input = try input("000-td-tap", "single tap")
    let tap = try #require(input.handle(of: .recognizer("doubleTap")))
    #expect(GraphOutcome.texts(tap, input) == ["failed: 1 of 2 taps", "timed out", "failed"])
    let press = try #require(input.handle(of: .recognizer("longPress")))
    #expect(GraphOutcome.texts(press, input) == ["failed: 50 ms, min 2000", "lifted", "failed"])
    let drag = try self.input("022-nested-scroll", "a mostly horizontal drag", at: 0.3)
    let delay = try #require(drag.handle(of: .recognizer("list.delay")))
    let way = GraphOutcome.texts(delay, drag)
    #expect(
      way == ["scrolls vertically, moved 10.9 pt horizontally", "scrolls vertically", "failed"])
  }

  // MARK: Matrix

  private func matrix(_ input: PictureInput, width: Double, pair: RecognizerPair? = nil) -> Picture
  {
    ArbitrationMatrix(
      Relations.make(input), input, pair: pair, lead: input.handle(of: .recognizer("cardPan")),
      width: width, look
    ).draw().picture
  }

  private func cells(_ picture: Picture) -> [CGRect] {
    picture.regions.filter { if case .pair = $0.target { true } else { false } }.map(\.outline)
  }

  /// The words right of the cells.
  private func results(_ picture: Picture) -> [PictureTexts.Place] {
    let right = cells(picture).map { Double($0.maxX) }.max() ?? 0
    let top = cells(picture).map { Double($0.minY) }.min() ?? 0
    let bottom = cells(picture).map { Double($0.maxY) }.max() ?? 0
    return PictureTexts.places(picture.list, look).filter {
      Double($0.box.minX) > right && (top...bottom).contains(Double($0.box.midY))
    }
  }

  /// Twelve recognizers have their results beside them in the usual panel; cells give way to them.
  @Test func eachRowSaysHowItsRecognizerStands() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    let picture = matrix(input, width: 394)
    let results = results(picture)
    #expect(results.count == 12)
    // The sign says that it was prevented, the word why, where that has room.
    let reasons = input.reading.recognizers.filter(\.isPrevented)
      .flatMap { GraphOutcome.texts($0.handle, input) }
    #expect(results.count { reasons.contains($0.text) } == 8)
    // Why they failed, in short; the whole reason where the pointer rests.
    let far = results.filter { $0.text == "too far" }
    #expect(far.count == 3)
    for place in far {
      let middle = CGPoint(x: place.box.midX, y: place.box.midY)
      guard case .text(let words)? = picture.region(at: middle)?.tooltip else {
        Issue.record("no reason at \(middle)")
        continue
      }
      #expect(words.contains("failed: moved too far"), "\(words)")
    }
    #expect(results.count { $0.text.hasPrefix("changed") } == 1)
    #expect(results.allSatisfy { $0.box.maxX <= 394 && !$0.text.contains("…") })
    // All rows are in sight at once.
    #expect(cells(picture).allSatisfy { $0.height == 22 })
    let sides = Set(cells(picture).map { Double($0.width) })
    #expect(sides.count == 1 && sides.allSatisfy { (15...18).contains($0) }, "\(sides)")
    // A press on the word selects what a press on the name does, and keys come to the name only.
    for result in results {
      let region = picture.region(at: CGPoint(x: result.box.midX, y: result.box.midY))
      guard case .recognizer(let name)? = region?.target else {
        Issue.record("\(result.text)")
        continue
      }
      let first = try #require(picture.regions.first { $0.target == .recognizer(name) })
      #expect(
        first.outline.minX == 0
          && first.outline.contains(CGPoint(x: 10, y: result.box.midY)))
    }
  }

  /// Where there is room the numbers come with the state; where there is too little, no word is cut.
  @Test func resultsAreWholeOrLeftOut() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    for width in stride(from: 200.0, through: 900, by: 20) {
      let picture = matrix(input, width: width)
      let results = results(picture)
      #expect(results.isEmpty || results.count == 12, "\(width)")
      #expect(results.allSatisfy { $0.box.maxX <= width && !$0.text.contains("…") }, "\(width)")
      #expect(cells(picture).allSatisfy { results.isEmpty || $0.width >= 15 }, "\(width)")
    }
    #expect(results(matrix(input, width: 300)).isEmpty)
    let wide = results(matrix(input, width: 900)).map(\.text)
    #expect(wide.contains { $0.contains("max 10") }, "\(wide)")
  }

  /// A wait that only stands has the colour of waiting, which is seen on the cells.
  @Test func hourglassesHaveTheColourOfWaiting() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    let waits = try #require(Relations.make(input).first { $0.kind == .waits })
    #expect(waits.weight == .standing)
    for theme in [Theme.dark, .light] {
      let look = Look(theme: theme, metrics: FixedTextMetrics())
      let list = ArbitrationMatrix(
        Relations.make(input), input, pair: nil, width: 394, look
      ).draw().picture.list
      let ink = StateLook.heldInk(theme)
      #expect(list.commands.contains { "\($0)".contains("\(ink)") }, "\(theme.name)")
    }
  }

  /// Nothing moves while states change.
  @Test func cellsStayWhereTheyAre() throws {
    let outlines = try [0.02, 0.1, 0.3].map { seconds in
      let input = try input("012-many", "drag the card", at: seconds)
      return Set(
        ArbitrationMatrix(Relations.make(input), input, pair: nil, width: 394, look).draw().picture
          .regions.compactMap { if case .pair = $0.target { $0.outline } else { nil } })
    }
    #expect(outlines[0].count == 12 * 12 && outlines.allSatisfy { $0 == outlines[0] })
  }

  /// The recognizers of each view stand below its name.
  @Test func groupsOfTheMatrixAreNamed() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    let picture = matrix(input, width: 394)
    let places = PictureTexts.places(picture.list, look)
    func y(_ text: String) throws -> Double {
      Double(try #require(places.first { $0.text == text }, "\(text)").box.midY)
    }
    #expect(try y("on card") < y("cardTap") && y("cardPan") < y("on board"))
    #expect(try y("on board") < y("tap1"))
    // The line of a name is between the rows, not in one.
    let board = try y("on board")
    #expect(cells(picture).allSatisfy { !($0.minY...$0.maxY).contains(CGFloat(board)) })
  }

  /// The column of whom the answer is about, and of the chosen cell, is bold; each says its name.
  @Test func headsOfColumnsSayTheirNames() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    func bold(_ picture: Picture) -> [String] {
      let top = cells(picture).map(\.minY).min() ?? 0
      return picture.list.commands.compactMap {
        guard case .text(let text, let place, let font, _) = $0 else { return nil }
        return font.weight == .semibold && place.y < top ? text : nil
      }
    }
    let names = RecognizerOrder.handles(input).map { input.name(of: $0) }
    let picture = matrix(input, width: 394)
    #expect(bold(picture) == ["cardPan"])
    let chosen = matrix(input, width: 394, pair: RecognizerPair("tap1", "tap2"))
    #expect(bold(chosen) == ["cardPan", "tap2"])
    let boxes = cells(picture)
    let top = try #require(boxes.map(\.minY).min())
    let left = try #require(boxes.map(\.minX).min())
    // The view that was hit is the last column.
    for (column, name) in (names + ["card"]).enumerated() {
      let x = left + (CGFloat(column) + 0.5) * boxes[0].width
      let head = try #require(picture.region(at: CGPoint(x: x, y: top - 10)))
      #expect(head.target == (name == "card" ? .view(name) : .recognizer(name)))
      #expect(head.tooltip == .text(name))
    }
  }
}

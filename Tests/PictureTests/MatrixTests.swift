import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The matrix has what the graph has: the views under the touches, and whoever has a part in the gesture.
@Suite struct MatrixTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String) throws -> PictureInput {
    try Stories.session(scene, run).input()
  }

  private func matrix(_ input: PictureInput, width: Double = 408) -> Picture {
    ArbitrationMatrix(Relations.make(input), input, pair: nil, width: width, look).draw().picture
  }

  private func tooltip(
    _ picture: Picture, _ first: String, _ second: String, _ input: PictureInput
  ) throws -> String {
    try #require(picture.regions.first { $0.target == .pair(first, second) })
      .tooltip.text(in: input.trace)
  }

  /// A tap that cancelled a touch which a table still held back: the graph has it, and the view never got the touch.
  @Test func whoCancelledAHeldTouchHasARelation() throws {
    let input = try input("004-gl", "quick tap on a row")
    let row = try #require(input.reading.hits.last?.winner)
    let tap = try #require(input.handle(of: .recognizer("tap")))
    let relations = Relations.make(input)
    let cancels = relations.filter { $0.kind == .cancels }
    #expect(cancels.map(\.from) == [tap] && cancels.map(\.to) == [row])
    // A view does not lose what it never got.
    #expect(
      cancels.flatMap { Text.arbitration.edge(RelationStyle.label($0.kind), $0.source, $0.outcome) }
        == ["dropped the held touch at 50 ms", "dropped at 50 ms", "dropped"])
    let touch = try #require(GraphOutcome.ofTouch(of: row, relations, input))
    #expect(touch.texts == [Text.arbitration.touchNeverCame] && touch.isLost)
    // Where the one prevented the other, which held the touch, that tells it.
    let nested = try self.input("022-nested-scroll", "a mostly vertical drag")
    #expect(Relations.make(nested).allSatisfy { $0.kind != .cancels })
  }

  @Test func columnsOfViewsSayWhoHeldAndCancelledTheirTouches() throws {
    let input = try input("004-gl", "quick tap on a row")
    let row = input.name(of: try #require(input.reading.hits.last?.winner))
    let picture = matrix(input)
    #expect(try tooltip(picture, "tap", row, input).contains("cancelled the touch of \(row)"))
    #expect(try tooltip(picture, "table.delay", row, input).contains("held the touch of \(row)"))
    #expect(try tooltip(picture, "table.pan", row, input) == "table.pan did nothing to \(row).")
    #expect(PictureTexts.places(picture.list, look).contains { $0.text == row })
  }

  /// Every column has its name above it, however many there are: no number stands for one, and lines lead from names that have
  /// no room above their own columns.
  @Test(arguments: [
    ("000-td-tap", "single tap", 520.0), ("000-td-tap", "single tap", 300.0),
    ("034-ring", "the last one acts", 408.0), ("012-many", "drag the card", 394.0),
    ("001-wy-100", "tap the middle", 408.0),
  ]) func everyColumnHasItsName(_ scene: String, _ run: String, _ width: Double) throws {
    let input = try input(scene, run)
    let picture = matrix(input, width: width)
    let cells = picture.regions.filter { if case .pair = $0.target { true } else { false } }
    let top = try #require(cells.map(\.outline.minY).min())
    let heads = PictureTexts.places(picture.list, look).filter { $0.box.midY < top }
    let columns = Set(
      cells.compactMap { if case .pair(_, let second) = $0.target { second } else { nil } })
    for name in columns {
      let head = try #require(heads.first { $0.text == name }, "\(name): \(heads.map(\.text))")
      #expect(head.box.minX >= 0 && head.box.maxX <= width, "\(name)")
      let own = cells.filter { if case .pair(_, name) = $0.target { true } else { false } }
      let middle = try #require(own.first?.outline.midX)
      // Above its column, or at the end of a line that comes down to it.
      let lines = picture.list.commands.compactMap { command -> [CGPoint]? in
        guard case .stroke(let path, _, _) = command else { return nil }
        let points = path.segments.compactMap { segment -> CGPoint? in
          switch segment {
          case .move(let point), .line(let point): point
          default: nil
          }
        }
        return points.count == 3 ? points : nil
      }
      let hasLine = lines.contains { points in
        abs(points[2].x - middle) < 0.5 && abs(points[0].y - head.box.midY) < 1.5
          && min(abs(points[0].x - head.box.minX), abs(points[0].x - head.box.maxX)) < 4
      }
      #expect(hasLine || abs(head.box.midX - middle) < 0.5, "\(name)")
      // No line of another column goes through it.
      #expect(
        lines.allSatisfy { points in
          !head.box.insetBy(dx: 1, dy: 3).contains(CGPoint(x: points[1].x, y: head.box.midY))
            || points[1].y > head.box.midY
        }, "\(name)")
    }
    for (index, head) in heads.enumerated() {
      #expect(
        !heads.dropFirst(index + 1).contains {
          $0.box.insetBy(dx: 0, dy: 2).intersects(head.box.insetBy(dx: 0, dy: 2))
        }, "\(head.text)")
    }
    #expect(!PictureTexts.places(picture.list, look).contains { Int($0.text) != nil })
  }

  /// Who got no touch of the gesture and has no relation is counted below.
  @Test func othersAreCounted() throws {
    let input = try input("000-td-simpletap", "one tap")
    let all = input.snapshot.recognizers.count
    let picture = matrix(input)
    let rows = Set(
      picture.regions.compactMap { region -> String? in
        if case .pair(let first, _) = region.target { first } else { nil }
      })
    #expect(rows.count == 2 && all > 2, "\(rows)")
    let words = Text.arbitration.withoutPart(all - 2)
    #expect(PictureTexts.lines(picture, look).contains { $0.contains(words) })
  }

  /// Whom the system ended did not fail by itself, and by no number; who waited for one that recognized says so.
  @Test func whoWasEndedByAnotherHasItsReasonAndNoNumber() throws {
    let input = try input("066-system-edge", "the system takes it")
    for (name, reason) in [
      ("tap", "cancelled by the system"), ("window.gate1", "cancelled by the system"),
      ("pan", "window.gate2 recognized"),
    ] {
      let handle = try #require(input.handle(of: .recognizer(name)))
      #expect(GraphOutcome.texts(handle, input) == [reason, "failed"], "\(name)")
      let reading = try #require(input.reading.recognizer(handle))
      #expect(GraphOutcome.failedByItself(reading, input) == nil, "\(name)")
    }
  }

  /// No words lie on the arrow or the bar of a line.
  @Test(arguments: [
    ("061-back-swipe", "the card waits"), ("000-choose", "drag on the control"),
    ("000-td-tap", "single tap"), ("022-nested-scroll", "a mostly vertical drag"),
  ]) func wordsLeaveTheEndsOfLines(_ scene: String, _ run: String) throws {
    let input = try input(scene, run)
    let relations = Relations.make(input)
    let picture = ArbitrationGraph.make(relations, input, width: 408, look).draw()
    let ends = picture.list.commands.compactMap { command -> CGPoint? in
      guard case .stroke(let path, _, _) = command,
        case .cubic(_, _, let end)? = path.segments.last
      else { return nil }
      return CGPoint(x: end.x - 6, y: end.y)
    }
    #expect(!ends.isEmpty)
    for place in PictureTexts.places(picture.list, look) {
      #expect(!ends.contains(where: place.box.contains), "\(place.text)")
    }
  }

  /// In a ring none fails by itself: each waited for the next one.
  @Test func whoWaitsInARingDoesNotFailByItself() throws {
    let input = try input("034-ring", "nobody acts")
    for name in ["one", "two", "three"] {
      let handle = try #require(input.handle(of: .recognizer(name)))
      let reading = try #require(input.reading.recognizer(handle))
      #expect(GraphOutcome.failedByItself(reading, input) == nil, "\(name)")
      #expect(GraphOutcome.texts(handle, input).first == "waited to the end", "\(name)")
    }
  }

  /// A back swipe that has nothing to go back to is a bystander of what was touched, and no fault.
  @Test func aBackSwipeWithNothingToGoBackToIsQuiet() throws {
    let input = try input("062-tab-button", "above the bar")
    let pop = try #require(input.handle(of: .recognizer("nav.pop")))
    let reading = try #require(input.reading.recognizer(pop))
    #expect(reading.transitions.last?.reason == .nothingToPop)
    #expect(StateLook.ink(reading, look.theme) == look.theme.secondary)
  }

  /// However narrow the columns are, each row has its name.
  @Test func everyRowHasItsName() throws {
    let input = try input("001-wy-100", "tap the middle")
    let picture = matrix(input)
    let rows = Set(
      picture.regions.compactMap { region -> String? in
        if case .pair(let first, _) = region.target { first } else { nil }
      })
    let texts = Set(PictureTexts.places(picture.list, look).map(\.text))
    #expect(rows.count > 12 && rows.isSubset(of: texts), "\(rows.subtracting(texts))")
  }

  /// The switch between graph and matrix has room below it: nothing stands nearer than the headline.
  @Test func theSwitchStandsApartFromTheHeadline() throws {
    for (scene, run) in [("000-td-tap", "single tap"), ("034-ring", "nobody acts")] {
      let input = try input(scene, run)
      for why in [Explanation.last(input), nil] {
        let picture = ArbitrationPicture.draw(
          input, ArbitrationModel(), about: why, width: 408, look
        ).picture
        let parts = RelationsView.allCases.compactMap { view in
          picture.regions.first { $0.target == .arbitration(view) }?.outline
        }
        let bottom = try #require(parts.map(\.maxY).max())
        let below = PictureTexts.places(picture.list, look).map(\.box).filter { $0.midY > bottom }
        #expect(parts.count == 2 && !below.isEmpty)
        #expect(below.allSatisfy { $0.minY >= bottom + 10 }, "\(scene)")
      }
    }
  }

  /// Few members have large squares, whose signs grow with them; words right of the cells have their room all the same.
  @Test func fewMembersHaveLargeSquares() throws {
    let input = try input("034-ring", "the last one acts")
    let picture = matrix(input)
    let cells = picture.regions.filter { if case .pair = $0.target { true } else { false } }
      .map(\.outline)
    #expect(!cells.isEmpty && cells.allSatisfy { $0.width == 40 && $0.height == 40 }, "\(cells)")
    let texts = PictureTexts.places(picture.list, look).map(\.text)
    #expect(texts.contains("ended: 50 ms"), "\(texts)")
    // One word stands above its column, beside which the row has it.
    for name in ["one", "two", "three"] { #expect(texts.count { $0 == name } == 2, "\(texts)") }
    let prevents = Relation(kind: .prevents, from: .none, to: .none, source: .none)
    func side(_ cell: Double) -> Double {
      var list = DrawList()
      MatrixSigns.draw(prevents, in: CGRect(x: 0, y: 0, width: cell, height: cell), look, &list)
      guard case .fill(let path, _)? = list.commands.first else { return 0 }
      let ends = path.segments.compactMap { segment -> Double? in
        switch segment {
        case .move(let point), .line(let point): Double(point.x)
        case .cubic(_, _, let end): Double(end.x)
        case .close: nil
        }
      }
      return (ends.max() ?? 0) - (ends.min() ?? 0)
    }
    #expect(abs(side(40) - 21) < 0.1 && abs(side(22) - 13.2) < 0.1, "\(side(40)) \(side(22))")
  }

  /// The list below the graph says why each recognizer ended so, in the words of the matrix, at the right.
  @Test func rowsBelowTheGraphSayWhy() throws {
    let input = try input("000-td-tap", "single tap")
    var model = ArbitrationModel()
    model.view = .graph
    let picture = ArbitrationPicture.draw(input, model, about: nil, width: 408, look).picture
    let rows = PictureTexts.places(picture.list, look).filter { abs($0.box.maxX - 408) < 1 }
    for words in ["ended: 400 ms", "failed: 1 of 2 taps", "failed: 50 ms, min 2000"] {
      #expect(rows.contains { $0.text == words }, "\(rows.map(\.text))")
    }
    // Nothing was asked: there is no section for it.
    let texts = PictureTexts.places(picture.list, look).map(\.text)
    #expect(!texts.contains(Text.arbitration.answers), "\(texts)")
  }

  /// Where columns have room, nodes have their outcomes as second lines, and their rows stand well apart.
  @Test func outcomesStandInTheirNodes() throws {
    let input = try input("000-td-tap", "single tap")
    for width in [520.0, 680] {
      let picture = ArbitrationGraph.make(
        Relations.make(input), input, width: width, look
      ).draw()
      let places = PictureTexts.places(picture.list, look)
      let outcomes: [(target: Target, words: String)] = [
        (.recognizer("singleTap"), "ended: 400 ms"),
        (.recognizer("doubleTap"), "failed: 1 of 2 taps"),
        (.recognizer("longPress"), "failed: 50 ms, min 2000"),
        (.view("card"), "got touchesCancelled"),
      ]
      let nodes = try outcomes.map { target, words -> CGRect in
        let node = try #require(picture.regions.first { $0.target == target }).outline
        let place = try #require(places.first { $0.text == words }, "\(places.map(\.text))")
        #expect(node.contains(place.box) && node.width >= 88 && node.height == 34, "\(words)")
        return node
      }
      let rows = nodes.dropFirst().map(\.minY).sorted()
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= 34 + 28 }, "\(rows)")
      for region in picture.regions {
        guard case .relation = region.target else { continue }
        let label = region.outline.insetBy(dx: 0, dy: 5)
        #expect(!nodes.contains { $0.intersects(label) }, "\(width): \(label)")
      }
    }
  }
}

import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The list of views that refused, as rows beside the device.
@Suite struct RefusedRowsTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// The list after a hit test in which views of these classes were hidden; all of them explain something but the last `others`.
  private func list(
    _ classes: [String], cause: String? = nil, others: Int = 0, side: Double = 12
  ) throws -> CanvasText {
    let all = texts(classes, cause: cause, others: others, side: side)
    return try #require(all.first { $0.kind == .refused })
  }

  /// All texts after that; a square so small has no number when it is the cause.
  private func texts(
    _ classes: [String], cause: String?, others: Int = 0, side: Double = 12
  ) -> [CanvasText] {
    var t = TraceBuilder()
    let names = classes.indices.map { "view\($0)" }
    let hidden = zip(names, classes).map { name, className in
      var view = t.view(name, in: "window", CGRect(x: 0, y: 500, width: side, height: side))
      view.className = className
      return view
    }
    let snapshot = SceneSnapshot(
      screen: screen.size, views: [t.view("window", in: nil, screen, isWindow: true)] + hidden,
      recognizers: [])
    t.snapshot = snapshot
    t.sample(1, .began, 10, 10)
    t.hit(1, [("window", nil)] + names.map { ($0, Reason.hidden) })
    let scene = HitScene(
      hits: t.reading.hits, snapshot, cause: cause.map { t.handle($0) },
      explaining: Set(hidden.dropLast(others).map(\.handle)), toCanvas: .identity, radius: 0)
    let numbers = HitNumbers(scene, column: (-26, 0...800), fingers: [], marks: [], look)
    return CanvasTexts(
      input: t.input, model: CanvasModel(), scene: scene, numbers: numbers
    ).all()
  }

  private func classes(_ count: Int) -> [String] { (0..<count).map { "Class\($0)" } }

  @Test func fewHaveARowEach() throws {
    let rows = try #require(try list(classes(6)).rows).rows
    #expect(rows.map(\.name) == (0..<6).map { "view\($0)" })
    #expect(rows.map { $0.visits.map(\.number) } == (2...7).map { [$0] })
    #expect(rows.allSatisfy { $0.reason == "hidden" })
  }

  /// Many have the same form as few: rows, as far as these have room.
  @Test func manyAreRowsAndANumber() throws {
    let rows = try #require(try list(classes(12)).rows)
    #expect(rows.rows.count == 12)
    let height = rows.height(5, width: 300, look)
    #expect(height == 7 * RefusedRows.step)
    var picture = Picture()
    _ = rows.draw(5, CGRect(x: 0, y: 0, width: 300, height: height), look, &picture)
    let texts = PictureTexts.places(picture.list, look).map(\.text)
    #expect(texts.contains("view4") && !texts.contains("view5"), "\(texts)")
    #expect(texts.last == "and 7 more", "\(texts)")
    #expect(rows.height(12, width: 300, look) == 13 * RefusedRows.step)
  }

  /// All that explain nothing share the last row, without a word of why; its tooltip has that.
  @Test func whatExplainsNothingIsTheLastRow() throws {
    let rows = try #require(try list(classes(6), others: 4).rows)
    #expect(rows.rows.map(\.name) == ["view0", "view1", "and 4 more"])
    let picture = draw(rows, width: 400)
    let texts = PictureTexts.places(picture.list, look).map(\.text)
    #expect(texts.suffix(2) == ["4\u{2013}7", "and 4 more"], "\(texts)")
    let last = try #require(picture.regions.last)
    #expect(last.target == RefusedRows.target(ofOthers: 4))
    let names = (2...5).map { "view\($0)\u{00A0}(\($0 + 2))" }.joined(separator: ", ")
    #expect(last.tooltip == .text("hidden: \(names)"))
    // Where nothing explains, it is the only one; and one is not many.
    let alone = try list(classes(2), others: 2)
    #expect(
      alone.rows?.title == "Refused" && alone.rows?.rows.map(\.name) == ["2 views"])
    let one = try #require(try list(classes(1), others: 1).rows?.rows)
    #expect(one.map(\.name) == ["view0"] && one.map(\.reason) == ["hidden"])
  }

  /// Many of one class are one row; its ring has the numbers of all of them, and its tooltip says which ones they were.
  @Test func aCountIsARow() throws {
    let rows = try #require(try list(Array(repeating: "UIView", count: 5)).rows)
    #expect(rows.rows.map(\.name) == ["5 views"] && rows.rows.map(\.reason) == ["hidden"])
    let picture = draw(rows, width: 400)
    let texts = PictureTexts.places(picture.list, look).map(\.text)
    #expect(texts == ["Refused", "2\u{2013}6", "5 views", "hidden"])
    let rings = rings(picture.list)
    let boxes = PictureTexts.boxes(picture.list, look)
    #expect(rings.count == 1 && rings[0].holds(boxes[1]) && rings[0].maxX < boxes[2].minX)
    let help = Text.panels.pair("5 views", "hidden, asked\u{00A0}2nd\u{00A0}to\u{00A0}6th")
    #expect(picture.regions.map(\.tooltip) == [.text(help)])
  }

  /// The refusal that the headline rests on comes first, alone and in red.
  @Test func theCauseComesFirst() throws {
    let list = try list(Array(repeating: "UIView", count: 6), cause: "view3", side: 100)
    let rows = try #require(list.rows)
    #expect(rows.rows.map(\.name) == ["view3", "5 views"])
    let red = StateLook.ink(.failed, look.theme)
    let inks = draw(rows, width: 400).list.commands.compactMap { command -> String? in
      if case .text(let text, _, _, red) = command { text } else { nil }
    }
    #expect(inks == ["5", "view3"])
  }

  /// What has a text of its own beside it has no row as well; its number is in that text.
  @Test func aCauseWithATextOfItsOwnHasNoRow() throws {
    let all = texts(classes(6), cause: "view3")
    let own = try #require(all.first { $0.kind == .cause })
    #expect(own.title == "view3 refused" && own.details == ["hidden"])
    guard case .number(let visit) = own.sign else {
      Issue.record("\(own.sign)")
      return
    }
    #expect(visit.number == 5)
    let list = try #require(all.first { $0.kind == .refused })
    #expect(list.rows?.rows.map(\.name) == ["view0", "view1", "view2", "view4", "view5"])
    #expect(!list.tooltip.contains("view3"), "\(list.tooltip)")
    // A list with nothing else in it is none.
    #expect(texts(classes(1), cause: "view0").map(\.kind).filter { $0 == .refused }.isEmpty)
  }

  /// In a narrow column a reason stands below its name; nothing goes out of the column.
  @Test(arguments: [100.0, 120, 160])
  func narrowColumnsHaveRows(_ width: Double) throws {
    let rows = try #require(try list(classes(4) + ["AClassOfALongName"]).rows)
    let picture = draw(rows, width: width)
    let box = CGRect(x: 0, y: 0, width: width, height: rows.height(5, width: width, look))
    let boxes = PictureTexts.boxes(picture.list, look)
    #expect(boxes.allSatisfy(box.holds), "\(boxes)")
    for (index, box) in boxes.enumerated() {
      #expect(!boxes.dropFirst(index + 1).contains { $0.intersects(box) }, "\(boxes)")
    }
    #expect(rows.height(5, width: 40, look) == 0)
  }

  @Test func ringsStandInOneColumn() throws {
    let rows = try #require(try list(classes(5)).rows)
    let box = CGRect(x: 600, y: 40, width: 300, height: rows.height(5, width: 300, look))
    var picture = Picture()
    _ = rows.draw(5, box, look, &picture)
    let list = picture.list
    let rings = rings(list)
    #expect(rings.count == 5 && Set(rings.map(\.minX)).count == 1, "\(rings)")
    let steps = zip(rings.dropFirst(), rings).map { $0.midY - $1.midY }
    #expect(steps.allSatisfy { abs($0 - RefusedRows.step) < 0.001 }, "\(steps)")
    #expect(rings.allSatisfy(box.holds))
    #expect(PictureTexts.boxes(list, look).allSatisfy(box.holds))
    // Each row is pressed for its view, on its own line.
    #expect(picture.regions.map(\.id) == (0..<5).map { "rejected:view\($0)" })
    #expect(zip(picture.regions, rings).allSatisfy { $0.outline.holds($1) })
    #expect(picture.regions.allSatisfy { box.holds($0.outline) })
  }

  /// All rows in a column.
  private func draw(_ rows: RefusedRows, width: Double) -> Picture {
    let count = rows.rows.count
    var picture = Picture()
    let box = CGRect(x: 0, y: 0, width: width, height: rows.height(count, width: width, look))
    _ = rows.draw(count, box, look, &picture)
    return picture
  }

  /// The boxes of the rings, from the top.
  private func rings(_ list: DrawList) -> [CGRect] {
    list.commands.compactMap { command in
      guard case .stroke(let path, _, _) = command else { return nil }
      return CGRect(
        around: path.segments.compactMap { segment in
          switch segment {
          case .move(let point), .line(let point), .cubic(_, _, let point): point
          case .close: nil
          }
        })
    }
  }
}

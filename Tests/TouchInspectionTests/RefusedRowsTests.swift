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

  /// The list after a hit test in which views of these classes were hidden.
  private func list(_ classes: [String]) throws -> CanvasText {
    var t = TraceBuilder()
    let names = classes.indices.map { "view\($0)" }
    let hidden = zip(names, classes).map { name, className in
      var view = t.view(name, in: "window", CGRect(x: 0, y: 500, width: 12, height: 12))
      view.className = className
      return view
    }
    let snapshot = SceneSnapshot(
      screen: screen.size, views: [t.view("window", in: nil, screen, isWindow: true)] + hidden,
      recognizers: [])
    t.snapshot = snapshot
    t.sample(1, .began, 10, 10)
    t.hit(1, [("window", nil)] + names.map { ($0, Reason.hidden) })
    let scene = HitScene(hits: t.reading.hits, snapshot, toCanvas: .identity, radius: 0)
    let numbers = HitNumbers(scene, column: (-26, 0...800), fingers: [], marks: [], look)
    let all = CanvasTexts(
      input: t.input, model: CanvasModel(), scene: scene, numbers: numbers
    ).all()
    return try #require(all.first { $0.kind == .refused })
  }

  private func classes(_ count: Int) -> [String] { (0..<count).map { "Class\($0)" } }

  @Test func fewHaveARowEach() throws {
    let rows = try #require(try list(classes(6)).rows).rows
    #expect(rows.map(\.name) == (0..<6).map { "view\($0)" })
    #expect(rows.map { $0.visits.map(\.number) } == (2...7).map { [$0] })
    #expect(rows.allSatisfy { $0.reason == "hidden" })
  }

  @Test func manyAreAText() throws {
    let list = try list(classes(7))
    #expect(list.rows == nil)
    #expect(list.details.count == 1 && list.details.allSatisfy { $0.hasPrefix("hidden: view0") })
  }

  /// Many of one class are one row; its ring has no number, and its tooltip says which ones they were.
  @Test func aCountIsARow() throws {
    let rows = try #require(try list(Array(repeating: "UIView", count: 5)).rows)
    #expect(rows.rows.map(\.name) == ["5 views"] && rows.rows.map(\.reason) == ["hidden"])
    var picture = Picture()
    rows.draw(CGRect(x: 0, y: 0, width: 400, height: rows.height), look, &picture)
    #expect(
      PictureTexts.places(picture.list, look).map(\.text) == ["Refused", "5 views", "hidden"])
    #expect(rings(picture.list).count == 1)
    let help = Text.panels.pair("5 views", "hidden, asked\u{00A0}2nd\u{00A0}to\u{00A0}6th")
    #expect(picture.regions.map(\.tooltip) == [.text(help)])
  }

  @Test func ringsStandInOneColumn() throws {
    let rows = try #require(try list(classes(5)).rows)
    let box = CGRect(x: 600, y: 40, width: rows.width(look), height: rows.height)
    var picture = Picture()
    rows.draw(box, look, &picture)
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

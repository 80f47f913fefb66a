import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Where the number of a view that refused stands.
@Suite struct RefusedNumberTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// A button of such a size with a title in a card of 220 by 200 points.
  private func button(_ title: String, _ size: CGSize, neighbour: CGRect? = nil) -> HitScene {
    var t = TraceBuilder()
    var button = t.view("ok", in: "card", CGRect(origin: CGPoint(x: 120, y: 400), size: size))
    button.marks = [
      .text(title, button.bounds, size: 14, alignment: .center, color: RGBA(0, 0, 0, 1))
    ]
    var views = [
      t.view("window", in: nil, screen, isWindow: true),
      t.view("card", in: "window", CGRect(x: 100, y: 300, width: 220, height: 200)), button,
    ]
    if let neighbour { views.append(t.view("label", in: "card", neighbour)) }
    t.snapshot = SceneSnapshot(screen: screen.size, views: views, recognizers: [])
    t.sample(1, .began, 230, 320)
    t.hit(1, [("window", nil), ("card", nil), ("ok", .outside)])
    return HitScene(
      hits: t.reading.hits, t.snapshot!, explaining: [button.handle], toCanvas: .identity,
      radius: 0)
  }

  private func place(_ scene: HitScene, finger: CGPoint? = nil) -> CGPoint? {
    let numbers = HitNumbers(
      scene, column: (-26, 0...800), fingers: [finger].compactMap { $0 }, marks: [], look)
    let box = numbers.places.first { $0.visit.name == "ok" }?.box
    return box.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// One rule for all: at the top right corner inside of the view, and on the corner where it would cover the title.
  @Test func theNumberOfARefusalIsAtTheTopRightCorner() {
    #expect(place(button("OK", CGSize(width: 180, height: 44))) == CGPoint(x: 286, y: 414))
    #expect(place(button("OK", CGSize(width: 180, height: 24))) == CGPoint(x: 288, y: 412))
    let long = button("Continue to pay", CGSize(width: 140, height: 44))
    #expect(place(long) == CGPoint(x: 260, y: 400))
    // A finger there drives it to the corner below.
    let other = place(
      button("OK", CGSize(width: 180, height: 90)), finger: CGPoint(x: 290, y: 404))
    #expect(other == CGPoint(x: 286, y: 476))
  }

  /// Only a small view has its number beside it, and none where another view lies there or its card ends.
  @Test func theNumberOfASmallViewIsBesideIt() {
    let size = CGSize(width: 60, height: 20)
    #expect(place(button("", size)) == CGPoint(x: 195, y: 410))
    #expect(
      place(button("", size, neighbour: CGRect(x: 190, y: 400, width: 40, height: 20))) == nil)
    #expect(place(button("", CGSize(width: 190, height: 20))) == nil)
  }
}

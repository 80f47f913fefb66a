import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Which of the views that refused a touch tell something of where it went.
@Suite struct ExplainingViewTests {
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// The names of those that do, after a touch in a card.
  private func explaining(
    _ others: [(name: String, parent: String, frame: CGRect, refusal: Reason, isControl: Bool)],
    distance: Double = 0
  ) -> Set<String> {
    var t = TraceBuilder()
    var views = [
      t.view("window", in: nil, screen, isWindow: true),
      t.view("card", in: "window", CGRect(x: 100, y: 300, width: 200, height: 200)),
    ]
    for other in others {
      var view = t.view(other.name, in: other.parent, other.frame)
      view.isControl = other.isControl
      views.append(view)
    }
    t.snapshot = SceneSnapshot(screen: screen.size, views: views, recognizers: [])
    t.sample(1, .began, 200, 400)
    t.hit(1, [("window", nil), ("card", nil)])
    let touch = t.handle("finger1")
    for other in others {
      let view = t.handle(other.name)
      t.add(TraceEvent(kind: .hit, verb: .hitTest, subject: view, other: touch, measured: 2))
      t.add(
        TraceEvent(
          kind: .hit, verb: .rejected, subject: view, other: touch, reason: other.refusal,
          measured: 2, limit: other.refusal == .outside ? distance : 0))
    }
    let found = ExplainingViews.find(t.reading.hit, t.input)
    return Set(others.map(\.name).filter { found.contains(t.handle($0)) })
  }

  /// A control near the touch may have been aimed at; a plain view beside it, and a control elsewhere, were not.
  @Test(arguments: [(44.0, true), (61, false)])
  func aControlExplainsWhereItIsNear(_ distance: Double, _ isNear: Bool) {
    let frame = CGRect(x: 200 + distance, y: 380, width: 60, height: 40)
    for reason in [Reason.outside, .interactionOff] {
      let found = explaining(
        [("button", "window", frame, reason, true), ("row", "window", frame, reason, false)],
        distance: distance)
      #expect(found == (isNear ? ["button"] : []), "\(reason)")
    }
  }

  /// What lay over the hit view and let the touch through explains; a label in the hit view, and a cover elsewhere, do not.
  @Test func aCoverExplainsWhereTheTouchWentThroughIt() {
    let frame = CGRect(x: 150, y: 350, width: 100, height: 100)
    for reason in [Reason.interactionOff, .alpha, .hidden] {
      let found = explaining([
        ("cover", "window", frame, reason, false), ("label", "card", frame, reason, false),
        ("elsewhere", "window", frame.offsetBy(dx: 0, dy: 300), reason, false),
      ])
      #expect(found == ["cover"], "\(reason)")
    }
  }
}

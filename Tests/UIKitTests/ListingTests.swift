import Foundation
import Testing
import TouchEngine
import TouchTrace

/// What is listed as UIKit's own does what UIKit's own does.
@Suite struct ListingTests {
  /// A view in a view, one beside it that is hidden, and one that stands out.
  private func tree(_ make: (CGRect) -> UIView) -> UIView {
    let root = make(CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = make(CGRect(x: 20, y: 20, width: 100, height: 100))
    let deep = make(CGRect(x: 60, y: 60, width: 80, height: 80))
    let hidden = make(CGRect(x: 0, y: 0, width: 60, height: 60))
    let off = make(CGRect(x: 130, y: 10, width: 60, height: 60))
    let clear = make(CGRect(x: 130, y: 110, width: 60, height: 60))
    hidden.isHidden = true
    off.isUserInteractionEnabled = false
    clear.alpha = 0.005
    inner.addSubview(deep)
    for view in [inner, hidden, off, clear] { root.addSubview(view) }
    for (index, view) in [root, inner, deep, hidden, off, clear].enumerated() {
      view.tag = index + 1
    }
    return root
  }

  @Test func theListedHitTestFindsTheSameViews() {
    let app = App()
    app.perform {
      let (own, listed) = (tree { UIView(frame: $0) }, tree { HandMadeView(frame: $0) })
      var found: Set<Int> = []
      for x in stride(from: -10.0, through: 210, by: 5) {
        for y in stride(from: -10.0, through: 210, by: 5) {
          let point = CGPoint(x: x, y: y)
          let tag = own.hitTest(point, with: nil)?.tag ?? 0
          #expect(listed.hitTest(point, with: nil)?.tag ?? 0 == tag, "\(point)")
          found.insert(tag)
        }
      }
      #expect(found == [0, 1, 2, 3])
    }
  }

  /// A tap, a drag out and in again, and a cancelled touch.
  @Test(arguments: [
    [(200.0, 200.0)], [(200, 200), (390, 200)], [(200, 200), (390, 200), (210, 200)],
  ])
  func theListedControlSendsTheSameEvents(_ stroke: [(Double, Double)]) {
    func events(_ app: App) -> [String] {
      app.stroke(stroke)
      return app.lines([.action])
    }
    let own = events(App { UIControl(frame: $0) })
    // UIKit's control has a margin beyond its bounds: far away both are outside.
    #expect(events(App { HandMadeControl(frame: $0) }) == own)
    #expect(!own.isEmpty)
  }

  /// A responder passes on what it gets, to the end of the chain.
  @Test func theListedResponderPassesOn() {
    let app = App()
    app.perform {
      let listed = HandMadeResponder()
      #expect(listed.chain == [listed])
      listed.touchesBegan([], with: nil)
    }
  }

  @Test func theListedTapRecognizes() {
    let app = App()
    let (tap, log) = app.add(HandMadeTap())
    app.stroke([(200, 200)])
    #expect(log.lines == ["ended"])
    app.wait(1)
    app.stroke([(200, 200), (280, 200)])
    #expect(log.lines == ["ended"])
    #expect(tap.state == .possible)
  }

  /// The window with the listed `sendEvent` gives recognizers a touch before its view.
  @Test func theListedWindowGivesRecognizersTheTouchFirst() {
    let engine = Engine(screen: CGSize(width: 400, height: 400))
    defer { engine.tearDown() }
    let heard = engine.perform { Heard() }
    for (phase, time) in [(TouchPhase.began, 0.0), (.moved, 0.05), (.ended, 0.1)] {
      let place = CGPoint(x: 200 + time * 20, y: 200)
      engine.step(
        DigitizerEvent(
          arrival: Instant(seconds: time),
          changes: [FingerChange(finger: 1, phase: phase, location: place)]))
    }
    #expect(
      heard.log == [
        "recognizer began", "view began", "recognizer moved", "view moved", "recognizer ended",
        "view ended",
      ])
  }
}

/// The listed window with a view and a recognizer that tell what they get.
@MainActor private final class Heard {
  var log: [String] = []
  private let window = HandMadeWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    let view = TellingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let recognizer = TellingRecognizer()
    view.note = { [unowned self] in log.append("view \($0)") }
    recognizer.note = { [unowned self] in log.append("recognizer \($0)") }
    view.addGestureRecognizer(recognizer)
    window.addSubview(view)
    window.makeKeyAndVisible()
  }
}

private final class TellingView: UIView {
  var note: (String) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
}

private final class TellingRecognizer: UIGestureRecognizer {
  var note: (String) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended") }
}

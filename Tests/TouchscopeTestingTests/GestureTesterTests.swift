import Foundation
import Testing
import TouchEngine
import TouchTrace
import TouchscopeTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer of one's own, tested as a user would: a press of two fingers in which one is lifted first.
final class TwoThenOneGestureRecognizer: UIGestureRecognizer {
  private var hadTwo = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { hadTwo = true }
    if numberOfTouches > 2 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hadTwo ? .recognized : .failed
  }

  override func reset() { hadTwo = false }
}

/// Fingers and expectations for users' own recognizers, on files that import UIKit and Testing together.
@Suite struct GestureTesterTests {
  private func tester() -> GestureTester {
    let tester = GestureTester(screen: CGSize(width: 300, height: 300))
    let card = tester.view("card", frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    tester.recognizer("tap", on: card) { UITapGestureRecognizer() }
    tester.recognizer("pan", on: card) { UIPanGestureRecognizer() }
    return tester
  }

  @Test func aRecognizerOfOnesOwn() {
    let tester = GestureTester()
    let pad = tester.view("pad", frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let own = tester.recognizer("own", on: pad) { TwoThenOneGestureRecognizer() }
    tester.down(1, at: .inside("pad", 50, 100))
    tester.down(2, at: .inside("pad", 150, 100))
    tester.up(1)
    tester.expectLines(
      ["own possible -> ended setByProgram", "own action ended"], .state, .action)
    tester.up(2)
    #expect(own.state == .possible)
    tester.wait(1)
    tester.tap("pad")
    tester.expectStates(["ended", "failed"], of: "own")
    tester.expectReason("setByProgram", of: "own")
  }

  /// HT-21: an animation without a completion is waited for too; until it is over its view takes no touches.
  @Test func idleMeansThatNothingMoves() {
    let tester = tester()
    tester.perform {
      UIView.animate(withDuration: 0.5) { tester.window.subviews[0].alpha = 0.5 }
    }
    tester.waitUntilIdle()
    #expect(abs(tester.now - 0.5) < 1e-9)
    tester.tap("card")
    tester.expectActions(["tap"])
  }

  /// TD-32: force and radius change with a move, and stay until the next one that names them.
  @Test func forceChanges() {
    let tester = tester()
    var seen: [String] = []
    tester.window.subviews[0].touchscopeHooks.touches = { phase, touches, _, base in
      if let touch = touches.first { seen.append("\(phase) \(touch.force) \(touch.majorRadius)") }
      base()
    }
    tester.down(at: "card", force: 1, radius: 8)
    tester.move(by: (1, 0), force: 2.5)
    tester.move(by: (1, 0), radius: 12)
    tester.move(along: [.screen(152, 150), .screen(152, 152)], force: 0.5)
    tester.up()
    #expect(
      seen == [
        "began 1.0 8.0", "moved 2.5 8.0", "moved 2.5 12.0", "moved 0.5 12.0", "moved 0.5 12.0",
        "cancelled 0.5 12.0",
      ])
  }

  /// EDG-02: a finger may come over an edge that it is far from.
  @Test func fingersComeOverEdges() {
    let tester = tester()
    tester.recognizer("edge", on: tester.window) {
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .right
      return edge
    }
    tester.down(at: .screen(20, 20), edge: .right)
    tester.move(by: (-40, 0), over: 0.1)
    tester.up()
    tester.wait(1)
    tester.down(at: .screen(295, 20), edge: .noEdge)
    tester.move(by: (-40, 0), over: 0.1)
    tester.up()
    tester.expectStates(["began", "changed", "ended", "failed"], of: "edge")
  }

  /// Closures with several statements say themselves what they make.
  @Test func closuresWithSeveralStatements() {
    let tester = GestureTester()
    let button = tester.view("button") {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      button.setTitle("Go", for: .normal)
      return button
    }
    let tap = tester.recognizer("tap", on: button) {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }
    #expect(button.currentTitle == "Go" && tap.numberOfTapsRequired == 2)
  }

  @Test func everyFingerHasItsWord() {
    let tester = tester()
    tester.tap("card")
    tester.wait(1)
    tester.drag(from: "card", by: (40, 0))
    tester.drag(from: "card", to: .screen(60, 60), over: 0.2)
    tester.swipe(from: "card", .left)
    tester.expectActions(["tap", "pan", "pan", "pan"])
    #expect(abs(tester.now - 1.67) < 1e-9)
    tester.press("card", for: 2)
    tester.expectReason("timedOut", of: "tap")
    tester.pinch(at: "card")
    tester.rotate(at: "card", by: 90)
    tester.down(at: "card")
    tester.move(by: (20, 0), over: 0.1)
    tester.move(along: [.inside("card", 10, 10), "card"])
    tester.cancel()
    tester.expectReason("systemCancel", of: "pan")
    tester.down(at: "card")
    tester.interrupt()
    tester.waitUntilIdle()
    tester.expect("- includes: [finger2 began 190 150, finger1 moved 60 60, finger1 cancelled]")
    #expect(tester.lines(.sample, of: "finger2").count > 40)
  }

  @Test func changesInTheMiddleAreTraced() {
    let tester = tester()
    tester.down(at: "card")
    tester.perform { tester.window.viewWithTag(0)?.alpha = 0.5 }
    tester.expectLines(["window alpha 1 -> 0.5"], .change)
    tester.play("- set: {card.alpha: 0.25}")
    tester.expect("- values: {card.alpha: 0.25}\n  within: 0.001")
  }

  /// What differs is printed line by line, and each expectation can fail.
  @Test func failuresSayWhatDiffers() {
    let tester = tester()
    tester.tap("card")
    func known(_ words: [String], _ body: () -> Void) {
      withKnownIssue {
        body()
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return words.allSatisfy { text.contains($0) }
      }
    }
    known(["- tap possible -> failed", "+ tap possible -> ended", "  pan possible -> failed"]) {
      tester.expectLines(["tap possible -> failed", "pan possible -> failed"], .state)
    }
    known(["- pan", "+ tap"]) { tester.expectActions(["pan"]) }
    known(["+ ended"]) { tester.expectStates([], of: "tap") }
    known(["lifted", "movedTooFar"]) { tester.expectReason("movedTooFar", of: "tap") }
    known(["- hello"]) { tester.expectPrints(["hello"]) }
    known(["there is no object with the id 'cart'", "did you mean 'card'?"]) { tester.tap("cart") }
    known(["'tapp' is not one of"]) { tester.play("- tapp: card") }
    known(["is 1, not 0.5"]) { tester.expect("- values: {card.alpha: 0.5}\n  within: 0") }
  }

  /// Two testers at once do not know each other, and the same fingers leave the same lines.
  @Test func testersStandAlone() {
    let (a, b) = (tester(), tester())
    for tester in [a, b] { tester.drag(from: "card", by: (30, 30)) }
    #expect(a.lines() == b.lines() && a.lines().count > 40)
  }
}

import Foundation
import Testing
import TouchEngine
import TouchTrace
import TouchscopeTesting

/// The recognizers and controls of one's own under scripted fingers: each succeeds, and each fails.
@Suite struct FixtureTests {
  private func tester<R: UIGestureRecognizer>(_ make: () -> R) -> (GestureTester, R) {
    let tester = GestureTester(screen: CGSize(width: 400, height: 400))
    let pad = tester.view("pad", frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    return (tester, tester.recognizer("own", on: pad, make))
  }

  @Test func oneFingerTurns() {
    let (tester, own) = tester { OneFingerRotationGestureRecognizer() }
    tester.down(at: .inside("pad", 180, 100))
    tester.move(along: [.inside("pad", 157, 157), .inside("pad", 100, 180)], over: 0.2)
    #expect(own.rotation > 0)
    tester.up()
    tester.wait(1)
    tester.tap("pad")
    tester.expectStates(["began", "changed", "ended", "failed"], of: "own")
  }

  @Test func aTouchDownCountsOnce() {
    let (tester, _) = tester { TouchDownGestureRecognizer() }
    tester.drag(from: "pad", by: (50, 0))
    tester.expectStates(["ended"], of: "own")
    tester.expectLines(["own touchesBegan"], .gesture)
  }

  @Test(
    arguments: [(60.0, 5.0, ["began", "changed", "ended"]), (5, 60, ["failed"])]
      as [(Double, Double, [String])])
  func aPanKeepsToItsAxis(x: Double, y: Double, states: [String]) {
    let (tester, _) = tester { PanDirectionGestureRecognizer(direction: .horizontal) }
    tester.drag(from: "pad", by: (x, y))
    tester.expectStates(states, of: "own")
  }

  @Test(arguments: [(6.0, ["began", "ended"]), (2.0, ["failed"])])
  func aPressIsDeepEnough(force: Double, states: [String]) {
    let (tester, _) = tester {
      DeepPressGestureRecognizer(target: nil, action: nil, threshold: 0.75)
    }
    tester.down(at: "pad", force: force)
    tester.wait(0.2)
    tester.up()
    tester.expectStates(states, of: "own")
  }

  @Test(arguments: [(1.0, ["began", "ended"]), (0.3, ["failed"])])
  func aHoldIsLongEnough(seconds: Double, states: [String]) {
    let (tester, _) = tester { HoldGestureRecognizer() }
    tester.press("pad", for: seconds)
    tester.waitUntilIdle()
    tester.expectStates(states, of: "own")
  }
}

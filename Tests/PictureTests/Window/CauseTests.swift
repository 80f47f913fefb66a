import SceneStories
import Testing
import TouchInspection
import TouchLanguage
import TouchReading
import TouchScenes
import TouchWindow

@testable import TouchDebugger

/// A person who sees a conflict for the first time reads its cause in the tab Why after at most two actions.
@Suite(.serialized) struct CauseTests {
  /// A gesture, what is pressed after it (at most two things), and the words that name the cause.
  struct Conflict: CustomTestStringConvertible {
    let scene: String
    let run: String
    /// Rows of the hierarchy, by their targets.
    var actions: [String] = []
    let cause: String

    var testDescription: String { "\(scene), \(run)" }
  }

  nonisolated static let conflicts: [Conflict] = [
    // Those of the account of somebody who tried.
    Conflict(
      scene: "000-td-tap", run: "single tap", cause: "had to wait 350 ms for doubleTap to fail"),
    Conflict(
      scene: "004-blue-1", run: "tap the button", actions: ["recognizer:tap"],
      cause: "button returned false from gestureRecognizerShouldBegin"),
    Conflict(
      scene: "002-outside", run: "without the overrides",
      cause: "plainChild lies under the touch but was never asked, because its superview plain"),
    Conflict(
      scene: "004-af", run: "touch E", actions: ["view:B"],
      cause: "It was never asked, because its sibling C is in front"),
    Conflict(
      scene: "020-button-in-scroll", run: "press, then drag on the button",
      cause: "scroll.pan failed: button has the touch already"),
    Conflict(
      scene: "020-button-in-scroll", run: "press for 200 ms", cause: "scroll.delay held the touch"),
    Conflict(
      scene: "022-nested-scroll", run: "a mostly vertical drag",
      cause: "10.9 pt vertically, carousel.pan only 7.7 pt horizontally"),
    Conflict(
      scene: "010-overlay", run: "a clear overlay", cause: "overlay lies in front of button"),
    Conflict(
      scene: "001-wy-nosuper-gr", run: "tap up",
      cause: "overrides touchesBegan without calling super"),
    // And others.
    Conflict(
      scene: "030-swipe", run: "too slow",
      cause: "the finger moved at 60 pt/s (min 70)"),
    Conflict(scene: "030-swipe", run: "too far across", cause: "across its direction"),
    Conflict(
      scene: "061-back-swipe", run: "too far from the edge", actions: ["recognizer:nav.pop"],
      cause: "from the left edge of the screen"),
    Conflict(
      scene: "004-gl", run: "quick tap on a row", actions: ["view:table.row2"],
      cause: "held the touch back until tap recognized"),
    Conflict(
      scene: "002-button-nosuper", run: "without super", cause: "without calling super"),
    Conflict(
      scene: "004-nil-target", run: "nobody has it", cause: "no responder up to"),
    Conflict(
      scene: "012-many", run: "drag the card", actions: ["recognizer:cardTap"],
      cause: "cardPan recognized and prevents it"),
    Conflict(
      scene: "004-interrupt", run: "during a drag", cause: "The system cancelled"),
    Conflict(
      scene: "032-edge", run: "drag from 60 points", actions: ["recognizer:back"],
      cause: "from the left edge of the screen"),
    Conflict(
      scene: "034-ring", run: "nobody acts", cause: "none can recognize before the next one fails"),
    Conflict(
      scene: "033-animated", run: "while it moves", actions: ["view:deaf"],
      cause: "is being animated"),
  ]

  @Test(arguments: conflicts) func theCauseIsTwoActionsAway(conflict: Conflict) throws {
    #expect(conflict.actions.count <= 2)
    Stories.register()
    let path = "\(Stories.root)/scenes/\(conflict.scene).yaml"
    let runs = try LiveScene.load(path: path).runs
    let run = try #require(runs.first { $0.name == conflict.run }, "\(runs.map(\.name))")
    let window = try TestWindow(conflict.scene)
    defer { window.end() }
    if let variant = run.variant { window.load(path, variant: variant) }
    window.press(.run(conflict.run))
    for _ in 0..<320 where window.state.playback.mode == .replaying { window.turn(after: 0.1) }
    window.turn()
    for action in conflict.actions {
      let region = try #require(window.regions.first { $0.id == action }, "no \(action)")
      window.press(region.target)
      window.turn()
      if window.state.selection == nil { window.change { PressUpdate.select(region.target, &$0) } }
      window.turn()
    }
    let why = try #require(window.regions.last { $0.target == .why })
    let words = if case .text(let text) = why.tooltip { text } else { "" }
    #expect(words.contains(conflict.cause), "\(words)")
  }
}

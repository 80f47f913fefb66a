import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection

/// What the panels say of runs that somebody new to them read wrongly.
@Suite struct SentenceSceneTests {
  private func input(_ file: String, _ run: String) throws -> PictureInput {
    Stories.register()
    let path = "\(Stories.root)/scenes/\(file).yaml"
    let runs = try LiveScene.load(path: path).runs
    let chosen = try #require(runs.first { $0.name == run })
    return try input(try LiveScene.load(path: path, variant: chosen.variant), chosen)
  }

  private func input(_ scene: LiveScene, _ run: SceneRun) throws -> PictureInput {
    let session = Session(scene)
    session.play(run)
    let view = SessionView(session)
    view.follow(session.now)
    return view.input
  }

  private func why(_ name: String, _ input: PictureInput) throws -> String {
    let snapshot = try #require(input.snapshot.recognizers.first { $0.name == name })
    return Explanation.about(snapshot.handle, input).text
  }

  /// AR-22: whoever asks the winner reads why it won, as whoever asks the loser.
  @Test func theDeeperOneSaysWhyItWon() throws {
    let input = try input("061-back-swipe", "at the edge the deeper one wins")
    #expect(
      try why("pan", input).contains(
        "It prevented nav.pop, which recognized at the same moment: its own view is deeper."))
    #expect(try why("nav.pop", input).contains("pan recognized at the same moment"))
  }

  /// The two touches of a pinch move, their midpoint does not.
  @Test func aPanOfSeveralTouchesMeasuresTheirMidpoint() throws {
    let input = try input("024-zoom", "pinch")
    #expect(
      try why("scroll.pan", input).hasPrefix(
        "The midpoint of its touches moved 0 pt before the end (10 needed)."))
  }

  @Test func aSlowSwipeSaysWhyItNeedsLess() throws {
    let slow = try input("030-swipe", "slow at first, quick at the end")
    #expect(try why("right", slow).contains("(33.3 needed; a slow swipe needs less)"))
    let quick = try input("030-swipe", "swipe right")
    #expect(try why("right", quick).contains("(50 needed)."))
  }

  @Test func aCauseNamesWhosePropertyItIs() throws {
    let input = try input("030-swipe", "swipe right")
    #expect(try why("right", input).contains("because cancelsTouchesInView of right is true."))
  }

  @Test func aRecognizerOfTheSystemSaysWhatItIsFor() throws {
    let input = try input("061-back-swipe", "swipe back")
    #expect(try why("window.gate1", input).contains("UIKit puts this recognizer on every window"))
  }

  /// A switch that works has its touch: its own recognizer takes nothing from it.
  @Test func aSwitchLosesNothingToItsOwnRecognizer() throws {
    let input = try input("040-controls", "tap on the switch")
    let finger = try #require(input.reading.fingers.last)
    let end = try #require(finger.viewEnd)
    let taker = try #require(TouchOwner.taker(of: finger, at: end, input.trace))
    #expect(input.name(of: taker) == "toggle.press")
    #expect(TouchOwner.isPart(taker, of: finger.view, input.trace))
    let words = Text.timeline.taken(by: "toggle.press", isPart: true, at: 0.05)
    #expect(words.contains("used by its own toggle.press"))
    let drag = try self.input("030-swipe", "swipe right")
    let lost = try #require(drag.reading.fingers.last)
    let lostEnd = try #require(lost.viewEnd)
    let other = try #require(
      TouchOwner.taker(of: lost, at: lostEnd, drag.trace))
    #expect(!TouchOwner.isPart(other, of: lost.view, drag.trace))
  }

  /// The labels in the rows of a table are one line, not one for each row.
  @Test func viewsInRowsThatRefusedAreToldTogether() throws {
    let groups = UnaskedViews.groups(try input("023-table", "tap a row"))
    #expect(groups.count <= 3, "\(groups.map(\.reason.plain))")
    let rows = try #require(groups.first { $0.reason.plain.contains("views that refused") })
    #expect(rows.views.count > 5 && rows.names == "\(rows.views.count) views")
  }

  /// The label of a dropped touch names the view that missed it, even after the finger has touched another view.
  @Test func aDroppedTouchKeepsItsView() throws {
    Stories.register()
    let scene = try LiveScene.load(
      text: """
        touchscope: 1
        window:
          subviews:
            - id: list
              class: UIScrollView
              frame: [0, 0, 375, 600]
              contentSize: [375, 2000]
              subviews:
                - {id: photo, class: UIView, frame: [0, 100, 375, 100]}
                - {id: below, class: UIView, frame: [0, 300, 375, 1000]}
        runs:
          - name: two
            input: [{drag: {from: photo, by: [0, -60], over: 0.1}}, {wait: 3}, {press: {at: [187, 400], for: 0.3}}, {wait: 1}]
        """, path: "two.yaml")
    let input = try input(scene, try #require(scene.runs.first))
    let fingers = input.reading.fingers
    #expect(fingers.count == 2)
    let dropped = try #require(fingers.first?.holds.first { $0.isDropped })
    #expect(input.name(of: dropped.view) == "photo")
    #expect(fingers.last?.holds.map { input.name(of: $0.view) } == ["below"])
  }
}

import SceneStories
import Testing
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// Of several that failed, the headline is about the one whose gesture was made.
@Suite struct NearestLoserTests {
  /// Four swipes on one card, and a drag on it.
  private func headline(_ by: String, over seconds: Double) throws -> Explanation {
    try #require(Explanation.last(input("drag: {from: card, by: \(by), over: \(seconds)}")))
  }

  private func input(_ gesture: String) throws -> PictureInput {
    let session = try Stories.session(
      text: """
        touchscope: 1
        window:
          subviews:
            - id: card
              class: UIView
              frame: [37, 180, 300, 300]
              gestureRecognizers:
                - {id: left, class: UISwipeGestureRecognizer, direction: left}
                - {id: up, class: UISwipeGestureRecognizer, direction: up}
                - {id: right, class: UISwipeGestureRecognizer}
                - {id: down, class: UISwipeGestureRecognizer, direction: down}
        runs:
          - name: gesture
            input: [{\(gesture)}, {wait: idle}]
        """)
    return session.input()
  }

  /// However slow it was, it went in the direction of one of them, and not in that of the others.
  @Test(arguments: [1.5, 2.5, 5.3, 9]) func aSlowSwipeIsNearerThanAnotherDirection(
    _ seconds: Double
  ) throws {
    #expect(try headline("[90, 0]", over: seconds).title == "right failed: too slow")
    #expect(try headline("[0, -90]", over: seconds).title == "up failed: too slow")
    #expect(try headline("[-90, 3]", over: seconds).title == "left failed: too slow")
  }

  /// Swipes of four directions measure along two axes: none is named for all of them.
  @Test func severalThatMeasureAlongDifferentAxesNameNone() throws {
    let input = try input("tap: {at: card}")
    let why = try #require(Explanation.last(input))
    #expect(
      why.sentences.map(\.text) == [
        "Each of left, up, right and down failed: the touch moved 0 pt before the end (min 50)."
      ])
    let up = try #require(input.handle(of: .recognizer("up")))
    #expect(
      Explanation.about(up, input).text.contains(
        "The touch moved 0 pt vertically before the end (min 50)."))
  }
}

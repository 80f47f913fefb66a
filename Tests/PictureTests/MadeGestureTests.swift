import SceneStories
import Testing
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// A recognizer is in the way only of those whose gesture was made.
@Suite struct MadeGestureTests {
  private func headline(_ input: PictureInput) throws -> Explanation {
    try #require(Explanation.last(input))
  }

  /// The swipes of other directions lost nothing, so the headline is the swipe that was made, and nothing is to be tried.
  @Test(arguments: [
    ("a second long", "The touch moved 25.5 pt to the right in 283 ms (min 25 at this speed)."),
    (
      "slow at first, quick at the end",
      "The touch moved 33.3 pt to the right in 617 ms (min 33.3 at this speed)."
    ),
    ("swipe right", "The touch moved 50 pt to the right in 50 ms (min 50)."),
  ])
  func aSwipeIsTheHeadline(_ run: String, _ numbers: String) throws {
    let input = try Stories.session("030-swipe", run).input()
    let why = try headline(input)
    #expect(why.title == "right recognized")
    #expect(why.sentences.first?.text == numbers)
    #expect(Suggestion.of(why, input) == nil)
    let others = why.sentences.filter { $0.text.contains("prevented") }
    #expect(others.allSatisfy { $0.isAside && !$0.text.contains("delegate") }, "\(why.text)")
  }

  /// Of one that was lifted before its way was long enough, Why tells the limit of its last speed, or that it was too slow
  /// where its way was long enough for that.
  @Test(arguments: [
    (
      "lifted early, slowly", "right failed: too slow",
      "At 35 pt the finger moved at 23 pt/s (min 70)."
    ),
    (
      "lifted early, at 250 points per second", "right failed: not moved enough",
      "The touch moved 35 pt horizontally before the end (min 41.7 at this speed)."
    ),
    (
      "lifted too early", "right failed: not moved enough",
      "The touch moved 40 pt horizontally before the end (min 50)."
    ),
  ])
  func aSwipeThatWasLiftedSaysWhatItLacked(
    _ run: String, _ title: String, _ sentence: String
  ) throws {
    let input = try Stories.session("030-swipe", run).input()
    let why = try headline(input)
    #expect(why.title == title && why.sentences.first?.text == sentence, "\(why.text)")
    // What decided is the bar of the card that is told.
    let content = try #require(RecognizerCardContent(why.subject, input))
    let deciding = try #require(Gauges.deciding(content.gauges))
    #expect(sentence.contains(deciding.value.kind == .speed ? "23 pt/s" : "moved"))
  }

  /// A swipe with two directions says which one it was.
  @Test func aSwipeSaysWhichWayItWent() throws {
    let input = try Stories.session("030-swipe", "either way", at: 0.5)
      .input(at: Instant(seconds: 0.5))
    #expect(try headline(input).sentences.first?.text.contains("50 pt to the left in") == true)
  }

  /// Who asks about a swipe of another direction reads what it lacked, not what a delegate could have done.
  @Test func aSwipeOfAnotherDirectionSaysWhatItLacked() throws {
    let input = try Stories.session("030-swipe", "a second long").input()
    let left = try #require(input.handle(of: .recognizer("left")))
    let why = Explanation.about(left, input)
    #expect(why.title == "left was prevented")
    #expect(
      why.text.contains(
        "The touch moved in a direction that its direction property does not have."))
    #expect(!why.text.contains("delegate"), "\(why.text)")
    #expect(Suggestion.of(why, input) == nil)
  }

  /// One finger is no pinch: the pan that it made took nothing from it. A second finger could have pinched.
  @Test(arguments: [(1, "pan began"), (2, "pan prevented pinch")])
  func aPanIsTheHeadlineWhereNoPinchWasMade(_ fingers: Int, _ title: String) throws {
    let second = "{down: {finger: 2, at: [200, 150]}}, {wait: 0.1}, {up: 2}, "
    let input = try Stories.session(
      text: """
        touchscope: 1
        window:
          subviews:
            - id: card
              class: UIView
              frame: [0, 0, 300, 300]
              gestureRecognizers:
                - {id: pinch, class: UIPinchGestureRecognizer}
                - {id: pan, class: UIPanGestureRecognizer}
        runs:
          - name: drag
            input: [{down: {at: card}}, {move: {by: [60, 0], over: 0.2}}, \(fingers > 1 ? second : ""){up: 1}, {wait: idle}]
        """
    ).input()
    let why = try headline(input)
    #expect(why.title.hasPrefix(title), "\(why.title)")
    #expect((Suggestion.of(why, input) == nil) == (fingers == 1))
  }
}

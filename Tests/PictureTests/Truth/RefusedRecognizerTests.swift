import SceneStories
import Testing
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchDebugger
@testable import TouchReading

/// Where nothing recognized, the recognizer speaks whose gesture was made and that was not given the touch.
@Suite struct RefusedRecognizerTests {
  private func headline(_ scene: String, _ run: String) throws -> Explanation {
    try #require(Explanation.last(try Stories.session(scene, run).input()))
  }

  @Test(arguments: [
    (
      "it gets nothing",
      "Its delegate returned false from gestureRecognizer(_:shouldReceive:) for touch 1, so it never gets this touch."
    ),
    (
      "a finger, when only a pencil counts",
      "Its allowedTouchTypes do not contain the type of touch 1, so it never gets this touch."
    ),
    ("switched off", "Its isEnabled is false, so it gets no touches."),
  ]) func aTapThatIsNotGivenTheTouch(_ run: String, _ sentence: String) throws {
    let why = try headline("000-delegate", run)
    #expect(why.title == "tap did not get the touch")
    #expect(why.sentences.first?.text == sentence)
  }

  @Test func aScrollViewThatIsSwitchedOff() throws {
    #expect(
      try headline("020-button-in-scroll", "no scrolling").title
        == "scroll.pan did not get the touch")
  }

  /// Another gesture than its own is not its failure, and a tap is no try to swipe back.
  @Test func whatWasNotTriedIsNotAskedAbout() throws {
    #expect(
      try headline("000-choose", "the touches, when nobody competes").title == "raw got the touch")
    #expect(try headline("003-ts-main", "tap green").title.hasSuffix("got the touch"))
    #expect(!(try headline("062-tab-button", "beside the button").title.contains("nav.pop")))
    #expect(
      try headline("004-yellow-pan", "slide below the threshold").title
        == "pan failed: not moved enough")
  }

  @Test func severalThatFailAlikeAreTold() throws {
    let why = try headline("000-td-tap", "hold for one second")
    #expect(
      why.sentences.first?.text.hasPrefix("Each of singleTap and doubleTap failed: the touch")
        == true)
  }
}

import SceneStories
import Testing
import TouchReading
import TouchTrace

@testable import TouchInspection

/// Who sees that a drag won asks why nothing moves: where nobody listens, Why says so.
@Suite struct EmptyActionTests {
  private func sentence(_ scene: String, _ run: String, about name: String) throws -> String? {
    let input = try Stories.session(scene, run).input()
    let handle = try #require(input.handle(of: .recognizer(name)))
    return Explanation.about(handle, input).sentences.map(\.text).first { $0.contains("is empty") }
  }

  @Test func aDragWithAnEmptyActionMovesNothing() throws {
    let said = try sentence("000-gallery", "pan", about: "pan")
    #expect(said == "pan called its action 16 times, but the action is empty.")
  }

  /// What a scene gives an action to do is seen, and a scroll view moves by itself.
  @Test(arguments: [
    ("031-rotate", "one finger only drags", "pan"), ("012-many", "drag the card", "cardPan"),
    ("061-back-swipe", "along the edge the list scrolls", "notes.pan"),
    ("061-back-swipe", "swipe back", "nav.pop"),
  ])
  func anActionThatMovesSomethingIsNotCalledEmpty(
    _ scene: String, _ run: String, _ name: String
  ) throws {
    #expect(try sentence(scene, run, about: name) == nil)
  }
}

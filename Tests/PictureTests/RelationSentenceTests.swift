import Testing
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection

/// What the graph of Arbitration, Why and lanes say of relations and of what came back.
extension SentenceSceneTests {
  private func edges(_ input: PictureInput) -> [String] {
    Relations.make(input).map {
      Text.arbitration.edge(RelationStyle.label($0.kind), $0.source, $0.outcome)[0]
    }
  }

  /// A line of the graph says what came of the relation, and when.
  @Test func linesSayWhatCameOfARelation() throws {
    let single = edges(try input("000-td-tap", "single tap"))
    for words in [
      "waited 350 ms for", "failed at 50 ms, cost nothing", "cancelled the touch at 400 ms",
    ] { #expect(single.contains(words), "\(single)") }
    let double = try input("000-td-tap", "double tap")
    #expect(edges(double).contains("waited in vain: recognized at 200 ms"), "\(edges(double))")
    let drag = edges(try input("022-nested-scroll", "a mostly vertical drag"))
    #expect(drag.contains("prevented at 33 ms (default)"), "\(drag)")
  }

  /// AR-41: UIKit's state of one that waited for another, which recognized, is failed, by its own requirement.
  @Test func whoWaitedInVainFailed() throws {
    let input = try input("000-td-tap", "double tap")
    let single = try #require(input.snapshot.recognizers.first { $0.name == "singleTap" })
    let reading = try #require(input.reading.recognizer(single.handle))
    #expect(StateLook.title(reading) == .failed)
    #expect(
      try why("singleTap", input).contains(
        "It requires doubleTap to fail, and doubleTap recognized."))
    #expect(
      try why("doubleTap", input).contains(
        "singleTap failed: it requires doubleTap to fail, and doubleTap recognized."))
  }

  /// An offset that came back says how far it was.
  @Test func anOffsetThatCameBackSaysHowFarItWas() {
    #expect(
      Text.timeline.offsets(from: 0, to: 0, farthest: -24)
        == "0 to \(Units.number(-24)) pt and back")
    #expect(Text.timeline.offsets(from: 0, to: 90, farthest: nil) == "0 to 90 pt")
  }
}

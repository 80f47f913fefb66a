import Foundation
import SceneStories
import Testing
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchReading

/// No sentence contradicts the trace at the playhead, in any run of any scene.
@Suite struct TruthTests {
  @Test func noSentenceContradictsTheTrace() throws {
    let claims = Claims()
    var sentences = 0
    var looked = 0
    var silent = 0
    var faults: [String] = []
    try Stories.each { story, session in
      let view = SessionView(session)
      let stride = max(1, session.steps.count / 3)
      for step in session.steps.indices
      where step % stride == 0 || step == session.steps.count - 1 {
        view.seek(to: step)
        let input = view.input
        let facts = TraceFacts(
          input.trace, input.snapshot, from: input.reading.gestureStart, to: input.reading.now,
          count: view.lastEvent + 1)
        var all = Explanation.subjects(input).map { Explanation.about($0, input) }
        if let last = Explanation.last(input) { all.append(last) }
        // Several views may have the same words for a name.
        for why in all where !input.name(of: why.subject).hasPrefix("<") {
          for text in [why.heading] + why.sentences.map(\.words) {
            let found = claims.check(text, about: input.name(of: why.subject), facts)
            sentences += 1
            looked += found.looked
            if found.looked == 0 { silent += 1 }
            for fault in found.false {
              faults.append("\(story) step \(step), \(why.title): \(fault) in: \(text.plain)")
            }
          }
        }
      }
    }
    #expect(
      faults.isEmpty,
      "\(faults.count) of \(sentences):\n\(Set(faults).sorted().prefix(60).joined(separator: "\n"))"
    )
    #expect(looked > 10_000 && silent < sentences * 6 / 10, "\(sentences) \(looked) \(silent)")
  }

  /// False sentences, each of which the check must find: scene, run, moment, subject and words with the names marked.
  private nonisolated static let planted: [(String, String, Double, String, String)] = [
    ("000-td-tap", "single tap", 0.4, "singleTap", "<singleTap> failed"),
    ("000-td-tap", "single tap", 0.4, "doubleTap", "<doubleTap> recognized"),
    ("000-td-tap", "single tap", 0.4, "singleTap", "<singleTap> was prevented"),
    ("000-td-tap", "single tap", 0.4, "singleTap", "<singleTap> waits for <doubleTap>"),
    ("000-td-tap", "single tap", 0.3, "singleTap", "<singleTap> fired 350 ms late"),
    (
      "000-td-tap", "single tap", 0.4, "singleTap",
      "<singleTap> was ready at 50 ms but had to wait 350 ms for <longPress> to fail."
    ),
    (
      "000-td-tap", "single tap", 0.4, "singleTap",
      "<singleTap> was ready at 93 ms but had to wait 350 ms for <doubleTap> to fail."
    ),
    ("000-td-tap", "single tap", 0.4, "card", "<hint> got touchesCancelled."),
    ("000-td-tap", "single tap", 0.4, "card", "so <card> never got it"),
    ("000-td-tap", "single tap", 0.4, "longPress", "the touch moved at 66 pt/s (min 70)."),
    (
      "000-td-tap", "single tap", 0.4, "card",
      "Hit test: 4 views asked, none refused. It ended at <card>."
    ),
    ("000-td-tap", "single tap", 0.4, "card", "It ended at <hint>."),
    ("000-td-tap", "single tap", 0.4, "card", "It was never asked."),
    (
      "022-nested-scroll", "a mostly vertical drag", 0.3, "list.pan",
      "<carousel.pan> began, not <list.pan>: the drag was more horizontal"
    ),
    ("022-nested-scroll", "a mostly vertical drag", 0.3, "list.pan", "<list.pan> is changing"),
    (
      "022-nested-scroll", "a mostly vertical drag", 0.3, "carousel.pan",
      "<list.delay> recognized and prevents it."
    ),
    (
      "022-nested-scroll", "a mostly vertical drag", 0.3, "list.pan",
      "<list.pan> prevented <carousel.delay>."
    ),
    (
      "022-nested-scroll", "a mostly vertical drag", 0.3, "list.pan",
      "the touch moved 13.6 pt (min 10)."
    ),
    (
      "000-td-simpletap", "the other order", 0.3, "swapped3",
      "<swapped3> prevented <swapped2>, which was ready at the same moment: <swapped3> was added later."
    ),
    (
      "000-td-simpletap", "one tap", 0.3, "first3",
      "<first3> prevented <first2>, which was ready at the same moment but may not prevent <first3>."
    ),
    (
      "020-button-in-scroll", "drag on the button", 0.5, "button", "so <button> sent touchUpInside."
    ),
    (
      "020-button-in-scroll", "press, then drag on the button", 0.5, "button",
      "The touch ended 60 pt outside <button> (margin 70 pt), so <button> sent touchUpOutside."
    ),
    ("010-overlay", "an overlay of alpha 0", 0.3, "button", "<button> did not fire"),
    (
      "010-overlay", "a clear overlay", 0.3, "button",
      "<button> lies in front of <overlay> and took the touch."
    ),
    (
      "004-gl", "short press on a row", 0.3, "tap",
      "<tap> recognized while <table.delay> still held the touch back, and cancelled it ("
    ),
    (
      "004-gl", "quick tap on a row", 0.05, "tap",
      "<tap> recognized and cancelled the touch in <table.row2.content>, because"
    ),
    (
      "012-many", "drag the card", 0.3, "cardPan",
      "<press1> was ready at the same moment; <cardPan> won, because its view is deeper."
    ),
    (
      "012-many", "drag the card", 0.3, "cardPan",
      "<cardTap> and <press2> failed: the touch moved 13.4 pt (max 12)."
    ),
    (
      "012-many", "drag the card", 0.3, "cardTap",
      "<ok> returned false from gestureRecognizerShouldBegin(_:), because a control's own action wins over a single tap on a superview."
    ),
    (
      "004-blue-1", "tap the button", 0.05, "button",
      "<tap> failed: <button> returned false from gestureRecognizerShouldBegin(_:), because a control's own action wins over a swipe on a superview."
    ),
    (
      "012-many", "drag the card", 0.3, "cardPan",
      "<cardPan> won: 8 prevented, 2 failed"
    ),
    ("012-many", "drag the card", 0.3, "cardPan", "<cardPan> won: 8 prevented"),
    ("012-many", "drag the card", 0.3, "cardPan", "<cardPan> began, so <press1> failed"),
    ("012-many", "drag the card", 0.3, "cardPan", "<cardPan> began: <ok> lost the touch"),
    (
      "034-ring", "nobody acts", 1.1, "one",
      "<one> waited for <three> to fail; the touch ended first."
    ),
    (
      "023-table", "tap a row", 0.05, "table.pan",
      "<table.section0.row1> was not selected: <table> selects a row only when it gets touchesEnded."
    ),
    (
      "012-many", "drag the card", 0.3, "cardPan",
      "<cardPan> began after 13.4 pt (min 10) and prevented 7 others: no delegate lets them recognize together."
    ),
    (
      "004-gl", "short press on a row", 0.3, "tap",
      "<table.row2> was not selected: <table.pan> cancelled the touch"
    ),
    (
      "030-swipe", "too slow", 1.5, "right",
      "At 50 pt the finger moved at 65 pt/s (min 70)."
    ),
    (
      "030-swipe", "swipe right", 0.3, "right",
      "The touch moved 50 pt to the left in 50 ms (min 50)."
    ),
  ]

  @Test(arguments: planted.indices) func plantedFalseSentencesAreFound(index: Int) throws {
    let (scene, run, at, subject, words) = Self.planted[index]
    let session = try Stories.session(scene, run, at: at)
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    let input = view.input
    let facts = TraceFacts(
      input.trace, input.snapshot, from: input.reading.gestureStart, to: input.reading.now,
      count: view.lastEvent + 1)
    let marked = words.replacing("<", with: "\u{2068}").replacing(">", with: "\u{2069}")
    let found = Claims().check(MarkedText(marked), about: subject, facts)
    #expect(found.looked > 0 && !found.false.isEmpty, "\(words)")
  }
}

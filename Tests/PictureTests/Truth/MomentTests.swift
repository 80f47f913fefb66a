import Foundation
import SceneStories
import Testing
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchReading

/// The time beside a title or sentence is that of the event which it tells, in any run of any scene.
@Suite struct MomentTests {
  /// A form of words, and what its event must be.
  private struct Form {
    let pattern: WordPattern
    let holds: (_ groups: [String], _ event: TraceEvent, _ input: PictureInput) -> Bool

    init(
      _ pattern: String,
      _ holds: @escaping (_ groups: [String], _ event: TraceEvent, _ input: PictureInput) -> Bool
    ) {
      self.pattern = WordPattern(pattern)
      self.holds = holds
    }
  }

  private static let name = "«([^»]*)»"

  private static func enters(_ states: GestureState...) -> ([String], TraceEvent, PictureInput) ->
    Bool
  {
    { groups, event, input in
      event.kind == .state && event.verb == .transition && states.contains(event.to)
        && input.trace.name(of: event.subject) == groups[0]
    }
  }

  private static func since(_ event: TraceEvent, _ input: PictureInput) -> String {
    Units.milliseconds(event.time.since(input.reading.gestureStart))
  }

  private static let titles = [
    Form("^\(name) (?:failed|was prevented)$", enters(.failed)),
    Form("^\(name) (?:recognized|ended)$", enters(.ended)),
    Form("^\(name) (?:fired|began) \\d+ ms late$", enters(.began, .ended)),
    Form(
      "^\(name) began(?:: the drag was .*|: .* lost the touch(?:es)?|: .* was not selected|, so .* failed)?$",
      enters(.began)),
    Form("^\(name) was cancelled$") { groups, event, input in
      event.kind == .action || enters(.cancelled)(groups, event, input)
    },
    Form("^\(name) fired(?:, \(name) did not)?$") { _, event, _ in event.kind == .action },
    Form("^\(name) lost (?:its touch$|touch \\d+)") { _, event, _ in
      event.verb == .touchesCancelled
    },
    Form("^\(name) never got touch \\d+$") { _, event, _ in
      event.verb == .drops || event.verb == .releases
    },
    Form("^\(name)(?: [\"\u{201C}].*[\"\u{201D}])? was not selected: it never got the touch$") {
      _, event, _ in
      event.verb == .drops || event.verb == .releases
    },
    Form("^\(name) did not track the touch: ") { groups, event, input in
      event.verb == .beginTracking && !event.answer
        && input.trace.name(of: event.subject) == groups[0]
    },
    Form("^\(name) does not get touch \\d+$") { _, event, _ in event.verb == .withholds },
    Form("^\(name) (?:gets the touch|(?:has|got) touch \\d+)$") { groups, event, input in
      event.verb == .touchesBegan && input.trace.name(of: event.subject) == groups[0]
    },
    Form("^\(name) got the touch and did not forward it$") {
      groups, event, input in
      event.verb == .touchesBegan && input.trace.name(of: event.subject) == groups[0]
    },
    Form("^\(name) refused the touch: \(name) (?:got|gets) it$") { groups, event, input in
      event.verb == .touchesBegan && input.trace.name(of: event.subject) == groups[1]
    },
    Form("^\(name) got touches(?:Began|Ended) \\d+ ms late$") { _, event, _ in
      event.verb == .releases
    },
    Form("^\(name) waits for \(name)$") { _, event, _ in event.verb == .held },
    // What stands has no moment.
    Form("^\(name) (?:is still possible|is changing)$") { _, _, _ in false },
    Form("^\(name) does not have (?:touch \\d+|touchesEnded) yet$") { _, _, _ in false },
  ]

  private static let sentences = [
    Form("^\(name) did not call super in touchesBegan, so") { groups, event, input in
      event.verb == .touchesBegan && input.trace.name(of: event.subject) == groups[0]
    },
    Form("so \(name) never got it") { _, event, _ in
      event.verb == .drops || event.verb == .releases
    },
    Form("came (?:\\d+ ms late|that much later)") { _, event, _ in event.verb == .releases },
    Form("(?:got |\\()touchesCancelled") { _, event, _ in event.verb == .touchesCancelled },
    Form("^\(name) began(?:: | after (?![^:]* and prevented))", enters(.began)),
    Form("was ready at (\\d+ ms)") { groups, event, input in
      event.verb == .held && since(event, input) == groups[0]
    },
    Form("^«[^»]*» (?:began after [^:]* and )?prevented") { _, event, _ in
      event.verb == .transition && event.to == .failed
    },
    Form("^\(name) failed:", enters(.failed)),
    Form("(?:was|were) ready at the same moment: ") { _, event, _ in
      event.verb == .transition && event.to == .failed
    },
    Form("^At (\\d+ ms), when the touch") { groups, event, input in
      event.to == .failed && since(event, input) == groups[0]
    },
    Form("^([^:]*») recognizes? at the same time") { groups, event, input in
      let name = input.trace.name(of: event.subject)
      return enters(.began, .ended)([name], event, input) && groups[0].contains("«\(name)»")
    },
    Form("^\(name) could recognize at the same time .* but failed: ", enters(.failed)),
    Form("^[^:]*» could recognize at the same time .* but did not") { _, event, _ in
      event.verb == .simultaneousWith && event.answer
    },
    Form("^\(name) waited for \(name) to fail; ", enters(.failed)),
    Form("^\(name)(?: [\"\u{201C}].*[\"\u{201D}])? was not selected: ") { _, event, _ in
      event.verb == .touchesCancelled
    },
    Form("ha(?:s|ve) held the (?:end of the )?touch") { _, event, _ in event.verb == .holds },
    Form("so (?:\(name)|it) sent (\\w+)") { groups, event, input in
      let sent = groups[groups.count - 1]
      // A control sends it in its touchesCancelled.
      return event.kind == .action && input.trace.payload(of: event) == sent
        || sent == "touchCancel" && event.verb == .touchesCancelled
    },
  ]

  private static func marked(_ text: MarkedText) -> String {
    text.parts.map { $0.isName ? "«\($0.text)»" : $0.text }.joined()
  }

  /// What is wrong with the event of a text; nil where no form fits or all is well.
  private static func fault(
    _ text: MarkedText, _ event: UInt32?, _ forms: [Form], _ input: PictureInput,
    _ looked: inout Int
  ) -> String? {
    let words = marked(text)
    for form in forms {
      guard let match = form.pattern.matches(in: words).first else { continue }
      looked += 1
      let stands = ["is still possible", "is changing", "yet"].contains { words.hasSuffix($0) }
      guard let event else {
        if stands { continue }
        return "\(text.plain) has no moment"
      }
      let line = input.trace.events[Int(event)]
      if !form.holds(match.groups, line, input) {
        return "\(text.plain) stands beside \(line.time.seconds) s: \(line.verb)"
      }
    }
    return nil
  }

  @Test func theTimeBesideASentenceIsThatOfItsEvent() throws {
    var looked = (titles: 0, sentences: 0)
    var faults: Set<String> = []
    try Stories.each { story, session in
      let view = SessionView(session)
      let stride = max(1, session.steps.count / 6)
      for step in session.steps.indices
      where step % stride == 0 || step == session.steps.count - 1 {
        view.seek(to: step)
        let input = view.input
        var all = Explanation.subjects(input).map { Explanation.about($0, input) }
        if let last = Explanation.last(input) { all.append(last) }
        for why in all where !input.name(of: why.subject).hasPrefix("<") {
          if let fault = Self.fault(why.heading, why.moment, Self.titles, input, &looked.titles) {
            faults.insert("\(story) step \(step): \(fault)")
          }
          for one in why.sentences {
            guard let event = one.event else { continue }
            let fault = Self.fault(one.words, event, Self.sentences, input, &looked.sentences)
            if let fault { faults.insert("\(story) step \(step), \(why.title): \(fault)") }
          }
        }
      }
    }
    #expect(
      faults.isEmpty, "\(faults.count):\n\(faults.sorted().prefix(40).joined(separator: "\n"))")
    #expect(looked.titles > 3000 && looked.sentences > 1000, "\(looked)")
  }
}

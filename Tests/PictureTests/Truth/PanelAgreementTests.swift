import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// No two panels name different reasons for the same recognizer, at any of many moments of all runs.
@Suite struct PanelAgreementTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  /// A reason in the words of cards and lanes, with the line of the trace that gives it.
  private struct Reason {
    let words: String
    let event: TraceEvent
  }

  /// The reasons that a recognizer had in the gesture up to a moment, the last one last.
  private func reasons(
    of recognizer: RecognizerSnapshot, _ input: PictureInput, count: Int
  ) -> [Reason] {
    input.trace.events[..<count].filter {
      $0.kind == .state && $0.verb == .transition && $0.subject == recognizer.handle
        && $0.reason != .none && $0.time >= input.reading.gestureStart
    }.map { Reason(words: StepNote.reason($0, input), event: $0) }
  }

  /// The texts of a picture inside of the regions of a target.
  private func texts(_ target: Target, in picture: Picture) -> [String] {
    let boxes = picture.regions.filter { $0.target == target }.map(\.outline)
    return picture.list.commands.compactMap { command in
      guard case .text(let text, let at, _, _) = command else { return nil }
      // A lane's texts follow its title in the same row.
      return boxes.contains { $0.minY <= at.y && at.y <= $0.maxY } ? text : nil
    }
  }

  @Test func panelsNameTheSameReason() throws {
    var compared: [Panel: Int] = [:]
    var faults: Set<String> = []
    try Stories.each { story, session in
      let view = SessionView(session)
      let last = session.steps.count - 1
      for step in Set([last / 3, last / 2, last]).sorted() {
        view.seek(to: step)
        let input = view.input
        let known = input.snapshot.recognizers.map { recognizer in
          (recognizer, reasons(of: recognizer, input, count: view.lastEvent + 1))
        }
        let words = Set(known.flatMap { $0.1.map(\.words) })
        for panel in [Panel.recognizers, .timeline] {
          let size = CGSize(width: panel == .timeline ? 1800 : 640, height: 2000)
          let (picture, _) = try #require(
            PanelPicture.draw(panel, input, WindowModel(), size: size, look))
          for (recognizer, own) in known {
            guard let reason = own.last else { continue }
            let name = recognizer.name
            let target =
              panel == .timeline
              ? Target.lane(.recognizer(name)) : .recognizer(name)
            // The state comes before its reason; a gauge has the name of what it measures.
            let gauges = RecognizerCardContent(recognizer.handle, input)?.gauges.map(\.name) ?? []
            let told = texts(target, in: picture).filter { text in
              !gauges.contains(text) || own.contains { $0.words == text }
            }
            let said = told.flatMap { text in
              words.filter { text == $0 || text.hasSuffix("\u{00B7} \($0)") }
            }
            // Behind who prevented it stands why it was not first.
            let shown = panel == .timeline ? input.whole : input
            let slices = shown.reading.recognizer(recognizer.handle)?.slices ?? []
            let behind = slices.compactMap(\.end).compactMap { shown.prevention(in: $0) }
              .flatMap(Text.reasons.notFirst)
            // A timeline shows what is to come.
            let mayBe = Set(
              panel == .timeline
                ? reasons(of: recognizer, input, count: input.trace.events.count).map(\.words)
                : own.map(\.words))
            for text in said where !mayBe.contains(text) && !behind.contains(text) {
              faults.insert("\(story) step \(step): \(panel.name) says '\(text)' of \(name)")
            }
            // That the touch was lifted is all that Ended means, which the card says, and that it moved on is all that Changed
            // means: there the card says why the recognizer began.
            let isPlain =
              reason.event.to == .ended && reason.event.reason == .lifted
              || reason.event.to == .changed && reason.event.reason == .moved
            if panel == .recognizers, !isPlain, said.contains(where: mayBe.contains) {
              if !said.contains(reason.words) {
                faults.insert(
                  "\(story) step \(step): the card of \(name) says \(said), not '\(reason.words)'")
              }
            }
            compared[panel, default: 0] += said.isEmpty ? 0 : 1
          }
        }
        // The sentence is about the line of the trace that card and lane are about.
        for (recognizer, own) in known {
          // Who is possible again has no reason yet.
          guard let reason = own.last, [.failed, .cancelled].contains(reason.event.to),
            !input.trace.events[Int(reason.event.seq)...view.lastEvent].contains(where: {
              $0.verb == .reset && $0.subject == recognizer.handle
            })
          else { continue }
          let why = Explanation.about(recognizer.handle, input)
          let lines = Set(why.sentences.compactMap(\.event))
          if !lines.contains(reason.event.seq) {
            faults.insert(
              "\(story) step \(step): Why does not say '\(reason.words)' of \(recognizer.name): \(why.text)"
            )
          }
          compared[.why, default: 0] += 1
        }
      }
    }
    #expect(
      faults.isEmpty, "\(faults.count):\n\(faults.sorted().prefix(40).joined(separator: "\n"))")
    for panel in [Panel.recognizers, .timeline, .why] {
      #expect(compared[panel, default: 0] > 300, "\(panel.name)")
    }
  }
}

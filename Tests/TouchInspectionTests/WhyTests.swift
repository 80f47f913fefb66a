import Foundation
import Testing
import TouchCanvas
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What the why line says must be true of the trace.
@Suite struct WhyTests {
  @Test func aHeldTapSaysForWhomAndHowLong() throws {
    var t = TraceBuilder()
    t.tapIsHeld()
    let why = try #require(Explanation.last(t.input))
    #expect(
      why.title == "singleTap waits for doubleTap" && why.sentences[0].chip == "AR-37 documented")
    #expect(why.text.contains("doubleTap"))
    #expect(why.text.hasSuffix("doubleTap has 160 of 350 ms left for its next tap."))
    let press = Explanation.about(t.handle("longPress"), t.input)
    #expect(press.title == "longPress failed: lifted early" && press.text.contains("50 ms"))
  }

  /// What goes on has no moment in the past beside it; it still leads to the event that began it.
  @Test func whatGoesOnHasNoTime() throws {
    var t = TraceBuilder()
    t.tapIsHeld()
    let held = try #require(Explanation.last(t.input))
    let left = try #require(held.sentences.last)
    #expect(left.isStanding && !held.sentences[0].isStanding)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let open = Explanation.about(t.handle("doubleTap"), t.input)
    #expect(open.title == "doubleTap is still possible")
    #expect(open.sentences.allSatisfy { $0.isStanding })
    for why in [held, open] {
      let list = WhyPicture.draw(why, t.input, width: 400, look).picture.list
      let texts = list.commands.compactMap { command -> String? in
        if case .text(let text, at: _, _, _) = command { text } else { nil }
      }
      for sentence in why.sentences where sentence.isStanding {
        let time = try #require(WhyPicture.time(of: sentence.event, t.input))
        #expect(!texts.contains(Text.panels.at(time)), "\(texts)")
      }
    }
  }

  /// The sign and the words before the rules say all of them, as each number says its own.
  @Test func theLineOfRulesSaysThemUnderThePointer() throws {
    var t = TraceBuilder()
    t.tapIsHeld()
    let why = try #require(Explanation.last(t.input))
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let regions = WhyPicture.draw(why, t.input, width: 400, look).picture.regions
    let rules = regions.filter { if case .rule = $0.target { true } else { false } }
    let line = try #require(rules.first)
    #expect(line.outline.minX == 0)
    for rule in rules.dropFirst() {
      #expect(line.tooltip.words.contains(rule.tooltip.words))
      #expect(rule.outline.minX >= line.outline.maxX)
    }
    #expect(rules.count > 1)
  }

  @Test func aViewFromAnOverrideIsNotCalledHit() throws {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.hit(1, [("window", nil), ("up", nil)])
    t.deliver(.touchesBegan, "stranger", 1)
    let why = try #require(Explanation.last(t.input))
    #expect(why.title == "stranger gets the touch" && why.sentences[0].chip.hasPrefix("HT-14"))
    #expect(why.text.hasPrefix("hitTest(_:with:) of up, or of a view around it, is overridden"))
  }

  @Test func refusalsAreCounted() throws {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.hit(1, [("window", nil), ("a", .outside), ("b", .hidden), ("card", nil)])
    t.deliver(.touchesBegan, "card", 1)
    let why = try #require(Explanation.last(t.input))
    #expect(why.text.hasPrefix("Hit test: 4 views asked, 2 refused (a and b). It ended at card."))
    #expect(why.sentences[0].chip.hasPrefix("HT-05"))
  }

  @Test func theTakerOfATouchIsTheCauseOfItsCancellation() throws {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.deliver(.touchesBegan, "card", 1)
    t.at(0.1)
    t.state("tap", .possible, .ended, .lifted)
    let pan = t.state("pan", .possible, .began, .thresholdReached, measured: 10, limit: 10)
    t.deliver(.touchesCancelled, "card", 1, cause: pan)
    let event = t.trace.events[t.trace.events.count - 1]
    let why = WhyView.taken(event, t.input)
    #expect(why.title == "card lost its touch to pan")
    #expect(
      why.text
        == "pan recognized and pan.cancelsTouchesInView is true, so card got touchesCancelled.")
  }

  @Test func theSystemIsNotARecognizer() throws {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.deliver(.touchesBegan, "button", 1)
    t.at(0.1)
    let sample = t.sample(1, .cancelled, 10, 10)
    t.deliver(.touchesCancelled, "button", 1, cause: sample)
    #expect(Explanation.last(t.input)?.text.hasPrefix("The system") == true)
    t.add(
      TraceEvent(kind: .action, verb: .action, subject: t.handle("button"), rule: .ctl11),
      payload: "touchCancel", cause: sample)
    let why = try #require(Explanation.last(t.input))
    #expect(why.title == "button lost its touch to the system" && why.text.hasPrefix("The system"))
  }

  @Test func withheldFingersAndControlsHaveSentences() throws {
    for reason in [Reason.multipleTouchOff, .exclusiveTouch] {
      var t = TraceBuilder()
      t.sample(2, .began, 10, 10)
      t.add(
        TraceEvent(
          kind: .withhold, verb: .withholds, subject: t.handle("card"), other: t.handle("finger2"),
          reason: reason, rule: .mt01))
      #expect(
        Explanation.last(t.input)?.title == "card does not get touch 2", "\(reason)")
    }
    var sentences: Set<String> = []
    for name in ["touchUpInside", "touchUpOutside", "valueChanged", "touchCancel"] {
      var t = TraceBuilder()
      t.add(
        TraceEvent(kind: .action, verb: .action, subject: t.handle("button")), payload: name)
      let why = try #require(Explanation.last(t.input))
      #expect(why.title.hasPrefix("button ") && why.text.hasSuffix("."))
      sentences.insert(why.text)
    }
    #expect(sentences.count == 4)
  }

  @Test func everyReasonOfAChangeMakesAWhy() throws {
    for reason in Reason.allCases {
      var t = TraceBuilder()
      t.gesture("tap", .touchesBegan, 1)
      t.state("tap", .possible, .failed, reason, "pan", measured: 12.4, limit: 10)
      let why = try #require(Explanation.last(t.input))
      let verb = reason.isPrevention ? "was prevented" : "failed"
      // Some reasons are told in a word or two of the headline.
      let titles = ["tap \(verb)", "tap \(verb): \(Text.reasons.name(reason))"]
      #expect(titles.contains(why.title) && why.text.hasSuffix("."), "\(reason)")
      #expect(why.isUnexplained == (reason == .none))
    }
  }
}

import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Cards at all sizes: texts fit, and what happened is told.
@Suite struct RecognizerCardTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private static let names = ["tap", "aRecognizerWithThirtyCharacters", "登録するためのダブルタップ認識器"]

  /// The ways that attempts go: the states in order; `held` waits in between.
  private static let ways: [(isDiscrete: Bool, isHeld: Bool, states: [GestureState])] = [
    (true, false, []), (true, false, [.failed]), (true, false, [.ended]), (true, true, []),
    (true, true, [.ended]), (true, true, [.failed]), (false, false, []), (false, false, [.failed]),
    (false, false, [.began]), (false, false, [.began, .changed]), (false, false, [.began, .ended]),
    (false, false, [.began, .cancelled]), (false, false, [.began, .changed, .ended]),
    (false, false, [.began, .changed, .cancelled]), (false, true, []), (false, true, [.failed]),
    (false, true, [.began, .changed, .ended]), (false, true, [.ended]), (false, false, [.ended]),
    (false, false, [.changed]), (true, false, [.cancelled]),
  ]

  private func story(
    _ name: String, _ way: (isDiscrete: Bool, isHeld: Bool, states: [GestureState]),
    _ reason: Reason
  ) -> CardStory {
    var scene = CardStory()
    let other = name + "2"
    scene.recognizer(name, isDiscrete: way.isDiscrete, requires: way.isHeld ? [other] : [])
    scene.recognizer(other)
    scene.down(on: "inner", [name, other])
    scene.story.measure(name, "distance", 123.4, 10)
    scene.story.measure(name, "angle", 0.6, 0.5)
    scene.story.timer(name, .timerStarts, "duration", 0.75)
    if way.isHeld {
      scene.story.timer(other, .timerStarts, "gap", 0.35)
      scene.story.add(.held, .held, name, other) {
        $0.to = .ended
        $0.reason = .requirementPending
      }
    }
    var from = GestureState.possible
    for state in way.states {
      if way.isHeld, from == .possible { scene.story.add(.held, .released, name) }
      scene.story.transition(name, from, state, reason, other, measured: 12_345.6, limit: 10)
      from = state
      guard state == .changed else { continue }
      for _ in 0..<38 { scene.story.add(.action, .action, name) { $0.to = .changed } }
    }
    return scene
  }

  @Test(arguments: 0..<21) func textsFitAndStayApart(way: Int) {
    for name in Self.names {
      for reason in [Reason.movedTooFar, .preventedBy] {
        let scene = story(name, Self.ways[way], reason)
        let (recognizer, input) = (scene.story[name], scene.input(until: 0.2))
        let sizes: [(CardSize, Double)] = [
          (.small, 300), (.small, 368), (.medium, 300), (.medium, 368), (.large, 300),
          (.large, 344), (.large, 368), (.large, 560), (.poster, 560),
        ]
        for (size, width) in sizes {
          let (picture, height) = RecognizerCard.draw(
            recognizer, input, size: size, width: width, look)
          let room = CGRect(x: 0, y: 0, width: width, height: height)
          let faults = PictureProbe(list: picture.list).faults(in: room)
          #expect(faults.isEmpty, "\(size) \(width) \(name) \(reason): \(faults)")
        }
      }
    }
  }

  @Test func textsOnEdgesAreShort() {
    for name in Self.names {
      for reason in Reason.allCases {
        for step in StateDiagram.Story(
          story(name, Self.ways[5], reason).input.reading.recognizers[0], isDiscrete: true,
          hasHeld: true, story(name, Self.ways[5], reason).input
        ).steps {
          #expect(step.label.count <= 26 && !step.label.isEmpty)
        }
      }
    }
  }

  @Test func aPosterTellsTheReasonOnTheEdge() {
    var scene = CardStory()
    scene.recognizer("tap")
    scene.down(on: "inner", ["tap"])
    scene.story.transition("tap", .possible, .failed, .movedTooFar, measured: 12.44, limit: 10)
    let poster = RecognizerCard.draw(
      scene.story["tap"], scene.input, size: .poster, width: 560, look)
    let words = PictureProbe(list: poster.picture.list).words
    #expect(words.contains("moved 12.4 pt, max 10") && words.contains("reset"))
    let large = RecognizerCard.draw(
      scene.story["tap"], scene.input, size: .large, width: 344, look)
    #expect(PictureProbe(list: large.picture.list).words.contains("moved too far: 12.4 pt, max 10"))
    #expect(abs(poster.height / large.height - 1.75) < 0.2)
  }

  @Test func aNumberIsAPlaceThatLeadsToItsEvent() throws {
    var scene = CardStory()
    scene.recognizer("tap")
    scene.down(on: "inner", ["tap"])
    scene.story.transition("tap", .possible, .failed, .movedTooFar, measured: 12.44, limit: 10)
    let event = try #require(scene.story.trace.events.last)
    let picture = RecognizerCard.draw(
      scene.story["tap"], scene.input, size: .large, width: 344, look
    ).picture
    let number = try #require(picture.regions.first { $0.id == "event:\(event.seq)" })
    #expect(number.tooltip.words == "tap failed \u{00B7} moved too far: 12.4 pt, max 10")
    #expect(
      picture.region(at: CGPoint(x: number.outline.midX, y: number.outline.midY))?.id == number.id)
    let ids = picture.regions.map(\.id)
    #expect(ids.first == "recognizer:tap" && ids.contains("recognizer:tap/node:ended"))
    #expect(ids.contains("recognizer:tap/edge:possible\u{2192}failed"))
  }

  @Test func aRefusedAttemptIsDrawn() throws {
    for (isDiscrete, target) in [(true, "ended"), (false, "began")] {
      var scene = CardStory()
      scene.recognizer("tap", isDiscrete: isDiscrete)
      scene.down(on: "inner", ["tap"])
      for _ in 0..<2 { scene.story.add(.decision, .shouldBegin, "tap") { $0.answer = false } }
      scene.story.transition("tap", .possible, .failed, .delegateRefused)
      let content = try #require(RecognizerCardContent(scene.story["tap"], scene.input))
      let refused = try #require(content.story.others.first)
      #expect(refused.kind == .refused && refused.to.rawValue == target && refused.count == 2)
      let list = RecognizerCard.draw(content, .large, 408, look).picture.list
      #expect(PictureProbe(list: list).words.contains("\u{00D7}2"))
      let dashed = list.commands.contains {
        guard case .stroke(_, let color, let stroke) = $0 else { return false }
        return color == Theme.dark.failed.color && !stroke.dash.isEmpty && stroke.width == 2
      }
      #expect(dashed)
    }
  }

  @Test func whatTheMachineDoesNotKnowIsTold() {
    var scene = CardStory()
    scene.recognizer("circle", isDiscrete: false, className: "Circle")
    scene.down(on: "inner", ["circle"])
    scene.story.add(.machine, .assigned, "circle", payload: "becomes began") {
      $0.from = .possible
      $0.to = .changed
    }
    scene.story.transition("circle", .possible, .began, .setByProgram)
    let list = RecognizerCard.draw(
      scene.story["circle"], scene.input, size: .large, width: 344, look
    ).picture.list
    #expect(
      PictureProbe(list: list).words.contains(
        "Circle set Changed: becomes began"))
    #expect(list.text.contains("#ff4fd8"))
  }

  @Test func aHeldOneNamesAllThatItWaitsFor() throws {
    var scene = CardStory()
    scene.recognizer("tap", requires: ["two"])
    for name in ["two", "pan", "gone", "swipe"] { scene.recognizer(name) }
    scene.down(on: "inner", ["tap", "two", "pan", "gone", "swipe"])
    scene.story.add(.decision, .shouldRequireFailureOf, "tap", "pan") { $0.answer = true }
    scene.story.add(.decision, .shouldRequireFailureOf, "tap", "gone") { $0.answer = true }
    scene.story.add(.decision, .shouldBeRequiredToFailBy, "swipe", "tap") { $0.answer = true }
    scene.story.transition("gone", .possible, .failed, .timedOut)
    scene.story.add(.held, .held, "tap", "pan") { $0.to = .ended }
    let content = try #require(RecognizerCardContent(scene.story["tap"], scene.input))
    let strip = content.strip(width: 500, .ui(12), look)
    #expect(strip == "waits for pan, two, swipe to fail")
    #expect(content.strip(width: 150, .ui(12), look) == "waits for pan +2")
    #expect(content.story.hasHeld)
    let pan = try #require(RecognizerCardContent(scene.story["pan"], scene.input))
    #expect(!pan.story.hasHeld, "nobody that it waits for")
  }

  @Test func statesEnteredAgainAreCounted() throws {
    var scene = CardStory()
    scene.recognizer("tap")
    for finger in ["finger1", "finger2"] {
      scene.down(finger, on: "inner", ["tap"])
      scene.story.transition("tap", .possible, .failed, .wrongTapCount, measured: 2, limit: 1)
      scene.story.add(.reset, .reset, "tap")
      scene.story.sample(finger, .ended, 100, 100)
    }
    let content = try #require(RecognizerCardContent(scene.story["tap"], scene.input))
    #expect(content.story.visits(.failed) == 2 && content.story.visits(.ended) == 0)
    let words = PictureProbe(
      list: RecognizerCard.draw(content, .large, 344, look).picture.list
    ).words
    #expect(words.filter { $0 == "\u{00D7}2" }.count == 2)
  }
}

import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The state diagrams: where edges end, what was taken, and how often.
@Suite struct StateDiagramTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func draw(_ reading: RecognizerReading, isDiscrete: Bool, hasHeld: Bool) -> DrawList {
    StateDiagram.draw(.init(reading, isDiscrete: isDiscrete, hasHeld: hasHeld), look).list
  }

  private func texts(_ list: DrawList) -> [String] {
    list.commands.compactMap { command in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
  }

  /// GOLD-000-22: the diagrams of both kinds together have the nine ways of the graph, success in another colour than failure.
  @Test func theWaysOfTheGraph() {
    let edges = [true, false].flatMap { StateDiagram.edges(isDiscrete: $0, hasHeld: false) }
    #expect(
      Set(edges.map { "\($0.from)>\($0.to)" }) == [
        "possible>began", "possible>ended", "possible>failed", "began>changed", "began>ended",
        "began>cancelled", "changed>changed", "changed>ended", "changed>cancelled",
      ])
    let theme = Theme.light
    let looks = [theme.possible, theme.ended, theme.failed].map(\.color)
    #expect(Set(looks).count == 3)
  }

  /// Every port lies on the border of its node, and no edge ends inside another node.
  @Test func edgesEndAtTheirNodes() throws {
    for isDiscrete in [true, false] {
      let nodes = StateDiagram.positions(isDiscrete: isDiscrete, hasHeld: true).map { node, place in
        (node: node, box: StateDiagram.box(place))
      }
      for edge in StateDiagram.edges(isDiscrete: isDiscrete, hasHeld: true) {
        for (point, end) in [(edge.points[0], edge.from), (edge.points.last, edge.to)] {
          let point = try #require(point)
          let box = try #require(nodes.first { $0.node == end }?.box)
          #expect(box.insetBy(dx: -1, dy: -1).contains(point), "\(edge.from) -> \(edge.to)")
          #expect(!box.insetBy(dx: 8, dy: 8).contains(point), "\(edge.from) -> \(edge.to)")
          for other in nodes where other.node != end {
            #expect(!other.box.contains(point), "\(edge.from) -> \(edge.to)")
          }
        }
      }
    }
  }

  private func pan(changes: Int, isOver: Bool) -> HandmadeTrace {
    var story = HandmadeTrace()
    story.gesture(.touchesBegan, "pan", "finger1")
    story.transition("pan", .possible, .began, .thresholdReached)
    story.add(.action, .action, "pan") { $0.to = .began }
    story.transition("pan", .began, .changed, .moved)
    for _ in 0..<changes { story.add(.action, .action, "pan") { $0.to = .changed } }
    guard isOver else { return story }
    story.transition("pan", .changed, .ended, .lifted)
    story.add(.action, .action, "pan") { $0.to = .ended }
    return story
  }

  @Test func changesAreCountedWithoutBeginningAndEnd() throws {
    for isOver in [false, true] {
      let story = pan(changes: 9, isOver: isOver)
      let reading = try #require(story.reading().recognizer(story["pan"]))
      #expect(StateDiagram.changes(reading) == 9)
      let list = draw(reading, isDiscrete: false, hasHeld: false)
      // As in lanes and on small cards.
      #expect(texts(list).contains("\u{00D7}9"))
    }
  }

  @Test func stepsAreNumberedInTheirOrder() throws {
    let story = TapStory.trace()
    let held = try #require(story.reading(until: 0.24).recognizer(story["singleTap"]))
    let list = draw(held, isDiscrete: true, hasHeld: true)
    #expect(texts(list).filter { Int($0) != nil } == ["1"])
    let over = try #require(story.reading().recognizer(story["singleTap"]))
    let whole = draw(over, isDiscrete: true, hasHeld: true)
    #expect(Set(texts(whole).filter { Int($0) != nil }) == ["1", "2"])
  }

  /// A recognizer of the user's own may recognize at once though nothing says that it is discrete.
  @Test func aWayPastBeganShows() throws {
    var story = HandmadeTrace()
    story.gesture(.touchesBegan, "circle", "finger1")
    story.transition("circle", .possible, .ended, .setByProgram)
    let reading = try #require(story.reading().recognizer(story["circle"]))
    let list = draw(reading, isDiscrete: false, hasHeld: false)
    #expect(texts(list).contains("1"))
    #expect(StateDiagram.extraEdge(.possible, .ended, isDiscrete: false).isLegal)
  }

  /// What no recognizer may do is never hidden, and has a colour of its own.
  @Test func anIllegalStepIsDrawn() throws {
    var story = HandmadeTrace()
    story.gesture(.touchesBegan, "circle", "finger1")
    story.transition("circle", .possible, .changed, .setByProgram)
    let reading = try #require(story.reading().recognizer(story["circle"]))
    let list = draw(reading, isDiscrete: false, hasHeld: false)
    #expect(texts(list).contains("1") && list.text.contains("#ff4fd8"))
    let (edge, isLegal) = StateDiagram.extraEdge(.possible, .changed, isDiscrete: false)
    #expect(!isLegal && edge.points.count == 2 && edge.points[0] != edge.points[1])
  }

  /// Each state in its node, filled, with a pattern where its look has one.
  @Test func activeStatesHaveTheirPatterns() throws {
    let story = TapStory.trace()
    let held = try #require(story.reading(until: 0.24).recognizer(story["singleTap"]))
    let failed = try #require(story.reading(until: 0.24).recognizer(story["longPress"]))
    for (reading, pattern) in [(held, Pattern.stripes), (failed, .dots)] {
      let list = draw(reading, isDiscrete: true, hasHeld: true)
      let patterns: [Pattern] = list.commands.compactMap { command in
        if case .pattern(_, _, let pattern) = command { pattern } else { nil }
      }
      #expect(patterns == [pattern])
    }
  }
}

import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What one recognizer prevented is one node of the graph where all of them have no room.
@Suite struct GraphGroupTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String) throws -> PictureInput {
    try Stories.session(scene, run, at: nil).input(at: nil)
  }

  @Test func whatOnePreventedIsOneNode() throws {
    let input = try input("012-many", "drag the card")
    let relations = Relations.make(input)
    let prevented = relations.filter { $0.kind == .prevents }.map { input.name(of: $0.to) }
    #expect(prevented.count == 8)
    let graph = ArbitrationGraph.make(relations, input, width: 408, look)
    #expect(graph.isClear && graph.relations.count == 2)
    let picture = graph.draw()
    let texts = PictureTexts.places(picture.list, look).map(\.text)
    #expect(texts.contains("8 prevented") && texts.contains("cardPan"), "\(texts)")
    #expect(!texts.contains("cardTap"), "\(texts)")
    // It names them, and leads to what each of them is to the others.
    let group = try #require(picture.regions.first { $0.target == .arbitration(.matrix) })
    #expect(prevented.allSatisfy("\(group.tooltip)".contains), "\(group.tooltip)")
    // A group is not what has no relation.
    #expect(texts.contains("Without a relation: press1, press2 and cardPress"), "\(texts)")
    // A line keeps its place among all relations, by which a press finds its moment.
    let cancels = try #require(relations.firstIndex { $0.kind == .cancels })
    #expect(picture.regions.contains { $0.target == .relation(cancels + 1) })
  }

  /// The panel has the graph, with a switch to the matrix, and all recognizers below it.
  @Test func theGraphComesFirst() throws {
    let input = try input("012-many", "drag the card")
    var model = ArbitrationModel()
    func regions() -> [Picture.Region] {
      ArbitrationPicture.draw(input, model, about: Explanation.last(input), width: 408, look)
        .picture.regions
    }
    #expect(regions().contains { $0.target == .group("graph") })
    #expect(regions().contains { $0.target == .arbitration(.graph) })
    model.view = .matrix
    #expect(regions().contains { $0.target == .group("matrix") })
  }

  /// Whoever has to do with others than the one that prevented it keeps a node of its own.
  @Test func whoHasToDoWithOthersStaysAlone() throws {
    let input = try input("012-many", "drag the card")
    let relations = Relations.make(input)
    let press = try #require(input.snapshot.recognizers.first { $0.name == "press1" })
    let tap = try #require(input.snapshot.recognizers.first { $0.name == "cardTap" })
    let wait = Relation(kind: .waits, from: press.handle, to: tap.handle, source: .api)
    let groups = GraphGroups(relations + [wait], input)
    // cardTap waits for cardDouble: neither is in the group.
    let names = try #require(groups.members.values.first).map { input.name(of: $0) }
    #expect(names.count == 6 && !names.contains("cardTap") && !names.contains("cardDouble"))
    #expect(
      zip(groups.places, groups.relations).allSatisfy { (relations + [wait])[$0].kind == $1.kind })
  }

  /// Few are clearer by themselves.
  @Test func aSmallGraphHasNoGroups() throws {
    for (scene, run) in [("000-td-tap", "single tap"), ("004-yellow-pan", "slide")] {
      let input = try input(scene, run)
      let relations = Relations.make(input)
      let graph = ArbitrationGraph.make(relations, input, width: 408, look)
      #expect(graph.relations == relations, "\(scene)")
      #expect(GraphGroups(relations, input).members.isEmpty, "\(scene)")
    }
  }

  /// The system's gates watch every touch: that they have no relation says nothing.
  @Test func gatesOfTheSystemAreNotNamedAlone() throws {
    let input = try input("061-back-swipe", "swipe back")
    #expect(input.snapshot.recognizers.contains { $0.name == "window.gate1" })
    let graph = ArbitrationGraph.make(Relations.make(input), input, width: 408, look)
    let texts = PictureTexts.places(graph.draw().list, look).map(\.text)
    #expect(!texts.contains { $0.contains("gate") }, "\(texts)")
  }

  /// That the loser does not prevent the winner stands in its node, and the graph is clear.
  @Test func whatANodeSaysHasNoLineBack() throws {
    let input = try input("000-td-simpletap", "the other order")
    let relations = Relations.make(input)
    #expect(relations.contains { $0.kind == .spares })
    let graph = ArbitrationGraph.make(relations, input, width: 408, look)
    #expect(graph.isClear && !graph.relations.contains { $0.kind == .spares })
    let texts = PictureTexts.places(graph.draw().list, look).map(\.text)
    #expect(texts.contains("may not prevent it"), "\(texts)")
  }

  /// What the system cancelled is not without a relation: the list below says who ended it.
  @Test func whatTheSystemCancelledIsNotNamedAlone() throws {
    let input = try input("066-system-edge", "the system takes it")
    let graph = ArbitrationGraph.make(Relations.make(input), input, width: 408, look)
    let texts = PictureTexts.places(graph.draw().list, look).map(\.text)
    #expect(
      !texts.contains { $0.hasPrefix("Without a relation") && $0.contains("tap") }, "\(texts)")
  }
}

import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchScenes
import TouchTrace

@testable import TouchRecording

@Suite struct EditHistoryTests {
  @Test func undoAndRedo() {
    var history = EditHistory()
    #expect(!history.canUndo && !history.undo() && !history.redo())
    history.perform(Edit(path: "a.x", value: "2"), original: "1")
    history.perform(Edit(path: "b.y", value: "true"), original: "false")
    history.perform(Edit(path: "a.x", value: "3"), original: "2")
    #expect(history.current == [Edit(path: "a.x", value: "3"), Edit(path: "b.y", value: "true")])
    #expect(history.original(of: "a.x") == "1")
    history.undo()
    #expect(history.value(of: "a.x") == "2")
    history.undo()
    #expect(history.current == [Edit(path: "a.x", value: "2")])
    history.redo()
    #expect(history.value(of: "b.y") == "true" && history.canRedo)
    history.perform(Edit(path: "b.y", value: "maybe"), original: "false")
    #expect(!history.canRedo)
    history.revert("a.x")
    #expect(history.current == [Edit(path: "b.y", value: "maybe")])
    history.revertAll()
    #expect(history.current.isEmpty)
    while history.canUndo { history.undo() }
    #expect(history.current.isEmpty && history.canRedo)
  }

  @Test func theOriginalValueIsNoEdit() {
    var history = EditHistory()
    history.perform(Edit(path: "a.x", value: "2"), original: "1")
    history.perform(Edit(path: "a.x", value: "1"), original: "2")
    #expect(history.current.isEmpty)
    history.undo()
    #expect(history.value(of: "a.x") == "2")
  }

  @Test func aDraggedSliderIsOneEdit() {
    var history = EditHistory()
    history.perform(Edit(path: "a.x", value: "2"), original: "1")
    for value in 3...9 {
      history.perform(Edit(path: "a.x", value: "\(value)"), original: "1", goesOn: true)
    }
    #expect(history.value(of: "a.x") == "9")
    history.undo()
    #expect(history.current.isEmpty)
    history.redo()
    #expect(history.value(of: "a.x") == "9")
  }
}

@Suite struct EditablePropertyTests {
  @Test func aPanHasItsProperties() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let all = EditableProperties.of("pan", in: session.scene)
    func property(_ name: String) throws -> EditableProperty {
      try #require(all.first { $0.name == name })
    }
    let minimum = try property("minimumNumberOfTouches")
    #expect(minimum.path == "pan.minimumNumberOfTouches" && minimum.value == "1")
    #expect(minimum.kind == .number(from: 1, to: 10, isWhole: true))
    #expect(try property("isEnabled").kind == .flag && property("isEnabled").value == "true")
    #expect(try property("requireToFail").kind == .ids && property("requireToFail").value == "[]")
    #expect(try property("simultaneousWith").choices == ["tap"])
    #expect(try property("maximumNumberOfTouches").value == "")
    #expect(try property("translation").kind == .readOnly)
    try session.edit(Edit(path: "pan.simultaneousWith", value: "[tap]"))
    #expect(EditableProperties.value("pan.simultaneousWith", in: session.scene) == "[tap]")
    try session.edit(Edit(path: "pan.requireToFail", value: "[tap]"))
    #expect(EditableProperties.value("pan.requireToFail", in: session.scene) == "[tap]")
    #expect(EditableProperties.of("nobody", in: session.scene).isEmpty)
  }

  /// Edges are some of four words; what stands for a method can be absent, and what UIKit reads cannot.
  @Test func anEdgePanHasASetOfEdges() throws {
    let session = try Stories.session("032-edge", "drag from 60 points")
    let all = EditableProperties.of("back", in: session.scene)
    let edges = try #require(all.first { $0.name == "edges" })
    #expect(edges.kind == .set(["top", "left", "bottom", "right"]) && edges.value == "[left]")
    #expect(edges.choices == ["top", "left", "bottom", "right"] && !edges.canBeAbsent)
    #expect(all.first { $0.name == "shouldBegin" }?.canBeAbsent == true)
    for value in ["[top, right]", "[]"] {
      try session.edit(Edit(path: "back.edges", value: value))
      #expect(EditableProperties.value("back.edges", in: session.scene) == value)
    }
  }

  @Test func aViewHasItsProperties() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    let values = Dictionary(
      uniqueKeysWithValues: EditableProperties.of("card", in: session.scene).map {
        ($0.name, $0.value)
      })
    #expect(values["frame"] == "[114, 363, 200, 200]")
    #expect(values["alpha"] == "1" && values["isHidden"] == "false")
    #expect(values["isUserInteractionEnabled"] == "true")
    #expect(values["backgroundColor"] == "green")
    try session.edit(Edit(path: "card.backgroundColor", value: "#ff0000"))
    #expect(EditableProperties.value("card.backgroundColor", in: session.scene) == "#ff0000")
  }

  /// What is read can be written back, and nothing changes by it.
  @Test func valuesCanBeWrittenBack() throws {
    try Stories.each { name, session in
      guard name.contains("'tap'") || name.contains("004-af") else { return }
      let ids = session.snapshot(afterStep: -1).recognizers.map(\.name)
      var edits: [Edit] = []
      for id in ids {
        for property in EditableProperties.of(id, in: session.scene)
        where property.kind != .readOnly && !property.value.isEmpty {
          edits.append(Edit(path: property.path, value: property.value))
        }
      }
      let again = try session.rerun(with: edits)
      #expect(TraceDifference.first(session, again) == nil, "\(name)")
      again.scene.engine.tearDown()
    }
  }
}

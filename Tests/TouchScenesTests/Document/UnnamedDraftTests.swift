import Foundation
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// Objects that the file gives no id: they are changed as they are, and get one as soon as something has to name them.
@MainActor
@Suite struct UnnamedDraftTests {
  private static let scene = """
    touchscope: 1
    screen: [375, 667]
    window:
      subviews:
        # The first.
        - class: UIView
          frame: [40, 120, 255, 160]
          gestureRecognizers: [{class: UITapGestureRecognizer}, {class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
          subviews:
            - {class: UIButton, frame: [10, 10, 50, 50]}
        - {frame: [40, 320, 255, 160]}
        - {id: view, class: UIView, frame: [0, 500, 10, 10]}
    runs:
      - name: a tap
        input: [{tap: {at: [60, 260]}}]
        expect: [{includes: ["finger1 bound <UIView>"]}]

    """
  private static let tap = "<UITapGestureRecognizer>"

  private func changed(
    _ operations: SceneOperation..., named: [String: String] = [:]
  ) throws -> String {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    try draft.perform(operations)
    #expect(draft.named == named)
    let text = draft.text
    #expect(draft.undo() != nil && draft.text == Self.scene && !draft.canUndo)
    return text
  }

  @Test func theyHavePlacesInTheOutline() throws {
    let outline = try SceneDraft(text: Self.scene, path: "scene.yaml").outline()
    #expect(
      outline.objects.filter(\.isUnnamed).map(\.id) == [
        "<UIView>", Self.tap, "\(Self.tap)#2", "<UIButton>", "<UIView>#2",
      ])
    #expect(outline["<UIButton>"]?.parent == "<UIView>")
    #expect(outline[Self.tap]?.parent == "<UIView>")
  }

  /// The same objects of the running scene.
  @Test func theyAreFoundInTheScene() throws {
    let scene = try LiveScene.load(text: Self.scene, path: "scene.yaml")
    defer { scene.engine.tearDown() }
    #expect(scene.object("<UIButton>") is UIButton)
    #expect((scene.object("<UIView>#2") as? UIView)?.frame.minY == 320)
    let double = scene.object("\(Self.tap)#2") as? UITapGestureRecognizer
    #expect(double?.numberOfTapsRequired == 2)
    let names = scene.named(scene.engine.snapshot())
    #expect(names.views.map(\.name).contains("<UIView>#2"))
    #expect(names.recognizers.map(\.name) == [Self.tap, "\(Self.tap)#2"])
  }

  /// What names nothing leaves them without.
  @Test func aPropertyNeedsNoID() throws {
    #expect(
      try changed(.set(id: "<UIView>#2", property: "frame", value: "[1, 2, 3, 4]"))
        == Self.scene.replacing("[40, 320, 255, 160]", with: "[1, 2, 3, 4]"))
    let rest = try changed(.delete(id: "<UIButton>"))
    #expect(!rest.contains("UIButton") && rest.contains("bound <UIView>"))
  }

  @Test func aRelationNamesBoth() throws {
    let text = try changed(
      .relate(id: Self.tap, .requireToFail, other: "\(Self.tap)#2", isOn: true),
      named: [Self.tap: "tap", "\(Self.tap)#2": "tap2"])
    #expect(
      text.contains(
        "[{id: tap, class: UITapGestureRecognizer, requireToFail: [tap2]}, {id: tap2, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]"
      ), "\(text)")
  }

  /// `view` is taken, and so is what the log says.
  @Test func whatIsTakenIsNotGiven() throws {
    let text = try changed(
      .relate(id: Self.tap, .delegate, other: "<UIView>", isOn: true),
      named: [Self.tap: "tap", "<UIView>": "view2"])
    #expect(text.contains("# The first.\n    - id: view2\n      class: UIView"), "\(text)")
    #expect(text.contains("delegate: view2"))
  }

  @Test func renamingGivesTheIDThatIsTyped() throws {
    let text = try changed(.rename(id: "<UIButton>", to: "buy"), named: ["<UIButton>": "buy"])
    #expect(text == Self.scene.replacing("{class: UIButton", with: "{id: buy, class: UIButton"))
    #expect(throws: SceneDraftRefusal.takenID("view", line: 12)) {
      try self.changed(.rename(id: "<UIButton>", to: "view"))
    }
  }

  /// A view that goes elsewhere and keeps its place is named: what stands for ids counts what is before it.
  @Test func severalChangesNameWhatTheyMove() throws {
    let text = try changed(
      .move(id: "<UIView>", into: "view", before: nil),
      .set(id: "<UIView>", property: "frame", value: "[1, 2, 3, 4]"),
      named: ["<UIView>": "view2"])
    #expect(text.contains("id: view2") && text.contains("frame: [1, 2, 3, 4]"))
    let scene = try LiveScene.load(text: text, path: "scene.yaml")
    defer { scene.engine.tearDown() }
    let moved = scene.object("view2") as? UIView
    #expect(moved?.superview === scene.object("view") && moved?.frame.minX == 1)
  }

  /// On a text with other objects such a change is not made: it might mean another one.
  @Test func aMergeTakesThemOnlyWhereTheyAreTheSame() throws {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    try draft.perform([.set(id: "<UIView>#2", property: "alpha", value: "0.5")])
    let title = Self.scene.replacing("screen:", with: "title: T\nscreen:")
    let same = draft.merged(into: title)
    #expect(same.refused.isEmpty && same.draft.text.contains("alpha: 0.5"))
    let other = Self.scene.replacing(
      "    # The first.", with: "    - {frame: [1, 1, 1, 1]}\n    # The first.")
    #expect(draft.merged(into: other).refused.count == 1)
  }
}

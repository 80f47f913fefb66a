import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// Relations that are drawn: in a variant, to what a scroll view brings along, and what is to be known of them.
@MainActor
@Suite struct RelationDraftTests {
  private static let scene = """
    touchscope: 1
    screen: [375, 667]
    window:
      subviews:
        - id: list
          class: UIScrollView
          frame: [0, 0, 375, 300]
          gestureRecognizers:
            - {id: outer, class: UITapGestureRecognizer}
          subviews:
            - id: card
              class: UIView
              frame: [40, 120, 255, 160]
              gestureRecognizers:
                - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan]}
                - {id: pan, class: UIPanGestureRecognizer}
                - {id: press, class: UILongPressGestureRecognizer}
        - id: footer
          class: UIView
          frame: [0, 600, 375, 67]
          gestureRecognizers: [{id: swipe, class: UISwipeGestureRecognizer}]
    variants:
      # Without it.
      - name: free
        set: {card.alpha: 0.5}

    """

  private func changed(_ operations: SceneOperation...) throws -> SceneDraft {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    for operation in operations { try draft.perform([operation]) }
    var back = draft
    while back.undo() != nil {}
    #expect(back.text == Self.scene)
    try LiveScene.load(text: draft.text, path: "scene.yaml", variant: "free").engine.tearDown()
    return draft
  }

  @Test func aVariantHasItsOwnRelations() throws {
    let drawn = try changed(
      .relateInVariant("free", id: "tap", .requireToFail, other: "press", isOn: true))
    #expect(
      drawn.text.contains("set: {card.alpha: 0.5, tap.requireToFail: [pan, press]}"),
      "\(drawn.text)")
    #expect(try drawn.relations(inVariant: "free") == ["tap": ["requireToFail": ["pan", "press"]]])
    let without = try changed(
      .relateInVariant("free", id: "tap", .requireToFail, other: "pan", isOn: false))
    #expect(without.text.contains("tap.requireToFail: []"))
    // What the scene says already is not said again.
    let same = try changed(
      .relateInVariant("free", id: "tap", .requireToFail, other: "press", isOn: true),
      .relateInVariant("free", id: "tap", .requireToFail, other: "press", isOn: false))
    #expect(same.text == Self.scene)
  }

  /// A scroll view's own pan has no lines in the file, and can be waited for.
  @Test func whatIsBroughtAlongCanBeNamed() throws {
    let drawn = try changed(.relate(id: "tap", .requireToFail, other: "list.pan", isOn: true))
    #expect(drawn.text.contains("requireToFail: [pan, list.pan]"))
    #expect(throws: SceneDraftRefusal.noObject("nothing.pan")) {
      try self.changed(.relate(id: "tap", .requireToFail, other: "nothing.pan", isOn: true))
    }
  }

  private func warning(
    _ relation: SceneRelation, _ a: String, _ b: String, after drawn: SceneOperation? = nil
  ) throws -> RelationWarning? {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    if let drawn { try draft.perform([drawn]) }
    return try draft.outline().warning(of: relation, from: a, to: b)
  }

  @Test func ringsAreTold() throws {
    #expect(try warning(.requireToFail, "pan", "tap") == .ring(["tap", "pan"]))
    #expect(try warning(.requireFailureOf, "pan", "tap") == .ring(["tap", "pan"]))
    #expect(try warning(.beRequiredToFailBy, "tap", "pan") == .ring(["tap", "pan"]))
    #expect(try warning(.beRequiredToFailBy, "pan", "tap") == nil)
    #expect(
      try warning(
        .requireToFail, "press", "tap",
        after: .relate(id: "pan", .requireToFail, other: "press", isOn: true))
        == .ring(["tap", "pan", "press"]))
    #expect(try warning(.simultaneousWith, "pan", "tap") == nil)
  }

  @Test func whatNoTouchReachesIsTold() throws {
    let apart = RelationWarning.apart("tap", on: "card", other: "swipe", onOther: "footer")
    #expect(try warning(.requireToFail, "tap", "swipe") == apart)
    #expect(try warning(.simultaneousWith, "tap", "swipe") == apart)
    // A touch on the card is one in the list, too.
    #expect(try warning(.requireToFail, "tap", "outer") == nil)
    #expect(try warning(.requireToFail, "outer", "tap") == nil)
    #expect(try warning(.requireToFail, "tap", "list.pan") == .brought("list.pan"))
    #expect(
      try warning(.requireToFail, "swipe", "list.pan")
        == .apart("swipe", on: "footer", other: "list.pan", onOther: "list"))
    #expect(try warning(.canPrevent, "tap", "list.pan") == nil)
  }
}

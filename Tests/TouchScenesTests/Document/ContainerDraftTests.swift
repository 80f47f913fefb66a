import Testing
import TouchTrace

@testable import TouchScenes

/// Containers around a root, runs that are added, and what is pasted.
@Suite struct ContainerDraftTests {
  private static let rooted = """
    touchscope: 1
    window:
      rootViewController:
        id: root  # the first one
        class: UIViewController
        view: {id: root.view}
      subviews:
        - {id: card, class: UIView, frame: [0, 0, 20, 20]}

    """

  @Test func aContainerTakesTheRoot() throws {
    let nav = SceneFragment(.controller, "{id: nav, class: UINavigationController}")
    var draft = SceneDraft(text: Self.rooted, path: "scene.yaml")
    try draft.perform([.add(nav, into: "window", before: nil)])
    #expect(
      draft.text.contains(
        """
          rootViewController:
            id: nav
            class: UINavigationController
            controllers:
              - id: root  # the first one
                class: UIViewController
                view: {id: root.view}
          subviews:
        """), "\(draft.text)")
    let next = SceneFragment(.controller, "{id: next, title: Next}")
    try draft.perform([.add(next, into: "window", before: nil)])
    #expect(try draft.outline()["next"]?.parent == "nav", "\(draft.text)")
    let tabs = SceneFragment(
      .controller, "{id: tabs, class: UITabBarController, controllers: [{id: second}]}")
    try draft.perform([.add(tabs, into: "window", before: nil)])
    let outline = try draft.outline()
    #expect(outline["tabs"]?.kind == .controller && outline["second"] != nil)
    while draft.undo() != nil {}
    #expect(draft.text == Self.rooted)
  }

  @Test func aContainerTakesARootBetweenBrackets() throws {
    let text = """
      touchscope: 1
      window: {rootViewController: {id: root, view: {id: root.view}}}

      """
    let tabs = SceneFragment(
      .controller, "{id: tabs, class: UITabBarController, controllers: [{id: second}]}")
    #expect(
      try SceneDraftTests.changed(.add(tabs, into: "window", before: nil), in: text) == [
        "-window: {rootViewController: {id: root, view: {id: root.view}}}",
        "+window: {rootViewController: {id: tabs, class: UITabBarController, controllers: [{id: root, view: {id: root.view}}, {id: second}]}}",
      ])
  }

  /// Only a container has room for a second controller.
  @Test func aControllerNeedsAContainer() throws {
    var draft = SceneDraft(text: Self.rooted, path: "scene.yaml")
    let next = SceneFragment(.controller, "{id: next, title: Next}")
    #expect(throws: SceneDraftRefusal.wrongPlace("next", into: "window")) {
      try draft.perform([.add(next, into: "window", before: nil)])
    }
    #expect(throws: SceneDraftRefusal.wrongPlace("next", into: "card")) {
      try draft.perform([.add(next, into: "card", before: nil)])
    }
  }

  @Test func aRunComesBehindTheOthers() throws {
    let run = "{name: twice, input: [{tap: {at: card, count: 2}}], expect: [{actions: [tap]}]}"
    #expect(
      try SceneDraftTests.changed(.addRun(run)) == [
        "+  - name: twice", "+    input:", "+      - {tap: {at: card, count: 2}}",
        "+    expect:", "+      - {actions: [tap]}",
      ])
  }

  /// A run in which nothing but waiting is left says nothing.
  @Test func aRunGoesWithItsLastTouch() throws {
    var draft = SceneDraft(text: SceneDraftTests.scene, path: "scene.yaml")
    try draft.perform([.delete(id: "card")])
    #expect(!draft.text.contains("runs:") && !draft.text.contains("wait: idle"))
  }

  @Test func copiesArePastedWithIdsOfTheirOwn() throws {
    var draft = SceneDraft(text: SceneDraftTests.scene, path: "scene.yaml")
    let copied = try #require(try draft.text(of: ["tap", "pan"]))
    #expect(copied.hasPrefix("# touchscope: recognizers\n- {id: tap, "))
    try draft.perform([.paste(copied, into: "box")])
    let outline = try draft.outline()
    #expect(outline["tap2"]?.relations["requireToFail"] == ["pan2"])
    #expect(
      outline["pan2"]?.parent == "box" && outline["tap"]?.relations["requireToFail"] == ["pan"])
    let view = try #require(try draft.text(of: ["card"]))
    #expect(view.hasPrefix("# touchscope: views\n# The card that is touched.\n- id: card\n"))
    try draft.perform([.paste(view, into: "window")])
    #expect(try draft.value(of: "card2", "frame") == "[56, 136, 255, 160]")
    while draft.undo() != nil {}
    #expect(draft.text == SceneDraftTests.scene)
  }

  /// What the scene does not have cannot be referred to.
  @Test func pastedReferencesToNothingAreLeftOut() throws {
    var draft = SceneDraft(text: SceneDraftTests.scene, path: "scene.yaml")
    try draft.perform([
      .paste(
        "- {id: hold, class: UILongPressGestureRecognizer, requireToFail: [gone, pan], simultaneousWith: [gone]}",
        into: "box")
    ])
    #expect(
      draft.text.contains(
        "- {id: hold, class: UILongPressGestureRecognizer, requireToFail: [pan]}"),
      "\(draft.text)")
    for text in ["", "hello", "touchscope: 1", "[1, 2]"] {
      #expect(throws: SceneDraftRefusal.nothingToPaste) {
        try draft.perform([.paste(text, into: "box")])
      }
    }
  }
}

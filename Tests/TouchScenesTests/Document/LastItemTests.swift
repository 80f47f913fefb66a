import Testing
import TouchTrace

@testable import TouchScenes

/// What is left where the last object of a list goes.
@Suite struct LastItemTests {
  /// An object whose list was all that its table had: what is left says `{}`, and no letter of the list stays.
  @Test func theLastObjectOfATableLeavesIt() throws {
    let text = """
      touchscope: 1
      window:
        subviews:
          - {id: card, class: UIView, frame: [0, 0, 20, 20], alpha: 0.5}
      runs:
        - {name: none, input: [{wait: idle}]}

      """
    #expect(
      try SceneDraftTests.changed(.delete(id: "card"), in: text) == [
        "-window:", "+window: {}", "-  subviews:",
        "-    - {id: card, class: UIView, frame: [0, 0, 20, 20], alpha: 0.5}",
      ])
  }

  /// The same in a list of tables, with comments in every place that may have one.
  @Test(arguments: ["", "  # what it has"])
  func theLastObjectOfANestedTableLeavesIt(comment: String) throws {
    let text = """
      touchscope: 1
      window:
        rootViewController:
          id: nav
          class: UINavigationController
          controllers:
            - id: first
              class: UIViewController
              view:\(comment)
                gestureRecognizers:
                  - {id: tap, class: UITapGestureRecognizer}
                  # the other one
                  - id: pan
                    class: UIPanGestureRecognizer

      """
    #expect(
      try SceneDraftTests.changed(.delete(id: "tap"), .delete(id: "pan"), in: text) == [
        "-        view:\(comment)", "+        view: {}\(comment)", "-          gestureRecognizers:",
        "-            - {id: tap, class: UITapGestureRecognizer}",
        "-            # the other one", "-            - id: pan",
        "-              class: UIPanGestureRecognizer",
      ])
  }

  /// The same between brackets, on one line and on several.
  @Test func theLastObjectBetweenBracketsLeavesThem() throws {
    let text = """
      touchscope: 1
      window: {subviews: [{id: card, class: UIView, frame: [0, 0, 20, 20]}]}
      controllers:
        - {id: late, class: UIViewController, view: {subviews: [
            {id: box, class: UIView},  # a box
            {id: lid, class: UIView},
          ]}}

      """
    var draft = SceneDraft(text: text, path: "scene.yaml")
    try draft.perform([.delete(id: "card"), .delete(id: "lid"), .delete(id: "box")])
    #expect(draft.text.contains("window: {}\n"))
    #expect(
      draft.text.contains("- {id: late, class: UIViewController, view: {}}\n"), "\(draft.text)")
    while draft.undo() != nil {}
    #expect(draft.text == text)
  }

  /// A value of several lines makes room for one of a single line.
  @Test func aBlockBecomesAValueOfOneLine() throws {
    let text = """
      touchscope: 1
      window:
        subviews:
          - id: card
            class: UIView
            frame:
              - 1
              - 2
              - 3
              - 4

      """
    #expect(
      try SceneDraftTests.changed(
        .set(id: "card", property: "frame", value: "[9, 8, 7, 6, 5]"), in: text) == [
          "-      frame:", "+      frame: [9, 8, 7, 6, 5]", "-        - 1", "-        - 2",
          "-        - 3", "-        - 4",
        ])
  }
}

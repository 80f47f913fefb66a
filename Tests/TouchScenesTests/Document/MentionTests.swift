import SceneStories
import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// What mentions an object: what goes with it, and what a new id changes.
@MainActor
@Suite struct MentionTests {
  private static let scene = """
    touchscope: 1
    about: |
      Press card, not lid. card gets the tap.
    screen: [375, 667]
    window:
      subviews:
        - id: card
          frame: [40, 120, 255, 160]
          gestureRecognizers:
            - {id: tap, class: UITapGestureRecognizer, requireToFail: [double]}
            - {id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
        - id: lid
          frame: [0, 0, 20, 20]
          nextResponder: card
          gestureRecognizers:
            - {id: pan, class: UIPanGestureRecognizer, simultaneousWith: [tap, double]}
    variants:
      - name: still
        set: {card.alpha: 0.5, tap.isEnabled: false}
    runs:
      - name: a tap
        input: [{tap: {at: card}}, {tap: {at: card}}]
        expect: [{actions: [double]}]
      - name: beside
        input: [{tap: {at: lid}}]
        expect: [{actions: []}]

    """

  private func draft() -> SceneDraft { SceneDraft(text: Self.scene, path: "scene.yaml") }

  /// What is in the object goes anyway: only what is elsewhere is counted, with its line.
  @Test func whatGoesWithAnObjectIsCounted() throws {
    let mentions = try draft().mentions(deleting: ["card"])
    #expect(mentions.ids == ["card"])
    #expect(mentions.ofRecognizers == 1 && mentions.ofOthers == 1)
    #expect(mentions.variants == 1 && mentions.runs == 1)
    #expect(mentions.lines.map(\.number) == [14, 16, 19, 22, 23])
    #expect(mentions.lines.first?.text == "nextResponder: card")
    // Every line that is listed is another one, or gone, afterwards; no other line is.
    var changed = draft()
    try changed.perform([.delete(id: "card")])
    let left = Set(changed.lines.map { $0.drop { $0 == " " } })
    for line in mentions.lines { #expect(!left.contains(line.text[...]), "\(line)") }
    #expect(changed.text.contains("name: beside"))
  }

  @Test func nothingMentionsIt() throws {
    #expect(try draft().mentions(deleting: ["pan"]).isEmpty)
    #expect(try draft().mentions(of: "pan").isEmpty)
  }

  /// What is moved out before stays, with what mentions it.
  @Test func whatIsKeptIsNotCounted() throws {
    let mentions = try draft().mentions(deleting: ["card"], kept: ["tap", "double"])
    #expect(mentions.ofRecognizers == 0 && mentions.ofOthers == 1 && mentions.runs == 1)
    #expect(mentions.lines.map(\.number) == [14, 19, 22])
  }

  @Test func aNewIDIsWrittenEverywhere() throws {
    let mentions = try draft().mentions(of: "double")
    #expect(mentions.ofRecognizers == 2 && mentions.ofOthers == 0)
    #expect(mentions.variants == 0 && mentions.runs == 1 && mentions.inAbout == 0)
    #expect(try draft().mentions(of: "card").inAbout == 2)
  }

  /// In every scene: the lines that are listed for an object are those that deleting it changes.
  @Test func theListIsWhatDeletingChanges() throws {
    Stories.register()
    var listed = 0
    for name in ["000-td-tap", "004-blue-1", "000-td-panpinch", "012-many"] {
      let path = "\(Stories.root)/scenes/\(name).yaml"
      let scene = try LiveScene.load(path: path)
      scene.engine.tearDown()
      let draft = SceneDraft(text: scene.text, path: path)
      for object in try draft.outline().objects where !object.isFixed && object.kind == .recognizer
      {
        let mentions = try draft.mentions(deleting: [object.id])
        var changed = draft
        try changed.perform([.delete(id: object.id)])
        let gone = changed.lines.difference(from: draft.lines).removals.map { change in
          if case .remove(let offset, _, _) = change { offset + 1 } else { 0 }
        }
        let outside = gone.filter { !object.lines.contains($0) }
        // A run that loses its only input goes as a whole.
        #expect(
          Set(mentions.lines.map(\.number)).isSubset(of: Set(gone)), "\(object.id) of \(name)")
        #expect(mentions.isEmpty == outside.isEmpty, "\(object.id) of \(name): \(outside)")
        listed += mentions.lines.count
      }
    }
    #expect(listed > 20)
  }
}

import Testing
import TouchTrace

@testable import TouchScenes

/// What single changes make of a text.
@MainActor
@Suite struct SceneDraftTests {
  static let scene = """
    touchscope: 1
    title: A card  # in blue
    screen: [375, 667]
    window:
      subviews:
        # The card that is touched.
        - id: card
          class: UIView
          frame: [40, 120, 255.0, 160]   # in the middle
          gestureRecognizers:
            - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan]}
            - {id: pan, class: UIPanGestureRecognizer}
        - {id: box, class: UIView, frame: [0, 0, 20, 20]}
    runs:
      - name: a tap
        input: [{tap: {at: card}}, {wait: idle}]
        expect:
          - actions: [tap]
          - includes: ["pan possible -> failed liftedEarly"]

    """

  /// The lines that changed, as in a patch.
  static func changed(
    _ operations: SceneOperation..., in text: String = scene
  ) throws -> [String] {
    var draft = SceneDraft(text: text, path: "scene.yaml")
    try draft.perform(operations)
    let (old, new) = (text.split(separator: "\n"), draft.text.split(separator: "\n"))
    let difference = new.difference(from: old)
    let lines =
      difference.removals.map { change -> (Int, String) in
        guard case .remove(let offset, let line, _) = change else { return (0, "") }
        return (offset * 2, "-" + line)
      }
      + difference.insertions.map { change -> (Int, String) in
        guard case .insert(let offset, let line, _) = change else { return (0, "") }
        return (offset * 2 + 1, "+" + line)
      }
    while draft.undo() != nil {}
    #expect(draft.text == text)
    return lines.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func aValueIsReplacedWhereItStands() throws {
    #expect(
      try Self.changed(.set(id: "card", property: "frame", value: "[48, 120, 255, 160]")) == [
        "-      frame: [40, 120, 255.0, 160]   # in the middle",
        "+      frame: [48, 120, 255.0, 160]   # in the middle",
      ])
  }

  @Test func theSameValueInOtherLettersChangesNothing() throws {
    #expect(
      try Self.changed(.set(id: "card", property: "frame", value: "[40.0, 120, 255, 160]")) == [])
  }

  @Test func aNewKeyGoesWhereItBelongs() throws {
    #expect(
      try Self.changed(.set(id: "card", property: "alpha", value: "0.5")) == ["+      alpha: 0.5"])
    #expect(
      try Self.changed(.set(id: "pan", property: "minimumNumberOfTouches", value: "2")) == [
        "-        - {id: pan, class: UIPanGestureRecognizer}",
        "+        - {id: pan, class: UIPanGestureRecognizer, minimumNumberOfTouches: 2}",
      ])
  }

  @Test func aKeyThatIsTakenOutLeavesTheRest() throws {
    #expect(
      try Self.changed(.set(id: "card", property: "frame", value: nil)) == [
        "-      frame: [40, 120, 255.0, 160]   # in the middle"
      ])
  }

  @Test func aRecognizerMakesRoomInAViewOfOneLine() throws {
    let tap = SceneFragment(.recognizer, "{id: hold, class: UILongPressGestureRecognizer}")
    #expect(
      try Self.changed(.add(tap, into: "box", before: nil)) == [
        "-    - {id: box, class: UIView, frame: [0, 0, 20, 20]}",
        "+    - id: box",
        "+      class: UIView",
        "+      frame: [0, 0, 20, 20]",
        "+      gestureRecognizers:",
        "+        - {id: hold, class: UILongPressGestureRecognizer}",
      ])
  }

  @Test func aViewIsInsertedBeforeAnother() throws {
    let view = SceneFragment(.view, "{id: view, class: UIView, frame: [1, 2, 3, 4]}")
    #expect(
      try Self.changed(.add(view, into: "window", before: "box")) == [
        "+    - id: view", "+      class: UIView", "+      frame: [1, 2, 3, 4]",
      ])
  }

  @Test func commentsGoWithWhatTheyStandAbove() throws {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    try draft.perform([.move(id: "card", into: "box", before: nil)])
    #expect(
      draft.text.contains(
        """
          subviews:
            - id: box
              class: UIView
              frame: [0, 0, 20, 20]
              subviews:
                # The card that is touched.
                - id: card
                  class: UIView
                  frame: [40, 120, 255.0, 160]   # in the middle
                  gestureRecognizers:
                    - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan]}
                    - {id: pan, class: UIPanGestureRecognizer}
        runs:
        """))
    try draft.perform([.move(id: "card", into: "window", before: "box")])
    #expect(
      draft.text.contains("    # The card that is touched.\n    - id: card\n      class: UIView\n"))
    while draft.undo() != nil {}
    #expect(draft.text == Self.scene)
  }

  @Test func renamingCarriesAllThatMentionsIt() throws {
    #expect(
      try Self.changed(.rename(id: "pan", to: "drag")) == [
        "-        - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan]}",
        "+        - {id: tap, class: UITapGestureRecognizer, requireToFail: [drag]}",
        "-        - {id: pan, class: UIPanGestureRecognizer}",
        "+        - {id: drag, class: UIPanGestureRecognizer}",
        "-      - includes: [\"pan possible -> failed liftedEarly\"]",
        "+      - includes: [\"drag possible -> failed liftedEarly\"]",
      ])
  }

  @Test func deletingTakesWhatRefersToIt() throws {
    #expect(
      try Self.changed(.delete(id: "pan")) == [
        "-        - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan]}",
        "+        - {id: tap, class: UITapGestureRecognizer}",
        "-        - {id: pan, class: UIPanGestureRecognizer}",
        "-      - includes: [\"pan possible -> failed liftedEarly\"]",
      ])
  }

  @Test func aCopyHasIdsOfItsOwn() throws {
    #expect(
      try Self.changed(.duplicate(id: "card", dx: 16, dy: 16)) == [
        "+    # The card that is touched.",
        "+    - id: card2",
        "+      class: UIView",
        "+      frame: [56, 136, 255.0, 160]   # in the middle",
        "+      gestureRecognizers:",
        "+        - {id: tap2, class: UITapGestureRecognizer, requireToFail: [pan2]}",
        "+        - {id: pan2, class: UIPanGestureRecognizer}",
      ])
  }

  /// Into another object, or before a sibling: `center` moves where that gives the place.
  @Test func aCopyGoesWhereItIsTold() throws {
    let text = """
      touchscope: 1
      window:
        subviews:
          - {id: box, class: UIView, frame: [0, 0, 200, 200]}
          - {id: dot, class: UIView, center: [10.5, 20], bounds: [0, 0, 4, 4]}

      """
    #expect(
      try Self.changed(.duplicate(id: "dot", dx: 2, dy: -20, into: "box"), in: text) == [
        "-    - {id: box, class: UIView, frame: [0, 0, 200, 200]}",
        "+    - id: box",
        "+      class: UIView",
        "+      frame: [0, 0, 200, 200]",
        "+      subviews:",
        "+        - {id: dot2, class: UIView, center: [12.5, 0], bounds: [0, 0, 4, 4]}",
      ])
    #expect(
      try Self.changed(
        .duplicate(id: "dot", dx: 0, dy: 0, into: "window", before: "box"), in: text) == [
          "+    - {id: dot2, class: UIView, center: [10.5, 20], bounds: [0, 0, 4, 4]}"
        ])
  }

  /// Copies that are made together refer to each other, and to what was not copied.
  @Test func copiesReferToEachOther() throws {
    let text = """
      touchscope: 1
      window:
        subviews:
          - id: box
            class: UIView
            gestureRecognizers:
              - {id: tap, class: UITapGestureRecognizer, requireToFail: [double, pan]}
              - {id: double, class: UITapGestureRecognizer, numberOfTapsRequired: 2}
              - {id: pan, class: UIPanGestureRecognizer}

      """
    var draft = SceneDraft(text: text, path: "a.yaml")
    let copies = try draft.perform([
      .duplicate(id: "tap", dx: 0, dy: 0), .duplicate(id: "double", dx: 0, dy: 0),
    ])
    #expect(copies == ["tap2", "double2"])
    #expect(
      draft.lines.contains(
        "        - {id: tap2, class: UITapGestureRecognizer, requireToFail: [double2, pan]}"))
    #expect(try draft.value(of: "tap", "requireToFail") == "[double, pan]")
    _ = draft.undo()
    #expect(draft.text == text && !draft.canUndo)
  }

  @Test func relationsAreListsOfIds() throws {
    #expect(
      try Self.changed(.relate(id: "pan", .simultaneousWith, other: "tap", isOn: true)) == [
        "-        - {id: pan, class: UIPanGestureRecognizer}",
        "+        - {id: pan, class: UIPanGestureRecognizer, simultaneousWith: [tap]}",
      ])
    #expect(
      try Self.changed(.relate(id: "tap", .requireToFail, other: "pan", isOn: false)) == [
        "-        - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan]}",
        "+        - {id: tap, class: UITapGestureRecognizer}",
      ])
  }

  /// `repeat` makes ids of one that is written: they follow it.
  @Test func idsOfCopiesFollow() throws {
    let text = """
      touchscope: 1
      window:
        subviews:
          - {id: cell, class: UIView, frame: [0, 0, 20, 20], repeat: {rows: 2, columns: 2}}
          - {id: box, class: UIView, frame: [0, 90, 20, 20]}
      runs:
        - {name: a tap, input: [{tap: {at: cell3}}, {tap: {at: box}}]}

      """
    #expect(
      try Self.changed(.rename(id: "cell", to: "tile"), in: text) == [
        "-    - {id: cell, class: UIView, frame: [0, 0, 20, 20], repeat: {rows: 2, columns: 2}}",
        "+    - {id: tile, class: UIView, frame: [0, 0, 20, 20], repeat: {rows: 2, columns: 2}}",
        "-  - {name: a tap, input: [{tap: {at: cell3}}, {tap: {at: box}}]}",
        "+  - {name: a tap, input: [{tap: {at: tile3}}, {tap: {at: box}}]}",
      ])
    #expect(
      try Self.changed(.delete(id: "cell"), in: text) == [
        "-    - {id: cell, class: UIView, frame: [0, 0, 20, 20], repeat: {rows: 2, columns: 2}}",
        "+  - {name: a tap, input: [{tap: {at: box}}]}",
        "-  - {name: a tap, input: [{tap: {at: cell3}}, {tap: {at: box}}]}",
      ])
    var draft = SceneDraft(text: text, path: "scene.yaml")
    #expect(throws: SceneDraftRefusal.takenID("cell4", line: 1)) {
      try draft.perform([.rename(id: "box", to: "cell4")])
    }
  }

  /// A delegate is one object: another takes its place, and it goes with the object.
  @Test func aDelegateIsOneObject() throws {
    #expect(
      try Self.changed(.relate(id: "tap", .delegate, other: "box", isOn: true)) == [
        "-        - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan]}",
        "+        - {id: tap, class: UITapGestureRecognizer, requireToFail: [pan], delegate: box}",
      ])
    #expect(
      try Self.changed(
        .relate(id: "pan", .delegate, other: "box", isOn: true),
        .relate(id: "pan", .delegate, other: "card", isOn: true),
        .rename(id: "card", to: "photo")
      )
      .contains("+        - {id: pan, class: UIPanGestureRecognizer, delegate: photo}"))
    for last in [
      SceneOperation.delete(id: "box"), .relate(id: "pan", .delegate, other: "box", isOn: false),
    ] {
      let lines = try Self.changed(.relate(id: "pan", .delegate, other: "box", isOn: true), last)
      #expect(!lines.contains { $0.contains("delegate") })
    }
  }

  private static let related = """
    touchscope: 1
    window:
      subviews:
        - id: card
          class: UIView
          gestureRecognizers:
            - {id: tap, class: UITapGestureRecognizer, shouldReceiveTouch: {onlyOn: [box]}, simultaneousWith: all}
            - {id: pan, class: UIPanGestureRecognizer, simultaneousWith: none}
        - {id: box, class: UIView, frame: [0, 90, 20, 20]}
    variants:
      - {name: other, set: {tap.shouldReceiveTouch: {onlyOn: [box]}, card.alpha: 0.5}}

    """

  /// Also that of a variant.
  @Test func anAttributeGoesWithItsLastId() throws {
    #expect(
      try Self.changed(.delete(id: "box"), in: Self.related) == [
        "-        - {id: tap, class: UITapGestureRecognizer, shouldReceiveTouch: {onlyOn: [box]}, simultaneousWith: all}",
        "+        - {id: tap, class: UITapGestureRecognizer, simultaneousWith: all}",
        "-    - {id: box, class: UIView, frame: [0, 90, 20, 20]}",
        "+  - {name: other, set: {card.alpha: 0.5}}",
        "-  - {name: other, set: {tap.shouldReceiveTouch: {onlyOn: [box]}, card.alpha: 0.5}}",
      ])
  }

  /// `all` and `none` stand for lists.
  @Test func wordsStandForRelations() throws {
    #expect(
      try Self.changed(
        .relate(id: "tap", .simultaneousWith, other: "pan", isOn: true),
        .relate(id: "pan", .simultaneousWith, other: "tap", isOn: true), in: Self.related) == [
          "-        - {id: pan, class: UIPanGestureRecognizer, simultaneousWith: none}",
          "+        - {id: pan, class: UIPanGestureRecognizer, simultaneousWith: [tap]}",
        ])
    var draft = SceneDraft(text: Self.related, path: "scene.yaml")
    #expect(throws: SceneDraftRefusal.notEditable(line: 7)) {
      try draft.perform([.relate(id: "tap", .simultaneousWith, other: "pan", isOn: false)])
    }
  }

  @Test func idsAreOneWordThatIsFree() throws {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    #expect(throws: SceneDraftRefusal.takenID("box", line: 13)) {
      try draft.perform([.rename(id: "card", to: "box")])
    }
    #expect(throws: SceneDraftRefusal.logWord("began")) {
      try Self.changed(.rename(id: "card", to: "began"))
    }
    #expect(throws: SceneDraftRefusal.logWord("touchesBegan")) {
      try Self.changed(.rename(id: "card", to: "touchesBegan"))
    }
    #expect(throws: SceneDraftRefusal.partID("list.row3", part: "row3", of: "list")) {
      try Self.changed(.rename(id: "card", to: "list.row3"))
    }
    #expect(throws: SceneDraftRefusal.partID("scroll.pan", part: "pan", of: "scroll")) {
      try Self.changed(.rename(id: "card", to: "scroll.pan"))
    }
    #expect(throws: SceneDraftRefusal.invalidID("a b")) {
      try draft.perform([.rename(id: "card", to: "a b")])
    }
    #expect(throws: SceneDraftRefusal.wrongPlace("card", into: "card")) {
      try draft.perform([.move(id: "card", into: "card", before: nil)])
    }
    #expect(draft.text == Self.scene)
    #expect(!draft.isChanged)
  }

  @Test func lineEndsMarksAndQuotesStay() throws {
    let odd =
      "\u{FEFF}# first\r\ntouchscope: 1\r\nwindow: {subviews: [{\"id\": 'card', \"frame\": [1, 2, 3, 4]}]}"
    var draft = SceneDraft(text: odd, path: "scene.yaml")
    try draft.perform([
      .rename(id: "card", to: "box"), .set(id: "box", property: "alpha", value: "0.5"),
    ])
    #expect(
      draft.fileText
        == "\u{FEFF}# first\r\ntouchscope: 1\r\nwindow: {subviews: [{\"id\": 'box', \"frame\": [1, 2, 3, 4], \"alpha\": 0.5}]}"
    )
    while draft.undo() != nil {}
    #expect(draft.fileText == odd)
  }

  @Test func whatIsNotInOurFormIsEditedAsTextOnly() throws {
    var draft = SceneDraft(text: "touchscope: 1\n? window\n: {}\n", path: "scene.yaml")
    #expect(throws: SceneDraftRefusal.notEditable(line: 1)) {
      try draft.perform([.set(id: "window", property: "alpha", value: "1")])
    }
  }

  @Test func changesAreMadeOnAnotherTextAsFarAsTheyFit() throws {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    try draft.perform([.set(id: "card", property: "alpha", value: "0.5")])
    try draft.perform([.rename(id: "box", to: "stamp")])
    let other = Self.scene.replacing("title: A card", with: "title: Cards").replacing(
      "id: box", with: "id: tile")
    let (merged, refused) = draft.merged(into: other)
    #expect(refused == [[.rename(id: "box", to: "stamp")]])
    #expect(merged.text.contains("title: Cards") && merged.text.contains("alpha: 0.5"))
  }
}

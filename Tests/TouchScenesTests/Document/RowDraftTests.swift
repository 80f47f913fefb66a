import Testing
import TouchEngine
import TouchTrace

@testable import TouchScenes

/// Rows of a table while they are changed: what does not change stays as it is written, and what refers to rows follows.
@MainActor
@Suite struct RowDraftTests {
  private static let scene = """
    touchscope: 1
    screen: [375, 667]
    window:
      subviews:
        - id: table
          class: UITableView
          frame: [0, 0, 375, 400]
          # The rows.
          rows:
            - First   # as it was
            # With more to say.
            - {text: 'Second', detail: of two}
            - "Third: a"
            - text: Fourth
              accessoryType: checkmark
        - {id: list, class: UITableView, frame: [0, 400, 375, 200], rows: [One, 'Two', Three]}  # short
        - {id: many, class: UITableView, frame: [0, 600, 375, 40], rows: 3}
        - id: long
          class: UITableView
          frame: [0, 640, 375, 20]
          rows: 20  # as many as fit
        - {id: grid, class: UICollectionView, frame: [0, 660, 375, 5], items: 3}
        - {id: choice, class: UISegmentedControl, frame: [0, 665, 375, 2], items: [A, B]}
    runs:
      - name: a tap
        input: [{tap: {at: table.row1}}, {tap: {at: list.row0}}, {wait: idle}]
        expect:
          - values: {table.row2.isSelected: false, table.row1.isSelected: true}
          - log: {kinds: [touches], of: [table.row1.content], is: [table.row1.content touchesBegan 1]}

    """

  private func changed(
    _ id: String, _ changes: RowChange..., property: String = "rows"
  ) throws -> [String] {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    try draft.perform(changes.map { .changeRows(id: id, property: property, $0) })
    let scene = try LiveScene.load(text: draft.text, path: "scene.yaml")
    scene.engine.tearDown()
    let (old, new) = (Self.scene.split(separator: "\n"), draft.text.split(separator: "\n"))
    let difference = new.difference(from: old)
    let lines =
      difference.removals.map { change -> (Int, String) in
        guard case .remove(let offset, let line, _) = change else { return (0, "") }
        return (offset * 2, "-" + line.trimmingPrefix(while: { $0 == " " }))
      }
      + difference.insertions.map { change -> (Int, String) in
        guard case .insert(let offset, let line, _) = change else { return (0, "") }
        return (offset * 2 + 1, "+" + line.trimmingPrefix(while: { $0 == " " }))
      }
    while draft.undo() != nil {}
    #expect(draft.text == Self.scene)
    return lines.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func aTextStaysWhereItStands() throws {
    #expect(
      try changed("table", .setText("Other", at: RowPlace(0))) == [
        "-- First   # as it was", "+- Other   # as it was",
      ])
    #expect(
      try changed("table", .setText("Other", at: RowPlace(1))) == [
        "-- {text: 'Second', detail: of two}", "+- {text: 'Other', detail: of two}",
      ])
    #expect(
      try changed("table", .setText("Other", at: RowPlace(3))) == [
        "-- text: Fourth", "+- text: Other",
      ])
    #expect(
      try changed("list", .setText("Other", at: RowPlace(1))).last?.hasSuffix(
        "rows: [One, 'Other', Three]}  # short") == true)
  }

  @Test func aTextGetsADetail() throws {
    #expect(
      try changed("table", .setDetail("more", at: RowPlace(0))) == [
        "-- First   # as it was", "+- {text: First, detail: more}   # as it was",
      ])
    #expect(
      try changed("table", .setDetail("more", at: RowPlace(2))) == [
        "-- \"Third: a\"", "+- {text: \"Third: a\", detail: more}",
      ])
    #expect(
      try changed("table", .setDetail(nil, at: RowPlace(1))) == [
        "-- {text: 'Second', detail: of two}", "+- {text: 'Second'}",
      ])
    #expect(
      try changed("list", .setDetail("more", at: RowPlace(1))).last?.hasSuffix(
        "rows: [One, {text: 'Two', detail: more}, Three]}  # short") == true)
  }

  @Test func whatRefersToRowsFollows() throws {
    #expect(
      try changed("table", .insert("New", at: RowPlace(1))) == [
        "+- New", "-input: [{tap: {at: table.row1}}, {tap: {at: list.row0}}, {wait: idle}]",
        "+input: [{tap: {at: table.row2}}, {tap: {at: list.row0}}, {wait: idle}]",
        "-- values: {table.row2.isSelected: false, table.row1.isSelected: true}",
        "-- log: {kinds: [touches], of: [table.row1.content], is: [table.row1.content touchesBegan 1]}",
        "+- values: {table.row3.isSelected: false, table.row2.isSelected: true}",
        "+- log: {kinds: [touches], of: [table.row2.content], is: [table.row2.content touchesBegan 1]}",
      ])
    #expect(
      try changed("list", .remove(RowPlace(1))).last?.hasSuffix("rows: [One, Three]}  # short")
        == true)
    // The comment above a row goes with it.
    let moved = try changed("table", .move(RowPlace(1), to: RowPlace(3)))
    #expect(moved.prefix(2) == ["+- \"Third: a\"", "-- \"Third: a\""], "\(moved)")
    #expect(
      try changed("list", .move(RowPlace(2), to: RowPlace(0))).suffix(2) == [
        "-input: [{tap: {at: table.row1}}, {tap: {at: list.row0}}, {wait: idle}]",
        "+input: [{tap: {at: table.row1}}, {tap: {at: list.row1}}, {wait: idle}]",
      ])
  }

  @Test func aNumberIsWrittenOut() throws {
    let lines = try changed("many", .setText("Mine", at: RowPlace(1)))
    #expect(lines.last?.hasSuffix("rows: [Row 0, Mine, Row 2]}") == true, "\(lines)")
    let long = try changed("long", .writeOut(section: nil))
    #expect(
      long.prefix(3) == ["-rows: 20  # as many as fit", "+rows:  # as many as fit", "+- Row 0"])
    #expect(long.count == 22)
    let grid = try changed("grid", .setText("red", at: RowPlace(0)), property: "items")
    #expect(grid.last?.hasSuffix("items: [red, lightGray, lightGray]}") == true, "\(grid)")
    let choice = try changed("choice", .insert("C", at: RowPlace(2)), property: "items")
    #expect(choice.last?.hasSuffix("items: [A, B, C]}") == true, "\(choice)")
  }

  @Test func rowsBecomeThoseOfASection() throws {
    var draft = SceneDraft(text: Self.scene, path: "scene.yaml")
    try draft.perform([
      .changeRows(id: "table", property: "rows", .makeSections),
      .changeRows(id: "list", property: "rows", .makeSections),
    ])
    #expect(
      draft.text.contains(
        """
              # The rows.
              sections:
                - rows:
                    - First   # as it was
                    # With more to say.
                    - {text: 'Second', detail: of two}
                    - "Third: a"
                    - text: Fourth
                      accessoryType: checkmark

        """), "\(draft.text)")
    #expect(
      draft.text.contains("sections: [{rows: [One, 'Two', Three]}]}  # short"), "\(draft.text)")
    #expect(
      draft.text.contains("{tap: {at: table.section0.row1}}, {tap: {at: list.section0.row0}}"))
    try draft.perform([
      .changeRows(id: "table", property: "sections", .setTitle("Top: 1", section: 0)),
      .changeRows(id: "table", property: "sections", .addSection),
      .changeRows(
        id: "table", property: "sections",
        .move(RowPlace(section: 0, 1), to: RowPlace(section: 1, 0))),
      .changeRows(id: "table", property: "sections", .insert("Last", at: RowPlace(section: 1, 1))),
      .changeRows(id: "list", property: "sections", .setTitle("Few", section: 0)),
    ])
    #expect(draft.text.contains("{tap: {at: table.section1.row0}}"), "\(draft.text)")
    #expect(draft.text.contains("title: \"Top: 1\""), "\(draft.text)")
    let scene = try LiveScene.load(text: draft.text, path: "scene.yaml")
    let property = EditableProperties.of("table", in: scene).first { $0.name == "sections" }
    #expect(property?.rows?.sections.map(\.title) == ["Top: 1", nil])
    #expect(
      property?.rows?.sections.map { $0.rows.map(\.text) } == [
        ["First", "Third: a", "Fourth"], ["Second", "Last"],
      ])
    #expect(EditableProperties.of("table", in: scene).first { $0.name == "rows" }?.rows == nil)
    scene.engine.tearDown()
    while draft.undo() != nil {}
    #expect(draft.text == Self.scene)
  }

  @Test func rowsAreReadAsTheyAre() throws {
    let scene = try LiveScene.load(text: Self.scene, path: "scene.yaml")
    defer { scene.engine.tearDown() }
    func rows(_ id: String, _ name: String = "rows") -> RowList? {
      EditableProperties.of(id, in: scene).first { $0.name == name }?.rows
    }
    #expect(
      rows("table")
        == RowList(
          .table,
          [
            RowList.Row("First"), RowList.Row("Second", detail: "of two", isTable: true),
            RowList.Row("Third: a"), RowList.Row("Fourth", isTable: true),
          ]))
    #expect(rows("table")?.texts == nil && rows("list")?.texts == ["One", "Two", "Three"])
    #expect(rows("many")?.count == 3 && rows("grid", "items")?.count == 3)
    #expect(rows("choice", "items") == RowList(.segments, [RowList.Row("A"), RowList.Row("B")]))
  }

  /// Inspect has one list of rows, whichever the file gives.
  @Test(arguments: [("rows: [A, B]", "rows"), ("sections: [{rows: [A, B]}]", "sections")])
  func aTableHasOneListOfRows(text: String, name: String) throws {
    let scene = try LiveScene.load(
      text: """
        touchscope: 1
        title: T
        window:
          subviews: [{id: table, class: UITableView, frame: [0, 0, 320, 400], \(text)}]
        """, path: "t.yaml")
    let names = EditableProperties.of("table", in: scene).map(\.name)
    #expect(names.filter { $0 == "rows" || $0 == "sections" } == [name])
  }
}

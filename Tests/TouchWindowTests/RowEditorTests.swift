import Foundation
import Testing
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// The rows of a table in Inspect: typed, added, taken out, moved, with details and in sections.
@Suite struct RowEditorTests {
  private typealias Row = RowList.Row

  private func store(_ list: RowList, named name: String = "rows") throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.reading.properties = [
      PropertyReading(name: name, path: "card.\(name)", value: "", kind: .rows(list))
    ]
    return store
  }

  private func mixed() throws -> WindowStore {
    try store(
      RowList(
        .table, [Row("One"), Row("Two", detail: "of two", isTable: true), Row("Three")]))
  }

  private func change(_ changes: RowChange..., of name: String = "rows") -> [SceneOperation] {
    changes.map { .changeRows(id: "card", property: name, $0) }
  }

  private func key(_ code: String, _ modifiers: KeyModifiers = []) -> Message {
    .canvas(.key(code: code, scan: code, modifiers, isDown: true, isRepeat: false))
  }

  /// What a key asks for while a text is typed in a field.
  private func typed(
    _ text: String, _ name: String, _ message: Message, in store: inout WindowStore
  ) -> [SceneOperation] {
    store.state.prompt = .field(.property(name: name, text: text))
    store.state.input.isFieldSelected = false
    return ComposeWindow.performed(store.run(message))
  }

  private func field(_ store: WindowStore) -> String? {
    if case .field(.property(let name, let text)) = store.state.prompt {
      return text.isEmpty ? name : "\(name) \(text)"
    }
    return nil
  }

  @Test func namesSayWhereAFieldIs() {
    for (name, field) in [
      ("rows[3]", RowField("rows", RowPlace(3))),
      ("rows[+3]", RowField("rows", RowPlace(3), isNew: true)),
      ("rows[3].detail", RowField("rows", RowPlace(3), .detail)),
      ("sections[1][3]", RowField("sections", RowPlace(section: 1, 3))),
      ("sections[1][+0]", RowField("sections", RowPlace(section: 1, 0), isNew: true)),
      ("sections[1][3].detail", RowField("sections", RowPlace(section: 1, 3), .detail)),
      ("sections[1].title", RowField("sections", RowPlace(section: 1, 0), .title)),
      ("sections[1]", RowField("sections", RowPlace(section: 1, 0), .section)),
    ] {
      #expect(RowField(name) == field && field.name == name, "\(name)")
    }
    for name in ["rows", "rows[a]", "rows[1][2]", "rows[1].text", "rows[-1]", "sections[1][2][3]"] {
      #expect(RowField(name) == nil, "\(name)")
    }
  }

  @Test func enterAddsARow() throws {
    var store = try mixed()
    let enter = Message.command(.activate)
    #expect(
      typed("First", "rows[0]", enter, in: &store) == change(.setText("First", at: RowPlace(0))))
    #expect(field(store) == "rows[+1]")
    #expect(typed("New", "rows[+1]", enter, in: &store) == change(.insert("New", at: RowPlace(1))))
    #expect(field(store) == "rows[+2]")
    // What did not change is not written, and nothing typed is no row.
    #expect(typed("Two", "rows[1]", enter, in: &store) == [] && field(store) == "rows[+2]")
    #expect(typed(" ", "rows[+2]", enter, in: &store) == [] && field(store) == nil)
    #expect(typed("", "rows[0]", enter, in: &store) == change(.remove(RowPlace(0))))
    // A row that has more than its text stays.
    #expect(typed("", "rows[1]", enter, in: &store) == change(.setText("", at: RowPlace(1))))
    store.run(.press(.property("rows", .plus)))
    #expect(field(store) == "rows[+3]")
  }

  @Test func anEmptyRowIsTakenOut() throws {
    var store = try mixed()
    for code in ["backspace", "delete"] {
      #expect(typed("", "rows[2]", key(code), in: &store) == change(.remove(RowPlace(2))))
      #expect(field(store) == "rows[1] Two")
    }
    #expect(typed("", "rows[0]", key("delete"), in: &store) == change(.remove(RowPlace(0))))
    #expect(field(store) == nil)
    #expect(
      typed("", "rows[+1]", key("backspace"), in: &store) == [] && field(store) == "rows[0] One")
    #expect(
      typed("ab", "rows[0]", key("backspace"), in: &store) == [] && field(store) == "rows[0] a")
    #expect(
      ComposeWindow.performed(store.run(.press(.property("rows[2]", .remove("Three")))))
        == change(.remove(RowPlace(2))))
  }

  @Test func tabOpensTheDetail() throws {
    var store = try mixed()
    #expect(
      typed("First", "rows[0]", key("tab"), in: &store)
        == change(.setText("First", at: RowPlace(0))))
    #expect(field(store) == "rows[0].detail")
    #expect(
      typed("more", "rows[0].detail", key("tab"), in: &store)
        == change(.setDetail("more", at: RowPlace(0))))
    #expect(field(store) == "rows[1] Two")
    #expect(
      typed("Two", "rows[1]", key("tab"), in: &store) == []
        && field(store) == "rows[1].detail of two")
    #expect(
      typed("", "rows[1].detail", key("tab", .shift), in: &store)
        == change(.setDetail(nil, at: RowPlace(1))))
    #expect(field(store) == "rows[1] Two")
    #expect(
      typed("", "rows[1].detail", key("backspace"), in: &store)
        == change(.setDetail(nil, at: RowPlace(1))))
    // A new row has a detail, too.
    #expect(
      typed("Four", "rows[+3]", key("tab"), in: &store) == change(.insert("Four", at: RowPlace(3))))
    #expect(field(store) == "rows[3].detail")
    // Items have none.
    var items = try self.store(RowList(.segments, [Row("A")]), named: "items")
    #expect(typed("A", "items[0]", key("tab"), in: &items) == [])
    #expect(field(items)?.hasSuffix("detail") != true)
  }

  @Test func rowsAreMovedByKeys() throws {
    var store = try mixed()
    #expect(
      typed("One", "rows[0]", key("down", .alt), in: &store)
        == change(.move(RowPlace(0), to: RowPlace(2))))
    #expect(field(store) == "rows[1] One")
    #expect(
      typed("One", "rows[0]", key("up", .alt), in: &store) == [] && field(store) == "rows[0] One")
  }

  @Test func aPressKeepsWhatIsTyped() throws {
    var store = try mixed()
    store.state.prompt = .field(.property(name: "rows[2]", text: "Last"))
    let at = ComposeWindow.point(store, 300, 600)
    let effects = store.run(.canvas(.mouseDown(button: 1, at)))
    #expect(ComposeWindow.performed(effects) == change(.setText("Last", at: RowPlace(2))))
    #expect(store.state.prompt == nil)
  }

  @Test func aNumberStaysOne() throws {
    var store = try store(RowList(.table, sections: [.init(count: 10)], hasSections: false))
    func set(_ value: String) -> [SceneOperation] {
      [.set(id: "card", property: "rows", value: value)]
    }
    #expect(ComposeWindow.performed(store.run(.press(.property("rows", .plus)))) == set("11"))
    #expect(ComposeWindow.performed(store.run(.press(.property("rows", .minus)))) == set("9"))
    #expect(typed("12", "rows", .command(.activate), in: &store) == set("12"))
    #expect(typed("2001", "rows", .command(.activate), in: &store) == [])
    #expect(store.state.document.refusals["card.rows"] == "Enter a number from 0 to 2000.")
    #expect(
      ComposeWindow.performed(store.run(.press(.property("rows", .writeOut))))
        == change(.writeOut(section: nil)))
  }

  @Test func sectionsHaveTitles() throws {
    var store = try mixed()
    #expect(
      ComposeWindow.performed(store.run(.press(.property("rows", .makeSections))))
        == change(.makeSections))
    let list = RowList(
      .table, sections: [.init(rows: [Row("A")]), .init(title: "Two", count: 4)], hasSections: true)
    store = try self.store(list, named: "sections")
    func changed(_ change: RowChange) -> [SceneOperation] { self.change(change, of: "sections") }
    func pressed(_ name: String, _ action: PropertyAction) -> [SceneOperation] {
      ComposeWindow.performed(store.run(.press(.property(name, action))))
    }
    #expect(
      typed("Top", "sections[0].title", .command(.activate), in: &store)
        == changed(.setTitle("Top", section: 0)))
    #expect(field(store) == nil)
    #expect(pressed("sections", .addSection) == changed(.addSection))
    #expect(pressed("sections[1]", .writeOut) == changed(.writeOut(section: 1)))
    #expect(pressed("sections[1]", .remove("")) == changed(.removeSection(1)))
    #expect(pressed("sections[0]", .plus) == [] && field(store) == "sections[0][+1]")
    #expect(
      typed("B", "sections[0][+1]", .command(.activate), in: &store)
        == changed(.insert("B", at: RowPlace(section: 0, 1))))
  }

  /// Of a variant the whole list is said, where it has texts alone.
  @Test func aVariantSaysAllTexts() throws {
    var store = try store(RowList(.segments, [Row("A"), Row("B: \"b\"")]), named: "items")
    store.state.document.scene.variant = "other"
    #expect(
      typed("C", "items[+2]", .command(.activate), in: &store) == [
        .setInVariant("other", path: "card.items", value: "[\"A\", \"B: \\\"b\\\"\", \"C\"]")
      ])
    store = try mixed()
    store.state.document.scene.variant = "other"
    #expect(typed("C", "rows[+3]", .command(.activate), in: &store) == [])
    #expect(store.state.compose.isRefusal)
  }

  @Test func rowsAreDragged() throws {
    var store = try mixed()
    var picture = Picture()
    let right = Context(store.state, store.reading, store.now).layout.right
    for row in 0..<3 {
      picture.region(
        .property("rows[\(row)]", .grip),
        CGRect(x: right.minX + 10, y: 300 + Double(row) * 28, width: 18, height: 26))
    }
    store.reading.shown.regions = picture.regions
    func drag(_ from: Double, _ to: Double) -> [SceneOperation] {
      let x = right.minX + 15
      store.run(.canvas(.mouseDown(button: 1, CGPoint(x: x, y: from))))
      store.run(.canvas(.mouseMoved(CGPoint(x: x, y: to))))
      let over = WindowModel(store.state, store.reading).compose?.over
      #expect(over?.place != nil && over?.carried != nil)
      return ComposeWindow.performed(store.run(.canvas(.mouseUp(button: 1, CGPoint(x: x, y: to)))))
    }
    #expect(drag(310, 380) == change(.move(RowPlace(0), to: RowPlace(3))))
    #expect(drag(370, 303) == change(.move(RowPlace(2), to: RowPlace(0))))
    // Beside itself it stays.
    #expect(drag(310, 330) == [])
    #expect(drag(340, 350) == [])
  }
}

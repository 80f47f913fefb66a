import Foundation
import Testing
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Colours, times, numbers and ids in Inspect: what is typed and chosen, and what is refused.
@Suite struct EditorTests {
  private func store(
    _ name: String, _ value: String, _ kind: PropertyReading.Kind, of id: String = "card",
    choices: [String] = []
  ) throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.state.selection = id == "card" ? .view(id) : .recognizer(id)
    store.reading.properties = [
      PropertyReading(
        name: name, path: "\(id).\(name)", value: value, kind: kind, choices: choices)
    ]
    return store
  }

  /// What typing a text and Enter asks for.
  private func typed(
    _ text: String, _ name: String, in store: inout WindowStore
  ) -> [SceneOperation] {
    store.state.prompt = .field(.property(name: name, text: text))
    return ComposeWindow.performed(store.run(.command(.activate)))
  }

  @Test func aColourIsANameOrDigits() throws {
    var store = try store("backgroundColor", "blue", .color)
    func set(_ value: String) -> [SceneOperation] {
      [.set(id: "card", property: "backgroundColor", value: value)]
    }
    #expect(typed("FFB347", "backgroundColor", in: &store) == set("\"#ffb347\""))
    #expect(typed("#0000ff80", "backgroundColor", in: &store) == set("\"#0000ff80\""))
    #expect(typed("red", "backgroundColor", in: &store) == set("\"red\""))
    #expect(typed("teal", "backgroundColor", in: &store) == [])
    #expect(
      store.state.document.refusals["card.backgroundColor"]
        == "teal is not a colour. Use a name or #rrggbb.")
    #expect(
      store.state.prompt == .field(.property(name: "backgroundColor", text: "teal")))
    #expect(
      ComposeWindow.performed(
        store.run(.press(.property("backgroundColor", .choice("#2f80ed"))))) == set("\"#2f80ed\""))
    #expect(store.state.document.refusals.isEmpty)
  }

  /// The swatch opens the colours, each with how it looks.
  @Test func coloursAreAMenu() throws {
    var store = try store("backgroundColor", "blue", .color)
    var picture = Picture()
    picture.region(
      .property("backgroundColor", .menu), CGRect(x: 1100, y: 200, width: 20, height: 20))
    store.reading.shown.regions = picture.regions
    store.run(.press(.property("backgroundColor", .menu)))
    let items = try #require(store.state.prompt?.menu?.items)
    #expect(items.count == 1 + NamedColor.allCases.count + NamedColor.palette.count)
    #expect(items.dropFirst().allSatisfy { $0.swatch != nil })
    #expect(items[7].action == .press(.property("backgroundColor", .choice("red"))))
  }

  @Test func timesHaveUnits() throws {
    var store = try store(
      "minimumPressDuration", "0.5", .seconds(from: 0, to: 3600), of: "tap")
    func set(_ value: String) -> [SceneOperation] {
      [.set(id: "tap", property: "minimumPressDuration", value: value)]
    }
    for (text, value) in [
      ("0.35 s", "0.35"), ("350 ms", "0.35"), ("350ms", "0.35"), ("2", "2"), ("+0.25 s", "0.75"),
      ("1/4", "0.25"), ("+100ms", "0.6"),
    ] {
      #expect(typed(text, "minimumPressDuration", in: &store) == set(value), "\(text)")
    }
    for text in ["soon", "-1", "4000 s", "1 m", "s"] {
      #expect(typed(text, "minimumPressDuration", in: &store) == [], "\(text)")
      #expect(
        store.state.document.refusals["tap.minimumPressDuration"]
          == "Enter a time from 0 s to 3600 s, as 0.35 s or 350 ms.")
    }
    store.run(.press(.property("minimumPressDuration", .field)))
    #expect(
      store.state.prompt == .field(.property(name: "minimumPressDuration", text: "0.5 s")))
    #expect(
      ComposeWindow.performed(store.run(.press(.property("minimumPressDuration", .plus))))
        == set("0.6"))
  }

  @Test func numbersHaveABounds() throws {
    var store = try store("alpha", "0.5", .number(from: 0, to: 1, isWhole: false))
    #expect(
      typed("+0.25", "alpha", in: &store) == [.set(id: "card", property: "alpha", value: "0.75")])
    #expect(
      typed("1/2", "alpha", in: &store) == [.set(id: "card", property: "alpha", value: "0.5")])
    #expect(typed("2", "alpha", in: &store) == [])
    #expect(
      store.state.document.refusals["card.alpha"] == "Enter a number from 0 to 1.")
    // What says nothing goes out of the file.
    #expect(typed(" ", "alpha", in: &store) == [.set(id: "card", property: "alpha", value: nil)])
    #expect(store.state.document.refusals.isEmpty)
  }

  @Test func idsAreChips() throws {
    var store = try store(
      "simultaneousWith", "[pan]", .ids, of: "tap", choices: ["pan", "press"])
    func relate(_ other: String, _ isOn: Bool) -> [SceneOperation] {
      [.relate(id: "tap", .simultaneousWith, other: other, isOn: isOn)]
    }
    let name = "simultaneousWith"
    #expect(
      ComposeWindow.performed(store.run(.press(.property(name, .choice("press")))))
        == relate("press", true))
    // The last one takes the list with it: an empty list is a delegate that says no.
    #expect(
      ComposeWindow.performed(store.run(.press(.property(name, .remove("pan")))))
        == [.set(id: "tap", property: name, value: nil)])
    store.reading.properties[0].value = "[pan, press]"
    #expect(
      ComposeWindow.performed(store.run(.press(.property(name, .remove("pan")))))
        == relate("pan", false))
    store.reading.properties[0].value = ""
    #expect(
      ComposeWindow.performed(store.run(.press(.property(name, .choice("all")))))
        == [.set(id: "tap", property: name, value: "all")])
  }

  /// A chip puts its word in or takes it out; the list keeps its order.
  @Test func aSetOfWordsIsToggled() throws {
    let edges = ["top", "left", "bottom", "right"]
    var store = try store("edges", "[left]", .set(edges), of: "tap")
    func press(_ word: String) -> [SceneOperation] {
      ComposeWindow.performed(store.run(.press(.property("edges", .choice(word)))))
    }
    func set(_ value: String) -> [SceneOperation] {
      [.set(id: "tap", property: "edges", value: value)]
    }
    #expect(press("top") == set("[top, left]"))
    #expect(press("left") == set("[]"))
    store.reading.properties[0].value = "all"
    #expect(press("bottom") == set("[top, left, right]"))
    store.reading.properties[0].value = "[]"
    #expect(press("right") == set("[right]"))
  }

  /// Each of several objects keeps its other words.
  @Test func aWordIsForAllThatAreSelected() throws {
    var store = try store("edges", "[left]", .set(["top", "left"]))
    store.reading.properties[0].others = ["box": "[top]"]
    let row = try #require(
      InspectModel(store.state, store.reading).rows.first { $0.name == "edges" })
    #expect(row.value == "[]" && row.isMixed)
    #expect(
      ComposeWindow.performed(store.run(.press(.property("edges", .choice("left"))))) == [
        .set(id: "card", property: "edges", value: "[left]"),
        .set(id: "box", property: "edges", value: "[top, left]"),
      ])
  }

  /// A value that may be missing is one of the choices, where it can be taken back.
  @Test func aMenuCanTakeAValueBack() throws {
    let words = ["true", "false"]
    var store = try store("shouldBegin", "false", .menu(words), of: "tap")
    var picture = Picture()
    picture.region(.property("shouldBegin", .menu), CGRect(x: 1100, y: 200, width: 90, height: 20))
    store.reading.shown.regions = picture.regions
    func items() -> [MenuModel.Item] {
      store.run(.press(.property("shouldBegin", .menu)))
      return store.state.prompt?.menu?.items ?? []
    }
    func actions() -> [Target] {
      items().compactMap { if case .press(let target)? = $0.action { target } else { nil } }
    }
    let choices = words.map { Target.property("shouldBegin", .choice($0)) }
    let none = Target.property("shouldBegin", .remove(""))
    #expect(actions() == choices + [none])
    #expect(items().filter { $0.isOn == true }.map(\.action) == [.press(choices[1])])
    #expect(
      ComposeWindow.performed(store.run(.press(choices[0])))
        == [.set(id: "tap", property: "shouldBegin", value: "true")])
    #expect(
      ComposeWindow.performed(store.run(.press(none)))
        == [.set(id: "tap", property: "shouldBegin", value: nil)])
    // A running scene keeps what its file gives, and loses what was tried.
    store.state.compose.isOn = false
    #expect(actions() == choices)
    store.reading.properties[0].value = ""
    #expect(actions() == choices + [none])
    store.run(.press(choices[1]))
    store.reading.properties[0].value = "false"
    #expect(store.state.document.edits.value(of: "tap.shouldBegin") == "false")
    #expect(actions() == choices + [none])
    store.run(.press(none))
    #expect(store.state.document.edits.value(of: "tap.shouldBegin") == nil)
  }
}

import Testing
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Several selected objects: what they share, and one change for all.
@Suite struct SeveralTests {
  private static func property(
    _ name: String, _ value: String, _ kind: PropertyReading.Kind
  ) -> PropertyReading {
    PropertyReading(name: name, path: "card.\(name)", value: value, kind: kind)
  }

  private static let frame = PropertyReading.Kind.numbers(["x", "y", "width", "height"])
  private static let alpha = PropertyReading.Kind.number(from: 0, to: 1, isWhole: false)

  private func store() throws -> WindowStore {
    var store = try ComposeWindow.store()
    store.reading.compose.objects.append(ComposeWindow.object("box", .view, in: "root.view"))
    store.state.compose.others = ["box"]
    store.reading.properties = [
      Self.property("alpha", "1", Self.alpha), Self.property("isHidden", "false", .flag),
      Self.property("frame", "[100, 200, 80, 60]", Self.frame),
      Self.property("title", "Go", .text), Self.property("delegate", "", .id),
    ].shared(with: [
      (
        "box",
        [
          Self.property("alpha", "0.5", Self.alpha), Self.property("isHidden", "false", .flag),
          Self.property("frame", "[100, 20, 80, 40]", Self.frame),
          Self.property("delegate", "", .id),
        ]
      )
    ])
    return store
  }

  @Test func sharedPropertiesAreListed() throws {
    let store = try store()
    #expect(store.reading.properties.map(\.name) == ["alpha", "isHidden", "frame"])
    #expect(store.reading.properties.map(\.isMixed) == [true, false, true])
    let model = InspectModel(store.state, store.reading)
    #expect(model.title == "2 objects" && model.className == "card, box")
    let rows = Dictionary(uniqueKeysWithValues: model.rows.map { ($0.name, $0) })
    #expect(rows["alpha"]?.value == "" && rows["alpha"]?.hint == "Mixed")
    #expect(rows["isHidden"]?.value == "false" && rows["isHidden"]?.isMixed == false)
    #expect(rows["frame"]?.value == "100, \u{2013}, 80, \u{2013}")
  }

  @Test func oneChangeIsForAll() throws {
    var store = try store()
    func set(_ property: String, _ card: String?, _ box: String?) -> [SceneOperation] {
      [
        .set(id: "card", property: property, value: card),
        .set(id: "box", property: property, value: box),
      ]
    }
    #expect(
      ComposeWindow.performed(store.run(.press(.property("isHidden", .toggle))))
        == set("isHidden", "true", "true"))
    func typed(_ text: String, _ name: String) -> [SceneOperation] {
      store.state.prompt = .field(.property(name: name, text: text))
      return ComposeWindow.performed(store.run(.command(.activate)))
    }
    #expect(typed("0.25", "alpha") == set("alpha", "0.25", "0.25"))
    // Each keeps its other numbers.
    #expect(
      typed("50", "frame[1]") == set("frame", "[100, 50, 80, 60]", "[100, 50, 80, 40]"))
    #expect(
      typed("[1, 2, 3, 4]", "frame[0]") == set("frame", "[1, 2, 3, 4]", "[1, 2, 3, 4]"))
    // An empty field of a mixed value says nothing.
    #expect(typed("", "alpha") == [] && typed(" ", "frame[1]") == [])
    #expect(store.state.document.refusals.isEmpty)
  }

  @Test func aRevertIsForAllThatChanged() throws {
    var store = try store()
    let box = try #require(store.reading.compose.objects.firstIndex { $0.id == "box" })
    store.reading.compose.objects[box].changed = ["alpha": nil]
    #expect(
      InspectModel(store.state, store.reading).rows.first { $0.name == "alpha" }?.isEdited == true)
    #expect(
      ComposeWindow.performed(store.run(.press(.property("alpha", .revert))))
        == [.set(id: "box", property: "alpha", value: nil)])
  }
}

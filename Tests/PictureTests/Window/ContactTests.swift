import SceneStories
import Testing
import TouchCanvas
import TouchDebugger
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection
@testable import TouchWindow

/// What touches tell of their contact, and the palette in which it is set.
@Suite(.serialized) struct ContactTests {
  private let window = DebuggerTests()

  @Test func numbersStandBehindTheirNames() {
    let contact = TouchContact.usual.replacing("twist 45 RADIUS 12.5 quality 9 force nan density")
    #expect(contact.shape.twist == 45 && contact.radius == 12.5)
    // Beyond its range a number is the nearest one in it; what is no number changes nothing.
    #expect(contact.shape.quality == 1.5 && contact.force == 0)
    #expect(contact.words == ["radius 12.5", "twist 45"])
    #expect(TouchContact.usual.replacing("") == .usual)
    for value in TouchContact.Value.allCases {
      let one = TouchContact.usual.replacing("\(value.rawValue) 1.25")
      #expect(one[value] == 1.25 && one.words == ["\(value.rawValue) 1.25"])
    }
  }

  /// The numbers that were typed are those of the digitizer's event, of a mouse and of a gesture from the palette.
  @Test func theDigitizerGetsWhatWasTyped() throws {
    let debugger = try window.open("000-td-tap")
    defer { debugger.end() }
    debugger.command("contact")
    debugger.press(.paletteItem(.contactValue(.twist)))
    #expect(debugger.state.prompt?.palette?.query == "twist ")
    debugger.type("45 radius 12")
    debugger.turn()
    #expect(debugger.texts.contains("Touches with radius 12, twist 45"))
    debugger.handle(.key(code: "return", scan: "return", [], isDown: true, isRepeat: false))
    debugger.turn()
    #expect(debugger.state.notice?.text == "Touches now have radius 12, twist 45.")
    window.click(try window.scenePlace("card", debugger), debugger)
    let table = SystemTableKind.hid.table(debugger.view.input)
    #expect(table.row("Twist")?.cells.last == "45.000000")
    #expect(table.row("MajorRadius")?.cells.last == "12")
    debugger.press(.paletteItem(.gesture(GesturePreset(.tap), at: nil)))
    for _ in 0..<60 { debugger.turn(after: 0.02) }
    #expect(SystemTableKind.hid.table(debugger.view.input).row("Twist")?.cells.last == "45.000000")
    // The way back.
    debugger.command("contact")
    debugger.press(.paletteItem(.contact(.usual)))
    #expect(debugger.state.notice?.text == "Touches have the usual contact again.")
    window.click(try window.scenePlace("card", debugger), debugger)
    #expect(SystemTableKind.hid.table(debugger.view.input).row("Twist")?.cells.last == "90.000000")
  }
}

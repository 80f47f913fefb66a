import TouchInspection
import TouchLanguage
import TouchReading

/// What the window's touches tell of their contact: force, radii, twist, quality.
enum ContactUpdate {
  static func openPalette(_ c: inout Context) {
    var palette = PaletteModel()
    palette.subject = .contact(c.state.input.scene.tracker.contact)
    palette.placeholder = Text.gestures.contactPlaceholder
    c.state.prompt = .palette(palette)
    c.state.input.isFieldSelected = false
  }

  /// What was typed, the way back to the usual numbers, and each value, which begins with its name.
  static func items(_ query: String, from contact: TouchContact) -> [PaletteModel.Item] {
    let typed = contact.replacing(query)
    let set = typed == contact ? [] : [typed]
    let usual = contact == .usual || typed == .usual ? [] : [TouchContact.usual]
    return (set + usual).map { contact in
      PaletteModel.Item(.contact(contact), title: Text.gestures.contact(contact.words))
    }
      + TouchContact.Value.allCases.map { value in
        PaletteModel.Item(
          .contactValue(value), title: typed.words(of: value),
          detail: Text.gestures.range(from: value.range.lowerBound, to: value.range.upperBound))
      }
  }

  /// Begins to type a value behind what was typed.
  static func type(_ value: TouchContact.Value, after query: String, _ c: inout Context) {
    openPalette(&c)
    guard var palette = c.state.prompt?.palette else { return }
    let before = query.split(separator: " ").joined(separator: " ")
    palette.query = (before.isEmpty ? "" : before + " ") + value.rawValue + " "
    c.state.prompt = .palette(palette)
  }

  static func set(_ contact: TouchContact, _ c: inout Context) {
    c.state.input.scene.tracker.contact = contact
    c.say(Text.gestures.contactIsSet(contact.words))
  }
}

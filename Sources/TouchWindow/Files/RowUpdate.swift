import Foundation
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// Rows of a table, or items of a list like it, as they are typed, added, taken out and moved in Inspect.
enum RowUpdate {
  /// A list with its property, as it is shown.
  struct Shown {
    var property: PropertyReading
    var list: RowList
  }

  /// Nil for a property that is no list.
  static func shown(_ property: String, _ c: Context) -> Shown? {
    guard let reading = c.reading.properties.first(where: { $0.name == property }),
      case .rows(let list) = reading.kind
    else { return nil }
    return Shown(property: reading, list: list)
  }

  /// A part of a list by the name of its field; nil for any other name.
  static func part(_ name: String, _ c: Context) -> (field: RowField, of: Shown)? {
    guard let field = RowField(name), let shown = shown(field.property, c) else { return nil }
    return (field, shown)
  }

  static func perform(_ changes: [RowChange], of shown: Shown, _ c: inout Context) {
    guard !changes.isEmpty else { return }
    let (property, path) = (shown.property.name, shown.property.path)
    // A variant says the whole list.
    if c.state.document.scene.variant != nil, var texts = shown.list.texts {
      for change in changes { texts = change.changed(texts) ?? texts }
      let value = "[" + texts.map(EditUpdate.quoted).joined(separator: ", ") + "]"
      return ComposeUpdate.set(path, value, &c)
    }
    let id = Edit(path: path, value: "").id
    ComposeUpdate.perform(
      changes.map { .changeRows(id: id, property: property, $0) }, select: c.state.selection, &c)
  }

  // MARK: Presses

  /// What a press on a part of the list as a whole does; false for what it does not have.
  static func change(_ action: PropertyAction, of shown: Shown, _ c: inout Context) -> Bool {
    switch action {
    case .plus where shown.list.count == nil: add(to: shown, section: nil, &c)
    case .plus: count(1, of: shown, &c)
    case .minus: count(-1, of: shown, &c)
    case .writeOut: perform([.writeOut(section: nil)], of: shown, &c)
    case .makeSections: perform([.makeSections], of: shown, &c)
    case .addSection: perform([.addSection], of: shown, &c)
    case .toggle, .revert, .field, .menu, .choice, .remove, .grip: return false
    }
    return true
  }

  /// The same of a row or a section.
  static func change(
    _ field: RowField, _ action: PropertyAction, of shown: Shown, _ c: inout Context
  ) {
    switch action {
    case .field: open(field, shown.list, &c)
    case .remove where field.part == .section:
      FieldUpdate.leave(&c)
      perform([.removeSection(field.place.section ?? 0)], of: shown, &c)
    case .remove:
      FieldUpdate.leave(&c)
      perform([.remove(field.place)], of: shown, &c)
    case .plus: add(to: shown, section: field.place.section, &c)
    case .writeOut: perform([.writeOut(section: field.place.section)], of: shown, &c)
    case .toggle, .minus, .revert, .menu, .choice, .makeSections, .addSection, .grip: break
    }
  }

  private static func add(to shown: Shown, section: Int?, _ c: inout Context) {
    let end = RowPlace(section: section, 0)
    let count = shown.list.section(of: end)?.rows.count ?? 0
    open(
      RowField(shown.property.name, RowPlace(section: section, count), isNew: true), shown.list, &c)
  }

  private static func count(_ step: Int, of shown: Shown, _ c: inout Context) {
    guard let count = shown.list.count else { return }
    ComposeUpdate.set(shown.property.path, "\(min(max(count + step, 0), most))", &c)
  }

  /// So many rows a list may have.
  static let most = 2000

  /// A field takes what is typed, and shows.
  private static func open(_ field: RowField, _ list: RowList, _ c: inout Context) {
    c.state.prompt = .field(.property(name: field.name, text: text(of: field, list)))
    c.state.input.isFieldSelected = !field.isNew
    _ = FocusUpdate.scroll(to: .property(field.name, .field), &c)
  }

  /// What a field has before anything is typed.
  static func text(of field: RowField, _ list: RowList) -> String {
    guard !field.isNew else { return "" }
    return switch field.part {
    case .text: list[field.place]?.text ?? ""
    case .detail: list[field.place]?.detail ?? ""
    case .title: list.section(of: field.place)?.title ?? ""
    case .section: ""
    }
  }

  // MARK: Typing

  /// What was typed in a field as changes of the list: a row without a letter goes, unless it has more than its text.
  private static func changes(_ field: RowField, _ typed: String, _ list: RowList) -> [RowChange] {
    let isBlank = typed.allSatisfy(\.isWhitespace)
    if field.isNew { return isBlank ? [] : [.insert(typed, at: field.place)] }
    guard typed != text(of: field, list) else { return [] }
    switch field.part {
    case .text where isBlank && list[field.place]?.isTable == false: return [.remove(field.place)]
    case .text: return [.setText(isBlank ? "" : typed, at: field.place)]
    case .detail: return [.setDetail(isBlank ? nil : typed, at: field.place)]
    case .title: return [.setTitle(isBlank ? nil : typed, section: field.place.section ?? 0)]
    case .section: return []
    }
  }

  /// Enter puts a text in its place and begins a row after it; a new row without a letter is none.
  static func commit(
    _ field: RowField, _ typed: String, of shown: Shown, _ c: inout Context
  ) {
    let isBlank = typed.allSatisfy(\.isWhitespace)
    FieldUpdate.leave(&c)
    perform(changes(field, typed, shown.list), of: shown, &c)
    guard field.part != .title, field.part != .section, !isBlank || field.part == .detail else {
      return
    }
    open(RowField(field.property, field.place.next, isNew: true), shown.list, &c)
  }

  /// A row is typed that is not there yet.
  static func isNewRow(_ c: Context) -> Bool {
    guard case .field(.property(let name, let typed)) = c.state.prompt,
      let part = part(name, c)
    else { return false }
    return part.field.isNew && !typed.allSatisfy(\.isWhitespace)
  }

  /// What is typed in a row stays when something else is pressed.
  static func keep(_ c: inout Context) {
    guard case .field(.property(let name, let typed)) = c.state.prompt, let part = part(name, c)
    else { return }
    FieldUpdate.leave(&c)
    perform(changes(part.field, typed, part.of.list), of: part.of, &c)
  }

  // MARK: Keys

  /// Keys that mean something of their own in the field of a row; false for all others.
  static func takes(_ stroke: KeyStroke, _ c: inout Context) -> Bool {
    guard case .field(.property(let name, let typed)) = c.state.prompt, stroke.text == nil,
      let (field, shown) = part(name, c)
    else { return false }
    switch (stroke.code, stroke.modifiers) {
    case ("tab", []): return goOn(field, typed, of: shown, &c)
    case ("tab", .shift) where field.part == .detail:
      keep(&c)
      open(RowField(field.property, field.place), shown.list, &c)
    case ("backspace", []) where typed.isEmpty, ("delete", []) where typed.isEmpty:
      return removeEmpty(field, of: shown, &c)
    case ("up", .alt): return move(field, -1, of: shown, &c)
    case ("down", .alt): return move(field, 1, of: shown, &c)
    default: return false
    }
    return true
  }

  /// Tab: from the text of a row to its detail, from there to the next row.
  private static func goOn(
    _ field: RowField, _ typed: String, of shown: Shown, _ c: inout Context
  ) -> Bool {
    let next: RowField
    switch field.part {
    case .text where shown.list.hasDetails && !typed.allSatisfy(\.isWhitespace):
      next = RowField(field.property, field.place, .detail)
    case .detail where shown.list[field.place.next] != nil:
      next = RowField(field.property, field.place.next)
    case .text, .detail, .title, .section: return false
    }
    keep(&c)
    open(next, shown.list, &c)
    return true
  }

  /// A row without a letter goes, and the one before it has the keys; an empty detail leads back to its text.
  private static func removeEmpty(
    _ field: RowField, of shown: Shown, _ c: inout Context
  ) -> Bool {
    guard field.part == .text || field.part == .detail else { return false }
    FieldUpdate.leave(&c)
    if field.part == .detail {
      perform(changes(field, "", shown.list), of: shown, &c)
      open(RowField(field.property, field.place), shown.list, &c)
      return true
    }
    if !field.isNew { perform([.remove(field.place)], of: shown, &c) }
    let before = RowPlace(section: field.place.section, field.place.row - 1)
    if shown.list[before] != nil { open(RowField(field.property, before), shown.list, &c) }
    return true
  }

  /// A row changes places with the one before or after it.
  private static func move(
    _ field: RowField, _ step: Int, of shown: Shown, _ c: inout Context
  ) -> Bool {
    let place = RowPlace(section: field.place.section, field.place.row + step)
    guard !field.isNew, field.part == .text, shown.list[place] != nil else { return true }
    keep(&c)
    perform(
      [.move(field.place, to: step > 0 ? place.next : place)], of: shown, &c)
    c.state.prompt = .field(
      .property(
        name: RowField(field.property, place).name, text: text(of: field, shown.list)))
    return true
  }
}

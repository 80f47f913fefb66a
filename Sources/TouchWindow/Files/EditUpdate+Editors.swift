import Foundation
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// Colours, seconds, numbers and ids, each typed or chosen in its own way.
extension EditUpdate {
  // MARK: Choosing

  /// What a property may be, beside it.
  static func openChoices(of property: PropertyReading, _ c: inout Context) {
    let target = Target.property(property.name, .menu)
    let row = c.reading.shown.region(target) ?? FocusUpdate.scroll(to: target, &c)
    let at = row?.outline ?? CGRect(origin: c.state.input.pointer.window, size: .zero)
    func item(_ word: String, isOn: Bool = false) -> MenuModel.Item {
      MenuModel.Item(
        .press(.property(property.name, .choice(word))), word, isOn: isOn ? true : nil)
    }
    let items: [MenuModel.Item]
    switch property.kind {
    case .color:
      items = (NamedColor.allCases.map(\.rawValue) + NamedColor.palette).map { word in
        var entry = item(word)
        entry.swatch = NamedColor.color(of: word)
        return entry
      }
    case .ids:
      let now = list(property.value)
      let words = now.isEmpty && property.name != "requireToFail" ? ["all", "none"] : []
      items =
        property.choices.filter { !now.contains($0) }.map { item($0) } + words.map { item($0) }
    case .menu(let words):
      items =
        words.map { item($0, isOn: $0 == property.value && !property.isMixed) }
        + absence(of: property, c)
    case .id: items = property.choices.map { item($0, isOn: $0 == property.value) }
    default: return
    }
    guard !items.isEmpty else {
      c.state.document.refusals[property.path] = Text.edits.nothingToChoose
      return
    }
    MenuUpdate.open([.heading(property.name)] + items, at: CGPoint(x: at.minX, y: at.maxY), &c)
  }

  /// The choice of no value, where one can be taken back: a running scene keeps what its file gives.
  private static func absence(of property: PropertyReading, _ c: Context) -> [MenuModel.Item] {
    let isAbsent = property.value.isEmpty && !property.isMixed
    let isOwn = c.state.document.edits.original(of: property.path)?.isEmpty == true
    guard c.state.compose.isOn || isAbsent || isOwn else { return [] }
    return [
      MenuModel.Item(
        .press(.property(property.name, .remove(""))), Text.inspect.notGiven,
        isOn: isAbsent ? true : nil)
    ]
  }

  /// A word of a menu or chip.
  static func choose(_ word: String, for property: PropertyReading, _ c: inout Context) {
    c.state.document.refusals[property.path] = nil
    switch property.kind {
    case .color: edit(property.path, quoted(word), &c)
    case .ids where word != "all" && word != "none": relate(property, word, isOn: true, &c)
    case .set(let words): toggle(word, of: words, in: property, &c)
    default: edit(property.path, word, &c)
    }
  }

  /// A word goes into the list of each object, or out of it where all of them have it; each keeps its other words.
  private static func toggle(
    _ word: String, of words: [String], in property: PropertyReading, _ c: inout Context
  ) {
    let lists = [property.value] + property.others.values
    let isOn = !lists.allSatisfy { WordSet($0, of: words).contains(word) }
    func changed(_ text: String) -> String {
      var set = WordSet(text, of: words)
      set.set(word, isOn: isOn)
      return set.text
    }
    guard !property.others.isEmpty else {
      return edit(property.path, changed(property.value), &c)
    }
    let id = Edit(path: property.path, value: "").id
    let others = property.others.sorted { $0.key < $1.key }
    ComposeUpdate.perform(
      ([(id, property.value)] + others.map { ($0.key, $0.value) }).map {
        .set(id: $0.0, property: property.name, value: changed($0.1))
      }, select: c.state.selection, &c)
  }

  /// One of several ids, or the only one, goes out of the file.
  static func remove(
    _ word: String, from property: PropertyReading, _ c: inout Context
  ) {
    switch property.kind {
    case .ids where list(property.value).count > 1: relate(property, word, isOn: false, &c)
    case .menu where !c.state.compose.isOn:
      guard c.state.document.edits.value(of: property.path) != nil else { return }
      change(property.name, .revert, &c)
    default: ComposeUpdate.set(property.path, nil, &c)
    }
  }

  private static func relate(
    _ property: PropertyReading, _ other: String, isOn: Bool, _ c: inout Context
  ) {
    guard let relation = SceneRelation(rawValue: property.name) else { return }
    let id = Edit(path: property.path, value: "").id
    ComposeUpdate.perform(
      [.relate(id: id, relation, other: other, isOn: isOn)], select: c.state.selection, &c)
  }

  /// As a scene file can have any text.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Typing

  /// What was typed for a colour, a time or a number; true where it was one of these. What is none is said at its place,
  /// and the field stays.
  static func commitTyped(
    _ text: String, for property: PropertyReading, _ c: inout Context
  ) -> Bool {
    let typed = text.trimmingPrefix(while: \.isWhitespace)
    let value: String?
    let refusal: String
    switch property.kind {
    case .color:
      value = NamedColor.written(String(typed)).map(quoted)
      refusal = Text.edits.noColor(String(typed))
    case .seconds(let from, let to):
      value = seconds(String(typed), from: property.value).flatMap { number($0, in: from, to) }
      refusal = Text.edits.enterSeconds(from: from, to: to)
    case .number(let from, let to, let isWhole) where c.state.compose.isOn:
      value = arithmetic(String(typed), from: Double(property.value) ?? 0)
        .flatMap { number(isWhole ? $0.rounded() : $0, in: from, to) }
      refusal = Text.edits.enterNumber(from: from, to: to)
    case .flag, .text, .readOnly, .relations, .connection, .structure, .choice, .menu, .set,
      .numbers, .number, .ids, .id:
      return false
    case .rows(let list):
      guard let count = list.count else { return false }
      let most = Double(RowUpdate.most)
      value = arithmetic(String(typed), from: Double(count))
        .flatMap { number($0.rounded(), in: 0, most) }
      refusal = Text.edits.enterNumber(from: 0, to: most)
    }
    guard let value else {
      c.state.document.refusals[property.path] = refusal
      return true
    }
    c.state.document.refusals[property.path] = nil
    FieldUpdate.leave(&c)
    edit(
      property.path, value, typed: RerunResult.TypedValue(name: property.name, text: text), &c)
    return true
  }

  private static func number(_ value: Double, in from: Double, _ to: Double) -> String? {
    value >= from && value <= to ? CanonicalLine.number(value) : nil
  }

  /// `0.35`, `0.35 s`, `350 ms`, and what can be calculated of them.
  private static func seconds(_ text: String, from old: String) -> Double? {
    var text = text.filter { !$0.isWhitespace }
    var unit = 1.0
    if text.hasSuffix("ms") {
      unit = 1000
      text.removeLast(2)
    } else if text.hasSuffix("s") {
      text.removeLast()
    }
    return arithmetic(text, from: (Double(old) ?? 0) * unit).map { $0 / unit }
  }
}

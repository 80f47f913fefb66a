import Foundation
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// One number of a list, in a field of its own: `frame[2]` is the width of a frame.
extension EditUpdate {
  /// `frame[2]` as `frame` and 2; nil for the whole property.
  static func parted(_ name: String) -> (base: String, part: Int?) {
    guard name.hasSuffix("]"), let open = name.lastIndex(of: "["),
      let part = Int(name[name.index(after: open)...].dropLast())
    else { return (name, nil) }
    return (String(name[..<open]), part)
  }

  /// What a field has before anything is typed.
  static func shown(_ property: PropertyReading, _ part: Int?) -> String {
    switch (property.kind, part) {
    case (_, let part?): number(part, of: property)
    case (.seconds, nil): property.isMixed || property.value.isEmpty ? "" : property.value + " s"
    case (_, nil): property.isMixed ? "" : property.value
    }
  }

  /// A number of the list as it is now; empty for none.
  static func number(_ part: Int, of property: PropertyReading) -> String {
    let numbers = list(property.value)
    guard numbers.indices.contains(part) else { return "" }
    let isMixed = property.others.values.contains { text in
      let others = list(text)
      return !others.indices.contains(part) || others[part] != numbers[part]
    }
    return isMixed ? "" : numbers[part]
  }

  /// Puts what was typed in the place of one number; what is none is said at its place, and the field stays.
  static func commit(
    _ part: Int, of property: PropertyReading, _ text: String, _ c: inout Context
  ) {
    guard case .numbers(let names) = property.kind, names.indices.contains(part) else {
      return FieldUpdate.leave(&c)
    }
    // A whole list may be pasted into any of its fields.
    let pasted = numbers(text)
    var values = numbers(property.value) ?? []
    while values.count < names.count { values.append(0) }
    if let pasted, pasted.count == names.count, pasted.count > 1 {
      values = pasted
    } else if let value = arithmetic(text, from: values[part]) {
      values[part] = value
    } else {
      c.state.document.refusals[property.path] = Text.edits.enterNumber(names[part])
      return
    }
    let lengths = zip(names, values).filter { ["width", "height"].contains($0.0) }
    guard lengths.allSatisfy({ $0.1 >= 0 }) else {
      c.state.document.refusals[property.path] = Text.edits.negativeSize
      return
    }
    c.state.document.refusals[property.path] = nil
    FieldUpdate.leave(&c)
    guard !property.others.isEmpty else { return edit(property.path, written(values), &c) }
    // Each of several objects keeps its other numbers, unless a whole list was pasted.
    let isWhole = pasted?.count == names.count && names.count > 1
    let all =
      [(id: Edit(path: property.path, value: "").id, values: values)]
      + property.others.sorted { $0.key < $1.key }.map { id, text in
        var own = numbers(text) ?? []
        while own.count < names.count { own.append(0) }
        own[part] = values[part]
        return (id, isWhole ? values : own)
      }
    ComposeUpdate.perform(
      all.map { .set(id: $0.id, property: property.name, value: written($0.values)) },
      select: c.state.selection, &c)
  }

  private static func written(_ values: [Double]) -> String {
    "[" + values.map(CanonicalLine.number).joined(separator: ", ") + "]"
  }

  /// `[1, 2]` or `1 2`; nil for anything else.
  private static func numbers(_ text: String) -> [Double]? {
    let words = text.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
      .split { $0 == "," || $0.isWhitespace }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == words.count ? numbers : nil
  }

  /// `12`, `255/3`, `20*2`, and `+10` from what it is; nil for anything else.
  static func arithmetic(_ text: String, from old: Double) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    if text.hasPrefix("+") { return finite(Double(text.dropFirst()).map { old + $0 }) }
    for sign in ["/", "*"] as [Character] {
      let sides = text.split(separator: sign, omittingEmptySubsequences: false)
      guard sides.count == 2, let left = Double(sides[0]), let right = Double(sides[1]) else {
        continue
      }
      return finite(sign == "/" ? left / right : left * right)
    }
    return finite(Double(text))
  }

  private static func finite(_ value: Double?) -> Double? {
    value.flatMap { $0.isFinite ? $0 : nil }
  }
}

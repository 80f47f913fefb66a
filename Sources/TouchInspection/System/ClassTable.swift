import TouchLanguage
import TouchReading
import TouchTrace

/// The classes of the scene with their objects and what they inherit (Q-002-2).
enum ClassTable {
  static func make(_ input: PictureInput) -> SystemTable {
    let handles =
      input.snapshot.views.map { ($0.handle, Target.view($0.name)) }
      + input.snapshot.recognizers.map { ($0.handle, Target.recognizer($0.name)) }
      + others(input)
    var order: [String] = []
    var objects: [String: [(Handle, Target)]] = [:]
    for item in handles {
      let name = ObjectText.className(item.0, input)
      if objects[name] == nil { order.append(name) }
      objects[name, default: []].append(item)
    }
    let rows = order.map { name -> SystemTable.Row in
      let mine = objects[name] ?? []
      let lineage = input.trace.lineage(of: mine[0].0)
      return .init(
        [
          name, lineage.ownCount > 0 ? lineage.base : "",
          lineage.names.dropFirst().joined(separator: " : "), methods(lineage),
          mine.map { input.printedName(of: $0.0) }.joined(separator: ", "),
        ], object: mine[0].1)
    }
    return SystemTable(
      .classes,
      [
        Text.system.column(.classes), "baseClass", Text.system.column(.superclasses),
        Text.system.column(.events), Text.system.column(.objects),
      ], rows)
  }

  /// What the trace has mentioned that is neither view nor recognizer.
  private static func others(_ input: PictureInput) -> [(Handle, Target)] {
    input.trace.lineages.indices.compactMap { index in
      let handle = Handle(rawValue: UInt32(index))
      let lineage = input.trace.lineages[index]
      guard lineage.names.contains("UIResponder"), !lineage.names.contains("UIView") else {
        return nil
      }
      return (handle, .responder(input.name(of: handle)))
    }
  }

  private static func methods(_ lineage: Lineage) -> String {
    if lineage.names.contains("UIResponder") { return Text.system.reception(.responder) }
    return lineage.names.contains("UIGestureRecognizer")
      ? Text.system.reception(.recognizer) : ""
  }
}

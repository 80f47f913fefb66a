/// The keymap as lists to read: the help of the window, and `touchscope catalog keys`.
struct KeyHelp: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    var keys: [String]
    let command: String
    let meaning: String
  }

  let context: KeyBinding.Context
  var rows: [Row] = []
  var title: String { context.title }
}

extension Keymap {
  /// A section per context with keys: those that are active first, in their order; the others follow.
  ///
  /// `label` tells what the user's layout has at a place of a US keyboard.
  func help(
    contexts: [KeyBinding.Context], label: (String) -> String = { $0 }
  ) -> [KeyHelp] {
    let order = contexts + KeyBinding.Context.allCases.filter { !contexts.contains($0) }
    var seen: Set<KeyBinding.Context> = []
    return order.filter { seen.insert($0).inserted }.map { section($0, label) }
      .filter { !$0.rows.isEmpty }
  }

  /// One row per command, in the order of the lines.
  private func section(_ context: KeyBinding.Context, _ label: (String) -> String) -> KeyHelp {
    var help = KeyHelp(context: context)
    for binding in bindings where binding.context == context {
      let key = binding.chord.title(label)
      if let row = help.rows.firstIndex(where: { $0.command == binding.command }) {
        if !help.rows[row].keys.contains(key) { help.rows[row].keys.append(key) }
      } else {
        help.rows.append(
          KeyHelp.Row(keys: [key], command: binding.command, meaning: binding.meaning))
      }
    }
    return help
  }
}

/// The keys of the window as lines of text.
public enum KeyListing {
  /// Keys and what they do.
  public static func lines() throws -> [String] {
    try Keymap.standard().help(contexts: KeyBinding.Context.allCases).flatMap { section in
      section.rows.map { row in
        "\(section.context.rawValue)  \(row.keys.joined(separator: " "))  \(row.command): \(row.meaning)"
      }
    }
  }
}

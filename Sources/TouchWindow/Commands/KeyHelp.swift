import TouchArticles
package import TouchInspection
package import TouchLanguage
import TouchReading

/// The keymap as lists to read: the help of the window, and `touchscope catalog keys`.
package struct KeyHelp: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package var keys: [String]
    package let command: CommandID

    /// What the command is called.
    package var title: String { Text.commands.words(command).title }
  }

  package let context: KeyContext
  package var rows: [Row] = []
  package var title: String { Text.commands.context(context) }
}

extension Keymap {
  /// A section per context with keys: those that are active first, in their order; the others follow.
  ///
  /// `label` tells what the user's layout has at a place of a US keyboard.
  package func help(
    contexts: [KeyContext], label: (String) -> String = { $0 }
  ) -> [KeyHelp] {
    let order = contexts + KeyContext.allCases.filter { !contexts.contains($0) }
    var seen: Set<KeyContext> = []
    return order.filter { seen.insert($0).inserted }.map { section($0, label) }
      .filter { !$0.rows.isEmpty }
  }

  /// One row per command, in the order of the lines.
  private func section(_ context: KeyContext, _ label: (String) -> String) -> KeyHelp {
    var help = KeyHelp(context: context)
    for binding in bindings where binding.context == context {
      let key = binding.chord.title(label)
      if let row = help.rows.firstIndex(where: { $0.command == binding.command }) {
        if !help.rows[row].keys.contains(key) { help.rows[row].keys.append(key) }
      } else {
        help.rows.append(KeyHelp.Row(keys: [key], command: binding.command))
      }
    }
    return help
  }
}

extension Keymap {
  /// The sections of the help with the rows that have all words of a query, in what they do or in their keys; a section whose
  /// title has them stays whole.
  package func helpSections(matching query: String) -> [HelpSection] {
    let search = SearchText(query)
    guard !search.isEmpty else { return helpSections }
    return helpSections.compactMap { section in
      guard !search.matches(section.title) else { return section }
      var found = section
      found.rows = section.rows.filter { row in
        search.matches("\(section.title) \(row.action) \(row.names.joined(separator: " "))")
          || row.keys.contains { $0.lowercased() == query.lowercased() }
      }
      return found.rows.isEmpty ? nil : found
    }
  }

  /// What works everywhere by what it is about, then what works in some parts only.
  private var helpSections: [HelpSection] {
    let all = help(contexts: [.global, .scene, .timeline, .list])
    func rows(_ rows: [KeyHelp.Row]) -> [HelpSection.Row] {
      rows.map { row in
        let words = CommandCatalog.command(row.command).text
        return HelpSection.Row(
          keys: row.keys, action: row.title, names: [words.summary] + words.synonyms)
      }
    }
    let everywhere = all.first { $0.context == .global }?.rows ?? []
    let groups = CommandGroup.allCases.map { group in
      HelpSection(
        title: Text.commands.group(group),
        rows: rows(everywhere.filter { CommandCatalog.command($0.command).group == group }))
    }
    let parts = all.filter { $0.context != .global }.map {
      HelpSection(title: $0.title, rows: rows($0.rows))
    }
    // What hands do with the scene comes first.
    return ([.mouse] + groups + parts).filter { !$0.rows.isEmpty }
  }
}

/// The keys of the window as lines of text.
package enum KeyListing {
  /// Keys and what they do.
  package static func lines() throws -> [String] {
    try Keymap.standard().help(contexts: KeyContext.allCases).flatMap { section in
      section.rows.map { row in
        "\(section.context.rawValue)  \(row.keys.joined(separator: " "))  \(row.command.rawValue): \(row.title)"
      }
    }
  }
}

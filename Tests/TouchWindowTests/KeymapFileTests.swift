import TouchLanguage
import Foundation
import Testing
import TouchAssets
import TouchInspection

@testable import TouchWindow

/// `assets/keymap` itself: complete, without conflicts, and what the help says.
@Suite struct KeymapFileTests {
  /// Context, key and command of every line, read without the reader under test.
  private struct Line: Hashable {
    let context: String
    let key: String
    let command: String
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func file() throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent("assets/keymap"), encoding: .utf8)
  }

  private func lines() throws -> [Line] {
    try file().split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words[1..<(words.count - 1)].map {
        Line(context: words[0], key: $0, command: words[words.count - 1])
      }
    }
  }

  @Test func theProgramHasTheFile() throws {
    #expect(TouchAssets.keymap == (try file()))
    #expect(try lines().count > 70)
  }

  @Test func everyCommandOfTheFileIsInTheCatalogue() throws {
    for line in try lines() {
      #expect(CommandCatalog.all.contains { $0.id.rawValue == line.command }, "\(line)")
    }
  }

  @Test func everyCommandHasAKeyOrIsForThePaletteAlone() throws {
    let withKeys = Set(try lines().map(\.command))
    for command in CommandCatalog.all {
      #expect(withKeys.contains(command.id.rawValue) != command.isPaletteOnly, "\(command.id)")
    }
  }

  @Test func noKeyDoesTwoThingsInOneContext() throws {
    let lines = try lines()
    let contexts = Set(lines.map(\.context))
    for context in contexts {
      // What composes has keys of its own for the time that it lasts.
      let around = ["compose", "tree", "drag"].contains(context) ? context : "global"
      let here = lines.filter { $0.context == context || $0.context == around }
      let byKey = Dictionary(grouping: here) {
        $0.key.replacingOccurrences(of: "scan:", with: "").lowercased()
      }
      for (key, lines) in byKey {
        #expect(Set(lines.map(\.command)).count == 1, "\(key) in \(context)")
      }
    }
  }

  @Test func theHelpIsTheFile() throws {
    let help = try Keymap.standard().help(contexts: [.list, .global])
    let shown = help.flatMap { section in
      section.rows.flatMap { row in
        row.keys.map {
          Line(context: section.context.rawValue, key: $0, command: row.command.rawValue)
        }
      }
    }
    let written = Set(
      try lines().map {
        Line(
          context: $0.context, key: $0.key.replacingOccurrences(of: "scan:", with: ""),
          command: $0.command)
      })
    #expect(Set(shown) == written)
    #expect(shown.count == written.count)
    #expect(help.prefix(2).map(\.context) == [.list, .global])
    #expect(help.prefix(2).map(\.title) == ["In lists", "Everywhere"])
    #expect(help.allSatisfy { !$0.rows.isEmpty })
  }

  /// By what a command does, by its keys, by its section.
  @Test func theHelpIsSearched() throws {
    let keymap = try Keymap.standard()
    func found(_ query: String) -> [String] {
      keymap.helpSections(matching: query).flatMap { $0.rows.map(\.action) }
    }
    let all = found("")
    let undo = CommandCatalog.command(.undo).text.title
    #expect(all.contains(undo) && found("undo").contains(undo))
    #expect(found("undo").count < all.count / 4)
    #expect(found("ctrl+z").contains(undo))
    #expect(found("no such key").isEmpty)
    let section = try #require(keymap.helpSections(matching: "").last)
    #expect(found(section.title).count >= section.rows.count)
  }

  @Test func theListOfKeysIsTheHelp() throws {
    let lines = try KeyListing.lines()
    let rows = try Keymap.standard().help(contexts: []).flatMap(\.rows)
    #expect(lines.count == rows.count)
    #expect(lines.contains("global  ? F1  help: Keyboard help"))
    let listed = try String(
      contentsOf: Self.root.appendingPathComponent("docs/catalog/keys.txt"), encoding: .utf8)
    #expect(listed == lines.joined(separator: "\n") + "\n")
  }

  /// Overlays have the keys that their buttons show; tabs have commands too.
  @Test func overlaysAndTabsHaveCommands() throws {
    let keymap = try Keymap.standard()
    for entry in OverlayCatalog.all {
      let id = try #require(CommandID(rawValue: "overlay.\(entry.id)"))
      #expect(keymap.keys(of: id).first == entry.key.uppercased())
    }
    for tab in RightTab.allCases {
      #expect(CommandCatalog.all.contains { $0.id == .tab(tab) }, "\(tab)")
    }
  }

  @Test func theCatalogueIsTidy() {
    let all = CommandCatalog.all
    #expect(all.count == CommandID.allCases.count)
    #expect(Set(all.map(\.id)) == Set(CommandID.allCases))
    #expect(Set(all.map(\.text.title)).count == all.count)
    for command in all {
      #expect(command.text.title.first?.isLowercase == false && command.text.title.count <= 24)
      #expect(
        command.text.summary.first?.isUppercase == true && !command.text.summary.hasSuffix("."))
      #expect(!command.id.rawValue.contains(" "))
    }
    for group in CommandGroup.allCases {
      #expect(all.contains { $0.group == group }, "\(group)")
    }
  }
}

import TouchCanvas
import TouchLanguage

/// A text of a control that changes while the control keeps its place.
struct ToolbarValue: Equatable {
  var now: String
  /// Texts among which is the widest that it can be.
  var all: [String]
}

/// A control of the toolbar or of the bar for fingers.
struct ToolbarItem {
  enum Face {
    case glyph(ToolbarGlyph)
    case text(String)
    case labelled(ToolbarGlyph, String)
    /// A text, and before it, smaller and where there is room for all of both, what it is; without room for the text a short
    /// one stands alone.
    case captioned(String, String, short: String?)
    /// A time, and how fast it goes.
    case time(ToolbarValue, word: String, speed: ToolbarValue)
    /// A text, and after it what is on, from the longest wording to the shortest.
    case state(String, [ToolbarValue])
    /// A sign, and how many are on.
    case counted(ToolbarGlyph, String)

    /// Without its sign.
    var words: Face { if case .labelled(_, let text) = self { .text(text) } else { self } }
    /// Without its words.
    var sign: Face { if case .labelled(let glyph, _) = self { .glyph(glyph) } else { self } }
  }

  /// A command, or a menu.
  var target: Target
  var face: Face
  /// What follows the words of a button without a sign, also where they lose their end.
  var ending = ""
  var tooltip: String
  /// Switched on, or changed from what is usual.
  var isOn = false
  /// It cannot act now; the tooltip says why.
  var isRefused = false
  /// In place of that of the text.
  var tint: Color?
  /// In place of that of the button and its border, for what must not be overlooked.
  var ground: Color?
  /// Its menu shows.
  var isOpen = false

  /// It looks like a place to type, which it opens.
  var isField = false

  /// It has no outline, and no ground but under the pointer or the focus, when its menu shows, and when it is on.
  var isQuiet = false

  /// There is little around its words, so that they have more room.
  var isTight = false

  /// It names one of several: that it is not the usual one is said by the colour of its words.
  var namesChoice: Bool { if case .captioned = face { true } else { false } }

  /// The same without an outline, for a line of text.
  var quiet: ToolbarItem {
    var item = tight
    item.isQuiet = true
    return item
  }

  /// The same with little around its words.
  var tight: ToolbarItem {
    var item = self
    item.isTight = true
    return item
  }

  /// It opens a menu or a list.
  var hasMenu: Bool {
    if isField { return false }
    switch target {
    case .command(.sceneChoose): return true
    case .more(let menu): return menu != .toolbar
    default: return false
    }
  }
}

extension BarsModel {
  /// A button for a command: its tooltip is that of the command's entry.
  func button(
    _ command: CommandID, _ face: ToolbarItem.Face, isOn: Bool = false, key: CommandID? = nil
  ) -> ToolbarItem {
    ToolbarItem(
      target: .command(command), face: face, tooltip: tooltip(of: command, key: key),
      isOn: isOn, isRefused: refusal(of: command) != nil)
  }

  /// A button that opens a menu.
  func menu(
    _ menu: MoreMenu, _ face: ToolbarItem.Face, _ tooltip: String, isOn: Bool = false
  ) -> ToolbarItem {
    ToolbarItem(
      target: .more(menu), face: face, tooltip: tooltip, isOn: isOn,
      isOpen: toolbar.openMenu == menu)
  }
}

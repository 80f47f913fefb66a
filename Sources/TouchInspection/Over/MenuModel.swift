package import TouchCanvas
package import Foundation

/// What can be done with the object under the pointer.
package struct MenuModel: Sendable, Equatable {
  /// One line of a menu.
  package struct Item: Sendable, Hashable {
    /// What choosing it does; nil for words between the items.
    package var action: MenuAction?
    /// What it says.
    package var title: String
    /// Quieter words after the title.
    package var detail: String
    /// As `Ctrl+B`; empty for none.
    package var keys: String
    /// Whether it is on; nil for what is no switch.
    package var isOn: Bool?
    /// A colour that shows before its name.
    package var swatch: Color?

    package init(
      _ action: MenuAction?, _ title: String, detail: String = "", keys: String = "",
      isOn: Bool? = nil
    ) {
      self.action = action
      self.title = title
      self.detail = detail
      self.keys = keys
      self.isOn = isOn
    }

    /// Words between the items.
    package static func heading(_ title: String) -> Item { Item(nil, title) }
    /// True for a line that only says what follows.
    package var isHeading: Bool { action == nil }
  }

  /// What is listed, from top to bottom.
  package var items: [Item]
  /// Where the pointer was, points of the window.
  package var at: CGPoint
  /// The item that Enter takes.
  package var selected = 0
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight = 28.0
  /// The button that it belongs to; nil for the menu of an object.
  package var opener: MoreMenu?
  /// It is at least so wide, points.
  package var leastWidth = 220.0
  /// The view whose recognizers it lists, which can be dragged from it; nil for other menus.
  package var recognizersOf: String?

  package init(_ items: [Item], at: CGPoint) {
    self.items = items
    self.at = at
    move(0)
  }

  /// Goes to an item, or to the one below a heading.
  package mutating func select(_ index: Int) {
    guard items.indices.contains(index) else { return }
    selected = index
    move(0)
  }

  /// The item above or below that can be chosen, around the ends; 0 stays, or goes on from a heading.
  package mutating func move(_ step: Int) {
    guard items.contains(where: { !$0.isHeading }) else { return }
    repeat {
      selected = (selected + step + items.count) % items.count
      if step == 0, items[selected].isHeading { selected += 1 }
    } while items[selected].isHeading
  }
}

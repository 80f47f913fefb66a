import Foundation
import TouchEngine
import TouchLanguage

/// Properties of tables and cells.
enum TableAttributes {
  static var all: [SceneAttribute] { rows + switches + cells }

  private static var rows: [SceneAttribute] {
    [
      .custom(
        "rowHeight", .table, UITableView.self, .number, order: 3,
        kind: .number(from: 1, to: 1000, isWhole: false),
        Text.attributes.rowHeight,
        read: { .number($0.rowHeight < 0 ? 44 : $0.rowHeight) }
      ) { scope, table, node in
        if let height = scope.number(node, in: 1...1000) { table.rowHeight = height }
      },
      .custom(
        "rows", .table, UITableView.self,
        .rows("{text, detail, subviews, ...}"), order: 4, kind: .texts,
        Text.attributes.rows
      ) { scope, table, node in scope.loadRows(node, of: table) },
      .custom(
        "sections", .table, UITableView.self, .list(of: .words(["{title, rows, footer}"])),
        order: 4,
        kind: .readOnly,
        Text.attributes.sections
      ) { scope, table, node in scope.loadSections(node, of: table) },
      .custom(
        "shouldHighlightRow", .table, UITableView.self, .flag,
        kind: .choice(["true", "false"]),
        Text.attributes.shouldHighlightRow
      ) { scope, table, node in
        if let answer = scope.bool(node) {
          table.touchscopeTableHooks.shouldHighlightRow = { _ in answer }
        }
      },
      .custom(
        "separatorStyle", .table, UITableView.self, .choice(["none", "singleLine"]),
        kind: .choice(["none", "singleLine"]), Text.attributes.separatorStyle,
        read: { .text("\($0.separatorStyle)") }
      ) { scope, table, node in
        if let word = scope.word(node, ["none", "singleLine"]) {
          table.separatorStyle = word == "none" ? .none : .singleLine
        }
      },
      .custom(
        "action", .table, UITableView.self, .name,
        Text.attributes.actionOfTable
      ) { scope, table, node in
        if let name = scope.text(node) { scope.actionNames[table.touchscopeHandle] = name }
      },
      .reading(
        "selectedRows", .table, Text.attributes.selectedRows
      ) {
        (table: UITableView) in
        .numbers((table.indexPathsForSelectedRows ?? []).map { Double($0.row) })
      },
    ]
  }

  private static var switches: [SceneAttribute] {
    [
      .bool(
        "allowsSelection", .table, \UITableView.allowsSelection,
        Text.attributes.allowsSelectionOfTable),
      .bool(
        "allowsMultipleSelection", .table, \UITableView.allowsMultipleSelection,
        Text.attributes.allowsMultipleSelectionOfTable),
      .bool(
        "isEditing", .table, \UITableView.isEditing,
        Text.attributes.isEditing),
      .bool(
        "allowsSelectionDuringEditing", .table, \UITableView.allowsSelectionDuringEditing,
        Text.attributes.allowsSelectionDuringEditing),
    ]
  }

  private static var cells: [SceneAttribute] {
    [
      .custom(
        "text", .cell, UITableViewCell.self, .text, Text.attributes.textOfCell,
        read: { .text($0.textLabel?.text ?? "") }
      ) { scope, cell, node in cell.textLabel?.text = scope.text(node) },
      .custom(
        "detail", .cell, UITableViewCell.self, .text, Text.attributes.detail,
        read: { .text($0.detailTextLabel?.text ?? "") }
      ) { scope, cell, node in cell.detailTextLabel?.text = scope.text(node) },
      .custom(
        "selectionStyle", .cell, UITableViewCell.self, .choice(["none", "default"]),
        kind: .choice(["none", "default"]), Text.attributes.selectionStyle,
        read: { .text($0.selectionStyle == .none ? "none" : "default") }
      ) { scope, cell, node in
        if let word = scope.word(node, ["none", "default"]) {
          cell.selectionStyle = word == "none" ? .none : .default
        }
      },
      .custom(
        "accessoryType", .cell, UITableViewCell.self,
        .choice(["none", "disclosureIndicator", "checkmark", "detailButton"]),
        kind: .choice(["none", "disclosureIndicator", "checkmark", "detailButton"]),
        Text.attributes.accessoryType, read: { .text("\($0.accessoryType)") }
      ) { scope, cell, node in
        switch scope.word(node, ["none", "disclosureIndicator", "checkmark", "detailButton"]) {
        case "none": cell.accessoryType = .none
        case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
        case "checkmark": cell.accessoryType = .checkmark
        case "detailButton": cell.accessoryType = .detailButton
        default: break
        }
      },
      .bool(
        "isHighlighted", .cell, \UITableViewCell.isHighlighted,
        Text.attributes.isHighlightedOfCell),
      .bool(
        "isSelected", .cell, \UITableViewCell.isSelected, Text.attributes.isSelectedOfCell),
    ]
  }
}

import Foundation
import TouchEngine

/// Properties of tables and cells.
enum TableAttributes {
  static var all: [SceneAttribute] { rows + switches + cells }

  private static var rows: [SceneAttribute] {
    [
      .custom(
        "rowHeight", "table", UITableView.self, "a number", order: 3,
        kind: .number(from: 1, to: 1000, isWhole: false),
        "The height of each row in points; 44 by default.",
        read: { .number($0.rowHeight < 0 ? 44 : $0.rowHeight) }
      ) { scope, table, node in
        if let height = scope.number(node, in: 1...1000) { table.rowHeight = height }
      },
      .custom(
        "rows", "table", UITableView.self,
        "a number, or a list of texts and {text, detail, subviews, ...}", order: 4, kind: .readOnly,
        "The rows of a table with one section; their ids are table.row0, table.row1 and so on."
      ) { scope, table, node in scope.loadRows(node, of: table) },
      .custom(
        "sections", "table", UITableView.self, "a list of {title, rows, footer}", order: 4,
        kind: .readOnly,
        "The sections; ids of rows are table.section0.row0 and so on."
      ) { scope, table, node in scope.loadSections(node, of: table) },
      .custom(
        "shouldHighlightRow", "table", UITableView.self, "true or false",
        kind: .choice(["true", "false"]),
        "The delegate's answer to tableView(_:shouldHighlightRowAt:)."
      ) { scope, table, node in
        if let answer = scope.bool(node) {
          table.touchscopeTableHooks.shouldHighlightRow = { _ in answer }
        }
      },
      .custom(
        "separatorStyle", "table", UITableView.self, "none or singleLine",
        kind: .choice(["none", "singleLine"]), "Lines between the rows.",
        read: { .text("\($0.separatorStyle)") }
      ) { scope, table, node in
        if let word = scope.word(node, ["none", "singleLine"]) {
          table.separatorStyle = word == "none" ? .none : .singleLine
        }
      },
      .custom(
        "action", "table", UITableView.self, "a name",
        "The name of a selection in 'actions'; by default the id."
      ) { scope, table, node in
        if let name = scope.text(node) { scope.actionNames[table.touchscopeHandle] = name }
      },
      .reading(
        "selectedRows", "table", "The selected rows, in the order in which they were selected."
      ) {
        (table: UITableView) in
        .numbers((table.indexPathsForSelectedRows ?? []).map { Double($0.row) })
      },
    ]
  }

  private static var switches: [SceneAttribute] {
    [
      .bool(
        "allowsSelection", "table", \UITableView.allowsSelection,
        "If false, touches neither select nor highlight rows."),
      .bool(
        "allowsMultipleSelection", "table", \UITableView.allowsMultipleSelection,
        "A tap on a row keeps the others selected; a tap on a selected row deselects it."),
      .bool(
        "isEditing", "table", \UITableView.isEditing,
        "While editing, rows can be selected only with allowsSelectionDuringEditing."),
      .bool(
        "allowsSelectionDuringEditing", "table", \UITableView.allowsSelectionDuringEditing,
        "Rows can also be selected while editing."),
    ]
  }

  private static var cells: [SceneAttribute] {
    [
      .custom(
        "text", "cell", UITableViewCell.self, "a text", "The row's text.",
        read: { .text($0.textLabel?.text ?? "") }
      ) { scope, cell, node in cell.textLabel?.text = scope.text(node) },
      .custom(
        "detail", "cell", UITableViewCell.self, "a text", "The second line of text.",
        read: { .text($0.detailTextLabel?.text ?? "") }
      ) { scope, cell, node in cell.detailTextLabel?.text = scope.text(node) },
      .custom(
        "selectionStyle", "cell", UITableViewCell.self, "none or default",
        kind: .choice(["none", "default"]), "Whether the cell shows that it is highlighted.",
        read: { .text($0.selectionStyle == .none ? "none" : "default") }
      ) { scope, cell, node in
        if let word = scope.word(node, ["none", "default"]) {
          cell.selectionStyle = word == "none" ? .none : .default
        }
      },
      .custom(
        "accessoryType", "cell", UITableViewCell.self,
        "none, disclosureIndicator, checkmark or detailButton",
        kind: .choice(["none", "disclosureIndicator", "checkmark", "detailButton"]),
        "The accessory at the right.", read: { .text("\($0.accessoryType)") }
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
        "isHighlighted", "cell", \UITableViewCell.isHighlighted,
        "Whether the cell is drawn as pressed."),
      .bool(
        "isSelected", "cell", \UITableViewCell.isSelected, "Whether the cell is drawn as selected."),
    ]
  }
}

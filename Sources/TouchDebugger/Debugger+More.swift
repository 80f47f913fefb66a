import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchTrace

/// The menus of what has no room in the toolbar and in rows of tabs.
extension Debugger {
  /// Opens the menu of a part, `toolbar`, `left` or `right`: all its commands that have no button now.
  func openMore(_ part: String) {
    guard let button = regions.last(where: { $0.id == "more:\(part)" }) else { return }
    if part == "log" {
      return openKinds(at: CGPoint(x: button.outline.minX, y: button.outline.maxY))
    }
    let hidden = Self.commands(of: part).filter { id in
      !regions.contains { $0.id == "command:\(id)" }
    }
    let items = hidden.map { id in
      MenuModel.Item(
        "command:\(id)", title(of: id), detail: state(of: id),
        keys: keymap.keys(of: id).first ?? "")
    }
    let at = CGPoint(x: button.outline.minX, y: button.outline.maxY)
    openMenu(items, at: at)
  }

  /// The kinds of the log that have no switch now.
  private func openKinds(at point: CGPoint) {
    let filter = model.log.filter
    let kinds = TraceKind.allCases.filter { kind in
      filter.counts[Int(kind.rawValue)] > 0
        && !regions.contains { $0.id == "filter:\(kind.name)" }
    }
    let items = kinds.map { kind in
      MenuModel.Item(
        "filter:\(kind.name)", kind.name,
        detail: filter.hiddenKinds.contains(kind) ? "off" : "on")
    }
    openMenu(items, at: point)
  }

  private static func commands(of part: String) -> [String] {
    switch part {
    case "left": LeftTab.allCases.map { "left.\($0.rawValue)" }
    case "right": RightTab.allCases.map { "tab.\($0.rawValue)" }
    default:
      ["interrupt", "suspend"] + OverlayCatalog.all.map { "overlay.\($0.id)" }
        + ["panel.left", "panel.timeline", "panel.right"]
    }
  }

  private func title(of id: String) -> String {
    if let command = CommandCatalog.command(id) { return command.title }
    let name = id.split(separator: ".").last ?? ""
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Of what is switched on and off.
  private func state(of id: String) -> String {
    let layout = WindowLayout(model)
    let isOn: Bool
    switch id {
    case "suspend": isOn = model.isSuspended
    case "panel.left": isOn = layout.left.width > 0
    case "panel.right": isOn = layout.right.width > 0
    case "panel.timeline": isOn = layout.timeline.height > 0
    default:
      guard let overlay = OverlayCatalog.all.first(where: { "overlay.\($0.id)" == id }) else {
        return ""
      }
      isOn = model.overlays.contains(overlay.overlay)
    }
    return isOn ? "on" : "off"
  }
}

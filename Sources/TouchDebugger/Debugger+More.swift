import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchTrace

/// The menus of what has no room in the toolbar and in rows of tabs.
extension Debugger {
  /// Opens the menu of a button: of what has no room beside it, or of what it can be set to.
  func openMore(_ part: String) {
    guard let button = regions.last(where: { $0.id == "more:\(part)" }) else { return }
    if part == "log" {
      return openMenu(kinds, at: CGPoint(x: button.outline.minX, y: button.outline.maxY))
    }
    let shown = Set(regions.map(\.id))
    let items = part == "speed" ? speeds : commands(of: part, shown).map(item)
    openMenu(items, at: CGPoint(x: button.outline.minX, y: button.outline.maxY))
  }

  /// The kinds of the log that have no switch now.
  private var kinds: [MenuModel.Item] {
    let filter = model.log.filter
    let hidden = TraceKind.allCases.filter { kind in
      filter.counts[Int(kind.rawValue)] > 0
        && !regions.contains { $0.id == "filter:\(kind.name)" }
    }
    return hidden.map { kind in
      MenuModel.Item(
        "filter:\(kind.name)", kind.name,
        detail: filter.hiddenKinds.contains(kind) ? "off" : "on")
    }
  }

  private func commands(of part: String, _ shown: Set<String>) -> [String] {
    func missing(_ ids: [String]) -> [String] { ids.filter { !shown.contains("command:\($0)") } }
    switch part {
    case "left": return missing(LeftTab.allCases.map { "left.\($0.rawValue)" })
    case "right": return missing(RightTab.allCases.map { "tab.\($0.rawValue)" })
    case "twoFingers": return TwoFingerLatch.allCases.map { "twoFingers.\($0.rawValue)" }
    default: return ToolbarPicture.hidden(shown)
    }
  }

  private func item(_ id: String) -> MenuModel.Item {
    MenuModel.Item(
      "command:\(id)", title(of: id), detail: model.refusal(of: id) ?? state(of: id),
      keys: keymap.keys(of: id).first ?? "")
  }

  private var speeds: [MenuModel.Item] {
    (-2...4).map { pow(0.5, Double($0)) }.map { speed in
      let number = CanonicalLine.number(speed)
      return MenuModel.Item(
        "speed:\(speed)", "\(number)\u{00D7}", detail: speed == model.speed ? "now" : "")
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
    case let id where id.hasPrefix("twoFingers."):
      return id.hasSuffix(".\(model.toolbar.twoFingers.rawValue)") ? "now" : ""
    default:
      guard let overlay = OverlayCatalog.all.first(where: { "overlay.\($0.id)" == id }) else {
        return ""
      }
      isOn = model.overlays.contains(overlay.overlay)
    }
    return isOn ? "on" : "off"
  }
}

import Foundation
import TouchCanvasSDL
import TouchInspection
import TouchTrace

/// The menus of what has no room in the toolbar and in rows of tabs.
extension Debugger {
  /// Opens the menu of a button: of what has no room beside it, or of what it can be set to.
  func openMore(_ menu: MoreMenu) {
    guard let button = regions.last(where: { $0.target == .more(menu) }) else { return }
    if menu == .log {
      return openMenu(kinds, at: CGPoint(x: button.outline.minX, y: button.outline.maxY))
    }
    let shown = Set(regions.map(\.target))
    let items = menu == .speed ? speeds : commands(of: menu, shown).map(item)
    openMenu(items, at: CGPoint(x: button.outline.minX, y: button.outline.maxY))
  }

  /// The kinds of the log that have no switch now.
  private var kinds: [MenuModel.Item] {
    let filter = model.log.filter
    let hidden = TraceKind.allCases.filter { kind in
      filter.counts[Int(kind.rawValue)] > 0
        && !regions.contains { $0.target == .filter(kind) }
    }
    return hidden.map { kind in
      MenuModel.Item(
        .press(.filter(kind)), kind.name,
        detail: filter.hiddenKinds.contains(kind) ? "off" : "on")
    }
  }

  private func commands(of menu: MoreMenu, _ shown: Set<Target>) -> [CommandID] {
    func missing(_ ids: [CommandID]) -> [CommandID] {
      ids.filter { !shown.contains(.command($0)) }
    }
    switch menu {
    case .left: return missing(LeftTab.allCases.map { .leftTab($0) })
    case .right: return missing(RightTab.allCases.map { .tab($0) })
    case .twoFingers: return TwoFingerLatch.allCases.map { .twoFingers($0) }
    case .toolbar, .log, .speed: return ToolbarPicture.hidden(shown)
    }
  }

  private func item(_ id: CommandID) -> MenuModel.Item {
    MenuModel.Item(
      .press(.command(id)), title(of: id), detail: model.refusal(of: id) ?? state(of: id),
      keys: keymap.keys(of: id.rawValue).first ?? "")
  }

  private var speeds: [MenuModel.Item] {
    (-2...4).map { pow(0.5, Double($0)) }.map { speed in
      let number = CanonicalLine.number(speed)
      return MenuModel.Item(
        .press(.speed(speed)), "\(number)\u{00D7}", detail: speed == model.speed ? "now" : "")
    }
  }

  private func title(of id: CommandID) -> String {
    if let command = CommandCatalog.command(id.rawValue) { return command.title }
    let name = id.rawValue.split(separator: ".").last ?? ""
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Of what is switched on and off.
  private func state(of id: CommandID) -> String {
    let layout = WindowLayout(model)
    let isOn: Bool
    switch id {
    case .suspend: isOn = model.isSuspended
    case .panelLeft: isOn = layout.left.width > 0
    case .panelRight: isOn = layout.right.width > 0
    case .panelTimeline: isOn = layout.timeline.height > 0
    default:
      if let latch = id.twoFingers { return latch == model.toolbar.twoFingers ? "now" : "" }
      guard let overlay = id.overlay else { return "" }
      isOn = model.overlays.contains(overlay)
    }
    return isOn ? "on" : "off"
  }
}

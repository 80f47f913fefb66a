import Foundation
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// What the menus of the toolbar list, and what the last of them has of the others.
enum ToolbarMenus {
  static func items(_ menu: MoreMenu, _ c: Context) -> [MenuModel.Item] {
    switch menu {
    case .toolbar: return hidden(c)
    case .variant: return variants(c)
    case .time: return time(c)
    case .simulate: return simulate(c)
    case .overlays: return overlays(c)
    case .theme: return themes(c)
    case .left, .right, .log, .run: return []
    }
  }

  /// Everything that has no room in the bar, part by part.
  private static func hidden(_ c: Context) -> [MenuModel.Item] {
    let hidden = ToolbarPicture.hidden(Set(c.regions.map(\.target)))
    return hidden.flatMap { part -> [MenuModel.Item] in
      switch part {
      case .record: [heading(.recording), command(.record, c)]
      case .variant: variants(c)
      case .time: time(c)
      case .simulate: simulate(c)
      case .overlays: overlays(c)
      case .theme: themes(c)
      case .panels:
        [heading(.panels)] + commands([.panelLeft, .panelTimeline, .panelRight], c)
      case .help: [heading(.help), command(.help, c)]
      }
    }
  }

  private static func heading(_ heading: MenuHeading) -> MenuModel.Item {
    .heading(Text.toolbar.heading(heading))
  }

  private static func variants(_ c: Context) -> [MenuModel.Item] {
    let scene = c.state.document.scene
    let isEdited = !c.state.document.edits.current.isEmpty
    let names = c.reading.names(of: scene)
    let all: [String?] = [nil] + scene.variants
    return [scene.variants.isEmpty ? .heading(Text.toolbar.noVariants) : heading(.variant)]
      + all.map { name in
        MenuModel.Item(
          .press(.variant(name)), name.map { names[$0] ?? $0 } ?? Text.toolbar.asWritten,
          isOn: name == scene.variant && !isEdited)
      }
  }

  private static func time(_ c: Context) -> [MenuModel.Item] {
    let steps: [CommandID] = [
      .eventBack, .eventForward, .timeBack, .timeForward, .gestureBack, .gestureForward,
    ]
    let speeds = ToolbarModel.speeds.map { speed in
      MenuModel.Item(
        .press(.speed(speed)), Text.toolbar.factor(speed),
        isOn: speed == c.state.playback.clock.speed)
    }
    return [heading(.steps)] + commands(steps, c) + [heading(.speed)]
      + speeds
      + [heading(.replay)] + commands([.timelineLoop, .replay, .replaySkipsIdle, .save], c)
  }

  private static func simulate(_ c: Context) -> [MenuModel.Item] {
    [heading(.twoTouches)]
      + TwoFingerLatch.allCases.map { command(.twoFingers($0), c) }
      + commands([.gestures, .contact], c) + [heading(.system)]
      + commands([.interrupt, .suspend, .deviceLeft, .deviceRight], c)
  }

  private static func overlays(_ c: Context) -> [MenuModel.Item] {
    [heading(.overlays)] + OverlayCatalog.all.map { command($0.command, c) }
      + [heading(.contents), command(.renderNext, c)]
  }

  private static func themes(_ c: Context) -> [MenuModel.Item] {
    [heading(.theme)] + ThemeChoice.allCases.map { command(.theme($0), c) }
      + [heading(.language)]
      + TextLanguage.allCases.map { language in
        var item = command(.language(language), c)
        item.title = Text.toolbar.name(language)
        return item
      }
  }

  private static func commands(_ ids: [CommandID], _ c: Context) -> [MenuModel.Item] {
    ids.map { command($0, c) }
  }

  /// The item of a command, with its key, what it is set to, and why it can do nothing now.
  static func command(_ id: CommandID, _ c: Context) -> MenuModel.Item {
    let command = CommandCatalog.command(id)
    let refusal = command.unavailable(CommandSituation(c.state, c.reading))
    return MenuModel.Item(
      .press(.command(id)), command.text.title,
      detail: refusal.map(Text.commands.reason) ?? "",
      keys: c.reading.configuration.keymap.keys(of: id).first ?? "", isOn: isOn(id, c))
  }

  /// Whether a switch is on; nil for what is no switch.
  private static func isOn(_ id: CommandID, _ c: Context) -> Bool? {
    if let latch = id.twoFingers { return latch == c.state.input.pointer.latch }
    if let overlay = id.overlay { return c.state.workspace.overlays.contains(overlay) }
    if let choice = ThemeChoice.allCases.first(where: { .theme($0) == id }) {
      return choice == c.state.preferences.shownTheme
    }
    if let language = TextLanguage.allCases.first(where: { .language($0) == id }) {
      return language == c.state.preferences.shownLanguage
    }
    let layout = c.layout
    return switch id {
    case .replaySkipsIdle: c.state.preferences.skipsIdle
    case .suspend: c.reading.session.isSuspended
    case .panelLeft: layout.left.width > 0
    case .panelRight: layout.right.width > 0
    case .panelTimeline: layout.timeline.height > 0
    default: nil
    }
  }
}

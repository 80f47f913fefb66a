import TouchLanguage
package import Foundation
package import TouchInspection
package import TouchReading
import TouchTrace

/// Menus: of an object by a right click, a long press or Shift+F10; of what has no room in the toolbar.
package enum MenuUpdate {
  /// Opens the menu of what is at a point of the window; over the scene it lists all views there.
  package static func open(at point: CGPoint, _ c: inout Context) {
    guard !c.reading.configuration.isStage else { return }
    switch c.state.prompt {
    case .help, .palette, .question, .work: return
    case .menu, .field, nil: break
    }
    let region = c.regions.last { $0.outline.contains(point) && $0.target.hasMenu }
    ask(about: region.map { object($0.target, c) }, at: point, &c)
  }

  /// Opens the menu of the focus, or else of the selection.
  package static func open(_ c: inout Context) {
    guard let target = c.state.focus.current?.target ?? c.state.selection else {
      return open(at: c.state.input.pointer.window, &c)
    }
    let outline =
      FocusUpdate.region(c.state, c.reading.shown)?.outline
      ?? c.reading.shown.region(target)?.outline
    if target == .screen, let outline {
      return open(at: CGPoint(x: outline.midX, y: outline.midY), &c)
    }
    let at = outline.map { CGPoint(x: $0.minX + min(40, $0.width / 2), y: $0.maxY - 4) }
    ask(
      about: target.hasMenu ? object(target, c) : nil, at: at ?? c.state.input.pointer.window, &c)
  }

  private static func object(_ target: Target, _ c: Context) -> Target {
    target.isSelectable ? c.reading.input.object(of: target) : target
  }

  /// The menu opens when the hit test under it is known.
  private static func ask(about target: Target?, at point: CGPoint, _ c: inout Context) {
    let (at, isInside) = c.sceneLocation(point)
    let request = MenuRequest(about: target, at: point, point: isInside ? at : nil)
    if isInside { c.add(.probe(request)) } else { open(request, nil, &c) }
  }

  package static func open(_ request: MenuRequest, _ hit: HitReading?, _ c: inout Context) {
    if ComposeMenu.open(request, &c) { return }
    let input = c.reading.input
    let winner = hit.map { Target.view(input.name(of: $0.winner)) }
    let about = isSeeThrough(request.about, hit, input) ? winner : request.about ?? winner
    let keymap = c.reading.configuration.keymap
    let items = ContextMenu.items(
      about: about, hit: hit, at: request.point, input, lane: lane(at: request.at, c),
      names: c.reading.names(of: c.state.document.scene), isPicking: c.state.workspace.isPicking,
      keys: { keymap.keys(of: $0).first ?? "" })
    open(items, at: request.at, &c)
  }

  /// Labels and images never take touches by default: a click on one asks about what is behind it.
  private static func isSeeThrough(
    _ about: Target?, _ hit: HitReading?, _ input: PictureInput
  ) -> Bool {
    guard case .view(let name)? = about, let hit, hit.winner != .none,
      let view = input.snapshot.views.first(where: { $0.name == name })
    else { return false }
    return ["UILabel", "UIImageView"].contains(view.className)
      && hit.rejection(of: view.handle)?.reason == .interactionOff
  }

  /// The lane of the timeline at a point of the window.
  private static func lane(at point: CGPoint, _ c: Context) -> LaneID? {
    let region = c.regions.last { region in
      if case .lane = region.target { region.outline.contains(point) } else { false }
    }
    if case .lane(let lane)? = region?.target { return lane }
    return nil
  }

  /// Right of a point of the window and below it; that of a button is at least as wide as the button, points.
  package static func open(
    _ items: [MenuModel.Item], at point: CGPoint, opener: MoreMenu? = nil, width: Double = 0,
    _ c: inout Context
  ) {
    var menu = MenuModel(items, at: point)
    menu.opener = opener
    menu.leastWidth = max(menu.leastWidth, width)
    if c.state.input.touchMode != nil { menu.rowHeight = RowHeights.touch }
    c.state.prompt = .menu(menu)
    c.state.hover.tooltip = nil
    c.state.hover.region = nil
  }

  /// Does what an item says, and closes the menu.
  package static func choose(_ action: MenuAction, _ c: inout Context) {
    if case .page(let item) = action {
      if case .menu(var menu) = c.state.prompt {
        menu.select(item)
        c.state.prompt = .menu(menu)
      }
      return
    }
    c.state.prompt = nil
    switch action {
    case .page: break
    case .select(let target): c.state.selection = target
    case .why(let target):
      c.state.selection = target
      CommandUpdate.perform(.tabWhy, &c)
    case .inspect(let target):
      c.state.selection = target
      CommandUpdate.perform(.tabInspect, &c)
    case .break(let target):
      c.state.selection = target
      BreakpointUpdate.toggleOnSelection(&c)
    case .enable(let target):
      c.state.selection = target
      EditUpdate.toggleEnabled(target, &c)
    case .cancel(let finger): FingerUpdate.cancel(finger, &c)
    case .copy(let text): c.add(.copy(text, name: .named(text)))
    case .event(let event): PlaybackUpdate.seek(toEvent: event, &c)
    case .press(let target): _ = PressUpdate.act(target, &c)
    }
  }

  // MARK: What has no room

  /// The menu of a button: what has no room beside it, or what it can be set to.
  package static func openMore(_ menu: MoreMenu, _ c: inout Context) {
    guard let button = c.reading.shown.region(.more(menu)) else { return }
    if menu == .variant, c.state.document.scene.variants.isEmpty,
      c.state.document.edits.current.isEmpty
    {
      return c.say(Text.commands.sentence(.noVariant))
    }
    open(
      items(menu, c), at: CGPoint(x: button.outline.minX, y: button.outline.maxY), opener: menu,
      width: button.outline.width, &c)
  }

  private static func items(_ menu: MoreMenu, _ c: Context) -> [MenuModel.Item] {
    let shown = Set(c.regions.map(\.target))
    func missing(_ ids: [CommandID]) -> [MenuModel.Item] {
      ids.filter { !shown.contains(.command($0)) }.map { ToolbarMenus.command($0, c) }
    }
    switch menu {
    case .log: return kinds(c)
    case .run: return runs(c)
    case .left: return missing(LeftTab.allCases.map(CommandID.leftTab))
    case .right:
      let tabs = RightTab.row(
        isComposing: c.state.compose.isOn, chosen: c.state.workspace.rightTab)
      return missing(tabs.map(CommandID.tab))
    case .toolbar, .variant, .time, .simulate, .overlays, .theme:
      return ToolbarMenus.items(menu, c)
    }
  }

  /// The kinds of the log that have no switch now.
  private static func kinds(_ c: Context) -> [MenuModel.Item] {
    let counts = c.reading.log.counts
    let hidden = TraceKind.allCases.filter { kind in
      counts[Int(kind.rawValue)] > 0 && !c.regions.contains { $0.target == .filter(kind) }
    }
    return hidden.map { kind in
      let isOff = c.state.workspace.log.hiddenKinds.contains(kind)
      return MenuModel.Item(.press(.filter(kind)), kind.name, isOn: !isOff)
    }
  }

  private static func runs(_ c: Context) -> [MenuModel.Item] {
    let names = c.reading.names(of: c.state.document.scene)
    return c.state.document.scene.runs.map { run in
      MenuModel.Item(.press(.run(run)), names[run] ?? run, isOn: run == c.state.document.run)
    }
  }
}

import Foundation
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// What keys, buttons and the palette do, by the ids of the command catalogue.
extension Debugger {
  func command(_ name: String, _ wall: UInt64) {
    model.notice = nil
    needsFrame = true
    // What has to be decided comes first.
    if model.question != nil {
      guard Self.answers.contains(name) else { return }
      if name == "escape" { return cancelQuestion() }
      if name == "activate" { return activate(wall) }
      return model.question?.isYes.toggle() ?? ()
    }
    if time(name, wall) || file(name, wall) || look(name, wall) { return }
    switch name {
    case "help": toggleHelp()
    case "palette": togglePalette()
    case "menu": openMenu()
    case "find": findObject()
    case "search": search()
    case "escape": escape()
    case "device.left", "device.right": turnDevice(clockwise: name == "device.right", wall)
    case "problem.close": model.problem = nil
    case "fingers.lift": lift(tracker.held)
    case "cancelTouches": cancelFingers(wall, "Shift Esc")
    case "interrupt": interrupt(wall)
    case "suspend": toggleEventFetch(wall)
    case "variant.next": nextVariant(wall)
    case "twoFingers.off", "twoFingers.mirrored", "twoFingers.parallel":
      latch(TwoFingerLatch(rawValue: String(name.dropFirst(11))) ?? .off)
    case "mode.toggle": setPicking(!model.isPicking, wall)
    case "mode.touch", "mode.pick": setPicking(name == "mode.pick", wall)
    case "undo": undo(wall)
    case "redo": redo(wall)
    case "breakpoint": toggleBreakpoint()
    case "copy": copyText()
    case "focus.next": moveFocus(1, wall)
    case "focus.previous": moveFocus(-1, wall)
    case "panel.next": movePanel(1, wall)
    case "panel.previous": movePanel(-1, wall)
    case "move.left": if !fold() { move(.left) }
    case "move.right": if !unfold() { move(.right) }
    case "move.up": move(.up)
    case "move.down": move(.down)
    case "breakpoints.clear":
      breakpoints = BreakpointSet()
      model.log.breakpoints = []
    case "activate": activate(wall)
    case "quit": shouldEnd = true
    default: break
    }
  }

  /// What keys may do while something has to be decided.
  private static let answers = [
    "escape", "activate", "move.left", "move.right", "move.up", "move.down", "focus.next",
    "focus.previous",
  ]

  /// Commands of panels, overlays and the window; false when it is none.
  private func look(_ name: String, _ wall: UInt64) -> Bool {
    switch name {
    case "panel.left": toggle(.left)
    case "panel.right": toggle(.right)
    case "panel.timeline": toggle(.timeline)
    case "timeline.in": timelineKey("w")
    case "timeline.out": timelineKey("s")
    case "timeline.left": timelineKey("a")
    case "timeline.right": timelineKey("d")
    case "timeline.fit": timelineKey("f")
    case "timeline.area": measureSelection()
    case "render.next":
      model.render = model.render.next
      model.notice = "The views show their \(model.render.words)."
    case "theme.toggle":
      isLight.toggle()
      isLightKept = isLight
    case "larger": changeText(1)
    case "smaller": changeText(-1)
    case "plainSize": changeText(0)
    case "fullscreen":
      isFullScreen.toggle()
      window.setFullScreen(isFullScreen)
    case "tab.next", "tab.previous":
      let step = name == "tab.next" ? 1 : -1
      if model.focus?.panel == "left" {
        model.leftTab = Self.next(model.leftTab, step)
      } else {
        model.rightTab = Self.next(model.rightTab, step)
      }
    case let tab where tab.hasPrefix("tab."):
      model.rightTab = RightTab(rawValue: String(tab.dropFirst(4))) ?? model.rightTab
      show(.right)
    case let table where table.hasPrefix("system."):
      model.systemTable = SystemTableKind(rawValue: String(table.dropFirst(7))) ?? model.systemTable
      model.rightTab = .system
      model.offsets["right.system"] = 0
      show(.right)
    case let tab where tab.hasPrefix("left."):
      opensFromTop = false
      model.leftTab = LeftTab(rawValue: String(tab.dropFirst(5))) ?? model.leftTab
    case let overlay where overlay.hasPrefix("overlay."):
      guard let entry = OverlayCatalog.all.first(where: { $0.command.rawValue == overlay }) else {
        return false
      }
      model.overlays.formSymmetricDifference(entry.overlay)
    default: return false
    }
    return true
  }

  /// The one before or after, around the ends.
  private static func next<Tab: CaseIterable & Equatable>(_ tab: Tab, _ step: Int) -> Tab {
    let all = Array(Tab.allCases)
    let now = all.firstIndex(of: tab) ?? 0
    return all[(now + step + all.count) % all.count]
  }

  /// Commands of files; false when it is none.
  private func file(_ name: String, _ wall: UInt64) -> Bool {
    switch name {
    case "open":
      model.leftTab = .scenes
      show(.left)
      model.offsets["left.scenes"] = 0
      opensFromTop = true
      focus(field: "scenes")
    case "reload": load(session.scene.path, variant: session.scene.variant, wall)
    case "save": save()
    case "shot": savePicture()
    case "record": toggleRecording()
    case "replay": replayLast(wall)
    default: return false
    }
    return true
  }

  // MARK: Help and palette

  private func toggleHelp() {
    guard model.help == nil else { return model.help = nil }
    model.palette = nil
    model.offsets["help"] = 0
    model.help = helpSections
  }

  /// What works everywhere by what it is about, then what works in some parts only.
  private var helpSections: [HelpSection] {
    let all = keymap.help(contexts: [.global, .scene, .timeline, .list])
    func rows(_ rows: [KeyHelp.Row]) -> [HelpSection.Row] {
      rows.map { HelpSection.Row(keys: $0.keys, action: $0.meaning) }
    }
    let everywhere = all.first { $0.context == .global }?.rows ?? []
    let groups = Command.Group.allCases.map { group in
      HelpSection(
        title: group.title,
        rows: rows(everywhere.filter { CommandCatalog.command($0.command)?.group == group }))
    }
    let parts = all.filter { $0.context != .global }.map {
      HelpSection(title: "In: \($0.title.lowercased())", rows: rows($0.rows))
    }
    return (groups + [.mouse] + parts).filter { !$0.rows.isEmpty }
  }

  private func togglePalette() {
    guard model.palette == nil else { return close() }
    var palette = PaletteModel()
    palette.items = CommandCatalog.all.compactMap { command in
      CommandID(rawValue: command.id).flatMap { id in
        guard id != .palette else { return nil }
        return PaletteModel.Item(
          .command(id), title: command.title, keys: keymap.keys(of: command.id).first ?? "",
          detail: command.summary)
      }
    }
    palette.items += sceneItems()
    open(palette)
  }

  private func findObject() {
    var palette = PaletteModel()
    palette.placeholder = "Find a view, a recognizer or a scene"
    let snapshot = view.input.snapshot
    palette.items =
      snapshot.recognizers.map {
        PaletteModel.Item(.select(.recognizer($0.name)), title: $0.name, detail: $0.className)
      }
      + snapshot.views.map {
        PaletteModel.Item(.select(.view($0.name)), title: $0.name, detail: $0.className)
      } + sceneItems()
    open(palette)
  }

  private func open(_ palette: PaletteModel) {
    model.help = nil
    model.palette = palette
    focus(field: "palette")
  }

  private func close() {
    model.palette = nil
    focus(field: nil)
  }

  /// The selected row of the palette is done.
  func choose(_ wall: UInt64, _ action: PaletteAction? = nil) {
    guard let palette = model.palette else { return }
    let matches = palette.matches
    let selected =
      matches.indices.contains(palette.selected) ? matches[palette.selected].action : nil
    close()
    switch action ?? selected {
    case .command(let id): command(id.rawValue, wall)
    case .scene(let path): load(path, wall)
    case .select(let target): model.selection = target
    case nil: break
    }
  }

  private func move(_ direction: FocusStops.Direction) {
    let step = direction == .up || direction == .left ? -1 : 1
    if model.menu != nil {
      model.menu?.move(step)
    } else if let palette = model.palette {
      let count = max(1, palette.matches.count)
      model.palette?.selected = (palette.selected + step + count) % count
    } else if model.help != nil {
      model.offsets["help"] = max(0, (model.offsets["help"] ?? 0) + Double(step) * 40)
    } else {
      moveFocus(direction)
    }
  }

  /// Leaves the innermost thing; never the program.
  private func escape() {
    if model.menu != nil {
      model.menu = nil
    } else if model.palette != nil {
      close()
    } else if model.help != nil {
      model.help = nil
    } else if model.problem != nil {
      model.problem = nil
    } else if field != nil {
      leaveProperty()
      focus(field: nil)
    } else if model.focus != nil {
      leaveFocus()
    } else if model.drawer != nil {
      model.drawer = nil
    } else if !tracker.held.isEmpty, takesTouches {
      lift(tracker.held)
    } else if model.timelineArea != nil {
      model.timelineArea = nil
    } else if model.selection != nil {
      model.selection = nil
    } else if model.isPicking {
      setPicking(false, MonotonicClock.now())
    } else if playback != nil {
      playback = nil
      adoptFingers()
      model.notice = "The replay is stopped."
    }
  }

  /// The device is turned by a quarter: an input of the log.
  private func turnDevice(clockwise: Bool, _ wall: UInt64) {
    guard !model.isStart else { return model.notice = "Open a scene first." }
    guard takesTouches else { return refuse() }
    let engine = session.scene.engine
    let next = engine.orientation.turned(clockwise: clockwise)
    feed(.program(verb: "rotateDevice", arguments: [next.name]), wall)
    renewPointer(on: engine.screen)
    model.notice = "The device is held in \(next.words)."
  }

  private func copyText() {
    let input = pictureInput()
    let why =
      model.selection.flatMap { input.handle(of: $0) }.map { Explanation.about($0, input) }
      ?? Explanation.last(input)
    guard let why else { return }
    let text = ExplanationText.lines(why, input.trace).joined(separator: "\n")
    model.notice = WindowCanvas.copy(text) ? "Copied: \(why.title)" : "There is no clipboard here."
  }
}

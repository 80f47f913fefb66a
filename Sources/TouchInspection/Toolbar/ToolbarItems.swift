import TouchCanvas
import TouchLanguage

/// The controls of each part of the toolbar.
extension BarsModel {
  /// What is open, or that nothing is; a press lists the scenes.
  func scene(isSign: Bool) -> ToolbarItem {
    let title =
      isStart ? Text.toolbar.openScene : self.title + (toolbar.isUnsaved ? " \u{25CF}" : "")
    var item = button(
      .sceneChoose, isSign ? .glyph(.scene) : .text(title))
    // The title may be cut on the button.
    if !isStart { item.tooltip = "\(self.title) \u{00B7} \(item.tooltip)" }
    return item
  }

  /// Which variant is in effect, or how many live edits there are: the longest wording first.
  func variants(isSign: Bool) -> [ToolbarItem] {
    let (variant, changes) = (toolbar.variant, toolbar.changes)
    let text =
      changes > 0 ? Text.toolbar.changes(changes) : variant ?? Text.toolbar.asWritten
    let faces: [ToolbarItem.Face] =
      isSign ? [.glyph(.variant)] : [.labelled(.variant, text), .text(text)]
    return faces.map { face in
      menu(
        .variant, face, Text.toolbar.variantHelp(variant: variant, changes: changes),
        isOn: changes > 0 || variant != nil)
    }
  }

  /// As the button would be for the variant with the longest name.
  var widestVariant: ToolbarItem {
    let longest = toolbar.variants.max { $0.count < $1.count } ?? ""
    return menu(.variant, .labelled(.variant, longest), "")
  }

  /// The last mode has no place where the others need it.
  func modes(width: Double) -> [(item: ToolbarItem, width: Double)] {
    let all: [(item: ToolbarItem, width: Double)] = [
      (
        button(.modeTouch, .text(Text.toolbar.touch), isOn: mode == .touch, key: .modeToggle), 56
      ),
      (button(.modePick, .text(Text.toolbar.pick), isOn: mode == .pick, key: .modeToggle), 48),
      (
        button(
          .modeCompose, .text(Text.toolbar.compose), isOn: mode == .compose, key: .composeToggle),
        80
      ),
    ]
    guard width >= ToolbarPlaces.modes else { return Array(all.dropLast()) }
    let spare = (width - ToolbarPlaces.modes) / Double(all.count)
    return all.map { ($0.item, $0.width + spare) }
  }

  /// Starts a recording, or stops it; its sign is known from other programs, what it does here is not.
  func record(_ theme: Theme, isSign: Bool) -> ToolbarItem {
    let sign = isRecording ? ToolbarGlyph.stop : .record
    let word = isRecording ? Text.toolbar.stop : Text.toolbar.record
    var item = button(
      .record, isSign ? .glyph(sign) : .labelled(sign, word), isOn: isRecording)
    if isRecording { (item.tint, item.ground) = (theme.window, theme.danger) }
    return item
  }

  var transport: [ToolbarItem] {
    [
      button(.gestureBack, .glyph(.start)),
      button(.transitionBack, .glyph(.step(back: true))),
      playButton(.glyph(isPaused ? .play : .pause)),
      button(.transitionForward, .glyph(.step(back: false))),
      button(.live, .glyph(.live)),
    ]
  }

  func playButton(_ face: ToolbarItem.Face) -> ToolbarItem { button(.play, face) }

  /// The time since the gesture's first touch, and how fast it goes.
  var timeMenu: ToolbarItem {
    menu(
      .time, .time(Text.toolbar.time(toolbar.time), speed: Text.toolbar.factor(speed)),
      Text.toolbar.timeHelp, isOn: speed != 1)
  }

  /// What is done to the scene beside a plain touch.
  func simulate(isSign: Bool) -> ToolbarItem {
    let text = isSuspended ? Text.toolbar.queued(waitingEvents) : Text.toolbar.simulate
    return menu(
      .simulate, isSign ? .glyph(.twoFingers) : .text(text),
      Text.toolbar.simulateHelp(
        latch: toolbar.twoFingers, queued: isSuspended ? waitingEvents : nil),
      isOn: isSuspended || toolbar.twoFingers != .off)
  }

  func overlayMenu(isSign: Bool) -> ToolbarItem {
    let on = OverlayCatalog.all.filter { overlays.contains($0.overlay) }
    return menu(
      .overlays,
      isSign
        ? .counted(.eye, Units.whole(Double(on.count)))
        : .state(Text.toolbar.overlays, Text.toolbar.overlaysOn(on.count)),
      Text.toolbar.overlaysHelp(on.map(\.title)))
  }

  /// The sign of the colours that show.
  func themeMenu(_ theme: Theme) -> ToolbarItem {
    let isLight = theme == .light
    return menu(
      .theme, .glyph(.theme),
      Text.toolbar.themeHelp(toolbar.theme, isLight: isLight))
  }

  func panelButtons(_ theme: Theme) -> [ToolbarItem] {
    let all: [(WindowPanels, CommandID)] = [
      (.left, .panelLeft), (.timeline, .panelTimeline), (.right, .panelRight),
    ]
    return all.map { panel, command in
      let isOpen = panels.contains(panel)
      var item = button(command, .glyph(.panel(panel)), isOn: isOpen)
      if !isOpen { item.tint = theme.secondary }
      return item
    }
  }
}

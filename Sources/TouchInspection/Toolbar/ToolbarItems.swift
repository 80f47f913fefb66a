import TouchCanvas
import TouchLanguage

/// The controls of each part of the toolbar.
extension BarsModel {
  /// What is open, or that nothing is; a press lists the scenes.
  func scene(isSign: Bool) -> ToolbarItem {
    let title = isStart ? Text.toolbar.openScene : self.title
    var item = button(
      .sceneChoose, isSign ? .glyph(.scene) : .text(title))
    if !isStart, toolbar.isUnsaved { item.ending = Self.unsaved }
    // The title may be cut on the button.
    if !isStart { item.tooltip = "\(self.title) \u{00B7} \(item.tooltip)" }
    return item.tight
  }

  private static let unsaved = " \u{25CF}"

  /// What the names of the scene and of its variant need: whether something is changed or not saved, so that no edit moves
  /// the line between them.
  func share(_ places: inout ToolbarPlaces, _ pen: ToolbarPen) {
    var bars = self
    (bars.toolbar.isUnsaved, bars.toolbar.changes) = (true, 0)
    places.share(
      title: pen.needs(bars.scene(isSign: false)).bare,
      variant: pen.needs(bars.variant(isSign: false)))
  }

  /// Which variant is in effect, and how many live edits there are. A scene without variants is as written, too: its menu
  /// says that there is nothing else.
  func variant(isSign: Bool) -> ToolbarItem {
    let (variant, changes) = (toolbar.variant, toolbar.changes)
    let name = variant ?? Text.toolbar.asWritten
    let isChanged = changes > 0
    let text = isChanged ? Text.toolbar.changed(name, changes) : name
    let short = isChanged ? Text.toolbar.changes(changes) : nil
    return menu(
      .variant,
      isSign ? .glyph(.variant) : .captioned(Text.toolbar.variantWord, text, short: short),
      toolbar.showsVariants
        ? Text.toolbar.variantHelp(variant: variant, changes: changes) : Text.toolbar.noVariants,
      isOn: isChanged || variant != nil
    ).tight
  }

  /// What hands do in the scene.
  var modes: [ToolbarItem] {
    [
      button(
        .modeTouch, .labelled(.finger, Text.toolbar.touch), isOn: mode == .touch, key: .modeToggle),
      button(
        .modePick, .labelled(.pick, Text.toolbar.pick), isOn: mode == .pick, key: .modeToggle),
      button(
        .modeCompose, .labelled(.pencil, Text.toolbar.compose), isOn: mode == .compose,
        key: .composeToggle),
    ]
  }

  /// Starts a recording, or stops it; its sign is known from other programs, what it does here is not.
  func record(_ theme: Theme, isSign: Bool) -> ToolbarItem {
    let sign = isRecording ? ToolbarGlyph.stop : .record
    let word = isRecording ? Text.toolbar.stop : Text.toolbar.record
    var item = button(
      .record, isSign ? .glyph(sign) : .labelled(sign, word), isOn: isRecording)
    if isRecording { (item.tint, item.ground) = (theme.window, theme.danger) }
    return item.quiet
  }

  func transport(_ theme: Theme) -> [ToolbarItem] {
    var play = playButton(.glyph(isPaused ? .play : .pause))
    if isPaused { play.tint = theme.accent }
    return [
      button(.gestureBack, .glyph(.start)),
      button(.transitionBack, .glyph(.step(back: true))),
      play,
      button(.transitionForward, .glyph(.step(back: false))),
      button(.live, .glyph(.live)),
    ]
  }

  func playButton(_ face: ToolbarItem.Face) -> ToolbarItem { button(.play, face) }

  /// The time since the gesture's first touch, and how fast it goes.
  var timeMenu: ToolbarItem {
    menu(
      .time,
      .time(
        ToolbarValue(
          now: toolbar.showsTime ? Units.clock(toolbar.time) : "\u{2013}",
          all: ToolbarModel.longTimes.map(Units.clock)),
        word: Text.toolbar.speedWord,
        speed: ToolbarValue(
          now: Text.toolbar.factor(speed), all: ToolbarModel.speeds.map(Text.toolbar.factor))),
      Text.toolbar.timeHelp, isOn: speed != 1)
  }

  /// What is done to the scene beside a plain touch.
  func simulate(isSign: Bool) -> ToolbarItem {
    let text = queued.map { Text.toolbar.queued($0) } ?? Text.toolbar.simulate
    return menu(
      .simulate, isSign ? .glyph(.simulate) : .text(text),
      Text.toolbar.simulateHelp(
        latch: toolbar.twoFingers, queued: queued),
      isOn: queued != nil || toolbar.twoFingers != .off
    ).quiet
  }

  func overlayMenu(isSign: Bool) -> ToolbarItem {
    let all = OverlayCatalog.all
    let on = all.filter { overlays.contains($0.overlay) }
    let counts = (0...all.count).map(Text.toolbar.overlaysOn)
    let states = Text.toolbar.overlaysOn(on.count).enumerated().map { index, now in
      ToolbarValue(now: now, all: counts.map { $0[index] })
    }
    return menu(
      .overlays,
      isSign
        ? .counted(.eye, Units.whole(Double(on.count)))
        : .state(Text.toolbar.overlays, states),
      Text.toolbar.overlaysHelp(on.map(\.title), of: all.count)
    ).quiet
  }

  /// The sign of the colours that show, and in the status line, without an outline, their name.
  func themeMenu(_ theme: Theme, isSign: Bool) -> ToolbarItem {
    let isLight = theme == .light
    let sign = ToolbarGlyph.theme(isLight: isLight)
    let item = menu(
      .theme, isSign ? .glyph(sign) : .labelled(sign, Text.toolbar.themeName(isLight: isLight)),
      Text.toolbar.themeHelp(toolbar.theme, isLight: isLight))
    return isSign ? item.tight : item.quiet
  }

  var help: ToolbarItem { button(.help, .glyph(.help)).quiet }

  /// What has no room in the bar.
  var more: ToolbarItem { menu(.toolbar, .glyph(.more), Text.toolbar.moreHelp).tight }

  func panelButtons(_ theme: Theme) -> [ToolbarItem] {
    let all: [(WindowPanels, CommandID)] = [
      (.left, .panelLeft), (.timeline, .panelTimeline), (.right, .panelRight),
    ]
    return all.map { panel, command in
      let isOpen = panels.contains(panel)
      // All three are open most of the time: the sign alone says so, quietly.
      var item = button(command, .glyph(.panel(panel, isOpen: isOpen)))
      if !isOpen { item.tint = theme.secondary }
      return item.quiet
    }
  }
}

import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// The buttons of each part of the toolbar.
extension ToolbarContent {
  func items(_ part: Part, _ fit: Fit) -> [ToolbarItem] {
    switch part {
    case .scene:
      let face: ToolbarItem.Face =
        fit.title > 0 ? .title(title, fit.title) : .glyph(.folder)
      var open = model.button(.open, face)
      // The title may be cut on the button.
      if !model.isStart { open.tooltip = "\(model.title) \u{00B7} \(open.tooltip)" }
      return [open]
    case .mode: return mode
    case .fingers: return [fingers]
    case .recording: return recording
    case .time: return time(isFine: fit.hasFineSteps)
    case .speed: return [speed]
    case .system: return model.systemButtons(isLabelled: fit.hasSystemLabels)
    case .overlays: return OverlayCatalog.buttons.map { overlay($0, fit.overlays) }
    case .panels: return panels
    case .help: return [model.button(.help, .glyph(.help))]
    case .more:
      return [
        ToolbarItem(target: .more(.toolbar), face: .glyph(.more), tooltip: Text.toolbar.moreHelp)
      ]
    }
  }

  /// What is open, or that nothing is.
  var title: String { model.isStart ? Text.toolbar.openScene : model.title }

  private var mode: [ToolbarItem] {
    [
      model.button(
        .modeTouch, .text(Text.toolbar.touch),
        model.isPicking ? .plain : .chosen, key: .modeToggle),
      model.button(
        .modePick, .text(Text.toolbar.pick),
        model.isPicking ? .chosen : .plain, key: .modeToggle),
    ]
  }

  private var fingers: ToolbarItem {
    let latch = model.toolbar.twoFingers
    return ToolbarItem(
      target: .more(.twoFingers), face: .glyph(.twoFingers(latch)),
      tooltip: model.tooltip(of: .twoFingers(latch)),
      standing: latch == .off ? .plain : .on)
  }

  private var recording: [ToolbarItem] {
    var record = model.button(
      .record, .glyph(model.isRecording ? .stop : .record),
      model.isRecording ? .on : .plain)
    record.tint = pen.look.theme.danger
    return [
      record, model.button(.save, .glyph(.save)),
    ]
  }

  private func time(isFine: Bool) -> [ToolbarItem] {
    let back = [
      model.button(.gestureBack, .glyph(.step(.gesture, back: true))),
      model.button(
        .transitionBack, .glyph(.step(.transition, back: true))),
    ]
    let forward = [
      model.button(
        .transitionForward, .glyph(.step(.transition, back: false))),
      model.button(.gestureForward, .glyph(.step(.gesture, back: false))),
    ]
    return [model.button(.start, .glyph(.start))]
      + (isFine ? back : [])
      + [
        model.button(.eventBack, .glyph(.step(.event, back: true))),
        model.playButton(.glyph(model.isPaused ? .play : .pause)),
        model.button(.eventForward, .glyph(.step(.event, back: false))),
      ] + (isFine ? forward : [])
      + [model.button(.live, .glyph(.live))]
  }

  private var speed: ToolbarItem {
    let number = CanonicalLine.number(model.speed)
    return ToolbarItem(
      target: .more(.speed), face: .text("\(number)\u{00D7}"),
      tooltip: Text.toolbar.speedHelp,
      standing: model.speed == 1 ? .plain : .on)
  }

  private func overlay(_ entry: OverlayCatalog.Entry, _ detail: Fit.Overlays) -> ToolbarItem {
    let isOn = model.overlays.contains(entry.overlay)
    let key = entry.key.uppercased()
    let face: ToolbarItem.Face =
      switch detail {
      case .letters: .text(key)
      case .titles: .text(entry.title)
      case .keyed: .keyed(entry.title, key)
      }
    var item = ToolbarItem(
      target: .command(entry.command), face: face, tooltip: model.tooltip(of: entry.command),
      standing: isOn ? .on : .plain)
    if !isOn { item.tint = pen.look.theme.secondary }
    return item
  }

  private var panels: [ToolbarItem] {
    let all: [(WindowPanels, CommandID)] = [
      (.left, .panelLeft), (.timeline, .panelTimeline), (.right, .panelRight),
    ]
    return all.map { panel, command in
      let isOpen = model.panels.contains(panel)
      var item = model.button(
        command, .glyph(.panel(panel)), isOpen ? .on : .plain)
      if !isOpen { item.tint = pen.look.theme.secondary }
      return item
    }
  }
}

/// Buttons that the toolbar and the bar for fingers share.
extension BarsModel {
  func playButton(_ face: ToolbarItem.Face) -> ToolbarItem {
    button(.play, face, isPaused ? .chosen : .plain)
  }

  /// What the system may do to an app: a call that comes in, input that stops.
  func systemButtons(isLabelled: Bool) -> [ToolbarItem] {
    let waiting = Text.toolbar.queued(waitingEvents)
    let suspend: ToolbarItem.Face =
      isSuspended
      ? .labelled(.suspend, waiting)
      : isLabelled ? .labelled(.suspend, Text.toolbar.suspendInput) : .glyph(.suspend)
    return [
      button(
        .interrupt, isLabelled ? .labelled(.call, Text.toolbar.incomingCall) : .glyph(.call)),
      button(
        .suspend, suspend, isSuspended ? .chosen : .plain),
    ]
  }
}

import TouchLanguage
import Foundation
import TouchCanvas
import TouchTrace

/// The buttons of each part of the toolbar.
extension ToolbarContent {
  func items(_ part: Part, _ fit: Fit) -> [ToolbarItem] {
    switch part {
    case .scene:
      let face: ToolbarItem.Face =
        fit.title > 0 ? .title(title, fit.title) : .glyph(.folder)
      let what = model.isStart ? "" : "\(model.title): "
      return [model.button(.open, face, what + "open another scene or a recording")]
    case .mode: return mode
    case .fingers: return [fingers]
    case .recording: return recording
    case .time: return time(isFine: fit.hasFineSteps)
    case .speed: return [speed]
    case .system: return model.systemButtons(isLabelled: fit.hasSystemWords)
    case .overlays: return OverlayCatalog.all.map { overlay($0, fit.overlays) }
    case .panels: return panels
    case .help: return [model.button(.help, .glyph(.help), "all keys")]
    case .more:
      return [
        ToolbarItem(target: .more(.toolbar), face: .glyph(.more), tooltip: "more buttons")
      ]
    }
  }

  /// What is open, or that nothing is.
  var title: String { model.isStart ? "Open a scene" : model.title }

  private var mode: [ToolbarItem] {
    [
      model.button(
        .modeTouch, .text("Touch"), "the mouse touches the scene",
        model.isPicking ? .plain : .chosen, key: .modeToggle),
      model.button(
        .modePick, .text("Pick"), "the mouse asks, and nothing is touched",
        model.isPicking ? .chosen : .plain, key: .modeToggle),
    ]
  }

  private var fingers: ToolbarItem {
    let latch = model.toolbar.twoFingers
    let words =
      switch latch {
      case .off: "one finger or two, without a key that is held (Alt or Ctrl)"
      case .mirrored: "two fingers mirror each other"
      case .parallel: "two fingers move side by side"
      }
    return ToolbarItem(
      target: .more(.twoFingers), face: .glyph(.twoFingers(latch)), tooltip: words,
      standing: latch == .off ? .plain : .on)
  }

  private var recording: [ToolbarItem] {
    var record = model.button(
      .record, .glyph(model.isRecording ? .stop : .record),
      model.isRecording ? "end the recording and save it" : "begin a recording",
      model.isRecording ? .on : .plain)
    record.tint = pen.look.theme.danger
    return [
      record, model.button(.save, .glyph(.save), "save all inputs since the scene was loaded"),
    ]
  }

  private func time(isFine: Bool) -> [ToolbarItem] {
    let back = [
      model.button(.gestureBack, .glyph(.step(.gesture, back: true)), "the gesture before"),
      model.button(
        .transitionBack, .glyph(.step(.transition, back: true)), "the change of state before"),
    ]
    let forward = [
      model.button(
        .transitionForward, .glyph(.step(.transition, back: false)), "the next change of state"),
      model.button(.gestureForward, .glyph(.step(.gesture, back: false)), "the next gesture"),
    ]
    return [model.button(.start, .glyph(.start), "before the first event")]
      + (isFine ? back : [])
      + [
        model.button(.eventBack, .glyph(.step(.event, back: true)), "the event before"),
        model.playButton(.glyph(model.isPaused ? .play : .pause)),
        model.button(.eventForward, .glyph(.step(.event, back: false)), "the next event"),
      ] + (isFine ? forward : [])
      + [model.button(.live, .glyph(.live), "the newest event, live")]
  }

  private var speed: ToolbarItem {
    let number = CanonicalLine.number(model.speed)
    return ToolbarItem(
      target: .more(.speed), face: .text("\(number)\u{00D7}"),
      tooltip: "how fast the scene's time goes",
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
      target: .command(entry.command), face: face, tooltip: "\(entry.summary) (\(key))",
      standing: isOn ? .on : .plain)
    if !isOn { item.tint = pen.look.theme.secondary }
    return item
  }

  private var panels: [ToolbarItem] {
    let all: [(WindowPanels, CommandID, String)] = [
      (.left, .panelLeft, "the left panel"), (.timeline, .panelTimeline, "the timeline"),
      (.right, .panelRight, "the right panel"),
    ]
    return all.map { panel, command, words in
      let isOpen = model.panels.contains(panel)
      var item = model.button(
        command, .glyph(.panel(panel)), words, isOpen ? .on : .plain)
      if !isOpen { item.tint = pen.look.theme.secondary }
      return item
    }
  }
}

/// Buttons that the toolbar and the bar for fingers share.
extension BarsModel {
  func playButton(_ face: ToolbarItem.Face) -> ToolbarItem {
    button(
      .play, face, isPaused ? "play on" : "stop the scene's clock", isPaused ? .chosen : .plain)
  }

  /// What the system may do to an app: a call that comes in, input that stops.
  func systemButtons(isLabelled: Bool) -> [ToolbarItem] {
    let waiting = "\(waitingEvents) waiting"
    let suspend: ToolbarItem.Face =
      isSuspended
      ? .labelled(.suspend, waiting)
      : isLabelled ? .labelled(.suspend, "Suspend input") : .glyph(.suspend)
    return [
      button(
        .interrupt, isLabelled ? .labelled(.call, "Incoming call") : .glyph(.call),
        "incoming call: all touches are cancelled"),
      button(
        .suspend, suspend,
        isSuspended
          ? "let input go on: what waits comes at once" : "suspend input: events wait",
        isSuspended ? .chosen : .plain),
    ]
  }
}

import Foundation
import TouchCanvas
import TouchTrace

/// The toolbar: title, mode, transport, overlays. Each button is a region `command:...`.
struct ToolbarPicture {
  private let model: WindowModel
  private let look: Look
  private var picture = Picture()
  private static let height = WindowLayout.toolbar
  private static let font = Font.ui(12, .medium)
  private static let titleFont = Font.ui(14, .semibold)

  static func draw(_ model: WindowModel, _ look: Look) -> Picture {
    var toolbar = ToolbarPicture(model: model, look: look)
    toolbar.draw()
    return toolbar.picture
  }

  private init(model: WindowModel, look: Look) {
    self.model = model
    self.look = look
  }

  /// In narrow windows the keys are left to the tooltips.
  private var showsKeys: Bool { model.size.width >= 1320 }

  private mutating func draw() {
    let theme = look.theme
    let room = CGRect(x: 0, y: 0, width: model.size.width, height: Self.height)
    picture.list.fill(.rectangle(room), theme.panel)
    picture.list.stroke(
      .line(CGPoint(x: 0, y: room.maxY), CGPoint(x: room.maxX, y: room.maxY)),
      theme.border.opacity(0.5), width: 1)
    let fit = fit(room.maxX)
    var right = room.maxX - (fit.panels ? Self.panelsWidth : 8)
    if fit.panels { panelButtons(from: right) }
    if fit.overlays {
      right -= overlaysWidth
      overlayButtons(from: right)
    }
    if !fit.isAll {
      right -= Self.moreWidth
      moreButton(x: right)
    }
    let controls = transportWidth + modeWidth + 24 + (fit.system ? systemWidth : 0)
    let space = right - controls - 48
    var x = 16.0
    // A title of a few letters says nothing.
    let isWhole = look.width(model.title, Self.titleFont) <= space
    if space >= 40, isWhole || !model.isStart {
      let title = look.fit(model.title, space, Self.titleFont)
      picture.list.label(title, x: 16, middle: 22, Self.titleFont, theme.text, look)
      x = min(max(270, 16 + look.width(title, Self.titleFont) + 24), 16 + space + 16)
    }
    x = modes(from: x) + 14
    x = transport(from: x)
    if fit.system { system(from: x + 10) }
  }

  // MARK: What has room

  private static let moreWidth = 40.0

  private var overlaysWidth: Double { OverlayCatalog.all.reduce(0) { $0 + width($1) + 6 } }
  private var transportWidth: Double { 5 * 38 + (model.isRecording ? 60.0 : 0) }

  /// Which groups show; the others are behind the last button.
  private func fit(_ width: Double) -> (panels: Bool, overlays: Bool, system: Bool, isAll: Bool) {
    let needed = transportWidth + modeWidth + 24 + 90
    let both = Self.panelsWidth + overlaysWidth
    if width - both >= needed + 90 + systemWidth { return (true, true, true, true) }
    let room = width - Self.moreWidth
    let panels = room - Self.panelsWidth >= needed
    let overlays = room - both >= needed
    let right = overlays ? both : panels ? Self.panelsWidth : 8
    return (panels, overlays, room - right >= needed + 90 + systemWidth, false)
  }

  /// Opens the menu of what has no room.
  private mutating func moreButton(x: Double) {
    let box = CGRect(x: x, y: 8, width: 34, height: 28)
    picture.list.fill(.roundedRectangle(box, 6), look.theme.window)
    picture.list.stroke(.roundedRectangle(box, 6), look.theme.border.opacity(0.7), width: 1)
    for step in -1...1 {
      picture.list.fill(
        .circle(CGPoint(x: box.midX + Double(step) * 7, y: box.midY), 2), look.theme.text)
    }
    picture.region("more:toolbar", box, "more buttons")
  }

  // MARK: The system

  private var waitingText: String { model.isSuspended ? "\(model.waitingEvents) waiting" : "" }

  private var systemWidth: Double {
    2 * 38 + 10 + (waitingText.isEmpty ? 0 : look.width(waitingText, Self.font) + 8)
  }

  /// What the system may do to an app: a call that comes in, input that stops.
  private mutating func system(from start: Double) {
    let theme = look.theme
    var x = start
    let buttons = [
      ("interrupt", "incoming call: all touches are cancelled", false),
      (
        "suspend",
        model.isSuspended
          ? "let input go on: what waits comes at once" : "suspend input: events wait",
        model.isSuspended
      ),
    ]
    for (name, tooltip, isOn) in buttons {
      let box = CGRect(x: x, y: 8, width: 34, height: 28)
      picture.list.fill(.roundedRectangle(box, 6), isOn ? theme.accent : theme.window)
      picture.list.stroke(.roundedRectangle(box, 6), theme.border.opacity(0.7), width: 1)
      SystemGlyph.draw(
        name, at: CGPoint(x: box.midX, y: box.midY), isOn ? theme.onAccent : theme.text,
        &picture.list)
      picture.region("command:\(name)", box, tooltip)
      x += 38
    }
    guard !waitingText.isEmpty else { return }
    picture.list.label(waitingText, x: x + 4, middle: 22, Self.font, theme.accent, look)
  }

  // MARK: Mode

  private var modeWidth: Double {
    ["Touch", "Pick"].reduce(0) { $0 + look.width($1, Self.font) + 20 }
  }

  /// Touching the scene or asking about it; returns the right end.
  private mutating func modes(from x: Double) -> Double {
    let theme = look.theme
    let box = CGRect(x: x, y: 8, width: modeWidth, height: 28)
    picture.list.fill(.roundedRectangle(box, 6), theme.window)
    picture.list.stroke(.roundedRectangle(box, 6), theme.border.opacity(0.7), width: 1)
    var left = x
    for (name, isOn) in [("Touch", !model.isPicking), ("Pick", model.isPicking)] {
      let part = CGRect(x: left, y: 8, width: look.width(name, Self.font) + 20, height: 28)
      if isOn { picture.list.fill(.roundedRectangle(part, 6), theme.accent) }
      picture.list.centered(
        name, in: part, Self.font, isOn ? theme.onAccent : theme.secondary, look)
      picture.region(
        "command:mode.\(name.lowercased())", part,
        name == "Touch"
          ? "the mouse touches the scene (I)" : "the mouse asks, and nothing is touched (I)")
      left = part.maxX
    }
    return box.maxX
  }

  // MARK: Transport

  /// Returns the right end.
  private mutating func transport(from start: Double) -> Double {
    let theme = look.theme
    var x = start
    let buttons: [(String, String)] = [
      ("start", "first event (Home)"), ("back", "event before (left arrow)"),
      (model.isPaused ? "play" : "pause", "pause, play on (Space)"),
      ("forward", "next event (right arrow)"), ("end", "live (End)"),
    ]
    for (name, tooltip) in buttons {
      let box = CGRect(x: x, y: 8, width: 34, height: 28)
      let isOn = name == "play"
      picture.list.fill(.roundedRectangle(box, 6), isOn ? theme.accent : theme.window)
      picture.list.stroke(.roundedRectangle(box, 6), theme.border.opacity(0.7), width: 1)
      Self.glyph(
        name, CGPoint(x: box.midX, y: box.midY), isOn ? theme.onAccent : theme.text, &picture.list)
      picture.region("command:\(name == "play" ? "pause" : name)", box, tooltip)
      x += 38
    }
    guard model.isRecording else { return x }
    picture.list.fill(.circle(CGPoint(x: x + 14, y: 22), 6), theme.danger)
    picture.list.label("rec", x: x + 26, middle: 22, Self.font, theme.text, look)
    return x + 60
  }

  // MARK: Overlays

  private func width(_ entry: OverlayCatalog.Entry) -> Double {
    look.width(entry.title, Self.font) + (showsKeys ? 36 : 18)
  }

  private mutating func overlayButtons(from start: Double) {
    let theme = look.theme
    var x = start
    for entry in OverlayCatalog.all {
      let box = CGRect(x: x, y: 8, width: width(entry), height: 28)
      let isOn = model.overlays.contains(entry.overlay)
      picture.list.fill(.roundedRectangle(box, 6), isOn ? theme.accent.opacity(0.22) : theme.window)
      picture.list.stroke(
        .roundedRectangle(box, 6), isOn ? theme.accent : theme.border.opacity(0.6), width: 1)
      picture.list.label(
        entry.title, x: box.minX + (showsKeys ? 10 : 9), middle: 22, Self.font,
        isOn ? theme.text : theme.secondary, look)
      if showsKeys {
        picture.list.trailing(
          entry.key.uppercased(), right: box.maxX - 9, middle: 22, .mono(11),
          isOn ? theme.accent : theme.secondary, look)
      }
      picture.region(
        "command:overlay.\(entry.id)", box, "\(entry.summary) (\(entry.key.uppercased()))")
      x = box.maxX + 6
    }
  }

  // MARK: Panels

  private static let panelsWidth = 3 * 36.0 + 14

  private mutating func panelButtons(from start: Double) {
    let theme = look.theme
    let buttons: [(WindowPanels, String, String)] = [
      (.left, "left", "the left panel (Ctrl+B)"), (.timeline, "timeline", "the timeline (Q)"),
      (.right, "right", "the right panel (Ctrl+I)"),
    ]
    var x = start
    let layout = WindowLayout(model)
    for (panel, name, tooltip) in buttons {
      let box = CGRect(x: x, y: 8, width: 32, height: 28)
      let isOn =
        switch panel {
        case .left: layout.left.width > 0
        case .right: layout.right.width > 0
        default: layout.timeline.height > 0
        }
      let color = isOn ? theme.text : theme.secondary
      picture.list.fill(.roundedRectangle(box, 6), isOn ? theme.accent.opacity(0.22) : theme.window)
      picture.list.stroke(
        .roundedRectangle(box, 6), isOn ? theme.accent : theme.border.opacity(0.6), width: 1)
      let sign = CGRect(x: box.midX - 8, y: box.midY - 6, width: 16, height: 12)
      let part =
        switch panel {
        case .left: CGRect(x: sign.minX, y: sign.minY, width: 5, height: 12)
        case .right: CGRect(x: sign.maxX - 5, y: sign.minY, width: 5, height: 12)
        default: CGRect(x: sign.minX, y: sign.maxY - 5, width: 16, height: 5)
        }
      picture.list.stroke(.roundedRectangle(sign, 2), color, width: 1.2)
      picture.list.fill(.rectangle(part), color)
      picture.region("command:panel.\(name)", box, tooltip)
      x = box.maxX + 4
    }
  }

  private static func glyph(_ name: String, _ c: CGPoint, _ color: Color, _ list: inout DrawList) {
    switch name {
    case "start":
      Glyph.bar(&list, at: CGPoint(x: c.x - 6, y: c.y), size: 10, color)
      Glyph.play(&list, at: CGPoint(x: c.x + 1, y: c.y), size: 10, color, back: true)
    case "back": Glyph.play(&list, at: c, size: 10, color, back: true)
    case "pause": Glyph.pause(&list, at: c, size: 11, color)
    case "play": Glyph.play(&list, at: c, size: 12, color)
    case "forward": Glyph.play(&list, at: c, size: 10, color)
    default:
      Glyph.play(&list, at: CGPoint(x: c.x - 1, y: c.y), size: 10, color)
      Glyph.bar(&list, at: CGPoint(x: c.x + 7, y: c.y), size: 10, color)
    }
  }
}

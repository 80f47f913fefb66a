import Foundation
import TouchCanvas
import TouchTrace

/// The toolbar: title, transport, overlays. Each button is a region `command:...`.
enum ToolbarPicture {
  static func draw(_ model: WindowModel, _ look: Look) -> Picture {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(
      .rectangle(CGRect(x: 0, y: 0, width: model.size.width, height: WindowLayout.toolbar)),
      theme.panel)
    picture.list.stroke(
      .line(
        CGPoint(x: 0, y: WindowLayout.toolbar),
        CGPoint(x: model.size.width, y: WindowLayout.toolbar)), theme.border.opacity(0.5), width: 1)
    var overlaysWidth = 0.0
    for entry in OverlayCatalog.all { overlaysWidth += buttonWidth(entry, look) + 6 }
    let transport = max(170, model.size.width - overlaysWidth - 240 - 20)
    let titleWidth = min(look.width(model.title, .ui(14, .semibold)), transport - 40)
    picture.list.label(
      look.fit(model.title, titleWidth, .ui(14, .semibold)), x: 16, middle: 22, .ui(14, .semibold),
      theme.text, look)
    var x = min(max(270, titleWidth + 40), transport)
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
      glyph(
        name, CGPoint(x: box.midX, y: box.midY), isOn ? theme.onAccent : theme.text, &picture.list)
      picture.region("command:\(name == "play" ? "pause" : name)", box, tooltip)
      x += 38
    }
    if model.isRecording {
      picture.list.fill(.circle(CGPoint(x: x + 14, y: 22), 6), theme.danger)
      picture.list.label("rec", x: x + 26, middle: 22, .ui(12, .medium), theme.text, look)
    }
    x = model.size.width - overlaysWidth - 8
    for entry in OverlayCatalog.all {
      let width = buttonWidth(entry, look)
      let box = CGRect(x: x, y: 8, width: width, height: 28)
      let isOn = model.overlays.contains(entry.overlay)
      picture.list.fill(.roundedRectangle(box, 6), isOn ? theme.accent.opacity(0.22) : theme.window)
      picture.list.stroke(
        .roundedRectangle(box, 6), isOn ? theme.accent : theme.border.opacity(0.6), width: 1)
      let font = Font.ui(12, .medium)
      picture.list.label(
        entry.title, x: box.minX + 10, middle: 22, font, isOn ? theme.text : theme.secondary, look)
      picture.list.trailing(
        entry.key.uppercased(), right: box.maxX - 9, middle: 22, .mono(11),
        isOn ? theme.accent : theme.disabled, look)
      picture.region(
        "command:overlay.\(entry.id)", box, "\(entry.summary) (\(entry.key.uppercased()))")
      x += width + 6
    }
    return picture
  }

  private static func buttonWidth(_ entry: OverlayCatalog.Entry, _ look: Look) -> Double {
    look.width(entry.title, .ui(12, .medium)) + 36
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

/// What the scene is about, and how to touch it.
enum AboutPicture {
  static func draw(_ model: WindowModel, _ room: CGRect, _ look: Look) -> Picture {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(.rectangle(room), theme.panel)
    let width = room.width - 32
    var y = room.minY + 24
    for line in look.wrap(model.title, width, .ui(15, .semibold)) {
      picture.list.label(line, x: 16, middle: y, .ui(15, .semibold), theme.text, look)
      y += 21
    }
    y += 6
    let about = model.about.replacingOccurrences(of: "**", with: "").replacingOccurrences(
      of: "`", with: ""
    ).replacingOccurrences(of: "*", with: "")
    // Line ends of the file are blanks in the text.
    let text = about.replacingOccurrences(of: "\n", with: " ")
    y = paragraph(text, y, width, theme.secondary, look, &picture, limit: room.maxY - 150)
    y = max(y + 12, room.maxY - 140)
    picture.list.stroke(
      .line(CGPoint(x: 16, y: y - 12), CGPoint(x: room.maxX - 16, y: y - 12)),
      theme.border.opacity(0.5), width: 1)
    let keys = [
      ("click", "one finger"), ("Alt or Ctrl", "two fingers"), ("+ Shift", "in parallel"),
      ("Space", "pause, play on"), ("\u{2190} \u{2192}", "event by event"),
      model.hasVariants
        ? ("V", model.variant.map { "switch: \($0)" } ?? "next switch")
        : ("Shift Esc", "cancel fingers"),
    ]
    for (key, meaning) in keys where y < room.maxY - 6 {
      picture.list.label(key, x: 16, middle: y, .ui(12, .semibold), theme.text, look)
      picture.list.label(
        look.fit(meaning, width - 96, .ui(12)), x: 112, middle: y, .ui(12), theme.secondary, look)
      y += 21
    }
    return picture
  }

  private static func paragraph(
    _ text: String, _ start: Double, _ width: Double, _ color: Color, _ look: Look,
    _ picture: inout Picture, limit: Double
  ) -> Double {
    var y = start
    for line in look.wrap(text, width, .ui(13)) where y < limit {
      picture.list.label(line, x: 16, middle: y, .ui(13), color, look)
      y += 19
    }
    return y
  }
}

/// The line at the bottom: a hint, where the playhead stands, which scene.
enum StatusPicture {
  static func draw(_ input: PictureInput, _ model: WindowModel, _ room: CGRect, _ look: Look)
    -> Picture
  {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(.rectangle(room), theme.panel)
    picture.list.stroke(
      .line(CGPoint(x: 0, y: room.minY), CGPoint(x: room.maxX, y: room.minY)),
      theme.border.opacity(0.5), width: 1)
    let hint =
      if model.isPaused, !model.isLive {
        "Looking back: touches are not delivered. End goes back to live, Space plays on."
      } else if model.isPaused { "Paused: the scene's clock stands still. Space plays on." } else {
        "Click or touch the scene. Hold Alt or Ctrl for two fingers."
      }
    var parts = [
      String(format: "%.3f s", input.reading.now.seconds),
      "event \(model.step) of \(model.stepCount)",
    ]
    if let frames = model.framesPerSecond { parts.append("\(Int(frames.rounded())) fps") }
    parts.append(model.sceneFile)
    let right = look.fit(parts.joined(separator: "  \u{00B7}  "), room.width * 0.55, .mono(11))
    picture.list.trailing(
      right, right: room.maxX - 14, middle: room.midY, .mono(11), theme.secondary, look)
    picture.list.label(
      look.fit(hint, room.width - look.width(right, .mono(11)) - 48, .ui(12)), x: 14,
      middle: room.midY, .ui(12), theme.secondary, look)
    return picture
  }
}

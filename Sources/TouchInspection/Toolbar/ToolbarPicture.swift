import Foundation
import TouchCanvas
import TouchLanguage

/// The toolbar: what is open, mode, recording, time, and what is done to the scene and to the window. Each button is a
/// region of its command, each menu one of its own.
package enum ToolbarPicture {
  static func draw(_ model: BarsModel, _ look: Look) -> Picture {
    var pen = ToolbarPen(look, hover: model.hover, focus: model.focus)
    let bounds = CGRect(x: 0, y: 0, width: model.width, height: WindowLayout.toolbar)
    pen.picture.list.fill(.rectangle(bounds), look.theme.panel)
    pen.picture.list.stroke(
      .line(
        CGPoint(x: 0, y: bounds.maxY - 0.5), CGPoint(x: bounds.maxX, y: bounds.maxY - 0.5)),
      look.theme.hairline, width: 1)
    if model.isStart {
      start(model, bounds, &pen)
      return pen.picture
    }
    var places = ToolbarPlaces(width: model.width, isTouchMode: model.isTouchMode)
    model.share(&places, pen)
    for group in ToolbarPlaces.Part.leftGroups {
      let frames = group.compactMap { part in places.frames[part].map { (part, $0) } }
      pen.joined(
        frames.map { part, box in
          controls(part, in: box, isSign: places.signs.contains(part), model, look.theme)
        })
    }
    if let box = places.frames[.mode] { pen.segments(model.modes, in: box) }
    for part in ToolbarPlaces.Part.right {
      if let box = places.frames[part] { draw(part, in: box, places, model, &pen) }
    }
    return pen.picture
  }

  /// Without a scene: what the program is, a search, colours and help.
  private static func start(_ model: BarsModel, _ bounds: CGRect, _ pen: inout ToolbarPen) {
    let look = pen.look
    let (side, y) = (ToolbarPlaces.side, (bounds.height - ToolbarPlaces.side) / 2)
    let edge = StartPicture.edge(bounds.width)
    func box(_ x: Double, _ width: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: side)
    }
    let help = box(bounds.maxX - edge - side, side)
    pen.button(model.help, in: help)
    let theme = box(help.minX - ToolbarPlaces.gap - side, side)
    pen.button(model.themeMenu(look.theme, isSign: true), in: theme)
    let name = Font.ui(15, .semibold)
    pen.picture.list.label("Touchscope", x: edge, middle: bounds.midY, name, look.theme.text, look)
    let end = edge + look.width("Touchscope", name)
    // The search is in the middle, and wide where there is room.
    let middle = min(520, (theme.minX - end - 48) * 0.6)
    var field = box(((bounds.width - middle) / 2).rounded(), middle)
    field.origin.x = max(field.minX, end + 16)
    field.size.width = max(side, min(field.width, theme.minX - 16 - field.minX))
    let line = Font.ui(13)
    if end + 12 + look.width(Text.scenes.program, line) <= field.minX - 16 {
      pen.picture.list.label(
        Text.scenes.program, x: end + 12, middle: bounds.midY, line, look.theme.secondary, look)
    }
    let words = Text.notices.scenePlaceholder
    var item = model.button(.sceneChoose, .labelled(.search, words))
    item.tint = look.theme.secondary
    item.isField = true
    if field.width < 120 { item.face = .glyph(.search) }
    pen.button(item, in: field)
  }

  /// The controls of a part that shares its outline with its group; none of one that is drawn in another way.
  private static func controls(
    _ part: ToolbarPlaces.Part, in box: CGRect, isSign: Bool, _ model: BarsModel, _ theme: Theme
  ) -> [ToolbarPen.Part] {
    switch part {
    case .scene: return [(model.scene(isSign: isSign), box)]
    case .variant: return [(model.variant(isSign: isSign), box)]
    case .time: return [(model.timeMenu, box)]
    case .transport: return equal(model.transport(theme), box)
    case .panels: return equal(model.panelButtons(theme), box)
    case .mode, .record, .simulate, .overlays, .help, .more: return []
    }
  }

  /// Buttons of one width, side by side.
  private static func equal(_ items: [ToolbarItem], _ box: CGRect) -> [ToolbarPen.Part] {
    Array(zip(items, ToolbarPen.parts(box, items.map { _ in box.width / Double(items.count) })))
  }

  /// A part with an outline of its own.
  private static func draw(
    _ part: ToolbarPlaces.Part, in box: CGRect, _ places: ToolbarPlaces, _ model: BarsModel,
    _ pen: inout ToolbarPen
  ) {
    let isSign = places.signs.contains(part)
    switch part {
    case .record: pen.button(model.record(pen.look.theme, isSign: isSign), in: box)
    case .simulate: pen.button(model.simulate(isSign: isSign), in: box)
    case .overlays: pen.button(model.overlayMenu(isSign: isSign), in: box)
    case .panels:
      pen.joined([controls(part, in: box, isSign: isSign, model, pen.look.theme)])
    case .help: pen.button(model.help, in: box)
    case .more: pen.button(model.more, in: box)
    case .scene, .variant, .mode, .transport, .time: break
    }
  }

  /// What has no room in the toolbar, in the order of the bar; `shown` are the targets of all regions.
  package static func hidden(_ shown: Set<Target>) -> [HiddenPart] {
    HiddenPart.allCases.filter { !$0.signs.contains(where: shown.contains) }
  }

  /// A part of the toolbar that the menu of its last button stands for.
  package enum HiddenPart: CaseIterable, Sendable {
    case record, variant, time, simulate, overlays, theme, panels, help

    /// The regions by which it shows.
    var signs: [Target] {
      switch self {
      case .record: [.command(.record)]
      case .variant: [.more(.variant)]
      case .time: [.more(.time)]
      case .simulate: [.more(.simulate)]
      case .overlays: [.more(.overlays)]
      case .theme: [.more(.theme)]
      case .panels: [.command(.panelLeft)]
      case .help: [.command(.help)]
      }
    }
  }
}

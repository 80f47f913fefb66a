import Foundation
import TouchCanvas

/// What lies over the panels: chips of the past, outlines of what is hovered and focused, tooltip, palette, help.
enum OverPicture {
  static func draw(
    _ model: WindowModel, _ layout: WindowLayout, _ regions: [Picture.Region], _ look: Look
  ) -> Picture {
    var picture = Picture()
    let room = CGRect(origin: .zero, size: model.size)
    if model.help == nil, model.palette == nil {
      picture.append(live(model, layout, look))
      marks(model, layout, regions, look, &picture)
      if let hover = model.hover { outline(hover, regions, look, &picture) }
      if model.showsFocus, let focus = regions.last(where: { $0.id == model.focus }) {
        picture.append(FocusPicture.draw(focus.outline, in: room, look))
      }
      if let tooltip = model.tooltip {
        picture.append(TooltipPicture.draw(tooltip.text, near: tooltip.at, in: room, look))
      }
    }
    if let palette = model.palette {
      var palette = palette
      palette.hover = model.hover?.id
      picture.append(PalettePicture.draw(palette, size: model.size, look))
    }
    if var menu = model.menu {
      menu.hover = model.hover?.id
      picture.append(MenuPicture.draw(menu, size: model.size, look))
    }
    if let help = model.help {
      picture.append(
        HelpPicture.draw(help, size: model.size, look, offset: model.offsets["help"] ?? 0).picture)
    }
    return picture
  }

  /// The selection wherever it shows, and a dot where the time stops.
  private static func marks(
    _ model: WindowModel, _ layout: WindowLayout, _ regions: [Picture.Region], _ look: Look,
    _ picture: inout Picture
  ) {
    for region in regions where region.id == model.selection && region.outline.width > 2 {
      // Rows of the left panel mark themselves.
      guard !layout.left.contains(CGPoint(x: region.outline.midX, y: region.outline.midY)) else {
        continue
      }
      let shape = Path.roundedRectangle(region.outline.insetBy(dx: 1, dy: 1), 5)
      if layout.canvas.contains(region.outline) {
        picture.list.stroke(shape, .white.opacity(0.9), width: 4.5)
      }
      picture.list.stroke(shape, look.theme.accent, width: 2)
    }
    for region in regions where model.breakpoints.contains(region.id) {
      let at = CGPoint(x: region.outline.minX + 6, y: region.outline.minY + 7)
      picture.list.fill(.circle(at, 5), look.theme.window)
      picture.list.fill(.circle(at, 4), look.theme.danger)
    }
  }

  /// Below the scene, while an earlier moment shows.
  private static func live(_ model: WindowModel, _ layout: WindowLayout, _ look: Look) -> Picture {
    var live = LiveModel()
    live.isLive = model.isLive
    live.newEvents = model.newEvents
    live.hover = model.hover?.id
    let (chips, size) = LivePicture.chip(live, look, width: layout.canvas.width - 24)
    var picture = Picture()
    picture.append(
      chips,
      offset: CGPoint(
        x: layout.canvas.midX - size.width / 2, y: layout.canvas.maxY - size.height - 34))
    return picture
  }

  /// The same object wherever it shows.
  private static func outline(
    _ hover: Picture.Region, _ regions: [Picture.Region], _ look: Look, _ picture: inout Picture
  ) {
    let objects = ["recognizer:", "view:", "finger:", "responder:", "lane:"]
    guard objects.contains(where: hover.id.hasPrefix) else { return }
    let own = String(hover.id.prefix { $0 != "/" })
    picture.append(HoverPicture.draw(regions.filter { $0.id == own }.map(\.outline), look))
  }
}

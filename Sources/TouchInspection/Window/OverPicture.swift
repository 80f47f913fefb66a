import TouchLanguage
import Foundation
import TouchCanvas

/// What lies over the panels: chips of the past, outlines of what is hovered and focused, tooltip, palette, help.
enum OverPicture {
  static func draw(
    _ model: WindowModel, _ layout: WindowLayout, _ regions: [Picture.Region], touched: [Target],
    _ look: Look
  ) -> Picture {
    var picture = Picture()
    let size = model.workspace.size
    let bounds = CGRect(origin: .zero, size: size)
    let pointing = model.pointing
    let target = pointing.hover?.target
    let leavesMarks = model.cover?.leavesMarks ?? true
    if leavesMarks {
      marks(model, layout, regions, look, &picture)
      if let hover = pointing.outlined {
        // What a view had of a touch is written on; its lane shows it.
        let free = regions.filter { region in
          // Rows of the left panel mark themselves.
          guard !layout.left.contains(region.middle) else { return false }
          if case .view = region.target {
            return !layout.timeline.intersects(region.outline)
          }
          return true
        }
        outline(hover, free, look, &picture)
      }
      if pointing.showsFocus, let focus = pointing.focus,
        let region = regions.last(where: { $0.group == focus.group && $0.target == focus.target })
      {
        let panel = [layout.left, layout.right, layout.timeline].first {
          $0.contains(region.middle)
        }
        picture.append(
          FocusPicture.draw(region.outline, in: panel ?? bounds, radius: region.radius, look))
      }
    }
    if let notice = model.messages.notice, model.messages.problem == nil {
      self.notice(notice, layout.canvas, look, &picture)
    }
    if leavesMarks, let tooltip = pointing.tooltip {
      let spared = regions.filter { region in
        region.target == (tooltip.isPinned ? .why : .whyTitle)
          || layout.canvas.contains(region.outline)
            && (touched.contains(region.target) || isMarked(region.target, by: target))
      }
      // The buttons beside the one that is asked about stay to be seen, and the words of its lane.
      let toolbar = CGRect(x: 0, y: 0, width: size.width, height: WindowLayout.toolbar)
      let bar = toolbar.contains(tooltip.at) ? [toolbar] : []
      let lanes = regions.filter { region in
        guard case .lane = region.target else { return false }
        return layout.timeline.contains(tooltip.at) && region.outline.contains(tooltip.at)
      }
      picture.append(
        TooltipPicture.draw(
          tooltip.text, near: tooltip.at, in: bounds, look,
          sparing: (spared + lanes).map(\.outline) + bar))
    }
    if case .palette(var palette) = model.cover {
      palette.hover = target
      picture.append(PalettePicture.draw(palette, size: size, look))
    }
    if case .menu(var menu) = model.cover {
      menu.hover = target
      picture.append(MenuPicture.draw(menu, size: size, look))
    }
    // Rows of a menu can be dragged, too.
    if let compose = model.compose { picture.list.append(ComposePicture.over(compose, look)) }
    switch model.cover {
    case .question(let question):
      picture.append(QuestionPicture.draw(question, hover: target, size: size, look))
    case .work(let work):
      picture.append(WorkPicture.draw(work, hover: target, size: size, look))
    case .help(let help):
      let offset = model.workspace.offsets["help"] ?? 0
      picture.append(HelpPicture.draw(help, size: size, look, offset: offset).picture)
    case .palette, .menu, nil: break
    }
    return picture
  }

  /// Whether a target is what a number of the hit test is about, or its name: a tooltip of the number spares both.
  private static func isMarked(_ target: Target, by number: Target?) -> Bool {
    switch number {
    case .hit(let name), .rejected(let name): target == number || target == .view(name)
    default: false
    }
  }

  /// What was just done, at the foot of the scene, above the outlines of what is selected there.
  private static func notice(
    _ text: String, _ bounds: CGRect, _ look: Look, _ picture: inout Picture
  ) {
    let font = Font.ui(12, .medium)
    let lines = look.wrap(text, min(bounds.width - 48, 520), font)
    let width = (lines.map { look.width($0, font) }.max() ?? 0) + 28
    let height = Double(lines.count) * 17 + 19
    let box = CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - 40 - height, width: width, height: height)
    picture.list.fill(.roundedRectangle(box, 8), look.theme.panel)
    picture.list.stroke(.roundedRectangle(box, 8), look.theme.border, width: 1)
    for (index, line) in lines.enumerated() {
      let row = CGRect(
        x: box.minX, y: box.minY + 9.5 + Double(index) * 17, width: width, height: 17)
      picture.list.centered(line, in: row, font, look.theme.text, look)
    }
  }

  /// The selection wherever it shows, and a dot where the time stops.
  private static func marks(
    _ model: WindowModel, _ layout: WindowLayout, _ regions: [Picture.Region], _ look: Look,
    _ picture: inout Picture
  ) {
    let texts = texts(regions)
    let selection = model.pointing.selection
    for region in regions where region.target == selection && region.outline.width > 2 {
      // Rows of the left panel and lanes of the timeline mark themselves.
      let middle = CGPoint(x: region.outline.midX, y: region.outline.midY)
      guard !layout.left.contains(middle), !layout.timeline.contains(middle),
        !Self.marksItself(region, regions)
      else { continue }
      let isOverScene =
        layout.canvas.contains(region.outline)
        && layout.isFree(CGPoint(x: region.outline.midX, y: region.outline.midY))
      // Composing draws it with its handles.
      guard !isOverScene || model.compose?.boxes.isEmpty ?? true else { continue }
      let shape = Self.selection(region.outline, radius: region.radius, isOverScene: isOverScene)
      around(texts, region.outline, &picture.list) { list in
        onScreen(region.outline, regions, &list) { list in
          // As wide as the outline of a hit view, which would look out at the corners.
          if isOverScene { list.stroke(shape, .white, width: 5) }
          list.stroke(shape, isOverScene ? SceneColors.selection : look.theme.accent, width: 2)
        }
      }
    }
    for region in regions where model.time.breakpoints.contains(region.target) {
      let at = CGPoint(x: region.outline.minX + 6, y: region.outline.minY + 7)
      picture.list.fill(.circle(at, 5), look.theme.window)
      picture.list.fill(.circle(at, 4), look.theme.danger)
    }
  }

  /// The line around what is selected, 1 pt inside of it and parallel to its corners; those of what has no radius are the
  /// view's own on the scene.
  static func selection(_ outline: CGRect, radius: Double?, isOverScene: Bool) -> Path {
    let own = isOverScene ? radius.map { max(0, $0 - 1) } ?? 0 : radius ?? 5
    return .roundedRectangle(outline.insetBy(dx: 1, dy: 1), own)
  }

  /// The same object wherever it shows.
  private static func outline(
    _ hover: Picture.Region, _ regions: [Picture.Region], _ look: Look, _ picture: inout Picture
  ) {
    let own = hover.target.whole
    switch own {
    case .recognizer, .view, .finger, .responder, .lane: break
    default: return
    }
    let texts = texts(regions)
    for region in regions where region.target == own && !marksItself(region, regions) {
      around(texts, region.outline, &picture.list) { list in
        onScreen(region.outline, regions, &list) {
          $0.append(HoverPicture.draw(region.outline, radius: region.radius, look).list)
        }
      }
    }
  }

  /// The matrix raises the row and the column of what is selected or hovered: an outline around each of their parts would cut
  /// its lines.
  static func marksItself(_ region: Picture.Region, _ regions: [Picture.Region]) -> Bool {
    regions.contains { $0.target == .group("matrix") && $0.outline.contains(region.middle) }
  }

  /// What is written over the scene.
  private static func texts(_ regions: [Picture.Region]) -> [CGRect] {
    regions.filter { region in
      switch region.target {
      case .hit, .rejected, .area, .responder, .hud, .chain, .path, .legend, .note, .problem,
        .command(.fork), .command(.live), .command(.fingersLift):
        true
      default: false
      }
    }.map(\.outline) + regions.compactMap { $0.badge?.insetBy(dx: -2, dy: -2) }
  }

  /// Draws a mark around an object; around one on the scene it ends at the round corners of the screen, as the scene does.
  private static func onScreen(
    _ object: CGRect, _ regions: [Picture.Region], _ list: inout DrawList,
    _ draw: (inout DrawList) -> Void
  ) {
    guard let screen = regions.first(where: { $0.target == .screen })?.outline,
      screen.intersects(object)
    else { return draw(&list) }
    list.clipped(to: CanvasLayout.screen(screen), draw)
  }

  /// Draws a mark around an object, but not over the texts that stand there.
  private static func around(
    _ texts: [CGRect], _ object: CGRect, _ list: inout DrawList, _ draw: (inout DrawList) -> Void
  ) {
    let bounds = object.insetBy(dx: -4, dy: -4)
    let holes = texts.filter {
      $0.intersects(bounds) && !$0.insetBy(dx: -1, dy: -1).contains(object)
    }
    .map(\.integral)
    guard !holes.isEmpty else { return draw(&list) }
    for piece in Self.without(holes, bounds) { list.clipped(to: piece, draw) }
  }

  /// A rectangle without others, in pieces.
  static func without(_ holes: [CGRect], _ bounds: CGRect) -> [CGRect] {
    holes.reduce([bounds]) { pieces, hole in
      pieces.flatMap { piece -> [CGRect] in
        let cut = piece.intersection(hole)
        guard !cut.isNull, !cut.isEmpty else { return [piece] }
        return [
          CGRect(
            x: piece.minX, y: piece.minY, width: piece.width, height: cut.minY - piece.minY),
          CGRect(x: piece.minX, y: cut.maxY, width: piece.width, height: piece.maxY - cut.maxY),
          CGRect(x: piece.minX, y: cut.minY, width: cut.minX - piece.minX, height: cut.height),
          CGRect(x: cut.maxX, y: cut.minY, width: piece.maxX - cut.maxX, height: cut.height),
        ].filter { !$0.isEmpty }
      }
    }
  }
}

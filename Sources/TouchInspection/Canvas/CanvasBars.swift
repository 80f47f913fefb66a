import Foundation
import TouchCanvas
import TouchLanguage
package import TouchReading
import TouchTrace

/// The line above the device: at the left the run, at the right how the time stands and the ways to go on.
enum CanvasHead {
  private static let font = Font.ui(13, .medium)
  /// The chips have at least this much of it before the run's name is cut.
  private static let least = 120.0

  static func draw(
    _ model: CanvasModel, in bounds: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    guard bounds.height > 0 else { return picture }
    let room = bounds.insetBy(dx: CanvasLayout.edge, dy: 0)
    if let composing = model.composing {
      draw(composing, in: room, bounds, model.hover, look, &picture)
      return picture
    }
    var live = model.live
    live.moment = moment(live)
    let run = model.runs.isEmpty ? nil : Text.canvas.run(model.run)
    let runWidth = run.map { look.width($0, font) + 24 } ?? 0
    var chips = (picture: Picture(), size: CGSize.zero)
    for shortness in 0...LivePicture.shortest {
      chips = LivePicture.chips(live, look, width: room.width, shortness: shortness)
      let wanted = min(runWidth, least)
      if chips.size.width + (run == nil ? 0 : wanted + 16) <= room.width { break }
    }
    picture.append(
      chips.picture,
      offset: CGPoint(x: room.maxX - chips.size.width, y: bounds.midY - chips.size.height / 2))
    guard let run else { return picture }
    let width = min(runWidth, room.width - chips.size.width - 16)
    guard width > 60 else { return picture }
    let box = CGRect(x: room.minX, y: bounds.midY - 12, width: width, height: 24)
    let isHovered = model.hover == .more(.run)
    picture.list.label(
      look.fit(run, width - 24, font), x: box.minX, middle: box.midY, font,
      isHovered ? look.theme.accent : look.theme.text, look)
    let tip = CGPoint(x: box.minX + min(runWidth, width) - 12, y: box.midY)
    picture.list.stroke(
      .polyline([
        CGPoint(x: tip.x - 4, y: tip.y - 2), CGPoint(x: tip.x, y: tip.y + 2),
        CGPoint(x: tip.x + 4, y: tip.y - 2),
      ]), look.theme.secondary, width: 1.5)
    let target = CGRect(
      x: box.minX, y: bounds.minY, width: box.width, height: bounds.height)
    picture.region(.more(.run), target, "\(run)\n\(Text.canvas.runHelp)")
    return picture
  }

  /// What composing says, and the button with which touches reach the scene.
  private static func draw(
    _ head: ComposeHead, in room: CGRect, _ bounds: CGRect, _ hover: Target?, _ look: Look,
    _ picture: inout Picture
  ) {
    let width = look.width(head.button, .ui(12, .medium)) + 24
    let button = CGRect(
      x: room.maxX - width, y: bounds.midY - 13, width: width, height: 26)
    let target = Target.command(.composeTry)
    let shape = Path.roundedRectangle(button.insetBy(dx: 0.5, dy: 0.5), 6)
    if head.isTrying {
      picture.list.fill(shape, look.theme.accent)
    } else if hover == target {
      picture.list.fill(shape, look.theme.raised)
    }
    picture.list.stroke(shape, head.isTrying ? look.theme.accent : look.theme.border, width: 1)
    picture.list.centered(
      head.button, in: button, .ui(12, .medium),
      head.isTrying ? look.theme.onAccent : look.theme.text, look)
    picture.region(target, button, Text.commands.words(.composeTry).summary)
    let left = button.minX - room.minX - 12
    guard left > 40 else { return }
    picture.list.trailing(
      look.fitTail(head.text, left, .ui(12)), right: button.minX - 12, middle: bounds.midY,
      .ui(12), look.theme.secondary, look)
  }

  /// How the time stands; in a picture nothing goes on.
  private static func moment(_ live: LiveModel) -> MomentState {
    switch live.mode {
    case .live:
      switch live.picture {
      case nil: .live
      case .end?: .end
      case .before?: .paused
      }
    case .replaying: .replaying
    case .paused: .paused
    case .seeking: .past
    case .playing: .playing
    }
  }
}

/// The line below the device: at the left the path of the hit test, at the right what the signs in use mean.
enum CanvasFoot {
  private static let font = Font.ui(11)
  private static let pathFont = Font.ui(12)
  private static let copy = 24.0
  private static let gap = 24.0
  /// Of a long path, points.
  private static let leastPath = 140.0

  static func draw(
    _ input: PictureInput, _ drawn: SceneOverlays, _ overlays: Overlays, in bounds: CGRect,
    hover: Target?, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let scene = drawn.scene
    guard bounds.height > 0, overlays.contains(.hit), !scene.hit.visited.isEmpty else {
      return picture
    }
    let room = bounds.insetBy(dx: CanvasLayout.edge, dy: 0)
    let path = HitPathText.text(input, scene.hits)
    let pathWidth = look.width(path, pathFont) + copy
    // The path may be cut, the words of the legend not; what is drawn apart seldom gives way first.
    var all = signs(scene)
    if !scene.ghosts.isEmpty || !scene.leftHits.isEmpty {
      all.insert(.ghost, at: min(1, all.count))
    }
    if let missed = drawn.missed?.legend { all.append(missed) }
    if drawn.margin != nil { all.append(.margin) }
    // What was never asked is told with its sign beside the device, too.
    let told = all.filter { $0 != .neverAsked }
    let legends = [all, told, told.filter { $0 != .clear }]
    let signs = legends.first { signs in
      legendWidth(signs, look) + min(pathWidth, leastPath) + gap <= room.width
    }
    let legend = signs.map { legendWidth($0, look) + gap } ?? 0
    drawPath(
      path, room, room.width - legend, hover == .command(.copyPath), look, &picture)
    guard let signs else { return picture }
    // Those of what is pointed at stand before the others, where the path leaves them room: nothing moves for them.
    let more = Self.signs(drawn.marked.scene).filter { !all.contains($0) } + signs
    let hasRoom = pathWidth + legendWidth(more, look) + gap <= room.width
    draw(hasRoom ? more : signs, room, look, &picture)
    return picture
  }

  private static func drawPath(
    _ path: String, _ room: CGRect, _ most: Double, _ isHovered: Bool, _ look: Look,
    _ picture: inout Picture
  ) {
    let shown = shortened(path, most - copy, look)
    let width = look.width(shown, pathFont)
    guard width + copy <= most + 0.5 else { return }
    let color = look.theme.secondary
    picture.list.label(shown, x: room.minX, middle: room.midY, pathFont, color, look)
    picture.region(
      .path, CGRect(x: room.minX, y: room.minY, width: width, height: room.height),
      "\(path)\n\(Text.canvas.hitPathHelp)")
    let button = CGRect(
      x: room.minX + width + 2, y: room.midY - copy / 2, width: copy, height: copy)
    let ink = isHovered ? look.theme.text : color
    let (x, y) = (button.midX, button.midY)
    let back = CGRect(x: x - 5.5, y: y - 5.5, width: 8, height: 9)
    picture.list.stroke(.roundedRectangle(back, 2), ink, width: 1.2)
    var front = Path()
    front.move(CGPoint(x: x - 2.5, y: y + 5.5))
    front.line(CGPoint(x: x + 5.5, y: y + 5.5))
    front.line(CGPoint(x: x + 5.5, y: y - 3))
    picture.list.stroke(front, ink, width: 1.2)
    picture.region(.command(.copyPath), button, Text.canvas.copyPathHelp)
  }

  /// A path without names from its middle, where it has no room for all of them: half a name looks like another one.
  static func shortened(_ path: String, _ width: Double, _ look: Look) -> String {
    guard look.width(path, pathFont) > width else { return path }
    let names = path.components(separatedBy: HitPathText.separator)
    var fitting: String?
    // From the shortest on: of a very long path few are measured.
    for kept in 2..<max(3, names.count) where kept < names.count {
      let shown = names.prefix(kept / 2) + ["\u{2026}"] + names.suffix(kept - kept / 2)
      let text = shown.joined(separator: HitPathText.separator)
      guard look.width(text, pathFont) <= width else { break }
      fitting = text
    }
    if let fitting { return fitting }
    let before = "\u{2026}" + HitPathText.separator
    return before + look.fit(names.last ?? "", width - look.width(before, pathFont), pathFont)
  }

  // MARK: Legend

  /// The signs that are in the picture, the strongest first.
  static func signs(_ scene: HitScene) -> [LegendEntry] {
    guard !scene.hit.visited.isEmpty else { return [] }
    var used: Set<LegendEntry> = []
    for seen in scene.views.all {
      guard let sign = scene.outline(of: seen) else { continue }
      switch sign {
      case .hit: used.formUnion(scene.isClear(seen) ? [.hitView, .clear] : [.hitView])
      case .way: used.insert(.onPath)
      case .cause: used.insert(.cause)
      case .refused: used.insert(.refused)
      case .unasked: used.insert(.neverAsked)
      }
    }
    let all: [LegendEntry] = [.hitView, .clear, .onPath, .cause, .refused, .neverAsked]
    return all.filter(used.contains)
  }

  private static func legendWidth(_ signs: [LegendEntry], _ look: Look) -> Double {
    signs.reduce(0) { $0 + look.width(Text.canvas.title(of: $1), font) + 22 }
      + Double(max(0, signs.count - 1)) * 16
  }

  private static func draw(
    _ signs: [LegendEntry], _ room: CGRect, _ look: Look, _ picture: inout Picture
  ) {
    let width = legendWidth(signs, look)
    var x = room.maxX - width
    picture.region(
      .legend, CGRect(x: x, y: room.minY, width: width, height: room.height),
      Text.canvas.legendHelp)
    for sign in signs {
      let box = CGRect(x: x, y: room.midY - 5, width: 16, height: 10)
      draw(sign, .roundedRectangle(box, 3), look.theme, &picture.list)
      let title = Text.canvas.title(of: sign)
      picture.list.label(title, x: x + 22, middle: room.midY, font, look.theme.secondary, look)
      x += look.width(title, font) + 38
    }
  }

  /// The legend lies beside the scene, so its colours are those of the theme.
  private static func draw(
    _ sign: LegendEntry, _ shape: Path, _ theme: Theme, _ list: inout DrawList
  ) {
    let (color, like): (Color, HitSign) =
      switch sign {
      case .hitView: (theme.ended.color, .hit)
      case .onPath, .clear: (theme.ended.color, .way)
      case .cause: (StateLook.ink(.failed, theme), .cause)
      case .ghost: (theme.ended.color, .unasked)
      case .refused: (theme.secondary, .refused)
      case .neverAsked: (theme.secondary, .unasked)
      case .edge, .touchArea: (SceneColors.distance, .way)
      case .refusedArea: (SceneColors.cause, .way)
      case .takenArea: (SceneColors.way, .way)
      // On the dark ground of the window its own colour would not be seen.
      case .margin: (theme.name == "light" ? SceneColors.distance : Color(0xFF6B9D), .refused)
      }
    if [.edge, .touchArea, .refusedArea, .takenArea].contains(sign) {
      // As on the scene, which is not as dark as the ground of the window.
      list.fill(shape, Color(0xF3F5F8))
      list.fill(shape, color.opacity(0.16))
    }
    if sign == .clear { list.pattern(shape, color.opacity(0.35), .checkers) }
    let width = sign == .hitView || sign == .ghost ? 2 : 1.2
    list.stroke(shape, color, width: width, dash: sign == .ghost ? [2, 3] : SceneColors.dash(like))
  }
}

/// The path of a hit test as text: below the device, and copied.
package enum HitPathText {
  /// Between two names.
  static let separator = " \u{203A} "

  /// From the window to the hit view; of several touches that of the last one. Empty before a hit test.
  static func text(_ input: PictureInput, _ hits: [HitReading]) -> String {
    guard let hit = hits.last, !hit.path.isEmpty else { return "" }
    var names = hit.path.map { input.label(of: $0) }
    if hit.isRedirected { names.append(input.label(of: hit.winner)) }
    let touch =
      Set(hits.map(\.finger)).count < 2
      ? nil : input.reading.finger(of: hit)?.number
    return Text.canvas.hitPath(names, touch: touch)
  }

  /// The path that shows now; nil before a hit test.
  package static func text(_ input: PictureInput) -> String? {
    let text = text(input, input.probe.map { [$0] } ?? input.reading.hits)
    return text.isEmpty ? nil : text
  }
}

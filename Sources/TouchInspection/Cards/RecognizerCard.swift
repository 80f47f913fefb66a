import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// How much of a recognizer a card tells.
enum CardSize: Hashable {
  /// One line: the path of the attempt in words, and the reason.
  case small
  /// The state machine with names, and the reason beside it.
  case medium
  /// Names, times and order of the states, the reason and all gauges.
  case large
  /// The large one 1.6 times as large, with the reasons on the edges, for pictures.
  case poster
}

/// What sets a card off from the others; a row has no box of its own.
enum CardEmphasis { case none, decisive, selected, row }

/// One recognizer: its name, its state machine, why it is where it is, and how far it is from its limits.
enum RecognizerCard {
  static let posterScale = 1.6

  /// Nothing when the scene has no such recognizer.
  static func draw(
    _ handle: Handle, _ input: PictureInput, size: CardSize, width: Double, _ look: Look
  ) -> (picture: Picture, height: Double) {
    guard let content = RecognizerCardContent(handle, input) else { return (Picture(), 0) }
    return draw(content, size, width, look)
  }

  /// `smallHeight`: of a small card, which is higher where fingers press it; `pathStart`: where its states begin at least, so
  /// that those of several cards stand in a column, points; `hasReason` is false for a large card below
  /// the sentence that tells the reason.
  static func draw(
    _ content: RecognizerCardContent, _ size: CardSize, _ width: Double,
    emphasis: CardEmphasis = .none, smallHeight: Double = 32, pathStart: Double = 0,
    hasReason: Bool = true, _ look: Look
  ) -> (picture: Picture, height: Double) {
    let inner: (picture: Picture, height: Double) =
      switch size {
      case .small:
        (
          RecognizerCardSmall.draw(content, width, smallHeight, pathStart: pathStart, look),
          smallHeight
        )
      case .medium:
        (
          RecognizerCardMedium.draw(content, width, look),
          RecognizerCardMedium.height(isDiscrete: content.story.isDiscrete)
        )
      case .poster where width > 400: poster(content, width, look)
      case .large, .poster: large(content, width, hasReason: hasReason, look)
      }
    let unit = size == .poster ? posterScale : 1
    let box = CGRect(x: 0, y: 0, width: width, height: inner.height)
    let edge = edge(content, emphasis, look)
    var picture = Picture()
    picture.region(.recognizer(content.snapshot.name), box, content.tooltip)
    picture.regions[0].radius = 8 * unit
    if emphasis != .row { picture.list.fill(.roundedRectangle(box, 8 * unit), look.theme.panel) }
    if emphasis != .row || content.isBusy {
      picture.list.stroke(
        .roundedRectangle(
          box.insetBy(dx: edge.width * unit / 2, dy: edge.width * unit / 2), 8 * unit),
        edge.color, width: edge.width * unit)
    }
    picture.append(content.isInPlay ? inner.picture : dimmed(inner.picture, look))
    return (picture, inner.height)
  }

  private static func edge(
    _ content: RecognizerCardContent, _ emphasis: CardEmphasis, _ look: Look
  ) -> (color: Color, width: Double) {
    switch emphasis {
    case .selected: (look.theme.accent, 2)
    case .decisive where content.isInPlay: (StateLook.ink(content.reading, look.theme), 2)
    case .none, .decisive, .row:
      content.isBusy
        ? (StateLook.look(content.reading, look.theme).color, 2)
        : (look.theme.border.opacity(0.6), 1)
    }
  }

  /// Graphics at 55 %; texts stay readable.
  private static func dimmed(_ picture: Picture, _ look: Look) -> Picture {
    var dimmed = picture
    dimmed.list.commands = picture.list.commands.map { command in
      switch command {
      case .fill(let path, let color): .fill(path, color.opacity(0.55))
      case .pattern(let path, let color, let pattern):
        .pattern(path, color.opacity(0.55), pattern)
      case .stroke(let path, let color, let stroke): .stroke(path, color.opacity(0.55), stroke)
      case .text(let text, let at, let font, _):
        .text(text, at: at, font, look.theme.secondary)
      case .pushClip, .popClip: command
      }
    }
    return dimmed
  }

  // MARK: Large

  private static let stripFont = Font.ui(12, .medium)

  /// From the card's top to the diagram's; an arc over Held needs more space.
  private static func top(_ content: RecognizerCardContent) -> Double {
    content.story.isDiscrete || !content.story.hasHeld ? 38 : 46
  }

  /// From the card's top to the line with the reason.
  private static func stripMiddle(_ content: RecognizerCardContent) -> Double {
    top(content) + StateDiagram.height(isDiscrete: content.story.isDiscrete) + 14
  }

  static func largeHeight(
    _ content: RecognizerCardContent, gauges: Int, hasReason: Bool = true
  ) -> Double {
    let strip = hasReason && content.endIsAReason ? 12.0 : -10
    return stripMiddle(content) + strip + Double(content.unknown.count) * 18
      + Double(gauges) * GaugesPicture.rowHeight + (gauges > 0 ? 8 : 4)
  }

  private static func large(
    _ content: RecognizerCardContent, _ width: Double, hasReason: Bool, _ look: Look
  ) -> (picture: Picture, height: Double) {
    let hasReason = hasReason && content.endIsAReason
    var picture = Picture()
    RecognizerCardHeader.draw(content, width, look, &picture.list)
    // In a narrow card the nodes come nearer, and their texts stay as large.
    let scale = min(1, (width - 8) / StateDiagram.width)
    var story = content.story
    story.textSize = 11 / scale
    let diagram = StateDiagram.draw(story, look).scaled(scale)
    picture.append(
      diagram, offset: CGPoint(x: (width - StateDiagram.width * scale) / 2, y: top(content)))
    below(content, offset: 0, width, hasReason: hasReason, look, &picture.list)
    return (
      picture, largeHeight(content, gauges: content.gauges.count, hasReason: hasReason)
    )
  }

  /// The reason, what the machine does not know, and the gauges; `offset`: how much lower than in a large card, points.
  private static func below(
    _ content: RecognizerCardContent, offset: Double, _ width: Double, hasReason: Bool,
    _ look: Look, _ list: inout DrawList
  ) {
    var y = stripMiddle(content) + offset - (hasReason ? 0 : 22)
    if hasReason {
      list.label(
        content.strip(width: width - 32, stripFont, look), x: 16, middle: y, stripFont,
        look.theme.text, look)
    }
    for line in content.unknown {
      y += 18
      list.label(
        look.fit(line, width - 32, stripFont), x: 16, middle: y, stripFont,
        StateDiagram.unknownColor(look.theme), look)
    }
    GaugesPicture.draw(
      content.gauges, content.reading, y: y + 20, width: width, look, &list)
  }

  // MARK: Poster

  /// Space for labels above and below the diagram, points of the large card.
  private static let posterMargin = (top: 14.0, bottom: 18.0)
  /// Space for the way back to possible beside it.
  private static let posterSide = 10.0

  private static func poster(
    _ content: RecognizerCardContent, _ width: Double, _ look: Look
  ) -> (picture: Picture, height: Double) {
    let scale = min(posterScale, width / (StateDiagram.width + 2 * posterSide))
    let inner = width / scale
    var small = Picture()
    RecognizerCardHeader.draw(content, inner, look, &small.list)
    let origin = CGPoint(
      x: (inner - StateDiagram.width) / 2, y: top(content) + posterMargin.top)
    // The reasons on the edges have the room of the times.
    var story = content.story
    story.times = [:]
    small.append(StateDiagram.draw(story, look, showsResets: true), offset: origin)
    let extra = posterMargin.top + posterMargin.bottom
    let diagram = StateDiagram.height(isDiscrete: content.story.isDiscrete)
    below(content, offset: extra, inner, hasReason: content.endIsAReason, look, &small.list)
    var picture = small.scaled(scale)
    let bounds = CGRect(
      x: 8, y: (top(content) - 6) * scale, width: width - 16, height: (diagram + extra + 14) * scale
    )
    let offset = CGPoint(x: origin.x * scale, y: origin.y * scale)
    StateDiagramLabels.draw(
      content.story, scale: scale, offset: offset, bounds: bounds,
      avoid: others(content, scale, offset, look), look, &picture.list)
    return (
      picture, (largeHeight(content, gauges: content.gauges.count) + extra) * scale
    )
  }

  /// Texts of the diagram outside its nodes: the count of the loop and "reset".
  private static func others(
    _ content: RecognizerCardContent, _ scale: Double, _ offset: CGPoint, _ look: Look
  ) -> [CGRect] {
    let bottom = StateDiagramRoutes.resets(isDiscrete: content.story.isDiscrete).bottom
    var boxes = [CGRect(x: 36, y: bottom - 8, width: 50, height: 16)]
    let changes = StateDiagram.changes(content.reading)
    if !content.story.isDiscrete, changes > 1 {
      let width = look.width("\u{00D7}\(changes)", .ui(11, .medium))
      let loop = StateDiagram.positions(isDiscrete: false, hasHeld: false).first {
        $0.0 == .changed
      }
      let corner = StateDiagram.box(loop?.1 ?? .zero)
      boxes.append(
        CGRect(x: corner.midX - 20, y: corner.maxY, width: 46 + width, height: 24))
    }
    return boxes.map {
      CGRect(
        x: $0.minX * scale + offset.x, y: $0.minY * scale + offset.y, width: $0.width * scale,
        height: $0.height * scale)
    }
  }
}

extension Picture {
  fileprivate func scaled(_ scale: Double) -> Picture {
    let t = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    var picture = Picture()
    picture.list.append(list, transform: t)
    picture.regions = regions.map {
      Region(target: $0.target, outline: $0.outline.applying(t), tooltip: $0.tooltip)
    }
    return picture
  }
}

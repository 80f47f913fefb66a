import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The nodes of a diagram.
extension StateDiagram {
  /// How far the name stands above the middle of its node, and the time below it.
  private static let timeDrop = 7.0

  static func draw(
    _ node: Node, _ center: CGPoint, _ story: Story, _ look: Look, _ picture: inout Picture
  ) {
    let box = box(center)
    let style = self.look(node, story.reading, look.theme)
    let shape = Path.roundedRectangle(box, 8)
    let visits = story.visits(node)
    let label = label(node, story.reading)
    let name = Text.cards.node(label)
    picture.region(
      .recognizerPart(story.name, .node(node)), box, Text.cards.node(label, entered: visits))
    picture.list.fill(shape, look.theme.window)
    if node == story.active {
      active(node, box, style, story, look, &picture.list)
    } else if visits > 0 {
      picture.list.fill(shape, style.color.opacity(tint(look.theme)))
      picture.list.stroke(shape, style.color, width: 1.5)
      picture.list.centered(
        name, in: nameRow(node, box, story), .ui(story.textSize, .medium), look.theme.text, look)
      time(node, box, story, look.theme.text, look, &picture.list)
    } else {
      picture.list.stroke(shape, look.theme.border, width: 1, dash: [4, 3])
      picture.list.centered(name, in: box, .ui(story.textSize, .medium), look.theme.secondary, look)
    }
    if visits > 1, node != .changed {
      corner(visits, box, style, story.textSize, look, &picture.list)
    }
  }

  /// How strong the colour of a state that was passed is: on white a weak one of a dark colour is grey, and not its hue.
  static func tint(_ theme: Theme) -> Double { theme == .light ? 0.4 : 0.2 }

  /// Where the name stands: above the time, where there is one.
  private static func nameRow(_ node: Node, _ box: CGRect, _ story: Story) -> CGRect {
    story.times[node] == nil ? box : box.offsetBy(dx: 0, dy: -timeDrop)
  }

  /// In the lower half of its node: when the state was first entered.
  private static func time(
    _ node: Node, _ box: CGRect, _ story: Story, _ ink: Color, _ look: Look, _ list: inout DrawList
  ) {
    guard let time = story.times[node] else { return }
    list.centered(
      Units.milliseconds(time), in: box.offsetBy(dx: 0, dy: timeDrop), .mono(story.textSize),
      ink, look)
  }

  /// How often a state was entered, at the node's upper right corner.
  private static func corner(
    _ visits: Int, _ box: CGRect, _ style: Theme.Look, _ textSize: Double, _ look: Look,
    _ list: inout DrawList
  ) {
    let font = Font.ui(textSize, .bold)
    let text = "\u{00D7}\(visits)"
    let width = look.width(text, font) + 6
    let pill = CGRect(x: box.maxX + 3 - width, y: box.minY - 8, width: width, height: 15)
    list.fill(.roundedRectangle(pill, 7), look.theme.panel)
    list.stroke(.roundedRectangle(pill, 7), style.color, width: 1)
    list.label(text, x: pill.minX + 3, middle: pill.midY, font, look.theme.text, look)
  }

  /// Filled with its colour and pattern; glyph and name are on the plain color.
  private static func active(
    _ node: Node, _ box: CGRect, _ style: Theme.Look, _ story: Story, _ look: Look,
    _ list: inout DrawList
  ) {
    let shape = Path.roundedRectangle(box, 8)
    list.fill(shape, style.color)
    if let pattern = style.pattern { list.pattern(shape, style.label.opacity(0.3), pattern) }
    list.stroke(shape, look.theme.text, width: 2)
    let font = Font.ui(story.textSize, .bold)
    let sign = StateGlyph.radius * 2 + 4
    let name = look.fit(name(node, story.reading), box.width - 8, font)
    let width = look.width(name, font)
    let hasSign = width + sign <= box.width - 8
    let left = (box.midX - (width + (hasSign ? sign : 0)) / 2).rounded()
    let middle = nameRow(node, box, story).midY
    if style.pattern != nil {
      let ground = CGRect(
        x: left - 3, y: middle - 9, width: width + (hasSign ? sign : 0) + 6, height: 18)
      let whole =
        story.times[node] == nil
        ? ground
        : ground.union(
          ground.offsetBy(dx: 0, dy: timeDrop * 2).insetBy(dx: 0, dy: 2))
      list.fill(.roundedRectangle(whole, 4), style.color)
    }
    if hasSign {
      let at = CGPoint(x: left + StateGlyph.radius, y: middle)
      StateGlyph.draw(
        &list, node, isPrevented: story.reading.isPrevented, at: at, style.label)
    }
    list.label(name, x: left + (hasSign ? sign : 0), middle: middle, font, style.label, look)
    time(node, box, story, style.label, look, &list)
  }

  static func look(_ node: Node, _ reading: RecognizerReading, _ theme: Theme) -> Theme.Look {
    switch node {
    case .possible: theme.possible
    case .held: theme.held
    case .began: theme.began
    case .changed: theme.changed
    case .ended: theme.ended
    case .cancelled: theme.cancelled
    case .failed:
      reading.transitions.last.flatMap { $0.to == .failed ? StateLook.look($0, theme) : nil }
        ?? theme.failed
    }
  }

  static func name(_ node: Node, _ reading: RecognizerReading) -> String {
    Text.cards.node(label(node, reading))
  }

  /// A failed one that another recognizer prevented is named so.
  private static func label(_ node: Node, _ reading: RecognizerReading) -> StateLabel {
    node == .failed && reading.isPrevented ? .prevented : node.label
  }
}

extension DiagramNode {
  var label: StateLabel {
    switch self {
    case .possible: .possible
    case .held: .held
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

extension RecognizerReading {
  /// True when it failed because another one recognized.
  var isPrevented: Bool {
    !isHeld && state == .failed && (transitions.last?.reason ?? .none).isPrevention
  }
}

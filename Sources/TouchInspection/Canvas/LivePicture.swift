package import TouchLanguage
package import Foundation
import TouchCanvas
import TouchReading

/// What the window says of the moment that it shows.
package struct LiveModel: Sendable {
  /// How the time goes.
  package var mode = PlaybackMode.live
  /// Which moment of a run or recording a still picture shows; nil in a window, where time can go on.
  package var picture: StillMoment?
  /// What of that is said; nil where it is not.
  var moment: MomentState?
  /// False while an earlier moment shows.
  package var isLive = true
  /// Time goes on, and what is down may move with the next frame.
  package var goesOn = false
  /// Inputs are written to a recording.
  package var isRecording = false
  /// How long the recording is that is not yet saved, seconds; nil while there is none.
  var recordedTime: Double?
  /// Events that came since, while an earlier moment shows.
  package var newEvents = 0
  /// How long before the newest of them that moment is, seconds.
  var behind = 0.0
  /// Fingers that are down and that nobody holds, by number.
  package var heldFingers: [Int] = []
  /// Which views are drawn.
  package var focus = SceneFocus()
  /// Of those fingers the ones that move together.
  package var linkedFingers: [Int] = []
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight = 24.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}
}

/// The moment of a picture that is made without a window.
package enum StillMoment: Sendable {
  /// The end of what was played.
  case end
  /// A moment that was asked for, after which the run or recording goes on.
  case before
}

/// Chips in the canvas's head: how the time stands, ways back to now or on from here, and fingers that nobody holds.
package enum LivePicture {
  /// The chips in rows of a width; their size is that of the picture.
  package static func chip(
    _ model: LiveModel, _ look: Look, width: Double = .greatestFiniteMagnitude
  ) -> (picture: Picture, size: CGSize) {
    chips(model, look, width: width, shortness: 0)
  }

  /// How many shorter wordings there are; the shortest are signs alone.
  static let shortest = 4

  /// The same with shorter words.
  static func chips(
    _ model: LiveModel, _ look: Look, width: Double, shortness: Int
  ) -> (picture: Picture, size: CGSize) {
    var row = LiveRow(model, look, width: width)
    for chip in LiveChip.all(model) where shortness == 0 || !chip.isSpare {
      row.add(chip, chip.texts[min(shortness, chip.texts.count - 1)])
    }
    return (row.pen.picture, row.size)
  }
}

/// One of the chips, with its wordings from the longest to none.
struct LiveChip {
  enum Kind {
    case recording, moment(MomentState), news, fork, live, held, focus

    /// Whose sign says what a press does, where no words stand beside it.
    var withoutWords: Self { if case .news = self { .live } else { self } }
  }
  let kind: Kind
  /// What a press does; nil for what only tells something.
  let command: CommandID?
  let texts: [String]
  let tooltip: String
  /// Says the same as another one.
  var isSpare = false

  /// A press on it leads on.
  var isAction: Bool {
    switch kind {
    case .news, .fork, .live, .held, .focus: true
    case .recording, .moment: false
    }
  }

  private static func texts(_ focus: SceneFocus) -> [String] {
    if focus.isolated == nil, focus.hidden.isEmpty, let layers = focus.layers {
      return Text.canvas.layers(layers.first, layers.last)
    }
    return Text.canvas.focus(focus.isolated, hidden: focus.hidden.sorted())
  }

  static func all(_ model: LiveModel) -> [LiveChip] {
    var chips: [LiveChip] = []
    if model.isRecording {
      chips.append(
        LiveChip(
          kind: .recording, command: .record,
          texts: Text.canvas.recording(model.recordedTime) + [""],
          tooltip: Text.canvas.recordingHelp))
    }
    if let moment = model.moment {
      chips.append(
        LiveChip(
          kind: .moment(moment), command: nil, texts: [Text.canvas.moment(moment), ""],
          tooltip: Text.canvas.momentHelp(moment)))
    }
    if !model.heldFingers.isEmpty { chips.append(held(model.heldFingers)) }
    if !model.focus.isAll {
      chips.append(
        LiveChip(
          kind: .focus, command: .showAllViews,
          texts: Self.texts(model.focus) + [""],
          tooltip: Text.commands.words(.showAllViews).summary))
    }
    // Nothing leads on from a picture.
    guard !model.isLive, model.picture == nil else { return chips }
    // Within one moment no time has passed, and the way back says enough.
    let isBehind = model.behind >= 0.0005
    if isBehind {
      chips.append(
        LiveChip(
          kind: .news, command: .live,
          texts: Text.canvas.behindLive(by: model.behind) + [""],
          tooltip: Text.canvas.behindLiveHelp(events: model.newEvents)))
    }
    chips.append(
      LiveChip(
        kind: .fork, command: .fork,
        texts: Text.canvas.branchFromHere + [""], tooltip: Text.canvas.branchFromHereHelp))
    chips.append(
      LiveChip(
        kind: .live, command: .live,
        texts: Text.canvas.backToLive + [""], tooltip: Text.canvas.backToLiveHelp,
        isSpare: isBehind))
    return chips
  }

  private static func held(_ fingers: [Int]) -> LiveChip {
    LiveChip(
      kind: .held, command: .fingersLift, texts: Text.canvas.heldFingers(fingers) + [""],
      tooltip: Text.canvas.heldFingersHelp(fingers))
  }
}

/// Chips one after the other.
private struct LiveRow {
  let model: LiveModel
  let width: Double
  var pen: PanelPen
  var size = CGSize.zero
  private var at = CGPoint.zero

  init(_ model: LiveModel, _ look: Look, width: Double) {
    self.model = model
    self.width = width
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
  }

  mutating func add(_ chip: LiveChip, _ text: String) {
    let height = max(24 * pen.scale, model.rowHeight)
    let font = pen.ui(12, .medium)
    let sign = 22 * pen.scale
    let own = text.isEmpty ? height : min(pen.look.width(text, font) + sign, width)
    if at.x > 0, at.x + own > width { at = CGPoint(x: 0, y: at.y + height + 4) }
    let box = CGRect(x: at.x, y: at.y, width: own, height: height)
    let isHovered = chip.command.map { model.hover == .command($0) } ?? false
    let kind = text.isEmpty ? chip.kind.withoutWords : chip.kind
    draw(
      kind, at: CGPoint(x: text.isEmpty ? box.midX : box.minX + 8 * pen.scale, y: box.midY),
      color(kind))
    if !text.isEmpty {
      let ink = isHovered ? pen.theme.text : chip.isAction ? pen.theme.accent : pen.theme.secondary
      pen.picture.list.label(
        pen.look.fit(text, box.width - sign, font), x: box.minX + sign, middle: box.midY, font, ink,
        pen.look)
    }
    let tooltip = text.isEmpty ? Text.panels.pair(chip.texts[0], chip.tooltip) : chip.tooltip
    pen.picture.region(chip.command.map { .command($0) } ?? .note(chip.texts[0]), box, tooltip)
    at.x = box.maxX + 16
    size = CGSize(width: max(size.width, box.maxX), height: box.maxY)
  }

  private func color(_ kind: LiveChip.Kind) -> Color {
    switch kind {
    case .recording: pen.theme.danger
    case .moment, .news: pen.theme.secondary
    case .fork, .held, .focus, .live: pen.theme.accent
    }
  }

  private mutating func draw(_ kind: LiveChip.Kind, at c: CGPoint, _ color: Color) {
    let s = pen.scale
    switch kind {
    case .recording, .news: pen.picture.list.fill(.circle(c, 4 * s), color)
    case .moment(let moment):
      switch moment {
      case .live: pen.picture.list.fill(.circle(c, 4 * s), pen.theme.ended.color)
      case .end: LiveGlyph.toEnd(&pen.picture.list, at: c, scale: s, color)
      case .paused, .past: Glyph.pause(&pen.picture.list, at: c, size: 11 * s, color)
      case .playing, .replaying: Glyph.play(&pen.picture.list, at: c, size: 11 * s, color)
      }
    case .live: LiveGlyph.toEnd(&pen.picture.list, at: c, scale: s, color)
    case .fork: LiveGlyph.fork(&pen.picture.list, at: c, scale: s, color)
    case .held: LiveGlyph.pin(&pen.picture.list, at: c, scale: s, color)
    case .focus: Glyph.cross(&pen.picture.list, at: c, size: 3.5 * s, color, width: 1.6)
    }
  }
}

/// Signs for ways through time.
enum LiveGlyph {
  /// A line that goes on and one that leaves it.
  static func fork(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    list.stroke(.line(p(-6, 3), p(6, 3)), color, width: 1.5)
    var path = Path()
    path.move(p(-4, 3))
    path.cubic(p(0, 3), p(-1, -3.5), p(4, -3.5))
    list.stroke(path, color, width: 1.5)
    Glyph.arrowHead(&list, tip: p(7, -3.5), from: p(0, -3.5), size: 4.5 * s, color)
  }

  /// A pin that holds something in its place.
  static func pin(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    list.fill(.circle(p(0, -2.5), 3.2 * s), color)
    list.stroke(.line(p(0, -1), p(0, 6)), color, width: 1.6)
  }

  /// Two links of a chain.
  static func link(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    for dx in [-2.6, 2.6] {
      let box = CGRect(x: c.x + (dx - 3.6) * s, y: c.y - 2.4 * s, width: 7.2 * s, height: 4.8 * s)
      list.stroke(.roundedRectangle(box, 2.4 * s), color, width: 1.4)
    }
  }

  /// An arrow that turns back.
  static func back(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: c.x + x * s, y: c.y + y * s) }
    var path = Path()
    path.move(p(-3, -2.5))
    path.line(p(1.5, -2.5))
    path.cubic(p(6, -2.5), p(6, 4), p(1.5, 4))
    path.line(p(-2, 4))
    list.stroke(path, color, width: 1.4)
    Glyph.arrowHead(&list, tip: p(-6, -2.5), from: p(0, -2.5), size: 4.5 * s, color)
  }

  /// Play up to a bar.
  static func toEnd(_ list: inout DrawList, at c: CGPoint, scale s: Double, _ color: Color) {
    Glyph.play(&list, at: CGPoint(x: c.x - 1.5 * s, y: c.y), size: 9 * s, color)
    Glyph.bar(&list, at: CGPoint(x: c.x + 5.5 * s, y: c.y), size: 9 * s, color)
  }
}

import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// The scene in a device, never covered by text: names, numbers and lists stand in the margins beside it.
struct CanvasPicture {
  /// Quiet beside the window's ground in both themes.
  private var bezelColor: Color { Color(look.theme.name == "light" ? 0xD5DBE3 : 0x0B0D10) }
  /// A view that begins nearer to the screen's edge needs no line to its name, if it is linked to that by more than a line.
  private static let shortLeader = 32.0

  private let input: PictureInput
  private let model: CanvasModel
  private let look: Look
  private let layout: CanvasLayout
  private let overlays: SceneOverlays
  private var slots: MarginSlots
  /// Lists that have their places before the texts of objects.
  private var placedFirst: Set<CanvasText.Kind> = []
  /// Views with a text because they are pointed at, or selected: a tooltip would say it again, over the scene.
  private var said: Set<Target> = []
  /// The parts, from the lowest to the topmost.
  private var lines = DrawList()
  private var leaders: [LeaderLine] = []
  private var texts = Picture()

  static func draw(
    _ input: PictureInput, _ model: CanvasModel, _ bounds: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    picture.list.fill(.rectangle(bounds), look.theme.stage)
    var canvas = CanvasPicture(input, model, bounds, look)
    canvas.placeTexts()
    canvas.device(&picture)
    picture.append(canvas.overlays.ground())
    canvas.corners(&picture.list)
    picture.list.append(canvas.lines)
    picture.append(canvas.overlays.marks())
    picture.append(canvas.texts)
    // An enlarged device goes below it.
    if canvas.layout.device.minY < canvas.layout.head.maxY {
      picture.list.fill(.rectangle(canvas.layout.head), look.theme.stage)
    }
    picture.append(CanvasHead.draw(model, in: canvas.layout.head, look))
    picture.append(
      CanvasFoot.draw(
        input, canvas.overlays, model.overlays, in: canvas.layout.foot, hover: model.hover, look))
    return picture
  }

  private init(_ input: PictureInput, _ model: CanvasModel, _ bounds: CGRect, _ look: Look) {
    self.input = input
    self.model = model
    self.look = look
    layout = CanvasLayout(
      bounds: bounds, screen: input.snapshot.screen, zoom: model.composing?.zoom ?? CanvasZoom())
    overlays = SceneOverlays(
      input, model, toCanvas: layout.transform, radius: layout.radius,
      column: (layout.numbersX, layout.numberRows), look)
    slots = MarginSlots(left: layout.left, right: layout.right)
  }

  // MARK: The device

  private func device(_ picture: inout Picture) {
    let frame = layout.frame
    let (device, radius) = (layout.device, layout.radius)
    let edge = CanvasLayout.bezel
    picture.list.fill(
      .roundedRectangle(device.insetBy(dx: -1, dy: -1), radius + edge + 1), look.theme.border)
    picture.list.fill(.roundedRectangle(device, radius + edge), bezelColor)
    let scene = ScenePicture.draw(
      model.focus.shown(input.snapshot), look, render: model.render)
    picture.list.clipped(to: frame) { $0.append(scene.list, transform: layout.transform) }
    picture.region(.screen, frame, "")
    for region in scene.regions {
      let whole = region.outline.applying(layout.transform)
      let outline = whole.intersection(frame)
      guard !outline.isNull else { continue }
      let tooltip = said.contains(region.target) ? .text("") : region.tooltip
      picture.region(region.target, outline, tooltip)
      // What fills the screen has its corners; what is cut off has none.
      picture.regions[picture.regions.count - 1].radius =
        Self.covers(outline, frame)
        ? layout.radius
        : Self.covers(outline, whole) ? region.radius.map { $0 * layout.transform.a } : nil
    }
  }

  /// Whether nothing that could be seen of a rectangle is outside of another one.
  private static func covers(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.minX < inner.minX + 0.1 && outer.minY < inner.minY + 0.1
      && outer.maxX > inner.maxX - 0.1 && outer.maxY > inner.maxY - 0.1
  }

  /// Covers what the device's round corners cut off, of the scene and of its outlines.
  private func corners(_ list: inout DrawList) {
    for corner in Self.cornersOutside(layout.frame, layout.radius) {
      list.fill(corner, bezelColor)
    }
  }

  /// What a device's round corners cover of its screen.
  private static func cornersOutside(_ r: CGRect, _ radius: Double) -> [Path] {
    let k = radius * (1 - 0.5522847498)
    return [
      (r.minX, r.minY, 1.0, 1.0), (r.maxX, r.minY, -1, 1), (r.maxX, r.maxY, -1, -1),
      (r.minX, r.maxY, 1, -1),
    ]
    .map { x, y, sx, sy in
      func p(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx * sx, y: y + dy * sy) }
      var path = Path()
      path.move(p(-1, -1))
      path.line(p(radius, -1))
      path.line(p(radius, 0))
      path.cubic(p(k, 0), p(0, k), p(0, radius))
      path.line(p(-1, radius))
      path.close()
      return path
    }
  }

  // MARK: Texts

  /// Gives each text its room, the most important first; what finds none is left out.
  private mutating func placeTexts() {
    guard layout.hasTexts else { return }
    let all = CanvasTexts(
      input: input, model: model, scene: overlays.scene, numbers: overlays.numbers
    ).all()
    // A name of the way has no other place than beside its number.
    for text in all where text.isOnItsLine { place(text) }
    let isDirectionPlaced = frameRight(all)
    for text in all where !text.isList && !text.isOnItsLine { place(text) }
    if !isDirectionPlaced { placeDirection(.left) }
    placeChain()
    for text in all where text.isList && !placedFirst.contains(text.kind) { place(text) }
  }

  /// Places the list of refusals at the top of the right margin and the direction at its foot, each if all texts of
  /// objects have room between the two: those follow their objects, and the two stay. Says whether the direction has
  /// its place. What is pointed at is not counted, so that nothing moves for it.
  private mutating func frameRight(_ all: [CanvasText]) -> Bool {
    let width = slots.column(.right).width
    var room = slots.column(.right).height
    for text in all where text.side == .right && !text.isList && text.kind != .chosen {
      room -= CanvasText.height(text.lines(width, look).count) + MarginSlots.step
    }
    let direction = overlays.direction.map { DirectionPicture.height($0, width: width, look) }
    if let list = all.first(where: { $0.kind == .refused }), let rows = list.rows {
      let least = rows.height(min(Self.leastRows, rows.rows.count), width: width, look)
      let beside = room - (direction.map { $0 + MarginSlots.step } ?? 0)
      if let own = place(rows, of: list, most: beside >= least ? beside : room) {
        placedFirst.insert(list.kind)
        room -= own + MarginSlots.step
      }
    }
    guard let direction, direction <= room else { return false }
    return placeDirection(.right)
  }

  /// So many rows are more important than that the direction has its usual place.
  private static let leastRows = 4

  /// As many rows as have room beside the device on their own side, in `most` points; returns their height, and nil where there
  /// is no room for one.
  @discardableResult
  private mutating func place(
    _ rows: RefusedRows, of text: CanvasText, most: Double = .infinity
  ) -> Double? {
    let width = slots.column(text.side).width
    for count in stride(from: rows.rows.count, through: 1, by: -1) {
      let height = rows.height(count, width: width, look)
      guard height <= most,
        let (_, box) = slots.place(
          heights: { $0 == text.side ? height : 0 }, near: CanvasText.top(text.anchor), text.side)
      else { continue }
      // Below the regions of its rows.
      let place = texts.regions.count
      let widest = rows.draw(count, box, look, &texts)
      texts.region(
        text.target, CGRect(x: box.minX, y: box.minY, width: widest, height: height), text.tooltip)
      texts.regions.insert(texts.regions.removeLast(), at: place)
      return height
    }
    return nil
  }

  private mutating func place(_ text: CanvasText) {
    if let rows = text.rows {
      place(rows, of: text)
      return
    }
    let look = look
    let (left, right) = (slots.column(.left).width, slots.column(.right).width)
    let leftLines = text.lines(left, look)
    let rightLines = right == left ? leftLines : text.lines(right, look)
    func lines(_ side: MarginSlots.Side) -> [CanvasText.Line] {
      side == .left ? leftLines : rightLines
    }
    func height(_ side: MarginSlots.Side) -> Double { CanvasText.height(lines(side).count) }
    let top = CanvasText.top(text.anchor)
    if text.isOnItsLine {
      guard let box = slots.place(height: height(text.side), exactlyAt: top, text.side) else {
        return
      }
      text.draw(lines(text.side), box, text.side, look, &texts)
      return
    }
    let linked = linkedPlace(of: text, height)
    guard let (side, box) = linked ?? slots.place(heights: height, near: top, text.side) else {
      return
    }
    let room = text.draw(lines(side), box, side, look, &texts)
    if text.kind == .chosen, let seen = text.object { said.insert(.view(seen.view.name)) }
    lead(from: text, room, side)
  }

  /// Where a text that is linked to its view by nothing but a line stands beside it, so that the line crosses nothing else;
  /// nil for other texts, and where there is no such place.
  private mutating func linkedPlace(
    of text: CanvasText, _ height: (MarginSlots.Side) -> Double
  ) -> (side: MarginSlots.Side, box: CGRect)? {
    guard text.isAboutLoser, let own = text.object?.view.handle else { return nil }
    let (overlays, frame, leaders) = (overlays, layout.frame, leaders)
    return slots.place(heights: height, near: CanvasText.top(text.anchor), text.side) { side, box in
      guard side == text.side else { return false }
      let line = Self.line(
        from: text, middle: CanvasText.middle(box), side, frame, overlays, leaders)
      return line.map { overlays.isClear($0, of: own) } ?? true
    }
  }

  /// From the edge of the screen at the height of a text to its object; of two ways around a corner the one that crosses
  /// nothing.
  private static func line(
    from text: CanvasText, middle y: Double, _ side: MarginSlots.Side, _ frame: CGRect,
    _ overlays: SceneOverlays, _ leaders: [LeaderLine]
  ) -> LeaderLine? {
    guard let seen = text.object else { return nil }
    let isLeft = side == .left
    let edge = CGPoint(x: isLeft ? frame.minX : frame.maxX, y: y)
    let lines = [false, true].compactMap {
      LeaderLine(to: seen, from: edge, isLeft: isLeft, atFarEnd: $0)
    }
    return lines.first { line in
      overlays.isClear(line, of: seen.view.handle) && !leaders.contains(where: line.meets)
    } ?? lines.first
  }

  /// A line from a text, or from its number, to its object; none where it would cross something. Where that is what other
  /// views draw, it ends at a bracket beside the screen, as high as its object.
  private mutating func lead(from text: CanvasText, _ room: CGRect, _ side: MarginSlots.Side) {
    guard let seen = text.object else { return }
    let y = CanvasText.middle(room)
    // A text right of the device is not beside the number of its view.
    let number = overlays.numbers.places.first {
      side == .left && $0.isInMargin && $0.visit.seen.view.handle == seen.view.handle
    }
    let isLeft = side == .left
    let from: Double
    if let number {
      guard abs(number.box.midY - y) < 1 else { return }
      from = number.box.maxX
    } else {
      from = isLeft ? room.maxX + 4 : room.minX - 4
    }
    let frame = layout.frame
    let edge = CGPoint(x: isLeft ? frame.minX : frame.maxX, y: y)
    guard let line = Self.line(from: text, middle: y, side, frame, overlays, leaders)
    else { return }
    let isHit = overlays.scene.winners.contains(seen.view.handle)
    // One with a corner is that of a text which gave way to a more important one, and is nowhere else said to belong there.
    guard line.isLevel || text.isAboutLoser && !leaders.contains(where: line.meets) else {
      return
    }
    // That of the hit view is always there, so that it is looked for at no other place.
    if !isHit || number == nil {
      guard text.isAboutLoser || abs(line.end.x - edge.x) > Self.shortLeader,
        isLeft == (line.end.x > edge.x), overlays.isFree(line, of: seen.view.handle)
      else { return }
    }
    let (outer, inner) =
      isHit
      ? (look.theme.ended.color, SceneColors.way)
      : text.kind == .cause
        ? (StateLook.ink(.failed, look.theme), SceneColors.cause)
        : (look.theme.secondary, SceneColors.quiet)
    guard !overlays.strikesOut(line, of: seen) else {
      if line.isLevel { bracket(beside: seen, from: CGPoint(x: from, y: y), isLeft, outer) }
      return
    }
    leaders.append(line)
    lines.stroke(.line(CGPoint(x: from, y: y), edge), outer, width: 1)
    let path = Path.polyline(line.points)
    lines.stroke(path, SceneColors.companion, width: 3)
    lines.stroke(path, inner, width: 1)
  }

  /// On the edge of the device, open to the screen and as high as what shows of a view; with a line from its text, or number.
  private mutating func bracket(
    beside seen: SeenView, from: CGPoint, _ isLeft: Bool, _ color: Color
  ) {
    let (frame, rest) = (layout.frame, layout.radius)
    let top = max(seen.box.minY, min(frame.minY + rest, from.y - Self.leastBracket))
    let bottom = min(seen.box.maxY, max(frame.maxY - rest, from.y + Self.leastBracket))
    let x = isLeft ? frame.minX - Self.bracket : frame.maxX + Self.bracket
    let end = isLeft ? x + Self.hook : x - Self.hook
    lines.stroke(.line(from, CGPoint(x: x, y: from.y)), color, width: 1)
    lines.stroke(
      .polyline([
        CGPoint(x: end, y: top), CGPoint(x: x, y: top), CGPoint(x: x, y: bottom),
        CGPoint(x: end, y: bottom),
      ]), color, width: 1.5)
  }

  /// From the screen to a bracket, the length of its ends, and its half height at least; points.
  private static let (bracket, hook, leastBracket) = (5.0, 3.0, 3.0)

  /// At the foot of a margin, or of the other one where that has no room; says whether it has a place.
  @discardableResult
  private mutating func placeDirection(_ side: MarginSlots.Side) -> Bool {
    guard let direction = overlays.direction else { return false }
    let (left, right) = (slots.column(.left).width, slots.column(.right).width)
    let look = look
    guard
      let (_, box) = slots.place(
        heights: { DirectionPicture.height(direction, width: $0 == .left ? left : right, look) },
        near: .infinity, side)
    else { return false }
    texts.append(DirectionPicture.draw(direction, input, in: box, look))
    return true
  }

  /// The responder chain where no panel has it.
  private mutating func placeChain() {
    guard model.showsChain, model.overlays.contains(.responders),
      case let count = EmptyChain.room(input.withoutProbe), count > 0
    else { return }
    let height = ChainPicture.height(count)
    guard
      let (_, box) = slots.place(
        heights: { slots in slots == .left ? height : 0 }, near: .infinity, .left)
    else { return }
    texts.append(ChainPicture.draw(input, in: box, look))
  }
}

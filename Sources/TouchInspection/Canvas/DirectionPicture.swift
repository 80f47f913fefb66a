import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// A touch's way until a recognizer was the first, in scale, with what each axis needed.
enum DirectionPicture {
  private static let square = 112.0
  private static let padding = 12.0
  private static let head = 36.0
  private static let label = 34.0
  /// From the square to the labels beside it, and from the sign of an axis to its words.
  private static let (gap, indent) = (12.0, 18.0)
  private static let numberFont = Font.mono(11, .semibold)
  /// Where numbers have too little room.
  private static let smallNumberFont = Font.mono(10, .semibold)

  /// What it needs of a margin; zero where that is too narrow.
  static func height(_ direction: DragDirection, width: Double, _ look: Look) -> Double {
    guard width >= square else { return 0 }
    return head + 8 + square + Double(below(direction, width, look)) * label + 4
  }

  /// How many labels stand below the square: where there is no room beside it, all do.
  private static func below(_ direction: DragDirection, _ width: Double, _ look: Look) -> Int {
    direction.rivals.count { !isBeside($0, width, look) }
  }

  private static func isBeside(
    _ rival: DragDirection.Rival, _ width: Double, _ look: Look
  ) -> Bool {
    rival.axis == .vertical
      && width >= square + gap + indent + look.width(numbers(rival), numberFont)
  }

  private static func numbers(_ rival: DragDirection.Rival) -> String {
    Text.canvas.ofLimit(rival.value, of: rival.limit)
  }

  static func draw(
    _ direction: DragDirection, _ input: PictureInput, in box: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let theme = look.theme
    let title = Text.canvas.direction(touch: direction.touch)
    let until = Text.canvas.directionUntil(
      input.name(of: direction.winner), isDiscrete: direction.isDiscrete,
      at: direction.time.since(input.reading.gestureStart))
    picture.list.label(
      look.fit(title, box.width, .ui(12)), x: box.minX, middle: box.minY + 10, .ui(12),
      theme.secondary, look)
    picture.list.label(
      look.fit(until, box.width, .ui(11)), x: box.minX, middle: box.minY + 26, .ui(11),
      theme.secondary, look)
    let area = CGRect(x: box.minX, y: box.minY + head + 8, width: square, height: square)
    picture.list.fill(.roundedRectangle(area, 4), theme.panel)
    picture.list.stroke(
      .roundedRectangle(area.insetBy(dx: 0.5, dy: 0.5), 4), theme.border, width: 1)
    drawWay(direction, input, area, look, &picture.list)
    var (beside, below) = (area.minY, area.maxY + 4)
    for rival in direction.rivals {
      if isBeside(rival, box.width, look) {
        drawLabel(
          rival, input, CGPoint(x: area.maxX + gap, y: beside),
          width: box.maxX - area.maxX - gap,
          look, &picture.list)
        beside += label
      } else {
        drawLabel(
          rival, input, CGPoint(x: area.minX, y: below), width: box.width, look, &picture.list)
        below += label
      }
    }
    picture.region(.note(title), box, "\(title)\n\(until)")
    return picture
  }

  private static func ink(
    _ rival: DragDirection.Rival, _ input: PictureInput, _ theme: Theme
  ) -> Color {
    input.reading.recognizer(rival.recognizer).map { StateLook.ink($0, theme) } ?? theme.secondary
  }

  private static func drawWay(
    _ direction: DragDirection, _ input: PictureInput, _ area: CGRect, _ look: Look,
    _ list: inout DrawList
  ) {
    let start = direction.way[0]
    let moves = direction.way.map { CGPoint(x: $0.x - start.x, y: $0.y - start.y) }
    let end = moves[moves.count - 1]
    let (right, down) = (end.x < 0 ? -1.0 : 1, end.y < 0 ? -1.0 : 1)
    // All that shows, seen from the touch's beginning.
    var extent = moves.reduce(CGRect.zero) { $0.union(CGRect(origin: $1, size: .zero)) }
    for rival in direction.rivals {
      let at =
        rival.axis == .vertical
        ? CGPoint(x: 0, y: rival.limit * down) : CGPoint(x: rival.limit * right, y: 0)
      extent = extent.union(CGRect(origin: at, size: .zero))
    }
    let room = area.insetBy(dx: padding, dy: padding)
    let scale = min(room.width / max(extent.width, 1), room.height / max(extent.height, 1))
    func place(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: room.midX + (p.x - extent.midX) * scale, y: room.midY + (p.y - extent.midY) * scale)
    }
    for rival in direction.rivals {
      let at = place(CGPoint(x: rival.limit * right, y: rival.limit * down))
      let line: Path =
        rival.axis == .vertical
        ? .line(CGPoint(x: area.minX + 2, y: at.y), CGPoint(x: area.maxX - 2, y: at.y))
        : .line(CGPoint(x: at.x, y: area.minY + 2), CGPoint(x: at.x, y: area.maxY - 2))
      list.stroke(
        line, ink(rival, input, look.theme), width: rival.isReached ? 2 : 1,
        dash: rival.isReached ? [] : [3, 3])
    }
    let color = Theme.touch(direction.touch)
    list.stroke(.polyline(moves.map(place)), color, width: 2)
    // As over the scene: a small ring where the finger went down, a large mark where it came to.
    list.fill(.circle(place(.zero), 4), look.theme.panel)
    list.stroke(.circle(place(.zero), 3), color, width: 1.5)
    list.fill(.circle(place(end), 4), color)
  }

  private static func drawLabel(
    _ rival: DragDirection.Rival, _ input: PictureInput, _ at: CGPoint, width: Double,
    _ look: Look, _ list: inout DrawList
  ) {
    let color = ink(rival, input, look.theme)
    AxisGlyph.draw(&list, rival.axis, at: CGPoint(x: at.x + 6, y: at.y + 10), size: 12, color)
    let numbers = numbers(rival)
    let fits = look.width(numbers, numberFont) <= width - indent
    list.label(
      numbers, x: at.x + indent, middle: at.y + 9, fits ? numberFont : smallNumberFont, color, look)
    let words = Text.canvas.axisOutcome(
      of: input.name(of: rival.recognizer), outcome(rival, input))
    list.label(
      look.fit(words, width - indent, .ui(11)), x: at.x + indent, middle: at.y + 25, .ui(11),
      look.theme.secondary, look)
  }

  private static func outcome(
    _ rival: DragDirection.Rival, _ input: PictureInput
  ) -> AxisOutcome {
    guard let reading = input.reading.recognizer(rival.recognizer) else { return .undecided }
    if reading.transitions.contains(where: { $0.to == .began }) { return .began }
    if reading.transitions.contains(where: { $0.to == .ended }) { return .recognized }
    if reading.transitions.last?.reason == .wrongDirection { return .wrongWay }
    if !rival.isReached { return .tooShort }
    if reading.transitions.last?.reason.isPrevention ?? false { return .prevented }
    return reading.isHeld ? .waits : .undecided
  }
}

/// The marks of scroll views over the scene: along which axis they scroll.
enum AxisMarks {
  static let size = 22.0

  /// In the lower right corner of each scroll view that a touch crosses; nowhere two.
  static func boxes(
    _ scene: HitScene, _ input: PictureInput, _ direction: DragDirection?
  ) -> [(box: CGRect, axis: MovementAxis)] {
    var placed: [(box: CGRect, axis: MovementAxis)] = []
    let snapshot = input.snapshot
    for handle in ScrollAxes.views(scene.hit.path, snapshot) {
      let rival = direction?.rivals.first { $0.view == handle }
      guard let seen = scene.views[handle], seen.isOnScreen,
        min(seen.box.width, seen.box.height) > 48,
        let axis = rival?.axis ?? ScrollAxes.axis(of: handle, snapshot)
      else { continue }
      var box = CGRect(
        x: seen.box.maxX - size - 3, y: seen.box.maxY - size - 3, width: size, height: size)
      while placed.contains(where: { $0.box.insetBy(dx: -2, dy: -2).intersects(box) }) {
        box.origin.x -= size + 4
      }
      if scene.isOnScreen(box) { placed.append((box, axis)) }
    }
    return placed
  }

  static func draw(_ marks: [(box: CGRect, axis: MovementAxis)]) -> DrawList {
    var list = DrawList()
    for mark in marks {
      let middle = CGPoint(x: mark.box.midX, y: mark.box.midY)
      list.fill(.circle(middle, size / 2), SceneColors.companion)
      list.stroke(.circle(middle, size / 2 - 1.5), SceneColors.selection, width: 1.5)
      AxisGlyph.draw(&list, mark.axis, at: middle, size: 12, SceneColors.selection)
    }
    return list
  }
}

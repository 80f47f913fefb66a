import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

/// What composing draws over the scene: outlines, handles, guides, and what is dragged.
enum ComposePicture {
  // The scene does not follow the theme, and neither does what lies on it.
  private static let selection = Color(0x1565C0)
  private static let companion = Color(0xFFFFFF)
  private static let guide = Color(0xB4125C)
  private static let ground = Color(0x23272F)
  private static let font = Font.ui(11, .semibold)
  /// What a finger hits is so large, points of the window while fingers use it.
  private static let reach = 28.0

  static func draw(
    _ model: ComposeModel, _ toWindow: CGAffineTransform, in canvas: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let pills = pills(of: model, toWindow, in: canvas, look)
    let handles = handles(of: model, toWindow)
    var tags = TagPlaces(
      in: canvas, besides: handles + edges(of: model, toWindow) + pills.map(\.1.box))
    picture.list.clipped(to: canvas) { list in
      for line in model.lines { guide(line, toWindow, &list) }
      for distance in model.distances {
        list.stroke(
          .line(distance.line.from.applying(toWindow), distance.line.to.applying(toWindow)), guide,
          width: 1)
      }
      if let ground = model.marks.ground?.applying(toWindow).insetBy(dx: -4, dy: -4) {
        list.stroke(.rectangle(ground), companion, width: 3)
        list.stroke(.rectangle(ground), selection, width: 1, dash: [2, 3])
      }
      if let target = model.target {
        let box = target.frame.applying(toWindow)
        outline(box, width: 2, dash: [4, 3], &list)
        tag(
          Text.compose.dropInto(target.id),
          at: [CGPoint(x: box.midX, y: box.minY - 12), CGPoint(x: box.midX, y: box.minY + 14)],
          &tags, look, &list)
      }
      for (index, box) in model.boxes.enumerated() {
        let frame = box.frame.applying(toWindow)
        // What is under the hand and not yet in the scene is seen through.
        if case .moving = model.activity { list.fill(.rectangle(frame), selection.opacity(0.15)) }
        outline(frame, width: index == 0 ? 2 : 1, dash: [], &list)
      }
      for square in handles {
        list.fill(.roundedRectangle(square, 2), companion)
        list.stroke(.roundedRectangle(square.insetBy(dx: 0.5, dy: 0.5), 2), selection, width: 1)
      }
      if let box = model.boxes.first { size(of: box, model, toWindow, &tags, look, &list) }
      let middle = model.boxes.first.map {
        CGPoint(x: $0.frame.midX, y: $0.frame.midY).applying(toWindow)
      }
      for distance in model.distances {
        self.distance(distance, near: middle, toWindow, &tags, look, &list)
      }
      if let end = model.marks.contentEnd?.applying(toWindow) {
        // Hollow: it is no edge of the frame.
        let square = CGRect(x: end.x - 4, y: end.y - 4, width: 8, height: 8)
        list.stroke(.rectangle(square), companion, width: 4)
        list.stroke(.rectangle(square), selection, width: 1.5)
      }
      for (pill, place) in pills { self.pill(pill, in: place.box, look, &list) }
    }
    for (pill, place) in pills {
      picture.region(
        .compose(.recognizers(of: pill.id)), place.hit,
        Text.compose.recognizers(pill.id, pill.count))
    }
    return picture
  }

  /// The squares that resize the first selected view.
  private static func handles(
    of model: ComposeModel, _ toWindow: CGAffineTransform
  ) -> [CGRect] {
    guard model.marks.hasHandles, let box = model.boxes.first else { return [] }
    return ComposeHandle.all(on: box.frame.applying(toWindow)).map {
      CGRect(x: $0.point.x - 4, y: $0.point.y - 4, width: 8, height: 8)
    }
  }

  /// The sides of the first selected view.
  private static func edges(of model: ComposeModel, _ toWindow: CGAffineTransform) -> [CGRect] {
    guard let frame = model.boxes.first?.frame.applying(toWindow) else { return [] }
    return [
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0),
      CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0),
      CGRect(x: frame.minX, y: frame.minY, width: 0, height: frame.height),
      CGRect(x: frame.maxX, y: frame.minY, width: 0, height: frame.height),
    ]
  }

  /// Its name and size below a view, or above it where there is no room.
  private static func size(
    of box: ComposeModel.Box, _ model: ComposeModel, _ toWindow: CGAffineTransform,
    _ tags: inout TagPlaces, _ look: Look, _ list: inout DrawList
  ) {
    let frame = box.frame.applying(toWindow)
    var name = box.id
    if case .moving(copies: true) = model.activity { name = Text.arranging.copy(box.id) }
    let words = Text.compose.size(name, width: box.size.width, height: box.size.height)
    let middles = [frame.maxY + 18, frame.minY - 18, frame.maxY - 18].map {
      CGPoint(x: frame.midX, y: $0)
    }
    tag(words, at: middles, &tags, look, &list)
  }

  private static func outline(
    _ frame: CGRect, width: Double, dash: [Double], _ list: inout DrawList
  ) {
    list.stroke(.rectangle(frame.insetBy(dx: -width, dy: -width)), companion, width: 1)
    list.stroke(.rectangle(frame), selection, width: width, dash: dash)
  }

  private static func guide(
    _ line: ComposeModel.Line, _ toWindow: CGAffineTransform, _ list: inout DrawList
  ) {
    list.stroke(
      .line(line.from.applying(toWindow), line.to.applying(toWindow)), guide, width: 1,
      dash: [4, 3])
  }

  /// Those that have a place.
  private static func pills(
    of model: ComposeModel, _ toWindow: CGAffineTransform, in canvas: CGRect, _ look: Look
  ) -> [(ComposeModel.Pill, PillPlace)] {
    model.pills.compactMap { pill in
      PillPlace(
        on: pill.frame.applying(toWindow), width: look.width("\(pill.count)", font) + 22,
        reach: model.isTouchMode ? reach : 0, beside: pill.others.map { $0.applying(toWindow) },
        in: canvas
      ).map { (pill, $0) }
    }
  }

  private static func pill(
    _ pill: ComposeModel.Pill, in box: CGRect, _ look: Look, _ list: inout DrawList
  ) {
    list.fill(.roundedRectangle(box, 8), ground)
    list.fill(.circle(CGPoint(x: box.minX + 9, y: box.midY), 2.5), companion)
    list.label(
      "\(pill.count)", x: box.minX + 15, middle: box.midY, font, companion, look)
  }

  /// The points from an edge to that of what contains it; `point` is the middle of what has the edge.
  private static func distance(
    _ distance: ComposeModel.Distance, near point: CGPoint?, _ toWindow: CGAffineTransform,
    _ tags: inout TagPlaces, _ look: Look, _ list: inout DrawList
  ) {
    let words = (distance.isEqual ? "= " : "") + CanonicalLine.number(distance.length)
    let box = tags.place(
      CGSize(width: look.width(words, font) + 10, height: 16),
      on: distance.line.from.applying(toWindow), distance.line.to.applying(toWindow), near: point)
    list.fill(.roundedRectangle(box, 4), guide)
    list.centered(words, in: box, font, companion, look)
  }

  private static func tag(
    _ text: String, at middles: [CGPoint], _ tags: inout TagPlaces, _ look: Look,
    _ list: inout DrawList
  ) {
    let box = tags.place(CGSize(width: look.width(text, font) + 16, height: 18), at: middles)
    list.fill(.roundedRectangle(box, 4), selection)
    list.centered(text, in: box, font, companion, look)
  }
}

extension ComposePicture {
  /// What hangs at the pointer, and a line that is drawn from row to row: over all panels.
  static func over(_ model: ComposeModel, _ look: Look) -> DrawList {
    var list = DrawList()
    let over = model.over
    if let line = over.relation {
      let middle = CGPoint(x: max(line.from.x, line.to.x) + 40, y: (line.from.y + line.to.y) / 2)
      var path = Path()
      path.move(line.from)
      path.cubic(
        CGPoint(x: middle.x, y: line.from.y), CGPoint(x: middle.x, y: line.to.y), line.to)
      list.stroke(path, look.theme.accent, width: 2, dash: [5, 3])
      list.fill(.circle(line.to, 5), look.theme.accent)
      list.fill(.circle(line.from, 5), look.theme.accent)
    }
    if let place = over.place {
      list.stroke(.line(place.from, place.to), look.theme.accent, width: 2)
      list.fill(.circle(place.from, 3), look.theme.accent)
    }
    if let band = over.band {
      list.fill(.rectangle(band), look.theme.accent.opacity(0.12))
      list.stroke(.rectangle(band), look.theme.accent, width: 1)
    }
    guard let carried = over.carried else { return list }
    let width = look.width(carried.title, font) + 20
    let box = CGRect(x: carried.at.x + 12, y: carried.at.y + 12, width: width, height: 24)
    list.fill(.roundedRectangle(box, 6), look.theme.accent)
    list.centered(carried.title, in: box, font, look.theme.onAccent, look)
    return list
  }
}

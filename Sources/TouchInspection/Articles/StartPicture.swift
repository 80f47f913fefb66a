package import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage

/// What there is to do while no scene is open: a title, what to do first, scenes, questions, lessons, articles, files.
package struct StartPicture {
  let model: StartModel
  let size: CGSize
  var pen: PanelPen

  /// The page, and how high all of it is: where it has no room it is higher than `size`, for scrolling.
  package static func draw(_ model: StartModel, size: CGSize, _ look: Look)
    -> (picture: Picture, height: Double)
  {
    var page = StartPicture(model, size, look)
    let height = page.draw()
    return (page.pen.picture, max(size.height, height))
  }

  private init(_ model: StartModel, _ size: CGSize, _ look: Look) {
    self.model = model
    self.size = size
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
  }

  // MARK: Where its parts are

  private static let widest = 1200.0
  private static let column = 384.0
  /// From this width on questions and files stand beside the scenes.
  private static let besideFrom = 1000.0
  private static let gap = 16.0

  /// The edge of a page of a width, points: its texts and boxes begin there.
  static func edge(_ width: Double) -> Double {
    max((width - widest) / 2, min(48, max(16, (width * 0.05).rounded())))
  }

  /// Returns how high all of it is.
  private mutating func draw() -> Double {
    let left = Self.edge(size.width)
    let whole = size.width - left * 2
    let top = head(left, whole) + 24
    guard whole / pen.scale >= Self.besideFrom else {
      let scenes = self.scenes(left, top, whole)
      let articles = self.articles(left, scenes + 24, whole)
      let questions = self.questions(left, articles + 24, whole)
      return own(left, questions + 24, whole) + 24
    }
    let side = Self.column * pen.scale
    let main = whole - side - 40
    let scenes = self.scenes(left, top, main)
    let articles = self.articles(left, scenes + 24, main)
    let questions = self.questions(left + main + 40, top, side)
    let own = self.own(left + main + 40, questions + 24, side)
    return max(articles, own) + 24
  }

  /// The title and what to do first; returns the y below.
  private mutating func head(_ left: Double, _ width: Double) -> Double {
    let title = pen.ui(28, .semibold)
    let y = pen.paragraph(
      Text.scenes.startTitle(isEmpty: model.scenes.isEmpty), x: left, y: 24, width: width, title,
      pen.theme.text)
    return pen.paragraph(
      Text.scenes.startSentence, x: left, y: y + 4, width: width, pen.ui(15), pen.theme.secondary)
  }

  // MARK: Scenes

  /// Cards of the scenes that are tried first; returns the y below.
  private mutating func scenes(_ left: Double, _ top: Double, _ width: Double) -> Double {
    var y = heading(
      Text.scenes.startScenes, left, top, width,
      link: (.command(.leftScenes), Text.scenes.allScenes(model.scenes.count)))
    let columns = max(1, min(4, Int((width + Self.gap) / (232 * pen.scale + Self.gap))))
    let shown = model.scenes.prefix(columns == 4 ? 8 : FirstScene.allCases.count)
    let own = (width - Self.gap * Double(columns - 1)) / Double(columns)
    let height = cardHeight(Array(shown), own)
    for (index, scene) in shown.enumerated() {
      let at = CGPoint(
        x: left + Double(index % columns) * (own + Self.gap),
        y: y + Double(index / columns) * (height + Self.gap))
      card(scene, CGRect(origin: at, size: CGSize(width: own, height: height)))
    }
    let rows = (shown.count + columns - 1) / columns
    y += Double(rows) * (height + Self.gap)
    return rows == 0 ? y : y - Self.gap
  }

  private static let inset = 12.0
  private static let thumbnail = CGSize(width: 56, height: 100)

  /// Beside its picture a card leaves this to its words; a narrow one has no picture.
  private func words(_ width: Double) -> (x: Double, width: Double) {
    let beside = Self.inset + Self.thumbnail.width + 14
    let hasPicture = width - beside - Self.inset >= 120 * pen.scale
    let x = hasPicture ? beside : Self.inset
    return (x, width - x - Self.inset)
  }

  private var cardTitle: Font { pen.ui(14, .semibold) }
  private var cardText: Font { pen.ui(13) }

  /// All cards are as high as the one with most words, so that none is cut.
  private func cardHeight(_ scenes: [SceneEntry], _ width: Double) -> Double {
    let room = words(width).width
    let heights = scenes.map { scene in
      Double(pen.look.wrap(scene.title, room, cardTitle).prefix(3).count) * pen.line(cardTitle)
        + Double(pen.look.wrap(sentence(scene), room, cardText).prefix(6).count)
        * pen.line(cardText)
    }
    return max(Self.thumbnail.height, (heights.max() ?? 0) + 2) + Self.inset * 2
  }

  /// In one short line what the scene is about.
  private func sentence(_ scene: SceneEntry) -> String {
    FirstScene(rawValue: scene.file).map(Text.scenes.words)
      ?? PlainText.invitation(scene.about)
  }

  private mutating func card(_ scene: SceneEntry, _ box: CGRect) {
    let target = Target.scene(scene.path)
    ground(target, box, radius: 8)
    let words = words(box.width)
    if words.x > Self.inset {
      SceneThumbnail.draw(
        scene,
        in: CGRect(
          origin: CGPoint(x: box.minX + Self.inset, y: box.midY - Self.thumbnail.height / 2),
          size: Self.thumbnail), pen.theme, &pen.picture.list)
    }
    let y = pen.paragraph(
      scene.title, x: box.minX + words.x, y: box.minY + Self.inset, width: words.width, cardTitle,
      pen.theme.text, limit: 3)
    pen.paragraph(
      sentence(scene), x: box.minX + words.x, y: y + 2, width: words.width, cardText,
      pen.theme.secondary, limit: 6)
    pen.picture.region(target, box, Text.panels.pair(scene.title, PlainText.text(scene.about)))
  }
}

/// What all parts of the page are made of.
extension StartPicture {
  /// A panel that is pressed as a whole.
  mutating func ground(_ target: Target, _ box: CGRect, radius: Double) {
    let isHovered = model.hover == target
    let shape = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), radius)
    pen.picture.list.fill(shape, isHovered ? pen.theme.raised : pen.theme.panel)
    pen.picture.list.stroke(
      shape, isHovered ? pen.theme.accent : pen.theme.hairline, width: 1)
  }

  /// The head of a part, with a link at its right end; returns the y below.
  mutating func heading(
    _ text: String, _ left: Double, _ y: Double, _ width: Double,
    link: (target: Target, title: String)? = nil
  ) -> Double {
    let font = pen.ui(15, .semibold)
    let row = CGRect(x: left, y: y, width: width, height: max(20 * pen.scale, 20))
    var room = width
    if let link {
      let linkFont = pen.ui(13)
      let own = min(pen.look.width(link.title, linkFont), width / 2)
      room -= own + 12
      let box = CGRect(x: row.maxX - own, y: row.minY, width: own, height: row.height)
      let end = pen.text(
        link.title, x: box.minX, middle: row.midY, width: own, linkFont, pen.theme.accent)
      if model.hover == link.target {
        pen.picture.list.stroke(
          .line(CGPoint(x: box.minX, y: box.maxY), CGPoint(x: end, y: box.maxY)),
          pen.theme.accent, width: 1)
      }
      pen.target(
        link.target, around: box, in: CGRect(x: left, y: y - 8, width: width, height: 44),
        link.title)
    }
    pen.text(text, x: left, middle: row.midY, width: room, font, pen.theme.text)
    return row.maxY + 12
  }

  /// A row of a list: what is pressed, its number, its words and what stands at its right.
  struct Row {
    var target: Target
    var number = ""
    var title: String
    var note = ""
    var tooltip = ""
  }

  /// Rows in one frame, with hairlines between them; returns the y below.
  mutating func list(_ rows: [Row], _ left: Double, _ top: Double, _ width: Double) -> Double {
    guard !rows.isEmpty else { return top }
    let heights = rows.map { height($0, width) }
    let frame = CGRect(x: left, y: top, width: width, height: heights.reduce(0, +))
    let shape = Path.roundedRectangle(frame.insetBy(dx: 0.5, dy: 0.5), 8)
    pen.picture.list.fill(shape, pen.theme.panel)
    var y = top
    for (row, height) in zip(rows, heights) {
      draw(row, CGRect(x: left, y: y, width: width, height: height))
      y += height
      if y < frame.maxY - 1 {
        pen.picture.list.stroke(
          .line(CGPoint(x: left + 1, y: y), CGPoint(x: left + width - 1, y: y)),
          pen.theme.hairline, width: 1)
      }
    }
    pen.picture.list.stroke(shape, pen.theme.hairline, width: 1)
    return frame.maxY
  }

  private var rowFont: Font { pen.ui(13, .medium) }
  private var noteFont: Font { pen.ui(12) }
  private static let pad = 16.0
  private static let chevron = 20.0

  /// Of the column of numbers, which all rows of a list have.
  private func lead(_ row: Row) -> Double { row.number.isEmpty ? 0 : 40 * pen.scale }

  /// What stands at the right where it leaves half of the row to the title.
  private func note(_ row: Row, _ width: Double) -> String {
    pen.look.width(row.note, noteFont) < width * 0.4 ? row.note : ""
  }

  private func titleRoom(_ row: Row, _ width: Double) -> Double {
    let note = note(row, width)
    let noteRoom = note.isEmpty ? 0 : pen.look.width(note, noteFont) + 16
    return width - Self.pad * 2 - Self.chevron - lead(row) - noteRoom
  }

  private func height(_ row: Row, _ width: Double) -> Double {
    let lines = pen.look.wrap(row.title, titleRoom(row, width), rowFont).prefix(3).count
    return max(36 * pen.scale, pen.rowHeight, Double(lines) * pen.line(rowFont) + 8)
  }

  private mutating func draw(_ row: Row, _ box: CGRect) {
    if model.hover == row.target {
      pen.picture.list.fill(.roundedRectangle(box.insetBy(dx: 3, dy: 2), 6), pen.theme.raised)
    }
    if !row.number.isEmpty {
      pen.text(
        row.number, x: box.minX + Self.pad, middle: box.midY, width: lead(row), pen.mono(12),
        pen.theme.secondary)
    }
    let room = titleRoom(row, box.width)
    let lines = Double(pen.look.wrap(row.title, room, rowFont).prefix(3).count)
    pen.paragraph(
      row.title, x: box.minX + Self.pad + lead(row), y: box.midY - lines * pen.line(rowFont) / 2,
      width: room, rowFont, pen.theme.text, limit: 3)
    let note = note(row, box.width)
    if !note.isEmpty {
      pen.picture.list.trailing(
        note, right: box.maxX - Self.pad - Self.chevron, middle: box.midY, noteFont,
        pen.theme.secondary, pen.look)
    }
    pen.disclosure(
      at: CGPoint(x: box.maxX - Self.pad - 4, y: box.midY), isOpen: false, pen.theme.secondary)
    pen.picture.region(row.target, box, row.tooltip)
  }
}

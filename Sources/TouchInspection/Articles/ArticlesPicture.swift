import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
import TouchTrace

/// The tab Articles: a search, the language of texts, and below them one page.
struct ArticlesPicture {
  /// Where everything of a page begins, points.
  static let edge = 16.0

  let model: ArticlesModel
  let width: Double
  var pen: PanelPen
  var y = 0.0
  var mark: WindowScroll.Mark?

  /// All of it, with the height of what stays at its top, and what it was opened at.
  static func list(
    _ model: ArticlesModel, width: Double, _ look: Look
  ) -> (picture: Picture, height: Double, head: Double, mark: WindowScroll.Mark?) {
    var panel = ArticlesPicture(model, width, look)
    panel.draw()
    return (panel.pen.picture, panel.y + edge, panel.head, panel.mark)
  }

  private init(_ model: ArticlesModel, _ width: Double, _ look: Look) {
    self.model = model
    self.width = width
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
  }

  private mutating func draw() {
    let top = max(0, model.visible.lowerBound)
    // The page goes under the search field, which stays.
    var content = pen
    content.picture = Picture()
    swap(&content, &pen)
    y = head
    page()
    swap(&content, &pen)
    let bounds = CGRect(x: 0, y: top + head, width: width, height: max(0, y - top - head))
    pen.picture.list.clipped(to: bounds) { $0.append(content.picture.list) }
    pen.picture.appendRegions(of: content.picture, offset: .zero, in: bounds)
    drawHead(top)
  }

  private mutating func page() {
    if !model.lacking.isEmpty {
      paragraph(Words(Text.articles.missingFonts(model.lacking), pen.ui(12), pen.theme.held.color))
      y += 8
    }
    guard model.search.isEmpty else { return found() }
    if case .place? = model.guide?.subject {
      let top = y
      missing(model.guide)
      if y > top { y += 12 }
    }
    switch model.page {
    case .home: home()
    case .article(let id): if let article = model.data.article(id) { self.article(article) }
    case .question(let id): if let question = model.data.question(id) { self.question(question) }
    case .lesson(let id, let step):
      if let lesson = model.data.lesson(id) { self.lesson(lesson, at: step) }
    }
  }

  // MARK: The head

  private var fieldHeight: Double { max(28 * pen.scale, model.rowHeight) }
  var head: Double { fieldHeight * 2 + 24 }

  private mutating func drawHead(_ top: Double) {
    let room = width - Self.edge * 2
    pen.field(
      .field(.articles), model.search.query, placeholder: Text.articles.placeholder,
      isFocused: model.isFocused,
      in: CGRect(x: Self.edge, y: top + 8, width: room, height: fieldHeight), pen.ui(13),
      hasLens: true)
    languages(
      CGRect(x: Self.edge, y: top + 16 + fieldHeight, width: room, height: fieldHeight))
  }

  /// A segmented control: the language of each article, or one for all.
  private mutating func languages(_ box: CGRect) {
    let theme = pen.theme
    pen.picture.list.fill(.roundedRectangle(box, 6), theme.window)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6), theme.border, width: 1)
    // A name of a language in its own signs needs a font for them.
    let all = [nil] + TextLanguage.allCases.filter { !model.missing.contains($0) }
    let part = box.width / Double(all.count)
    for (index, language) in all.enumerated() {
      let target = Target.article(.language(language))
      let segment = CGRect(
        x: box.minX + Double(index) * part, y: box.minY, width: part, height: box.height)
      let block = Path.roundedRectangle(segment.insetBy(dx: 2, dy: 2), 4)
      let isOn = language == model.language
      if isOn {
        pen.picture.list.fill(block, theme.accent)
      } else if model.hover == target {
        pen.picture.list.fill(block, theme.raised)
      }
      let title = Text.articles.choice(language)
      pen.picture.list.centered(
        pen.look.fit(title, part - 4, pen.ui(12, .medium)), in: segment,
        pen.ui(12, isOn ? .semibold : .medium), isOn ? theme.onAccent : theme.text, pen.look)
      pen.picture.region(target, segment, Text.articles.choiceHelp(language))
    }
  }
}

/// What all pages are made of.
extension ArticlesPicture {
  /// A text as it is written.
  struct Words {
    var text: String
    var font: Font
    var color: Color
    var limit: Int

    init(_ text: String, _ font: Font, _ color: Color, limit: Int = .max) {
      self.text = text
      self.font = font
      self.color = color
      self.limit = limit
    }
  }

  /// What stands before the words of a row.
  enum Lead {
    case none, play
    case number(String)
    /// A choice: open, right or wrong.
    case ring, right, wrong
  }

  func isVisible(_ box: CGRect) -> Bool {
    model.visible.overlaps(box.minY..<max(box.maxY, box.minY + 1))
  }

  func height(_ words: Words, _ width: Double) -> Double {
    let lines = pen.look.wrap(words.text, width, words.font).count
    return Double(min(lines, words.limit)) * pen.line(words.font)
  }

  /// Lines from the edge, and below them.
  mutating func paragraph(_ words: Words, inset: Double = 0) {
    let room = width - Self.edge * 2 - inset
    let box = CGRect(x: Self.edge + inset, y: y, width: room, height: height(words, room))
    y = box.maxY
    guard isVisible(box) else { return }
    pen.paragraph(
      words.text, x: box.minX, y: box.minY, width: room, words.font, words.color,
      limit: words.limit)
  }

  /// The head of a part of a page.
  mutating func heading(_ text: String) {
    y += 8
    let box = CGRect(x: Self.edge, y: y, width: width - Self.edge * 2, height: 24 * pen.scale)
    if isVisible(box) {
      pen.text(
        text, x: box.minX, middle: box.midY, width: box.width, pen.ui(12, .semibold),
        pen.theme.secondary)
    }
    y = box.maxY
  }

  /// Something that is pressed: its lines beside what stands before them.
  mutating func row(
    _ target: Target, _ lines: [Words], lead: Lead = .none, isSelected: Bool = false,
    _ tooltip: String
  ) {
    let inset = leadWidth(lead)
    let room = width - Self.edge * 2 - inset
    let words = lines.reduce(0) { $0 + height($1, room) }
    let box = CGRect(x: 8, y: y, width: width - 16, height: max(pen.rowHeight, words + 8))
    y = box.maxY
    guard isVisible(box) else { return }
    pen.row(box, isSelected: isSelected, isHovered: model.hover == target)
    var line = box.midY - words / 2
    draw(lead, CGPoint(x: Self.edge, y: line + (lines.first.map { pen.line($0.font) } ?? 0) / 2))
    for words in lines {
      line = pen.paragraph(
        words.text, x: Self.edge + inset, y: line, width: room, words.font, words.color,
        limit: words.limit)
    }
    pen.picture.region(target, box, tooltip)
  }

  private func leadWidth(_ lead: Lead) -> Double {
    switch lead {
    case .none: 0
    case .number: 40 * pen.scale
    case .play, .ring, .right, .wrong: 20 * pen.scale
    }
  }

  private mutating func draw(_ lead: Lead, _ at: CGPoint) {
    let sign = CGPoint(x: at.x + 6 * pen.scale, y: at.y)
    let theme = pen.theme
    switch lead {
    case .none: break
    case .number(let number):
      pen.text(
        number, x: at.x, middle: at.y, width: 38 * pen.scale, pen.mono(11), theme.secondary)
    case .play: Glyph.play(&pen.picture.list, at: sign, size: 9 * pen.scale, theme.accent)
    case .ring: pen.picture.list.stroke(.circle(sign, 5 * pen.scale), theme.border, width: 1.4)
    case .right:
      let r = pen.scale
      pen.picture.list.stroke(
        .polyline([
          CGPoint(x: sign.x - 5 * r, y: sign.y), CGPoint(x: sign.x - 1.5 * r, y: sign.y + 3.5 * r),
          CGPoint(x: sign.x + 5 * r, y: sign.y - 4.5 * r),
        ]), theme.ended.color, width: 2)
    case .wrong:
      Glyph.cross(
        &pen.picture.list, at: sign, size: 3.8 * pen.scale,
        StateLook.ink(.failed, theme), width: 2)
    }
  }

  /// Buttons beside each other, as many as have room in a line.
  mutating func buttons(_ all: [(target: Target, title: String, tooltip: String)]) {
    let (font, height) = (pen.ui(12, .medium), max(28 * pen.scale, pen.rowHeight))
    var x = Self.edge
    for (target, title, tooltip) in all {
      let room = width - Self.edge * 2
      let own = min(room, pen.look.width(title, font) + 24 * pen.scale)
      if x > Self.edge, x + own > width - Self.edge {
        x = Self.edge
        y += height + 8
      }
      let box = CGRect(x: x, y: y, width: own, height: height)
      button(title, font, box, isHovered: model.hover == target)
      if isVisible(box) { pen.picture.region(target, box, tooltip) }
      x = box.maxX + 8
    }
    y += height
  }

  private mutating func button(_ title: String, _ font: Font, _ box: CGRect, isHovered: Bool) {
    guard isVisible(box) else { return }
    let shape = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
    pen.picture.list.fill(shape, isHovered ? pen.theme.raised : pen.theme.panel)
    pen.picture.list.stroke(shape, pen.theme.border, width: 1)
    pen.picture.list.centered(
      pen.look.fit(title, box.width - 12, font), in: box, font, pen.theme.text, pen.look)
  }

  /// Leads back to where a page was opened from.
  mutating func back(_ target: ArticleTarget, _ title: String) {
    let box = CGRect(x: 8, y: y, width: width - 16, height: max(28 * pen.scale, pen.rowHeight))
    y = box.maxY + 8
    guard isVisible(box) else { return }
    let hovered = model.hover == .article(target)
    pen.row(box, isSelected: false, isHovered: hovered)
    let tip = CGPoint(x: Self.edge + 1, y: box.midY)
    let r = 4 * pen.scale
    pen.picture.list.stroke(
      .polyline([
        CGPoint(x: tip.x + r, y: tip.y - r), tip, CGPoint(x: tip.x + r, y: tip.y + r),
      ]), pen.theme.accent, width: 1.6)
    pen.text(
      title, x: Self.edge + 14 * pen.scale, middle: box.midY,
      width: width - Self.edge * 2 - 14 * pen.scale, pen.ui(12, .medium), pen.theme.accent)
    pen.picture.region(.article(target), box, title)
  }

  /// The places that are worth looking at, as buttons that lead there.
  mutating func sights(_ sights: [Sight]) {
    heading(Text.articles.lookAt)
    buttons(
      sights.map { (.article(.sight($0)), Text.articles.name(of: $0), Text.articles.lookAt) })
  }
}

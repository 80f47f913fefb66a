import Foundation
import TouchCanvas
import TouchLanguage

/// The scenes by topic, each with how it looks and what to try; the open one with its variants and runs.
package struct ScenesPicture {
  let model: ScenesModel
  let width: Double
  var pen: PanelPen
  var y = 0.0
  private var mark: WindowScroll.Mark?

  /// All of it, with the height of the search field, and where the open scene is.
  static func list(
    _ scenes: [SceneEntry], _ model: ScenesModel, width: Double, _ look: Look
  ) -> (picture: Picture, height: Double, head: Double, mark: WindowScroll.Mark?) {
    var panel = ScenesPicture(model, width, look)
    panel.draw(scenes)
    return (panel.pen.picture, panel.y + panel.pen.margin, panel.head, panel.mark)
  }

  private init(_ model: ScenesModel, _ width: Double, _ look: Look) {
    self.model = model
    self.width = width
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
  }

  private mutating func draw(_ scenes: [SceneEntry]) {
    let top = max(0, model.visible.lowerBound)
    // Cards go under the search field, which stays.
    var content = pen
    content.picture = Picture()
    swap(&content, &pen)
    y = head
    files()
    let topics = model.topics(scenes)
    for topic in topics {
      y = pen.heading(
        topic.name.prefix(1).uppercased() + topic.name.dropFirst(), y: y, width: width)
      for scene in topic.scenes { card(scene) }
    }
    if topics.isEmpty, model.files == nil { nothing() }
    swap(&content, &pen)
    let bounds = CGRect(x: 0, y: top + head, width: width, height: max(0, y - top - head))
    pen.picture.list.clipped(to: bounds) { $0.append(content.picture.list) }
    pen.picture.appendRegions(of: content.picture, offset: .zero, in: bounds)
    pen.field(
      .field(.scenes), model.query, placeholder: Text.scenes.placeholder,
      isFocused: model.isFocused,
      in: CGRect(
        x: pen.margin, y: top + pen.margin, width: width - pen.margin * 2, height: fieldHeight),
      pen.ui(13), hasLens: true)
  }

  private var fieldHeight: Double { max(28 * pen.scale, model.rowHeight) }
  private var head: Double { fieldHeight + pen.margin * 2 }

  /// Why there is no scene, and what to do.
  private mutating func nothing() {
    let text =
      model.query.isEmpty ? Text.scenes.noScenes : Text.scenes.nothingFound(model.query)
    y = pen.paragraph(
      text, x: pen.margin + 4, y: y + 4, width: width - pen.margin * 2 - 4, pen.ui(12),
      pen.theme.secondary, limit: 6)
  }

  // MARK: A scene

  /// With large texts in a narrow panel the words go below the picture.
  private var isNarrow: Bool { width / pen.scale < 190 }

  private func height(_ scene: SceneEntry) -> Double {
    let words = textHeight(scene)
    let picture = SceneThumbnail.size.height
    return isNarrow ? picture + words + 24 : max(picture, words) + 16
  }

  private var textWidth: Double {
    let inner = width - pen.margin * 2 - 16
    return isNarrow ? inner : inner - SceneThumbnail.size.width - 10
  }

  private func textHeight(_ scene: SceneEntry) -> Double {
    let title = pen.ui(13, .semibold)
    let body = pen.ui(12)
    let lines = min(3, pen.look.wrap(scene.title, textWidth, title).count)
    let text = PlainText.invitation(scene.about)
    let words = text.isEmpty ? 0 : min(3, pen.look.wrap(text, textWidth, body).count)
    return Double(lines) * pen.line(title) + Double(words) * pen.line(body)
      + pen.line(pen.ui(11)) + 4
  }

  private mutating func card(_ scene: SceneEntry) {
    let isOpen = model.open == scene.path
    let box = CGRect(x: pen.margin, y: y, width: width - pen.margin * 2, height: height(scene))
    let extras = isOpen ? extrasHeight(scene) + sectionsHeight(scene) : 0
    defer { y = box.maxY + extras + 8 }
    if isOpen {
      mark = .init(id: "\(Target.scene(scene.path))", top: box.minY, bottom: box.maxY + extras)
    }
    guard model.visible.overlaps(box.minY..<box.maxY + extras) else { return }
    let target = Target.scene(scene.path)
    let whole = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height + extras)
    let isMarked = isOpen || model.hover == target || model.selection == target
    pen.picture.list.fill(.roundedRectangle(whole, 8), pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(whole.insetBy(dx: 0.5, dy: 0.5), 8),
      isMarked ? pen.theme.accent : pen.theme.border.opacity(0.5), width: isOpen ? 1.5 : 1)
    let words = PlainText.text(scene.about)
    pen.picture.region(
      target, box, words.isEmpty ? scene.title : Text.panels.pair(scene.title, words))
    let picture = CGRect(
      origin: CGPoint(x: box.minX + 8, y: box.minY + 8), size: SceneThumbnail.size)
    SceneThumbnail.draw(scene, in: picture, pen.theme, &pen.picture.list)
    if isNarrow {
      texts(scene, CGPoint(x: picture.minX, y: picture.maxY + 8), bottom: box.maxY - 8)
    } else {
      texts(scene, CGPoint(x: picture.maxX + 10, y: picture.minY), bottom: box.maxY - 8)
    }
    if isOpen {
      self.extras(from: box.maxY, box, scene)
      sections(of: scene, from: box.maxY + extrasHeight(scene), box)
    }
  }

  private mutating func texts(_ scene: SceneEntry, _ at: CGPoint, bottom: Double) {
    let width = textWidth
    let count = pen.ui(11)
    let y = pen.paragraph(
      scene.title, x: at.x, y: at.y, width: width, pen.ui(13, .semibold), pen.theme.text, limit: 3)
    let text = PlainText.invitation(scene.about)
    if !text.isEmpty {
      pen.paragraph(
        text, x: at.x, y: y, width: width, pen.ui(12), pen.theme.secondary, limit: 3)
    }
    let runs = Text.scenes.runs(scene.runCount)
    pen.text(
      scene.mission.isEmpty ? runs : "\(runs) \u{00B7} \(scene.mission)", x: at.x,
      middle: bottom - pen.line(count) / 2, width: width, count, pen.theme.secondary)
  }

  // MARK: Runs and variants of the open scene

  private func extrasHeight(_ scene: SceneEntry) -> Double {
    let variants = model.variants.isEmpty ? 0 : Double(model.variants.count + 1) * pen.rowHeight
    let runs = model.runs.reduce(0) { $0 + runHeight($1, scene.goldens[$1]) }
    return variants + runs + (variants > 0 ? 26 * pen.scale : 0)
      + (runs > 0 ? 26 * pen.scale : 0) + 6
  }

  private mutating func extras(from top: Double, _ card: CGRect, _ scene: SceneEntry) {
    var y = top
    func row() -> CGRect {
      CGRect(x: card.minX + 3, y: y, width: card.width - 6, height: pen.rowHeight)
    }
    pen.hairline(y: top, from: card.minX + 8, to: card.maxX - 8)
    if !model.variants.isEmpty {
      y = pen.heading(Text.scenes.variants, y: y, width: width, inset: 10)
      choice(nil, isOn: model.variant == nil, row())
      y += pen.rowHeight
      for variant in model.variants {
        choice(variant, isOn: model.variant == variant, row())
        y += pen.rowHeight
      }
    }
    guard !model.runs.isEmpty else { return }
    y = pen.heading(Text.scenes.runs, y: y, width: width, inset: 10)
    for run in model.runs {
      var rect = row()
      rect.size.height = runHeight(run, scene.goldens[run])
      self.run(run, rect, golden: scene.goldens[run])
      y = rect.maxY
    }
  }

  private mutating func choice(_ name: String?, isOn: Bool, _ row: CGRect) {
    let target = Target.variant(name)
    pen.row(row, isSelected: false, isHovered: model.hover == target)
    pen.radio(isOn, at: CGPoint(x: row.minX + 16 * pen.scale, y: row.midY))
    let left = row.minX + 28 * pen.scale
    pen.text(
      name.map(model.shown) ?? Text.toolbar.asWritten, x: left, middle: row.midY,
      width: row.maxX - 8 - left,
      pen.ui(12.5, isOn ? .semibold : .regular), isOn ? pen.theme.text : pen.theme.secondary)
    pen.picture.region(
      target, row, Text.scenes.variantHelp(name.map(model.shown)))
  }

  private mutating func run(_ name: String, _ row: CGRect, golden: String?) {
    let target = Target.run(name)
    let title = model.shown(name)
    pen.row(row, isSelected: model.run == name, isHovered: model.hover == target)
    Glyph.play(
      &pen.picture.list, at: CGPoint(x: row.minX + 16 * pen.scale, y: row.midY),
      size: 9 * pen.scale, pen.theme.accent)
    let font = pen.ui(12.5)
    let lines = pen.look.wrap(title, runWidth, font).count
    let small = golden == nil ? 0 : pen.line(goldenFont)
    let below = pen.paragraph(
      title, x: row.minX + 28 * pen.scale,
      y: row.midY - (Double(lines) * pen.line(font) + small) / 2, width: runWidth, font,
      pen.theme.text)
    if let golden {
      pen.text(
        golden, x: row.minX + 28 * pen.scale, middle: below + small / 2, width: runWidth,
        goldenFont, pen.theme.secondary)
    }
    pen.picture.region(target, row, Text.scenes.play(title, golden: golden))
  }

  private var runWidth: Double { width - pen.margin * 2 - 6 - 36 * pen.scale }

  private var goldenFont: Font { pen.mono(11) }

  /// Long names go on in further lines; below them is the case that the run reproduces.
  private func runHeight(_ name: String, _ golden: String?) -> Double {
    let font = pen.ui(12.5)
    let lines = pen.look.wrap(model.shown(name), runWidth, font).count
    let small = golden == nil ? 0 : pen.line(goldenFont)
    return lines < 2 && golden == nil
      ? pen.rowHeight : max(pen.rowHeight, Double(lines) * pen.line(font) + small + 6)
  }
}

import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage

/// The sections of articles that the open scene is from.
extension ScenesPicture {
  private func sections(_ scene: SceneEntry) -> [SceneSection] { model.sections[scene.file] ?? [] }

  /// A line of the article with the section's number, and one with its title.
  private var sectionHeight: Double { max(pen.rowHeight, 36 * pen.scale) }

  func sectionsHeight(_ scene: SceneEntry) -> Double {
    let count = sections(scene).count
    return count == 0 ? 0 : Double(count) * sectionHeight + 26 * pen.scale + 6
  }

  mutating func sections(of scene: SceneEntry, from top: Double, _ card: CGRect) {
    guard !sections(scene).isEmpty else { return }
    var y = pen.heading(Text.articles.fromArticles, y: top, width: width, inset: 10)
    let (left, room) = (card.minX + 16, card.width - 32)
    for section in sections(scene) {
      let target = Target.article(.section(section.id))
      let row = CGRect(x: card.minX + 3, y: y, width: card.width - 6, height: sectionHeight)
      pen.row(row, isSelected: false, isHovered: model.hover == target)
      pen.text(
        section.title, x: left, middle: row.midY - 7 * pen.scale, width: room, pen.ui(12.5),
        pen.theme.text)
      pen.text(
        Text.articles.section(section.number, of: section.id.article), x: left,
        middle: row.midY + 9 * pen.scale, width: room, pen.mono(11), pen.theme.secondary)
      pen.picture.region(target, row, Text.articles.openSection(section.title))
      y = row.maxY
    }
  }
}

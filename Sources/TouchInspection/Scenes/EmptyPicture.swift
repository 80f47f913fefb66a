package import Foundation
import TouchCanvas
import TouchLanguage

/// What there is to do while no scene is open: six scenes to try, a new one, and a place for files.
package struct EmptyPicture {
  private let size: CGSize
  private let hover: Target?
  private var pen: PanelPen

  /// Cards for the first six scenes; `hover` is the region under the pointer. Where they have no room, the picture is
  /// higher than `size`, for scrolling.
  package static func draw(
    _ scenes: [SceneEntry], size: CGSize, _ look: Look, hover: Target? = nil, textScale: Double = 1,
    rowHeight: Double = 24
  ) -> (picture: Picture, height: Double) {
    var panel = EmptyPicture(
      size, hover, PanelPen(look, scale: textScale, rowHeight: rowHeight))
    let height = panel.draw(Array(scenes.prefix(6)))
    return (panel.pen.picture, height)
  }

  private init(_ size: CGSize, _ hover: Target?, _ pen: PanelPen) {
    self.size = size
    self.hover = hover
    self.pen = pen
  }

  /// Returns the height of all of it.
  private mutating func draw(_ scenes: [SceneEntry]) -> Double {
    let gap = 14.0
    let side = min(24.0, size.width * 0.05)
    let columns = max(1, min(3, Int((size.width - side * 2 + gap) / (220 * pen.scale + gap))))
    let rows = max(1, (scenes.count + columns - 1) / columns)
    let cardWidth = min(
      320 * pen.scale, (size.width - side * 2 - gap * Double(columns - 1)) / Double(columns))
    let head = 46 * pen.scale
    let foot = 56 * pen.scale
    let free = size.height - head - foot - side * 2 - gap * Double(rows - 1)
    let lowest = 64 * pen.scale
    // What is scrolled anyway need not be small.
    let cardHeight =
      free >= lowest * Double(rows) ? min(124 * pen.scale, free / Double(rows)) : lowest * 1.5
    let width = cardWidth * Double(columns) + gap * Double(columns - 1)
    let height = head + foot + cardHeight * Double(rows) + gap * Double(rows - 1)
    let left = (size.width - width) / 2
    let top = max(side, (size.height - height) / 2)
    pen.text(
      Text.scenes.startTitle(isEmpty: scenes.isEmpty), x: left,
      middle: top + head * 0.4, width: width,
      pen.ui(18, .semibold), pen.theme.text)
    for (index, scene) in scenes.enumerated() {
      let at = CGPoint(
        x: left + Double(index % columns) * (cardWidth + gap),
        y: top + head + Double(index / columns) * (cardHeight + gap))
      card(scene, CGRect(origin: at, size: CGSize(width: cardWidth, height: cardHeight)))
    }
    drop(CGRect(x: left, y: top + height - foot + 12, width: width, height: foot - 12))
    return max(size.height, top + height + side)
  }

  private mutating func card(_ scene: SceneEntry, _ box: CGRect) {
    let target = Target.scene(scene.path)
    pen.picture.list.fill(.roundedRectangle(box, 10), pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 10),
      hover == target ? pen.theme.accent : pen.theme.border.opacity(0.7),
      width: hover == target ? 2 : 1)
    var inside = box.insetBy(dx: 14, dy: 12)
    // The scene itself, where its words keep enough room.
    if inside.width >= 190 * pen.scale, inside.height >= 60 {
      let height = min(inside.height, SceneThumbnail.size.height)
      let picture = CGRect(
        x: inside.minX, y: inside.midY - height / 2, width: height / 1.8, height: height)
      SceneThumbnail.draw(scene, in: picture, pen.theme, &pen.picture.list)
      inside.origin.x = picture.maxX + 12
      inside.size.width = box.maxX - 14 - inside.minX
    }
    let title = pen.ui(14, .semibold)
    let body = pen.ui(12.5)
    let y = pen.paragraph(
      scene.title, x: inside.minX, y: inside.minY, width: inside.width, title,
      pen.theme.text, limit: max(1, min(2, Int(inside.height / pen.line(title)))))
    let rest = Int((inside.maxY - y - 2) / pen.line(body))
    if rest > 0 {
      pen.paragraph(
        PlainText.invitation(scene.about), x: inside.minX, y: y + 2, width: inside.width, body,
        pen.theme.secondary, limit: rest)
    }
    pen.picture.region(target, box, Text.panels.pair(scene.title, PlainText.text(scene.about)))
  }

  /// A button for a new scene, and beside it the place for files.
  private mutating func drop(_ all: CGRect) {
    let target = Target.command(.sceneNew)
    let text = Text.commands.words(.sceneNew)
    let width = min(pen.look.width(text.title, pen.ui(13, .medium)) + 40, all.width * 0.45)
    let button = CGRect(x: all.minX, y: all.minY, width: width, height: all.height)
    pen.picture.list.fill(
      .roundedRectangle(button, 10), hover == target ? pen.theme.raised : pen.theme.panel)
    pen.picture.list.stroke(
      .roundedRectangle(button.insetBy(dx: 0.5, dy: 0.5), 10),
      hover == target ? pen.theme.accent : pen.theme.border, width: 1)
    pen.picture.list.centered(
      pen.look.fit(text.title, width - 16, pen.ui(13, .medium)), in: button, pen.ui(13, .medium),
      pen.theme.text, pen.look)
    pen.picture.region(target, button, text.summary)
    let box = CGRect(
      x: button.maxX + 14, y: all.minY, width: all.width - width - 14, height: all.height)
    pen.picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 1, dy: 1), 10), pen.theme.border, width: 1.5, dash: [6, 4])
    pen.picture.list.centered(
      pen.look.fitTail(Text.scenes.drop, box.width - 24, pen.ui(13)),
      in: box.insetBy(dx: 12, dy: 0), pen.ui(13), pen.theme.secondary, pen.look)
    pen.picture.region(
      .drop, box, Text.scenes.dropHelp)
  }
}

import Foundation
import TouchCanvas
import TouchLanguage
import TouchTrace

/// What the scene is about, and how to touch it.
enum AboutPicture {
  static func draw(
    _ scene: OpenSceneModel, _ scenes: ScenesModel, _ size: CGSize, _ look: Look
  ) -> (picture: Picture, height: Double) {
    var picture = Picture()
    let bounds = CGRect(origin: .zero, size: size)
    let theme = look.theme
    let width = bounds.width - 32
    var y = bounds.minY + 24
    for line in look.wrap(scene.title, width, .ui(15, .semibold)) {
      picture.list.label(line, x: 16, middle: y, .ui(15, .semibold), theme.text, look)
      y += 21
    }
    y += 6
    y = paragraph(
      scene.plainAbout, y, width, theme.secondary, look, &picture, limit: bounds.maxY - 150)
    y = max(y + 12, bounds.maxY - 140)
    picture.list.stroke(
      .line(CGPoint(x: 16, y: y - 12), CGPoint(x: bounds.maxX - 16, y: y - 12)),
      theme.border.opacity(0.5), width: 1)
    let keys: [AboutKey] = [
      .touch, .twoTouches, .parallelTouches, .play, .step,
      scenes.variants.isEmpty ? .cancelTouches : .variant(scenes.variant.map(scenes.shown)),
    ]
    for key in keys where y < bounds.maxY - 6 {
      picture.list.label(
        Text.panels.key(key), x: 16, middle: y, .ui(12, .semibold), theme.text, look)
      picture.list.label(
        look.fit(Text.panels.meaning(of: key), width - 96, .ui(12)), x: 112, middle: y, .ui(12),
        theme.secondary, look)
      y += 21
    }
    return (picture, y)
  }

  private static func paragraph(
    _ text: String, _ start: Double, _ width: Double, _ color: Color, _ look: Look,
    _ picture: inout Picture, limit: Double
  ) -> Double {
    var y = start
    for line in look.wrap(text, width, .ui(13)) where y < limit {
      picture.list.label(line, x: 16, middle: y, .ui(13), color, look)
      y += 19
    }
    return y
  }
}

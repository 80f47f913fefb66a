import Foundation
import TouchCanvas

/// The answer to "why?": a title, a sentence or two, and the rule behind it.
enum WhyPicture {
  static func draw(_ why: WhySentence?, width: Double, _ look: Look) -> (
    picture: Picture, height: Double
  ) {
    var picture = Picture()
    let theme = look.theme
    guard let why else {
      picture.list.label(
        "Nothing has happened yet", x: 0, middle: 12, .ui(15, .semibold), theme.text, look)
      picture.list.label(
        "Touch the scene, and the reason shows here.", x: 0, middle: 36, .ui(13), theme.secondary,
        look)
      return (picture, 52)
    }
    picture.list.label(
      look.fit(why.title, width, .ui(16, .semibold)), x: 0, middle: 12, .ui(16, .semibold),
      theme.text, look)
    var y = 36.0
    for line in look.wrap(why.sentence, width, .ui(13)) {
      picture.list.label(line, x: 0, middle: y, .ui(13), theme.text, look)
      y += 19
    }
    let text = why.isUnexplained ? "no reason recorded" : why.rule
    guard !text.isEmpty else { return (picture, y) }
    let color = why.isUnexplained ? theme.danger : theme.accent
    let chipWidth = look.width(text, .ui(11, .semibold)) + 18
    let chip = CGRect(x: 0, y: y - 4, width: chipWidth, height: 20)
    picture.list.fill(.roundedRectangle(chip, 10), color.opacity(0.2))
    picture.list.stroke(.roundedRectangle(chip, 10), color.opacity(0.6), width: 1)
    picture.list.centered(text, in: chip, .ui(11, .semibold), color, look)
    picture.region("why", CGRect(x: 0, y: 0, width: width, height: chip.maxY), why.sentence)
    return (picture, chip.maxY + 6)
  }

  /// One line at the bottom of a stage.
  static func line(_ why: WhySentence?, in room: CGRect, _ look: Look) -> Picture {
    var picture = Picture()
    guard let why else { return picture }
    let lines = look.wrap("\(why.title). \(why.sentence)", room.width - 24, .ui(12, .medium))
      .prefix(4)
    let height = Double(lines.count) * 17 + 14
    let box = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    picture.list.fill(.rectangle(box), look.theme.window.opacity(0.9))
    for (index, line) in lines.enumerated() {
      picture.list.label(
        line, x: box.minX + 12, middle: box.minY + 16 + Double(index) * 17, .ui(12, .medium),
        look.theme.text, look)
    }
    picture.region("why", box, why.sentence)
    return picture
  }
}

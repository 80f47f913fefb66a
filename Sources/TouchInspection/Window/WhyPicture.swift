import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The answer to "why?": a title, then each sentence with its rule and the event that shows it.
enum WhyPicture {
  private static let body = Font.ui(13)
  private static let chipFont = Font.ui(11, .semibold)

  /// `isPast` is true before the first touch of a session that goes on.
  static func draw(_ why: Explanation?, width: Double, isPast: Bool = false, _ look: Look) -> (
    picture: Picture, height: Double
  ) {
    var picture = Picture()
    let theme = look.theme
    guard let why else { return nothing(width, isPast, look) }
    picture.list.label(
      look.fit(why.title, width, .ui(16, .semibold)), x: 0, middle: 12, .ui(16, .semibold),
      theme.text, look)
    var y = 36.0
    for (index, sentence) in why.sentences.enumerated() {
      for line in look.wrap(sentence.text, width, body) {
        picture.list.label(line, x: 0, middle: y, body, theme.text, look)
        y += 18
      }
      y = chips(sentence, index, y, width, look, &picture)
    }
    let chips = picture.regions
    picture.regions = []
    picture.region(.why, CGRect(x: 0, y: 0, width: width, height: y), why.text)
    picture.region(.whyTitle, CGRect(x: 0, y: 0, width: width, height: 26))
    picture.regions += chips
    return (picture, y)
  }

  private static func nothing(
    _ width: Double, _ isPast: Bool, _ look: Look
  ) -> (picture: Picture, height: Double) {
    var picture = Picture()
    let title = Text.panels.nothingTouched(isPast: isPast)
    let advice = Text.panels.nothingTouchedAdvice(isPast: isPast)
    var y = 12.0
    let bold = Font.ui(15, .semibold)
    for line in look.wrap(title, width, bold) {
      picture.list.label(line, x: 0, middle: y, bold, look.theme.text, look)
      y += 21
    }
    y += 3
    for line in look.wrap(advice, width, body) {
      picture.list.label(line, x: 0, middle: y, body, look.theme.secondary, look)
      y += 18
    }
    return (picture, y - 2)
  }

  /// The rule and the event of a sentence; returns where the next sentence begins.
  private static func chips(
    _ sentence: Explanation.Sentence, _ index: Int, _ y: Double, _ width: Double, _ look: Look,
    _ picture: inout Picture
  ) -> Double {
    var x = 0.0
    let rule = sentence.isUnexplained ? Text.panels.noReason : sentence.chip
    if !rule.isEmpty {
      let color = sentence.isUnexplained ? look.theme.danger : look.theme.accent
      let box = chip(rule, x: x, y: y - 6, width, color, look, &picture)
      picture.region(
        sentence.isUnexplained ? .unexplained : .rule(sentence.rule), target(box),
        sentence.rule.entry.sentence)
      x = box.maxX + 6
    }
    if let event = sentence.event {
      let text = Text.panels.event(Int(event) + 1)
      if x + look.width(text, chipFont) + 18 <= width {
        let box = chip(text, x: x, y: y - 6, width, look.theme.secondary, look, &picture)
        picture.region(.event(Int(event)), target(box), Text.panels.seekToEvent)
        x = box.maxX
      }
    }
    return x > 0 ? y + 26 : y + 6
  }

  /// What a finger hits: 44 points high where it is used with fingers.
  private static func target(_ chip: CGRect) -> CGRect { chip.insetBy(dx: -2, dy: -4) }

  private static func chip(
    _ text: String, x: Double, y: Double, _ width: Double, _ color: Color, _ look: Look,
    _ picture: inout Picture
  ) -> CGRect {
    let shown = look.fit(text, width - x - 18, chipFont)
    let box = CGRect(x: x, y: y, width: look.width(shown, chipFont) + 18, height: 20)
    picture.list.fill(.roundedRectangle(box, 10), color.opacity(0.16))
    picture.list.stroke(.roundedRectangle(box, 10), color.opacity(0.6), width: 1)
    picture.list.centered(shown, in: box, chipFont, color, look)
    return box
  }

  /// One line at the bottom of a stage.
  static func line(_ why: Explanation?, in bounds: CGRect, _ look: Look) -> Picture {
    var picture = Picture()
    guard let why else { return picture }
    let all = look.wrap("\(why.title). \(why.text)", bounds.width - 24, .ui(12, .medium))
    let most = max(1, min(4, Int((bounds.height * 0.4 - 14) / 17)))
    let lines =
      all.count <= most ? all : Array(all.prefix(most - 1)) + [all[most - 1] + " …"]
    let height = Double(lines.count) * 17 + 14
    let box = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    picture.list.fill(.rectangle(box), look.theme.window.opacity(0.9))
    for (index, line) in lines.enumerated() {
      picture.list.label(
        line, x: box.minX + 12, middle: box.minY + 16 + Double(index) * 17, .ui(12, .medium),
        look.theme.text, look)
    }
    picture.region(.why, box, why.text)
    return picture
  }
}

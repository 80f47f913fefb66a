import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The responder chain of the last touch as a list: from the hit view up, what each did with the event.
enum ChainPicture {
  private static let row = 24.0
  private static let head = 32.0
  private static let font = Font.ui(12)

  /// Of a list with so many responders.
  static func height(_ count: Int) -> Double { head + Double(count) * row + 8 }

  /// How many responders fit.
  static func fitting(_ height: Double) -> Int { max(0, Int((height - head - 8) / row)) }

  /// As many as fit, from the hit view up; why there is none before the first touch, and while nothing of it was delivered.
  /// While a point is asked about, the title says that the chain is not that of the point.
  static func draw(_ input: PictureInput, in bounds: CGRect, _ look: Look) -> Picture {
    let title =
      input.probe == nil ? Text.canvas.responderChain : Text.canvas.lastTouchsResponderChain
    return draw(input.withoutProbe, title, in: bounds, look)
  }

  private static func draw(
    _ input: PictureInput, _ title: String, in bounds: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let whole = input.reading.chain
    let fitting = fitting(bounds.height)
    // What is left out has a row of its own.
    let chain = whole.prefix(whole.count > fitting ? max(1, fitting - 1) : fitting)
    let skipped = SkippedSuper(input).flatMap { $0.responder == whole.last ? $0 : nil }
    guard !chain.isEmpty else {
      let empty = EmptyChain(input)
      return draw(
        empty?.words.plain ?? Text.canvas.chainBeforeTouch, event: empty?.event,
        empty == nil ? Text.canvas.responderChain : title, in: bounds, look)
    }
    let theme = look.theme
    let headFont = Font.ui(12, .semibold)
    let shown = look.fit(title, bounds.width, headFont)
    let middle = bounds.minY + head / 2
    picture.list.label(shown, x: bounds.minX, middle: middle, headFont, theme.text, look)
    let rest = bounds.width - look.width(shown, headFont) - 12
    let wordings = event(input).map { [Text.canvas.lastEvent($0), $0] } ?? []
    if let event = wordings.first(where: { look.width($0, .ui(11)) <= rest }) {
      picture.list.trailing(
        event, right: bounds.maxX, middle: middle, .ui(11), theme.secondary, look)
    }
    picture.region(
      .chain, CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: head), title)
    var former = ""
    for (index, handle) in chain.enumerated() {
      let box = CGRect(
        x: bounds.minX, y: bounds.minY + head + Double(index) * row, width: bounds.width,
        height: row)
      let isLast = index == whole.count - 1
      let words =
        isLast && skipped != nil
        ? Text.canvas.chain(.skipsSuper) : words(isFirst: index == 0, isLast: isLast, input)
      draw(
        input.name(of: handle), box, index: index, hasNext: index < chain.count - 1, words,
        isRepeated: words == former, look, &picture)
      former = words
    }
    if chain.count < whole.count, chain.count < fitting, let last = whole.last {
      let top = bounds.minY + head + Double(chain.count) * row
      let words = Text.canvas.moreResponders(
        whole.count - chain.count, upTo: input.label(of: last))
      picture.list.label(
        look.fit(words, bounds.width - 22, font), x: bounds.minX + 22, middle: top + row / 2, font,
        theme.secondary, look)
      picture.region(
        .note(words), CGRect(x: bounds.minX, y: top, width: bounds.width, height: row),
        Text.panels.list(whole.dropFirst(chain.count).map { input.name(of: $0) }))
    }
    if let skipped, chain.count == whole.count, fitting > whole.count {
      let top = bounds.minY + head + Double(whole.count) * row
      let box = CGRect(x: bounds.minX, y: top, width: bounds.width, height: row)
      draw(skipped, box, look, &picture)
    }
    return picture
  }

  /// The class of UIKit whose touch methods did not run, behind an arrow that is struck out.
  private static func draw(
    _ skipped: SkippedSuper, _ box: CGRect, _ look: Look, _ picture: inout Picture
  ) {
    let color = StateLook.ink(.failed, look.theme)
    let x = box.minX + 6
    let from = CGPoint(x: x, y: box.midY - row + 5)
    let end = CGPoint(x: x, y: box.midY - 5)
    picture.list.stroke(.line(from, end), color, width: 1.5, dash: [3, 2])
    Glyph.cross(
      &picture.list, at: CGPoint(x: x, y: box.midY - row / 2), size: 3, color, width: 1.5)
    picture.list.stroke(
      .circle(CGPoint(x: x, y: box.midY), 3.5), color, width: 1.5, dash: [2.5, 2])
    let words = Text.canvas.chain(.skipped)
    let room = box.width - 22 - look.width(words, .ui(11)) - 12
    picture.list.label(
      look.fit(skipped.className, room, font), x: box.minX + 22, middle: box.midY, font,
      look.theme.secondary, look)
    picture.list.trailing(words, right: box.maxX, middle: box.midY, .ui(11), color, look)
    picture.region(.note(skipped.className), box, Text.panels.pair(skipped.className, words))
  }

  /// The words in place of the chain; a press on them goes to the event that shows what they say.
  private static func draw(
    _ words: String, event: UInt32?, _ title: String, in bounds: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let headFont = Font.ui(12, .semibold)
    picture.list.label(
      look.fit(title, bounds.width, headFont), x: bounds.minX, middle: bounds.minY + head / 2,
      headFont, look.theme.text, look)
    picture.region(
      .chain, CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: head), title)
    let top = bounds.minY + head
    let lines = look.wrap(words, bounds.width, font)
    let most = max(1, Int((bounds.maxY - top) / lineHeight))
    var bottom = top
    for (index, line) in lines.prefix(most).enumerated() {
      let isCut = index == most - 1 && lines.count > most
      let shown = isCut ? look.fit(line + " …", bounds.width, font) : line
      picture.list.label(
        shown, x: bounds.minX, middle: bottom + lineHeight / 2, font, look.theme.secondary, look)
      bottom += lineHeight
    }
    let box = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top)
    if let event {
      picture.region(.event(Int(event)), box, Text.panels.seekToEvent)
    } else {
      picture.region(.note(words), box, words)
    }
    return picture
  }

  private static let lineHeight = 17.0
  /// The part of a row that a name has at least.
  private static let leastName = 0.4

  private static func words(isFirst: Bool, isLast: Bool, _ input: PictureInput) -> String {
    if isLast, input.reading.isChainStopped(input.trace) {
      return Text.canvas.chain(isFirst ? .getsAndKeeps : .keeps)
    }
    if isLast { return Text.canvas.chain(.end) }
    return Text.canvas.chain(isFirst ? .getsAndPasses : .passes)
  }

  /// What the first responder got last.
  private static func event(_ input: PictureInput) -> String? {
    guard let first = input.reading.chain.first,
      let delivery = input.reading.responders.first(where: { $0.handle == first })?.deliveries.last
    else { return nil }
    return "\(delivery.verb)"
  }

  private static func draw(
    _ name: String, _ box: CGRect, index: Int, hasNext: Bool, _ words: String,
    isRepeated: Bool, _ look: Look, _ picture: inout Picture
  ) {
    let theme = look.theme
    let dot = CGPoint(x: box.minX + 6, y: box.midY)
    if hasNext {
      let end = CGPoint(x: dot.x, y: dot.y + row - 5)
      picture.list.stroke(.line(CGPoint(x: dot.x, y: dot.y + 4), end), theme.accent, width: 1.5)
      Glyph.arrowHead(&picture.list, tip: end, from: dot, size: 5, theme.accent)
    }
    if index == 0 {
      picture.list.fill(.circle(dot, 4), theme.accent)
    } else {
      picture.list.stroke(.circle(dot, 3.5), theme.accent, width: 1.5)
    }
    let nameFont = index == 0 ? Font.ui(12, .semibold) : font
    // That a responder does the same as the one before it is worth less than its name.
    let wordsWidth = look.width(words, .ui(11))
    // What it did is worth more than the end of a long name.
    let room = max(
      box.width - 22 - (isRepeated ? 0 : wordsWidth) - 12, (box.width - 22) * leastName)
    let label = ObjectLabel(name)
    let shown = look.fit(label.text, room, nameFont)
    picture.list.label(
      shown, x: box.minX + 22, middle: box.midY, nameFont,
      label.isNamed ? theme.text : theme.secondary, look)
    let rest = box.width - 22 - look.width(shown, nameFont) - 12
    if wordsWidth <= rest {
      picture.list.trailing(
        words, right: box.maxX, middle: box.midY, .ui(11), theme.secondary, look)
    }
    picture.region(.responder(name), box, Text.panels.pair(Text.canvas.responder(index + 1), words))
  }
}

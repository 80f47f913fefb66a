import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
import TouchTrace

/// A text beside the device: a name with what is to be said of it, or a list.
struct CanvasText {
  /// What stands before it.
  enum Sign {
    case none
    case number(HitNumbers.Visit)
    case touch(Int)
    case unasked
  }

  /// What it is about, so that it is drawn and tested by what it says.
  enum Kind: Hashable {
    case touch(Int), ghosts, hit, chosen, unaskedTarget, cause
    case way, unasked, unseen, refused, area
  }

  var kind: Kind
  var side: MarginSlots.Side
  /// The height of its object, where its first line stands; points of the picture.
  var anchor: Double
  var title: String
  /// Names are cut in their middle where they are too long, and strong but for those of the way; titles of lists are not
  /// strong, and are broken into lines.
  var isStrong = true
  /// Below the title.
  var details: [String] = []
  /// Which of the details say that it lost a touch, from 0.
  var losses: Set<Int> = []
  var isMono = false
  /// Its lines begin at the left, as those of a list, also in the left margin.
  var isList = false
  var sign = Sign.none
  /// What a line leads to when nothing else links the two.
  var object: SeenView?
  var target: Target
  var tooltip: String
  /// What it says in rows below its title; nil for what has none.
  var rows: RefusedRows?

  /// A line of it, as it is drawn.
  struct Line {
    var text: String
    var font: Font
    var isTitle: Bool
    var isLoss = false
  }

  private static let titleFont = Font.ui(12, .semibold)
  private static let plainFont = Font.ui(12)
  private static let lineHeight = 16.0
  private static let mostLines = 3
  /// Of the title of a list, which has names.
  private static let mostNameLines = 5

  /// It stands on the line of its number, or not at all.
  var isOnItsLine: Bool { kind == .way }

  /// What is said of a touch is broken, and not cut.
  private var isTouch: Bool { if case .touch = kind { true } else { false } }

  /// Its sign stands beside the name alone, and what is below begins at its own edge.
  private var hasSignBesideTitle: Bool { kind == .hit }

  /// Many objects in one text, at the top of its margin or at the bottom.
  static func list(
    _ kind: Kind, _ side: MarginSlots.Side, top: Bool, _ title: String, _ details: [String],
    sign: Sign = .none
  ) -> CanvasText {
    CanvasText(
      kind: kind, side: side, anchor: top ? -.infinity : .infinity, title: title,
      isStrong: false, details: details, isList: true, sign: sign, target: .note(title),
      tooltip: ([title] + details).joined(separator: "\n"))
  }

  /// It is about one view that did not get the touch, so that a line leads to it also around a corner.
  var isAboutLoser: Bool { kind == .cause || kind == .unaskedTarget }

  /// Room for a sign before a text, points.
  static let signRoom = 26.0

  /// Room for the sign before the text, points.
  var indent: Double {
    switch sign {
    case .none: 0
    case .number, .touch, .unasked: Self.signRoom
    }
  }

  /// The lines in a column of a width.
  func lines(_ width: Double, _ look: Look) -> [Line] {
    let room = width - indent
    guard room > 24 else { return [] }
    let font = isStrong ? Self.titleFont : Self.plainFont
    let titles =
      isList || isTouch
      ? Self.wrapped(title, room, font, look, isNames: isList)
      : [look.fit(title, room, font)]
    let small = isMono ? Font.mono(11) : .ui(11)
    let belowRoom = hasSignBesideTitle ? width : room
    let below = details.enumerated().flatMap { index, detail in
      Self.wrapped(detail, belowRoom, small, look).map {
        Line(text: $0, font: small, isTitle: false, isLoss: losses.contains(index))
      }
    }
    return titles.map { Line(text: $0, font: font, isTitle: true) }
      + below
  }

  /// At most three lines; what is longer is cut in the middle of the last one, and whole in the tooltip. Names have more lines, and
  /// those that find no room are left out.
  private static func wrapped(
    _ text: String, _ width: Double, _ font: Font, _ look: Look, isNames: Bool = false
  ) -> [String] {
    if look.width(text, font) <= width { return look.wrap(text, width, font) }
    let key = BrokenText(
      text, width: width, font: font, mostLines: isNames ? mostNameLines : mostLines)
    return look.metrics.lines(of: key) { cut(text, width, font, look, isNames: isNames) }
  }

  private static func cut(
    _ text: String, _ width: Double, _ font: Font, _ look: Look, isNames: Bool
  ) -> [String] {
    let blank = SearchText.isEastAsian(text) ? "" : " "
    // A long name is cut in its middle, and not broken where it ends.
    let words = text.split(separator: " ").flatMap { pieces(String($0), width, font, look) }.map {
      SearchText.isEastAsian($0) ? $0 : look.fit($0, width, font)
    }
    var lines = look.wrap(words.joined(separator: " "), width, font)
    let most = isNames ? mostNameLines : mostLines
    if lines.count > most {
      let last = lines[most - 1]
      let rest =
        isNames
        ? [last + " \u{2026}", "\u{2026}"].first { look.width($0, font) <= width } ?? last
        : lines[(most - 1)...].joined(separator: blank)
      lines = Array(lines[..<(most - 1)]) + [rest]
    }
    return lines.map { look.fit($0, width, font) }
  }

  private static let touches = "touches"

  /// What is kept together by blanks that do not break, in pieces where it is wider than the column: no number is cut.
  private static func pieces(
    _ word: String, _ width: Double, _ font: Font, _ look: Look
  ) -> [String] {
    guard look.width(word, font) > width else { return [word] }
    for separator in ["\u{00A0}\u{00A0}", "\u{00A0}"] where word.contains(separator) {
      return word.components(separatedBy: separator).flatMap { pieces($0, width, font, look) }
    }
    // What a view got is not cut in its middle: `touches`, `Cancelled`.
    guard word.hasPrefix(touches), let capital = word.lastIndex(where: \.isUppercase) else {
      return [word]
    }
    return [String(word[..<capital]), String(word[capital...])]
  }

  /// Of a text with so many lines: a name alone leaves room for the next one of the way.
  static func height(_ lines: Int) -> Double {
    lines == 0 ? 0 : (lines == 1 ? 2 : 4) + Double(lines) * lineHeight
  }

  /// The middle of its first line.
  static func middle(_ box: CGRect) -> Double { box.minY + 2 + lineHeight / 2 }

  /// The top of a text whose first line stands at a height.
  static func top(_ anchor: Double) -> Double { anchor - 2 - lineHeight / 2 }

  // MARK: Drawing

  /// Draws its lines into its place, and says which room its letters take.
  @discardableResult
  func draw(
    _ lines: [Line], _ box: CGRect, _ side: MarginSlots.Side, _ look: Look,
    _ picture: inout Picture
  ) -> CGRect {
    func lead(_ line: Line) -> Double { line.isTitle || !hasSignBesideTitle ? indent : 0 }
    let widest = lines.map { look.width($0.text, $0.font) + lead($0) }.max() ?? 0
    let isTrailing = side == .left && !isList
    let left = isTrailing ? box.maxX - widest : box.minX
    let theme = look.theme
    for (index, line) in lines.enumerated() {
      let x = isTrailing ? box.maxX - look.width(line.text, line.font) : left + lead(line)
      let quiet = line.isLoss ? StateLook.ink(.cancelled, theme) : theme.secondary
      let ink = line.isTitle && isStrong ? theme.text : quiet
      picture.list.label(
        line.text, x: x, middle: Self.middle(box) + Double(index) * Self.lineHeight, line.font, ink,
        look)
    }
    let room = CGRect(x: left, y: box.minY, width: widest, height: box.height)
    picture.region(target, room, tooltip)
    let title = lines.first.map { look.width($0.text, $0.font) + indent } ?? widest
    let sign = isTrailing && hasSignBesideTitle ? box.maxX - title : left
    drawSign(CGPoint(x: sign, y: Self.middle(box)), look, &picture)
    return room
  }

  private func drawSign(_ at: CGPoint, _ look: Look, _ picture: inout Picture) {
    switch sign {
    case .none: break
    case .number(let visit):
      let width = HitNumbers.width(visit.number, look)
      let size = HitNumbers.size
      HitNumbers.draw(
        visit, CGRect(x: at.x, y: at.y - size / 2, width: width, height: size), isOnScene: false,
        look, &picture)
    case .touch(let number):
      TouchesPicture.tag(
        number, CGRect(x: at.x, y: at.y - 8, width: 18, height: 16), look, &picture.list)
    case .unasked:
      picture.list.stroke(
        .circle(CGPoint(x: at.x + 8, y: at.y), 6), look.theme.secondary, width: 1.2, dash: [1.5, 2])
    }
  }
}

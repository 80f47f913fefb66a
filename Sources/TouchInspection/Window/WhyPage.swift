import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The tab Why: the answer, the card of the recognizer that it is about, and what did not happen.
enum WhyPage {
  /// From one block to the next, points.
  private static let (toCard, toHead, toRows) = (16.0, 12.0, 8.0)
  private static let headFont = Font.ui(13, .semibold)
  private static let lineFont = Font.ui(12)
  /// Of what a scene is about; the tab About has all of it.
  private static let aboutLines = 9

  /// `room`: the height that shows at once, points; `marked`: the selected object; `edit`: what the last edit changed, which
  /// takes the place of what can be tried; `scene`: what it is about, which is said before its first touch.
  static func draw(
    _ why: Explanation?, _ input: PictureInput, marked: Handle?, edit: WhatIfCard? = nil,
    scene: OpenSceneModel? = nil, size: CGSize, smallHeight: Double, isPast: Bool, _ look: Look
  ) -> (picture: Picture, height: Double) {
    let rowHeight = max(28, smallHeight - 4)
    let about = why == nil && !isPast ? scene.flatMap { self.about($0, size, look) } : nil
    var answer =
      about
      ?? WhyPicture.draw(
        why, input, width: size.width, isPast: isPast, rowHeight: rowHeight,
        hasSuggestion: edit == nil, look)
    // What the last touches came to is no part of what a touch would hit.
    if why?.isPicked == true { return answer }
    if let edit { outcome(of: edit, below: &answer, size.width, rowHeight, look) }
    var picture = answer.picture
    var y = answer.height + toCard
    // A picture of the whole has no room to keep to.
    let room = max(0, size.height - y - toHead - 18 - toRows)
    let idle = idle(why, input, marked: marked)
    let cards = Cards(
      input, omitting: idle.map(\.handle), lead: why?.recognizer(input), selected: marked,
      width: size.width, room: room,
      smallHeight: smallHeight, hasReason: why == nil, grows: concerns(recognizers: why, input),
      look)
    // Below an answer about touches it would add nothing.
    if cards.count == 0, why == nil || input.reading.fingers.isEmpty {
      let none = Cards.none(width: size.width, look)
      picture.append(none.picture, offset: CGPoint(x: 0, y: y))
      y += none.height + toHead
    }
    let lead = cards.hasLead ? 1 : 0
    if lead > 0 {
      picture.append(cards.draw(0..<1), offset: CGPoint(x: 0, y: y))
      y += cards.height(of: 0..<1) + toHead
    }
    let groups = why == nil ? [] : UnaskedViews.groups(input, besides: why?.subject)
    // What the answer says already is not said again.
    let lost = LostTouch(input).flatMap { lost in
      why == nil || why?.sentences.contains { $0.words == lost.words } == true ? nil : lost
    }
    let untold = untold(why, input)
    if why != nil,
      cards.count > lead || !groups.isEmpty || lost != nil || untold != nil || !idle.isEmpty
    {
      // Before any touch recognizers stand there as they are.
      let isBefore = input.reading.fingers.isEmpty && groups.isEmpty
      picture.list.label(
        isBefore ? Text.panels.title(of: RightTab.recognizers) : Text.panels.others, x: 0,
        middle: y + 9, headFont, look.theme.text, look)
      y += 18 + toRows
    }
    if let lost { y = line(lost, y, size.width, input, look, &picture) }
    if let untold {
      let top = y
      y = line(untold.view.label, untold.reason, y, size.width, input, look, &picture)
      picture.list.stroke(
        .circle(CGPoint(x: 21, y: top + 8), 5), look.theme.secondary, width: 1.2)
      let row = CGRect(x: 0, y: top - 4, width: size.width, height: y - top + 2)
      picture.region(.view(untold.view.name), row)
    }
    if cards.count > lead {
      picture.append(cards.draw(lead..<cards.count), offset: CGPoint(x: 0, y: y))
      y += cards.height(of: lead..<cards.count) + toRows
    }
    for group in groups {
      let top = y
      y = line(group.names, group.reason, y, size.width, input, look, &picture)
      picture.list.stroke(
        .circle(CGPoint(x: 21, y: top + 8), 5), look.theme.secondary, width: 1.2, dash: [1.5, 2])
      if let view = group.views.first.flatMap({ input.snapshot.view($0) }), group.views.count == 1 {
        let row = CGRect(x: 0, y: top - 4, width: size.width, height: y - top + 2)
        picture.region(.view(view.name), row)
      }
    }
    if let first = idle.first.flatMap({ RecognizerCardContent($0.handle, input) }) {
      let place = CGPoint(x: 0, y: y)
      let names = Text.panels.list(idle.map(\.name))
      y = line(
        names, MarkedText(Text.cards.systemsOwn(count: idle.count)), y, size.width, input, look,
        &picture)
      sign(of: first, place, look, &picture)
    }
    return (picture, y)
  }

  /// What there is to try and to see, before the first touch; nil where the scene says nothing.
  private static func about(
    _ scene: OpenSceneModel, _ size: CGSize, _ look: Look
  ) -> (picture: Picture, height: Double)? {
    guard !scene.plainAbout.isEmpty else { return nil }
    var picture = Picture()
    var y = 0.0
    func paragraph(_ text: String, _ font: Font, line: Double, _ color: Color, most: Int) {
      let lines = look.wrap(text, size.width, font)
      for (index, words) in lines.prefix(most).enumerated() {
        let isCut = index == most - 1 && lines.count > most
        picture.list.label(
          isCut ? look.fit(words + " \u{2026}", size.width, font) : words, x: 0,
          middle: y + line / 2,
          font, color, look)
        y += line
      }
    }
    paragraph(
      Text.panels.nothingTouched(isPast: false), lineFont, line: 16, look.theme.secondary, most: 1)
    y += 2
    paragraph(scene.title, .ui(18, .semibold), line: 24, look.theme.text, most: 2)
    y += 4
    paragraph(scene.plainAbout, .ui(14), line: 20, look.theme.text, most: aboutLines)
    y += 8
    paragraph(
      Text.panels.nothingTouchedAdvice(isPast: false), .ui(13), line: 18, look.theme.secondary,
      most: 2)
    return (picture, y)
  }

  private static func outcome(
    of edit: WhatIfCard, below answer: inout (picture: Picture, height: Double), _ width: Double,
    _ rowHeight: Double, _ look: Look
  ) {
    var pen = PanelPen(look, scale: 1, rowHeight: rowHeight)
    let box = CGRect(
      x: 0, y: answer.height + 8, width: width, height: edit.height(width: width, pen))
    edit.draw(in: box, &pen)
    answer.picture.append(pen.picture)
    answer.height = box.maxY
  }

  /// The state of a recognizer before its line, whose top left corner is given.
  private static func sign(
    of recognizer: RecognizerCardContent, _ at: CGPoint, _ look: Look, _ picture: inout Picture
  ) {
    StateGlyph.draw(
      &picture.list, StateDiagram.node(recognizer.reading),
      isPrevented: recognizer.reading.isPrevented, at: CGPoint(x: at.x + 21, y: at.y + 8),
      radius: 4.5, look.theme.secondary)
  }

  /// The view to which a touch was not forwarded, and why; nil for none, and where the answer is about that view.
  private static func untold(
    _ why: Explanation?, _ input: PictureInput
  ) -> (view: ViewSnapshot, reason: MarkedText)? {
    guard let why, let kept = KeptTouch(input), let handle = kept.untold, handle != why.subject,
      let view = input.snapshot.view(handle)
    else { return nil }
    return (view, kept.reason(input))
  }

  /// The recognizers of the system that had no part in the gesture: nobody asks about them. One whose touches the system
  /// cancelled had a part, and its card says so as all other tabs do.
  private static func idle(
    _ why: Explanation?, _ input: PictureInput, marked: Handle?
  ) -> [RecognizerSnapshot] {
    guard let why, !input.reading.fingers.isEmpty else { return [] }
    let text = why.text
    let holders = input.reading.fingers.flatMap(\.holds).map(\.holder)
    return input.snapshot.recognizers.filter { recognizer in
      guard recognizer.isOfSystem else { return false }
      let end = input.reading.recognizer(recognizer.handle)?.transitions.last?.reason
      return end != .systemCancel && recognizer.handle != marked
        && recognizer.handle != why.subject
        && !holders.contains(recognizer.handle) && !text.contains(recognizer.name)
    }
  }

  /// Whether recognizers have to do with an answer: it names one. Where none has, their cards stay small.
  private static func concerns(recognizers why: Explanation?, _ input: PictureInput) -> Bool {
    guard let why else { return true }
    let text = why.text
    return input.snapshot.recognizers.contains { text.contains($0.name) }
  }

  /// `list.delay held the touch back until tap recognized, so row got nothing`
  private static func line(
    _ lost: LostTouch, _ y: Double, _ width: Double, _ input: PictureInput, _ look: Look,
    _ picture: inout Picture
  ) -> Double {
    Glyph.cross(
      &picture.list, at: CGPoint(x: 21, y: y + 8), size: 3.5, look.theme.cancelled.color,
      width: 1.6)
    let prose = Prose(
      look: look, input: input, font: lineFont, color: look.theme.text, lineHeight: 16,
      nameWeight: .semibold)
    let bottom = prose.draw(lost.line, x: 34, y: y, width: width - 34, &picture.list)
    let row = CGRect(x: 0, y: y - 4, width: width, height: bottom - y + 8)
    if let view = input.snapshot.view(lost.view) { picture.region(.view(view.name), row) }
    return bottom + toRows
  }

  /// `hint  never asked: card answered first`, right of the room for a sign.
  private static func line(
    _ names: String, _ reason: MarkedText, _ y: Double, _ width: Double,
    _ input: PictureInput, _ look: Look, _ picture: inout Picture
  ) -> Double {
    let font = Font.ui(12, .semibold)
    let prose = Prose(
      look: look, input: input, font: lineFont, color: look.theme.secondary, lineHeight: 16,
      nameWeight: .regular)
    // Names that leave the reason too little room stand above it.
    let isBeside = look.width(names, font) <= (width - 50) * 0.5
    var top = y
    var left = 34.0
    for name in isBeside ? [names] : look.wrap(names, width - left, font) {
      picture.list.label(name, x: left, middle: top + 8, font, look.theme.text, look)
      if isBeside { left += look.width(name, font) + 8 } else { top += 16 }
    }
    return prose.draw(reason, x: left, y: top, width: width - left, &picture.list) + 6
  }
}

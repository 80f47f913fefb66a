import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading

/// What can be tried out: a button for a value of a property, a sentence for what only code can change, and a quiet one where
/// only the finger has to do otherwise.
struct SuggestionRow {
  let suggestion: Suggestion
  let input: PictureInput
  let look: Look
  /// How much larger texts are than usual.
  var scale = 1.0
  /// As high as what fingers press, points.
  var buttonHeight = 28.0

  private var labelFont: Font { .ui(12 * scale) }
  private var codeFont: Font { .mono(11.5 * scale) }
  private var prose: Prose {
    Prose(
      look: look, input: input, font: .ui(13 * scale),
      color: isDesigned ? look.theme.secondary : look.theme.text, lineHeight: 18 * scale)
  }
  /// From the label's left edge to what follows it.
  private var indent: Double { look.width(label, labelFont) + 10 * scale }
  /// The same word for a value that a press tries, and for what is to be done in code or with the finger.
  private var label: String { Text.inspect.tryOut }
  /// Nothing is to be changed: the finger has to do otherwise.
  private var isDesigned: Bool {
    if case .gesture = suggestion { true } else { false }
  }

  func height(width: Double) -> Double {
    advice.map { prose.height($0, width: width - indent) } ?? buttonHeight
  }

  /// Draws it from `y` down; returns the y below it.
  func draw(x: Double, y: Double, width: Double, _ picture: inout Picture) -> Double {
    let middle: Double
    let bottom: Double
    switch suggestion {
    case .property(let value):
      middle = y + buttonHeight / 2
      bottom = y + buttonHeight
      let room = CGRect(x: x + indent, y: y, width: width - indent, height: buttonHeight)
      button(value, in: room, &picture)
    case .callSuper, .letBegin, .deferSystemGestures, .allowInteraction, .includeSubview, .gesture:
      middle = y + prose.lineHeight / 2
      bottom =
        advice.map {
          prose.draw($0, x: x + indent, y: y, width: width - indent, &picture.list)
        } ?? y
    }
    picture.list.label(
      label, x: x, middle: middle, labelFont, look.theme.secondary, look)
    return bottom
  }

  /// What only code can change, or a finger; nil for a value.
  private var advice: MarkedText? {
    switch suggestion {
    case .property: nil
    case .callSuper(let name): MarkedText(Text.inspect.callSuper(in: name))
    case .letBegin(let name, let isDelegate):
      MarkedText(Text.inspect.letBegin(of: name, isDelegate: isDelegate))
    case .deferSystemGestures(let edge): MarkedText(Text.inspect.deferSystemGestures(at: edge))
    case .allowInteraction(let view): MarkedText(Text.inspect.allowInteraction(during: view))
    case .includeSubview(let view, let parent):
      MarkedText(Text.inspect.includeSubview(view, in: parent))
    case .gesture(let advice): MarkedText(Text.inspect.advice(advice))
    }
  }

  /// What a value means: a relation in words, for which UIKit has a method and no property.
  private func label(_ value: PropertyValue) -> String {
    switch (value.name, value.other) {
    case ("requireToFail", let other?): Text.inspect.withoutRequirement(value.object, other)
    case ("simultaneousWith", let other?): Text.inspect.together(value.object, other)
    default: value.code
    }
  }

  /// `scroll.delaysContentTouches = false`, without the object where that is too long.
  private func button(_ value: PropertyValue, in room: CGRect, _ picture: inout Picture) {
    let inset = 10 * scale
    // A relation is said in words, a value in code.
    let font = value.other == nil ? codeFont : Font.ui(12.5 * scale, .medium)
    let whole = label(value)
    let isWhole = value.other != nil || look.width(whole, font) <= room.width - inset * 2
    let text = isWhole ? whole : "\(value.name) = \(value.value)"
    let shown = look.fit(text, room.width - inset * 2, font)
    let width = (look.width(shown, font) + inset * 2).rounded(.up)
    let box = CGRect(x: room.minX, y: room.minY, width: width, height: room.height)
    let shape = Path.roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 6)
    picture.list.fill(shape, look.theme.panel)
    picture.list.stroke(shape, look.theme.border, width: 1)
    picture.list.label(
      shown, x: box.minX + inset, middle: box.midY, font, look.theme.accent, look)
    picture.region(.suggestion(value), box, Text.inspect.tryOut(value.code))
  }
}

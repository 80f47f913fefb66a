import Foundation
import TouchCanvas
import TouchLanguage

/// The bar at the bottom while fingers use the window: what else needs keys.
enum TouchBarPicture {
  /// Draws it from the left edge of `bounds` on; returns where it ends.
  static func draw(
    _ model: BarsModel, _ bounds: CGRect, _ look: Look
  ) -> (picture: Picture, end: Double) {
    var pen = ToolbarPen(look, hover: model.hover)
    pen.picture.list.fill(.rectangle(bounds), look.theme.panel)
    pen.picture.list.stroke(
      .line(
        CGPoint(x: bounds.minX, y: bounds.minY + 0.5),
        CGPoint(x: bounds.maxX, y: bounds.minY + 0.5)), look.theme.hairline, width: 1)
    let (side, gap) = (ToolbarPlaces.side, ToolbarPlaces.gap)
    let buttons = buttons(model)
    // Words where all of them have room, as wide as the longest wording.
    let wide = buttons.map { button in
      button.words.map { pen.width(labelled: $0) }.max() ?? side
    }
    let isLabelled = wide.reduce(gap) { $0 + $1 + gap } <= bounds.width
    var x = bounds.minX + gap
    for (button, width) in zip(buttons, wide) {
      let box = CGRect(
        x: x, y: bounds.midY - side / 2, width: isLabelled ? width : side, height: side)
      var item = button.item
      if isLabelled, let glyph = item.face.glyph, let text = button.words.first {
        item.face = .labelled(glyph, text)
      }
      pen.button(item, in: box)
      x = box.maxX + gap
    }
    return (pen.picture, x)
  }

  /// What they do, and all their wordings, that of now first; none for a sign alone.
  private static func buttons(_ model: BarsModel) -> [(item: ToolbarItem, words: [String])] {
    model.mode == .compose ? composing(model) : touching(model)
  }

  private static func composing(_ model: BarsModel) -> [(item: ToolbarItem, words: [String])] {
    [
      (model.button(.undo, .glyph(.turn(back: true))), [Text.arranging.undo]),
      (model.button(.redo, .glyph(.turn(back: false))), [Text.arranging.redo]),
      (model.button(.composeAdd, .glyph(.add)), [Text.arranging.add]),
      (model.button(.composeDuplicate, .glyph(.copy)), [Text.arranging.duplicate]),
      (model.button(.composeDelete, .glyph(.delete)), [Text.arranging.delete]),
      (model.button(.composeRelate, .glyph(.link)), [Text.arranging.link]),
      (
        model.button(.composeTry, .glyph(.finger), isOn: model.isTrying),
        [Text.arranging.tryScene]
      ),
    ]
  }

  private static func touching(_ model: BarsModel) -> [(item: ToolbarItem, words: [String])] {
    let (play, pause) = (Text.toolbar.play, Text.toolbar.pause)
    let latch = model.toolbar.twoFingers
    return [
      (
        model.playButton(.glyph(model.isPaused ? .play : .pause)),
        model.isPaused ? [play, pause] : [pause, play]
      ),
      (model.button(.eventBack, .glyph(.step(back: true))), [Text.toolbar.back]),
      (model.button(.eventForward, .glyph(.step(back: false))), [Text.toolbar.forward]),
      (
        model.button(
          latch == .off ? .twoFingersMirrored : .twoFingersOff, .glyph(.twoFingers),
          isOn: latch != .off), [Text.toolbar.twoTouches]
      ),
      (
        model.button(.modeToggle, .glyph(.pick), isOn: model.mode == .pick), [Text.toolbar.pick]
      ),
      (model.button(.cancelTouches, .glyph(.cancel)), [Text.toolbar.cancelAll]),
    ]
  }
}

extension ToolbarItem.Face {
  fileprivate var glyph: ToolbarGlyph? { if case .glyph(let glyph) = self { glyph } else { nil } }
}

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
      .line(CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)),
      look.theme.border.opacity(0.5), width: 1)
    func width(_ groups: [[ToolbarItem]]) -> Double {
      groups.reduce(ToolbarContent.margin * 2 - ToolbarPen.gap) {
        $0 + pen.width($1) + ToolbarPen.gap
      }
    }
    // Words as far as they have room.
    let choices = [(true, true), (true, false), (false, false)].map {
      Self.groups(model, isLabelled: $0.0, isSystemLabelled: $0.1)
    }
    let shown = choices.first { width($0) <= bounds.width } ?? choices[2]
    var x = bounds.minX + ToolbarContent.margin
    for group in shown { x = pen.draw(group, x: x, middle: bounds.midY) + ToolbarPen.gap }
    return (pen.picture, x)
  }

  private static func groups(
    _ model: BarsModel, isLabelled: Bool, isSystemLabelled: Bool
  ) -> [[ToolbarItem]] {
    func face(_ glyph: ToolbarGlyph, _ label: String) -> ToolbarItem.Face {
      isLabelled ? .labelled(glyph, label) : .glyph(glyph)
    }
    return [
      [
        model.playButton(
          model.isPaused ? face(.play, Text.toolbar.play) : face(.pause, Text.toolbar.pause))
      ],
      [
        model.button(.eventBack, .glyph(.step(.event, back: true))),
        model.button(.eventForward, .glyph(.step(.event, back: false))),
      ],
      [model.button(.cancelTouches, face(.cancel, Text.toolbar.cancelAll))],
      [
        model.button(
          .modeToggle, face(.pick, Text.toolbar.pick),
          model.isPicking ? .chosen : .plain)
      ],
      model.systemButtons(isLabelled: isSystemLabelled),
    ]
  }
}

import Foundation
import TouchCanvas
import TouchLanguage

/// The quiet line above what Why tells of a selection: a press leads back to what was decided.
enum WayBack {
  private static let font = Font.ui(12)
  /// What the line takes of its page, with the room below it, points.
  static let height = 26.0

  static func draw(_ look: Look) -> Picture {
    var picture = Picture()
    let (title, help) = Text.panels.backToDecision
    let color = look.theme.secondary
    picture.list.stroke(
      .polyline([CGPoint(x: 6, y: 5), CGPoint(x: 2, y: 9), CGPoint(x: 6, y: 13)]), color,
      width: 1.5)
    picture.list.label(title, x: 13, middle: 9, font, color, look)
    picture.region(
      .decided, CGRect(x: -4, y: 0, width: 21 + look.width(title, font), height: 18), help)
    return picture
  }
}

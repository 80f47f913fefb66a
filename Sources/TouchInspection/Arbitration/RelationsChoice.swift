import Foundation
import TouchCanvas
import TouchLanguage

/// The switch between graph and matrix. It stands beside the line above the headline, where nothing moves it that has more
/// lines in another scene.
struct RelationsChoice {
  let chosen: RelationsView
  /// Whether the graph is clear; else it cannot be chosen.
  let hasGraph: Bool
  /// What the pointer rests on.
  var hover: Target?
  let look: Look

  private static let height = 22.0
  /// Of the row that it shares with the line beside it, points.
  static let rowHeight = 28.0
  private static let radius = 6.0
  private static let font = Font.ui(12, .medium)
  private static let chosenFont = Font.ui(12, .semibold)

  private var widths: [Double] {
    RelationsView.allCases.map {
      max(52, look.width(Text.arbitration.title(of: $0), Self.chosenFont) + 20).rounded(.up)
    }
  }
  /// Of both parts.
  var width: Double { widths.reduce(0, +) }

  /// Draws it to the left of `right`, around a line with this middle.
  func draw(right: Double, middle: Double, _ picture: inout Picture) {
    let frame = CGRect(
      x: right - width, y: middle - Self.height / 2, width: width, height: Self.height)
    picture.list.fill(.roundedRectangle(frame, Self.radius), look.theme.panel)
    var x = frame.minX
    for (view, width) in zip(RelationsView.allCases, widths) {
      let box = CGRect(x: x, y: frame.minY, width: width, height: Self.height)
      let isOn = view == chosen
      let isRefused = view == .graph && !hasGraph
      if isOn || hover == .arbitration(view) && !isRefused {
        picture.list.fill(
          .roundedRectangle(box.insetBy(dx: 2, dy: 2), Self.radius - 2),
          isOn ? look.theme.accent : look.theme.raised)
      }
      picture.list.centered(
        Text.arbitration.title(of: view), in: box, isOn ? Self.chosenFont : Self.font,
        isRefused ? look.theme.disabled : isOn ? look.theme.onAccent : look.theme.text, look)
      picture.region(
        .arbitration(view), box,
        isRefused ? Text.arbitration.graphIsUnclear : Text.arbitration.help(of: view))
      x += width
    }
  }
}

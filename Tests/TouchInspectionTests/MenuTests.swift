import Foundation
import Testing
import TouchCanvas

@testable import TouchInspection

/// Menus stay in the window and readable, and their keys pass over headings.
@Suite struct MenuTests {
  private var items: [MenuModel.Item] {
    [
      .heading("singleTapGestureRecognizer"),
      .init(.why(.recognizer("a")), "Why did it recognize, or not?", keys: "E"),
      .heading("Views here"),
    ]
      + (1...30).map {
        .init(.select(.view("v\($0)")), "\($0)  view\($0)", detail: "contains the point")
      }
  }

  @Test func keysPassOverHeadings() {
    var menu = MenuModel(items, at: .zero)
    #expect(menu.selected == 1)
    menu.move(1)
    #expect(menu.selected == 3)
    menu.move(-1)
    menu.move(-1)
    #expect(menu.selected == items.count - 1)
  }

  @Test(arguments: [
    CGSize(width: 320, height: 320), CGSize(width: 1024, height: 640),
    CGSize(width: 2560, height: 1440),
  ]) func menusStayInTheWindow(_ size: CGSize) {
    let checker = PanelChecker(size: size)
    for theme in [Theme.dark, .light] {
      let look = Look(theme: theme, metrics: FixedTextMetrics())
      for at in [
        CGPoint.zero, CGPoint(x: size.width, y: size.height), CGPoint(x: size.width / 2, y: 100),
      ] {
        for row in [28.0, 44] {
          var menu = MenuModel(items, at: at)
          menu.rowHeight = row
          menu.selected = items.count - 1
          let picture = MenuPicture.draw(menu, size: size, look)
          #expect(checker.faults(picture).isEmpty, "\(checker.faults(picture))")
          #expect(picture.regions.contains { $0.id == "menu:select:view:v30" })
          let inWindow = CGRect(origin: .zero, size: size)
          #expect(picture.regions.allSatisfy { inWindow.contains($0.outline) })
        }
      }
    }
  }

  /// The menu of a broad button is as broad, so that it covers all that lies below the button.
  @Test(arguments: [(0.0, 220.0), (300, 300), (600, 600), (1200, 1008)])
  func aMenuIsAsWideAsItsButton(_ button: Double, _ width: Double) {
    var menu = MenuModel([.init(.select(.view("a")), "a")], at: CGPoint(x: 8, y: 40))
    menu.leastWidth = max(menu.leastWidth, button)
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let picture = MenuPicture.draw(menu, size: CGSize(width: 1024, height: 640), look)
    let box = picture.regions.first { $0.target == .menuPanel }?.outline
    #expect(box.map { Double($0.width) } == width)
  }
}

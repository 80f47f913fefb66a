import TouchLanguage
import Foundation
import Testing
import TouchCanvas

@testable import TouchInspection

/// Tabs and buttons in windows that are too narrow for all of them.
@Suite struct PanelOverflowTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func texts(_ picture: Picture) -> [String] {
    picture.list.commands.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }

  private func tabs(_ chosen: RightTab) -> [TabsPicture.Tab] {
    RightTab.allCases.map { (.tab($0), Text.panels.title(of: $0), $0 == chosen) }
  }

  @Test func tabsAreReadAsAWholeOrAreInTheMenu() {
    for chosen in RightTab.allCases {
      for width in stride(from: 150.0, through: 400, by: 10) {
        let room = CGRect(x: 5, y: 0, width: width, height: TabsPicture.height)
        let picture = TabsPicture.draw(tabs(chosen), more: .right, in: room, look)
        let texts = texts(picture)
        #expect(texts.contains(Text.panels.title(of: chosen)))
        let titles = RightTab.allCases.map { Text.panels.title(of: $0) }
        #expect(texts.allSatisfy { $0 == "More" || titles.contains($0) })
        let isAll = texts.count == RightTab.allCases.count && !texts.contains("More")
        #expect(isAll != picture.regions.contains { $0.id == "more:right" })
        let last = picture.regions.map(\.outline.maxX).max() ?? 0
        #expect(last <= room.maxX + 6, "\(chosen) \(width)")
        for (a, b) in zip(picture.regions, picture.regions.dropFirst()) {
          #expect(a.outline.maxX <= b.outline.minX + 0.01)
        }
      }
    }
  }

  @Test func cardsOfTheStartPageAreScrolled() {
    for size in [CGSize(width: 307, height: 150), CGSize(width: 1300, height: 620)] {
      let page = StartPicture.draw(StartModel(scenes: PanelStory.scenes()), size: size, look)
      let cards = page.picture.regions.filter { $0.id.hasPrefix("scene:") }
      #expect(cards.count == PanelStory.scenes().count)
      #expect((page.height > size.height) == (size.height < 600))
      #expect(page.picture.regions.allSatisfy { $0.outline.maxY <= page.height })
      #expect(cards.allSatisfy { $0.outline.minY >= 0 && $0.outline.height >= 64 })
    }
  }

  @Test func theResultOfAnEditComesFirst() throws {
    let (picture, _, _) = InspectPicture.draw(
      PanelStory.input(), PanelStory.inspect(), width: 360, look)
    let result = try #require(picture.regions.first { $0.id == "command:difference" })
    let head = try #require(picture.regions.first { $0.id == "inspected" })
    #expect(result.outline.minY >= head.outline.maxY)
    for region in picture.regions where region.id.hasPrefix("property:") {
      #expect(region.outline.minY >= result.outline.maxY)
    }
  }
}

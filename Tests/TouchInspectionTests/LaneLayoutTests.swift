import Foundation
import Testing
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What stays of a timeline while its lanes are scrolled.
@Suite struct LaneLayoutTests: TimelineDrawing {
  private func lanes(_ picture: Picture) -> [Picture.Region] {
    picture.regions.filter { $0.id.hasPrefix("lane:") }
  }

  /// The lane of a touch stays above those that are scrolled, where three of these have room.
  @Test func touchesStayInSight() throws {
    let input = tap(until: 0.402)
    let head = TimelinePicture.head
    for offset in [0.0, 10, 1e6] {
      let picture = draw(input, height: 200, offset: offset).picture
      let all = lanes(picture)
      let touch = try #require(all.first)
      #expect(touch.id == "lane:T1" && touch.outline.minY == head && touch.outline.height == 40)
      #expect(all.dropFirst().allSatisfy { $0.outline.minY >= head + 40 }, "\(offset)")
      #expect(all.contains { $0.id == "lane:answers" } == (offset > 1000))
    }
    let low = draw(input, height: 190, offset: 1e6).picture
    #expect(!lanes(low).contains { $0.id == "lane:T1" }, "it would leave too little room")
  }

  /// What stays is not scrolled to, and the others are below it.
  @Test func marksAreBelowWhatStays() throws {
    let input = tap(until: 0.402)
    func content(_ selection: Target) -> TimelinePicture.Content {
      var model = TimelineModel()
      model.selection = selection
      return TimelinePicture.draw(input, model, size: CGSize(width: 1200, height: 200), look)
    }
    #expect(content(.finger(1)).mark == nil)
    let first = content(.recognizer("singleTap"))
    #expect(first.head == TimelinePicture.head + 40 && first.mark?.top == first.head)
    #expect(first.starts.first == 0 && first.starts.contains(first.end))
  }

  /// A pinned lane is above the touches, and stays with them.
  @Test func pinnedLanesStayInSight() throws {
    let input = tap(until: 0.402)
    var pinned = LaneArrangement()
    pinned.perform(.pin, on: .view("card"), input.lanes(pinned))
    let picture = draw(input, height: 220, offset: 1e6) { $0.lanes = pinned }.picture
    #expect(lanes(picture).prefix(2).map(\.id) == ["lane:card", "lane:T1"])
  }
}

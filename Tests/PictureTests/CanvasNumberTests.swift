import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection

/// Numbers beside the device, and their names.
extension CanvasStoryTests {
  /// Every number of the way has its name on its line.
  @Test func everyNumberOfTheWayHasItsName() throws {
    var count = 0
    try each { moment, place in
      guard moment.layout.hasTexts else { return }
      let regions = moment.picture.regions
      for number in moment.overlays.numbers.places where number.isInMargin {
        guard !number.visit.isWinner else { continue }
        count += 1
        #expect(
          regions.contains { region in
            region.target == .hit(number.visit.name) && region.outline.maxX < number.box.minX
              && region.outline.minY <= number.box.midY && number.box.midY <= region.outline.maxY
          }, "\(place): \(number.visit.number) has no name")
      }
    }
    #expect(count > 1000)
  }

  /// What is said of a hit view at the foot of the screen has room below its name, and moves neither that from its number nor
  /// the name above.
  @Test func aHitViewAtTheFootHasItsNameBesideItsNumber() throws {
    let moment = try canvas("062-tab-button", "above the bar, asked")
    let words = letters(moment.picture.list)
    let column = moment.overlays.numbers.places.filter(\.isInMargin)
    #expect(column.map(\.visit.number) == [1, 2, 4, 5, 6, 7, 8])
    for (text, number) in [("TabBar", 7), ("CircleButton", 8)] {
      let place = try #require(column.first { $0.visit.number == number }).box
      let box = try #require(words.first { $0.text == text && $0.box.maxX < place.minX }).box
      #expect(abs(box.midY - place.midY) < 3, "\(text)")
    }
    let said = try #require(words.first { $0.text == "got touch 1" }).box
    #expect(said.maxY < moment.layout.foot.minY)
  }

  /// What has its name and number beside the device is not named a second time where it is pointed at, or selected.
  @Test(arguments: [
    ("031-rotate", "one finger only drags", 0.3, ["hill", "sky", "root.view"]),
    ("004-gl", "quick tap on a row", 0.05, ["table.row2.text", "table.row3", "table.row2"]),
  ])
  func whatIsNamedBesideTheDeviceIsNamedOnce(
    _ scene: String, _ run: String, _ seconds: Double, _ names: [String]
  ) throws {
    let moment = try canvas(scene, run, at: seconds)
    for name in names {
      for target in [Target.view(name), .hit(name), .rejected(name)] {
        var model = moment.model
        model.hover = target
        model.selection = .view(name)
        let picture = CanvasPicture.draw(moment.input, model, moment.bounds, moment.look)
        let words = letters(picture.list).map(\.text)
        #expect(words.count { $0 == name } == 1, "\(target): \(words)")
      }
    }
  }
}

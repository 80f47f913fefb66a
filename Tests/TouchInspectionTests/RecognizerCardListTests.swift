import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The list of cards: order, sizes, and what is out of play.
@Suite struct RecognizerCardListTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func names(_ input: PictureInput) -> [String] {
    RecognizerOrder.handles(input).map { input.trace.name(of: $0) }
  }

  private func cards(_ picture: Picture) -> [Picture.Region] {
    picture.regions.filter { $0.id.hasPrefix("recognizer:") && !$0.id.contains("/") }
  }

  private func scene() -> CardStory {
    var scene = CardStory()
    scene.recognizer("far", on: "beside")
    scene.recognizer("around", on: "outer")
    scene.recognizer("first", on: "inner")
    scene.recognizer("second", on: "inner")
    return scene
  }

  @Test func theHitViewComesFirst() {
    var scene = scene()
    #expect(names(scene.input) == ["far", "around", "first", "second"])
    scene.down(on: "inner", ["first", "second", "around"])
    #expect(names(scene.input) == ["first", "second", "around", "far"])
  }

  @Test func aSecondFingerChangesNoOrder() {
    var scene = scene()
    scene.down("finger1", on: "inner", ["first", "second", "around"])
    let order = names(scene.input)
    scene.story.at(0.1)
    scene.down("finger2", on: "beside", ["far"])
    #expect(names(scene.input) == order)
    scene.story.at(0.2)
    scene.story.sample("finger1", .ended, 100, 100)
    #expect(names(scene.input) == order)
    scene.story.at(0.3)
    scene.down("finger3", on: "outer", ["around"])
    #expect(names(scene.input) == order)
    scene.story.at(0.4)
    scene.story.sample("finger2", .ended, 100, 100)
    scene.story.sample("finger3", .ended, 100, 100)
    #expect(names(scene.input) == order)
    scene.story.at(0.5)
    scene.down("finger4", on: "beside", ["far"])
    #expect(names(scene.input)[0] == "far")
  }

  @Test func twelveAreSeenAtOnce() {
    var scene = CardStory()
    let names = (1...12).map { "pan\($0)" }
    for name in names { scene.recognizer(name, isDiscrete: false) }
    scene.down(on: "inner", names)
    let room = CGSize(width: 344, height: 508)
    let (picture, content) = Cards.draw(scene.input, size: room, offset: 0, look)
    #expect(content <= room.height)
    let cards = cards(picture)
    #expect(cards.map(\.id) == names.map { "recognizer:\($0)" })
    #expect(cards.allSatisfy { $0.outline.height == RecognizerCard.miniHeight })
    for (index, a) in cards.enumerated() {
      for b in cards[(index + 1)...] { #expect(a.outline.intersection(b.outline).isEmpty) }
    }
  }

  @Test func cardsAreWholeWhereTheyFit() {
    var scene = CardStory()
    for name in ["a", "b", "c"] { scene.recognizer(name) }
    scene.down(on: "inner", ["a", "b", "c"])
    func heights(_ height: Double) -> [Double] {
      let room = CGSize(width: 344, height: height)
      let picture = Cards.draw(scene.input, size: room, offset: 0, look).picture
      return cards(picture).map { Double($0.outline.height) }
    }
    #expect(heights(900).filter { $0 > 150 }.count == 3)
    #expect(heights(400).map { $0 > 150 } == [true, false, false])
    #expect(heights(180) == [76, 76, 76])
  }

  @Test func thoseOutOfPlaySayWhy() {
    var scene = scene()
    scene.recognizer("off", on: "inner", isEnabled: false)
    scene.recognizer("refused", on: "inner")
    let room = CGSize(width: 344, height: 900)
    func words(_ scene: CardStory) -> [String] {
      PictureProbe(
        list: Cards.draw(scene.input, size: room, offset: 0, look).picture.list
      ).words
    }
    #expect(words(scene).contains("no touch yet"))
    scene.story.add(.receive, .shouldReceiveTouch, "refused", "finger1") { $0.answer = false }
    let early = words(scene)
    #expect(early.contains("disabled"))
    scene.down(on: "inner", ["first", "second", "around"])
    scene.story.add(.receive, .shouldReceiveTouch, "refused", "finger1") { $0.answer = false }
    let late = words(scene)
    #expect(late.contains { $0.hasPrefix("not involved: sho") && $0.hasSuffix("d false") })
    #expect(late.contains("not involved (touch is elsewhere)"))
    #expect(late.contains("disabled"))
  }

  @Test func textsOfTheListStayApart() {
    var scene = scene()
    scene.recognizer("aRecognizerWithThirtyCharacters", on: "beside")
    scene.down(on: "inner", ["first", "second", "around"])
    for theme in [Theme.dark, .light] {
      for (width, height) in [(344.0, 372.0), (344, 508), (344, 900), (340, 180)] {
        let look = Look(theme: theme, metrics: FixedTextMetrics())
        let (picture, content) = Cards.draw(
          scene.input, size: CGSize(width: width, height: height), offset: 0, look)
        let room = CGRect(x: 0, y: 0, width: width, height: max(height, content))
        #expect(PictureProbe(list: picture.list).faults(in: room) == [])
      }
    }
  }

  /// What is dimmed keeps its texts readable.
  @Test func dimmedTextsKeepTheirContrast() {
    var scene = CardStory()
    scene.recognizer("tap")
    let list = RecognizerCard.draw(
      scene.story["tap"], scene.input, size: .normal, width: 344, look
    ).picture.list
    for case .text(_, _, _, let color) in list.commands { #expect(color == Theme.dark.secondary) }
  }
}

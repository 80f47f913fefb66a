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

  private func list(
    _ scene: CardStory, lead: String? = nil, width: Double = 368, room: Double = 900
  ) -> Cards {
    Cards(
      scene.input, lead: lead.map { scene.story[$0] }, width: width, room: room, look)
  }

  @Test func twelveAreSeenAtOnce() {
    var scene = CardStory()
    let names = (1...12).map { "pan\($0)" }
    for name in names { scene.recognizer(name, isDiscrete: false) }
    scene.down(on: "inner", names)
    let list = list(scene, room: 508)
    #expect(list.height <= 508)
    let cards = cards(list.draw())
    #expect(cards.map(\.id) == names.map { "recognizer:\($0)" })
    for (index, a) in cards.enumerated() {
      for b in cards[(index + 1)...] { #expect(a.outline.intersection(b.outline).isEmpty) }
    }
  }

  /// Large is the one that is asked about, medium what mattered to it, small the others; room makes small ones medium.
  @Test func sizesFollowFromRelations() {
    var scene = CardStory()
    for name in ["other", "rival", "winner"] { scene.recognizer(name) }
    scene.down(on: "inner", ["other", "rival", "winner"])
    scene.story.transition("winner", .possible, .ended, .lifted)
    scene.story.transition("rival", .possible, .failed, .preventedBy, "winner")
    func heights(_ room: Double) -> [(String, Double)] {
      cards(list(scene, lead: "winner", room: room).draw()).map { ($0.id, $0.outline.height) }
    }
    let tight = heights(320)
    #expect(tight.map(\.0) == ["recognizer:winner", "recognizer:rival", "recognizer:other"])
    #expect(tight[0].1 > 120 && tight[1].1 == 88 && tight[2].1 == 32)
    #expect(heights(260).map(\.1).dropFirst() == [32, 32])
    #expect(heights(900).map(\.1).dropFirst() == [88, 88])
  }

  @Test func beforeTheFirstTouchAllAreSmall() {
    #expect(cards(list(scene()).draw()).map(\.outline.height) == [32, 32, 32, 32])
  }

  @Test func thoseOutOfPlaySayWhy() {
    var scene = scene()
    scene.recognizer("off", on: "inner", isEnabled: false)
    scene.recognizer("refused", on: "inner")
    func words(_ scene: CardStory) -> [String] {
      PictureProbe(list: list(scene).draw().list).words
    }
    #expect(words(scene).contains("1 tap on beside"))
    scene.story.add(.receive, .shouldReceiveTouch, "refused", "finger1") { $0.answer = false }
    let early = words(scene)
    #expect(early.contains("disabled"))
    scene.down(on: "inner", ["first", "second", "around"])
    scene.story.add(.receive, .shouldReceiveTouch, "refused", "finger1") { $0.answer = false }
    let late = words(scene)
    #expect(late.contains { $0.hasPrefix("gestureRec") && $0.hasSuffix("d false") })
    #expect(late.contains("the touch is on another view"))
    #expect(late.contains("disabled"))
  }

  /// Below a sentence that tells the reason, a card tells it where no bar of it does.
  @Test func aFailureWithoutABarSaysItsReason() {
    var scene = CardStory()
    for name in ["tap", "rival"] { scene.recognizer(name) }
    scene.down(on: "inner", ["tap", "rival"])
    scene.story.transition("tap", .possible, .failed, .requirementPending, "rival")
    let cards = Cards(
      scene.input, lead: scene.story["tap"], width: 368, room: 900, hasReason: false, look)
    let words = PictureProbe(list: cards.draw(0..<1).list).words.joined(separator: " ")
    #expect(words.contains("waited for rival"), "\(words)")
  }

  @Test func textsOfTheListStayApart() {
    var scene = scene()
    scene.recognizer("aRecognizerWithThirtyCharacters", on: "beside")
    scene.down(on: "inner", ["first", "second", "around"])
    for theme in [Theme.dark, .light] {
      for (width, height) in [(344.0, 372.0), (368, 508), (368, 900), (340, 180)] {
        let look = Look(theme: theme, metrics: FixedTextMetrics())
        let cards = Cards(
          scene.input, lead: scene.story["first"], width: width, room: height, look)
        let room = CGRect(x: 0, y: 0, width: width, height: cards.height)
        #expect(PictureProbe(list: cards.draw().list).faults(in: room) == [])
      }
    }
  }

  /// What is dimmed keeps its texts readable.
  @Test func dimmedTextsKeepTheirContrast() {
    var scene = CardStory()
    scene.recognizer("tap")
    let list = RecognizerCard.draw(
      scene.story["tap"], scene.input, size: .large, width: 344, look
    ).picture.list
    for case .text(_, _, _, let color) in list.commands { #expect(color == Theme.dark.secondary) }
  }
}

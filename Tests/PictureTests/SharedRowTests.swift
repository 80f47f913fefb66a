import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// Rows of the tree that several views share.
@Suite struct SharedRowTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  /// Views that took no part share a row of the tree, so that the winner and the hit view are seen together.
  @Test func theTreeFoldsWhatTookNoPart() throws {
    let input = try input("004-gl", "short press on a row", at: 0.3)
    var model = HierarchyModel()
    func rows() -> [String] { HierarchyRows.make(input, model).map { words($0, input) } }
    #expect(rows().contains("table.row0.text") && rows().contains("table.row8.content"))
    model.foldsIdle = true
    let folded = rows()
    #expect(folded.contains("neverAsked: table.row0 table.row1"), "\(folded)")
    #expect(
      folded.contains("farOff: table.row4 table.row5 table.row6 table.row7 table.row8"),
      "\(folded)")
    // What was near, and what is in the hit view, has its rows.
    #expect(folded.contains("table.row3") && folded.contains("table.row2.text"))
    let (winner, hit) = (folded.firstIndex(of: "tap"), folded.firstIndex(of: "table.row2.content"))
    #expect(try #require(hit) - #require(winner) < 10)
    // What is selected shows, and a search finds everything.
    model.selection = .view("table.row1.text")
    #expect(rows().contains("table.row1.text") && rows().contains("table.row0.text"))
    model.selection = nil
    model.query = "row0"
    #expect(rows().contains("table.row0.text"))
    model.query = ""
    model.spread = ["table"]
    #expect(rows().contains("table.row0.text") && rows().contains("table.row8.content"))
  }

  /// The rows of a gesture are the same from before its first touch to its end: none moves while it is looked back at.
  @Test func noRowFoldsWhileAGestureIsLookedBackAt() throws {
    let session = try Stories.session("004-gl", "short press on a row")
    let view = SessionView(session)
    var model = HierarchyModel()
    model.foldsIdle = true
    func rows(_ step: Int) -> [String] {
      view.seek(to: step)
      return HierarchyRows.make(view.input, model).map { words($0, view.input) }
    }
    let end = rows(session.steps.count - 1)
    #expect(end.contains { $0.hasPrefix("neverAsked") })
    for step in stride(from: session.steps.count - 2, through: -1, by: -1) {
      #expect(rows(step) == end, "\(step)")
    }
    // Before the hit test a row for several says how many they are, and not what became of them.
    view.seek(to: -1)
    let lines = PictureTexts.places(
      HierarchyPicture.list(view.input, model, width: 400, look).picture.list, look
    ).map(\.text)
    #expect(!lines.contains { $0.contains(Text.canvas.title(of: .neverAsked)) }, "\(lines)")
  }

  private func words(_ row: HierarchyRow, _ input: PictureInput) -> String {
    switch row.node {
    case .view(let index): input.snapshot.views[index].name
    case .recognizer(let index): input.snapshot.recognizers[index].name
    case .idle(let idle):
      "\(idle.reason): " + idle.views.map { input.snapshot.views[$0].name }.joined(separator: " ")
    case .containers(let views):
      "containers: " + views.map { input.snapshot.views[$0].name }.joined(separator: " ")
    case .leftTitle: "left"
    case .left(let index): "left: \(input.leftViews[index].name)"
    }
  }

  /// Views around the touch that left the screen stand behind all others, with their recognizers; a search finds them.
  @Test func whatLeftTheScreenHasRowsBehindAllOthers() throws {
    let session = try Stories.session("061-back-swipe", "the card waits")
    let input = session.input()
    var model = HierarchyModel()
    func rows() -> [String] { HierarchyRows.make(input, model).map { words($0, input) } }
    let names = rows()
    let title = try #require(names.firstIndex(of: "left"))
    #expect(
      names[(title + 1)...].suffix(4) == ["left: detail.view", "left: card", "pan", "left: notes"])
    let picture = HierarchyPicture.list(input, model, width: 260, look).picture
    #expect(PictureTexts.lines(picture, look).contains("Left the screen"))
    #expect(picture.regions.contains { $0.target == .recognizer("pan") })
    #expect(input.handle(of: .view("card")) != nil)
    model.query = "card"
    #expect(rows().filter { $0.hasPrefix("left") } == ["left", "left: card"])
  }

  /// What came after the hit test could not be asked: it has no ring, and a word that says so.
  @Test func whatCameLaterIsNotCalledUnasked() throws {
    let input = try input("025-collection", "drag", at: 1.15)
    let later = input.addedLater
    #expect(!later.isEmpty)
    var model = HierarchyModel()
    func lines() -> [String] {
      PictureTexts.lines(HierarchyPicture.list(input, model, width: 400, look).picture, look)
    }
    let all = lines()
    for view in input.snapshot.views where later.contains(view.handle) {
      #expect(all.contains("\(view.name)  added later"), "\(all)")
    }
    model.foldsIdle = true
    #expect(lines().contains { $0.hasSuffix("  added later") }, "\(lines())")
    for case .idle(let idle) in HierarchyRows.make(input, model).map(\.node) {
      for index in idle.views {
        let isLater = later.contains(input.snapshot.views[index].handle)
        #expect((idle.reason == .addedLater) == isLater)
      }
    }
  }

  /// A name has all the room that the number of its visit leaves: badges give way to it, and the names around it go as wholes.
  @Test func aNameTakesTheRoomOfItsRow() throws {
    let font = Font.ui(10)
    func cut(_ letters: Int) -> String {
      look.fitName("table.row2.content", Double(letters) * 6 + 1, font)
    }
    #expect(cut(18) == "table.row2.content" && cut(17) == "\u{2026}row2.content")
    #expect(cut(13) == "\u{2026}row2.content" && cut(12) == "\u{2026}content")
    #expect(look.fitName("aVeryLongNameWithoutPoints", 61, font) == "aVery\u{2026}ints")
    // A badge shows beside the whole name alone.
    var input = try input("004-gl", "short press on a row", at: 0.3)
    let name = "table.row2.content"
    let index = try #require(input.snapshot.views.firstIndex { $0.name == name })
    input.snapshot.views[index].clipsToBounds = true
    var widths: (whole: Int, badge: Int) = (0, 0)
    for width in stride(from: 180.0, through: 420, by: 6) {
      let tree = HierarchyPicture.list(input, HierarchyModel(), width: width, look).picture
      let isWhole = PictureTexts.lines(tree, look).contains { $0.hasPrefix(name) }
      let hasBadge = tree.regions.contains { "\($0.target)".hasPrefix("badge:\(name):") }
      #expect(isWhole || !hasBadge, "\(width)")
      widths.whole += isWhole ? 1 : 0
      widths.badge += hasBadge ? 1 : 0
    }
    #expect(widths.badge > 0 && widths.whole > widths.badge)
  }

  /// What the touch did not reach is said in one row, with the number of its views.
  @Test func aRowForManyViewsSaysHowMany() throws {
    let input = try input("012-many", "drag the card", at: 0.3)
    var model = HierarchyModel()
    model.foldsIdle = true
    let picture = HierarchyPicture.list(input, model, width: 260, look).picture
    let region = try #require(picture.regions.first { $0.target == .idle(first: "tile") })
    #expect("\(region.tooltip)".contains("56 tiles: never asked. Press to show each."))
    #expect(PictureTexts.lines(picture, look).contains("56 tiles  never asked"))
  }

  /// Views that refused have their numbers in the ring of dashes, as on the scene; those that were never asked have none.
  @Test func aRowForViewsThatRefusedHasTheirNumbers() throws {
    let refused = try input("062-tab-button", "above the bar", at: 0.02)
    #expect(try texts(refused, first: "<UIView>#3", width: 300).suffix(1) == ["9\u{2013}11"])
    let narrow = try texts(refused, first: "<UIView>#3", width: 170)
    #expect(narrow.count == 1 && narrow[0].hasPrefix("3 U"), "\(narrow)")
    let many = try input("004-gl", "short press on a row", at: 0.3)
    let numbers = try texts(many, first: "table.row4", width: 400).suffix(1)
    #expect(numbers.allSatisfy { $0.contains("\u{2013}") }, "\(numbers)")
    let never = try texts(many, first: "table.row0", width: 400)
    #expect(never.suffix(1) == ["never asked"], "\(never)")
  }

  /// What is written in the row for several views, from the left.
  private func texts(_ input: PictureInput, first: String, width: Double) throws -> [String] {
    var model = HierarchyModel()
    model.foldsIdle = true
    let picture = HierarchyPicture.list(input, model, width: width, look).picture
    let region = try #require(picture.regions.first { $0.target == .idle(first: first) })
    return PictureTexts.places(picture.list, look).filter {
      region.outline.contains(CGPoint(x: $0.box.midX, y: $0.box.midY))
    }.sorted { $0.box.minX < $1.box.minX }.map(\.text)
  }

  /// Containers without names, which are nothing but around each other, take one row and one level.
  @Test func containersOfUIKitShareARow() throws {
    let input = try input("061-back-swipe", "too far from the edge", at: 0.3)
    var model = HierarchyModel()
    func rows() -> [HierarchyRow] { HierarchyRows.make(input, model) }
    func names() -> [String] { rows().map { words($0, input) } }
    func depth(_ name: String) throws -> Int {
      try #require(rows().first { words($0, input) == name }).depth
    }
    let (outer, inner) = ("<UINavigationTransitionView>", "<UIViewControllerWrapperView>")
    #expect(names().contains(outer) && names().contains(inner))
    let whole = try depth("detail.view")
    model.foldsIdle = true
    #expect(names().contains("containers: \(outer) \(inner)"), "\(names())")
    #expect(!names().contains(outer) && !names().contains(inner))
    #expect(try depth("detail.view") == whole - 1)
    // One that is selected, or searched for, has its row, and the other one, too; so have they after a press.
    model.selection = .view(inner)
    #expect(names().contains(outer) && names().contains(inner))
    model.selection = nil
    model.query = "Wrapper"
    #expect(names().contains(inner))
    model.query = ""
    model.spread = ["nav.view"]
    #expect(names().contains(outer) && names().contains(inner))
  }

  /// The row says how many, with the numbers of both, or of the inner one where there is no room for more.
  @Test func aRowOfContainersHasTheirNumbers() throws {
    let input = try input("061-back-swipe", "too far from the edge", at: 0.3)
    var model = HierarchyModel()
    model.foldsIdle = true
    func row(_ width: Double) throws -> (tooltip: String, texts: [String]) {
      let picture = HierarchyPicture.list(input, model, width: width, look).picture
      let region = try #require(
        picture.regions.first { $0.target == .idle(first: "<UINavigationTransitionView>") })
      let texts = PictureTexts.places(picture.list, look).filter {
        region.outline.contains(CGPoint(x: $0.box.midX, y: $0.box.midY))
      }
      return ("\(region.tooltip)", texts.sorted { $0.box.minX < $1.box.minX }.map(\.text))
    }
    let wide = try row(420)
    #expect(
      wide.tooltip.contains(
        "UINavigationTransitionView, UIViewControllerWrapperView: 2 UIKit views. Press"))
    #expect(wide.texts == ["2 UIKit views", "4", "5"])
    #expect(try row(190).texts.suffix(1) == ["5"])
    #expect(try !row(190).texts.contains("4"))
  }
}

import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Lists that became shorter than they are scrolled, what is scrolled to, and what lists say that have nothing.
@Suite struct PanelScrollTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func texts(_ picture: Picture) -> String {
    picture.list.commands.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
      .joined(separator: " ")
  }

  private func scroll(_ content: Double, head: Double = 0) -> WindowScroll {
    .init(
      key: "list", frame: CGRect(x: 10, y: 50, width: 200, height: 400), content: content,
      head: head)
  }

  @Test func offsetsStayInTheContent() {
    #expect(scroll(1000).settled(900) == 600)
    #expect(scroll(1000).settled(-30) == 0)
    #expect(scroll(1000).settled(250) == 250)
    #expect(scroll(300).settled(250) == 0)
  }

  @Test func aMarkIsScrolledToAsFarAsNeeded() {
    let list = scroll(2000, head: 40)
    func offset(_ top: Double, _ bottom: Double, from offset: Double) -> Double {
      list.offset(showing: .init(id: "row", top: top, bottom: bottom), from: offset)
    }
    // Seen as a whole: nothing moves. What the head covers is not seen.
    #expect(offset(240, 264, from: 200) == 200)
    #expect(offset(230, 254, from: 200) == 190)
    #expect(offset(590, 614, from: 200) == 214)
    // Out of sight: into the middle of what is below the head, as far as the content goes.
    #expect(offset(1000, 1024, from: 0) == 792)
    #expect(offset(60, 84, from: 900) == 0)
    #expect(offset(1976, 2000, from: 0) == 1600)
    // Higher than the room: its beginning.
    #expect(offset(700, 1500, from: 690) == 660)
  }

  /// A list of rows begins with a whole one where something below comes into sight.
  @Test func rowsStayWhole() {
    var list = scroll(2000, head: 40)
    list.row = 24
    func offset(_ top: Double, _ bottom: Double, from offset: Double) -> Double {
      list.offset(
        showing: .init(id: "row", top: top, bottom: bottom, isCentered: false), from: offset)
    }
    #expect(offset(590, 614, from: 0) == 216)
    #expect(offset(640, 664, from: 0) == 264)
    // What is marked does not leave for it.
    #expect(offset(641, 1001, from: 0) == 601)
    #expect(offset(1900, 1996, from: 0) == 1600)
  }

  /// So does a list whose rows differ, and a page of it begins with the last row that was whole.
  @Test func rowsThatDifferStayWhole() {
    var list = scroll(40 + 20 * 30, head: 40)
    list.starts = [0, 40, 64, 102, 140, 164, 300, 340]
    func offset(_ top: Double, _ bottom: Double, from offset: Double) -> Double {
      list.offset(
        showing: .init(id: "row", top: top, bottom: bottom, isCentered: false), from: offset)
    }
    #expect(offset(440, 464, from: 0) == 64)
    #expect(offset(204, 340, from: 0) == 0)
    #expect(offset(104, 142, from: 90) == 64)
    #expect(list.page(after: 0) == 240, "the end of the list")
    list.content = 4000
    #expect(list.page(after: 0) == 300)
    #expect(list.page(after: 300) == 340)
    list.frame.size.height = 60
    #expect(list.page(after: 64) == 102, "a room of less than a row")
  }

  /// Where it goes on, a list of rows ends with a whole one while it begins with one; a row that is cut fades out.
  @Test func aListOfRowsEndsWithAWholeRow() {
    func scroll(_ content: Double, row: Double) -> WindowScroll {
      var list = self.scroll(content, head: 40)
      (list.row, list.fade) = (row, 20)
      list.endWithWholeRow()
      return list
    }
    let list = scroll(2000, row: 44)
    #expect(list.frame.height == 392.0)
    #expect(!list.cutsRow(at: 0) && !list.cutsRow(at: 88) && list.cutsRow(at: 20))
    #expect(scroll(2000, row: 0).frame.height == 400 && scroll(2000, row: 0).cutsRow(at: 0))
    // One that shows whole needs no other end, and few rows keep their room.
    #expect(scroll(2000, row: 70).frame.height == 400)
    #expect(scroll(400, row: 44).frame.height == 400)
    // What comes into sight does not leave a row that is cut.
    func mark(_ row: Double, isCentered: Bool) -> WindowScroll.Mark {
      let top = 40 + row * 44
      return .init(id: "row", top: top, bottom: top + 44, isCentered: isCentered)
    }
    #expect(list.offset(showing: mark(7, isCentered: false), from: 0) == 0)
    #expect(list.offset(showing: mark(8, isCentered: false), from: 0) == 44)
    #expect(!list.cutsRow(at: list.offset(showing: mark(20, isCentered: true), from: 0)))
    // A row that fades shows whole.
    #expect(list.offset(showing: mark(8, isCentered: false), from: 50) == 44)
  }

  /// No line of the log is cut by its filters or by the panel's edge.
  @Test func theLogShowsWholeLines() {
    let input = PanelStory.input()
    var model = PanelStory.log(input)
    let height = LogPicture.lineHeight(model)
    for offset in [0.0, 35, 100_000] {
      model.offset = offset
      let list = LogPicture.list(input, model, width: 360, height: 331, look)
      let lines = list.picture.regions.filter {
        if case .event = $0.target { true } else { false }
      }
      #expect(lines.count >= 6 && abs((lines.first?.outline.minY ?? 0) - list.head) < 0.01)
      #expect(lines.allSatisfy { abs($0.outline.height - height) < 0.01 }, "\(offset)")
    }
  }

  /// The end of a list that goes on fades evenly, point by point.
  @Test func aFadeHasNoSteps() {
    let list = scroll(2000, head: 0)
    var strengths: [Double] = []
    for command in ScrollBarPicture.draw(list, 0, ground: .white, look).list.commands {
      if case .fill(_, let color) = command, (color.red, color.green) == (255, 255) {
        strengths.append(Double(color.alpha) / 255)
      }
    }
    #expect(strengths.count == 20 && strengths == strengths.sorted())
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $1 - $0 < 0.06 })
  }

  @Test func aTreeThatBecameShorterIsDrawn() {
    let input = PanelStory.input()
    for query in ["", "tap", "zzz"] {
      var model = HierarchyModel()
      model.query = query
      for top in [0.0, 300, 5000, 1e9] {
        model.visible = top..<(top + 400)
        let picture = HierarchyPicture.list(input, model, width: 260, look).picture
        #expect(picture.regions.contains { $0.id == "field:hierarchy" }, "\(query) \(top)")
      }
    }
  }

  @Test func aLogThatBecameShorterShowsItsLastLines() throws {
    let input = PanelStory.input()
    var model = LogModel()
    model.filter.change(hiddenKinds: [], query: "longpress")
    model.filter.extend(with: input.trace)
    model.offset = 5000
    let picture = LogPicture.list(input, model, width: 360, height: 620, look).picture
    let shown = picture.regions.filter { $0.id.hasPrefix("event:") }.map(\.id)
    #expect(shown == model.filter.seqs.map { "event:\($0)" } && !shown.isEmpty)
  }

  @Test func listsWithoutContentSayWhatToDo() {
    let input = PanelStory.input()
    var tree = HierarchyModel()
    tree.query = "zzz"
    #expect(
      texts(HierarchyPicture.list(input, tree, width: 700, look).picture).contains(
        "Nothing found for \u{201C}zzz\u{201D}. Try fewer letters."))
    var scenes = ScenesModel()
    scenes.query = "zzz"
    #expect(
      texts(ScenesPicture.list(PanelStory.scenes(), scenes, width: 700, look).picture).contains(
        "Nothing found for \u{201C}zzz\u{201D}. Try fewer words."))
    func log(_ hidden: Set<TraceKind>, _ query: String) -> String {
      var model = LogModel()
      model.query = query
      model.filter.change(hiddenKinds: hidden, query: query)
      model.filter.extend(with: input.trace)
      return texts(LogPicture.list(input, model, width: 900, height: 500, look).picture)
    }
    #expect(
      log([], "zzz").contains("Nothing found for \u{201C}zzz\u{201D}. Try fewer letters."))
    #expect(log(Set(TraceKind.allCases), "").contains("Click a kind above to show it."))
    #expect(log([.hit], "zzz").contains("in the kinds that are shown"))
  }

  @Test func scenesAreFoundByTitleFileAndTopic() {
    func found(_ query: String) -> [String] {
      var model = ScenesModel()
      model.query = query
      return model.topics(PanelStory.scenes()).flatMap(\.scenes).map(\.file)
    }
    #expect(found("PINCH") == ["000-td-panpinch", "000-td-multi"])
    #expect(
      found("delegate") == ["000-td-tap-delegate", "000-td-panpinch"], "and by what is said of them"
    )
    #expect(found("pan arbitration view") == ["000-pan-tap", "000-td-panpinch"])
    #expect(found("zzz").isEmpty)
  }

  private func near(_ a: Double?, _ b: Double) -> Bool { abs((a ?? .infinity) - b) < 0.01 }

  @Test func marksAreWhereTheRowsAre() throws {
    let input = PanelStory.input()
    var model = HierarchyModel()
    model.selection = .recognizer("longPress")
    let tree = HierarchyPicture.list(input, model, width: 300, look)
    let row = try #require(tree.picture.regions.first { $0.id == "recognizer:longPress" })
    let mark = try #require(tree.marks.last)
    #expect(mark.id == "recognizer:longPress")
    #expect(near(mark.top, row.outline.minY) && near(mark.bottom, row.outline.maxY))
    // Without a selection the row of the hit view comes into sight.
    #expect(
      HierarchyPicture.list(input, HierarchyModel(), width: 300, look).marks.map(\.id)
        == ["hit:card"])
    // A row that is folded away is unfolded.
    model.collapsed = ["card", "level4"]
    #expect(HierarchyPicture.list(input, model, width: 300, look).marks.map(\.id) == ["hit:card"])
    model.unfold(to: model.selection, input)
    #expect(model.collapsed == ["level4"])

    var log = PanelStory.log(input)
    log.selection = .recognizer("longPress")
    let lines = LogPicture.list(input, log, width: 360, height: 5000, look)
    let about = input.trace.events.filter {
      input.trace.name(of: $0.subject) == "longPress" && $0.seq <= log.playhead ?? 0
    }
    let last = try #require(about.last)
    let line = try #require(lines.picture.regions.first { $0.id == "event:\(last.seq)" })
    #expect(near(lines.marks.first?.top, line.outline.minY))
    let moment = try #require(lines.picture.regions.first { $0.id == "event:\(log.playhead ?? 0)" })
    #expect(near(lines.marks.last?.top, moment.outline.minY))

    var scenes = ScenesModel()
    scenes.open = "scenes/000-td-panpinch.yaml"
    let list = ScenesPicture.list(PanelStory.scenes(), scenes, width: 300, look)
    let card = try #require(
      list.picture.regions.first { $0.id == "scene:scenes/000-td-panpinch.yaml" })
    #expect(near(list.mark?.top, card.outline.minY))
  }
}

import TouchLanguage
import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What can be clicked in panels, and what they cost.
@Suite struct PanelRegionTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func texts(_ list: DrawList) -> [String] {
    list.commands.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }

  private func ids(_ picture: Picture) -> Set<String> { Set(picture.regions.map(\.id)) }

  // MARK: Tree

  @Test func everyLineOfTheTreeCanBeClicked() throws {
    let input = PanelStory.input()
    let picture = HierarchyPicture.list(input, HierarchyModel(), width: 420, look).picture
    for view in input.snapshot.views {
      #expect(picture.regions.contains { $0.id == "view:\(view.name)" }, "\(view.name)")
    }
    for recognizer in input.snapshot.recognizers {
      #expect(picture.regions.contains { $0.id == "recognizer:\(recognizer.name)" })
    }
    #expect(ids(picture).isSuperset(of: ["field:hierarchy", "disclosure:view:card"]))
    #expect(!ids(picture).contains("disclosure:view:hint"))
  }

  @Test func badgesNameTheirRules() throws {
    let picture = HierarchyPicture.list(PanelStory.input(), HierarchyModel(), width: 560, look)
      .picture
    func tooltip(_ id: String) -> String {
      picture.regions.first { $0.id == "badge:" + id }?.tooltip.words ?? ""
    }
    let interaction = tooltip("hint:interaction")
    #expect(interaction.contains("HT-01: ") && interaction.hasSuffix("Documented by Apple."))
    #expect(tooltip("shade:alpha").contains("0.005"))
    #expect(tooltip("shade:alpha").contains("HT-07"))
    #expect(tooltip("settingsPanelWithALongName:hidden").contains("HT-01"))
    #expect(!tooltip("settingsPanelWithALongName:transform").isEmpty)
    // What the transform of a view does to those in it is told once.
    #expect(tooltip("level1:transform").isEmpty)
  }

  @Test func visitsAreThoseOfTheHitTest() throws {
    let picture = HierarchyPicture.list(PanelStory.input(), HierarchyModel(), width: 420, look)
      .picture
    let card = try #require(picture.regions.first { $0.id == "hit:card" })
    #expect(card.tooltip.words == "card was asked 4th and is the hit view")
    #expect(
      picture.regions.first { $0.id == "rejected:hint" }?.tooltip.words
        == "hint was asked 3rd and refused: interaction off")
  }

  @Test func foldedViewsCountTheirRecognizers() {
    var model = HierarchyModel()
    model.collapsed = ["card"]
    let rows = HierarchyRows.make(PanelStory.input(), model)
    #expect(rows.contains { $0.isOpen == false && $0.hiddenRecognizers == 3 })
    let picture = HierarchyPicture.list(PanelStory.input(), model, width: 420, look).picture
    #expect(!ids(picture).contains("recognizer:singleTap"))
    #expect(texts(picture.list).contains("3"))
  }

  @Test func searchingKeepsWhatIsAround() {
    var model = HierarchyModel()
    model.query = "dbltp"
    model.collapsed = ["card"]
    let picture = HierarchyPicture.list(PanelStory.input(), model, width: 420, look).picture
    let names = ids(picture).filter { $0.hasPrefix("view:") || $0.hasPrefix("recognizer:") }
    #expect(names == ["view:window", "view:root.view", "view:card", "recognizer:doubleTap"])
  }

  @Test func theBreadcrumbIsThePath() {
    var model = HierarchyModel()
    model.selection = .recognizer("singleTap")
    let (picture, height, _, _) = HierarchyPicture.list(PanelStory.input(), model, width: 420, look)
    let crumb = picture.regions.first { $0.id == "breadcrumb" }
    #expect(crumb?.tooltip.words == "window \u{203A} root.view \u{203A} card \u{203A} singleTap")
    #expect((crumb?.outline.maxY ?? 0) <= height)
  }

  /// 2000 views, of which a window full shows; the fastest of some attempts, as others use the machine too.
  @Test func manyViewsAreQuick() {
    var t = TraceBuilder()
    var scene = t.tapScene()
    for index in 0..<2000 {
      scene.views.append(
        t.view("view\(index)", in: "card", CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    var input = t.input
    input.snapshot = scene
    var model = HierarchyModel()
    model.query = "view"
    model.visible = 20_000..<20_800
    var best = Duration.seconds(9)
    var drawn = Picture()
    for _ in 0..<5 {
      best = min(
        best,
        ContinuousClock().measure {
          drawn = HierarchyPicture.list(input, model, width: 260, look).picture
        })
    }
    #expect(drawn.list.commands.count < 400)
    #expect(best < .milliseconds(50))
  }

  // MARK: Log

  @Test func filtersGrowWithTheTrace() {
    let input = PanelStory.input()
    var filter = LogFilter(hiddenKinds: [.hit])
    while filter.extend(with: input.trace, budget: 3) {}
    #expect(filter.seqs == input.trace.events.filter { $0.kind != .hit }.map(\.seq))
    #expect(filter.counts[Int(TraceKind.hit.rawValue)] > 0)
    filter.toggle(.hit)
    #expect(filter.seen == 0)
    filter.change(hiddenKinds: [], query: "LONGpress")
    filter.extend(with: input.trace)
    #expect(!filter.seqs.isEmpty)
    #expect(
      filter.seqs.allSatisfy {
        CanonicalLine.text(input.trace.events[Int($0)], in: input.trace).contains("longPress")
      })
    #expect(filter.row(of: 0) == 0)
    #expect(filter.row(of: .max) == filter.seqs.count)
    filter.extend(with: Trace())
    #expect(filter.seqs.isEmpty)
  }

  @Test func theLogDrawsOnlyWhatShows() {
    var trace = Trace()
    let card = Handle(rawValue: 0)
    trace.setName("card", of: card)
    for _ in 0..<100_000 {
      trace.append(TraceEvent(kind: .touches, verb: .touchesMoved, subject: card))
    }
    var input = TraceBuilder().input
    input.trace = trace
    var model = PanelStory.log(input)
    model.offset = 1_000_000
    model.playhead = 45_460
    let (picture, height, _, _) = LogPicture.list(input, model, width: 360, height: 400, look)
    // All lines and the head above them.
    #expect(height > 2_200_000 && height < 2_200_100)
    #expect(picture.list.commands.count < 200)
    let lines = picture.regions.filter { $0.id.hasPrefix("event:") }
    #expect(lines.first?.id == "event:45455")
    let gutters = picture.regions.filter { $0.id.hasPrefix("breakpoint:event:") }
    #expect(gutters.count == lines.count)
  }

  // MARK: Others

  @Test func scenesOfferRunsAndVariantsOfTheOpenOne() {
    var model = ScenesModel()
    model.open = "scenes/000-pan-tap.yaml"
    model.runs = ["drag"]
    model.variants = ["no tap"]
    let picture = ScenesPicture.list(PanelStory.scenes(), model, width: 260, look).picture
    let wanted: Set = ["run:drag", "variant:none", "variant:no tap"]
    #expect(
      ids(picture).isSuperset(of: wanted.union(PanelStory.scenes().map { "scene:\($0.path)" })))
    // The scene without a variant has the name of the toolbar.
    let texts = PictureProbe(list: picture.list).texts.map(\.text)
    #expect(texts.contains("As written") && !texts.contains("none"))
    let tooltip =
      picture.regions.first { $0.id == "scene:scenes/000-td-tap.yaml" }?.tooltip.words ?? ""
    #expect(!tooltip.contains("*"))
    model.visible = 0..<10
    let top = ScenesPicture.list(PanelStory.scenes(), model, width: 260, look).picture
    #expect(top.regions.count { $0.id.hasPrefix("scene:") } <= 1)
  }

  @Test func propertiesHaveTheirControls() {
    let (picture, _, _) = InspectPicture.draw(
      PanelStory.input(), PanelStory.inspect(), width: 360, look)
    let wanted: Set = [
      "property:isEnabled:toggle", "property:minimumPressDuration:minus",
      "property:minimumPressDuration:plus", "property:minimumPressDuration:field",
      "property:minimumPressDuration:revert", "property:name:field",
      "property:contentMode:choice:center", "relation:remove:doubleTap", "relation:add:singleTap",
      "command:difference", "inspected",
    ]
    #expect(ids(picture).isSuperset(of: wanted))
    #expect(!ids(picture).contains("property:isEnabled:revert"))
    #expect(!ids(picture).contains("property:state:field"))
  }

  @Test func fingersCanHitEverything() {
    let input = PanelStory.input()
    var tree = HierarchyModel()
    tree.rowHeight = 44
    var form = PanelStory.inspect()
    form.rowHeight = 44
    let bottom = 800.0
    var log = PanelStory.log(input)
    log.rowHeight = 44
    var scenes = ScenesModel()
    scenes.rowHeight = 44
    scenes.open = "scenes/000-pan-tap.yaml"
    scenes.runs = ["drag"]
    scenes.variants = ["no tap"]
    var live = LiveModel()
    live.isLive = false
    live.rowHeight = 44
    let pictures = [
      HierarchyPicture.list(input, tree, width: 260, look).picture,
      InspectPicture.draw(input, form, width: 360, look).picture,
      LogPicture.list(input, log, width: 360, height: bottom, look).picture,
      ScenesPicture.list(PanelStory.scenes(), scenes, width: 260, look).picture,
      LivePicture.chip(live, look).picture,
    ]
    // The last line of a log is cut by its room; marks that only tell something are no targets.
    let marks = ["badge:", "hit:", "rejected:", "breadcrumb"]
    for region in pictures.flatMap(\.regions)
    where !marks.contains(where: { region.id.hasPrefix($0) }) && region.outline.maxY != bottom {
      #expect(region.outline.width >= 44 && region.outline.height >= 44, "\(region)")
    }
  }

  @Test func paletteFindsByLetters() {
    var model = PanelStory.palette()
    model.query = "oht"
    #expect(model.matches.first?.action == .command(.overlayHit))
    #expect(
      FuzzyMatch.rank("tap", in: "doubleTap") ?? .max < FuzzyMatch.rank("tap", in: "trap") ?? 0)
    #expect(FuzzyMatch.rank("größe", in: "GRÖSSE GRÖßE") != nil)
    #expect(FuzzyMatch.rank("x", in: "card") == nil)
    let picture = PalettePicture.draw(model, size: CGSize(width: 900, height: 500), look)
    #expect(ids(picture).contains("palette:overlay.hit"))
    #expect(picture.region(at: CGPoint(x: 2, y: 2))?.id == "command:palette")
  }

  @Test func theFocusRingShowsAtEdges() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inside = FocusPicture.draw(CGRect(x: 20, y: 20, width: 10, height: 10), in: room, look)
    #expect(inside.list.text.contains("stroke #ffd866 2 "))
    let whole = FocusPicture.draw(room, in: room, look)
    #expect(whole.list.commands.count == 1)
    #expect(HoverPicture.draw(room, radius: nil, look).list.commands.count == 1)
    #expect(HoverPicture.draw(.zero, radius: 3, look).list.commands.isEmpty)
  }
}

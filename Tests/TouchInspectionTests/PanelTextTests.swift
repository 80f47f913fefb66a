import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection

/// All panels at all widths, with normal and large texts, for mice and for fingers, in all languages.
@Suite struct PanelTextTests {
  /// Draws a panel in every way.
  private func each(
    _ name: String, _ voice: Voice,
    _ draw: (_ width: Double, _ scale: Double, _ row: Double) -> (picture: Picture, height: Double)
  ) {
    for width in [200.0, 260, 420, 560] {
      for scale in [1.0, 2] {
        for row in [24.0, 44] {
          let (picture, height) = voice.speak { draw(width, scale, row) }
          let checker = PanelChecker(
            size: CGSize(width: width, height: height), metrics: voice.metrics)
          let faults = checker.faults(picture)
          #expect(
            faults.isEmpty, "\(voice) \(name) \(width) at \(scale), rows of \(row): \(faults)")
          let fonts = picture.list.commands.compactMap {
            if case .text(_, _, let font, _) = $0 { font.size } else { nil }
          }
          #expect(fonts.isEmpty || fonts.min() ?? 0 >= 11 * scale, "\(name)")
        }
      }
    }
  }

  @Test(arguments: Voice.allCases) func treesCanBeRead(_ voice: Voice) {
    let look = voice.look
    let input = PanelStory.input()
    for query in ["", "tap", "nothing is called like this"] {
      each("tree", voice) { width, scale, row in
        var model = HierarchyModel()
        (model.textScale, model.rowHeight, model.query) = (scale, row, query)
        model.selection = .recognizer("singleTap")
        model.collapsed = ["level4"]
        let list = HierarchyPicture.list(input, model, width: width, look)
        return (list.picture, list.height)
      }
    }
  }

  @Test(arguments: Voice.allCases) func scenesCanBeRead(_ voice: Voice) {
    let look = voice.look
    each("scenes", voice) { width, scale, row in
      var model = ScenesModel()
      (model.textScale, model.rowHeight) = (scale, row)
      model.open = "scenes/000-td-tap.yaml"
      model.runs = ["tap once", "tap twice, then hold for a very long time"]
      model.variants = ["no requirements"]
      model.recordings = [.init(path: "recordings/000-td-tap-2.rec", kind: .recording)]
      model.recent = [
        .init(path: "/home/somebody/a/long/way/to/another-scene-of-mine.yaml", kind: .scene)
      ]
      let list = ScenesPicture.list(PanelStory.scenes(), model, width: width, look)
      return (list.picture, list.height)
    }
  }

  @Test(arguments: Voice.allCases) func typedPathsCanBeRead(_ voice: Voice) {
    let look = voice.look
    each("paths", voice) { width, scale, row in
      var model = ScenesModel()
      (model.textScale, model.rowHeight) = (scale, row)
      model.query = "scenes/no"
      model.problem = "There is no file scenes/no."
      model.files = [
        .init(path: "scenes/notes/", kind: .folder), .init(path: "scenes/no-1.yaml", kind: .scene),
        .init(path: "scenes/no-1.rec", kind: .recording),
      ]
      let drawn = ScenesPicture.list(PanelStory.scenes(), model, width: width, look)
      let ids = drawn.picture.regions.map(\.id)
      #expect(
        ids == [
          "folder:scenes/notes/", "file:scenes/no-1.yaml", "file:scenes/no-1.rec", "field:scenes",
        ])
      return (drawn.picture, drawn.height)
    }
  }

  @Test(arguments: Voice.allCases) func logsCanBeRead(_ voice: Voice) {
    let look = voice.look
    let input = PanelStory.input()
    for isNested in [false, true] {
      each("log", voice) { width, scale, row in
        var model = PanelStory.log(input)
        (model.textScale, model.rowHeight, model.isNested) = (scale, row, isNested)
        model.offset = 35
        let picture = LogPicture.list(input, model, width: width, height: 620, look).picture
        return (picture, 620)
      }
    }
  }

  /// Names and numbers of lines lose their end alone, and every time has its unit.
  @Test(arguments: [200.0, 240, 300]) func linesOfTheLogKeepTheirBeginning(_ width: Double) {
    let look = Look(theme: .dark, metrics: FixedTextMetrics())
    let input = PanelStory.input()
    let log = LogPicture.list(input, PanelStory.log(input), width: width, height: 620, look)
    let places = PictureTexts.places(log.picture.list, look).filter { $0.box.midY > log.head }
    let cut = places.map(\.text).filter { $0.contains("\u{2026}") }
    #expect(!cut.isEmpty && cut.allSatisfy { $0.hasSuffix("\u{2026}") }, "\(cut)")
    let first = places.map(\.box.minX).min() ?? 0
    let times = places.filter { $0.box.minX < first + 30 }.map(\.text)
    #expect(times.contains { $0.hasSuffix(" ms") }, "\(times)")
    #expect(times.allSatisfy { $0.hasSuffix(" ms") || $0.hasSuffix(" s") }, "\(times)")
  }

  @Test(arguments: Voice.allCases) func inspectorsCanBeRead(_ voice: Voice) {
    let look = voice.look
    let input = PanelStory.input()
    for model in [PanelStory.inspect(), InspectModel()] {
      each("inspector", voice) { width, scale, row in
        var model = model
        (model.textScale, model.rowHeight) = (scale, row)
        let drawn = InspectPicture.draw(input, model, width: width, look)
        return (drawn.picture, drawn.height)
      }
    }
  }

  @Test(arguments: Voice.allCases) func liveChipsCanBeRead(_ voice: Voice) {
    let look = voice.look
    each("chips", voice) { width, scale, row in
      var model = LiveModel()
      (model.textScale, model.rowHeight) = (scale, row)
      (model.isLive, model.newEvents, model.behind) = (false, 214, 0.367)
      let (picture, size) = LivePicture.chip(model, look, width: width)
      return (picture, size.height)
    }
  }

  @Test(
    arguments: [
      CGSize(width: 320, height: 480), CGSize(width: 640, height: 400),
      CGSize(width: 1024, height: 640), CGSize(width: 1440, height: 900),
    ], Voice.allCases)
  func windowsCanBeRead(_ size: CGSize, _ voice: Voice) {
    voice.speak { read(size, voice) }
  }

  private func read(_ size: CGSize, _ voice: Voice) {
    let look = voice.look
    let checker = PanelChecker(size: size, metrics: voice.metrics)
    for scale in [1.0, 2] {
      let help = HelpPicture.draw(
        HelpModel(sections: PanelStory.help()), size: size, look, offset: 20, textScale: scale)
      #expect(checker.faults(help.picture).isEmpty, "\(checker.faults(help.picture))")
      var model = PanelStory.palette()
      model.textScale = scale
      for query in ["", "ov", "zzz"] {
        model.query = query
        let palette = PalettePicture.draw(model, size: size, look)
        #expect(checker.faults(palette).isEmpty, "\(checker.faults(palette))")
      }
      let empty = StartPicture.draw(
        StartModel(scenes: PanelStory.scenes(), textScale: scale), size: size, look)
      let page = PanelChecker(
        size: CGSize(width: size.width, height: empty.height), metrics: voice.metrics)
      let faults = page.faults(empty.picture)
      #expect(faults.isEmpty, "\(faults)")
      #expect(empty.picture.regions.count { $0.id.hasPrefix("scene:") } >= 6)
      let room = CGRect(origin: .zero, size: size)
      for at in [
        CGPoint.zero, CGPoint(x: size.width, y: size.height), CGPoint(x: size.width / 2, y: 0),
      ] {
        let tooltip = TooltipPicture.draw(
          "HT-05 documented: A view that contains the point and has no hit subview is hit itself.",
          near: at, in: room, look, textScale: scale)
        #expect(checker.faults(tooltip).isEmpty, "\(checker.faults(tooltip))")
      }
    }
  }
}

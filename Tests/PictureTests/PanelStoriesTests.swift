import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// The tree, the log and the list of scenes with what really happens in the scenes, in the system's fonts.
@Suite struct PanelStoriesTests {
  private let fonts = FontBook()

  @Test func treesAndLogsCanBeRead() throws {
    var count = 0
    try Stories.each { story, session in
      count += 1
      let view = SessionView(session)
      view.seek(to: session.steps.count - 1, time: session.now)
      let input = view.input
      var filter = LogFilter()
      filter.extend(with: input.trace)
      for (index, (width, scale)) in [(200.0, 1.0), (260, 2), (420, 1)].enumerated()
      where Stories.isThorough || index == count % 3 {
        let look = Look(theme: .dark, metrics: fonts)
        var tree = HierarchyModel()
        tree.textScale = scale
        tree.selection = input.snapshot.recognizers.first.map { .recognizer($0.name) }
        let (picture, height, _, _) = HierarchyPicture.list(input, tree, width: width, look)
        check(picture, CGSize(width: width, height: height), "\(story): tree \(width)")
        var log = LogModel()
        log.textScale = scale
        log.filter = filter
        log.isNested = true
        log.playhead = UInt32(input.trace.events.count / 2)
        let size = CGSize(width: width, height: 900)
        for offset in [0, Double(filter.seqs.count) * 8] {
          log.offset = offset
          let lines = LogPicture.list(input, log, width: width, height: size.height, look).picture
          check(lines, size, "\(story): log \(width)")
        }
      }
    }
  }

  /// The switch *as printed* shows what the classes printed, a row each, and nothing of the engine's kinds.
  @Test func printedLinesAreShown() throws {
    let session = try Stories.session("001-wy", "tap up")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    let input = view.input
    var log = LogModel()
    log.filter.extend(with: input.trace)
    log.isPrinted = true
    log.playhead = UInt32(input.trace.events.count - 1)
    let look = Look(theme: .dark, metrics: fonts)
    let size = CGSize(width: 420, height: 600)
    let list = LogPicture.list(input, log, width: size.width, height: size.height, look)
    let rows = list.picture.regions.filter { $0.id.hasPrefix("event:") }
    #expect(rows.count == 11)
    #expect("\(rows[0].tooltip)".contains("-[WYContainerView hitTest:withEvent:]"))
    #expect("\(rows[rows.count - 1].tooltip)".contains("-[ViewController tapUpAction]"))
    #expect(
      !list.picture.regions.contains { $0.id.hasPrefix("filter:") && $0.id != "filter:printed" })
    check(list.picture, size, "001-wy/tap up: as printed")
    log.filter.change(hiddenKinds: [], query: "pinch")
    log.filter.extend(with: input.trace)
    #expect(log.filter.printed.count == 1)
  }

  @Test func scenesCanBeRead() throws {
    Stories.register()
    let look = Look(theme: .light, metrics: fonts)
    let entries = try Stories.paths.map { path in
      let scene = try LiveScene.load(path: path)
      let session = Session(scene)
      var entry = SceneEntry(
        path: path, topic: scene.topic, title: scene.title, about: scene.about,
        runCount: scene.runs.count)
      entry.setThumbnail(of: session.snapshot(afterStep: -1), look)
      scene.engine.tearDown()
      return entry
    }
    for (width, scale) in [(200.0, 1.0), (260, 2), (420, 1)] {
      var model = ScenesModel()
      model.textScale = scale
      let (picture, height, _, _) = ScenesPicture.list(entries, model, width: width, look)
      check(picture, CGSize(width: width, height: height), "scenes \(width)")
    }
    let size = CGSize(width: 1100, height: 620)
    let start = StartPicture.draw(StartModel(scenes: entries), size: size, look)
    check(start.picture, CGSize(width: size.width, height: start.height), "no scene")
  }

  private func check(_ picture: Picture, _ size: CGSize, _ what: String) {
    let faults = TextChecker(metrics: fonts, size: size).faults(picture.list)
    #expect(faults.isEmpty, "\(what): \(faults.prefix(5))")
    let room = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
    for region in picture.regions { #expect(room.contains(region.outline), "\(what): \(region)") }
  }
}

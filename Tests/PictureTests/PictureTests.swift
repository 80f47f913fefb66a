import TouchLanguage
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

/// Pictures of scenes: as text on every machine, as pixels where fonts and libraries are those of the goldens.
///
/// `SNAP_UPDATE=1 swift test --filter PictureTests` writes the goldens anew.
@Suite(.serialized) struct PictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let goldens = root + "/Tests/PictureTests/Goldens"
  private static let updates = ProcessInfo.processInfo.environment["SNAP_UPDATE"] == "1"

  /// Scene, run, moment, and whether the stage alone is drawn.
  private static let moments:
    [(name: String, scene: String, run: String, at: Double, isStage: Bool)] = [
      ("tap-held", "000-td-tap", "single tap", 0.24, false),
      ("tap-late", "000-td-tap", "single tap", 0.4, false),
      ("panpinch", "000-td-panpinch", "two fingers, spreading while moving", 0.2, false),
      ("button-wins", "004-blue-1", "tap the button", 0.05, false),
      ("hit-path", "004-af", "touch E", 0.01, true),
    ]

  private func shot(_ session: Session, _ isStage: Bool) -> Shot {
    var options = ShotOptions()
    options.panel = isStage ? .stage : .window
    return Shot(session: session, options)
  }

  private func compare(_ text: String, _ name: String) throws {
    let path = "\(Self.goldens)/\(name)"
    if Self.updates {
      try FileManager.default.createDirectory(
        atPath: Self.goldens, withIntermediateDirectories: true)
      try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    let golden = try String(contentsOfFile: path, encoding: .utf8)
    guard golden != text + "\n" else { return }
    let a = golden.split(separator: "\n").map(String.init)
    let b = text.split(separator: "\n").map(String.init)
    let index =
      zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
    Issue.record(
      "\(name) differs at line \(index + 1):\n- \(a.indices.contains(index) ? a[index] : "(end)")\n+ \(b.indices.contains(index) ? b[index] : "(end)")"
    )
  }

  @Test func drawListsAreThoseOfTheGoldens() throws {
    for moment in Self.moments {
      let session = try Stories.session(moment.scene, moment.run, at: moment.at)
      let shot = shot(session, moment.isStage)
      try compare(shot.picture(FixedTextMetrics()).picture.list.text, moment.name + ".txt")
    }
  }

  /// The source of an object with an override that was pressed, and the diagrams.
  @Test func listingsAndDiagramsAreThoseOfTheGoldens() throws {
    let pages: [(name: String, size: CGSize, theme: Theme, change: (inout ShotOptions) -> Void)] = [
      (
        "source", CGSize(width: 1440, height: 1800), .dark,
        { ($0.tab, $0.about, $0.listing) = (.inspect, "up", "hitTest(_:with:)") }
      ),
      (
        "sequence", CGSize(width: 1440, height: 900), .light,
        { ($0.tab, $0.table) = (.system, .sequence) }
      ),
      (
        "classes", CGSize(width: 1100, height: 700), .dark,
        { ($0.tab, $0.table) = (.system, .classes) }
      ),
    ]
    for page in pages {
      var options = ShotOptions()
      (options.size, options.theme) = (page.size, page.theme)
      page.change(&options)
      let session = try Stories.session("001-wy", "tap up")
      let picture = try Shot(session: session, options).picture(FixedTextMetrics()).picture
      try compare(picture.list.text, "\(page.name).txt")
    }
  }

  @Test func pixelsAreThoseOfTheGoldens() throws {
    let fonts = FontBook()
    let digits = (0...255).map { String($0, radix: 36) }
    var lines: [String] = []
    for moment in Self.moments {
      let session = try Stories.session(moment.scene, moment.run, at: moment.at)
      let shot = shot(session, moment.isStage)
      let pixels = try shot.canvas(fonts).pixels
      lines.append(
        "\(moment.name) \(digest(of: pixels.map { digits[Int($0)] }.joined(separator: ",")))"
      )
      // Every seventh: looking at all takes a second.
      let some = stride(from: 0, to: pixels.count, by: 7).map { pixels[$0] }
      #expect(Set(some).count > 50, "the picture is empty")
    }
    let versions = CanvasVersions.description(fonts)
    let known = try? String(contentsOfFile: Self.goldens + "/pixels.txt", encoding: .utf8)
    if !Self.updates, known?.hasPrefix(versions + "\n") != true {
      print(
        "pixel goldens: other fonts or libraries here than those of the goldens, so only draw lists are compared:\n\(versions)"
      )
      return
    }
    try compare(versions + "\n" + lines.joined(separator: "\n"), "pixels.txt")
  }

  /// Contents are the marks of the views; wireframes their frames; both are one over the other.
  @Test func whatOfTheViewsIsDrawnIsThatOfTheGoldens() throws {
    var texts: [SceneRender: String] = [:]
    for render in SceneRender.allCases {
      var options = ShotOptions()
      options.panel = .stage
      options.overlays = []
      options.render = render
      let session = try Stories.session("004-af", "touch E", at: 0.01)
      let picture = try Shot(session: session, options).picture(FixedTextMetrics()).picture
      texts[render] = picture.list.text
      try compare(picture.list.text, "render-\(render.rawValue).txt")
    }
    #expect(Set(texts.values).count == 3)
  }

  /// After every run of every scene the last reason is known and told.
  @Test func everyRunHasAWhy() throws {
    try Stories.each { story, session in
      let view = SessionView(session)
      view.seek(to: session.steps.count - 1)
      for event in session.trace.events where event.kind == .state || event.kind == .held {
        #expect(
          event.reason != .none,
          "\(story): \(CanonicalLine.text(event, in: session.trace)) has no reason")
        #expect(
          event.rule != .none,
          "\(story): \(CanonicalLine.text(event, in: session.trace)) has no rule")
      }
    }
  }

  /// Looking back and forward shows the same as reading from the start.
  @Test func seekingIsReading() throws {
    let session = try Stories.session("000-td-panpinch", "two fingers, spreading while moving")
    let metrics = Look(theme: .dark, metrics: FixedTextMetrics())
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1)
    for target in [5, 12, 3, 0, -1, 9] {
      view.seek(to: target)
      let fresh = SessionView(session)
      fresh.seek(to: target)
      let model = WindowModel()
      #expect(
        WindowPicture.draw(view.input, model, metrics).list
          == WindowPicture.draw(fresh.input, model, metrics).list)
    }
  }

  @Test func textIsMeasuredAlikeAtEveryScale() {
    let fonts = FontBook()
    for text in ["singleTap", "登录按钮・スクロール・버튼・Größe", "160 / 350 ms"] {
      let unit = fonts.width(of: text, in: .ui(100)) / 100
      for size in [11.0, 13.75, 26] {
        #expect(abs(fonts.width(of: text, in: .ui(size)) / size - unit) < 1e-9)
      }
      #expect(unit > 0)
    }
  }
}

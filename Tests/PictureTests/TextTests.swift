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
@testable import TouchReading

/// Every text of every picture can be read: with the system's fonts, at three sizes, in both themes.
@Suite struct TextTests {
  private let fonts = FontBook()
  private static let sizes = [
    CGSize(width: 1024, height: 640), CGSize(width: 1440, height: 900),
    CGSize(width: 2560, height: 1440),
    // 1440x900 at 200 %, and at the size for fingers.
    CGSize(width: 720, height: 450), CGSize(width: 900, height: 562.5),
  ]

  /// A window with this session, before anything is chosen in it.
  private func model(of session: Session) throws -> WindowModel {
    let state = DebuggerState(
      SceneSummary(session.scene, nil), size: CGSize(width: 1440, height: 900), scale: 1, .zero)
    let reading = Reading(
      configuration: WindowConfiguration(keymap: try Keymap.standard()), session: SessionReading(),
      input: SessionView(session).input, playhead: PlayheadReading(), metrics: fonts)
    return WindowModel(state, reading)
  }

  @Test func windowsCanBeRead() throws {
    var count = 0
    try Stories.each { story, session in
      let view = SessionView(session)
      var model = try self.model(of: session)
      model.drawing.overlays = .all
      for step in moments(session) {
        view.seek(to: step)
        model.time.step = step + 1
        model.time.stepCount = session.steps.count
        for (index, size) in Self.sizes.enumerated()
        where Stories.isThorough || index == count % Self.sizes.count {
          model.workspace.size = size
          model.right.tab = [.arbitration, .why, .recognizers, .why, .arbitration][index]
          let look = Look(theme: index == 2 ? .light : .dark, metrics: fonts)
          let picture = WindowPicture.draw(view.input, model, look)
          let canvas = WindowLayout(size).canvas
          let scene = CanvasLayout(bounds: canvas, screen: view.input.snapshot.screen).frame
          let checker = TextChecker(metrics: fonts, size: size, scene: scene)
          check(checker.faults(picture.list), "\(story) step \(step) \(Int(size.width))")
          inside(picture, size, "\(story) step \(step)")
        }
        count += 1
      }
    }
    #expect(count > 1000)
  }

  @Test func panelsCanBeRead() throws {
    var count = 0
    try Stories.each { story, session in
      let view = SessionView(session)
      let model = try self.model(of: session)
      count += 1
      for (index, step) in moments(session).enumerated()
      where Stories.isThorough || index % 2 == count % 2 {
        view.seek(to: step)
        let input = view.input
        let large = input.snapshot.recognizers.map { Panel.recognizer($0.name) }
        for panel in [.why, .recognizers, .arbitration, .timeline, .chain] + large {
          let look = Look(theme: .light, metrics: fonts)
          let (picture, size) = try #require(
            PanelPicture.draw(panel, input, model, size: nil, look))
          let checker = TextChecker(metrics: fonts, size: size)
          check(checker.faults(picture.list), "\(story) step \(step) \(panel.name)")
          inside(picture, size, "\(story) \(panel.name)")
          // On posters `reset` stands on its line.
          if case .recognizer = panel { continue }
          check(
            LineChecker(metrics: fonts).faults(picture.list), "\(story) step \(step) \(panel.name)")
        }
      }
    }
  }

  /// Both themes have the same texts at the same places.
  @Test func themesDifferInColoursOnly() throws {
    let session = try Stories.session("000-td-tap", "single tap", at: 0.24)
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    let model = try self.model(of: session)
    let texts = [Theme.dark, .light].map { theme in
      WindowPicture.draw(view.input, model, Look(theme: theme, metrics: fonts)).list.commands
        .compactMap { command -> String? in
          guard case .text(let text, let at, let font, _) = command else { return nil }
          // The status line names the theme.
          let isName = text == Text.toolbar.themeName(isLight: theme == .light)
          return isName ? "\(at) \(font)" : "\(text) \(at) \(font)"
        }
    }
    #expect(texts[0] == texts[1] && texts[0].count > 40)
  }

  /// The checker itself finds what it is for.
  @Test func faultsAreFound() {
    let metrics = FixedTextMetrics()
    let checker = TextChecker(metrics: metrics, size: CGSize(width: 200, height: 100))
    func faults(_ draw: (inout DrawList) -> Void) -> Int {
      var list = DrawList()
      draw(&list)
      return checker.faults(list).count
    }
    let font = Font.ui(10)
    #expect(faults { $0.text("abc", at: CGPoint(x: 10, y: 20), font, .black) } == 0)
    #expect(
      faults {
        $0.text("abc", at: CGPoint(x: 10, y: 20), font, .black)
        $0.text("def", at: CGPoint(x: 20, y: 22), font, .black)
      } == 1)
    #expect(faults { $0.text("abc", at: CGPoint(x: 190, y: 20), font, .black) } == 1)
    #expect(
      faults {
        $0.clipped(to: CGRect(x: 0, y: 0, width: 20, height: 50)) {
          $0.text("abc", at: CGPoint(x: 10, y: 20), font, .black)
        }
      } == 1)
    #expect(
      faults {
        $0.text("abc", at: CGPoint(x: 10, y: 20), font, .black)
        $0.fill(.rectangle(CGRect(x: 20, y: 0, width: 60, height: 60)), .white)
      } == 1)
    #expect(
      faults {
        $0.text("abc", at: CGPoint(x: 10, y: 20), font, .black)
        $0.fill(.rectangle(CGRect(x: 0, y: 0, width: 60, height: 60)), .white)
        $0.text("def", at: CGPoint(x: 10, y: 20), font, .black)
      } == 0)
  }

  /// A line through a text is found, over it and under it, unless a plate lies between or it passes beside it.
  @Test func linesThroughTextsAreFound() {
    let checker = LineChecker(metrics: FixedTextMetrics())
    func faults(_ draw: (inout DrawList) -> Void) -> Int {
      var list = DrawList()
      draw(&list)
      return checker.faults(list).count
    }
    func text(_ list: inout DrawList) {
      list.text("abcdef", at: CGPoint(x: 10, y: 30), .ui(12), .black)
    }
    let line = Path.line(CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 60))
    let plate = Path.rectangle(CGRect(x: 5, y: 15, width: 80, height: 20))
    #expect(faults(text) == 0)
    #expect(
      faults {
        text(&$0)
        $0.stroke(line, .black, width: 1)
      } == 1)
    #expect(
      faults {
        $0.stroke(line, .black, width: 1)
        text(&$0)
      } == 1)
    #expect(
      faults {
        $0.stroke(line, .black, width: 1)
        $0.fill(plate, .white)
        text(&$0)
      } == 0)
    #expect(
      faults {
        text(&$0)
        $0.stroke(plate, .black, width: 1)
        $0.stroke(.line(CGPoint(x: 0, y: 36), CGPoint(x: 99, y: 36)), .black, width: 1)
      } == 0)
  }

  /// Some moments of a run, from the first step to the last.
  private func moments(_ session: Session) -> [Int] {
    let last = session.steps.count - 1
    return Set((0...4).map { last * $0 / 4 }).sorted()
  }

  private func check(_ faults: [String], _ place: String) {
    #expect(faults.isEmpty, "\(place): \(faults.prefix(3).joined(separator: "; "))")
  }

  private func inside(_ picture: Picture, _ size: CGSize, _ place: String) {
    let room = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
    for region in picture.regions where !room.contains(region.outline) {
      // Fingers may be at the edge of the screen, and lanes be scrolled.
      guard !["finger:", "responder:"].contains(where: region.id.hasPrefix) else { continue }
      Issue.record("\(place): region \(region.id) leaves the picture: \(region.outline)")
    }
  }
}

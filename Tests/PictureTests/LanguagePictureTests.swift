import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// Windows and explanations in Chinese and Japanese, with the system's fonts, of scenes that have much to say.
@Suite struct LanguagePictureTests {
  private let fonts = FontBook()
  private nonisolated static let languages: [TextLanguage] = [.chinese, .japanese]
  private static let scenes = [
    "000-td-tap", "000-td-panpinch", "000-controls", "001-wy", "002-outside", "004-gl",
    "004-yellow-pan", "020-button-in-scroll", "022-nested-scroll", "032-edge", "034-ring",
    "060-containers", "066-system-edge",
  ]
  private static let sizes = [
    CGSize(width: 1440, height: 900), CGSize(width: 1024, height: 640),
    // 1440x900 at 200 %, and at the size for fingers.
    CGSize(width: 720, height: 450), CGSize(width: 900, height: 562.5),
  ]

  /// Each run of the scenes, at its end.
  private func each(_ body: (String, Session, SessionView) throws -> Void) throws {
    Stories.register()
    for name in Self.scenes {
      let path = "\(Stories.root)/scenes/\(name).yaml"
      for run in try LiveScene.load(path: path).runs {
        let scene = try LiveScene.load(path: path, variant: run.variant)
        let session = Session(scene)
        defer { scene.engine.tearDown() }
        session.play(run)
        let view = SessionView(session)
        view.seek(to: session.steps.count - 1, time: session.now)
        try body("\(name) \(run.name)", session, view)
      }
    }
  }

  @Test(arguments: languages) func windowsCanBeRead(_ language: TextLanguage) throws {
    var count = 0
    try each { story, session, view in
      var state = DebuggerState(
        SceneSummary(session.scene, nil), size: Self.sizes[0], scale: 1, .zero)
      state.preferences.language = language
      state.workspace.overlays = .all
      var reading = Reading(
        configuration: WindowConfiguration(keymap: try Keymap.standard()),
        session: SessionReading(), input: view.input, playhead: PlayheadReading(), metrics: fonts)
      reading.deferArticles { ArticlesReading(data: ShippedArticles.all) }
      reading.log.extend(with: session.trace, budget: .max)
      let size = Self.sizes[count % Self.sizes.count]
      let left = LeftTab.allCases[count % LeftTab.allCases.count]
      for tab in RightTab.allCases {
        (state.workspace.rightTab, state.workspace.leftTab) = (tab, left)
        state.workspace.systemTable =
          SystemTableKind.allCases[
            count % SystemTableKind.allCases.count]
        state.input.size = size
        let picture = WindowPicture.draw(
          view.input, WindowModel(state, reading), reading.look(state))
        let canvas = WindowLayout(size).canvas
        let scene = CanvasLayout(bounds: canvas, screen: view.input.snapshot.screen).frame
        let faults = TextChecker(metrics: fonts, size: size, scene: scene).faults(picture.list)
        #expect(faults.isEmpty, "\(language) \(story) \(tab) \(size.width): \(faults.prefix(4))")
      }
      count += 1
    }
    #expect(count > 40)
  }

  /// What happened is told in the language, with nothing in English but names.
  @Test(arguments: languages) func explanationsAreTranslated(_ language: TextLanguage) throws {
    var count = 0
    try each { story, _, view in
      let input = view.input
      try Text.speaking(language) {
        for subject in Explanation.subjects(input) + input.reading.fingers.map(\.handle) {
          let why = Explanation.about(subject, input)
          let all = [why.title] + why.sentences.map(\.text)
          for text in all {
            count += 1
            #expect(SearchText.isEastAsian(text), "\(story): \(text)")
            let english = try Regex("[a-z]{3,} [a-z]{2,} [a-z]{2,}")
            #expect(text.firstMatch(of: english) == nil, "\(story): \(text)")
          }
        }
      }
    }
    #expect(count > 800)
  }
}

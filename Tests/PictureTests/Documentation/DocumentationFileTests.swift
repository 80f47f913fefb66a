import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchLanguage
import TouchScenes

@testable import TouchDebugger
@testable import TouchInspection

/// What files of pictures for teaching say, and what is said of their mistakes.
@Suite(.serialized) struct DocumentationFileTests {
  private let scenes = Stories.root + "/scenes"
  private let metrics = FixedTextMetrics()

  private func file(
    headline: String = "A tap", step: String = "",
    callout: String = "{line: tap possible -> ended, text: It fires.}",
    options: String = ""
  ) -> String {
    """
    touchscopeShot: 1
    headline: "\(headline)"
    \(options)steps:
      - scene: 004-yellow-tap
        run: quick tap
        seek: 0.3
        show: [timeline]
    \(step)
    callouts:
      - \(callout)

    """
  }

  private func fault(_ text: String) -> DocumentationProblem? {
    Stories.register()
    do {
      let shot = try DocumentationShot(text, file: "a.shot", scenes: scenes)
      defer { shot.tearDown() }
      _ = try shot.picture(theme: .light, metrics: metrics)
      return nil
    } catch let problem as DocumentationProblem { return problem } catch let problems
      as SceneDiagnostics
    {
      return DocumentationProblem(problems.list)
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func aRightFileHasNoProblem() { #expect(fault(file())?.description == nil) }

  @Test func aChangedFactFailsWithTheDifference() throws {
    let text = file(
      callout: "{line: tap possible -> ended, text: \"It fires at {tap.ended.time = 1 ms}.\"}")
    let problem = try #require(fault(text))
    #expect(problem.isChange)
    let line =
      try #require(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("tap.ended.time") }) + 1
    #expect(problem.description.hasPrefix("a.shot:\(line):"))
    #expect(problem.description.contains("it was '1 ms' and is '"))
    #expect(problem.description.contains("It fires at {tap.ended.time = 1 ms}."))
  }

  @Test func allChangesAreToldAtOnce() throws {
    let problem = try #require(
      fault(
        file(
          headline: "{tap.ended.time = 1 ms}",
          callout: "{line: tap possible -> ended, text: \"{tap.ended.count = 7}\"}")))
    #expect(problem.isChange && problem.diagnostics.list.count == 2)
  }

  @Test func mistakesOfFactsAreNoChanges() throws {
    for (fact, words) in [
      ("tip.ended.time = 1", "nothing is called 'tip'"),
      ("tap.began.time = 1", "'tap began' did not happen"),
      ("tap.ended.size = 1", "there is no quantity 'size'"),
      ("tap.ended.time", "has no value"),
      ("tap = 1", "is no fact"),
      ("tap.ended.duration = 1", "has no duration"),
      ("X:tap.ended.time = 1", "nothing is called 'X'"),
    ] {
      let problem = try #require(fault(file(headline: "{\(fact)}")))
      #expect(!problem.isChange && problem.description.contains(words), "\(problem)")
    }
  }

  @Test func mistakesOfFilesAreTold() throws {
    for (text, words) in [
      (file(callout: "{at: lane:tip, text: It.}"), "the panel shows no 'lane:tip'"),
      (file(callout: "{line: tap flies, text: It.}"), "has the line 'tap flies'"),
      (file(callout: "{text: It fires.}"), "either 'at' or 'line'"),
      (file(callout: "{at: lane:tap, in: B, text: It fires.}"), "there is no step 'B'"),
      (file(step: "    lanes: [tip]"), "there is no lane 'tip'"),
      (file(step: "    names: [tip]"), "there is no view 'tip'"),
      (file(options: "captions: left\n"), "'captions' is 'left'"),
      (file(options: "size: [1200]\n"), "'size' is not a list of 2 numbers"),
      (file().replacing("[timeline]", with: "[hit]"), "'show' names no panel"),
      (file().replacing("quick tap", with: "tip"), "the scene has no run 'tip'"),
      (file().replacing("004-yellow-tap", with: "tip"), "no scene has the name 'tip'"),
      (
        file(headline: String(repeating: "A long headline ", count: 30) + "ends"),
        "leave no room for the panels"
      ),
    ] {
      let problem = try #require(fault(text), "\(words)")
      #expect(!problem.isChange && problem.description.contains(words), "\(problem)")
    }
  }

  @Test func aSentenceCanHaveLanguages() throws {
    Stories.register()
    let text = file(
      callout: "{line: tap possible -> ended, text: {en: It fires., ja: \"発火する。\"}}")
    let shot = try DocumentationShot(text, file: "a.shot", scenes: scenes)
    defer { shot.tearDown() }
    for (language, words) in [
      (TextLanguage.english, "It fires."), (.japanese, "発火する。"), (.chinese, "It fires."),
    ] {
      let content = try shot.content(theme: .light, language: language, metrics: metrics)
      #expect(content.callouts.map(\.caption) == [words])
    }
  }

  @Test func theWatermarkCanBeLeftOut() throws {
    Stories.register()
    for (options, isThere) in [("", true), ("watermark: false\n", false)] {
      let shot = try DocumentationShot(file(options: options), file: "a.shot", scenes: scenes)
      defer { shot.tearDown() }
      let list = try shot.picture(theme: .light, metrics: metrics).list.text
      #expect(list.contains("004-yellow-tap \u{00B7} quick tap \u{00B7} event ") == isThere)
    }
  }

  /// The program, the libraries and the fonts stand in the file, before its pixels.
  @Test func picturesRecordWhatMadeThem() throws {
    Stories.register()
    let folder = NSTemporaryDirectory() + "touchscope-shots-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try file().write(toFile: folder + "/a.shot", atomically: true, encoding: .utf8)
    let pictures = try PictureFolder(folder, scenes: scenes)
    #expect(pictures.files == [folder + "/a.shot"])
    try pictures.make(pictures.files[0], language: .english)
    let outputs = pictures.outputs(of: pictures.files[0])
    for path in outputs.all { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
    let png = try Data(contentsOf: URL(fileURLWithPath: outputs.light))
    let notes = try PNGChunks.texts(png)
    #expect(notes["Software"] == ProgramVersion.program)
    #expect(notes["Libraries"]?.contains("SDL_ttf") == true)
    #expect(notes["Fonts"]?.contains(".") == true)
    try pictures.make(pictures.files[0], language: .english)
    #expect(try Data(contentsOf: URL(fileURLWithPath: outputs.light)) == png)
  }
}

package import Foundation
package import TouchArticles
package import TouchCanvas
import TouchEngine
package import TouchInspection
package import TouchLanguage
import TouchReading
import TouchRecording
package import TouchScenes
import TouchTrace

/// A picture for teaching, made from its file: its runs are played, its facts filled in, its panels drawn.
package final class DocumentationShot {
  package let document: DocumentationPicture
  private let file: String
  private let lines: [Substring]
  /// One for each step.
  private let sessions: [Session]

  /// Reads a file and plays its runs; `scenes` is the folder of the scenes that it names.
  package convenience init(file: String, scenes: String) throws {
    try self.init(SceneText.read(path: file), file: file, scenes: scenes)
  }

  /// The same for a text.
  package init(_ text: String, file: String, scenes: String) throws {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    document = try DocumentationReader.read(text, file: file)
    sessions = try Self.sessions(document, file: file, lines, scenes: scenes)
  }

  /// Ends the scenes.
  package func tearDown() { for session in sessions { session.scene.engine.tearDown() } }

  package var size: CGSize { CGSize(width: document.layout.width, height: document.layout.height) }

  /// How many facts its sentences have.
  package var factCount: Int {
    sentences.reduce(0) { count, sentence in
      count + ((try? FactTemplate(sentence[.english]))?.facts.count ?? 0)
    }
  }

  private var sentences: [FactSentence] {
    [document.headline] + document.steps.compactMap(\.title) + document.callouts.map(\.text)
  }

  // MARK: Runs

  private static func sessions(
    _ document: DocumentationPicture, file: String, _ lines: [Substring], scenes: String
  ) throws -> [Session] {
    try document.steps.map { step in
      let name = step.place.scene
      let isPath = name.contains("/") || name.hasSuffix(".yaml")
      let folder = isPath ? (file as NSString).deletingLastPathComponent : scenes
      let path = (folder as NSString).appendingPathComponent(isPath ? name : "\(name).yaml")
      func fault(_ mistake: DocumentationMistake) -> DocumentationProblem {
        DocumentationProblem([
          diagnostic(mistake, file: file, lines, line: step.line, column: 1)
        ])
      }
      guard FileManager.default.fileExists(atPath: path) else {
        throw fault(.noScene(name, folder: folder))
      }
      let plain = try LiveScene.load(path: path, variant: step.place.variant)
      guard let index = plain.runs.firstIndex(where: { $0.name == step.place.run }) else {
        throw fault(.noRun(step.place.run, among: plain.runs.map(\.name)))
      }
      let variant = step.place.variant ?? plain.runs[index].variant
      let scene =
        variant == plain.variant ? plain : try LiveScene.load(plain.document, variant: variant)
      let session = Session(scene)
      session.play(scene.runs[index], until: Instant(seconds: step.moment))
      return session
    }
  }

  // MARK: Drawing

  /// The picture as a draw list, with its regions.
  package func picture(
    theme: Theme, language: TextLanguage = .english, metrics: any TextMeasuring
  ) throws -> Picture {
    let look = Look(theme: theme, metrics: metrics)
    let content = try content(theme: theme, language: language, metrics: metrics)
    return try Text.speaking(language) {
      do throws(DocumentationSheet.Fault) {
        return try DocumentationSheet.draw(content, look)
      } catch { throw problem(error) }
    }
  }

  /// What the picture shows; facts that are not those of the runs are problems.
  package func content(
    theme: Theme, language: TextLanguage = .english, metrics: any TextMeasuring
  ) throws -> DocumentationContent {
    let shown = try zip(document.steps, sessions).map { step, session in
      try Shot(session: session, options(step, theme, language)).content(metrics)
    }
    let inputs = shown.map(\.0)
    return try Text.speaking(language) {
      let words = try words(inputs, language)
      let panels = zip(document.steps, zip(shown, words.titles)).map { step, rest in
        DocumentationContent.Panel(
          step: step, input: rest.0.0, model: rest.0.1, title: rest.1)
      }
      let callouts = try zip(document.callouts, words.captions).map { callout, caption in
        DocumentationContent.Callout(
          aim: callout.aim, panel: try index(of: callout), caption: caption)
      }
      return DocumentationContent(
        headline: words.headline, layout: document.layout, panels: panels, callouts: callouts,
        watermark: document.layout.hasWatermark ? watermark(inputs) : "")
    }
  }

  private func options(
    _ step: DocumentationStep, _ theme: Theme, _ language: TextLanguage
  ) -> ShotOptions {
    var options = ShotOptions()
    options.panel = step.sight.panel
    options.theme = theme
    options.language = language
    options.about = step.sight.selection
    options.run = step.place.run
    options.moment = .before
    options.overlays = Overlays(
      OverlayCatalog.all.filter { step.sight.overlays.contains($0.kind) }.map(\.overlay))
    options.range = step.extent.range.map {
      TimelineRange(
        start: Instant(seconds: $0.lowerBound), end: Instant(seconds: $0.upperBound))
    }
    if let table = step.sight.table { options.table = table }
    return options
  }

  /// Scenes and runs, each once, with the events of all.
  private func watermark(_ inputs: [PictureInput]) -> String {
    var seen: Set<String> = []
    return zip(document.steps, inputs).map { step, input in
      Text.panels.watermark(
        scene: step.place.scene, run: step.place.run, events: input.trace.events.count)
    }
    .filter { seen.insert($0).inserted }.joined(separator: "     ")
  }

  // MARK: Words

  /// A picture's sentences with their facts.
  private struct Words {
    var headline: String
    /// Of the steps; empty for none.
    var titles: [String]
    var captions: [String]
  }

  /// All facts are looked up, so that all that changed is told at once.
  private func words(_ inputs: [PictureInput], _ language: TextLanguage) throws -> Words {
    var problems: [SceneDiagnostic] = []
    var isChange = true
    func filled(_ sentence: FactSentence, _ step: Int) -> String {
      do throws(FactMistake) {
        return try FactTemplate(sentence[language]).filled { fact throws(FactMistake) in
          try TraceFact.value(fact, inputs[try index(of: fact.step) ?? step])
        }
      } catch {
        isChange = isChange && error.isChange
        problems.append(
          Self.diagnostic(
            .fact(error), file: file, lines, line: sentence.line, column: sentence.column))
        return ""
      }
    }
    let words = Words(
      headline: filled(document.headline, 0),
      titles: document.steps.enumerated().map { index, step in
        step.title.map { filled($0, index) } ?? ""
      },
      captions: try document.callouts.map { filled($0.text, try index(of: $0)) })
    guard problems.isEmpty else { throw DocumentationProblem(problems, isChange: isChange) }
    return words
  }

  /// Which step a fact is from; nil for that of its sentence.
  private func index(of id: String?) throws(FactMistake) -> Int? {
    guard let id else { return nil }
    guard let index = document.steps.firstIndex(where: { $0.id == id }) else {
      throw .noObject(id, among: document.steps.compactMap(\.id))
    }
    return index
  }

  private func index(of callout: DocumentationCallout) throws -> Int {
    guard let id = callout.step else { return 0 }
    guard let index = document.steps.firstIndex(where: { $0.id == id }) else {
      throw DocumentationProblem([
        Self.diagnostic(
          .noStep(id, among: document.steps.compactMap(\.id)), file: file, lines,
          line: callout.line, column: 1)
      ])
    }
    return index
  }

  /// Caption and alternative text: what the picture teaches, and what the program says of its first callout.
  package func caption(
    language: TextLanguage = .english, metrics: any TextMeasuring
  ) throws -> DocumentationCaption {
    let content = try content(theme: .light, language: language, metrics: metrics)
    let panel = content.panels[content.callouts.first?.panel ?? 0]
    let why = Text.speaking(language) { panel.model.explanation(panel.input) }
    let second = why.flatMap { why in why.sentences.first.map { "\(why.title): \($0.text)" } }
    return DocumentationCaption(
      headline: content.headline, captions: content.callouts.map(\.caption),
      alternative: [content.headline, second].compactMap(\.self)
        .map { ".!?".contains($0.last ?? ".") ? $0 : $0 + "." }.joined(separator: " "),
      source: content.watermark)
  }

  // MARK: Problems

  private func problem(_ fault: DocumentationSheet.Fault) -> DocumentationProblem {
    let line =
      fault.callout.map { document.callouts[$0].line }
      ?? fault.panel.map { document.steps[$0].line } ?? 1
    return DocumentationProblem([
      Self.diagnostic(fault.mistake, file: file, lines, line: line, column: 1)
    ])
  }

  private nonisolated static func diagnostic(
    _ mistake: DocumentationMistake, file: String, _ lines: [Substring], line: Int, column: Int
  ) -> SceneDiagnostic {
    SceneDiagnostic(
      file: file, line: line, column: column, Text.documentation.mistake(mistake),
      source: lines.indices.contains(line - 1) ? String(lines[line - 1]) : "")
  }
}

/// What stands beside a picture for those who read it.
package struct DocumentationCaption: Sendable, Hashable {
  package var headline: String
  package var captions: [String]
  /// Two sentences for those who cannot see the picture.
  package var alternative: String
  /// Scene, run and event.
  package var source: String

  /// As a file beside the picture's own.
  package func markdown(picture: String) -> String {
    let list = captions.enumerated().map { "\($0.offset + 1). \($0.element)" }
    return
      ([
        "# \(headline)", "", "![\(alternative)](\(picture))", "",
      ] + list + (source.isEmpty ? [] : ["", source])).joined(separator: "\n") + "\n"
  }
}

/// Why there is no picture.
package nonisolated struct DocumentationProblem: Error, CustomStringConvertible {
  package let diagnostics: SceneDiagnostics
  /// The file was right once: only facts are not what they were.
  package let isChange: Bool

  init(_ list: [SceneDiagnostic], isChange: Bool = false) {
    diagnostics = SceneDiagnostics(list)
    self.isChange = isChange
  }

  package var description: String { diagnostics.description }
}

import TouchLanguage
import ArgumentParser
import TouchWindow
import TouchEngine
import TouchInspection
import TouchScenes
import TouchTrace

/// `touchscope catalog`: lists scenes, classes, rules and more.
struct CatalogCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: Text.help.abstract(.catalog))

  enum Topic: String, ExpressibleByArgument, CaseIterable {
    case scenes, classes, recognizers, attributes, constants, reasons, rules, kinds, transitions,
      overlays, panels, keys, mission, articles, questions, lessons
    case notModelled = "not-modelled"
  }

  @Argument(
    help:
      ArgumentHelp(Text.help.topic(Topic.allCases.map(\.rawValue)))
  )
  var topic: Topic?
  @Option(help: ArgumentHelp(Text.help.scenesFolder))
  var folder: String = "scenes"

  @MainActor func execute() throws {
    try Problems.report {
      guard let topic else {
        for topic in Topic.allCases { Terminal.print("touchscope catalog \(topic.rawValue)") }
        return
      }
      var problems: [SceneDiagnostics] = []
      for row in try rows(topic, &problems) { Terminal.print(line: row) }
      // What can be listed is listed first.
      for problem in problems { Terminal.error(problem.description) }
      if !problems.isEmpty { throw ExitCode(2) }
    }
  }

  @MainActor private func rows(
    _ topic: Topic, _ problems: inout [SceneDiagnostics]
  ) throws -> [String] {
    switch topic {
    case .scenes:
      try scenes(&problems).map {
        "\($0.path)  " + Text.console.scene($0.title, topic: $0.topic, runs: $0.runs.count)
      }
    case .classes:
      SceneClasses.Kind.allCases.flatMap { kind in
        SceneClasses.names(kind).map { "\(kind.rawValue)  \($0)" }
      }
    case .recognizers: SceneClasses.names(.recognizer)
    case .attributes:
      AttributeCatalog.all.map {
        "\($0.name)  "
          + Text.console.attribute(subject: $0.subject, values: $0.values, summary: $0.summary)
      }
    case .constants:
      EngineConstants.keys.map {
        "\($0.name)  \(CanonicalLine.number(EngineConstants()[keyPath: $0.path]))"
      }
    case .reasons: Reason.allCases.filter { $0 != .none }.map(\.code)
    case .rules:
      Rule.allCases.filter { $0 != .none }.map {
        "\($0.id)  "
          + Text.console.entry(Text.rules.basis($0.basis), summary: Text.rules.sentence($0))
      }
    case .kinds: TraceKind.allCases.map(\.name)
    case .transitions:
      StateTable.rows.map {
        "\($0.from)  "
          + Text.console.assigned($0.assigned.name, outcome: "\($0.outcome)", warns: $0.warns)
      }
    case .overlays:
      OverlayCatalog.all.map {
        "\($0.key.uppercased())  " + Text.console.entry($0.title, summary: $0.summary)
      }
    case .panels:
      Panel.simple.map { "\($0.name)  \($0.summary)" } + [
        "recognizer:ID  \(Panel.recognizer("").summary)"
      ]
    case .keys: try KeyListing.lines()
    case .mission: try mission()
    case .articles: ArticleListing.articles
    case .questions: ArticleListing.questions
    case .lessons: ArticleListing.lessons
    case .notModelled: RuleBook.notModelled.map { "\($0.id)  \($0.sentence)" }
    }
  }

  /// The scenes of the folder that can be loaded; the problems of the others are added.
  @MainActor private func scenes(_ problems: inout [SceneDiagnostics]) throws -> [LiveScene] {
    var scenes: [LiveScene] = []
    for path in SceneFiles.expand([folder]) {
      do { scenes.append(try LiveScene.load(path: path)) } catch let problem as SceneDiagnostics {
        problems.append(problem)
      }
    }
    return scenes
  }

  /// What the articles ask for, with the place that shows it; the list lies beside the scenes.
  @MainActor private func mission() throws -> [String] {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let assets = (parts + ["assets"]).joined(separator: "/")
    return try MissionFile.read(folder: assets).map { entry in
      let place = "\(folder)/\(entry.place.scene).yaml: \(entry.place.run)"
      return "\(entry.id)  \(place): \(text(entry.place.evidence))  \(entry.says)"
    }
  }

  @MainActor private func text(_ evidence: MissionEvidence) -> String {
    switch evidence {
    case .line(let line): line
    case .printed(let line): Text.console.printed(line)
    case .moment(let seconds): Text.console.moment(seconds)
    case .row(let row, let table, let moment): Text.console.row(row, of: table, at: moment)
    case .page(let path, let text): "\(path): \(text)"
    }
  }
}

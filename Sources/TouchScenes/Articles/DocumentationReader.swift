package import TouchArticles
import TouchLanguage

/// Reads the files of pictures for teaching (docs/formats.md). A step begins as the step of a lesson does.
package enum DocumentationReader {
  /// The ending of their names.
  package static let ending = ".shot"

  private static let stepKeys =
    "id? scene variant? run seek show select? title? crop? names? hide? lanes? range? clear? share?"

  package static func read(_ text: String, file: String) throws -> DocumentationPicture {
    let root = try ArticleEntry(
      text: text, file: file,
      keys: "touchscopeShot headline size? columns? captions? quiet? watermark? steps callouts")
    return DocumentationPicture(
      headline: try root.sentence("headline"), layout: try layout(root),
      steps: try root.entries("steps", keys: stepKeys).map(step),
      callouts: try root.entries("callouts", keys: "at? line? in? text").map(callout))
  }

  private static func layout(_ root: ArticleEntry) throws -> DocumentationLayout {
    var layout = DocumentationLayout()
    if root.has("size") {
      let size = try root.numbers("size", count: 2, in: 64...8192)
      (layout.width, layout.height) = (size[0], size[1])
    }
    if root.has("columns") {
      layout.columns = Int(try root.numbers("columns", count: 1, in: 1...12)[0])
    }
    if let side = try root.optional("captions") {
      let all = DocumentationLayout.Captions.allCases
      guard let found = all.first(where: { $0.rawValue == side }) else {
        throw root.fail(.notOneOf(key: "captions", all.map(\.rawValue), side))
      }
      layout.captions = found
    }
    layout.isQuiet = try root.flag("quiet") ?? layout.isQuiet
    layout.hasWatermark = try root.flag("watermark") ?? layout.hasWatermark
    return layout
  }

  private static func step(_ entry: ArticleEntry) throws -> DocumentationStep {
    var step = DocumentationStep(
      id: try entry.optional("id"),
      place: ScenePlace(
        scene: try entry.text("scene"), variant: try entry.optional("variant"),
        run: try entry.text("run")),
      moment: try entry.seconds("seek"), sight: try sight(entry),
      title: entry.has("title") ? try entry.sentence("title") : nil, line: entry.line)
    step.extent = try extent(entry)
    if entry.has("share") {
      step.share = try entry.numbers("share", count: 1, in: 0.1...100)[0]
    }
    return step
  }

  private static func extent(_ entry: ArticleEntry) throws -> DocumentationExtent {
    var extent = DocumentationExtent()
    extent.crop = try entry.texts("crop")
    extent.names = try entry.texts("names")
    extent.hidden = try entry.texts("hide")
    extent.lanes = try entry.texts("lanes")
    extent.clear = try entry.texts("clear")
    if entry.has("range") {
      let range = try entry.numbers("range", count: 2, in: 0...ArticleEntry.longestTime)
      extent.range = min(range[0], range[1])...max(range[0], range[1])
    }
    return extent
  }

  // MARK: What shows

  /// The first panel of `show`, and all its overlays.
  private static func sight(_ entry: ArticleEntry) throws -> DocumentationSight {
    var found: DocumentationSight?
    var overlays: [OverlayKind] = []
    for word in try entry.texts("show") {
      if let panel = panel(named: word) {
        found = found ?? DocumentationSight(panel: panel)
        continue
      }
      guard let sight = Sight(word) else { throw entry.fail(ArticleFileMistake.noSight(word)) }
      if case .overlay(let overlay) = sight { overlays.append(overlay) }
      if let own = self.sight(sight) { found = found ?? own }
    }
    guard var sight = found else { throw entry.fail(.noPanel) }
    sight.overlays = overlays
    sight.selection = try entry.optional("select") ?? sight.selection
    return sight
  }

  /// Panels that lessons do not name.
  private static func panel(named word: String) -> Panel? {
    if word == "stage" { return .stage }
    let words = word.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0] == "recognizer" else { return nil }
    return .recognizer(String(words[1]))
  }

  /// Nil for an overlay.
  private static func sight(_ sight: Sight) -> DocumentationSight? {
    switch sight {
    case .left(.hierarchy): DocumentationSight(panel: .hierarchy)
    case .left(.scenes): DocumentationSight(panel: .scenes)
    case .left(.articles): DocumentationSight(panel: .articles)
    case .left(.about), .right(.runs), .overlay: nil
    case .right(.why): DocumentationSight(panel: .why)
    case .right(.recognizers): DocumentationSight(panel: .recognizers)
    case .right(.arbitration): DocumentationSight(panel: .arbitration)
    case .right(.inspect): DocumentationSight(panel: .inspect)
    case .right(.log), .printedLog: DocumentationSight(panel: .log)
    case .right(.system): DocumentationSight(panel: .system)
    case .why(let id): DocumentationSight(panel: .why, selection: id)
    case .system(let table): DocumentationSight(panel: .system, table: table)
    case .canvas: DocumentationSight(panel: .canvas)
    case .timeline: DocumentationSight(panel: .timeline)
    case .chain: DocumentationSight(panel: .chain)
    }
  }

  // MARK: Callouts

  private static func callout(_ entry: ArticleEntry) throws -> DocumentationCallout {
    let aim: DocumentationCallout.Aim
    switch (try entry.optional("at"), try entry.optional("line")) {
    case (let target?, nil): aim = .target(target)
    case (nil, let line?): aim = .line(line)
    case (nil, nil), (.some, .some): throw entry.fail(.noAim)
    }
    return DocumentationCallout(
      aim: aim, step: try entry.optional("in"), text: try entry.sentence("text"), line: entry.line)
  }
}

extension ArticleEntry {
  fileprivate func fail(_ mistake: DocumentationMistake) -> SceneDiagnostics {
    fail(Text.documentation.mistake(mistake))
  }

  /// A text, which is English, or a mapping with English and perhaps other languages.
  fileprivate func sentence(_ key: String) throws -> FactSentence {
    let (line, column) = try position(of: key)
    guard !isMapping(key) else {
      let keys = TextLanguage.allCases.map { $0 == .english ? $0.rawValue : "\($0.rawValue)?" }
      let entry = try entry(key, keys: keys.joined(separator: " "))
      var texts: [TextLanguage: String] = [:]
      for language in TextLanguage.allCases {
        texts[language] = try entry.optional(language.rawValue)
      }
      return FactSentence(texts, line: line, column: column)
    }
    return FactSentence([.english: try text(key)], line: line, column: column)
  }

  fileprivate func numbers(
    _ key: String, count: Int, in allowed: ClosedRange<Double>
  ) throws -> [Double] {
    let texts = count == 1 ? [try text(key)] : try texts(key)
    let numbers = texts.compactMap(Double.init)
    guard numbers.count == count, texts.count == count else {
      throw fail(.noNumbers(key: key, count: count))
    }
    guard numbers.allSatisfy(allowed.contains) else {
      throw fail(.outOfRange(key: key, allowed))
    }
    return numbers
  }

  fileprivate func flag(_ key: String) throws -> Bool? {
    guard let word = try optional(key) else { return nil }
    guard ["true", "false"].contains(word) else {
      throw fail(.notOneOf(key: key, ["true", "false"], word))
    }
    return word == "true"
  }
}

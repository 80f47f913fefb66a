import TouchLanguage
import TouchInspection
import TouchReading
import TouchTrace

/// Copies a panel as text: the one that has the focus, or else the page of the right panel.
package enum CopyUpdate {
  package static func copy(_ c: inout Context) {
    let workspace = c.state.workspace
    switch c.state.focus.current?.panel {
    case "left":
      switch workspace.leftTab {
      case .hierarchy: put(hierarchy(c), .hierarchy, &c)
      case .scenes: put(c.reading.library.scenes.map(\.path), .scenes, &c)
      case .articles: put(ArticlesModel(c.state, c.reading).lines, .articles, &c)
      case .about: put([c.reading.words(of: c.state.document.scene).about], .about, &c)
      }
    case "timeline": c.add(.copyLog(name: .timeline))
    case "canvas": copyPath(&c)
    default:
      switch workspace.rightTab {
      case .log where workspace.log.isPrinted:
        put(c.reading.log.printed.map { c.reading.input.trace.console[$0].text }, .log, &c)
      case .log: c.add(.copyLog(name: .log))
      case .inspect where c.state.selection != nil:
        let rows = c.reading.properties.map { "\($0.path): \($0.value)" }
        put(rows, .properties, &c)
      case .recognizers: put(recognizers(c), .recognizers, &c)
      case .system:
        put(table(c), .table(workspace.systemTable.title), &c)
      case .arbitration: put(RelationText.lines(c.reading.input), .relations, &c)
      case .runs: put(runs(c), .runs, &c)
      case .why, .inspect: explanation(&c)
      }
    }
  }

  /// The path of the hit test that shows, from the window to the hit view.
  package static func copyPath(_ c: inout Context) {
    guard let path = HitPathText.text(c.reading.input) else {
      return c.say(Text.notices.nothingToCopy)
    }
    c.add(.copy(path, name: .named(path)))
  }

  /// Each run, with what fails in it.
  private static func runs(_ c: Context) -> [String] {
    c.reading.runs.runs.flatMap { run in
      let failures = run.verdict.failures
      let count = run.verdict == .unchecked ? nil : failures.count
      return [Text.compose.runHelp(run.id.name, failures: count)] + failures.map(\.text)
    }
  }

  private static func put(_ lines: [String], _ name: CopiedText, _ c: inout Context) {
    guard !lines.isEmpty else { return c.say(Text.notices.nothingToCopy) }
    c.add(.copy(lines.joined(separator: "\n"), name: name))
  }

  private static func explanation(_ c: inout Context) {
    let input = c.reading.input
    let why =
      Explanation.shown(about: c.state.selection.flatMap { input.handle(of: $0) }, input)
    guard let why else { return c.say(Text.notices.nothingToCopy) }
    put(ExplanationText.lines(why, input.trace), .named(why.title), &c)
  }

  private static func table(_ c: Context) -> [String] {
    let table = c.state.workspace.systemTable.table(
      c.reading.input, selection: c.state.selection)
    return [table.title] + table.rows.map { $0.cells.joined(separator: "  ") }
  }

  private static func hierarchy(_ c: Context) -> [String] {
    let snapshot = c.reading.input.snapshot
    var depths: [Handle: Int] = [:]
    var lines: [String] = []
    for view in snapshot.views {
      let depth = (depths[view.parent] ?? -1) + 1
      depths[view.handle] = depth
      let indent = String(repeating: "  ", count: depth)
      lines.append("\(indent)\(view.printedName) \(view.className)")
      for recognizer in snapshot.recognizers where recognizer.view == view.handle {
        lines.append("\(indent)  \(recognizer.printedName) \(recognizer.className)")
      }
    }
    return lines
  }

  private static func recognizers(_ c: Context) -> [String] {
    c.reading.input.snapshot.recognizers.map { recognizer in
      let state = c.reading.input.stateWord(ofRecognizer: recognizer.name) ?? ""
      return "\(recognizer.printedName) \(recognizer.className): \(state)"
    }
  }
}

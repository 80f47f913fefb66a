package import TouchTrace

/// The runs of the scene's file, with what their checks came to.
package struct RunsReading: Sendable, Equatable {
  package struct Run: Sendable, Equatable {
    package var id: RunID
    /// Its line in the file, from 1.
    package var line: Int
    /// The article's case that it reproduces.
    package var golden: String?
    package var verdict: Verdict

    package init(id: RunID, line: Int, golden: String?, verdict: Verdict) {
      self.id = id
      self.line = line
      self.golden = golden
      self.verdict = verdict
    }
  }

  package enum Verdict: Sendable, Equatable {
    case unchecked, passes
    case fails([Failure])

    package var failures: [Failure] { if case .fails(let list) = self { list } else { [] } }
  }

  /// An expectation that does not hold.
  package struct Failure: Sendable, Equatable {
    /// From 1.
    package var line: Int
    /// What was expected and what came, over several lines.
    package var text: String
    /// What it would say to hold; nil where only a person can know.
    package var update: ExpectationUpdate?

    package init(line: Int, text: String, update: ExpectationUpdate?) {
      self.line = line
      self.text = text
      self.update = update
    }
  }

  /// In the order of the file.
  package var runs: [Run] = []
  /// Some of them are checked yet, as the scene is now.
  package var isChecking = false

  package init() {}

  package subscript(id: RunID) -> Run? { runs.first { $0.id == id } }
}

/// What the tab Runs shows.
package struct RunsModel: Sendable {
  package var reading = RunsReading()
  /// What runs are called in the window's language, by their names; those that are missing keep theirs.
  package var names: [String: String] = [:]
  /// The run whose expectations and buttons show.
  package var selected: RunID?
  /// The run whose new name is typed, with what is typed so far.
  package var editing: (run: RunID, text: String)?
  /// The scene is composed: its runs can be changed.
  package var canEdit = false
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight = 24.0

  package init() {}

  func shown(_ run: RunID) -> String { names[run.name] ?? run.name }
}

package import TouchLanguage

/// A picture for teaching: moments of runs as panels, numbered callouts with their captions, and one sentence above all.
///
/// It is read from a `.shot` file (docs/formats.md).
package struct DocumentationPicture: Sendable {
  /// What the picture teaches, in one sentence.
  package var headline: FactSentence
  package var layout: DocumentationLayout
  /// In reading order, row by row.
  package var steps: [DocumentationStep]
  /// In the order of their numbers.
  package var callouts: [DocumentationCallout]

  package init(
    headline: FactSentence, layout: DocumentationLayout, steps: [DocumentationStep],
    callouts: [DocumentationCallout]
  ) {
    self.headline = headline
    self.layout = layout
    self.steps = steps
    self.callouts = callouts
  }
}

/// How a picture for teaching is laid out.
package struct DocumentationLayout: Sendable, Hashable {
  /// Where the captions stand.
  package enum Captions: String, CaseIterable, Sendable { case right, below }

  /// Points.
  package var width = 1200.0
  package var height = 750.0
  /// How many panels stand beside each other.
  package var columns = 1
  package var captions = Captions.right
  /// Everything that no callout points at is dimmed.
  package var isQuiet = true
  /// Scene, run and event stand in the lower corner.
  package var hasWatermark = true

  package init() {}
}

/// A sentence with facts in braces, in English and perhaps in other languages.
package struct FactSentence: Sendable, Hashable {
  private let texts: [TextLanguage: String]
  /// Where it begins in its file, from 1.
  package let line: Int
  package let column: Int

  package init(_ texts: [TextLanguage: String], line: Int, column: Int) {
    self.texts = texts
    self.line = line
    self.column = column
  }

  /// In a language, or in English where it has none of it.
  package subscript(language: TextLanguage) -> String {
    texts[language] ?? texts[.english] ?? ""
  }
}

/// A moment of a run, as one panel shows it.
package struct DocumentationStep: Sendable {
  /// What callouts and facts call it.
  package var id: String?
  package var place: ScenePlace
  /// Seconds since the scene began.
  package var moment: Double
  package var sight: DocumentationSight
  /// Above the panel.
  package var title: FactSentence?
  package var extent = DocumentationExtent()
  /// Its part of its row, beside that of the others.
  package var share = 1.0
  /// Where it begins in its file, from 1.
  package var line: Int

  package init(
    id: String?, place: ScenePlace, moment: Double, sight: DocumentationSight,
    title: FactSentence?, line: Int
  ) {
    self.id = id
    self.place = place
    self.moment = moment
    self.sight = sight
    self.title = title
    self.line = line
  }
}

/// Which panel a step shows, and what is drawn over the scene.
package struct DocumentationSight: Sendable, Hashable {
  package var panel: Panel
  package var overlays: [OverlayKind]
  /// The name of what is selected; nil for nothing.
  package var selection: String?
  package var table: SystemTableKind?

  package init(
    panel: Panel, overlays: [OverlayKind] = [], selection: String? = nil,
    table: SystemTableKind? = nil
  ) {
    self.panel = panel
    self.overlays = overlays
    self.selection = selection
    self.table = table
  }
}

/// What of its panel a step shows.
package struct DocumentationExtent: Sendable, Hashable {
  /// Views that the part of the scene is around; empty for the whole device.
  package var crop: [String] = []
  /// Views whose names stand on the scene.
  package var names: [String] = []
  /// Views that are not drawn.
  package var hidden: [String] = []
  /// Lanes of the timeline, by their names; empty for all.
  package var lanes: [String] = []
  /// Seconds that the timeline shows; nil for the gesture.
  package var range: ClosedRange<Double>?
  /// Targets that stay clear where everything else is dimmed.
  package var clear: [String] = []

  package init() {}
}

/// A numbered disc beside an object, with what is said of the object.
package struct DocumentationCallout: Sendable {
  /// What it points at.
  package enum Aim: Sendable, Hashable {
    /// A target of the panel, as `view:card` or `lane:pan`.
    case target(String)
    /// The first event of the run with this beginning of its line, as `pan possible -> began`.
    case line(String)
  }

  package var aim: Aim
  /// The id of its step; nil for the first.
  package var step: String?
  package var text: FactSentence
  /// Where it begins in its file, from 1.
  package var line: Int

  package init(aim: Aim, step: String?, text: FactSentence, line: Int) {
    self.aim = aim
    self.step = step
    self.text = text
    self.line = line
  }
}

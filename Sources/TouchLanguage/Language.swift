/// All that a user reads in the window and on the command line, room by room.
///
/// Another language is another type: the compiler says which sentences it lacks. Sentences take
/// names, numbers, times and values of the trace, so that each language orders and inflects as it
/// must.
package protocol Language: Sendable {
  /// Why a recognizer, view or touch changed or did not, with what was measured.
  var reasons: any ReasonSentences { get }
  /// One event of the trace.
  var events: any EventSentences { get }
  /// Explanations: any object, touches, responders and tables.
  var why: any WhySentences { get }
  /// Explanations: what happened to a recognizer.
  var whyRecognizer: any WhyRecognizerSentences { get }
  /// Explanations: what happened to a view.
  var whyView: any WhyViewSentences { get }
  /// Explanations: what happened to a control.
  var whyControl: any WhyControlSentences { get }
  /// Lanes, spans, timers, arrows and answers of the timeline.
  var timeline: any TimelineSentences { get }
  /// The tab Log.
  var log: any LogSentences { get }
  /// The tab Recognizers, state machines and limits.
  var cards: any CardSentences { get }
  /// The tab Arbitration.
  var arbitration: any ArbitrationSentences { get }
  /// The tab Hierarchy.
  var hierarchy: any HierarchySentences { get }
  /// The tab Inspect.
  var inspect: any InspectSentences { get }
  /// The scene's picture and what lies over it.
  var canvas: any CanvasSentences { get }
  /// The tab System.
  var system: any SystemSentences { get }
  /// What the articles say that no run prints.
  var reference: any ReferenceSentences { get }
  /// Menus, the palette, help and questions.
  var over: any OverSentences { get }
  /// The list of scenes and the start page.
  var scenes: any SceneSentences { get }
  /// The tab Articles, questions and lessons.
  var articles: any ArticleSentences { get }
  /// The toolbar, the status line and the touch bar.
  var toolbar: any ToolbarSentences { get }
  /// Tabs, headers and tooltips that panels share.
  var panels: any PanelSentences { get }
  /// What is said of edits, of scenes that change, and of recordings.
  var edits: any EditSentences { get }
  /// Gestures that the window makes by itself.
  var gestures: any GestureSentences { get }
  /// What is said where a scene is composed.
  var compose: any ComposeSentences { get }
  /// What is said where objects of a composed scene are selected, drawn, dragged and put in order.
  var arranging: any ArrangingSentences { get }
  /// What the window says in answer to what was done.
  var notices: any NoticeSentences { get }
  /// Titles, summaries and search words of commands.
  var commands: any CommandSentences { get }
  /// Diagnostics of files: reading, writing and YAML.
  var files: any FileSentences { get }
  /// Diagnostics of a scene file's objects, ids and variants.
  var sceneFiles: any SceneFileSentences { get }
  /// Diagnostics of single values.
  var values: any ValueSentences { get }
  /// Diagnostics of runs, and what their expectations differ in.
  var runs: any RunSentences { get }
  /// Diagnostics of recordings and edits.
  var recordings: any RecordingSentences { get }
  /// What is printed of displays, pictures and recorded windows.
  var display: any DisplaySentences { get }
  /// Attributes of scene files: purposes, subjects and values.
  var attributes: any AttributeSentences { get }
  /// Rules of touch behaviour.
  var rules: any RuleSentences { get }
  /// Pages of `--help`.
  var help: any HelpSentences { get }
  /// What commands of the program print.
  var console: any ConsoleSentences { get }
  /// What is printed of pictures for teaching.
  var documentation: any DocumentationSentences { get }
  /// What is said of the bundles that a probe wrote in an app.
  var probe: any ProbeSentences { get }
  /// What is printed of random worlds, findings and smaller recordings.
  var simulation: any SimulationSentences { get }
}

/// The language that is spoken now; every sentence is asked for here.
///
/// It is a value of the task, English where none is bound: what is made for one window, test or command is made in its
/// language, whatever others do at the same time.
package enum Text {
  @TaskLocal package static var current = TextLanguage.english

  /// Makes texts in a language.
  package static func speaking<Result>(
    _ language: TextLanguage, _ body: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(language, operation: body)
  }

  private static var language: any Language { current.sentences }

  package static var reasons: any ReasonSentences { language.reasons }
  package static var events: any EventSentences { language.events }
  package static var why: any WhySentences { language.why }
  package static var whyRecognizer: any WhyRecognizerSentences { language.whyRecognizer }
  package static var whyView: any WhyViewSentences { language.whyView }
  package static var whyControl: any WhyControlSentences { language.whyControl }
  package static var timeline: any TimelineSentences { language.timeline }
  package static var log: any LogSentences { language.log }
  package static var cards: any CardSentences { language.cards }
  package static var arbitration: any ArbitrationSentences { language.arbitration }
  package static var hierarchy: any HierarchySentences { language.hierarchy }
  package static var inspect: any InspectSentences { language.inspect }
  package static var canvas: any CanvasSentences { language.canvas }
  package static var system: any SystemSentences { language.system }
  package static var reference: any ReferenceSentences { language.reference }
  package static var over: any OverSentences { language.over }
  package static var scenes: any SceneSentences { language.scenes }
  package static var articles: any ArticleSentences { language.articles }
  package static var toolbar: any ToolbarSentences { language.toolbar }
  package static var panels: any PanelSentences { language.panels }
  package static var edits: any EditSentences { language.edits }
  package static var gestures: any GestureSentences { language.gestures }
  package static var compose: any ComposeSentences { language.compose }
  package static var arranging: any ArrangingSentences { language.arranging }
  package static var notices: any NoticeSentences { language.notices }
  package static var commands: any CommandSentences { language.commands }
  package static var files: any FileSentences { language.files }
  package static var sceneFiles: any SceneFileSentences { language.sceneFiles }
  package static var values: any ValueSentences { language.values }
  package static var runs: any RunSentences { language.runs }
  package static var recordings: any RecordingSentences { language.recordings }
  package static var display: any DisplaySentences { language.display }
  package static var attributes: any AttributeSentences { language.attributes }
  package static var rules: any RuleSentences { language.rules }
  package static var help: any HelpSentences { language.help }
  package static var console: any ConsoleSentences { language.console }
  package static var documentation: any DocumentationSentences { language.documentation }
  package static var probe: any ProbeSentences { language.probe }
  package static var simulation: any SimulationSentences { language.simulation }
}

extension TextLanguage {
  /// The one place that chooses the sentences of a language.
  fileprivate var sentences: any Language {
    switch self {
    case .english: English()
    case .chinese: Chinese()
    case .japanese: Japanese()
    }
  }
}

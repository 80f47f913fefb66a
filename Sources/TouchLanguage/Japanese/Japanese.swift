/// The sentences in Japanese.
struct Japanese: Language {
  var reasons: any ReasonSentences { JapaneseReason() }
  var events: any EventSentences { JapaneseEvent() }
  var why: any WhySentences { JapaneseWhy() }
  var whyRecognizer: any WhyRecognizerSentences { JapaneseWhyRecognizer() }
  var whyView: any WhyViewSentences { JapaneseWhyView() }
  var whyControl: any WhyControlSentences { JapaneseWhyControl() }
  var timeline: any TimelineSentences { JapaneseTimeline() }
  var log: any LogSentences { JapaneseLog() }
  var cards: any CardSentences { JapaneseCard() }
  var arbitration: any ArbitrationSentences { JapaneseArbitration() }
  var hierarchy: any HierarchySentences { JapaneseHierarchy() }
  var inspect: any InspectSentences { JapaneseInspect() }
  var canvas: any CanvasSentences { JapaneseCanvas() }
  var system: any SystemSentences { JapaneseSystem() }
  var reference: any ReferenceSentences { JapaneseReference() }
  var over: any OverSentences { JapaneseOver() }
  var scenes: any SceneSentences { JapaneseScene() }
  var articles: any ArticleSentences { JapaneseArticle() }
  var toolbar: any ToolbarSentences { JapaneseToolbar() }
  var panels: any PanelSentences { JapanesePanel() }
  var edits: any EditSentences { JapaneseEdit() }
  var gestures: any GestureSentences { JapaneseGesture() }
  var notices: any NoticeSentences { JapaneseNotice() }
  var compose: any ComposeSentences { JapaneseCompose() }
  var arranging: any ArrangingSentences { JapaneseArranging() }
  var commands: any CommandSentences { JapaneseCommand() }
  var rules: any RuleSentences { JapaneseRule() }

  // MARK: English in every language

  // What is read beside files, trace lines and the command line, which are English: diagnostics and help.
  var files: any FileSentences { EnglishFile() }
  var sceneFiles: any SceneFileSentences { EnglishSceneFile() }
  var values: any ValueSentences { EnglishValue() }
  var runs: any RunSentences { EnglishRun() }
  var recordings: any RecordingSentences { EnglishRecording() }
  var display: any DisplaySentences { EnglishDisplay() }
  var attributes: any AttributeSentences { EnglishAttribute() }
  var help: any HelpSentences { EnglishHelp() }
  var console: any ConsoleSentences { EnglishConsole() }
  var documentation: any DocumentationSentences { EnglishDocumentation() }
  var probe: any ProbeSentences { EnglishProbe() }
  var simulation: any SimulationSentences { EnglishSimulation() }
}

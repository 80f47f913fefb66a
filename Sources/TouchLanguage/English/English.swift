/// The sentences in English.
struct English: Language {
  var reasons: any ReasonSentences { EnglishReason() }
  var events: any EventSentences { EnglishEvent() }
  var why: any WhySentences { EnglishWhy() }
  var whyRecognizer: any WhyRecognizerSentences { EnglishWhyRecognizer() }
  var whyView: any WhyViewSentences { EnglishWhyView() }
  var whyControl: any WhyControlSentences { EnglishWhyControl() }
  var timeline: any TimelineSentences { EnglishTimeline() }
  var log: any LogSentences { EnglishLog() }
  var cards: any CardSentences { EnglishCard() }
  var arbitration: any ArbitrationSentences { EnglishArbitration() }
  var hierarchy: any HierarchySentences { EnglishHierarchy() }
  var inspect: any InspectSentences { EnglishInspect() }
  var canvas: any CanvasSentences { EnglishCanvas() }
  var system: any SystemSentences { EnglishSystem() }
  var over: any OverSentences { EnglishOver() }
  var scenes: any SceneSentences { EnglishScene() }
  var articles: any ArticleSentences { EnglishArticle() }
  var toolbar: any ToolbarSentences { EnglishToolbar() }
  var panels: any PanelSentences { EnglishPanel() }
  var edits: any EditSentences { EnglishEdit() }
  var gestures: any GestureSentences { EnglishGesture() }
  var notices: any NoticeSentences { EnglishNotice() }
  var commands: any CommandSentences { EnglishCommand() }
  var files: any FileSentences { EnglishFile() }
  var sceneFiles: any SceneFileSentences { EnglishSceneFile() }
  var values: any ValueSentences { EnglishValue() }
  var runs: any RunSentences { EnglishRun() }
  var recordings: any RecordingSentences { EnglishRecording() }
  var display: any DisplaySentences { EnglishDisplay() }
  var attributes: any AttributeSentences { EnglishAttribute() }
  var rules: any RuleSentences { EnglishRule() }
  var help: any HelpSentences { EnglishHelp() }
  var console: any ConsoleSentences { EnglishConsole() }
  var probe: any ProbeSentences { EnglishProbe() }
  var simulation: any SimulationSentences { EnglishSimulation() }
}

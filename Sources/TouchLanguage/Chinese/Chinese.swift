/// The sentences in Simplified Chinese.
struct Chinese: Language {
  var reasons: any ReasonSentences { ChineseReason() }
  var events: any EventSentences { ChineseEvent() }
  var why: any WhySentences { ChineseWhy() }
  var whyRecognizer: any WhyRecognizerSentences { ChineseWhyRecognizer() }
  var whyView: any WhyViewSentences { ChineseWhyView() }
  var whyControl: any WhyControlSentences { ChineseWhyControl() }
  var timeline: any TimelineSentences { ChineseTimeline() }
  var log: any LogSentences { ChineseLog() }
  var cards: any CardSentences { ChineseCard() }
  var arbitration: any ArbitrationSentences { ChineseArbitration() }
  var hierarchy: any HierarchySentences { ChineseHierarchy() }
  var inspect: any InspectSentences { ChineseInspect() }
  var canvas: any CanvasSentences { ChineseCanvas() }
  var system: any SystemSentences { ChineseSystem() }
  var reference: any ReferenceSentences { ChineseReference() }
  var over: any OverSentences { ChineseOver() }
  var scenes: any SceneSentences { ChineseScene() }
  var articles: any ArticleSentences { ChineseArticle() }
  var toolbar: any ToolbarSentences { ChineseToolbar() }
  var panels: any PanelSentences { ChinesePanel() }
  var edits: any EditSentences { ChineseEdit() }
  var gestures: any GestureSentences { ChineseGesture() }
  var notices: any NoticeSentences { ChineseNotice() }
  var compose: any ComposeSentences { ChineseCompose() }
  var arranging: any ArrangingSentences { ChineseArranging() }
  var commands: any CommandSentences { ChineseCommand() }
  var rules: any RuleSentences { ChineseRule() }

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

extension [String] {
  /// `a、b 和 c`
  var inChinese: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: "、") + " 和 " + self[count - 1]
  }
}

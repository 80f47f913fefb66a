/// What `--help` says of the program's commands and their arguments.
package protocol HelpSentences: Sendable {
  func abstract(_ command: ProgramCommand) -> String
  /// Further lines of a command's page; nil for most.
  func discussion(_ command: ProgramCommand) -> String?

  // MARK: Arguments of several commands

  var sceneOrRecording: String { get }
  var run: String { get }
  var quitAfter: String { get }
  var windowSize: String { get }
  var pixelsPerPoint: String { get }
  /// The tags of languages.
  func language(_ tags: [String], isOfWindow: Bool) -> String
  var statistics: String { get }

  // MARK: open, replay, replay-window

  var sceneToOpen: String { get }
  var sceneToCompose: String { get }
  var stageOfWindow: String { get }
  var stageOfReplay: String { get }
  var record: String { get }
  var withScene: String { get }
  var recordWindow: String { get }
  var light: String { get }
  var recordingToReplay: String { get }
  var speed: String { get }
  var recordedWindow: String { get }
  var lastPicture: String { get }
  var story: String { get }

  // MARK: check, log, explain

  var scenesToCheck: String { get }
  var junit: String { get }
  var kinds: String { get }
  var subjects: String { get }
  var times: String { get }
  var nested: String { get }
  var stack: String { get }
  var asPrinted: String { get }
  var otherFile: String { get }
  var runs: String { get }
  var otherRun: String { get }
  var ignoreTimes: String { get }
  var moment: String { get }
  var objectToExplain: String { get }

  // MARK: describe, diagram

  var objectToDescribe: String { get }
  var withSource: String { get }
  func diagramKind(_ kinds: [String]) -> String
  var diagramTouch: String { get }

  // MARK: export, schema

  var scene: String { get }
  var exportFormat: String { get }
  var runsToExport: String { get }
  var variantToExport: String { get }
  var exportFile: String { get }
  var force: String { get }
  var strict: String { get }
  func schemaSubject(_ names: [String]) -> String

  // MARK: shot

  var picture: String { get }
  var stageOfPicture: String { get }
  func panel(_ names: [String]) -> String
  var pictureSize: String { get }
  var theme: String { get }
  /// `all` and `none` are words of the option, too.
  func overlays(_ names: [String]) -> String
  func render(_ modes: [String]) -> String
  var objectInPicture: String { get }
  var range: String { get }
  var probe: String { get }
  func tab(_ names: [String]) -> String
  func table(_ names: [String]) -> String

  // MARK: shots

  var picturesFolder: String { get }
  var picturesOutput: String { get }
  var checkPictures: String { get }

  // MARK: shrink, simulate

  var recordingToShrink: String { get }
  var line: String { get }
  var pattern: String { get }
  var smallFiles: String { get }
  var seed: String { get }
  var events: String { get }
  var world: String { get }
  var findings: String { get }
  var firstWorld: String { get }
  var playedRecording: String { get }
  var reports: String { get }

  // MARK: new, catalog

  var packageName: String { get }
  var ownFolder: String { get }
  func sceneTemplate(among names: [String]) -> String
  func topic(_ topics: [String]) -> String
  var scenesFolder: String { get }
}

struct EnglishHelp: HelpSentences {
  func abstract(_ command: ProgramCommand) -> String {
    switch command {
    case .touchscope:
      "See which view, recognizer or control gets a touch, when, and why the others do not."
    case .open: "Open a scene in the window (the default command)."
    case .compose: "Compose a scene in the window: the one named, or a new one of a template."
    case .replay: "Replay a recording in the window."
    case .replayWindow: "Replay a window that --record-window recorded, without a display."
    case .check: "Play the runs of scenes and check their expectations."
    case .log: "Print what the engine did in a run or recording, line by line."
    case .diff: "Compare what the engine did in two runs or recordings."
    case .explain:
      "Say why a recognizer, control or view fired in a run or recording, or why it did not."
    case .describe:
      "Say what an object is: its classes, properties, overrides, Apple's pages and scene text."
    case .diagram: "Print what happened in a run or recording as a Mermaid diagram."
    case .shot: "Write the picture at one moment of a run or recording as PNG or SVG."
    case .shots: "Make the pictures for teaching of a folder of .shot files."
    case .export: "Write a scene as a UIKit program for Xcode, or its runs as a Swift test."
    case .schema: "Print the JSON schema of scene files or of the header of recordings."
    case .shrink: "Find the shortest recording and the smallest scene with the same outcome."
    case .simulate: "Play random scenes under random fingers, and check what must always hold."
    case .new: "Create a package with your own recognizer, a scene, a test and a program."
    case .catalog: "List scenes, classes, attributes, reasons, rules and more."
    }
  }

  func discussion(_ command: ProgramCommand) -> String? {
    switch command {
    case .shots:
      """
      Each FILE.shot gives FILE.png, FILE-dark.png, FILE.svg and FILE.md with its caption and alternative text. Exit code 1 if \
      a fact in braces is not what the run says, 2 if a file is wrong.
      """
    case .diff: "Exit code 0 if all lines are equal, 1 if some differ."
    case .shrink:
      """
      Say what must stay the same with --line or --pattern. Without them it is what is wrong: the program stops, an invariant \
      does not hold, or an expectation of the run differs in the same way. Nothing is overwritten.
      """
    case .simulate:
      """
      The same seed gives the same worlds in every process. What is found is made as small as possible and written as a scene \
      with a recording, which every other command plays. Exit code 1 if something is found.
      """
    default: nil
    }
  }

  // MARK: Arguments of several commands

  var sceneOrRecording: String { "A scene, or a recording." }
  var run: String { "The scene's run; a scene's only run needs no name." }
  var quitAfter: String { "Close the window after this many seconds." }
  var windowSize: String { "Window size in points, such as 1440x900." }
  var pixelsPerPoint: String { "Pixels per point." }
  func language(_ tags: [String], isOfWindow: Bool) -> String {
    let tags = "The language: \(tags.joined(separator: ", "))"
    return isOfWindow
      ? "\(tags); by default the one chosen last, or the system's." : "\(tags); by default en."
  }
  var statistics: String { "On exit, print how long frames took." }

  // MARK: open, replay, replay-window

  var sceneToOpen: String {
    "The scene to open. Without one, the window lists the scenes in the folder 'scenes'."
  }
  var sceneToCompose: String {
    "The scene to compose; with --template, the file to write. Without one, the window asks for a template."
  }
  var stageOfWindow: String {
    "Show the scene alone: one point per pixel from the top left corner, overlays on, no panels."
  }
  var stageOfReplay: String {
    "Show the scene alone: one point per pixel from the top left corner."
  }
  var record: String { "Record the inputs to this file as they happen; it must not exist yet." }
  var withScene: String {
    "The file of --record carries the scene, so that it plays without the scene's file."
  }
  var recordWindow: String {
    "Record the window into this file, so that 'touchscope replay-window' can replay it."
  }
  var light: String { "Use the light theme." }
  var recordingToReplay: String { "The recording to replay." }
  var speed: String { "Playback speed: 1 as recorded, 0.5 half as fast." }
  var recordedWindow: String { "The recorded window." }
  var lastPicture: String { "Write the window as it is at the end to this PNG file." }
  var story: String {
    "Print the time, the notices and the size of the trace after each change."
  }

  // MARK: check, log, explain

  var scenesToCheck: String { "Scene files, or folders of scenes; by default the folder 'scenes'." }
  var junit: String { "Also write the results as JUnit XML." }
  var kinds: String { "Only lines of these kinds, separated by commas." }
  var subjects: String { "Only lines of these subjects, separated by commas." }
  var times: String { "Print the time in seconds before each line." }
  var nested: String {
    "Indent by call depth, with Before and After around the lines that a call caused."
  }
  var stack: String {
    "Print the call stack behind each line, as the scene's system would show it."
  }
  var asPrinted: String {
    "Print what the scene's own classes and actions printed, line by line, and nothing else."
  }
  var otherFile: String { "The scene or recording to compare it with." }
  var runs: String { "The run of the first scene, and of the second." }
  var otherRun: String { "The run of the second scene, if it is another." }
  var ignoreTimes: String { "Compare the lines without their times." }
  var moment: String {
    "The moment, in seconds from the start, or 'decided': when what Why tells was decided; by default the end of the run."
  }
  var objectToExplain: String {
    "The object to explain: a recognizer, control, view, responder or finger1; by default all."
  }

  // MARK: describe, diagram

  var objectToDescribe: String {
    "The object's name, or the number of a touch; with --panel what is selected."
  }
  var withSource: String { "Print the listings of its classes, too." }
  func diagramKind(_ kinds: [String]) -> String {
    "What is drawn: \(kinds.joined(separator: ", "))."
  }
  var diagramTouch: String {
    "The touch of a sequence, by its number; by default the one that began last."
  }

  // MARK: export, schema

  var scene: String { "A scene." }
  var exportFormat: String {
    "swift: one source file with the app's delegate; test: runs as a test on GestureTester."
  }
  var runsToExport: String { "A run for the test; several may be given, by default all." }
  var variantToExport: String { "A variant of the scene, for swift." }
  var exportFile: String { "The file to write; by default standard output." }
  var force: String { "Replace the file if it exists." }
  var strict: String { "Exit with 1 if something cannot be said." }
  func schemaSubject(_ names: [String]) -> String { "One of: \(names.joined(separator: ", "))." }

  // MARK: shot

  var picture: String { "The file to write, ending in .png or .svg." }
  var stageOfPicture: String {
    "Draw the scene alone: one point per pixel, overlays on; same as --panel stage."
  }
  func panel(_ names: [String]) -> String {
    "Draw one part: \(names.joined(separator: ", ")) or recognizer:ID."
  }
  var pictureSize: String {
    "Size in points, such as 1440x900; by default a single panel is as large as its content."
  }
  var theme: String { "The theme: dark or light." }
  func overlays(_ names: [String]) -> String {
    "The overlays to draw, separated by commas: \(names.joined(separator: ", "))."
  }
  func render(_ modes: [String]) -> String {
    "What to draw of the views: \(modes.joined(separator: ", "))."
  }
  var objectInPicture: String {
    "The object to explain: a recognizer, control, view or responder."
  }
  var range: String { "The range of the timeline in seconds, such as 0.1-0.4." }
  var probe: String {
    "Show the hit test of a point of the screen, such as 120,80, instead of the touches."
  }
  func tab(_ names: [String]) -> String {
    "The tab of the right panel: \(names.joined(separator: ", "))."
  }
  func table(_ names: [String]) -> String {
    "The table of the tab 'system': \(names.joined(separator: ", "))."
  }

  // MARK: shots

  var picturesFolder: String { "A folder of .shot files." }
  var picturesOutput: String { "The folder to write into; by default that of the files." }
  var checkPictures: String { "Check files and facts, and write nothing." }

  // MARK: shrink, simulate

  var recordingToShrink: String { "A recording, or a scene with --run." }
  var line: String { "A line of the log that must occur; several must occur in this order." }
  var pattern: String { "A regular expression that must be found in a line of the log." }
  var smallFiles: String {
    "The files to write are NAME.yaml and NAME.rec; by default the file's name with '-small'."
  }
  var seed: String { "The seed: a whole number from 0." }
  var events: String {
    "How many events to play at least; an event is an input, or a moment of timers."
  }
  var world: String { "Play only this world of the seed." }
  var findings: String {
    "The folder for scenes and recordings that show something; made when it is needed."
  }
  var firstWorld: String { "The first world." }
  var playedRecording: String { "Only play this recording, within some seconds of the processor." }
  var reports: String { "Report to another process." }

  // MARK: new, catalog

  var packageName: String {
    "The package's name: a Swift name with a capital letter, such as Wiggle."
  }
  func sceneTemplate(among names: [String]) -> String {
    "Writes a scene of this template to the file NAME instead: \(names.joined(separator: ", "))."
  }
  var ownFolder: String {
    "The folder or URL of Touchscope; by default the one that this program was built in."
  }
  func topic(_ topics: [String]) -> String { "One of: \(topics.joined(separator: ", "))." }
  var scenesFolder: String { "The folder of scenes." }
}

import ArgumentParser
import Foundation
import FoundationXML
import SceneStories
import Testing
import TouchCanvasSDL
import TouchFiles
import TouchRecording
import TouchScenes
import TouchWindow

@testable import TouchDebugger
@testable import TouchscopeApp

/// What the commands write, and what they do when they cannot.
@Suite(.serialized) struct OutputTests {
  /// Runs a command with its output in a file; returns what it wrote, and its exit code.
  private func run(_ arguments: [String], output: OutputFile? = nil) throws -> Written {
    Stories.register()
    let paths = (0..<2).map { _ in NSTemporaryDirectory() + "touchscope-out-\(UUID().uuidString)" }
    defer { for path in paths { unlink(path) } }
    let files = try paths.map { try OutputFile(creating: $0) }
    Terminal.output = output ?? files[0]
    Terminal.errors = files[1]
    defer {
      Terminal.output = OutputFile(descriptor: 1)
      Terminal.errors = OutputFile(descriptor: 2)
      for file in files { file.close() }
    }
    var code: Int32 = 0
    do {
      var command = try TouchscopeCommand.parseAsRoot(arguments)
      try command.run()
    } catch {
      let exit = TouchscopeCommand.exitCode(for: error)
      code = exit == .validationFailure ? 2 : exit.rawValue
    }
    return Written(
      output: try String(contentsOfFile: paths[0], encoding: .utf8),
      errors: try String(contentsOfFile: paths[1], encoding: .utf8), code: code,
      problem: Terminal.output.problem)
  }

  private struct Written {
    var output: String
    var errors: String
    var code: Int32
    var problem: String?
  }

  /// Explanations are printed in the language that is asked for; what programs read has none to choose.
  @Test func explanationsAreInALanguage() throws {
    let scene = "\(Stories.root)/scenes/004-blue-1.yaml"
    let explain = ["explain", scene, "--run", "tap the button", "--about", "button"]
    let english = try run(explain)
    #expect(english.output.contains("button fired") && english.code == 0)
    #expect(try run(explain + ["--language", "en"]).output == english.output)
    let chinese = try run(explain + ["--language", "zh-Hans"])
    #expect(chinese.output.contains("button 触发了") && !chinese.output.contains("fired"))
    let japanese = try run(explain + ["--language", "ja"])
    #expect(japanese.output.contains("button") && japanese.output != english.output)
    #expect(try run(explain).output == english.output, "a language ends with its command")
    #expect(try run(explain + ["--language", "fr"]).code == 2)
    #expect(try run(["log", scene, "--run", "tap the button", "--language", "ja"]).code == 2)
  }

  @Test func whatIsPrintedIsPrinted() throws {
    let scene = "\(Stories.root)/scenes/004-yellow-tap.yaml"
    let run = ["log", scene, "--run", "quick tap", "--as-printed"]
    let plain = try self.run(run)
    #expect(
      plain.output == """
        -[YellowView touchesBegan:withEvent:]
        View Taped
        -[YellowView touchesCancelled:withEvent:]

        """)
    let timed = try self.run(run + ["--times"])
    #expect(timed.output.hasPrefix("+0.000  -[YellowView"))
    #expect(timed.output.contains("\n+0.050  View Taped\n"))
    #expect(try self.run(run + ["--nested"]).code == 2)
    #expect(try self.run(run + ["--kinds", "action"]).code == 2)
  }

  /// A name is only asked for where there is a choice.
  @Test func theOnlyRunNeedsNoName() throws {
    let scene = "\(Stories.root)/scenes/011-label-cell.yaml"
    let named = try run(["log", scene, "--run", "tap the label"])
    #expect(try run(["log", scene]).output == named.output && !named.output.isEmpty)
    let choice = try run(["log", "\(Stories.root)/scenes/004-yellow-tap.yaml"])
    #expect(choice.code == 2 && choice.errors.contains("choose one with --run: "))
  }

  @Test func theMissionIsListed() throws {
    let list = try run(["catalog", "mission", "--folder", "\(Stories.root)/scenes"])
    #expect(list.code == 0 && list.output.split(separator: "\n").count == 421 + 95 + 72 + 40)
    #expect(
      list.output.contains("/004-af.yaml: touch E: E pointInside yes  hitTest:withEvent: walks"))
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "touchscope-app-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ path: String) throws -> String {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private let monstrous = """
    touchscope: 1
    title: "\\e]0;pwned\\a\\0"
    window:
      subviews:
        - {id: card, frame: [0, 0, 50, 50], gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, action: "ring\\a\\e[2J\\uFFFE"}]}
    runs:
      - name: "run \\e[31m <&>\\"\\x1b"
        input: [{tap: {at: card}}]
        expect: [{actions: ["no\\b\\a\\0\\uFFFF"]}]

    """

  /// Nothing that moves a cursor, rings or colours.
  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0xFFFE)
    }
  }

  @Test func controlCharactersAreShown() throws {
    try inFolder { folder in
      let scene = try write(monstrous, "\(folder)/bell.yaml")
      let report = "\(folder)/report.xml"
      for arguments in [
        ["check", scene, "--junit", report], ["log", scene, "--run", "run \u{1B}[31m <&>\"\u{1B}"],
        ["log", scene, "--run", "\u{7}"], ["catalog", "scenes", "--folder", folder],
        ["check", "\(folder)/\u{1B}[2J.yaml"],
      ] {
        let written = try run(arguments)
        #expect(isHarmless(written.output) && isHarmless(written.errors), "\(arguments)")
        #expect(!(written.output + written.errors).isEmpty)
      }
      let check = try run(["check", scene])
      #expect(check.output.contains("+ ring\u{2407}\u{241B}[2J\u{FFFD}"), "\(check.output)")
      // The report is read as XML.
      let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: report)))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test func ordinaryTextStaysAsItIs() {
    for text in ["card touchesBegan", "é 漢字 🙂", "a\nb", ""] {
      #expect(Printable.text(text) == text)
    }
    #expect(Printable.line("a\nb\r") == "a\u{240A}b\u{240D}")
    #expect(Printable.text("\u{202E}x\u{9B}\u{7F}\t") == "\u{FFFD}x\u{FFFD}\u{2421}\u{2409}")
  }

  @Test func aFullDiskIsToldByEveryCommand() throws {
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    defer { close(full) }
    let scene = "\(Stories.root)/scenes/004-yellow-tap.yaml"
    for arguments in [["catalog", "kinds"], ["check", scene]] {
      let written = try run(arguments, output: OutputFile(descriptor: full))
      #expect(written.problem?.isEmpty == false, "\(arguments)")
    }
    #expect(try run(["catalog", "kinds"], output: OutputFile(descriptor: -1)).problem != nil)
  }

  @Test func aPictureThatCannotBeWrittenNamesItsCause() throws {
    let scene = "\(Stories.root)/scenes/004-yellow-tap.yaml"
    for name in ["/nowhere/a.png", "/nowhere/a.svg"] {
      let written = try run(["shot", scene, "--run", "quick tap", "--stage", "-o", name])
      #expect(written.code == 2)
      #expect(written.errors.contains("cannot be written to \(name): No such file or directory"))
    }
  }

  @Test func aWindowsPictureThatCannotBeWrittenIsTold() throws {
    try inFolder { folder in
      Stories.register()
      let scene = try LiveScene.load(path: "\(Stories.root)/scenes/004-yellow-tap.yaml")
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let options = DebuggerOptions(scenePath: scene.path)
      var surroundings = WindowSurroundings()
      let log = try WindowLogWriter(
        path: "\(folder)/window.log",
        WindowLogHeader(scene, options, surroundings, FontBook()))
      surroundings.outside = log
      let window = try Debugger(scene, options, fonts: FontBook(), surroundings)
      log.turn(at: .zero)
      window.turn(at: .zero) { nil }
      window.end()
      log.close()
      let written = try run(["replay-window", "\(folder)/window.log", "-o", "/nowhere/a.png"])
      #expect(written.code == 2)
      #expect(written.errors.contains("/nowhere/a.png: No such file or directory"))
    }
  }

  @Test func aReportThatCannotBeWrittenIsAProblemOfTheInput() throws {
    let scene = "\(Stories.root)/scenes/004-yellow-tap.yaml"
    let written = try run(["check", scene, "--junit", "/nowhere/a.xml"])
    #expect(written.code == 2)
    #expect(written.errors.contains("/nowhere/a.xml:1:1: error: the report cannot be written"))
    #expect(written.errors.contains("hint:"))
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(try run(["check", scene, "--junit", "/dev/full"]).code == 2)
      #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    }
  }

  @Test func aRunThatIsNotThereIsToldWithItsPlace() throws {
    try inFolder { folder in
      let scene = "\(Stories.root)/scenes/004-yellow-tap.yaml"
      let wrong = try run(["log", scene, "--run", "no"])
      #expect(wrong.code == 2 && wrong.errors.contains("error: the scene has no run 'no'"))
      #expect(wrong.errors.contains("hint: choose one with --run: '"))
      #expect(try run(["log", scene]).errors.contains("hint: choose one with --run: '"))
      let bare = try write("touchscope: 1\nwindow: {}\n", "\(folder)/bare.yaml")
      let none = try run(["log", bare, "--run", "r"])
      #expect(none.errors.contains("bare.yaml:1:1: error: the scene has no runs"))
      #expect(
        try run(["check", bare]).errors.contains("bare.yaml:1:1: note: the scene has no runs"))
    }
  }

  /// GOLD-003-05: the window that article 003 writes out and the one that its text means part where the control is cancelled.
  @Test func twoLogsAreCompared() throws {
    let listing = "\(Stories.root)/scenes/003-control-window.yaml"
    let meant = "\(Stories.root)/scenes/003-control-window-cancel.yaml"
    let both = ["--run", "a control with a tap", "--kinds", "action"]
    let written = try run(["diff", listing, meant] + both)
    #expect(written.code == 1)
    #expect(
      written.output == """
        line 2 is the first that differs:
        < 0.050000  both action touchUpInside
        > 0.050000  both action touchCancel
        of 3 lines 1 are in the first alone; of 3 lines 1 are in the second alone

        """)
    let same = try run(["diff", listing, listing] + both)
    #expect(same.code == 0 && same.output == "equal: 3 lines\n")
    #expect(try run(["diff", listing, meant, "--run", "no"]).code == 2)
  }

  /// Times count unless they are left out; a log that ends early differs in what it lacks.
  @Test func timesAndEndsAreCompared() {
    func line(_ text: String, _ stamp: String, _ isTimed: Bool = true) -> LineComparison.Line {
      LineComparison.Line(text: text, stamp: stamp, isTimed: isTimed)
    }
    #expect(!LineComparison(first: [line("a", "0.1")], second: [line("a", "0.2")]).isEqual)
    #expect(
      LineComparison(first: [line("a", "0.1", false)], second: [line("a", "0.2", false)]).isEqual)
    let short = LineComparison(first: [line("a", "0")], second: [line("a", "0"), line("b", "1")])
    #expect(short.report[1...2] == ["< (no more lines)", "> 1  b"])
    let turned = LineComparison(
      first: [line("a", "0"), line("b", "0")], second: [line("b", "0"), line("a", "0")])
    #expect(turned.report.last == "only their order differs")
  }

  @Test func goodScenesAreListedBesideBadOnes() throws {
    try inFolder { folder in
      _ = try write("touchscope: 1\nwindow: [\n", "\(folder)/a.yaml")
      _ = try write("touchscope: 1\ntitle: Good\nwindow: {}\n", "\(folder)/b.yaml")
      let written = try run(["catalog", "scenes", "--folder", folder])
      #expect(written.output.contains("b.yaml  Good") && written.errors.contains("a.yaml:"))
      #expect(written.code == 2)
    }
  }

  @Test func aRecordingThatIsOpenedAsASceneNamesTheCommand() throws {
    try inFolder { folder in
      let path = try write("touchscope recording 1\nscene s.yaml\n", "\(folder)/a.rec")
      let written = try run([path])
      #expect(written.code == 2)
      #expect(written.errors.contains("hint: play it with: touchscope replay \(path)"))
    }
  }

  /// Where nobody sees a window, none waits with the message.
  @Test func aMistakeWithoutAScreenIsToldAtOnce() throws {
    try inFolder { folder in
      let path = try write("touchscope: 1\nwindow: [\n", "\(folder)/a.yaml")
      unsetenv("DISPLAY")
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let written = try run([path])
      #expect(written.code == 2 && written.errors.contains("a.yaml:"))
    }
  }

  @Test func picturesHaveALimit() throws {
    let scene = "\(Stories.root)/scenes/004-yellow-tap.yaml"
    let written = try run([
      "shot", scene, "--run", "quick tap", "--size", "8000x8000", "--scale", "8", "-o",
      "/nowhere/a.png",
    ])
    #expect(written.code == 2)
    #expect(written.errors.contains("4096 million pixels"), "\(written.errors)")
  }

  @Test func nothingIsRecordedOverAFile() throws {
    try inFolder { folder in
      let text = try SceneText.read(path: "\(Stories.root)/scenes/004-yellow-tap.yaml")
      let scene = try write(text, "\(folder)/a.yaml")
      unsetenv("DISPLAY")
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let written = try run([scene, "--record", scene, "--stage", "--quit-after", "0"])
      #expect(written.code == 2 && written.errors.contains("the file exists already"))
      #expect(written.errors.contains("hint: name a file that does not exist"))
      #expect(try SceneText.read(path: scene) == text)
    }
  }
}

import ArgumentParser
import Foundation
import SceneStories
import Testing
import TouchFiles

@testable import TouchscopeApp

/// `touchscope shots`: what it writes, and how it ends.
@Suite(.serialized) struct ShotsTests {
  /// What the command printed, and its exit code.
  private func run(_ arguments: [String]) throws -> (output: String, errors: String, code: Int32) {
    Stories.register()
    let paths = ["out", "err"].map { NSTemporaryDirectory() + "touchscope-shots-\(getpid())-\($0)" }
    defer { for path in paths { unlink(path) } }
    for path in paths { unlink(path) }
    let files = try paths.map { try OutputFile(creating: $0) }
    (Terminal.output, Terminal.errors) = (files[0], files[1])
    defer {
      (Terminal.output, Terminal.errors) = (
        OutputFile(descriptor: 1), OutputFile(descriptor: 2)
      )
      for file in files { file.close() }
    }
    var code: Int32 = 0
    do {
      var command = try TouchscopeCommand.parseAsRoot(arguments)
      try command.run()
    } catch { code = TouchscopeCommand.exitCode(for: error).rawValue }
    return (
      try String(contentsOfFile: paths[0], encoding: .utf8),
      try String(contentsOfFile: paths[1], encoding: .utf8), code
    )
  }

  private static func shot(_ time: String) -> String {
    """
    touchscopeShot: 1
    headline: The tap around the view takes its touch away
    steps:
      - scene: 004-yellow-tap
        run: quick tap
        seek: 0.3
        show: [timeline]
    callouts:
      - line: tap possible -> ended
        text: The tap recognizes at {tap.ended.time = \(time)}.

    """
  }

  private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "touchscope-shots-\(getpid())"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  private let scenes = ["--scenes", Stories.root + "/scenes"]

  @Test func aFolderMakesItsPictures() throws {
    try inFolder(["a.shot": Self.shot("50 ms")]) { folder in
      let made = try run(["shots", folder] + scenes)
      #expect(made.code == 0 && made.output == "1 picture, 4 files written\n", "\(made)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(names == ["a-dark.png", "a.md", "a.png", "a.shot", "a.svg"])
      let words = try String(contentsOfFile: folder + "/a.md", encoding: .utf8)
      #expect(words.hasPrefix("# The tap around the view takes its touch away\n"))
      #expect(words.contains("\n1. The tap recognizes at 50 ms.\n") && words.contains("(a.png)"))
      let vectors = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
      #expect(
        vectors.contains("<title id=\"title\">The tap around the view") && vectors.contains("<desc")
      )
      #expect(vectors.contains(">The tap recognizes at 50 ms.</text>"))
    }
  }

  @Test func aChangedFactEndsWithOne() throws {
    try inFolder(["a.shot": Self.shot("60 ms"), "b.shot": Self.shot("50 ms")]) { folder in
      for option in [["--check"], []] {
        let made = try run(["shots", folder] + option + scenes)
        #expect(made.code == 1 && made.output.isEmpty)
        #expect(made.errors.contains("a.shot:10:"))
        #expect(made.errors.contains("it was '60 ms' and is '50 ms'"))
      }
      #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
      #expect(FileManager.default.fileExists(atPath: folder + "/b.png"))
    }
  }

  @Test func aWrongFileEndsWithTwo() throws {
    try inFolder(["a.shot": "touchscopeShot: 1\n", "b.shot": Self.shot("60 ms")]) { folder in
      let made = try run(["shots", folder, "--check"] + scenes)
      #expect(made.code == 2 && made.errors.contains("'headline' is missing"))
      #expect(made.errors.contains("it was '60 ms'"))
    }
    try inFolder([:]) { folder in
      let made = try run(["shots", folder] + scenes)
      #expect(made.code == 2 && made.errors.contains("there are no .shot files"))
    }
    #expect(try run(["shots", "/nowhere"] + scenes).code == 2)
  }

  @Test func checkingWritesNothing() throws {
    try inFolder(["a.shot": Self.shot("50 ms")]) { folder in
      let made = try run(["shots", folder, "--check"] + scenes)
      #expect(made.code == 0 && made.output == "1 picture, 1 fact as the files say\n", "\(made)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.shot"])
    }
  }
}

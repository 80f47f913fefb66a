import ArgumentParser
import Foundation
import TouchCanvasSDL
import TouchDebugger
import TouchFiles
import TouchRecording
import TouchScenes
import TouchTrace

/// Loads a scene with one of its runs, or a recording, and plays it.
@MainActor
enum SessionLoader {
  /// Stops at `until`; without it, plays everything.
  static func load(_ path: String, run name: String?, until: Instant? = nil) throws -> Session {
    let text = try SceneText.read(path: path)
    if RecordingReader.isRecording(text) {
      let opened = try recording(path)
      let session = Session(opened.scene)
      session.play(opened.recording, until: until)
      return session
    }
    let scene = try LiveScene.load(text: text, path: path)
    let run = try run(name, of: scene)
    let chosen =
      run.variant == nil ? scene : try LiveScene.load(scene.document, variant: run.variant)
    let session = Session(chosen)
    for refused in session.play(run, until: until) { Terminal.error(refused.description) }
    return session
  }

  /// A recording with its scene; says if the scene has changed, or is the recording's own.
  static func recording(_ path: String) throws -> SessionFile.Opened {
    let opened = try SessionFile.open(path: path)
    if let warning = opened.warning { Terminal.error("\(path): warning: \(warning)") }
    if let note = opened.note { Terminal.error("\(path): note: \(note)") }
    return opened
  }

  private static func run(_ name: String?, of scene: LiveScene) throws -> SceneRun {
    if let run = scene.runs.first(where: { $0.name == name }) { return run }
    let names = scene.runs.map { "'\($0.name)'" }.joined(separator: ", ")
    throw SceneDiagnostics([
      SceneDiagnostic(
        file: scene.path, line: scene.runs.first?.line ?? 1, column: 1,
        sentence: scene.runs.isEmpty
          ? "the scene has no runs"
          : name.map { "the scene has no run '\($0)'" } ?? "a run of the scene must be chosen",
        hint: scene.runs.isEmpty
          ? "add 'runs:'; see docs/formats.md" : "choose one with --run: \(names)")
    ])
  }
}

/// Turns diagnostics into output and exit code 2.
@MainActor
enum Problems {
  static func report(_ body: () throws -> Void) throws {
    do { try body() } catch let problems as SceneDiagnostics {
      Terminal.error(problems.description)
      throw ExitCode(2)
    } catch let problem
      where problem is Shot.Problem || problem is PNGFile.CannotWrite || problem is FileError
    {
      Terminal.error("error: \(problem)")
      throw ExitCode(2)
    } catch let problem as CocoaError {
      // What Foundation says of files and folders.
      Terminal.error("error: \(problem.localizedDescription)")
      throw ExitCode(2)
    }
  }
}

/// Files of results that an option names.
@MainActor
enum OutputText {
  /// `what` is in the file, as `report`.
  static func write(_ text: String, to path: String, _ what: String) throws {
    do { try WholeFile.replace(path, with: text) } catch {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1, sentence: "the \(what) cannot be written: \(error)",
          hint: "check the folder, its permissions and the free space on the disk")
      ])
    }
  }
}

import ArgumentParser
import Foundation
import TouchCanvasSDL
import TouchDebugger
import TouchFiles
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

/// Loads a scene with one of its runs, or a recording, and plays it.
@MainActor
enum SessionLoader {
  /// Stops at `until`; without it, plays everything.
  static func load(_ path: String, run name: String?, until: Instant? = nil) throws -> Session {
    if let bundle = try BundleCheck.session(path) {
      let session = Session(bundle.scene)
      session.play(bundle.recording, until: until)
      return session
    }
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
    let opened = try BundleCheck.session(path) ?? SessionFile.open(path: path)
    if let warning = opened.warning { Terminal.error("\(path): " + Text.console.warning(warning)) }
    if let note = opened.note { Terminal.error("\(path): " + Text.console.note(note)) }
    for problem in opened.problems { Terminal.error(problem.description) }
    return opened
  }

  private static func run(_ name: String?, of scene: LiveScene) throws -> SceneRun {
    // Of one run alone the name goes without saying.
    if name == nil, scene.runs.count == 1 { return scene.runs[0] }
    if let run = scene.runs.first(where: { $0.name == name }) { return run }
    let names = scene.runs.map(\.name)
    throw SceneDiagnostics([
      SceneDiagnostic(
        file: scene.path, line: scene.runs.first?.line ?? 1, column: 1,
        names.isEmpty
          ? Text.console.noRuns
          : name.map { Text.console.noRun($0, among: names) }
            ?? Text.console.runMissing(among: names))
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
      Terminal.error(Text.console.error("\(problem)"))
      throw ExitCode(2)
    } catch let problem as CocoaError {
      // What Foundation says of files and folders.
      Terminal.error(Text.console.error(problem.localizedDescription))
      throw ExitCode(2)
    }
  }
}

/// Files of results that an option names.
@MainActor
enum OutputText {
  /// `failure` puts into words that it cannot be written.
  static func write(
    _ text: String, to path: String,
    _ failure: (String) -> ProblemText = { Text.console.reportNotWritten($0) }
  ) throws {
    do { try WholeFile.replace(path, with: text) } catch {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1, failure("\(error)"))
      ])
    }
  }
}

public import Foundation
import SceneStories
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// A reader of what comes from outside. It takes any bytes: it refuses them in words or uses them, and never stops the
/// program.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The text of a scene; one that loads is played.
  case scene
  /// The text of a recording.
  case recording
  /// The text of a keymap.
  case keymap
  /// The file of settings.
  case settings
  /// What an app did, as it is logged.
  case observed
  /// What a probe saw in an app, before anything is made of it.
  case capture
  /// The file of a picture for teaching.
  case shot
  /// A small world of views, recognizers and fingers, said in bytes.
  case engine
  /// A planted fault that has to be found: it reads behind the end of its memory after five certain bytes.
  case canary

  /// What must hold did not.
  public struct Broken: Error, CustomStringConvertible {
    /// What, with the difference.
    public let description: String
  }

  /// Reads some bytes; throws when something does not hold that must.
  @MainActor public func run(_ bytes: Data) throws {
    switch self {
    case .scene: try Self.scene(bytes)
    case .recording: try Self.recording(bytes)
    case .keymap: try Self.keymap(bytes)
    case .settings: try Self.settings(bytes)
    case .observed: try Self.observed(bytes)
    case .capture: try Self.capture(bytes)
    case .shot: try Self.shot(bytes)
    case .engine: try ByteWorld.check(bytes)
    case .canary: Self.canary(bytes)
    }
  }

  /// Nothing else is text for the program.
  private static func text(_ bytes: Data) -> String? {
    bytes.contains(0) ? nil : String(data: bytes, encoding: .utf8)
  }

  /// How much of a run is played, seconds of the scene's time.
  private static let longestRun = 3.0

  private static func scene(_ bytes: Data) throws {
    guard let text = text(bytes) else { return }
    Stories.register()
    do {
      let scene = try LiveScene.load(text: text, path: "fuzz.yaml")
      defer { scene.engine.tearDown() }
      let session = Session(scene)
      if let run = scene.runs.first, run.variant == nil {
        session.play(run, until: Instant(seconds: longestRun))
      }
      _ = scene.engine.snapshot()
    } catch let problems as SceneDiagnostics { try check(problems) }
  }

  /// Every problem has its place and a sentence.
  private static func check(_ problems: SceneDiagnostics) throws {
    guard !problems.list.isEmpty,
      problems.list.allSatisfy({ $0.line > 0 && $0.column > 0 && !$0.sentence.isEmpty }),
      !problems.description.isEmpty
    else { throw Broken(description: "a problem without a place or a sentence: \(problems)") }
  }

  /// What was read and is written is read again as the same.
  private static func recording(_ bytes: Data) throws {
    guard let text = text(bytes) else { return }
    do {
      let recording = try RecordingReader.read(text: text, path: "fuzz.rec")
      let written = RecordingText.document(recording)
      let again = try RecordingReader.read(text: written, path: "fuzz.rec")
      guard RecordingText.document(again) == written else {
        throw Broken(description: "a recording differs after it was written and read:\n\(written)")
      }
    } catch let problems as SceneDiagnostics { try check(problems) }
  }

  private static func keymap(_ bytes: Data) throws {
    guard let text = text(bytes) else { return }
    do { _ = try Keymap(text) } catch {
      guard !error.all.isEmpty, !error.description.isEmpty else {
        throw Broken(description: "a keymap was refused without a reason")
      }
    }
  }

  /// Settings that were read are written and read again as the same.
  private static func settings(_ bytes: Data) throws {
    guard let settings = try? JSONDecoder().decode(Settings.self, from: bytes) else { return }
    let again = try JSONDecoder().decode(Settings.self, from: JSONEncoder().encode(settings))
    guard again == settings else {
      throw Broken(description: "settings differ after they were written and read: \(settings)")
    }
  }

  /// What an app did agrees with itself, and whatever differs from what another one did is told.
  private static func observed(_ bytes: Data) throws {
    guard let text = text(bytes), let app = ObservedLog.read(text) else { return }
    guard ProbeComparison.verdict(app: app, engine: app).agrees else {
      throw Broken(description: "an observed run differs from itself")
    }
    let other = ObservedLog.read(
      """
      touchscope observed 1
      0.000000 touch 1 began 10 10 hit card window window
      0.000000 gathers 1 tap pan
      0.050000 state pan failed polled 0.033000
      0.050000 state tap ended action
      0.050000 control buy touchDown
      0.060000 offset list 0 40
      """)
    guard let other else { throw Broken(description: "the log to compare with is none") }
    for (one, two) in [(app, other), (other, app)] {
      let verdict = ProbeComparison.verdict(app: one, engine: two)
      let sentences = verdict.sentences + one.remarks(beside: two)
      guard sentences.allSatisfy({ !$0.isEmpty }) else {
        throw Broken(description: "a difference is told in no words: \(verdict)")
      }
    }
  }

  /// Whatever is captured comes to a log, and to a scene and a recording that are read or refused with their places.
  private static func capture(_ bytes: Data) throws {
    guard let text = text(bytes), let capture = Capture(text) else { return }
    let made = CapturedEpisode(capture)
    guard ObservedLog.read(made.log) != nil else {
      throw Broken(description: "a captured log cannot be read:\n\(made.log)")
    }
    try recording(Data(made.recording.utf8))
    do {
      let scene = try LiveScene.load(text: made.scene, path: "fuzz.yaml")
      scene.engine.tearDown()
    } catch let problems as SceneDiagnostics { try check(problems) }
  }

  private static func shot(_ bytes: Data) throws {
    guard let text = text(bytes) else { return }
    do { _ = try DocumentationReader.read(text, file: "fuzz.shot") } catch let problems
      as SceneDiagnostics
    { try check(problems) }
  }

  @MainActor private static func canary(_ bytes: Data) {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    bytes.copyBytes(to: memory, count: bytes.count)
    defer { memory.deallocate() }
    let sought = Array("touch".utf8)
    guard bytes.count >= sought.count else { return }
    // Each byte that is right is a new path.
    for index in sought.indices {
      guard memory[index] == sought[index] else { return }
    }
    behindTheEnd = memory[bytes.count]
  }

  /// Keeps the planted access from being optimized away.
  @MainActor static var behindTheEnd: UInt8 = 0
}

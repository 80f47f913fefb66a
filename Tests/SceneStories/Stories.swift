import DemoClasses
import Foundation
import TouchEngine
package import TouchRecording
import TouchScenes
import TouchTrace

/// The repository's scenes and their runs, for the tests that go through all of them or need one.
@MainActor
package enum Stories {
  /// What a test asked for is not there.
  package enum Missing: Error {
    case scenes(found: Int)
    case run(String, scene: String)
  }

  /// The folder of the repository. Whoever asks for it has the classes that its scenes name: no test depends on
  /// another that registered them before.
  package static let root = {
    register()
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }()

  package static var paths: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/scenes")) ?? [])
      .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(root)/scenes/\($0)" }
  }

  /// Registers the classes that the scenes of the articles name.
  package static func register() {
    for entry in DemoCatalog.views { SceneClasses.register(view: entry.name, entry.make) }
    for entry in DemoCatalog.recognizers {
      SceneClasses.register(recognizer: entry.name, entry.make)
    }
    for entry in DemoCatalog.controllers {
      SceneClasses.register(controller: entry.name, entry.make)
    }
    for entry in DemoCatalog.windows { SceneClasses.register(window: entry.name, entry.make) }
    for entry in DemoCatalog.applications {
      SceneClasses.register(application: entry.name, entry.make)
    }
    for entry in DemoCatalog.delegates { SceneClasses.register(delegate: entry.name, entry.make) }
  }

  /// Every run of every scene, played to its end. All tests share the sessions: they look at them, and go on with a copy
  /// (`Session.fork`, `Session.rerun`).
  package static func each(_ body: (String, Session) throws -> Void) throws {
    for (name, session) in try played.get() { try body(name, session) }
  }

  private static let played = Result {
    register()
    guard paths.count >= 28 else { throw Missing.scenes(found: paths.count) }
    var played: [(String, Session)] = []
    for path in paths {
      let document = try SceneDocument.read(path: path)
      for (index, run) in try LiveScene.load(document).runs.enumerated() {
        let scene = try LiveScene.load(document, variant: run.variant)
        let session = Session(scene)
        session.play(scene.runs[index])
        let name = String(path.split(separator: "/").last ?? "")
        played.append(("\(name) '\(run.name)'", session))
      }
    }
    return played
  }

  /// Whether every story is looked at in every way; without it each way has its part of the stories.
  package static let isThorough = ProcessInfo.processInfo.environment["STORIES_THOROUGH"] != nil

  /// One run, up to a moment in seconds; to its end without one.
  package static func session(_ scene: String, _ run: String, at: Double? = nil) throws -> Session {
    register()
    return try session(try LiveScene.load(path: "\(root)/scenes/\(scene).yaml"), run, at: at)
  }

  /// The same of a scene that a test wrote; its first run without a name.
  package static func session(text: String, run: String? = nil, at: Double? = nil) throws -> Session
  {
    try session(try load(text), run, at: at)
  }

  /// A scene that a test wrote, in which nothing happened yet.
  package static func untouched(text: String) throws -> Session { Session(try load(text)) }

  private static func load(_ text: String) throws -> LiveScene {
    register()
    return try LiveScene.load(text: text, path: "test.yaml")
  }

  private static func session(_ plain: LiveScene, _ run: String?, at: Double?) throws -> Session {
    guard let index = plain.runs.firstIndex(where: { run == nil || $0.name == run }) else {
      throw Missing.run(run ?? "", scene: plain.path)
    }
    let variant = plain.runs[index].variant
    let live = variant == nil ? plain : try LiveScene.load(plain.document, variant: variant)
    let session = Session(live)
    session.play(live.runs[index], until: at.map { Instant(seconds: $0) })
    return session
  }
}

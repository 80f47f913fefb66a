import DemoClasses
import Foundation
import Testing
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace

/// Runs of the repository's scenes as sessions.
@MainActor
enum Scenes {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static func register() {
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

  static func session(_ scene: String, _ run: String) throws -> Session {
    register()
    let path = "\(root)/scenes/\(scene).yaml"
    let plain = try LiveScene.load(path: path)
    let found = try #require(plain.runs.first { $0.name == run })
    let live = found.variant == nil ? plain : try LiveScene.load(path: path, variant: found.variant)
    let session = Session(live)
    session.play(found)
    return session
  }

  /// Every run of every scene.
  static func each(_ body: (String, Session) throws -> Void) throws {
    register()
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/scenes")
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(names.count >= 28)
    for name in names {
      let path = "\(root)/scenes/\(name)"
      for run in try LiveScene.load(path: path).runs {
        let scene = try LiveScene.load(path: path, variant: run.variant)
        let session = Session(scene)
        session.play(run)
        try body("\(name) '\(run.name)'", session)
        scene.engine.tearDown()
      }
    }
  }

  /// Lines with their times.
  static func log(_ session: Session) -> [String] {
    let trace = session.trace
    return trace.events.map { "\($0.time.nanoseconds) \(CanonicalLine.text($0, in: trace))" }
  }
}

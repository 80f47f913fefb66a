import DemoClasses
import TouchEngine
import TouchScenes
import TouchTrace
import UIKit

// Plays every run on its scene and on the exported program; exports.py puts the cases in.

struct Case {
  let path: String
  let variant: String?
  /// Whether the export named something that it cannot say.
  let warned: Bool
  let application: @MainActor () -> UIApplication
  let delegate: @MainActor () -> any UIApplicationDelegate
}

let cases: [Case] = [
  // CASES
]

@MainActor func register() {
  for entry in DemoCatalog.views { SceneClasses.register(view: entry.name, entry.make) }
  for entry in DemoCatalog.recognizers { SceneClasses.register(recognizer: entry.name, entry.make) }
  for entry in DemoCatalog.controllers { SceneClasses.register(controller: entry.name, entry.make) }
  for entry in DemoCatalog.windows { SceneClasses.register(window: entry.name, entry.make) }
  for entry in DemoCatalog.applications {
    SceneClasses.register(application: entry.name, entry.make)
  }
  for entry in DemoCatalog.delegates { SceneClasses.register(delegate: entry.name, entry.make) }
}

/// The canonical lines of a run, without what the app prints.
@MainActor func lines(_ run: SceneRun, on scene: LiveScene) -> [String] {
  let player = RunPlayer(run, on: scene)
  player.playAll()
  let trace = scene.engine.trace
  return trace.events.filter { $0.kind != .print }.map { CanonicalLine.text($0, in: trace) }
}

@MainActor func play() throws -> Bool {
  var (equal, different, refused) = (0, 0, 0)
  var scenes: [String: Bool] = [:]
  for one in cases {
    let all = try LiveScene.load(path: one.path)
    for run in all.runs where run.variant == one.variant {
      let scene = try LiveScene.load(path: one.path, variant: one.variant)
      let program = LiveScene(screen: scene.engine.screen, constants: scene.engine.constants)
      program.engine.profile = scene.engine.profile
      program.launch(one.application, one.delegate)
      let (expected, actual) = (lines(run, on: scene), lines(run, on: program))
      let isEqual = expected == actual
      if isEqual { equal += 1 } else if one.warned { refused += 1 } else { different += 1 }
      scenes[one.path] = (scenes[one.path] ?? true) && isEqual
      if !isEqual {
        let first = zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }
        let place = first?.offset ?? min(expected.count, actual.count)
        Swift.print(
          "\(one.path): \(run.name)\(one.warned ? " (warned)" : ""): line \(place + 1) of \(expected.count):"
        )
        Swift.print("  - \(expected.dropFirst(place).first ?? "nothing")")
        Swift.print("  + \(actual.dropFirst(place).first ?? "nothing")")
      }
      scene.engine.tearDown()
      program.engine.tearDown()
    }
    all.engine.tearDown()
  }
  Swift.print(
    "exports: \(equal) of \(equal + different + refused) runs leave the same lines, of \(scenes.values.count { $0 }) of \(scenes.count) scenes all;"
  )
  Swift.print("exports: \(refused) differ in what a warning names, \(different) in something else")
  return different == 0
}

exit(
  try MainActor.assumeIsolated {
    register()
    return try play() ? 0 : 1
  })

import TouchEngine
package import TouchRecording
import TouchScenes

/// One small random world: a scene and what happens to it. It follows from its seed, its number and the classes alone.
package struct World {
  package let seed: UInt64
  package let number: Int
  /// Its inputs, with the text of its scene.
  package let recording: Recording

  /// Makes the scene and the inputs; throws if the scene is one that cannot be loaded, which would be a mistake of the makers.
  package static func make(seed: UInt64, number: Int, classes: WorldClasses) throws -> World {
    var maker = SceneMaker(Dice(seed: seed, world: number), classes: classes)
    let text = SceneWriter.text(maker.scene())
    let path = "seed\(seed)-world\(number).yaml"
    let scene = try LiveScene.load(text: text, path: path)
    defer { scene.engine.tearDown() }
    var inputs = InputMaker(maker.dice, scene)
    return World(
      seed: seed, number: number,
      recording: Recording(
        scenePath: path, digest: digest(of: text), sceneText: text, inputs: inputs.make()))
  }
}

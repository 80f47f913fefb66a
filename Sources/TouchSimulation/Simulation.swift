import TouchRecording
import TouchScenes

/// Plays the worlds of a seed one after the other until there were so many events.
package struct Simulation {
  package let seed: UInt64
  package let classes: WorldClasses
  /// Every so many worlds are played twice.
  package static let everyWhich = 4

  package init(seed: UInt64, classes: WorldClasses) {
    self.seed = seed
    self.classes = classes
  }

  /// What one world came to.
  package struct Result {
    package let world: World
    package let events: Int
    package let fault: Fault?
  }

  /// Plays a world, every fourth one twice; throws if its scene cannot be loaded.
  package func play(world number: Int) throws -> Result {
    let world = try World.make(seed: seed, number: number, classes: classes)
    let (fault, events) = try Self.play(
      world.recording, times: number % Self.everyWhich == 0 ? 2 : 1)
    return Result(world: world, events: events, fault: fault)
  }

  /// Plays a recording so many times, with all checks; all traces must be the same.
  static func play(_ recording: Recording, times: Int) throws -> (fault: Fault?, events: Int) {
    var events = 0
    var digest: TraceDigest?
    for _ in 0..<times {
      var player = try WorldPlayer(recording)
      let fault = player.play(recording.inputs, digests: times > 1)
      events += player.events
      if let fault { return (fault, events) }
      if let digest, let line = player.digest?.difference(from: digest) {
        return (.differs(line: line), events)
      }
      digest = player.digest
    }
    return (nil, events)
  }
}

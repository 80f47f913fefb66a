import Foundation
import Testing

@testable import TouchEngine

/// Two accesses to a property of the engine at once: the check of exclusive access has to find them where it is on. Runs
/// when `TOUCHSCOPE_PLANTED` says `overlap`.
@Suite struct PlantedOverlapTests {
  private nonisolated static let planted = ProcessInfo.processInfo.environment["TOUCHSCOPE_PLANTED"]

  @Test(.enabled(if: planted == "overlap")) func overlap() {
    let engine = Engine(screen: CGSize(width: 100, height: 100))
    func change(_ constants: inout EngineConstants) {
      engine.constants = EngineConstants()
      constants = EngineConstants()
    }
    change(&engine.constants)
    engine.tearDown()
  }
}

import Foundation
import FuzzTargets
import Testing

/// Faults that a sanitizer has to find; they run when `TOUCHSCOPE_PLANTED` names them, and such a run must fail.
@Suite struct PlantedFaultTests {
  private nonisolated static let planted = ProcessInfo.processInfo.environment["TOUCHSCOPE_PLANTED"]

  /// For AddressSanitizer: a byte behind the end of some memory is read.
  @Test(.enabled(if: planted == "memory")) func memory() throws {
    try FuzzTarget.canary.run(Data("touch!".utf8))
  }

  /// For ThreadSanitizer: two threads count in the same place.
  @Test(.enabled(if: planted == "race")) func race() {
    nonisolated final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    // Threads of their own: a queue may do all the work in one.
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        for _ in 0..<10_000 { count.value += 1 }
        ended.signal()
      }
    }
    for _ in 0..<2 { ended.wait() }
    #expect(count.value > 0)
  }
}

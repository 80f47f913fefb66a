import Foundation

/// Time of the processor that this thread used: what other programs do to the machine counts less.
enum Stopwatch {
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The least time of several rounds, nanoseconds; `prepare` makes what a round works on and is not measured.
  static func least<World>(
    of rounds: Int, prepare: () -> World, _ body: (World) -> Void
  ) -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
      let world = prepare()
      let start = nanoseconds
      body(world)
      least = min(least, nanoseconds - start)
    }
    return least
  }

  /// Memory that the process has at present and had at most, MB; 0 where the system does not say.
  static var memory: (now: Int, most: Int) {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return (0, 0)
    }
    func value(_ key: String) -> Int {
      guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(key) }) else {
        return 0
      }
      return (Int(line.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "") ?? 0) / 1024
    }
    return (value("VmRSS:"), value("VmHWM:"))
  }
}

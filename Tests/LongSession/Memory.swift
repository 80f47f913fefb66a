import Foundation

/// What this process uses of the machine.
enum Memory {
  /// Memory of its own, in 10^6 bytes; 0 where the system does not tell.
  static var own: Double { status("RssAnon:") }
  /// Parts of files that are in memory, which the system takes back when it needs them.
  static var mapped: Double { status("RssFile:") + status("RssShmem:") }

  private static func status(_ name: String) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Double($0)
      })
    else { return 0 }
    return number * 1024 / 1e6
  }

  /// Seconds that the processor has worked for this process.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

import Foundation

/// How long this process may still work: a world that comes to no end is stopped, and so is found.
enum ProcessorTime {
  /// From now on so many seconds of the processor, rounded up; then the system stops the process (SIGXCPU). A busy machine
  /// makes no difference.
  static func allow(seconds: Int) {
    var used = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    #if os(Linux)
      let kind = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
      let kind = RLIMIT_CPU
    #endif
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(used.tv_sec + 1 + seconds))
    setrlimit(kind, &limit)
  }
}

import Foundation

/// Notes that the process is asked to end, so that the loop can end it in order.
enum Signals {
  private nonisolated(unsafe) static var wanted: sig_atomic_t = 0

  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number) { _ in Signals.wanted = 1 }
    }
  }

  static var wantsEnd: Bool { wanted != 0 }
}

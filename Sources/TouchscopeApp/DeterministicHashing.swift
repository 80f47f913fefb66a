import Foundation

/// Makes sets and dictionaries in users' classes iterate in the same order in every process.
enum DeterministicHashing {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts the program again, once, with Swift's deterministic hashing switched on.
  static func ensure() {
    guard getenv(variable) == nil else { return }
    setenv(variable, "1", 1)
    #if os(Linux)
      let program = "/proc/self/exe"
    #else
      let program = CommandLine.arguments[0]
    #endif
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv(program, &arguments)
    // When the system refuses, the program goes on as it is: its own output does not depend on hashing.
  }
}

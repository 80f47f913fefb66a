import Foundation

/// What every program gets: standard input, output and error.
enum StandardFiles {
  /// Writing to one that is closed must fail; without this, the next file that is opened would have its number.
  ///
  /// A file that reaches the limit of the system is a failed write like any other, not a signal that ends the process.
  static func prepare() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGXFSZ, SIG_IGN)
  }
}

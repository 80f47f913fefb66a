import TouchFiles

/// Writes to the terminal. Control characters of files are shown, and a write that fails is kept until the end.
@MainActor
enum Terminal {
  /// Standard output and standard error; tests replace them.
  static var output = OutputFile(descriptor: 1)
  static var errors = OutputFile(descriptor: 2)

  /// Some lines of results.
  static func print(_ text: String) { output.write(Printable.text(text) + "\n") }

  /// One line of results, whatever it has in it.
  static func print(line: String) { output.write(Printable.line(line) + "\n") }

  /// Some lines about a problem.
  static func error(_ text: String) { errors.write(Printable.text(text) + "\n") }
}

import ArgumentParser
import TouchLanguage
import TouchScenes
import TouchTrace

/// Which lines of a log a command is about.
struct LineOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Text.help.kinds))
  var kinds: String?
  @Option(name: .customLong("of"), help: ArgumentHelp(Text.help.subjects))
  var subjects: String?

  /// Throws if there is no such kind.
  func filter() throws -> LineFilter {
    var set: Set<TraceKind> = []
    for name in (kinds ?? "").split(separator: ",") {
      guard let kind = TraceKind.allCases.first(where: { $0.name == name }) else {
        throw ValidationError(
          Text.console.noKindOfLine(String(name), among: TraceKind.allCases.map(\.name)))
      }
      set.insert(kind)
    }
    return LineFilter(
      kinds: set, subjects: Set((subjects ?? "").split(separator: ",").map(String.init)))
  }

  /// Whether all lines pass.
  var isEmpty: Bool { kinds == nil && subjects == nil }

  /// `+0.126`: the time since the start, as the articles' logs are compared.
  static func offset(_ time: Instant) -> String {
    let milliseconds = time.nanoseconds / 1_000_000
    let rest = String(milliseconds % 1000)
    return "+\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// The time of an event in seconds, with six decimals.
  static func stamp(_ event: TraceEvent) -> String {
    let microseconds = event.time.nanoseconds / 1000
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}

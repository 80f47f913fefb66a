import ArgumentParser
import TouchLanguage

/// The language of what a command prints; what is read by programs, as the log, is English.
struct LanguageOption: ParsableArguments {
  static let tags = TextLanguage.allCases.map(\.rawValue)

  @Option(help: ArgumentHelp(Text.help.language(Self.tags, isOfWindow: false)))
  var language: TextLanguage = .english
}

extension TextLanguage: ExpressibleByArgument {}

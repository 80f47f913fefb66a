import ArgumentParser
import Testing
@testable import TouchscopeApp

/// What README.md says of `--generate-completion-script`.
@Suite struct CompletionTests {
  @Test(arguments: [CompletionShell.bash, .zsh, .fish])
  func everyCommandIsCompleted(_ shell: CompletionShell) {
    let script = TouchscopeCommand.completionScript(for: shell)
    let names = TouchscopeCommand.configuration.subcommands.map { $0.configuration.commandName }
    #expect(names.count > 12)
    for name in names { #expect(script.contains(name ?? "a command without a name"), "\(shell)") }
  }
}

import ArgumentParser
import Testing

@testable import TouchscopeApp

/// Every command that opens a window takes the same options, and refuses the same values.
@Suite struct WindowOptionsTests {
  private nonisolated static let commands = ["open", "replay", "compose"]

  @Test(arguments: commands) func optionsOfAWindowAreTaken(_ command: String) throws {
    let options = [
      "--quit-after", "0.5", "--size", "800x600", "--scale", "2", "--light", "--stats",
    ]
    _ = try TouchscopeCommand.parseAsRoot([command, "a.rec", "--language", "ja"] + options)
  }

  @Test(
    arguments: commands,
    [
      ["--quit-after", "nan"], ["--quit-after", "-1"], ["--scale", "99"], ["--scale", "nan"],
      ["--size", "1x1"], ["--language", "xx"],
    ])
  func otherValuesAreRefused(_ command: String, _ options: [String]) {
    let error = #expect(throws: (any Error).self) {
      try TouchscopeCommand.parseAsRoot([command, "a.rec"] + options)
    }
    #expect(error.map(TouchscopeCommand.exitCode) == .validationFailure)
    let message = error.map { TouchscopeCommand.message(for: $0) } ?? ""
    #expect(options.contains { message.contains($0) }, "\(message)")
  }
}

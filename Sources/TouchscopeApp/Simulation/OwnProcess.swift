import TouchFiles
import Foundation
import TouchLanguage
import TouchRecording

/// This program in another process, which may stop without ending this one.
@MainActor
final class OwnProcess {
  /// How a process ended.
  enum End: Equatable, CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)

    var description: String {
      switch self {
      case .exit(let code): Text.simulation.ended(exitCode: code)
      case .signal(let number):
        Text.simulation.ended(signal: number, name: String(cString: strsignal(number)))
      }
    }
  }

  private let process = Process()
  private let output = Pipe()

  /// Starts it with arguments; its standard output can be read, or goes nowhere.
  init(_ arguments: [String], readsOutput: Bool, saysErrors: Bool = true) throws {
    #if os(Linux)
      let program = "/proc/self/exe"
    #else
      let program = CommandLine.arguments[0]
    #endif
    process.executableURL = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    process.arguments = arguments
    // Whoever watches wants the signal, not the stack.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = readsOutput ? output : FileHandle.nullDevice
    if !saysErrors { process.standardError = FileHandle.nullDevice }
    try process.run()
  }

  /// What it has written since the last time; nil at the end.
  func read() -> String? {
    let data = output.fileHandleForReading.availableData
    return data.isEmpty ? nil : String(decoding: data, as: UTF8.self)
  }

  /// Waits for its end.
  func end() -> End {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }

  /// Of the processor: a recording of a world takes a fraction of one.
  static let secondsOfARecording = 10

  /// Whether the program stops while it plays a recording, which carries its scene, or does not come to its end.
  static func stops(_ recording: Recording) -> Bool {
    let path =
      NSTemporaryDirectory() + "touchscope-\(ProcessInfo.processInfo.processIdentifier).rec"
    // A scene that is nowhere, so that the recording's own is played.
    var recording = recording
    recording.scenePath = path + ".yaml"
    defer { unlink(path) }
    guard (try? WholeFile.replace(path, with: RecordingText.document(recording))) != nil,
      let process = try? OwnProcess(
        ["simulate", "--play", path], readsOutput: false, saysErrors: false)
    else { return false }
    if case .signal = process.end() { return true }
    return false
  }
}

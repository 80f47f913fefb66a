import TouchLanguage
import TouchRecording
import TouchTrace
import TouchWindow

/// What a recorded window has come to at one moment; its replay must come to the same.
struct WindowNote: Codable, Equatable {
  /// The inputs of the open scene.
  var inputs: Int
  /// The trace events that they caused.
  var events: Int
  /// The digest of the state.
  var state: String

  init(_ debugger: Debugger) {
    let session = debugger.runner.host.session
    inputs = session.inputs.count
    events = session.trace.events.count
    state = StateDigest.of(debugger.state)
  }

  /// For sentences.
  var count: WindowCount { WindowCount(inputs: inputs, events: events, state: state) }

  /// How many turns lie between two notes.
  static let every = 64
}

/// A short text that equal values share in every process.
enum StateDigest {
  /// FNV-1a, 64 bits, of all that a value is made of.
  static func of(_ value: Any) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text(value).utf8 {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// All parts by name; sets and dictionaries, whose order differs from process to process, in the order of their
  /// texts.
  static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return "\(value)" }
    switch mirror.displayStyle {
    case .set, .dictionary:
      return "{\(mirror.children.map { text($0.value) }.sorted().joined(separator: ","))}"
    default:
      return
        "(\(mirror.children.map { "\($0.label ?? ""):\(text($0.value))" }.joined(separator: ",")))"
    }
  }
}

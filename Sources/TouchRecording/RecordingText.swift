import Foundation
import TouchEngine
public import TouchScenes
import TouchTrace

/// The lines of a recording: text, one input per line, numbers with all their digits.
public enum RecordingText {
  static let magic = "touchscope recording 1"

  /// Begins each line of the scene's text.
  static let sceneMark = "|"

  /// The lines before the first input. In a file at `path` the scene is named from there.
  public static func header(_ recording: Recording, at path: String? = nil) -> String {
    let name = path.map { ScenePath.name(of: recording.scenePath, in: $0) }
    var lines = [magic, "scene \(name ?? recording.scenePath)", "digest \(recording.digest)"]
    if let variant = recording.variant { lines.append("variant \(variant)") }
    if let text = recording.sceneText { lines += sceneLines(text) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text with a mark before each line; a text that ends with a line end has an empty last line.
  private static func sceneLines(_ text: String) -> [String] {
    lines(text).map { $0.isEmpty ? sceneMark : "\(sceneMark) \($0)" }
  }

  /// The parts between line feeds, whatever else a character has beside one.
  static func lines(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// `0.083333 move 1 214.0 463.5 | move 2 300.0 463.5`
  public static func line(_ input: SceneInput) -> String {
    let time = seconds(input.arrival)
    switch input.event {
    case .wait: return "\(time) wait"
    case .button(let type, let phase):
      return "\(time) button \(type.touchscopeName) \(phase.name)"
    case .shake: return "\(time) motion shake"
    case .interrupt: return "\(time) interrupt"
    case .suspend: return "\(time) suspend eventFetch"
    case .resume: return "\(time) resume eventFetch"
    case .set(let path, let value): return "\(time) set \(path) \(value)"
    case .program(let verb, let arguments):
      return (["\(time) do \(verb)"] + arguments).joined(separator: " ")
    case .digitizer(let event):
      let stamp = event.timestamp == event.arrival ? "" : " at=\(seconds(event.timestamp))"
      return "\(time)\(stamp) " + event.changes.map(finger).joined(separator: " | ")
    }
  }

  /// A complete recording as it is in a file.
  package static func document(_ recording: Recording) -> String {
    header(recording) + lines(recording)
  }

  /// The same for a file at `path`, from which the scene is named.
  package static func document(_ recording: Recording, at path: String) -> String {
    header(recording, at: path) + lines(recording)
  }

  private static func lines(_ recording: Recording) -> String {
    recording.inputs.map { line($0) + "\n" }.joined()
  }

  private static func finger(_ change: FingerChange) -> String {
    var text = "\(verb(change.phase)) \(change.finger) \(change.location.x) \(change.location.y)"
    if change.force != 0 { text += " force \(change.force)" }
    if change.radius != 0 { text += " radius \(change.radius)" }
    if change.kind != .direct { text += " type \(change.kind.name)" }
    if let edge = change.edge { text += " edge \(edge.name)" }
    for (name, path) in ContactShape.keys
    where change.shape[keyPath: path] != ContactShape.usual[keyPath: path] {
      text += " \(name) \(change.shape[keyPath: path])"
    }
    for word in change.tool.words { text += " \(word.name) \(word.value)" }
    for sample in change.coalesced { text += " " + coalesced(sample) }
    return text
  }

  /// `was 0.079167 213.0 463.5`: a coalesced sample of the finger.
  private static func coalesced(_ sample: FingerChange.Sample) -> String {
    var text = "was \(seconds(sample.timestamp)) \(sample.location.x) \(sample.location.y)"
    if sample.force != 0 || sample.radius != 0 { text += " \(sample.force) \(sample.radius)" }
    return text
  }

  private static func verb(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "down"
    case .moved, .stationary: "move"
    case .ended: "up"
    case .cancelled: "cancel"
    }
  }

  /// Whole microseconds as seconds with six decimals.
  private static func seconds(_ instant: Instant) -> String {
    let microseconds = instant.nanoseconds / 1000
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}

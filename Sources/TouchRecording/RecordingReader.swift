import Foundation
import TouchEngine
import TouchScenes
import TouchTrace

/// Reads recordings. A last line that was cut off is ignored; every other error is reported with its position.
public struct RecordingReader {
  private let path: String
  private var problems: [SceneDiagnostic] = []
  private var last = Instant.zero

  /// True when the text starts as a recording does.
  public static func isRecording(_ text: String) -> Bool { text.hasPrefix(RecordingText.magic) }

  /// Reads a file.
  public static func read(path: String) throws -> Recording {
    try read(text: SceneText.read(path: path), path: path)
  }

  /// Parses a recording; `path` is named in errors. Throws `SceneDiagnostics` with the line.
  public static func read(text: String, path: String) throws -> Recording {
    var reader = RecordingReader(path: path)
    return try reader.parse(text)
  }

  private init(path: String) { self.path = path }

  private mutating func parse(_ text: String) throws -> Recording {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Without its end a line may be half written.
    if !text.hasSuffix("\n") { lines.removeLast() }
    guard lines.first == RecordingText.magic else {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1, sentence: "not a recording",
          hint: "a recording starts with '\(RecordingText.magic)'", source: lines.first ?? "")
      ])
    }
    var recording = Recording(scenePath: "", digest: "")
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      read(line, number: index + 1, into: &recording)
    }
    if recording.scenePath.isEmpty {
      problem(1, 1, "the recording names no scene", "add a line 'scene PATH'", "")
    }
    guard problems.isEmpty else { throw SceneDiagnostics(problems) }
    return recording
  }

  private mutating func read(_ line: String, number: Int, into recording: inout Recording) {
    var words = Words(line)
    guard let first = words.next() else { return }
    switch first.text {
    case "scene": recording.scenePath = words.rest()
    case "digest": recording.digest = words.rest()
    case "variant": recording.variant = words.rest()
    default:
      guard let arrival = instant(first, number, line) else { return }
      guard arrival >= last else {
        problem(
          number, first.column,
          "the time goes backwards, from \(last.seconds) s to \(first.text) s",
          "inputs must be in order of arrival", line)
        return
      }
      last = arrival
      if let event = event(&words, arrival, number, line) {
        recording.inputs.append(SceneInput(arrival: arrival, event: event))
      }
    }
  }

  private mutating func event(
    _ words: inout Words, _ arrival: Instant, _ number: Int, _ line: String
  ) -> SceneInput.Event? {
    var timestamp = arrival
    guard var verb = words.next() else {
      problem(number, line.count + 1, "the line ends before its input", "", line)
      return nil
    }
    if verb.text.hasPrefix("at=") {
      guard
        let stamp = instant(
          Word(text: String(verb.text.dropFirst(3)), column: verb.column + 3), number, line)
      else { return nil }
      timestamp = stamp
      guard let next = words.next() else {
        problem(number, line.count + 1, "the line ends before its input", "", line)
        return nil
      }
      verb = next
    }
    switch verb.text {
    case "wait": return .wait
    case "interrupt": return .interrupt
    case "motion":
      guard words.next()?.text == "shake" else {
        problem(number, verb.column, "the only motion is a shake", "write: motion shake", line)
        return nil
      }
      return .shake
    case "button": return button(&words, verb, number, line)
    case "suspend", "resume":
      guard let thread = words.next(), thread.text == "eventFetch" else {
        problem(
          number, verb.column, "'\(verb.text)' needs a thread", "write: \(verb.text) eventFetch",
          line)
        return nil
      }
      return verb.text == "suspend" ? .suspend : .resume
    case "set":
      guard let path = words.next() else {
        problem(number, line.count + 1, "'set' needs id.property and a value", "", line)
        return nil
      }
      return .set(path: path.text, value: words.rest())
    case "do":
      guard let name = words.next() else {
        problem(number, line.count + 1, "'do' needs a verb", "", line)
        return nil
      }
      return .program(
        verb: name.text, arguments: words.rest().split(separator: " ").map(String.init))
    default: break
    }
    var changes: [FingerChange] = []
    var next: Word? = verb
    while let word = next {
      guard let change = finger(word, &words, number, line) else { return nil }
      changes.append(change)
      guard let separator = words.next() else { break }
      guard separator.text == "|" else {
        problem(
          number, separator.column, "unexpected '\(separator.text)'",
          "separate fingers with ' | '", line)
        return nil
      }
      next = words.next()
      if next == nil { problem(number, line.count + 1, "a finger is missing after '|'", "", line) }
    }
    return .digitizer(DigitizerEvent(arrival: arrival, timestamp: timestamp, changes: changes))
  }

  private mutating func button(
    _ words: inout Words, _ verb: Word, _ number: Int, _ line: String
  ) -> SceneInput.Event? {
    let type = words.next()
    let phase = words.next()
    guard
      let type = UIPress.PressType.allCases.first(where: { $0.touchscopeName == type?.text }),
      let phase = TouchPhase.allCases.first(where: { $0.name == phase?.text })
    else {
      problem(
        number, verb.column, "'button' needs a button and a phase", "write: button select began",
        line)
      return nil
    }
    return .button(type, phase)
  }

  private mutating func finger(
    _ verb: Word, _ words: inout Words, _ number: Int, _ line: String
  ) -> FingerChange? {
    let phases: [String: TouchPhase] = [
      "down": .began, "move": .moved, "up": .ended, "cancel": .cancelled,
    ]
    guard let phase = phases[verb.text] else {
      problem(
        number, verb.column, "'\(verb.text)' is not an input",
        "down, move, up, cancel, button, motion, set, do, interrupt or wait", line)
      return nil
    }
    guard let id = words.next(), let finger = Int(id.text), (1...20).contains(finger) else {
      problem(number, verb.column, "'\(verb.text)' needs a finger from 1 to 20", "", line)
      return nil
    }
    guard let x = coordinate(words.next(), verb, number, line),
      let y = coordinate(words.next(), verb, number, line)
    else { return nil }
    var change = FingerChange(finger: finger, phase: phase, location: CGPoint(x: x, y: y))
    while let word = words.peek(), word.text != "|" {
      _ = words.next()
      if word.text == "was" {
        guard let sample = sample(&words, word, number, line) else { return nil }
        change.coalesced.append(sample)
        continue
      }
      guard let value = words.next() else {
        problem(number, word.column, "'\(word.text)' needs a value", "", line)
        return nil
      }
      switch word.text {
      case "force": change.force = Double(value.text).flatMap { $0.isFinite ? $0 : nil } ?? 0
      case "radius": change.radius = Double(value.text).flatMap { $0.isFinite ? $0 : nil } ?? 0
      case _ where change.tool.read(word.text, value.text): break
      case "edge":
        guard let edge = TouchEdge.allCases.first(where: { $0.name == value.text }) else {
          problem(
            number, value.column, "'\(value.text)' is not an edge",
            TouchEdge.allCases.map(\.name).joined(separator: ", "), line)
          return nil
        }
        change.edge = edge
      case "type": change.kind = FingerKind.allCases.first { $0.name == value.text } ?? .direct
      case let name:
        guard let path = ContactShape.keys.first(where: { $0.name == name })?.path else {
          problem(
            number, word.column, "'\(name)' is not a property of a finger",
            "force, radius, type, edge, altitude, azimuth, buttons, modifiers, was, "
              + ContactShape.keys.map(\.name).joined(separator: ", "),
            line)
          return nil
        }
        if let number = Float(value.text), number.isFinite { change.shape[keyPath: path] = number }
      }
    }
    return change
  }

  /// A time and a location, and force and radius if they are given.
  private mutating func sample(
    _ words: inout Words, _ verb: Word, _ number: Int, _ line: String
  ) -> FingerChange.Sample? {
    guard let stamp = words.next(), let time = instant(stamp, number, line),
      let x = coordinate(words.next(), verb, number, line),
      let y = coordinate(words.next(), verb, number, line)
    else { return nil }
    var sample = FingerChange.Sample(timestamp: time, location: CGPoint(x: x, y: y))
    if let force = words.peek().flatMap({ Double($0.text) }), force.isFinite {
      _ = words.next()
      sample.force = force
      sample.radius = coordinate(words.next(), verb, number, line).map { Double($0) } ?? 0
    }
    return sample
  }

  private mutating func coordinate(_ word: Word?, _ verb: Word, _ number: Int, _ line: String)
    -> Double?
  {
    guard let word, let value = Double(word.text), value.isFinite, abs(value) < 1e6 else {
      problem(
        number, word?.column ?? verb.column, "a location needs two finite numbers",
        "write: down 1 214.0 463.5", line)
      return nil
    }
    return value
  }

  private mutating func instant(_ word: Word, _ number: Int, _ line: String) -> Instant? {
    guard let seconds = Double(word.text), seconds.isFinite, seconds >= 0, seconds < 1e9 else {
      problem(
        number, word.column, "'\(word.text)' is not a time in seconds",
        "each line starts with its arrival time, such as 0.083333", line)
      return nil
    }
    return Instant(seconds: seconds)
  }

  private mutating func problem(
    _ line: Int, _ column: Int, _ sentence: String, _ hint: String, _ source: String
  ) {
    guard problems.count < 50 else { return }
    problems.append(
      SceneDiagnostic(
        file: path, line: line, column: column, sentence: sentence, hint: hint, source: source))
  }
}

/// One word of a line with its column, from 1.
struct Word {
  var text: String
  var column: Int
}

/// Splits a line into words.
struct Words {
  private let characters: [Character]
  private var index = 0

  init(_ line: String) { characters = Array(line) }

  mutating func next() -> Word? {
    while index < characters.count, characters[index] == " " { index += 1 }
    guard index < characters.count else { return nil }
    let start = index
    while index < characters.count, characters[index] != " " { index += 1 }
    return Word(text: String(characters[start..<index]), column: start + 1)
  }

  func peek() -> Word? {
    var copy = self
    return copy.next()
  }

  mutating func rest() -> String {
    while index < characters.count, characters[index] == " " { index += 1 }
    let text = String(characters[index...])
    index = characters.count
    return text
  }
}

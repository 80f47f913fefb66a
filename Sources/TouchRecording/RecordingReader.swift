import Foundation
import TouchEngine
import TouchLanguage
import TouchScenes
import TouchTrace

/// Reads recordings. A last line that was cut off is ignored; every other error is reported with its position.
public struct RecordingReader {
  private let path: String
  private var lines: [Substring]
  private let hasReturns: Bool
  /// The line that is parsed next.
  private var next = 0
  private var result = Recording(scenePath: "", digest: "")
  /// The line of each input, from 1.
  package private(set) var inputLines: [Int] = []
  private var problems: [SceneDiagnostic] = []
  private var last = Instant.zero
  /// The scene's text, for recordings that carry it, and the line where it starts.
  private var sceneLines: [String] = []
  private var sceneStart = 1

  /// True when the text starts as a recording does.
  public static func isRecording(_ text: String) -> Bool { text.hasPrefix(RecordingText.magic) }

  /// Reads a file.
  public static func read(path: String) throws -> Recording {
    try read(text: SceneText.read(path: path), path: path)
  }

  /// Parses a recording; `path` is named in errors. Throws `SceneDiagnostics` with the line.
  public static func read(text: String, path: String) throws -> Recording {
    try parsed(text, path).recording()
  }

  /// A reader at the end of a recording; `path` is named in errors.
  static func parsed(_ text: String, _ path: String) -> RecordingReader {
    var reader = RecordingReader(text: text, path: path)
    while !reader.run(.max) {}
    return reader
  }

  /// The line of the file that an input stands in, from 1, with its text.
  func place(ofInput index: Int) -> (line: Int, text: String) {
    let number = inputLines[index]
    return (number, line(number - 1))
  }

  /// Begins to parse a recording; `path` is named in errors.
  package init(text: String, path: String) {
    self.path = path
    lines = RecordingText.lines(text)
    // Without its end a line may be half written.
    if text.utf8.last != UInt8(ascii: "\n") { lines.removeLast() }
    // A file whose lines end with CR LF has one CR too many in each.
    hasReturns = lines.first?.unicodeScalars.last == "\r"
  }

  /// How much is parsed, from 0 to 1.
  package var share: Double { Double(next) / Double(max(1, lines.count)) }

  /// Parses at most so many lines; true when all are parsed, or the text is no recording.
  package mutating func run(_ count: Int) -> Bool {
    let stop = count < lines.count - next ? next + count : lines.count
    while next < stop {
      let line = line(next)
      next += 1
      if next == 1, line != RecordingText.magic { return true }
      if next == 1 || line.isEmpty { continue }
      if line.hasPrefix(RecordingText.sceneMark) {
        readScene(line, number: next)
      } else {
        read(line, number: next)
      }
    }
    return next == lines.count
  }

  private func line(_ index: Int) -> String {
    let scalars = lines[index].unicodeScalars
    return hasReturns && scalars.last == "\r"
      ? String(scalars.dropLast()) : String(lines[index])
  }

  /// What was parsed, once all is; throws `SceneDiagnostics` with the lines that are wrong.
  package func recording() throws -> Recording {
    guard !lines.isEmpty, line(0) == RecordingText.magic else {
      throw SceneDiagnostics([
        SceneDiagnostic(
          file: path, line: 1, column: 1, Text.recordings.notARecording(start: RecordingText.magic),
          source: lines.isEmpty ? "" : line(0))
      ])
    }
    var reader = self
    if result.scenePath.isEmpty {
      reader.problem(1, 1, Text.recordings.noScene, RecordingText.magic)
    }
    reader.takeScene()
    guard reader.problems.isEmpty else { throw SceneDiagnostics(reader.problems) }
    return reader.result
  }

  /// One line of the scene's text.
  private mutating func readScene(_ line: String, number: Int) {
    if sceneLines.isEmpty { sceneStart = number }
    let mark = RecordingText.sceneMark
    sceneLines.append(
      line == mark ? "" : String(line.unicodeScalars.dropFirst(mark.unicodeScalars.count + 1)))
  }

  /// The scene that the recording carries must be the one that it was made on.
  private mutating func takeScene() {
    guard !sceneLines.isEmpty else { return }
    let text = sceneLines.joined(separator: "\n")
    if digest(of: text) == result.digest {
      result.sceneText = text
    } else {
      problem(
        sceneStart, 1, Text.recordings.otherScene(mark: RecordingText.sceneMark),
        RecordingText.sceneMark)
    }
  }

  private mutating func read(_ line: String, number: Int) {
    var words = Words(line)
    guard let first = words.next() else { return }
    switch first.text {
    case "scene":
      result.scenePath = words.rest()
      result.sceneLine = number
    case "digest": result.digest = words.rest()
    case "variant": result.variant = words.rest()
    default:
      guard let arrival = instant(first, number, line) else { return }
      guard arrival >= last else {
        problem(
          number, first.column,
          Text.recordings.timeGoesBack(from: last.seconds, to: first.text), line)
        return
      }
      last = arrival
      if let event = event(&words, arrival, number, line) {
        result.inputs.append(SceneInput(arrival: arrival, event: event))
        inputLines.append(number)
      }
    }
  }

  private mutating func event(
    _ words: inout Words, _ arrival: Instant, _ number: Int, _ line: String
  ) -> SceneInput.Event? {
    var timestamp = arrival
    guard var verb = words.next() else {
      problem(
        number, line.count + 1, Text.recordings.noInput, line)
      return nil
    }
    if verb.text.hasPrefix("at=") {
      guard
        let stamp = instant(
          Word(text: String(verb.text.dropFirst(3)), column: verb.column + 3), number, line)
      else { return nil }
      timestamp = stamp
      guard let next = words.next() else {
        problem(
          number, line.count + 1, Text.recordings.noInput, line)
        return nil
      }
      verb = next
    }
    switch verb.text {
    case "wait": return .wait
    case "interrupt": return .interrupt
    case "motion":
      guard words.next()?.text == "shake" else {
        problem(number, verb.column, Text.recordings.onlyShake, line)
        return nil
      }
      return .shake
    case "button": return button(&words, verb, number, line)
    case "suspend", "resume":
      guard let thread = words.next(), thread.text == "eventFetch" else {
        problem(
          number, verb.column, Text.recordings.needsThread(verb.text), line)
        return nil
      }
      return verb.text == "suspend" ? .suspend : .resume
    case "set":
      guard let path = words.next() else {
        problem(
          number, line.count + 1, Text.recordings.setLacksValue, line)
        return nil
      }
      return .set(path: path.text, value: words.rest())
    case "do":
      guard let name = words.next() else {
        problem(
          number, line.count + 1, Text.recordings.doLacksVerb, line)
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
          number, separator.column, Text.recordings.unexpected(separator.text), line)
        return nil
      }
      next = words.next()
      if next == nil {
        problem(
          number, line.count + 1, Text.recordings.noFingerAfterBar, line)
      }
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
        number, verb.column, Text.recordings.buttonLacksPhase, line)
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
        number, verb.column, Text.recordings.unknownInput(verb.text), line)
      return nil
    }
    guard let id = words.next(), let finger = Int(id.text), (1...20).contains(finger) else {
      problem(
        number, verb.column, Text.recordings.needsFinger(verb.text), line)
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
        problem(
          number, word.column, Text.recordings.needsValue(word.text), line)
        return nil
      }
      guard set(word.text, value.text, of: &change) else {
        propertyProblem(word, value, number, line)
        return nil
      }
    }
    return change
  }

  /// False for an unknown property, and for a value that it cannot have.
  private func set(_ name: String, _ value: String, of change: inout FingerChange) -> Bool {
    let number = Double(value).flatMap { $0.isFinite ? $0 : nil }
    switch name {
    case "force":
      guard let number else { return false }
      change.force = number
    case "radius":
      guard let number else { return false }
      change.radius = number
    case "type":
      guard let kind = FingerKind.allCases.first(where: { $0.name == value }) else { return false }
      change.kind = kind
    case "edge":
      guard let edge = TouchEdge.allCases.first(where: { $0.name == value }) else { return false }
      change.edge = edge
    case _ where ToolState.names.contains(name): return change.tool.read(name, value)
    default:
      guard let path = ContactShape.keys.first(where: { $0.name == name })?.path,
        let number = Float(value), number.isFinite
      else { return false }
      change.shape[keyPath: path] = number
    }
    return true
  }

  private mutating func propertyProblem(
    _ word: Word, _ value: Word, _ number: Int, _ line: String
  ) {
    let shapes = ContactShape.keys.map(\.name)
    let names = ["force", "radius", "type", "edge"] + ToolState.names + ["was"] + shapes
    guard names.contains(word.text) else {
      return problem(
        number, word.column, Text.recordings.unknownProperty(word.text, among: names), line)
    }
    let expected: FingerValue =
      switch word.text {
      case "type": .type(among: FingerKind.allCases.map(\.name))
      case "edge": .edge(among: TouchEdge.allCases.map(\.name))
      case "buttons", "modifiers": .integer
      default: .finite
      }
    problem(
      number, value.column, Text.recordings.noValue(value.text, of: word.text, expected), line)
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
        number, word?.column ?? verb.column, Text.recordings.noLocation, line)
      return nil
    }
    return value
  }

  private mutating func instant(_ word: Word, _ number: Int, _ line: String) -> Instant? {
    guard let seconds = Double(word.text), seconds.isFinite, seconds >= 0, seconds < 1e9 else {
      problem(
        number, word.column, Text.recordings.noTime(word.text), line)
      return nil
    }
    return Instant(seconds: seconds)
  }

  private mutating func problem(
    _ line: Int, _ column: Int, _ problem: ProblemText, _ source: String
  ) {
    guard problems.count < 50 else { return }
    problems.append(
      SceneDiagnostic(file: path, line: line, column: column, problem, source: source))
  }
}

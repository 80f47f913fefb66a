import TouchScenes

/// What a probe saw of an episode, line by line, before anything is made of it: docs/probe.md has the kinds of lines.
package struct Capture {
  static let magic = "touchscope capture 1"

  private(set) var header = CaptureLine.empty
  /// What is known of each object by itself.
  private(set) var objects: [Int: CaptureLine] = [:]
  private(set) var windows: [Int] = []
  private(set) var application: CaptureLine?
  private(set) var views: [Int: CaptureLine] = [:]
  private(set) var controllers: [Int: CaptureLine] = [:]
  private(set) var recognizers: [Int: CaptureLine] = [:]
  /// What happened, in its order.
  private(set) var events: [CaptureLine] = []
  /// What was another at the end than before the first touch.
  private(set) var late: [CaptureLine] = []
  /// Where views said that they can be touched, the rows of each from top to bottom.
  private(set) var rows: [CaptureLine] = []
  private(set) var spots: [CaptureLine] = []
  /// The view that each view is in.
  private(set) var parents: [Int: Int] = [:]

  /// Lines of unknown kinds, and those that are no JSON, count as comments. Nil for a text that is no capture.
  package init?(_ text: String) {
    var lines = text.split(separator: "\n")[...]
    guard let first = lines.popFirst(), first == Self.magic[...] else { return nil }
    var isOver = false
    for text in lines {
      guard let line = CaptureLine(text) else { continue }
      if line.kind == "end" { isOver = true }
      take(line, isLate: isOver)
    }
    let pairs = views.flatMap { view in view.value.ints("subviews").map { ($0, view.key) } }
    parents = Dictionary(pairs) { min($0, $1) }
  }

  /// A view and all those that it is in, from the inside out.
  func chain(of view: Int) -> [Int] {
    var (chain, met): ([Int], Set<Int>) = ([], [])
    var next: Int? = view
    while let one = next, met.insert(one).inserted {
      chain.append(one)
      next = parents[one]
    }
    return chain
  }

  private mutating func take(_ line: CaptureLine, isLate: Bool) {
    let number = line.int("n")
    switch (line.kind, number) {
    case ("capture", _): header = line
    case ("object", let number?): objects[number] = line
    case ("row", _): rows.append(line)
    case ("spot", _): spots.append(line)
    case ("windows", _), ("application", _), ("view", _), ("controller", _), ("recognizer", _):
      if isLate { late.append(line) } else { put(line, number) }
    default: events.append(line)
    }
  }

  private mutating func put(_ line: CaptureLine, _ number: Int?) {
    switch (line.kind, number) {
    case ("windows", _): windows = line.ints("windows")
    case ("application", _): application = line
    case ("view", let number?): views[number] = line
    case ("controller", let number?): controllers[number] = line
    case ("recognizer", let number?): recognizers[number] = line
    default: break
    }
  }

  /// The line of the snapshot with an object's number.
  func line(of number: Int) -> CaptureLine? {
    views[number] ?? recognizers[number] ?? controllers[number]
  }
}

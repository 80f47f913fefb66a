import TouchEngine
import TouchTrace

/// A named list of inputs with expectations.
public struct SceneRun {
  public var name: String
  /// The golden case that it reproduces, if any.
  public var golden: String?
  /// The name of the chosen variant; nil for none.
  public var variant: String?
  var inputs: [RunInput]
  var expectations: [Expectation]
  /// Its line in the file.
  public var line: Int
}

extension SceneRun {
  /// A run without inputs, to which inputs can be appended.
  public init(name: String) {
    self.init(
      name: name, golden: nil, variant: nil, inputs: [], expectations: [], line: 0)
  }
}

/// One input of a run, before its points are looked up.
indirect enum RunInput {
  case tap(Place, count: Int, fingers: Int, hold: Double, gap: Double)
  case press(Place, seconds: Double)
  case drag(Place, to: Target, over: Double, hold: Double, fingers: Int)
  case pinch(Place, from: Double, to: Double, angle: Double, over: Double)
  case rotate(Place, radius: Double, by: Double, over: Double)
  /// The contact of a finger; its point is looked up when it goes down.
  case down(Place, FingerChange)
  case move(Int, [Target], over: Double, ContactPressure)
  case up(Int)
  case cancel(Int)
  case wait(Double)
  case waitIdle
  case change(SceneChange)
  case button(UIPress.PressType, TouchPhase)
  case shake
  case interrupt
  /// Suspends or resumes the event fetch thread.
  case fetching(Bool)
  /// A moving input with its own sampling rate, in Hz.
  case sampled(RunInput, rate: Double)
  case together([[RunInput]])
}

/// How hard a finger presses, and its radius in points; nil leaves one as it was.
struct ContactPressure: Hashable {
  var force: Double?
  var radius: Double?

  func set(_ change: inout FingerChange) {
    if let force { change.force = force }
    if let radius { change.radius = radius }
  }
}

extension RunInput {
  /// The most fingers of a run, and of a recording.
  static let mostFingers = 20

  /// How many fingers it puts down at one time.
  private var fingers: Int {
    switch self {
    case .tap(_, _, let fingers, _, _), .drag(_, _, _, _, let fingers): fingers
    case .pinch, .rotate: 2
    case .sampled(let input, _): input.fingers
    // Lists in a list have numbers of their own.
    case .together, .press, .down, .move, .up, .cancel, .wait, .waitIdle, .change, .button, .shake,
      .interrupt, .fetching:
      1
    }
  }

  /// How many finger numbers a list of inputs has beside other lists.
  static func fingers(of list: [RunInput]) -> Int { list.map(\.fingers).max() ?? 1 }

  static func fingers(together lists: [[RunInput]]) -> Int {
    lists.reduce(0) { $0 + fingers(of: $1) }
  }
}

/// A point of an input.
struct Place {
  enum Kind {
    case object(String)
    case screen(Double, Double)
    case inside(String, Double, Double)
  }
  var kind: Kind
  var node: SceneNode
}

/// The destination of a finger: a point, or an offset in points.
enum Target {
  case to(Place)
  case by(Double, Double)
}

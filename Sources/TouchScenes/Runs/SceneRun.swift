import TouchEngine
import TouchTrace

/// A named series of inputs with what is expected of it.
public struct SceneRun {
  /// Its name.
  public var name: String
  /// The golden case that it shows, if any.
  public var golden: String?
  /// The switch that is thrown, by name; nil for none.
  public var variant: String?
  var inputs: [RunInput]
  var expectations: [Expectation]
  /// Where it stands in the file.
  public var line: Int
}

extension SceneRun {
  /// A run without inputs, to append others to.
  public init(name: String) {
    self.init(
      name: name, golden: nil, variant: nil, inputs: [], expectations: [], line: 0)
  }
}

/// One input of a run, before its places are looked up.
indirect enum RunInput {
  case tap(Place, count: Int, fingers: Int, hold: Double, gap: Double)
  case press(Place, seconds: Double)
  case drag(Place, to: Target, over: Double, hold: Double, fingers: Int)
  case pinch(Place, from: Double, to: Double, angle: Double, over: Double)
  case rotate(Place, radius: Double, by: Double, over: Double)
  /// What touches how; the place is looked up when it goes down.
  case down(Place, FingerChange)
  case move(Int, [Target], over: Double)
  case up(Int)
  case cancel(Int)
  case wait(Double)
  case waitIdle
  case change(SceneChange)
  case button(UIPress.PressType, TouchPhase)
  case shake
  case interrupt
  /// The event fetch thread stops, or goes on.
  case fetching(Bool)
  /// A moving input with another rate of samples, Hz.
  case sampled(RunInput, rate: Double)
  case together([[RunInput]])
}

/// Where something happens.
struct Place {
  enum Kind {
    case object(String)
    case screen(Double, Double)
    case inside(String, Double, Double)
  }
  var kind: Kind
  var node: SceneNode
}

/// Where a finger goes: to a place, or by some points.
enum Target {
  case to(Place)
  case by(Double, Double)
}

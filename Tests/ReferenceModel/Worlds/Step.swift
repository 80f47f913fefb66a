/// One input of a sequence.
///
/// Each input of a finger comes 10 ms after the input before it.
public enum Step: Hashable, Sendable {
  /// A finger goes down at its place.
  case down(Int)
  case up(Int)
  /// A finger moves by this way, points.
  case move(Int, Place)
  /// Nothing happens for this time, milliseconds.
  case wait(Int)

  /// Time between two inputs, milliseconds.
  public static let interval = 10
}

/// A world with what happens in it.
public struct Scenario: Hashable, Sendable {
  public var world: ModelWorld
  public var steps: [Step]

  /// A world and its inputs.
  public init(_ world: ModelWorld, _ steps: [Step]) {
    self.world = world
    self.steps = steps
  }

  /// Where each finger goes down; every second coordinate of a finger has its own remainder of 5, as fingers move by
  /// multiples of 5.
  public static func place(of finger: Int) -> Place {
    switch finger {
    case 1: Place(5, 400)
    case 2: Place(205, 403)
    default: Place(105, 301)
    }
  }

  /// The finger that was here.
  public static func finger(at y: Double) -> Int {
    switch Int(y.rounded()) % 5 {
    case 0: 1
    case 3: 2
    default: 3
    }
  }

  /// Width and height of the screen, points.
  public static let screen = 1000.0
}

public import Foundation
import TouchEngine

/// The screen of the scene that runs.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only one.
  public static let main = UIScreen()
  private override init() { super.init() }

  /// Its size at the origin, points.
  public var bounds: CGRect { CGRect(origin: .zero, size: Engine.current.screen) }
  /// Pixels in a point (`pixelsPerPoint` of the engine's constants).
  public var scale: CGFloat { Engine.current.constants.pixelsPerPoint }
  /// Frames in a second (`frame` of the engine's constants).
  public var maximumFramesPerSecond: Int {
    Int((1 / max(Engine.current.constants.frame, 0.001)).rounded())
  }
}

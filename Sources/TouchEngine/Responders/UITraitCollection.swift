public import Foundation

/// What kind of device shows the interface. Nothing of it changes while a scene runs (EC-131).
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
  /// That of the scene that runs.
  public static var current: UITraitCollection { UITraitCollection(EngineStack.current) }

  /// A phone, or a tablet from 744 points of width on (EC-131).
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Always light.
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  /// Pixels in a point.
  public let displayScale: CGFloat
  /// Available: a touch has the force that a scene gives it.
  public let forceTouchCapability = UIForceTouchCapability.available

  init(_ engine: Engine) {
    userInterfaceIdiom = UIUserInterfaceIdiom(screen: engine.screen)
    displayScale = engine.constants.pixelsPerPoint
  }
}

/// Which kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad

  /// The smallest tablet is as wide as this, points.
  static let padWidth: CGFloat = 744

  init(screen: CGSize) {
    self = min(screen.width, screen.height) >= Self.padWidth ? .pad : .phone
  }
}

/// The appearance that colours follow.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether touches tell how hard they press.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

extension UIView {
  /// What kind of device it is on.
  public var traitCollection: UITraitCollection { UITraitCollection(touchscopeEngine) }
}

extension UIViewController {
  /// What kind of device it is on.
  public var traitCollection: UITraitCollection { UITraitCollection(touchscopeEngine) }
}

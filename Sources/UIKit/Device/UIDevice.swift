public import Foundation
public import TouchEngine

/// The device of the scene that runs: a screen, and the way in which it is held.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The only one.
  public static let current = UIDevice()
  private override init() { super.init() }

  /// A phone, or a tablet from 744 points of width on (EC-131).
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// How it is held: the interface always stands upright.
  public var orientation: UIDeviceOrientation {
    switch Engine.current.orientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // The interface turns the other way than the device.
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIScreen {
  /// What kind of device it belongs to.
  public var traitCollection: UITraitCollection { .current }
  /// The same as `scale`.
  public var nativeScale: CGFloat { scale }
}

extension UIWindow {
  /// The only screen.
  public var screen: UIScreen { .main }
}

extension UIWindowScene {
  /// The only screen.
  public var screen: UIScreen { .main }
}

extension UIApplication {
  /// Posted by nobody: apps neither start nor go to the background here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted by nobody: apps neither start nor go to the background here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted by nobody: apps neither start nor go to the background here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted by nobody: apps neither start nor go to the background here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

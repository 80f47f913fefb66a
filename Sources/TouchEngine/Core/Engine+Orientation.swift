import Foundation
import TouchTrace

/// How the interface stands on the device; raw values as in UIKit.
public nonisolated enum UIInterfaceOrientation: Int, CaseIterable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The name of the case, as scenes write it.
  public var name: String { "\(self)" }

  /// The orientation after the device was turned by a quarter.
  public func turned(clockwise: Bool) -> UIInterfaceOrientation {
    let ring: [Self] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let now = ring.firstIndex(of: self) ?? 0
    return ring[(now + (clockwise ? 1 : ring.count - 1)) % ring.count]
  }
}

extension Engine {
  /// Turns the device: width and height of the screen change places between portrait and landscape, windows that fill
  /// the screen go on filling it, and their views follow by their `autoresizingMask`.
  ///
  /// Fingers stay on the glass; what they do next is told in the coordinates that hold then (EC-90).
  public func rotate(to new: UIInterfaceOrientation) {
    guard new != .unknown, new != orientation else { return }
    let old = orientation
    orientation = new
    record(
      TraceEvent(kind: .change, verb: .change, subject: application.touchscopeHandle),
      payload: "orientation \(old.name) -> \(new.name)")
    lookVersion += 1
    guard old.isPortrait != new.isPortrait else { return }
    let before = CGRect(origin: .zero, size: screen)
    screen = CGSize(width: screen.height, height: screen.width)
    for window in windows where window.frame == before {
      window.frame = CGRect(origin: .zero, size: screen)
    }
  }
}

/// What one pointer stands for while no key is held.
package enum TwoFingerLatch: String, CaseIterable, Sendable {
  /// One finger.
  case off
  /// Two that mirror each other.
  case mirrored
  /// Two that move side by side.
  case parallel
  /// Two that mirror each other on one line.
  case pinch
  /// Two that mirror each other at one distance.
  case rotate
}

/// Which colours the window has.
package enum ThemeChoice: String, CaseIterable, Sendable {
  case dark, light
  /// Those of the desktop.
  case system
}

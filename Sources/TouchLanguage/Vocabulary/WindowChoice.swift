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

/// Scenes that are worth to be tried first, by their files without the ending, in the order of the start page.
package enum FirstScene: String, CaseIterable, Sendable {
  case lateTap = "000-td-tap"
  case buttonAndTap = "004-blue-1"
  case deadButton = "010-overlay"
  case outside = "002-outside"
  case asked = "004-af"
  case nestedScroll = "022-nested-scroll"
  case buttonInScroll = "020-button-in-scroll"
  case together = "000-td-panpinch"
  case noSuper = "001-wy-nosuper-gr"
}

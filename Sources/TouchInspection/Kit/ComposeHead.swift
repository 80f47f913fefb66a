package import Foundation

/// The line above the scene.
package struct ComposeHead: Sendable, Equatable {
  package var text = ""
  /// On the button that lets touches reach the scene.
  package var button = ""
  /// They do now.
  package var isTrying = false
  /// How the scene below it is enlarged.
  package var zoom = CanvasZoom()

  package init() {}
}

/// How much larger than fitted the device is, and how far its middle is from the middle of its room.
package struct CanvasZoom: Hashable, Sendable {
  package var factor = 1.0
  /// Points of the window.
  package var offset = CGPoint.zero
  /// The next drag moves it: Space is down.
  package var isGrabbed = false

  package init() {}
}

package import Foundation
package import TouchCanvas
package import TouchInspection
import TouchReading

/// A short message over the scene; it goes by itself, a long one later.
package struct Notice: Equatable {
  package let text: String
  package let since: WindowTime

  package init(_ text: String, _ since: WindowTime) {
    self.text = text
    self.since = since
  }

  /// How long it shows, seconds.
  package var duration: Double { max(5, Double(text.count) / 14) }
}

/// What the pointer rests on, and what is said beside it.
package struct Hover: Equatable {
  package var region: Picture.Region?
  /// The pointer is in the plot of the timeline, where a press moves the time and selects no lane.
  package var isInPlot = false
  /// When the pointer came to rest there; nil once its tooltip was shown.
  package var since: WindowTime?
  package var tooltip: Shown?
  package var shape = PointerShape.arrow
  /// What lies under the resting pointer may have changed.
  package var isStale = true

  package init() {}

  /// A tooltip that shows.
  package struct Shown: Equatable {
    package var text: String
    /// Points of the window.
    package var at: CGPoint
    package var since: WindowTime
    /// A press asked for it: it stays until the next press or key, or until the pointer leaves what was pressed.
    package var pin: Pin?

    package var isPinned: Bool { pin != nil }
  }

  /// Where a press asked for a tooltip, points of the window.
  package struct Pin: Equatable {
    /// What was pressed: the tooltip goes with it.
    package var target: Target
    package var box: CGRect
    /// Where the pointer was: a finger leaves it where it is.
    package var pointer: CGPoint
  }

  /// No tooltip shows, and none is about to.
  package mutating func forgetTooltip() {
    since = nil
    tooltip = nil
  }
}

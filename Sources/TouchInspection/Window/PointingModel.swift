package import Foundation

/// What the person points at: with the mouse, with the keys, and with the last choice.
package struct PointingModel {
  /// What is selected: a recognizer, a view, a finger; nil for nothing.
  package var selection: Target?
  /// The region under the pointer; nil for none.
  package var hover: Picture.Region?
  /// The pointer is in the plot of the timeline, where a press moves the time and selects no lane.
  package var isInPlot = false
  /// What is said beside the pointer; nil for nothing.
  package var tooltip: ShownTooltip?
  /// What has the keys; nil shows no ring.
  package var focus: Focus?
  /// False while the mouse leads: the ring shows once keys move it.
  package var showsFocus = false
  package init() {}

  /// What a press would select, which is outlined; nil for nothing.
  var outlined: Picture.Region? {
    if isInPlot, case .lane? = hover?.target { return nil }
    return hover
  }
}

/// A tooltip that shows.
package struct ShownTooltip {
  /// What it says.
  package var text: String
  /// What it stands beside, points of the window.
  package var at: CGPoint
  /// It was asked for by a press, and spares what it is about.
  package var isPinned: Bool

  package init(_ text: String, at: CGPoint, isPinned: Bool) {
    self.text = text
    self.at = at
    self.isPinned = isPinned
  }
}

package import TouchInspection
import TouchReading

/// Where the arrow keys are, and where they were last in each group and panel.
package struct KeyboardFocus: Equatable {
  /// What has the focus; nil for nothing.
  package var current: Focus?
  /// False while the mouse leads: the ring shows once keys move the focus.
  package var isShown = false
  /// What had the focus last in every group.
  private var lastInGroup: [String: Target] = [:]
  /// The group that had the focus last in every panel.
  private var lastGroups: [String: String] = [:]

  package init() {}

  /// Moves the focus with keys.
  package mutating func move(to region: Picture.Region) {
    current = Focus(region)
    isShown = true
    lastInGroup[region.group] = region.target
    lastGroups[Focus(region).panel] = region.group
  }

  /// What had the focus last in a group.
  package func last(in group: String) -> Target? { lastInGroup[group] }

  /// The group of a panel that had the focus last.
  package func lastGroup(in panel: String) -> String? { lastGroups[panel] }
}

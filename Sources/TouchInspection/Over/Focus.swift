/// What has the keys: a region, and the group of regions in which the arrow keys move.
///
/// An object shows in several panels, so its region's target alone does not say where the keys are.
package struct Focus: Hashable, Sendable {
  /// `panel/name`, as `right/tabs` or `timeline/lanes`.
  package var group: String
  /// What the region stands for.
  package var target: Target

  package init(group: String, target: Target) {
    self.group = group
    self.target = target
  }

  /// The focus on a region that keys come to.
  package init(_ region: Picture.Region) {
    self.init(group: region.group, target: region.target)
  }

  /// The panel that it is in, as `left` or `timeline`.
  package var panel: String { Self.panel(of: group) }

  static func panel(of group: String) -> String { String(group.prefix { $0 != "/" }) }
}

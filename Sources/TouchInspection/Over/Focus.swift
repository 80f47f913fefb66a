/// What has the keys: a region, and the group of regions in which the arrow keys move.
///
/// An object shows in several panels, so its region's id alone does not say where the keys are.
package struct Focus: Hashable, Sendable {
  /// `panel/name`, as `right/tabs` or `timeline/lanes`.
  package var group: String
  /// The region's id.
  package var id: String

  package init(group: String, id: String) {
    self.group = group
    self.id = id
  }

  /// The focus on a region that keys come to.
  package init(_ region: Picture.Region) {
    self.init(group: region.group, id: region.id)
  }

  /// The panel that it is in, as `left` or `timeline`.
  package var panel: String { Self.panel(of: group) }

  static func panel(of group: String) -> String { String(group.prefix { $0 != "/" }) }
}

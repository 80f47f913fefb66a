import Foundation

/// The ways of the keys through the window: from panel to panel, from group to group, and inside of a group.
package struct FocusStops {
  /// One stop of the Tab key.
  package struct Group {
    /// `panel/name`.
    package let id: String
    /// In the order in which they are read.
    package internal(set) var members: [Picture.Region]
    package var panel: String { Focus.panel(of: id) }

    /// Where the group begins: its top, then its left.
    var start: CGPoint {
      CGPoint(
        x: members.map(\.outline.minX).min() ?? 0, y: members.map(\.outline.minY).min() ?? 0)
    }

    /// The region that surrounds all others, as a card does.
    package var own: Picture.Region? {
      guard members.count > 1 else { return nil }
      return members.first { around in
        members.allSatisfy { around.outline.insetBy(dx: -1, dy: -1).contains($0.outline) }
      }
    }
  }

  /// A way of an arrow key.
  package enum Direction: Sendable { case up, down, left, right }

  /// In the order of the panels, and in a panel from its top down.
  package let groups: [Group]

  private static let panels = ["toolbar", "left", "canvas", "right", "timeline", "status"]

  /// The groups of the regions of a window.
  package init(_ regions: [Picture.Region]) {
    var all: [Group] = []
    var indices: [String: Int] = [:]
    for region in regions where !region.group.isEmpty {
      if let index = indices[region.group] {
        all[index].members.append(region)
      } else {
        indices[region.group] = all.count
        all.append(Group(id: region.group, members: [region]))
      }
    }
    func rank(_ group: Group) -> Int {
      Self.panels.firstIndex(of: group.panel) ?? Self.panels.count
    }
    for index in all.indices { all[index].members.sort { Self.isBefore($0.outline, $1.outline) } }
    groups = all.sorted {
      (rank($0), $0.start.y, $0.start.x, $0.id) < (rank($1), $1.start.y, $1.start.x, $1.id)
    }
  }

  /// Rows from the top, each from its left; what surrounds others comes before them.
  private static func isBefore(_ a: CGRect, _ b: CGRect) -> Bool {
    (a.minY.rounded(), a.minX, -a.width) < (b.minY.rounded(), b.minX, -b.width)
  }

  /// The group of that name.
  package func group(_ id: String) -> Group? { groups.first { $0.id == id } }

  /// The region that has the focus; nil when it is gone.
  package func region(_ focus: Focus) -> Picture.Region? {
    group(focus.group)?.members.first { $0.target == focus.target }
  }

  /// The panels that have something for keys, in their order.
  package var panels: [String] {
    groups.reduce(into: []) { all, group in
      if all.last != group.panel { all.append(group.panel) }
    }
  }

  /// The group before or after one, around the ends; the first or last one where there is none yet.
  package func group(after id: String?, _ step: Int) -> Group? {
    guard !groups.isEmpty else { return nil }
    guard let now = groups.firstIndex(where: { $0.id == id }) else {
      return step > 0 ? groups.first : groups.last
    }
    return groups[(now + step + groups.count) % groups.count]
  }

  /// The panel before or after one, around the ends.
  package func panel(after panel: String?, _ step: Int) -> String? {
    let panels = panels
    guard !panels.isEmpty else { return nil }
    guard let now = panels.firstIndex(where: { $0 == panel }) else {
      return step > 0 ? panels.first : panels.last
    }
    return panels[(now + step + panels.count) % panels.count]
  }

  // MARK: Inside of a group

  /// Where an arrow key leads; nil where there is nothing in that direction.
  package func next(_ direction: Direction, from focus: Focus) -> Picture.Region? {
    guard let group = group(focus.group), let from = region(focus) else { return nil }
    let own = group.own
    if from.target == own?.target {
      let inner = group.members.first { $0.target != from.target }
      return direction == .down || direction == .right ? inner : nil
    }
    let others = group.members.filter {
      $0.target != from.target && $0.target != own?.target
    }
    let best = others.compactMap { other in
      Self.way(direction, from.outline, other.outline).map { ($0, other) }
    }.min { $0.0 < $1.0 }
    if let best { return best.1 }
    // A row that goes on below is gone through with the same keys.
    if direction == .left || direction == .right,
      let now = group.members.firstIndex(where: { $0.target == from.target })
    {
      let next = now + (direction == .right ? 1 : -1)
      if group.members.indices.contains(next) { return group.members[next] }
    }
    return direction == .up || direction == .left ? own : nil
  }

  /// How far it is in a direction; nil for what lies elsewhere. What is beside the way counts double.
  private static func way(_ direction: Direction, _ a: CGRect, _ b: CGRect) -> Double? {
    let along: Double
    let beside: Double
    let middles: Double
    func apart(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
      max(0, a.0 - b.1, b.0 - a.1)
    }
    switch direction {
    case .up, .down:
      let sign = direction == .down ? 1.0 : -1
      guard (b.midY - a.midY) * sign > 2 else { return nil }
      along = (b.midY - a.midY) * sign
      beside = apart((a.minX, a.maxX), (b.minX, b.maxX))
      middles = abs(a.midX - b.midX)
    case .left, .right:
      let sign = direction == .right ? 1.0 : -1
      guard (b.midX - a.midX) * sign > 2, apart((a.minY, a.maxY), (b.minY, b.maxY)) == 0
      else { return nil }
      along = (b.midX - a.midX) * sign
      beside = 0
      middles = abs(a.midY - b.midY)
    }
    return along + beside * 2 + middles * 0.2
  }
}

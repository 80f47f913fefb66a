package import Foundation
package import TouchCanvas

/// A draw list with the places in it that mean something.
package struct Picture: Sendable {
  /// A part of a picture that stands for something.
  package struct Region: Sendable, Hashable {
    /// What it stands for.
    package var target: Target
    /// Where it is, points.
    package var outline: CGRect
    /// What is said when the pointer rests there.
    package var tooltip: Tooltip
    /// All of it, where a list shows only a part of it.
    package var whole: CGRect?
    /// The radius of its corners, where marks around it follow them, points; nil for a mark's own.
    package var radius: Double?
    /// What is written on it, which marks around other objects leave free; nil for nothing.
    package var badge: CGRect?
    /// The group in which keys come to it, as `right/tabs`; empty for what keys pass over.
    package var group = ""

    init(target: Target, outline: CGRect, tooltip: Tooltip, whole: CGRect? = nil) {
      self.target = target
      self.outline = outline
      self.tooltip = tooltip
      self.whole = whole
    }

    /// The same elsewhere.
    func moved(by offset: CGPoint) -> Region {
      var moved = self
      moved.outline = outline.offsetBy(dx: offset.x, dy: offset.y)
      moved.whole = whole?.offsetBy(dx: offset.x, dy: offset.y)
      moved.badge = badge?.offsetBy(dx: offset.x, dy: offset.y)
      return moved
    }

    /// What shows of it in a room; nil for nothing.
    func cut(by bounds: CGRect) -> Region? {
      let visible = outline.intersection(bounds)
      guard !visible.isNull, !visible.isEmpty else { return nil }
      var cut = self
      if visible != outline { cut.whole = whole ?? outline }
      cut.outline = visible
      return cut
    }
  }

  /// What is drawn.
  package var list = DrawList()
  /// From back to front.
  package var regions: [Region] = []

  package init() {}

  /// Adds a region in front.
  package mutating func region(_ target: Target, _ outline: CGRect, _ tooltip: String = "") {
    region(target, outline, .text(tooltip))
  }

  /// Adds a region in front.
  mutating func region(_ target: Target, _ outline: CGRect, _ tooltip: Tooltip) {
    regions.append(Region(target: target, outline: outline, tooltip: tooltip))
  }

  /// Puts another picture in front.
  package mutating func append(_ other: Picture, offset: CGPoint = .zero) {
    list.append(other.list, offset: offset)
    regions += other.regions.map { $0.moved(by: offset) }
  }

  /// The part of a long picture that shows in a room when it is scrolled.
  func scrolled(by offset: Double, in size: CGSize) -> Picture {
    var cut = Picture()
    let bounds = CGRect(origin: .zero, size: size)
    let move = CGPoint(x: 0, y: -offset)
    cut.list.clipped(to: bounds) { $0.append(list, offset: move) }
    cut.appendRegions(of: self, offset: move, in: bounds)
    return cut
  }

  /// Adds the regions of another picture that is moved and cut by a room.
  mutating func appendRegions(of other: Picture, offset: CGPoint, in bounds: CGRect) {
    regions += other.regions.compactMap { $0.moved(by: offset).cut(by: bounds) }
  }

  /// The topmost region at a point.
  package func region(at point: CGPoint) -> Region? { regions.last { $0.outline.contains(point) } }
}

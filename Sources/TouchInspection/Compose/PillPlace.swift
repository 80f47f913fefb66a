package import Foundation

/// Where the count of a view's recognizers stands, so that it takes no press that is meant for a view.
package struct PillPlace: Equatable {
  /// What is drawn, points of the window.
  package var box: CGRect
  /// What is pressed.
  package var hit: CGRect

  private static let height = 16.0
  /// A view that is smaller has its count outside.
  private static let least = CGSize(width: 48, height: 32)
  /// From a corner inwards, and outwards past what resizes a view.
  private static let (inset, gap) = (6.0, 9.0)

  /// In the top right corner of a large view, above that corner of a small one; nil where that would cover other views.
  /// `others` are those that are neither the view nor contain it, `reach` is the least that fingers hit.
  package init?(
    on frame: CGRect, width: Double, reach: Double, beside others: [CGRect], in canvas: CGRect
  ) {
    let size = CGSize(width: max(width, reach), height: max(Self.height, reach))
    let isInside =
      frame.width >= max(Self.least.width, size.width * 2)
      && frame.height >= max(Self.least.height, size.height * 2)
    if isInside {
      box = CGRect(
        x: frame.maxX - width - Self.inset, y: frame.minY + Self.inset, width: width,
        height: Self.height)
      // What a finger needs more is taken inside.
      hit = CGRect(
        x: min(box.minX, box.maxX - size.width), y: box.minY, width: size.width,
        height: size.height)
    } else {
      let isNarrow = frame.width < width
      box = CGRect(
        x: isNarrow ? frame.midX - width / 2 : frame.maxX - width,
        y: frame.minY - Self.gap - Self.height, width: width, height: Self.height)
      hit = CGRect(
        x: box.maxX - size.width, y: box.maxY - size.height, width: size.width,
        height: size.height)
    }
    let hit = hit
    guard canvas.contains(hit), !others.contains(where: { Self.covers(hit, $0) }) else {
      return nil
    }
  }

  /// More than a little of a view is below it.
  private static func covers(_ hit: CGRect, _ view: CGRect) -> Bool {
    let common = hit.intersection(view)
    guard !common.isNull, view.width > 0, view.height > 0 else { return false }
    return common.width * common.height * 4 > view.width * view.height
      || view.width < least.width || view.height < least.height
  }
}

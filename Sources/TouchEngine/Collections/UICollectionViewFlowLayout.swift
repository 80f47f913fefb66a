public import Foundation
public import TouchGeometry

/// Items in lines, as many in each as fit.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Room between two lines, points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Least room between two items of a line, points; what is left over goes between them too.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Room around each section, points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The way in which lines follow each other, and the view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var frames: [[CGRect]] = []
  private var length = 0.0
  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    frames = []
    length = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { frames.append(place(section, in: view)) }
  }

  /// One section, after those before it. Along is the way of scrolling, across the way of a line.
  private func place(_ section: Int, in view: UICollectionView) -> [CGRect] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let gap = max(
      0,
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    let lineGap =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      delegate?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
    }
    let room = max(
      0,
      isVertical
        ? view.bounds.width - inset.left - inset.right
        : view.bounds.height - inset.top - inset.bottom)
    let start = isVertical ? inset.left : inset.top
    var along = length + (isVertical ? inset.top : inset.left)
    var frames: [CGRect] = []
    for line in lines(sizes, room, gap) {
      let depth = line.items.map { isVertical ? $0.height : $0.width }.max() ?? 0
      var across = start
      for size in line.items {
        let middle = along + (depth - (isVertical ? size.height : size.width)) / 2
        frames.append(
          CGRect(
            origin: isVertical
              ? CGPoint(x: across, y: middle) : CGPoint(x: middle, y: across), size: size))
        across += (isVertical ? size.width : size.height) + line.gap
      }
      along += depth + lineGap
    }
    if !frames.isEmpty { along -= lineGap }
    length = along + (isVertical ? inset.bottom : inset.right)
    return frames
  }

  /// The items of each line and the room between them: lines are filled out, a last one of equal items as those before it,
  /// of different items not at all.
  private func lines(
    _ sizes: [CGSize], _ room: Double, _ gap: Double
  ) -> [(items: [CGSize], gap: Double)] {
    func across(_ size: CGSize) -> Double { isVertical ? size.width : size.height }
    let areEqual = sizes.allSatisfy { $0 == sizes[0] }
    var lines: [[CGSize]] = []
    var used = 0.0
    for size in sizes {
      let width = max(1, across(size))
      if lines.isEmpty || used + gap + width > room + 1e-6 {
        lines.append([])
        used = width
      } else {
        used += gap + width
      }
      lines[lines.count - 1].append(size)
    }
    return lines.enumerated().map { index, items in
      let width = items.reduce(0) { $0 + across($1) }
      var count = items.count
      var total = width
      if areEqual {
        count = max(1, Int((room + gap) / (max(1, across(items[0])) + gap)))
        total = Double(count) * across(items[0])
      } else if index == lines.count - 1 {
        return (items, gap)
      }
      return (items, count > 1 ? max(gap, (room - total) / Double(count - 1)) : 0)
    }
  }

  open override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return isVertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  open override func touchscopeFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return frames[indexPath.section][indexPath.item]
  }
}

extension UICollectionView {
  /// The way in which lines of items follow each other.
  public nonisolated enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Sizes and room for single items and sections; every method may be left out.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Room around a section, points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Room between two lines of a section, points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Least room between two items of a line, points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's own, unless a delegate says otherwise.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's own, unless a delegate says otherwise.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The layout's own, unless a delegate says otherwise.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's own, unless a delegate says otherwise.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }
}

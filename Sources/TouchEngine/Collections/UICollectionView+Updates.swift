public import Foundation
import TouchGeometry

/// Items that come, go and move: the view asks for all items anew at its next layout, without an animation, and what is
/// selected stays with its items (EC-134).
extension UICollectionView {
  /// Makes changes, lays the view out and tells that it is done.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    needsItems()
    layoutIfNeeded()
    completion?(true)
  }

  /// Items have come to these places.
  public func insertItems(at indexPaths: [IndexPath]) {
    itemsChanged { $0.afterInserting(indexPaths) }
  }
  /// These items have gone.
  public func deleteItems(at indexPaths: [IndexPath]) {
    itemsChanged { $0.afterDeleting(indexPaths) }
  }
  /// An item has another place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    itemsChanged { $0.afterMoving(indexPath, to: newIndexPath) }
  }
  /// Asks for these items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { itemsChanged { $0 } }
  /// Asks for these sections anew; nothing in them is selected afterwards.
  public func reloadSections(_ sections: IndexSet) {
    itemsChanged { sections.contains($0.section) ? nil : $0 }
  }

  private func itemsChanged(_ place: (IndexPath) -> IndexPath?) {
    selection.follow(place)
    needsItems()
  }

  /// Where an item comes to lie: one of each axis.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// By UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Halfway down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Halfway across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls an item to a place, as far as the content goes; without one as little as needed.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutNow()
    guard let rect = frame(of: indexPath) else { return }
    guard !scrollPosition.isEmpty else {
      scrollRectToVisible(rect, animated: animated)
      return
    }
    let inset = adjustedContentInset
    let width = bounds.width - inset.left - inset.right
    let height = bounds.height - inset.top - inset.bottom
    var place = contentOffset
    if scrollPosition.contains(.top) { place.y = rect.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      place.y = rect.midY - height / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { place.y = rect.maxY - height - inset.top }
    if scrollPosition.contains(.left) { place.x = rect.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      place.x = rect.midX - width / 2 - inset.left
    }
    if scrollPosition.contains(.right) { place.x = rect.maxX - width - inset.left }
    setContentOffset(
      CGPoint(x: range(.x).limit(place.x), y: range(.y).limit(place.y)), animated: animated)
  }
}

public import Foundation

/// Where the items of a collection view lie; the base of layouts.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that it lays out.
  public internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Runs before the places are asked for.
  open func prepare() {}
  /// Size of all items, points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The place of an item, points of the content; nil when it has none.
  open func touchscopeFrame(ofItemAt indexPath: IndexPath) -> CGRect? { nil }

  /// Asks for all places anew.
  open func invalidateLayout() { collectionView?.needsItems() }
}

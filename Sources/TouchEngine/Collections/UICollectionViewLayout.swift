public import Foundation
public import TouchGeometry

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

  private var frames: [[CGRect]] = []
  private var height = 0.0

  open override func prepare() {
    frames = []
    height = 0
    guard let view = collectionView else { return }
    let inset = sectionInset
    let width = max(0, view.bounds.width - inset.left - inset.right)
    let gap = max(0, minimumInteritemSpacing)
    let perLine = max(1, Int((width + gap) / max(1, itemSize.width + gap)))
    let spread =
      perLine > 1
      ? max(gap, (width - Double(perLine) * itemSize.width) / Double(perLine - 1)) : 0
    for section in 0..<view.numberOfSections {
      let top = height + inset.top
      let count = view.numberOfItems(inSection: section)
      frames.append(
        (0..<count).map { index in
          CGRect(
            x: inset.left + Double(index % perLine) * (itemSize.width + spread),
            y: top + Double(index / perLine) * (itemSize.height + minimumLineSpacing),
            width: itemSize.width, height: itemSize.height)
        })
      height = Double(frames.last?.last?.maxY ?? CGFloat(top)) + inset.bottom
    }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  open override func touchscopeFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return frames[indexPath.section][indexPath.item]
  }
}

import Foundation
import TouchEngine

/// Properties of collection views.
enum CollectionAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "itemSize", "collection view", UICollectionView.self, "[width, height]", order: 3,
        kind: .numbers(["width", "height"]), "Size of every item, points; 50 by 50 unless given.",
        read: { view in
          (view.collectionViewLayout as? UICollectionViewFlowLayout).map {
            .numbers([$0.itemSize.width, $0.itemSize.height])
          }
        }
      ) { loader, view, node in
        guard let size = loader.size(node), size.width > 0, size.height > 0 else { return }
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = size
      },
      .custom(
        "items", "collection view", UICollectionView.self,
        "a number, or a list of colours and {backgroundColor, subviews, ...}", order: 4,
        kind: .readOnly, "The items; their ids are grid.item0, grid.item1 and so on."
      ) { loader, view, node in loader.loadItems(node, of: view) },
      .bool(
        "allowsSelection", "collection view", \UICollectionView.allowsSelection,
        "False: touches on items select and highlight nothing."),
      .bool(
        "allowsMultipleSelection", "collection view", \UICollectionView.allowsMultipleSelection,
        "A tap on an item leaves the others selected, and deselects a selected one."),
      .bool(
        "isSelected", "collection cell", \UICollectionViewCell.isSelected,
        "Selected, in the look."),
      .bool(
        "isHighlighted", "collection cell", \UICollectionViewCell.isHighlighted,
        "Pressed, in the look."),
      .reading(
        "selectedItems", "collection view", "The selected items, in the order of their selection."
      ) { (view: UICollectionView) in
        .numbers((view.indexPathsForSelectedItems ?? []).map { Double($0.item) })
      },
    ]
  }
}

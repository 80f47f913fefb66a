import Foundation
import TouchEngine

/// Properties of collection views.
enum CollectionAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "itemSize", "collection view", UICollectionView.self, "[width, height]", order: 3,
        kind: .numbers(["width", "height"]),
        "The size of each item in points; 50 by 50 by default.",
        read: { view in
          (view.collectionViewLayout as? UICollectionViewFlowLayout).map {
            .numbers([$0.itemSize.width, $0.itemSize.height])
          }
        }
      ) { scope, view, node in
        guard let size = scope.size(node), size.width > 0, size.height > 0 else { return }
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = size
      },
      .custom(
        "items", "collection view", UICollectionView.self,
        "a number, or a list of colours and {backgroundColor, subviews, ...}", order: 4,
        kind: .readOnly, "The items; their ids are grid.item0, grid.item1 and so on."
      ) { scope, view, node in scope.loadItems(node, of: view) },
      .bool(
        "allowsSelection", "collection view", \UICollectionView.allowsSelection,
        "If false, touches neither select nor highlight items."),
      .bool(
        "allowsMultipleSelection", "collection view", \UICollectionView.allowsMultipleSelection,
        "A tap on an item keeps the others selected; a tap on a selected item deselects it."),
      .bool(
        "isSelected", "collection cell", \UICollectionViewCell.isSelected,
        "Whether the cell is drawn as selected."),
      .bool(
        "isHighlighted", "collection cell", \UICollectionViewCell.isHighlighted,
        "Whether the cell is drawn as pressed."),
      .reading(
        "selectedItems", "collection view",
        "The selected items, in the order in which they were selected."
      ) { (view: UICollectionView) in
        .numbers((view.indexPathsForSelectedItems ?? []).map { Double($0.item) })
      },
    ]
  }
}

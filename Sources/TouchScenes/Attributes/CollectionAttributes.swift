import Foundation
import TouchEngine
import TouchLanguage

/// Properties of collection views.
enum CollectionAttributes {
  static var all: [SceneAttribute] {
    [
      .custom(
        "itemSize", .collection, UICollectionView.self, .form("[width, height]"), order: 3,
        kind: .numbers(["width", "height"]),
        Text.attributes.itemSize,
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
        "items", .collection, UICollectionView.self,
        .items("{backgroundColor, subviews, ...}"), order: 4,
        kind: .readOnly, Text.attributes.itemsOfCollection
      ) { scope, view, node in scope.loadItems(node, of: view) },
      .bool(
        "allowsSelection", .collection, \UICollectionView.allowsSelection,
        Text.attributes.allowsSelectionOfCollection),
      .bool(
        "allowsMultipleSelection", .collection, \UICollectionView.allowsMultipleSelection,
        Text.attributes.allowsMultipleSelectionOfCollection),
      .bool(
        "isSelected", .collectionCell, \UICollectionViewCell.isSelected,
        Text.attributes.isSelectedOfCollectionCell),
      .bool(
        "isHighlighted", .collectionCell, \UICollectionViewCell.isHighlighted,
        Text.attributes.isHighlightedOfCollectionCell),
      .reading(
        "selectedItems", .collection,
        Text.attributes.selectedItems
      ) { (view: UICollectionView) in
        .numbers((view.indexPathsForSelectedItems ?? []).map { Double($0.item) })
      },
    ]
  }
}

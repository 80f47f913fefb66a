import Foundation
import TouchEngine

/// The items of a collection view in a scene; each keeps its cell.
final class SceneCollectionSource: UICollectionViewDataSource, ProtocolStandIn {
  let standsFor = "UICollectionViewDataSource"
  private let cells: [UICollectionViewCell]

  init(_ cells: [UICollectionViewCell]) { self.cells = cells }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cells[indexPath.item] }
}

/// Reads `items` of a collection view.
extension SceneLoader {
  func loadItems(_ node: SceneNode, of view: UICollectionView) {
    // A captured grid that its class has filled is full.
    guard captured == nil || view.dataSource == nil else { return }
    let items = node.items
    guard let count = items?.count ?? integer(node, in: 0...2000) else { return }
    let cells = (0..<count).map { index in
      item(
        items?[index] ?? node, isOwn: items != nil, "\(view.touchscopeName ?? "items").item\(index)"
      )
    }
    let source = SceneCollectionSource(cells)
    dataSources[view.touchscopeHandle] = source
    view.dataSource = source
  }

  /// A text is centred in its cell; a mapping gives attributes and subviews.
  private func item(_ node: SceneNode, isOwn: Bool, _ id: String) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let bare = SceneNode(content: .mapping([]), line: node.line, column: node.column)
    name(cell, bare, standard: id)
    name(cell.contentView, bare, standard: id + ".content")
    cell.backgroundColor = .lightGray
    cell.touchscopeCornerRadius = 8
    guard isOwn, node.entries != nil else {
      cell.backgroundColor = isOwn ? node.text.flatMap { _ in color(node) } : .lightGray
      return cell
    }
    apply(node, to: cell, except: ["subviews"])
    if let subviews = node["subviews"] { loadSubviews(subviews, of: cell.contentView, depth: 8) }
    return cell
  }
}

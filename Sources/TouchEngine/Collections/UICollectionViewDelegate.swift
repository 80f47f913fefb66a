public import Foundation

extension IndexPath {
  /// An item of a section, both from 0.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The item in its section, from 0.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

/// What a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item that is about to be seen.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// 1 unless it is given.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One section, unless a data source says otherwise.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection view asks and tells of its items; every method may be left out.
///
/// By touch the order is shouldHighlight, didHighlight; at the lift shouldSelect or shouldDeselect, didSelect or
/// didDeselect, didUnhighlight: other than a table it ends the highlight last (TBL-06, TBL-07).
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touch may highlight it.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// It was highlighted by a touch.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// It is no longer highlighted.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a tap may select it.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asked with multiple selection only, of a selected item that is tapped.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// A tap selected it.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// It is no longer selected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Whether a touch may highlight it.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { collectionView.yesByDefault() }
  /// It was highlighted by a touch.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// It is no longer highlighted.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Whether a tap may select it.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { collectionView.yesByDefault() }
  /// Whether a tap may deselect it.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { collectionView.yesByDefault() }
  /// A tap selected it.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// It is no longer selected.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}

extension UICollectionView {
  final func yesByDefault() -> Bool {
    touchscopeEngine.lastAnswer.isDefault = true
    return true
  }
}

import Foundation
import TouchTrace

/// Turns the touches of a collection view into highlighted and selected items (TBL-06, TBL-07).
final class CollectionSelection {
  unowned let view: UICollectionView
  private(set) var paths: [IndexPath] = []

  /// Items have come, gone or moved: `place` says where a selected one is now, nil for nowhere.
  func follow(_ place: (IndexPath) -> IndexPath?) { paths = paths.compactMap(place) }
  private var touched: (touch: UITouch, path: IndexPath)?

  init(_ view: UICollectionView) { self.view = view }

  private var engine: Engine { view.touchscopeEngine }
  private var delegate: (any UICollectionViewDelegate)? {
    view.delegate as? any UICollectionViewDelegate
  }

  func began(_ touches: Set<UITouch>) {
    guard touched == nil, view.allowsSelection || view.allowsMultipleSelection,
      let touch = touches.first,
      let path = view.indexPathForItem(at: touch.location(in: view)),
      let cell = view.cellForItem(at: path), touch.view?.isDescendant(of: cell) == true,
      ask(.shouldHighlightItem, path, { $0.collectionView(view, shouldHighlightItemAt: path) })
    else { return }
    touched = (touch, path)
    cell.isHighlighted = true
    tell(.didHighlightItem, path) { $0.collectionView(view, didHighlightItemAt: path) }
  }

  /// A finger that leaves the item, where nothing scrolls, takes the highlight with it (EC-40).
  func moved(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch),
      view.indexPathForItem(at: touched.touch.location(in: view)) != touched.path
    else { return }
    letGo()
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    let path = touched.path
    if view.allowsMultipleSelection, paths.contains(path) {
      if ask(.shouldDeselectItem, path, { $0.collectionView(view, shouldDeselectItemAt: path) }) {
        deselect(path)
      }
    } else if ask(.shouldSelectItem, path, { $0.collectionView(view, shouldSelectItemAt: path) }) {
      if !view.allowsMultipleSelection {
        for old in paths where old != path { deselect(old) }
      }
      select(path)
    }
    letGo()
  }

  func cancelled(_ touches: Set<UITouch>) {
    if let touched, touches.contains(touched.touch) { letGo() }
  }

  private func letGo() {
    guard let path = touched?.path else { return }
    touched = nil
    view.cellForItem(at: path)?.isHighlighted = false
    tell(.didUnhighlightItem, path) { $0.collectionView(view, didUnhighlightItemAt: path) }
  }

  private func select(_ path: IndexPath) {
    set(path, true)
    let seq = engine.record(
      TraceEvent(
        kind: .action, verb: .action, subject: view.touchscopeHandle,
        other: view.cellForItem(at: path)?.touchscopeHandle ?? .none, rule: .tbl06),
      payload: "didSelectItem \(view.text(path))")
    engine.because(seq) {
      engine.nested { delegate?.collectionView(view, didSelectItemAt: path) }
    }
  }

  private func deselect(_ path: IndexPath) {
    set(path, false)
    tell(.didDeselectItem, path) { $0.collectionView(view, didDeselectItemAt: path) }
  }

  /// Selects or deselects an item and tells nobody.
  func set(_ path: IndexPath, _ isSelected: Bool) {
    paths.removeAll { $0 == path }
    if isSelected { paths.append(path) }
    view.cellForItem(at: path)?.isSelected = isSelected
  }

  func forget() {
    touched = nil
    paths = []
  }

  private func ask(
    _ verb: Verb, _ path: IndexPath, _ question: (any UICollectionViewDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    engine.lastAnswer.isDefault = false
    let answer = question(delegate)
    if !engine.lastAnswer.isDefault {
      engine.record(
        TraceEvent(
          kind: .decision, verb: verb, subject: view.touchscopeHandle, answer: answer,
          source: .delegate, rule: .tbl06),
        payload: "\(view.text(path)) \(answer ? "yes" : "no")")
    }
    return answer
  }

  private func tell(
    _ verb: Verb, _ path: IndexPath, _ body: (any UICollectionViewDelegate) -> Void
  ) {
    view.record(verb, rule: .tbl06, payload: view.text(path)) {
      if let delegate { body(delegate) }
    }
  }
}

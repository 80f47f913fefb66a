public import Foundation

/// Rows that come, go and move: the table asks for all rows anew at its next layout, without an animation, and what is
/// selected stays with its rows (EC-134).
extension UITableView {
  /// Nothing to prepare: changes count one after the other.
  public func beginUpdates() {}
  /// Asks for rows and heights anew.
  public func endUpdates() { rowsChanged { $0 } }

  /// Makes changes, lays the table out and tells that it is done.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    rowsChanged { $0 }
    layoutIfNeeded()
    completion?(true)
  }

  /// Rows have come to these places.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsChanged { $0.afterInserting(indexPaths) }
  }

  /// These rows have gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsChanged { $0.afterDeleting(indexPaths) }
  }

  /// A row has another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rowsChanged { $0.afterMoving(indexPath, to: newIndexPath) }
  }

  /// Sections have come to these places.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsChanged { $0.afterInserting(sections: sections) }
  }

  /// These sections have gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsChanged { $0.afterDeleting(sections: sections) }
  }

  /// Asks for these sections anew; nothing in them is selected afterwards.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsChanged { sections.contains($0.section) ? nil : $0 }
  }

  private func rowsChanged(_ place: (IndexPath) -> IndexPath?) {
    selection.follow(place)
    isStale = true
    setNeedsLayout()
    touchscopeEngine.lookVersion += 1
  }
}

extension UITableViewCell {
  /// How a row could be edited; none is here.
  public nonisolated enum EditingStyle: Int, Sendable { case none, delete, insert }
}

import Foundation

/// Where a row is after others came or went. Changes count one after the other, in the order of the calls (EC-134).
extension IndexPath {
  /// After rows were put in at these places.
  func afterInserting(_ paths: [IndexPath]) -> IndexPath {
    var place = self
    for path in paths.sorted() where path.section == section && path.row <= place.row {
      place.row += 1
    }
    return place
  }

  /// After these rows were taken away; nil for one of them.
  func afterDeleting(_ paths: [IndexPath]) -> IndexPath? {
    guard !paths.contains(self) else { return nil }
    let gone = Set(paths).filter { $0.section == section && $0.row < row }.count
    return IndexPath(row: row - gone, section: section)
  }

  /// After one row went from one place to another.
  func afterMoving(_ old: IndexPath, to new: IndexPath) -> IndexPath {
    self == old ? new : afterDeleting([old])?.afterInserting([new]) ?? self
  }

  /// After whole sections were put in.
  func afterInserting(sections: IndexSet) -> IndexPath {
    var place = section
    for new in sections where new <= place { place += 1 }
    return IndexPath(row: row, section: place)
  }

  /// After whole sections were taken away; nil in one of them.
  func afterDeleting(sections: IndexSet) -> IndexPath? {
    guard !sections.contains(section) else { return nil }
    return IndexPath(row: row, section: section - sections.count(in: 0..<section))
  }
}

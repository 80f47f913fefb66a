public import Foundation
import TouchGeometry
import TouchTrace

extension UITableView {
  /// Asks for everything anew; nothing is selected afterwards (documented).
  public func reloadData() {
    selection.forget()
    isStale = true
    setNeedsLayout()
    touchscopeEngine.lookVersion += 1
  }

  /// Asks for the cells of these rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.removeCells { indexPaths.contains($0) }
    isStale = true
    setNeedsLayout()
  }

  // MARK: Asking

  /// How many sections there are.
  public var numberOfSections: Int { upToDate.sections.count }

  /// How many a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    let sections = upToDate.sections
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  /// In the table's own coordinates, points; zero when there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    upToDate.span(indexPath).map {
      CGRect(x: 0, y: $0.top, width: bounds.width, height: $0.bottom - $0.top)
    } ?? .zero
  }

  /// Header, rows and footer of a section, in the table's own coordinates, points.
  public func rect(forSection section: Int) -> CGRect {
    let sections = upToDate.sections
    guard sections.indices.contains(section) else { return .zero }
    let (top, bottom) = (sections[section].top, sections[section].bottom)
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// The row at a point of the table's own coordinates; nil on headers, footers and beyond the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return upToDate.row(at: point.y)
  }

  /// The row that a cell shows; nil when it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

  /// The cell of a row that is seen; nil for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutNow()
    return rows.cell(indexPath)
  }

  /// From top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.shown.map(\.cell)
  }

  /// Where the cells are that are shown; nil when there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.shown.isEmpty ? nil : rows.shown.map(\.path)
  }

  private var upToDate: TableGeometry {
    if isStale { rows.read() }
    return rows.geometry
  }

  func hasRow(_ path: IndexPath) -> Bool { upToDate.span(path) != nil }

  /// `3`, or `1 3` where there are several sections.
  func text(_ path: IndexPath) -> String {
    rows.geometry.sections.count > 1 ? "\(path.section) \(path.row)" : "\(path.row)"
  }

  // MARK: Selection by program: no delegate hears of it (TBL-12, documented)

  /// The selected row, or the first one that was selected of several.
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// What is selected; nil when nothing is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row, or none for nil, and scrolls it to a place.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in selection.paths { selection.set(path, false) }
    }
    guard let indexPath, hasRow(indexPath) else { return }
    selection.set(indexPath, true)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects by program; nobody is told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.set(indexPath, false)
  }

  /// Scrolls a row to the top, the middle or the bottom; for `none` as little as needed.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    guard rect != .zero else { return }
    let inset = adjustedContentInset
    let page = bounds.height - inset.top - inset.bottom
    let y: Double
    switch scrollPosition {
    case .none:
      scrollRectToVisible(rect, animated: animated)
      return
    case .top: y = rect.minY
    case .middle: y = rect.midY - page / 2
    case .bottom: y = rect.maxY - page
    }
    setContentOffset(
      CGPoint(x: contentOffset.x, y: range(.y).limit(y - inset.top)), animated: animated)
  }

  // MARK: Cells to use again

  /// Cells of a class that are made when none can be used again; it has `init(style:reuseIdentifier:)`, as UIKit asks.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.register(cellClass, identifier)
  }

  /// How a cell is made for an identifier, where a class needs more than its style.
  public func touchscopeRegister(_ identifier: String, make: @escaping () -> UITableViewCell) {
    rows.makers[identifier] = make
  }

  /// A cell that went out of sight, or a new one of a registered class; nil when there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    rows.dequeue(identifier)
  }

  /// As above; an identifier without a class leaves a warning and gives a plain cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = rows.dequeue(identifier) { return cell }
    touchscopeEngine.warn(touchscopeHandle, "no class is registered for '\(identifier)'")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}

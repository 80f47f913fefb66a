public import Foundation
import TouchGeometry
import TouchTrace

/// A list of rows in sections. Touches on a row reach it up the responder chain, and it selects the row (TBL-14).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How a table looks.
  public nonisolated enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Where a row comes to lie.
  public nonisolated enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How rows come and go; without effect.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// Whether lines stand between rows.
  public nonisolated enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// A height that the table chooses itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How it looks.
  public let style: Style
  /// What it shows. The delegate is the scroll view's; one that adopts `UITableViewDelegate` hears of rows too.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { needsRows() } }

  // MARK: Look

  /// Points; `automaticDimension` is 44.
  open var rowHeight = UITableView.automaticDimension { didSet { needsRows() } }
  /// Whether lines stand between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { showSeparators() } }
  /// The colour of lines between rows.
  open var separatorColor: UIColor? = .lightGray { didSet { showSeparators() } }
  /// Above all rows, as high as its frame.
  open var tableHeaderView: UIView? { didSet { swap(oldValue, tableHeaderView) } }
  /// Below all rows, as high as its frame.
  open var tableFooterView: UIView? { didSet { swap(oldValue, tableFooterView) } }

  // MARK: Selection (the defaults are UIKit's, documented: TBL-11)

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several can be selected at once.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while it is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several can be selected while it is edited.
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false

  /// Sets `isEditing`; nothing moves, so `animated` changes nothing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A scene's policies.
  public var touchscopeTableHooks = TableHooks()

  private(set) lazy var rows = TableRows(self)
  private(set) lazy var selection = TableSelection(self)
  var isStale = true
  /// True in systems that put a view of their own between a table and its cells (C-36).
  var hasWrapper: Bool { touchscopeEngine.profile == .ios10 }

  /// With all its parts.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor =
      style == .plain ? .white : UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  }

  private func swap(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    needsRows()
  }

  private func needsRows() {
    isStale = true
    setNeedsLayout()
  }

  private func showSeparators() { rows.showSeparators() }

  /// Brings the rows that are seen into place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { rows.read() }
    rows.show()
  }

  // MARK: Touches: they come up the responder chain from a cell (TBL-14)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    selection.began(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    selection.moved(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selection.ended(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    selection.cancelled(touches)
    super.touchesCancelled(touches, with: event)
  }

  /// Asks for everything anew; nothing is selected afterwards (documented).
  open func reloadData() {
    selection.forget()
    isStale = true
    setNeedsLayout()
    touchscopeEngine.lookVersion += 1
  }

  /// Asks for the cells of these rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.removeCells { indexPaths.contains($0) }
    isStale = true
    setNeedsLayout()
  }

  // MARK: Asking

  /// How many sections there are.
  open var numberOfSections: Int { upToDate.sections.count }

  /// How many a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = upToDate.sections
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  /// In the table's own coordinates, points; zero when there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    upToDate.span(indexPath).map {
      CGRect(x: 0, y: $0.top, width: bounds.width, height: $0.bottom - $0.top)
    } ?? .zero
  }

  /// Header, rows and footer of a section, in the table's own coordinates, points.
  open func rect(forSection section: Int) -> CGRect {
    let sections = upToDate.sections
    guard sections.indices.contains(section) else { return .zero }
    let (top, bottom) = (sections[section].top, sections[section].bottom)
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// The row at a point of the table's own coordinates; nil on headers, footers and beyond the rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return upToDate.row(at: point.y)
  }

  /// The row that a cell shows; nil when it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

  /// The cell of a row that is seen; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutNow()
    return rows.cell(indexPath)
  }

  /// From top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.shown.map(\.cell)
  }

  /// Where the cells are that are shown; nil when there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
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
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// What is selected; nil when nothing is.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row, or none for nil, and scrolls it to a place.
  open func selectRow(
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
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.set(indexPath, false)
  }

  /// Scrolls a row to the top, the middle or the bottom; for `none` as little as needed.
  open func scrollToRow(
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
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.register(cellClass, identifier)
  }

  /// How a cell is made for an identifier, where a class needs more than its style.
  open func touchscopeRegister(_ identifier: String, make: @escaping () -> UITableViewCell) {
    rows.makers[identifier] = make
  }

  /// A cell that went out of sight, or a new one of a registered class; nil when there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    rows.dequeue(identifier)
  }

  /// As above; an identifier without a class leaves a warning and gives a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = rows.dequeue(identifier) { return cell }
    touchscopeEngine.warn(touchscopeHandle, "no class is registered for '\(identifier)'")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Rows that come, go and move: the table asks for all rows anew at its next layout, without an animation, and what is
  // selected stays with its rows (EC-134)

  /// Nothing to prepare: changes count one after the other.
  open func beginUpdates() {}
  /// Asks for rows and heights anew.
  open func endUpdates() { rowsChanged { $0 } }

  /// Makes changes, lays the table out and tells that it is done.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    rowsChanged { $0 }
    layoutIfNeeded()
    completion?(true)
  }

  /// Rows have come to these places.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsChanged { $0.afterInserting(indexPaths) }
  }

  /// These rows have gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsChanged { $0.afterDeleting(indexPaths) }
  }

  /// A row has another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rowsChanged { $0.afterMoving(indexPath, to: newIndexPath) }
  }

  /// Sections have come to these places.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsChanged { $0.afterInserting(sections: sections) }
  }

  /// These sections have gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsChanged { $0.afterDeleting(sections: sections) }
  }

  /// Asks for these sections anew; nothing in them is selected afterwards.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsChanged { sections.contains($0.section) ? nil : $0 }
  }

  private func rowsChanged(_ place: (IndexPath) -> IndexPath?) {
    selection.follow(place)
    isStale = true
    setNeedsLayout()
    touchscopeEngine.lookVersion += 1
  }
}

/// A scene's policies for one table; they act as its delegate.
public struct TableHooks {
  /// Whether a touch may highlight it.
  public var shouldHighlightRow: ((IndexPath) -> Bool)?
  /// Runs at each selection, before the delegate is told.
  public var didSelectRow: ((IndexPath) -> Void)?
  /// With all its parts.
  public init() {}
}

extension UITableViewCell {
  /// How a row could be edited; none is here.
  public nonisolated enum EditingStyle: Int, Sendable { case none, delete, insert }
}

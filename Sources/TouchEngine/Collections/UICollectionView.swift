public import Foundation
import TouchGeometry
import TouchTrace

/// Items in places that a layout chooses. Touches on an item reach it up the responder chain, as in a table.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Gives what is shown; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Where items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      needsItems()
    }
  }
  /// The defaults are UIKit's, documented (TBL-11).
  open var allowsSelection = true
  /// Whether several can be selected at once.
  open var allowsMultipleSelection = false

  private(set) lazy var selection = CollectionSelection(self)
  private var isStale = true
  private var readBreadth: CGFloat = 0
  private var counts: [Int] = []
  private var shown: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var makers: [String: () -> UICollectionViewCell] = [:]
  private var spare: [String: [UICollectionViewCell]] = [:]

  /// With all its parts.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .white
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Items

  /// Asks for everything anew; nothing is selected afterwards (documented).
  open func reloadData() {
    selection.forget()
    needsItems()
  }

  final func needsItems() {
    isStale = true
    setNeedsLayout()
  }

  /// The length of a line, points: items lie otherwise when it changes.
  private var breadth: CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.scrollDirection == .horizontal ? bounds.height : bounds.width
  }

  private func read() {
    isStale = false
    readBreadth = breadth
    counts = []
    if let source = dataSource {
      counts = (0..<max(0, source.numberOfSections(in: self))).map {
        max(0, source.collectionView(self, numberOfItemsInSection: $0))
      }
    }
    removeCells { _ in true }
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale || breadth != readBreadth { read() }
    let paths = allPaths.filter { isSeen($0) }
    removeCells { !paths.contains($0) }
    for path in paths where !shown.contains(where: { $0.path == path }) { add(path) }
  }

  private var allPaths: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  private func isSeen(_ path: IndexPath) -> Bool {
    guard let frame = frame(of: path) else { return false }
    return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY
      && frame.maxY > bounds.minY
  }

  final func frame(of path: IndexPath) -> CGRect? {
    collectionViewLayout.touchscopeFrame(ofItemAt: path)
  }

  private func add(_ path: IndexPath) {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path),
      let frame = frame(of: path)
    else { return }
    cell.placeQuietly(frame)
    cell.isSelected = selection.paths.contains(path)
    shown.append((path, cell))
    addSubview(cell)
  }

  private func removeCells(where isGone: (IndexPath) -> Bool) {
    for (_, cell) in shown.filter({ isGone($0.path) }) {
      if cell.superview === self { cell.removeFromSuperview() }
      if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
    }
    shown.removeAll { isGone($0.path) }
  }

  // MARK: Asking

  /// How many sections there are.
  open var numberOfSections: Int {
    if isStale { read() }
    return counts.count
  }

  /// How many a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    if isStale { read() }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The item at a point of the collection view's own coordinates; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutNow()
    return allPaths.first { frame(of: $0)?.contains(point) ?? false }
  }

  /// The cell of an item that is seen; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutNow()
    return shown.first { $0.path == indexPath }?.cell
  }

  /// Where a cell is; nil for one that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.cell === cell }?.path
  }

  /// The items that are shown.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutNow()
    return shown.map(\.path)
  }

  /// The cells that are shown.
  open var visibleCells: [UICollectionViewCell] {
    layoutNow()
    return shown.map(\.cell)
  }

  /// `3`, or `1 3` where there are several sections.
  func text(_ path: IndexPath) -> String {
    counts.count > 1 ? "\(path.section) \(path.item)" : "\(path.item)"
  }

  // MARK: Selection by program: no delegate hears of it (TBL-12)

  /// What is selected; nil when nothing is.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item by program, and scrolls it to a place; nobody is told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in selection.paths { selection.set(path, false) }
    }
    guard let indexPath, frame(of: indexPath) != nil else { return }
    selection.set(indexPath, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects by program; nobody is told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.set(indexPath, false)
  }

  // MARK: Cells to use again

  /// Cells of a class that are made when none can be used again; it has `init(frame:)`, as UIKit asks.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = nil
    guard let cellClass else { return }
    guard let cellType = cellClass as? UICollectionViewCell.Type else {
      touchscopeEngine.warn(touchscopeHandle, "\(cellClass) is no class of cells")
      return
    }
    makers[identifier] = { ClassMaking.item(cellType) }
  }

  /// How a cell is made for an identifier, where a class needs more than its frame.
  public func touchscopeRegister(
    _ identifier: String, make: @escaping () -> UICollectionViewCell
  ) { makers[identifier] = make }

  /// A cell that went out of sight, or a new one; without a maker a plain one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = makers[identifier]?() ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  // MARK: Touches: they come up the responder chain from a cell

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

  // MARK: Items that come, go and move: the view asks for all items anew at its next layout, without an animation, and what
  // is selected stays with its items (EC-134)

  /// Makes changes, lays the view out and tells that it is done.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    needsItems()
    layoutIfNeeded()
    completion?(true)
  }

  /// Items have come to these places.
  open func insertItems(at indexPaths: [IndexPath]) {
    itemsChanged { $0.afterInserting(indexPaths) }
  }
  /// These items have gone.
  open func deleteItems(at indexPaths: [IndexPath]) {
    itemsChanged { $0.afterDeleting(indexPaths) }
  }
  /// An item has another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    itemsChanged { $0.afterMoving(indexPath, to: newIndexPath) }
  }
  /// Asks for these items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { itemsChanged { $0 } }
  /// Asks for these sections anew; nothing in them is selected afterwards.
  open func reloadSections(_ sections: IndexSet) {
    itemsChanged { sections.contains($0.section) ? nil : $0 }
  }

  private func itemsChanged(_ place: (IndexPath) -> IndexPath?) {
    selection.follow(place)
    needsItems()
  }

  /// Where an item comes to lie: one of each axis.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// By UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Halfway down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Halfway across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls an item to a place, as far as the content goes; without one as little as needed.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutNow()
    guard let rect = frame(of: indexPath) else { return }
    guard !scrollPosition.isEmpty else {
      scrollRectToVisible(rect, animated: animated)
      return
    }
    let inset = adjustedContentInset
    let width = bounds.width - inset.left - inset.right
    let height = bounds.height - inset.top - inset.bottom
    var place = contentOffset
    if scrollPosition.contains(.top) { place.y = rect.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      place.y = rect.midY - height / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { place.y = rect.maxY - height - inset.top }
    if scrollPosition.contains(.left) { place.x = rect.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      place.x = rect.midX - width / 2 - inset.left
    }
    if scrollPosition.contains(.right) { place.x = rect.maxX - width - inset.left }
    setContentOffset(
      CGPoint(x: range(.x).limit(place.x), y: range(.y).limit(place.y)), animated: animated)
  }
}

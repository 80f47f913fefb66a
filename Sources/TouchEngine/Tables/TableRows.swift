import Foundation
import TouchGeometry
import TouchTrace

/// The cells of a table that are seen, and those that wait to be used again.
final class TableRows {
  unowned let table: UITableView
  private(set) var geometry = TableGeometry()
  /// From top to bottom.
  private(set) var shown: [(path: IndexPath, cell: UITableViewCell)] = []
  var makers: [String: () -> UITableViewCell] = [:]
  /// Cells without a row, by identifier, the one that went last at the end.
  private var spare: [String: [UITableViewCell]] = [:]
  private var titles: [UIView] = []
  private lazy var wrapper: UITableViewWrapperView? = makeWrapper()

  init(_ table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }
  /// What the cells lie in.
  private var container: UIView { wrapper ?? table }

  // MARK: Reading

  /// Asks the data source how much there is, and the delegate how high it is.
  func read() {
    table.isStale = false
    var geometry = TableGeometry(above: Double(table.tableHeaderView?.frame.height ?? 0))
    if let source = table.dataSource {
      for section in 0..<max(0, source.numberOfSections(in: table)) {
        let count = max(0, source.tableView(table, numberOfRowsInSection: section))
        geometry.add(
          header: source.tableView(table, titleForHeaderInSection: section),
          heights: (0..<count).map { height(IndexPath(row: $0, section: section)) },
          footer: source.tableView(table, titleForFooterInSection: section))
      }
    }
    place(table.tableHeaderView, at: 0)
    place(table.tableFooterView, at: geometry.height)
    geometry.addBelow(Double(table.tableFooterView?.frame.height ?? 0))
    self.geometry = geometry
    removeCells { _ in true }
    showTitles()
    table.contentSize = CGSize(width: table.bounds.width, height: geometry.height)
  }

  private func height(_ path: IndexPath) -> Double {
    let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return height < 0 ? 44 : height
  }

  private func place(_ view: UIView?, at y: Double) {
    guard let view else { return }
    view.placeQuietly(CGRect(x: 0, y: y, width: table.bounds.width, height: view.frame.height))
  }

  private func showTitles() {
    for title in titles { title.removeFromSuperview() }
    titles = geometry.sections.enumerated().flatMap { index, section in
      [(section.header, section.top, "header"), (section.footer, section.footerTop, "footer")]
        .compactMap { text, top, kind in text.map { title($0, at: top, "\(kind)\(index)") } }
    }
  }

  private func title(_ text: String, at y: Double, _ suffix: String) -> UIView {
    let view = UITableViewHeaderFooterView(frame: .zero)
    if let name = table.touchscopeName {
      view.touchscopeName = "\(name).\(suffix)"
      view.textLabel.touchscopeName = "\(name).\(suffix).text"
    }
    view.textLabel.text = text
    view.placeQuietly(
      CGRect(x: 0, y: y, width: table.bounds.width, height: TableGeometry.titleHeight))
    table.addSubview(view)
    return view
  }

  // MARK: Showing

  /// Cells for the rows that are seen, and none for the others.
  func show() {
    let width = table.bounds.width
    if table.contentSize.width != width { table.contentSize.width = width }
    wrapper?.placeQuietly(
      CGRect(x: 0, y: 0, width: width, height: max(geometry.height, table.bounds.height)))
    let paths = geometry.rows(from: table.bounds.minY, to: table.bounds.maxY)
    removeCells { !paths.contains($0) }
    for path in paths {
      if let cell = cell(path) { place(cell, path) } else { add(path) }
    }
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    guard let span = geometry.span(path) else { return }
    let rect = CGRect(
      x: 0, y: span.top, width: table.bounds.width, height: span.bottom - span.top)
    if cell.frame != rect { cell.placeQuietly(rect) }
  }

  private func add(_ path: IndexPath) {
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return }
    place(cell, path)
    cell.setSelected(table.selection.paths.contains(path), animated: false)
    show(separatorOf: cell)
    delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    let index = shown.firstIndex { $0.path > path } ?? shown.count
    shown.insert((path, cell), at: index)
    container.addSubview(cell)
  }

  func removeCells(where isGone: (IndexPath) -> Bool) {
    let gone = shown.filter { isGone($0.path) }
    guard !gone.isEmpty else { return }
    shown.removeAll { isGone($0.path) }
    for (path, cell) in gone {
      if cell.superview === container { cell.removeFromSuperview() }
      if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
      delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }
  }

  func showSeparators() {
    for (_, cell) in shown { show(separatorOf: cell) }
  }

  private func show(separatorOf cell: UITableViewCell) {
    cell.separator =
      table.separatorStyle == .none ? nil : table.separatorColor?.touchscopeRGBA
  }

  func cell(_ path: IndexPath) -> UITableViewCell? { shown.first { $0.path == path }?.cell }

  func path(of cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

  // MARK: Using again

  func register(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      makers[identifier] = nil
      return
    }
    guard let cellType = cellClass as? UITableViewCell.Type else {
      table.touchscopeEngine.warn(table.touchscopeHandle, "\(cellClass) is no class of cells")
      return
    }
    makers[identifier] = { ClassMaking.cell(cellType, identifier) }
  }

  func dequeue(_ identifier: String) -> UITableViewCell? {
    guard let cell = spare[identifier]?.popLast() else { return makers[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  // MARK: The wrapper of older systems

  private func makeWrapper() -> UITableViewWrapperView? {
    guard table.hasWrapper else { return nil }
    let wrapper = UITableViewWrapperView(frame: table.bounds)
    if let name = table.touchscopeName {
      wrapper.touchscopeName = name + ".wrapper"
      wrapper.delayRecognizer.touchscopeName = name + ".wrapper.delay"
    }
    table.insertSubview(wrapper, at: 0)
    return wrapper
  }
}

public import Foundation

/// A controller whose view is a table, with itself as data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Its table, which is its view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// With all its parts.
  public init(style: UITableView.Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .plain) }

  open override func loadView() {
    let table = UITableView(
      frame: CGRect(origin: .zero, size: touchscopeEngine.screen), style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  // Everything that a subclass may override, with the answers of one that does not.

  /// One section, unless a data source says otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// What stands over a section; nil for nothing.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// What stands under a section; nil for nothing.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// The height of a row, points.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A cell is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Whether a touch may highlight it.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    touchscopeEngine.isDefaultAnswer = true
    return true
  }
  /// It was highlighted by a touch.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// It is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Which row a tap selects; nil for none.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    touchscopeEngine.isDefaultAnswer = true
    return indexPath
  }
  /// Which row is deselected; nil for none.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    touchscopeEngine.isDefaultAnswer = true
    return indexPath
  }
  /// A tap selected it.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// It is no longer selected.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

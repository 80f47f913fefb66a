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
}

/// A scene's policies for one table; they act as its delegate.
public struct TableHooks {
  /// Whether a touch may highlight it.
  public var shouldHighlightRow: ((IndexPath) -> Bool)?
  /// With all its parts.
  public init() {}
}

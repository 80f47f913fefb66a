public import Foundation
import TouchGeometry

/// The title of a section, above or below its rows. Touches on it select nothing.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The text that it shows.
  public let textLabel = UILabel(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = UIColor(red: 0.94, green: 0.94, blue: 0.96, alpha: 1)
    textLabel.touchscopeFontSize = 14
    textLabel.textColor = .gray
    addSubview(textLabel)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    textLabel.placeQuietly(
      CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height))
  }
}

/// What lies between a table and its cells in older systems: a scroll view that does not scroll, whose recognizer
/// holds touches beside the table's (C-36).
final class UITableViewWrapperView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = false
    panGestureRecognizer.isEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Touches go on to the table, which selects the row.
  override var passesTouchesOn: Bool { true }
}

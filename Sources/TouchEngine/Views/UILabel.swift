public import Foundation
public import TouchTrace

/// Where a line of text stands.
public enum NSTextAlignment: Int, Sendable { case left, center, right }

/// A line of text; takes no touches unless interaction is switched on (HT-22).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What it shows.
  open var text: String? { didSet { touchscopeEngine.lookVersion += 1 } }
  /// The colour of the text.
  open var textColor: UIColor = .black { didSet { touchscopeEngine.lookVersion += 1 } }
  /// The colour of the text while it is highlighted; nil for the same one.
  open var highlightedTextColor: UIColor? { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Set by a cell that is highlighted or selected, for all labels in it (TBL-13).
  open var isHighlighted = false { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .left { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Points.
  public var touchscopeFontSize: CGFloat = 17 { didSet { touchscopeEngine.lookVersion += 1 } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var touchscopeMarks: [Mark] {
    guard let text else { return super.touchscopeMarks }
    let alignment: Mark.TextAlignment =
      switch textAlignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    return super.touchscopeMarks + [
      .text(
        text, bounds, size: touchscopeFontSize, alignment: alignment,
        color: (isHighlighted ? highlightedTextColor ?? textColor : textColor).touchscopeRGBA)
    ]
  }
}

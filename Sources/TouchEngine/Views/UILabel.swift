public import Foundation
public import TouchTrace

/// Where a line of text stands.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// Where a text that is too long is cut.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

/// A line of text; takes no touches unless interaction is switched on (HT-22).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What it shows.
  open var text: String? { didSet { touchscopeEngine.lookVersion += 1 } }
  /// The colour of the text; nil sets it back to black.
  open var textColor: UIColor! = .black {
    didSet {
      if textColor == nil { textColor = .black }
      touchscopeEngine.lookVersion += 1
    }
  }
  /// The colour of the text while it is highlighted; nil for the same one.
  open var highlightedTextColor: UIColor? { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Set by a cell that is highlighted or selected, for all labels in it (TBL-13).
  open var isHighlighted = false { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .left { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Kept, without effect: text is shown in one line.
  open var numberOfLines = 1
  /// Kept, without effect: text is not cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Kept, without effect: text keeps its size.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, without effect: text keeps its size.
  open var minimumScaleFactor: CGFloat = 0
  /// Its text without attributes: they are not shown.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// Points.
  public var touchscopeFontSize: CGFloat = 17 { didSet { touchscopeEngine.lookVersion += 1 } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var textBox: CGRect?

  /// Shows the text in a rectangle, points; for subclasses that choose another one.
  open func drawText(in rect: CGRect) { textBox = rect }

  open override var touchscopeMarks: [Mark] {
    textBox = nil
    drawText(in: bounds)
    guard let text, let textBox else { return super.touchscopeMarks }
    let alignment: Mark.TextAlignment =
      switch textAlignment {
      case .left, .justified, .natural: .left
      case .center: .center
      case .right: .right
      }
    return super.touchscopeMarks + [
      .text(
        text, textBox, size: touchscopeFontSize, alignment: alignment,
        color: (isHighlighted ? highlightedTextColor ?? textColor : textColor)?.touchscopeRGBA
          ?? RGBA(0, 0, 0))
    ]
  }
}

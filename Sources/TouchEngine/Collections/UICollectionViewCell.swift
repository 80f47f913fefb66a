public import Foundation
public import TouchTrace

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  /// What is in the cell; the hit view of a touch on it.
  public let contentView = UIView(frame: .zero)
  /// For which identifier it was made.
  public internal(set) var reuseIdentifier: String?

  /// From the touch-down on the item to the end of its selection (TBL-06).
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      change("isHighlighted", from: storedIsHighlighted, to: newValue) {
        storedIsHighlighted = newValue
      }
    }
  }
  private var storedIsHighlighted = false

  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      change("isSelected", from: storedIsSelected, to: newValue) { storedIsSelected = newValue }
    }
  }
  private var storedIsSelected = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Runs before the cell is given out for another item.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.placeQuietly(bounds)
  }

  /// UIKit draws nothing for the two states; here they are shaded, to be seen.
  open override var touchscopeMarksInFront: [Mark] {
    var marks: [Mark] = []
    func add(_ fill: RGBA?, _ stroke: RGBA?) {
      marks.append(
        .roundedRectangle(
          bounds.insetBy(dx: 1, dy: 1), radius: touchscopeCornerRadius, fill: fill, stroke: stroke,
          width: 3))
    }
    if isHighlighted { add(RGBA(0, 0, 0, 0.25), nil) }
    if isSelected { add(nil, UIColor.blue.touchscopeRGBA) }
    return marks
  }
}

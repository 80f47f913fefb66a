public import Foundation
import TouchGeometry
public import TouchTrace

/// One row of a table: a content view, a look for being highlighted and selected (TBL-01, TBL-13).
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// What a cell shows.
  public nonisolated enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a cell shows that it is highlighted or selected: not at all, or shaded.
  public nonisolated enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What stands at the end of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The name under which it is used again.
  open var reuseIdentifier: String? { storedIdentifier }
  private let storedIdentifier: String?
  private let style: CellStyle

  /// What is in the cell; the hit view of a touch on the row (OBS-013, observed).
  public let contentView: UIView
  /// Made when somebody asks for it, as the two below.
  open var textLabel: UILabel? {
    if madeText == nil { madeText = label(size: 17, .black) }
    return madeText
  }
  /// Nil for the default style.
  open var detailTextLabel: UILabel? {
    if madeDetail == nil, style != .default {
      madeDetail = label(size: style == .subtitle ? 13 : 15, .gray)
    }
    return madeDetail
  }
  /// The picture at its start.
  open var imageView: UIImageView? {
    if madeImage == nil {
      let view = UIImageView(frame: .zero)
      madeImage = view
      contentView.addSubview(view)
      setNeedsLayout()
    }
    return madeImage
  }
  private var madeText: UILabel?
  private var madeDetail: UILabel?
  private var madeImage: UIImageView?

  /// How it looks while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { touchscopeEngine.lookVersion += 1 } }
  /// What stands at its end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  /// Stands at its end in its own size, in place of what `accessoryType` says.
  open var accessoryView: UIView? { didSet { exchange(oldValue, accessoryView) } }
  /// Behind everything, as large as the cell.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, at: 0) } }
  /// Behind the content while the cell is highlighted or selected, as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelectedBackground()
    }
  }

  /// From the touch-down on the row to the lift (TBL-01).
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsHighlighted = false

  /// The look of a selected row; which rows are selected the table knows (TBL-03).
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedIsSelected = false

  /// Draws the line below the row; set by the table.
  var separator: RGBA? { didSet { touchscopeEngine.lookVersion += 1 } }

  /// With all its parts.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedIdentifier = reuseIdentifier
    contentView = UITableViewCellContentView(frame: .zero)
    super.init(frame: .zero)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    style = .default
    storedIdentifier = nil
    contentView = UITableViewCellContentView(frame: .zero)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    clipsToBounds = true
    addSubview(contentView)
  }

  private func label(size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.touchscopeFontSize = size
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: States

  /// Highlights it or not; not animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change("isHighlighted", from: storedIsHighlighted, to: highlighted) {
      storedIsHighlighted = highlighted
    }
    tellContent()
  }

  /// Selects it or not; not animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change("isSelected", from: storedIsSelected, to: selected) { storedIsSelected = selected }
    tellContent()
  }

  /// Labels, image views and controls in the cell are highlighted with it (TBL-13).
  private func tellContent() {
    let isLit = (isHighlighted || isSelected) && selectionStyle != .none
    guard isLit != contentIsLit else { return }
    contentIsLit = isLit
    showSelectedBackground()
    var views = contentView.subviews
    while let view = views.popLast() {
      switch view {
      case let label as UILabel: label.isHighlighted = isLit
      case let image as UIImageView: image.isHighlighted = isLit
      case let control as UIControl: control.isHighlighted = isLit
      default: views += view.subviews
      }
    }
  }
  private var contentIsLit = false

  private func exchange(_ old: UIView?, _ new: UIView?, at index: Int? = nil) {
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { insertSubview(new, at: index ?? subviews.count) }
    setNeedsLayout()
  }

  private func showSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if !contentIsLit {
      view.removeFromSuperview()
    } else if view.superview !== self {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      view.placeQuietly(bounds)
    }
  }

  // MARK: The delegate of recognizers that say so; UIKit's cells are one, for subclasses to override

  /// Yes, unless a subclass says otherwise.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { gestureRecognizer.answerByDefault(true) }
  /// Yes, unless a subclass says otherwise.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { gestureRecognizer.answerByDefault(true) }
  /// No, unless a subclass says otherwise.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.answerByDefault(false) }
  /// No, unless a subclass says otherwise.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.answerByDefault(false) }
  /// No, unless a subclass says otherwise.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.answerByDefault(false) }

  /// Runs before the cell is given out for another row.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: Layout and look

  /// Places the content view and what it brought along.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView] where view?.superview === self {
      view?.placeQuietly(bounds)
    }
    let accessory = placeAccessory()
    contentView.placeQuietly(
      CGRect(x: 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height))
    placeLabels(in: contentView.bounds)
  }

  /// The width that is left free for what stands at the end, points.
  private func placeAccessory() -> Double {
    guard let view = accessoryView else { return accessoryType == .none ? 0 : 32 }
    let size = view.frame.size
    view.placeQuietly(
      CGRect(
        x: bounds.width - size.width - 16, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
    return size.width + 16
  }

  private func placeLabels(in box: CGRect) {
    var left = 16.0
    if let madeImage {
      let side = max(0, box.height - 12)
      madeImage.placeQuietly(CGRect(x: left, y: 6, width: side, height: side))
      left += side + 12
    }
    let width = max(0, box.width - left - 16)
    let text = CGRect(x: left, y: 0, width: width, height: box.height)
    guard let madeDetail, madeDetail.text != nil else {
      madeText?.placeQuietly(text)
      return
    }
    if style == .subtitle {
      let top = box.height / 2 - 20
      madeText?.placeQuietly(CGRect(x: left, y: top, width: width, height: 22))
      madeDetail.placeQuietly(CGRect(x: left, y: top + 22, width: width, height: 18))
    } else {
      madeDetail.textAlignment = .right
      madeText?.placeQuietly(text)
      madeDetail.placeQuietly(text)
    }
  }

  open override var touchscopeMarks: [Mark] {
    let marks = super.touchscopeMarks
    guard selectionStyle != .none, isHighlighted || isSelected, selectedBackgroundView == nil
    else { return marks }
    let fill = isHighlighted ? Self.highlight : Self.selection
    return marks + [.roundedRectangle(bounds, radius: 0, fill: fill, stroke: nil, width: 0)]
  }

  private static let highlight = RGBA(0.76, 0.78, 0.81)
  private static let selection = RGBA(0.82, 0.89, 0.98)

  open override var touchscopeMarksInFront: [Mark] { accessoryMarks + separatorMarks }

  private var separatorMarks: [Mark] {
    guard let separator else { return [] }
    let line = CGRect(
      x: bounds.minX + 16, y: bounds.maxY - 1, width: max(0, bounds.width - 16), height: 1)
    return [.roundedRectangle(line, radius: 0, fill: separator, stroke: nil, width: 0)]
  }

  private var accessoryMarks: [Mark] {
    let middle = CGPoint(x: bounds.maxX - 20, y: bounds.midY)
    func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }
    let blue = UIColor.blue.touchscopeRGBA
    guard accessoryView == nil else { return [] }
    switch accessoryType {
    case .none: return []
    case .disclosureIndicator:
      let gray = RGBA(0.7, 0.72, 0.75)
      return [
        .polyline([p(-3, -6), p(3, 0), p(-3, 6)], closed: false, fill: nil, stroke: gray, width: 2)
      ]
    case .checkmark:
      return [
        .polyline([p(-6, 0), p(-2, 5), p(6, -5)], closed: false, fill: nil, stroke: blue, width: 2)
      ]
    case .detailButton, .detailDisclosureButton:
      let ring = CGRect(x: middle.x - 9, y: middle.y - 9, width: 18, height: 18)
      let dot = CGRect(x: middle.x - 1, y: middle.y - 5, width: 2, height: 2)
      return [
        .ellipse(ring, fill: nil, stroke: blue, width: 1.5),
        .ellipse(dot, fill: blue, stroke: nil, width: 0),
        .polyline([p(0, -1), p(0, 5)], closed: false, fill: nil, stroke: blue, width: 2),
      ]
    }
  }
}

/// What lies in a cell and passes touches on to it.
final class UITableViewCellContentView: UIView {}

extension UIView {
  /// Places a view that another one owns: no trace line is of interest.
  func placeQuietly(_ rect: CGRect) {
    let wasTracing = touchscopeEngine.isTracing
    touchscopeEngine.isTracing = false
    frame = rect
    touchscopeEngine.isTracing = wasTracing
  }
}

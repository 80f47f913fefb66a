public import Foundation
public import TouchTrace

/// A picture; takes no touches unless interaction is switched on (HT-22). Drawn as hills under a sun.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Set by a cell that is highlighted or selected, for all image views in it (TBL-13).
  open var isHighlighted = false { didSet { touchscopeEngine.lookVersion += 1 } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var touchscopeMarks: [Mark] {
    let box = bounds
    func p(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
    }
    let sun = min(box.width, box.height) * 0.2
    let sky = backgroundColor?.touchscopeRGBA ?? RGBA(0.78, 0.88, 0.96)
    return [
      .roundedRectangle(
        box, radius: touchscopeCornerRadius, fill: sky, stroke: nil, width: 0),
      .ellipse(
        CGRect(x: p(0.7, 0).x - sun / 2, y: p(0, 0.3).y - sun / 2, width: sun, height: sun),
        fill: RGBA(0.98, 0.8, 0.3), stroke: nil, width: 0),
      .polyline(
        [p(0.08, 0.88), p(0.36, 0.4), p(0.62, 0.88)], closed: true, fill: RGBA(0.35, 0.55, 0.45),
        stroke: nil, width: 0),
      .polyline(
        [p(0.46, 0.88), p(0.68, 0.56), p(0.92, 0.88)], closed: true, fill: RGBA(0.28, 0.46, 0.4),
        stroke: nil, width: 0),
    ]
  }
}

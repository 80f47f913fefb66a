public import Foundation
import TouchTrace

/// A layer that shows a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// What it shows, in its own coordinates, points.
  open var path: CGPath? { didSet { looksDifferent() } }
  /// What the path is filled with; black unless it is set.
  open var fillColor: CGColor? = CGColor(RGBA(0, 0, 0)) { didSet { looksDifferent() } }
  /// Colour of the line along the path; none unless it is set.
  open var strokeColor: CGColor? { didSet { looksDifferent() } }
  /// Width of that line, points.
  open var lineWidth: CGFloat = 1 { didSet { looksDifferent() } }
  /// Where the line starts, as a share of the path's length.
  open var strokeStart: CGFloat = 0 { didSet { looksDifferent() } }
  /// Where the line ends, as a share of the path's length.
  open var strokeEnd: CGFloat = 1 { didSet { looksDifferent() } }
  /// Kept, not drawn: holes are filled (EC-75).
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Kept, not drawn.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Kept, not drawn.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Kept, not drawn.
  open var lineDashPattern: [NSNumber]?

  public override init() { super.init() }

  /// A copy of another layer, its path included.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    strokeColor = other.strokeColor
    lineWidth = other.lineWidth
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownMarks: [Mark] {
    guard let path else { return [] }
    var marks: [Mark] = []
    if let fill = fillColor?.touchscopeRGBA, fill.alpha > 0 {
      marks += path.marks(fill: fill, stroke: nil, width: 0)
    }
    if let stroke = strokeColor?.touchscopeRGBA, stroke.alpha > 0 {
      marks += path.trimmed(from: strokeStart, to: strokeEnd)
        .marks(fill: nil, stroke: stroke, width: lineWidth)
    }
    return marks
  }
}

/// Which parts of a path that crosses itself are inside.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// By Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those that the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that it goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of a shape layer ends.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// By Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point itself.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two lines of a shape layer meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// By Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

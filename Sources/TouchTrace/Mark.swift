public import Foundation

/// One piece of a view's appearance, in the view's own coordinates, in points.
public enum Mark: Hashable, Sendable {
  case roundedRectangle(CGRect, radius: Double, fill: RGBA?, stroke: RGBA?, width: Double)
  case ellipse(CGRect, fill: RGBA?, stroke: RGBA?, width: Double)
  case polyline([CGPoint], closed: Bool, fill: RGBA?, stroke: RGBA?, width: Double)
  /// Text in a rectangle, vertically centred; the size is in points.
  case text(String, CGRect, size: Double, alignment: TextAlignment, color: RGBA)

  /// The alignment of a text in its rectangle.
  public enum TextAlignment: UInt8, Sendable { case left, center, right }

  /// Whether all its numbers are finite; those of an empty rectangle that was made smaller are not.
  var hasPlace: Bool {
    switch self {
    case .roundedRectangle(let rect, _, _, _, _), .ellipse(let rect, _, _, _),
      .text(_, let rect, _, _, _):
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.width.isFinite
        && rect.height.isFinite
    case .polyline(let points, _, _, _, _): points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }
}

/// A colour with components from 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double
  /// From 0, transparent, to 1.
  public var alpha: Double
  /// A colour with components from 0 to 1.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

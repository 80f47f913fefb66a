public import Foundation
public import TouchEngine

/// A size of text; all fonts look alike here.
@preconcurrency @MainActor
public final class UIFont: NSObject {
  /// How bold it is, -1 to 1; kept, not drawn.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat
    /// By UIKit's number.
    public nonisolated init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Thin strokes.
    public nonisolated static let light = Weight(rawValue: -0.4)
    /// The usual strokes.
    public nonisolated static let regular = Weight(rawValue: 0)
    /// A little bolder.
    public nonisolated static let medium = Weight(rawValue: 0.23)
    /// Almost bold.
    public nonisolated static let semibold = Weight(rawValue: 0.3)
    /// Thick strokes.
    public nonisolated static let bold = Weight(rawValue: 0.4)
  }

  /// Points.
  public let pointSize: CGFloat
  private init(size: CGFloat) { pointSize = size }

  /// The system's font in a size, points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  /// The system's font in a size, points; the weight is not drawn.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  /// The system's font in a size, points; not drawn bolder.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
}

extension UILabel {
  /// The size of its text; all fonts look alike here.
  public var font: UIFont! {
    get { .systemFont(ofSize: touchscopeFontSize) }
    set { touchscopeFontSize = newValue?.pointSize ?? 17 }
  }
}

/// The system's colours, as the named ones that come nearest.
extension UIColor {
  /// The named red.
  public static var systemRed: UIColor { .red }
  /// The named green.
  public static var systemGreen: UIColor { .green }
  /// The named blue.
  public static var systemBlue: UIColor { .blue }
  /// The named orange.
  public static var systemOrange: UIColor { .orange }
  /// The named yellow.
  public static var systemYellow: UIColor { .yellow }
  /// The named purple.
  public static var systemPurple: UIColor { .purple }
  /// The named cyan.
  public static var systemTeal: UIColor { .cyan }
  /// The named gray.
  public static var systemGray: UIColor { .gray }
  /// Black.
  public static var label: UIColor { .black }
  /// White.
  public static var systemBackground: UIColor { .white }
}

public import Foundation
public import TouchEngine

/// A size of text; all fonts look alike here.
public nonisolated final class UIFont: NSObject, @unchecked Sendable {
  /// How bold it is, -1 to 1; kept, not drawn.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
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
  /// The system's font in a size, points; not drawn slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  /// The system's font in a size, points; digits are as wide as they are.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont { UIFont(size: fontSize) }
  /// The system's font in the usual size of a style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize)
  }
  /// The system's font in a size, points, whatever the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize)
  }
  /// The same font in another size, points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  /// The size of small text, points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of labels, points.
  public class var labelFontSize: CGFloat { 17 }

  /// What a text is, which decides its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// By UIKit's name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// 34 points.
    public nonisolated static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public nonisolated static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public nonisolated static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public nonisolated static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points.
    public nonisolated static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public nonisolated static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public nonisolated static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public nonisolated static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public nonisolated static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public nonisolated static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public nonisolated static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
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
nonisolated extension UIColor {
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
  /// The named magenta.
  public static var systemPink: UIColor { .magenta }
  /// The named blue.
  public static var systemIndigo: UIColor { .blue }
  /// The named cyan.
  public static var systemCyan: UIColor { .cyan }
  /// A lighter gray.
  public static var systemGray2: UIColor { UIColor(white: 0.68, alpha: 1) }
  /// A lighter gray.
  public static var systemGray3: UIColor { UIColor(white: 0.78, alpha: 1) }
  /// A lighter gray.
  public static var systemGray4: UIColor { UIColor(white: 0.82, alpha: 1) }
  /// A lighter gray.
  public static var systemGray5: UIColor { UIColor(white: 0.9, alpha: 1) }
  /// Almost white.
  public static var systemGray6: UIColor { UIColor(white: 0.95, alpha: 1) }
  public static var secondaryLabel: UIColor { .darkGray }
  /// Almost white.
  public static var secondarySystemBackground: UIColor { .systemGray6 }
  public static var separator: UIColor { .lightGray }
  public static var label: UIColor { .black }
  public static var systemBackground: UIColor { .white }
}

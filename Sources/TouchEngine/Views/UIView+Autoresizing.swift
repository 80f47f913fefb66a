import Foundation

extension UIView {
  /// Which parts of a view's place follow when its superview becomes larger or smaller.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    /// By bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left.
    public nonisolated static let flexibleLeftMargin = Self(rawValue: 1)
    public nonisolated static let flexibleWidth = Self(rawValue: 2)
    /// The room at the right.
    public nonisolated static let flexibleRightMargin = Self(rawValue: 4)
    /// The room at the top.
    public nonisolated static let flexibleTopMargin = Self(rawValue: 8)
    public nonisolated static let flexibleHeight = Self(rawValue: 16)
    /// The room at the bottom.
    public nonisolated static let flexibleBottomMargin = Self(rawValue: 32)

    /// Names as scenes write them.
    public static let names: [(name: String, mask: Self)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }

  /// Lets the subviews follow a change of the bounds' size, each by its mask.
  final func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, old != bounds.size else { return }
    for view in subviews { view.resize(in: old, now: bounds.size) }
  }

  /// The root view of a controller fills what it filled.
  private var effectiveMask: AutoresizingMask {
    viewController == nil ? autoresizingMask : [.flexibleWidth, .flexibleHeight]
  }

  private func resize(in old: CGSize, now: CGSize) {
    let mask = effectiveMask
    guard !mask.isEmpty else { return }
    let box = frame
    let x = Self.share(
      now.width - old.width, [box.minX, box.width, old.width - box.maxX],
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
    let y = Self.share(
      now.height - old.height, [box.minY, box.height, old.height - box.maxY],
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    let new = CGRect(
      x: box.minX + x[0], y: box.minY + y[0], width: max(0, box.width + x[1]),
      height: max(0, box.height + y[1]))
    if new != box { frame = new }
  }

  /// What each flexible part gets of a change: in proportion to its length, alike where none has any (EC-91).
  private static func share(_ change: CGFloat, _ parts: [CGFloat], _ isFlexible: [Bool])
    -> [CGFloat]
  {
    let lengths = zip(parts, isFlexible).map { $1 ? max(0, $0) : 0 }
    let sum = lengths.reduce(0, +)
    let count = isFlexible.filter { $0 }.count
    return zip(lengths, isFlexible).map { length, isFlexible in
      guard isFlexible else { return 0 }
      return sum > 0 ? change * length / sum : change / CGFloat(count)
    }
  }
}

public import Foundation
public import TouchTrace

/// Where a view really takes touches: the points that its hit test and those of the views around it let through to it
/// or into it, overrides included.
public struct TouchArea: Sendable, Hashable {
  public var view: Handle
  /// Rows of the area from top to bottom, in points of the screen.
  public var rows: [CGRect]

  public init(view: Handle, rows: [CGRect]) {
    self.view = view
    self.rows = rows
  }

  /// Square points.
  public var size: Double { rows.reduce(0) { $0 + $1.width * $1.height } }

  /// The rectangle around it.
  public var box: CGRect { rows.reduce(CGRect.null) { $0.union($1) } }

  /// Apple's guidelines ask for 44 by 44 points.
  public var isSmall: Bool { !rows.isEmpty && (box.width < 44 || box.height < 44) }
}

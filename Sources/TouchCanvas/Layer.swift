public import Foundation

/// A part of the window that is drawn anew only when it changes.
public struct Layer: Sendable {
  /// Names the layer from one frame to the next.
  public var id: String
  /// Points of the window; drawn on the whole pixels that come nearest.
  public var frame: CGRect
  /// In points of the window, cut to the frame.
  public var list: DrawList
  /// What lies under the list; a translucent one lets the layers below shine through.
  public var background: Color

  /// What one part of a window shows.
  public init(id: String, frame: CGRect, list: DrawList, background: Color) {
    self.id = id
    self.frame = frame
    self.list = list
    self.background = background
  }
}

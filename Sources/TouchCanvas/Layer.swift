public import Foundation

/// A part of the window that is redrawn only when it changes.
public struct Layer: Sendable {
  /// Identifies the layer from one frame to the next.
  public var id: String
  /// The frame in points of the window; drawn on the nearest whole pixels.
  public var frame: CGRect
  /// The draw list in points of the window, clipped to the frame.
  public var list: DrawList
  /// The background of the list; the layers below show through a translucent one.
  public var background: Color

  /// A layer with the draw list of one part of a window.
  public init(id: String, frame: CGRect, list: DrawList, background: Color) {
    self.id = id
    self.frame = frame
    self.list = list
    self.background = background
  }
}

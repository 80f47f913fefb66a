public import Foundation
public import TouchTrace

/// A colour as layers and contexts take it.
public nonisolated final class CGColor: Hashable, Sendable {
  /// The components, from 0 to 1.
  public let touchscopeRGBA: RGBA

  init(_ rgba: RGBA) { touchscopeRGBA = rgba }

  /// Components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha))
  }

  /// From 0, transparent, to 1.
  public var alpha: CGFloat { touchscopeRGBA.alpha }

  /// Equal when all components are.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.touchscopeRGBA == b.touchscopeRGBA }
  /// By its components.
  public func hash(into hasher: inout Hasher) { hasher.combine(touchscopeRGBA) }
}

nonisolated extension UIColor {
  /// The same colour for layers.
  public var cgColor: CGColor { CGColor(touchscopeRGBA) }

  /// The same colour as a layer's.
  public convenience init(cgColor: CGColor) {
    let rgba = cgColor.touchscopeRGBA
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }
}

extension UIColor {
  /// What paths are filled with from here on, within `draw(_:)`.
  @preconcurrency @MainActor
  public func setFill() { Engine.current.drawing?.fillColor = touchscopeRGBA }
  /// What paths are stroked with from here on, within `draw(_:)`.
  @preconcurrency @MainActor
  public func setStroke() { Engine.current.drawing?.strokeColor = touchscopeRGBA }
  /// What paths are filled and stroked with from here on, within `draw(_:)`.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
}

public import Foundation
import TouchTrace

nonisolated extension UIColor {
  /// By hue, from red over green and blue back to red, saturation and brightness, all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = hue - hue.rounded(.down)
    func component(_ place: CGFloat) -> CGFloat {
      let k = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// What the closure says for the traits of the scene that runs; it is asked once, as they do not change (EC-131).
  @preconcurrency @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// Its components from 0 to 1, where somebody wants them. Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = touchscopeRGBA
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Hue, saturation and brightness from 0 to 1, where somebody wants them; a gray has the hue 0. Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = touchscopeRGBA
    let most = max(rgba.red, rgba.green, rgba.blue)
    let range = most - min(rgba.red, rgba.green, rgba.blue)
    var sixths = 0.0
    if range > 0 {
      switch most {
      case rgba.red: sixths = (rgba.green - rgba.blue) / range
      case rgba.green: sixths = (rgba.blue - rgba.red) / range + 2
      default: sixths = (rgba.red - rgba.green) / range + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = rgba.alpha
    return true
  }
}

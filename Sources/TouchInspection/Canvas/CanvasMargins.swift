import Foundation
import TouchCanvas

/// What is free around the device: each part that is placed there takes its share.
struct CanvasMargins {
  /// Beside it, for the responder chain.
  var left: CGRect
  /// Beside it, for the legend and the fingers' numbers.
  var right: CGRect
  /// Below the line under it.
  var below: CGRect
  var above: CGRect
  private let bounds: CGRect
  private let bezel: CGRect

  /// Columns that are narrower hold no responders, and no numbers.
  static let columnMin = 96.0
  private static let row = 30.0

  init(_ bounds: CGRect, bezel: CGRect) {
    self.bounds = bounds
    self.bezel = bezel
    left = CGRect(
      x: bounds.minX + 14, y: bounds.minY + 12, width: max(0, bezel.minX - bounds.minX - 26),
      height: bounds.height - 20)
    right = CGRect(
      x: bezel.maxX + 12, y: bounds.minY + 12, width: max(0, bounds.maxX - bezel.maxX - 24),
      height: bounds.height - 24)
    below = CGRect(
      x: bounds.minX + 14, y: bezel.maxY + 20, width: bounds.width - 28,
      height: max(0, bounds.maxY - bezel.maxY - 22))
    above = CGRect(
      x: bounds.minX + 14, y: bounds.minY + 4, width: bounds.width - 28,
      height: max(0, bezel.minY - bounds.minY - 10))
  }

  /// The place of the responder chain; a row keeps `numbers` points below it free for the fingers.
  mutating func chain(numbers: Double) -> ChainBounds {
    if left.width >= Self.columnMin { return .column(left) }
    if above.height >= Self.row {
      return .row(CGRect(x: above.minX, y: above.maxY - 24, width: above.width, height: 24))
    }
    guard below.height >= Self.row + numbers else { return .scene }
    let row = CGRect(x: below.minX, y: below.minY + 2, width: below.width, height: 24)
    below = CGRect(
      x: below.minX, y: row.maxY + 2, width: below.width, height: below.maxY - row.maxY - 2)
    return .row(row)
  }

  /// What a chain of so many responders leaves of its column.
  func overChain(_ count: Int) -> CGRect {
    guard left.width >= Self.columnMin else { return .zero }
    let taken = count > 0 ? Double(count) * Self.row + 40 : 0
    return CGRect(
      x: left.minX, y: left.minY, width: left.width, height: max(0, left.height - taken))
  }

  /// The chips of the past and of held fingers: in a column beside the device, in a row below or above it, with words
  /// as short as they must be. Where nothing is free, as in a window smaller than the least, over its lower edge.
  mutating func past(_ model: LiveModel, _ look: Look) -> Picture {
    guard LivePicture.chip(model, look).size.height > 0 else { return Picture() }
    for shortness in 0...LivePicture.shortest {
      // Under the notices at the top of the room.
      let top = bounds.minY + 42
      if let chips = Self.column(&left, top, model, look, shortness) { return chips }
      if let chips = Self.column(&right, top, model, look, shortness) { return chips }
      if let chips = row(model, look, shortness) { return chips }
    }
    var picture = Picture()
    let (chips, size) = LivePicture.chips(
      model, look, width: bounds.width - 24, shortness: LivePicture.shortest)
    picture.append(
      chips, offset: CGPoint(x: bounds.midX - size.width / 2, y: bezel.maxY - size.height - 4))
    return picture
  }

  /// One below the other; nil when they do not fit.
  private static func column(
    _ column: inout CGRect, _ least: Double, _ model: LiveModel, _ look: Look, _ shortness: Int
  ) -> Picture? {
    let wide = LivePicture.chips(
      model, look, width: .greatestFiniteMagnitude, shortness: shortness)
    let widest = wide.picture.regions.map(\.outline.width).max() ?? 0
    let (chips, size) = LivePicture.chips(model, look, width: widest, shortness: shortness)
    let top = max(column.minY, least)
    guard column.width >= widest, top + size.height <= column.maxY else { return nil }
    var picture = Picture()
    picture.append(chips, offset: CGPoint(x: column.minX, y: top))
    let bottom = top + size.height + 10
    column = CGRect(
      x: column.minX, y: bottom, width: column.width, height: max(0, column.maxY - bottom))
    return picture
  }

  private mutating func row(_ model: LiveModel, _ look: Look, _ shortness: Int) -> Picture? {
    let (chips, size) = LivePicture.chips(
      model, look, width: bounds.width - 24, shortness: shortness)
    guard size.width <= bounds.width - 24 else { return nil }
    var picture = Picture()
    let x = bounds.midX - size.width / 2
    if below.height >= size.height {
      picture.append(chips, offset: CGPoint(x: x, y: below.maxY - size.height))
      below.size.height -= size.height + 4
    } else if above.height >= size.height {
      picture.append(chips, offset: CGPoint(x: x, y: above.minY))
      above = CGRect(
        x: above.minX, y: above.minY + size.height + 4, width: above.width,
        height: max(0, above.height - size.height - 4))
    } else {
      return nil
    }
    return picture
  }
}

/// Where the responder chain is drawn.
enum ChainBounds {
  /// From the bottom of a column upwards.
  case column(CGRect)
  /// In a row, the touched view first.
  case row(CGRect)
  /// Over the scene, where no finger is.
  case scene
}

/// Blends one colour over pixels, two components at a time.
struct Blend {
  private let opaque: UInt32
  private let alpha: UInt32

  init(_ color: Color) {
    opaque = 0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    alpha = UInt32(color.alpha)
  }

  var premultiplied: UInt32 { Self.scaled(opaque, alpha) }

  /// Blends a pixel with a coverage from 0 to 255, multiplied by the colour's alpha.
  @inline(__always) func pixel(_ target: UnsafeMutablePointer<UInt32>, _ cover: UInt8) {
    let a = alpha == 255 ? UInt32(cover) : Self.divided(UInt32(cover) &* alpha)
    target.pointee = a == 255 ? opaque : Self.mix(opaque, target.pointee, a)
  }

  /// Blends the pixels from `left` up to `right` of a row with one coverage, 0 to 255.
  @inline(__always) func span(
    _ row: UnsafeMutablePointer<UInt32>, _ left: Int, _ right: Int, _ a: UInt8
  ) {
    guard right > left else { return }
    if a == 255 {
      (row + left).update(repeating: opaque, count: right - left)
      return
    }
    let a = UInt32(a)
    for x in left..<right { row[x] = Self.mix(opaque, row[x], a) }
  }

  /// All components multiplied by n/255, rounded.
  @inline(__always) static func scaled(_ pixel: UInt32, _ a: UInt32) -> UInt32 { mix(pixel, 0, a) }

  @inline(__always) private static func mix(_ s: UInt32, _ d: UInt32, _ a: UInt32) -> UInt32 {
    let b = 255 &- a
    let even = (s & 0xFF_00FF) &* a &+ (d & 0xFF_00FF) &* b &+ 0x80_0080
    let odd = (s >> 8 & 0xFF_00FF) &* a &+ (d >> 8 & 0xFF_00FF) &* b &+ 0x80_0080
    let low = (even &+ (even >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    let high = (odd &+ (odd >> 8 & 0xFF_00FF)) & 0xFF00_FF00
    return low | high
  }

  @inline(__always) private static func divided(_ value: UInt32) -> UInt32 {
    let rounded = value &+ 128
    return (rounded &+ rounded >> 8) >> 8
  }
}

public import Foundation
public import TouchGeometry

/// A 4×4 matrix in Core Animation's order; layers use what of it is flat.
public nonisolated struct CATransform3D: Hashable, Sendable {
  /// The rows of the matrix, from m11 to m44; `m34` is where a perspective would stand.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: the translation.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// The identity.
  public init() { self.init([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]) }

  private init(_ m: [CGFloat]) {
    (m11, m12, m13, m14) = (m[0], m[1], m[2], m[3])
    (m21, m22, m23, m24) = (m[4], m[5], m[6], m[7])
    (m31, m32, m33, m34) = (m[8], m[9], m[10], m[11])
    (m41, m42, m43, m44) = (m[12], m[13], m[14], m[15])
  }

  /// A transform in the plane.
  init(_ t: CGAffineTransform) {
    self.init([t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1])
  }

  /// What of it happens in the plane.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  var cells: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// `self` first, `other` after it.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (cells, other.cells)
    var product = [CGFloat](repeating: 0, count: 16)
    for index in 0..<16 {
      let (row, column) = (index / 4 * 4, index % 4)
      for k in 0..<4 { product[index] += a[row + k] * b[k * 4 + column] }
    }
    return CATransform3D(product)
  }

  static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D([x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
  }

  static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
  }

  /// By `angle` radians around the axis (x, y, z); the identity for an axis without length.
  static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (Angle.sine(angle), Angle.cosine(angle))
    let t = 1 - c
    let (xy, xz, yz): (CGFloat, CGFloat, CGFloat) = (t * x * y, t * x * z, t * y * z)
    let (sx, sy, sz): (CGFloat, CGFloat, CGFloat) = (s * x, s * y, s * z)
    var m = CATransform3D()
    (m.m11, m.m12, m.m13) = (t * x * x + c, xy + sz, xz - sy)
    (m.m21, m.m22, m.m23) = (xy - sz, t * y * y + c, yz + sx)
    (m.m31, m.m32, m.m33) = (xz + sy, yz - sx, t * z * z + c)
    return m
  }
}

/// The transform that changes nothing.
public nonisolated let CATransform3DIdentity = CATransform3D()

/// True for the transform that changes nothing.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}
/// A translation, points.
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { .translation(tx, ty, tz) }
/// A stretching along the axes.
public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  .scale(sx, sy, sz)
}
/// A rotation by `angle` radians around an axis.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { .rotation(angle, x, y, z) }
/// The transform with a translation before it.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D.translation(tx, ty, tz).concatenating(t) }
/// The transform with a stretching before it.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3D.scale(sx, sy, sz).concatenating(t) }
/// The transform with a rotation before it.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D.rotation(angle, x, y, z).concatenating(t) }
/// `a` first, `b` after it.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  a.concatenating(b)
}
/// A transform in the plane as a matrix.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}
/// What of a matrix happens in the plane.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.flat
}

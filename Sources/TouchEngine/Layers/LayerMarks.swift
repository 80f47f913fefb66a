import Foundation
import TouchGeometry
import TouchTrace

/// What layers look like: marks of the view that they are in.
extension UIView {
  /// What `draw(_:)` drew and the layers in the view's own show, in the view's coordinates.
  final var layerMarks: [Mark] {
    guard let layer = layerIfMade else { return drawnMarks }
    var marks = layer.border + layer.ownMarks + drawnMarks
    for sublayer in layer.storedSublayers { sublayer.collect(into: &marks, .identity, opacity: 1) }
    return marks
  }
}

extension CALayer {
  fileprivate func collect(
    into marks: inout [Mark], _ transform: CGAffineTransform, opacity: Double
  ) {
    guard !isHidden, self.opacity > 0 else { return }
    let transform = toSuperlayer.concatenating(transform)
    let opacity = opacity * Double(self.opacity)
    var own: [Mark] = []
    if let fill = backgroundColor?.touchscopeRGBA, fill.alpha > 0 {
      own.append(
        .roundedRectangle(bounds, radius: cornerRadius, fill: fill, stroke: nil, width: 0))
    }
    own += border + ownMarks
    marks += own.map { $0.applying(transform, opacity: opacity) }
    for sublayer in storedSublayers { sublayer.collect(into: &marks, transform, opacity: opacity) }
  }

  fileprivate var border: [Mark] {
    guard borderWidth > 0 else { return [] }
    let half = borderWidth / 2
    return [
      .roundedRectangle(
        bounds.insetBy(dx: half, dy: half), radius: max(0, cornerRadius - half), fill: nil,
        stroke: borderColor?.touchscopeRGBA ?? RGBA(0, 0, 0), width: borderWidth)
    ]
  }
}

extension Mark {
  /// The mark in other coordinates; what is turned becomes a polyline.
  func applying(_ t: CGAffineTransform, opacity: Double) -> Mark {
    func faded(_ color: RGBA?) -> RGBA? {
      color.map { RGBA($0.red, $0.green, $0.blue, $0.alpha * opacity) }
    }
    let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
    let isStraight = t.b == 0 && t.c == 0
    switch self {
    case .roundedRectangle(let rect, let radius, let fill, let stroke, let width):
      if isStraight {
        return .roundedRectangle(
          rect.applying(t), radius: radius * scale, fill: faded(fill), stroke: faded(stroke),
          width: width * scale)
      }
      let path = UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
      return .polyline(
        (path.polygons.first?.points ?? []).map { $0.applying(t) }, closed: true,
        fill: faded(fill), stroke: faded(stroke), width: width * scale)
    case .ellipse(let rect, let fill, let stroke, let width):
      if isStraight {
        return .ellipse(
          rect.applying(t), fill: faded(fill), stroke: faded(stroke), width: width * scale)
      }
      let path = UIBezierPath(ovalIn: rect).cgPath
      return .polyline(
        (path.polygons.first?.points ?? []).map { $0.applying(t) }, closed: true,
        fill: faded(fill), stroke: faded(stroke), width: width * scale)
    case .polyline(let points, let closed, let fill, let stroke, let width):
      return .polyline(
        points.map { $0.applying(t) }, closed: closed, fill: faded(fill), stroke: faded(stroke),
        width: width * scale)
    case .text(let text, let rect, let size, let alignment, let color):
      return .text(
        text, rect.applying(t), size: size * scale, alignment: alignment,
        color: faded(color) ?? color)
    }
  }
}

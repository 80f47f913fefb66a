import Foundation
import TouchGeometry
import TouchTrace

/// Values of properties as trace lines print them.
enum PropertyText {
  static func text(_ value: Any) -> String {
    switch value {
    case let value as CGRect:
      numbers([value.origin.x, value.origin.y, value.size.width, value.size.height])
    case let value as CGPoint: numbers([value.x, value.y])
    case let value as CGSize: numbers([value.width, value.height])
    case let value as CGAffineTransform:
      numbers([value.a, value.b, value.c, value.d, value.tx, value.ty])
    case let value as CGFloat: CanonicalLine.number(value)
    case let value as Float: CanonicalLine.number(Double(value))
    case let value as Double: CanonicalLine.number(value)
    case let value as Bool: value ? "true" : "false"
    default: "\(value)"
    }
  }

  private static func numbers(_ values: [CGFloat]) -> String {
    values.map { CanonicalLine.number(Double($0)) }.joined(separator: " ")
  }
}

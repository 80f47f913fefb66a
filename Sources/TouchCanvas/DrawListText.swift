import Foundation

extension DrawList {
  /// One line per command, for tests that compare pictures as text.
  public var text: String { commands.map(Self.line).joined(separator: "\n") }

  private static func line(_ command: Command) -> String {
    switch command {
    case .fill(let path, let color): "fill \(color.hex) \(path.text)"
    case .pattern(let path, let color, let pattern): "\(pattern.rawValue) \(color.hex) \(path.text)"
    case .stroke(let path, let color, let stroke):
      "stroke \(color.hex) \(Path.number(stroke.width))"
        + (stroke.dash.isEmpty
          ? "" : " dash " + stroke.dash.map(Path.number).joined(separator: ","))
        + " \(path.text)"
    case .text(let string, let at, let font, let color):
      "text \"\(string)\" \(Path.point(at)) \(font.face) \(Path.number(font.size)) \(font.weight) \(color.hex)"
    case .pushClip(let polygon): "clip " + polygon.map(Path.point).joined(separator: " ")
    case .popClip: "unclip"
    }
  }
}

extension Path {
  /// `M0,0 L10,0 Z`
  public var text: String {
    segments.map { segment in
      switch segment {
      case .move(let p): "M" + Self.point(p)
      case .line(let p): "L" + Self.point(p)
      case .cubic(let a, let b, let p): "C" + [a, b, p].map(Self.point).joined(separator: " ")
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  static func point(_ p: CGPoint) -> String { "\(number(p.x)),\(number(p.y))" }

  /// Rounded to 1/100, without zeros at the end; any number has a text, and one that is not finite is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let scaled = (value * 100).rounded()
    // Numbers this large have no hundredths.
    guard abs(scaled) < 9e15 else { return "\(value)" }
    let hundredths = Int64(scaled)
    let magnitude = hundredths.magnitude
    var text = "\(magnitude / 100)"
    let rest = magnitude % 100
    if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return hundredths < 0 ? "-" + text : text
  }
}

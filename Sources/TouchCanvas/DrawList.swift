public import Foundation
public import TouchGeometry

/// Drawing commands in order, in points from the top left corner: a value that tests compare as text.
public struct DrawList: Hashable, Sendable {
  /// One drawing command.
  public enum Command: Hashable, Sendable {
    case fill(Path, Color)
    /// Stripes, dots or hatching inside a convex path.
    case pattern(Path, Color, Pattern)
    case stroke(Path, Color, Stroke)
    /// `at` is the left end of the baseline.
    case text(String, at: CGPoint, Font, Color)
    /// Clips what follows to a convex polygon, within the current clips.
    case pushClip([CGPoint])
    case popClip
  }

  /// From back to front.
  public var commands: [Command] = []

  /// An empty list.
  public init() {}

  /// Fills the inside of a path, by the non-zero winding rule.
  public mutating func fill(_ path: Path, _ color: Color) { commands.append(.fill(path, color)) }

  /// Fills a path with a pattern.
  public mutating func pattern(_ path: Path, _ color: Color, _ pattern: Pattern) {
    commands.append(.pattern(path, color, pattern))
  }

  /// Draws a line along a path.
  public mutating func stroke(
    _ path: Path, _ color: Color, width: Double = 1, dash: [Double] = []
  ) {
    commands.append(.stroke(path, color, Stroke(width: width, dash: dash)))
  }

  /// Draws a line of text.
  public mutating func text(_ string: String, at point: CGPoint, _ font: Font, _ color: Color) {
    guard !string.isEmpty else { return }
    commands.append(.text(string, at: point, font, color))
  }

  /// Clips what `body` draws to a rectangle.
  public mutating func clipped(to rect: CGRect, _ body: (inout DrawList) -> Void) {
    clipped(to: Path.corners(rect), body)
  }

  /// Clips what `body` draws to a convex polygon.
  public mutating func clipped(to polygon: [CGPoint], _ body: (inout DrawList) -> Void) {
    commands.append(.pushClip(polygon))
    body(&self)
    commands.append(.popClip)
  }

  /// Adds another list, moved by `offset`.
  public mutating func append(_ other: DrawList, offset: CGPoint = .zero) {
    guard offset != .zero else {
      commands += other.commands
      return
    }
    append(other, transform: CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Adds another list through a transform; line widths and fonts are scaled by the transform's x scale.
  public mutating func append(_ other: DrawList, transform t: CGAffineTransform) {
    let scale = (t.a * t.a + t.b * t.b).squareRoot()
    for command in other.commands {
      switch command {
      case .fill(let path, let color): commands.append(.fill(path.applying(t), color))
      case .pattern(let path, let color, let pattern):
        commands.append(.pattern(path.applying(t), color, pattern))
      case .stroke(let path, let color, let stroke):
        commands.append(
          .stroke(
            path.applying(t), color,
            Stroke(width: stroke.width * scale, dash: stroke.dash.map { $0 * scale })))
      case .text(let string, let at, var font, let color):
        font.size *= scale
        commands.append(.text(string, at: at.applying(t), font, color))
      case .pushClip(let polygon): commands.append(.pushClip(polygon.map { $0.applying(t) }))
      case .popClip: commands.append(.popClip)
      }
    }
  }
}

/// How a line is drawn; lengths in points.
public struct Stroke: Hashable, Sendable {
  /// Width, points.
  public var width: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// A line of a width, with dashes and gaps in turn, points.
  public init(width: Double, dash: [Double] = []) {
    self.width = width
    self.dash = dash
  }
}

/// The patterns that accompany colours, so that no state is told by colour alone.
public enum Pattern: String, Hashable, Sendable {
  /// 45 degree stripes, 6 pt apart.
  case stripes
  /// Every second square of 6 pt, as graphics programs show what is transparent.
  case checkers
  /// Like stripes, leaning the other way.
  case backStripes
  /// Dots 4 pt apart.
  case dots
  /// Stripes both ways.
  case crossHatch
}

public import Foundation

/// Draw lists as vector documents.
public enum SVG {
  /// A standalone document that looks like the raster at one pixel per point.
  ///
  /// A point is one user unit, and `size` is in points. Every text is as wide as `metrics` says,
  /// whatever fonts the reader has. The title and the description are for screen readers.
  public static func document(
    _ list: DrawList, size: CGSize, background: Color, metrics: any TextMeasuring, title: String,
    description: String
  ) -> String {
    var writer = SVGWriter(metrics: metrics)
    for command in list.commands { writer.add(command) }
    writer.endGroups()
    let width = Path.number(max(0, size.width))
    let height = Path.number(max(0, size.height))
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
          + " viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"title desc\""
          + " \(SVGText.lineStyle)>",
        "<title id=\"title\">\(SVGText.escaped(title))</title>",
        "<desc id=\"desc\">\(SVGText.escaped(description))</desc>",
      ] + writer.definitions + [
        "<rect width=\"\(width)\" height=\"\(height)\" \(SVGText.paint("fill", background))/>"
      ] + writer.body + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Collects the elements of a document, one per line.
private struct SVGWriter {
  let metrics: any TextMeasuring
  private(set) var body: [String] = []
  /// The corners of each clip, as text, in the order of their first use.
  private var clips: [String] = []
  private var clipNumbers: [String: Int] = [:]
  /// The edges around what each open group shows.
  private var openClips: [(left: Double, right: Double, top: Double, bottom: Double)] = []

  init(metrics: any TextMeasuring) { self.metrics = metrics }

  /// What the clipped groups refer to.
  var definitions: [String] {
    guard !clips.isEmpty else { return [] }
    return ["<defs>"]
      + clips.enumerated().map {
        "<clipPath id=\"clip\($0.offset + 1)\"><polygon points=\"\($0.element)\"/></clipPath>"
      } + ["</defs>"]
  }

  mutating func add(_ command: DrawList.Command) {
    switch command {
    case .fill(let path, let color): fill(path, color)
    case .pattern(let path, let color, let pattern): self.pattern(path, color, pattern)
    case .stroke(let path, let color, let stroke): self.stroke(path, color, stroke)
    case .text(let string, let at, let font, let color): text(string, at, font, color)
    case .pushClip(let polygon): beginGroup(polygon)
    case .popClip: endGroup()
    }
  }

  // MARK: Shapes

  /// One element per subpath, so that none cuts a hole into another.
  private mutating func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0 else { return }
    let paint = SVGText.paint("fill", color)
    for subpath in path.subpaths where subpath.isFinite {
      body.append("<path d=\"\(subpath.text)\" \(paint)/>")
    }
  }

  /// One element per stripe or dot, so that translucent ones add up where they cross; squares never do, and are one. What a
  /// clip leaves nothing of is left out.
  private mutating func pattern(_ path: Path, _ color: Color, _ pattern: Pattern) {
    guard color.alpha > 0 else { return }
    let pieces = Flattening.polygons(path, scale: 1).flatMap { polygon in
      PatternShapes.shapes(pattern, in: polygon.points, scale: 1)
        .map { Clipping.clip($0, to: polygon.points) }
        .filter { piece in piece.count > 2 && shows(piece) }
    }
    guard !pieces.isEmpty else { return }
    if pattern == .checkers {
      let text = pieces.map { Path.polygon($0).text }.joined(separator: " ")
      return body.append("<path d=\"\(text)\" \(SVGText.paint("fill", color))/>")
    }
    body.append("<g \(SVGText.paint("fill", color))>")
    body += pieces.map { "<path d=\"\(Path.polygon($0).text)\"/>" }
    body.append("</g>")
  }

  private func shows(_ piece: [CGPoint]) -> Bool {
    openClips.allSatisfy { clip in
      // What has no place is not compared: every comparison with it is false.
      !piece.allSatisfy { $0.x < clip.left } && !piece.allSatisfy { $0.x > clip.right }
        && !piece.allSatisfy { $0.y < clip.top } && !piece.allSatisfy { $0.y > clip.bottom }
    }
  }

  private mutating func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) {
    guard color.alpha > 0, stroke.width > 0 else { return }
    let style = SVGText.style(stroke, color)
    for subpath in path.subpaths where subpath.isFinite {
      body.append("<path d=\"\(subpath.crisp(width: stroke.width).text)\" \(style)/>")
    }
  }

  // MARK: Texts

  private mutating func text(_ string: String, _ at: CGPoint, _ font: Font, _ color: Color) {
    guard color.alpha > 0, !string.isEmpty else { return }
    let length = Path.number(max(0, metrics.width(of: string, in: font)))
    let fit = length == "0" ? "" : " textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\""
    body.append(
      "<text x=\"\(Path.number(at.x))\" y=\"\(Path.number(at.y))\" \(SVGText.style(font))\(fit)"
        + " \(SVGText.paint("fill", color)) xml:space=\"preserve\">"
        + SVGText.escaped(string) + "</text>")
  }

  // MARK: Clips

  private mutating func beginGroup(_ polygon: [CGPoint]) {
    let corners = polygon.map(Path.point).joined(separator: " ")
    if clipNumbers[corners] == nil {
      clips.append(corners)
      clipNumbers[corners] = clips.count
    }
    body.append("<g clip-path=\"url(#clip\(clipNumbers[corners] ?? 0))\">")
    let (x, y) = (polygon.map(\.x), polygon.map(\.y))
    openClips.append(
      (x.min() ?? 0, x.max() ?? 0, y.min() ?? 0, y.max() ?? 0))
  }

  /// Nothing if there is no clip.
  private mutating func endGroup() {
    guard !openClips.isEmpty else { return }
    body.append("</g>")
    openClips.removeLast()
  }

  mutating func endGroups() {
    while !openClips.isEmpty { endGroup() }
  }
}

/// Attributes and character data.
private enum SVGText {
  /// Butt caps, and miter joins down to about 41 degrees.
  static let lineStyle =
    "stroke-linecap=\"butt\" stroke-linejoin=\"miter\" stroke-miterlimit=\"2.83\""

  /// `property` is `fill` or `stroke`.
  static func paint(_ property: String, _ color: Color) -> String {
    let solid = "\(property)=\"\(color.hex.prefix(7))\""
    guard color.alpha < 255 else { return solid }
    return "\(solid) \(property)-opacity=\"\(Path.number(Double(color.alpha) / 255))\""
  }

  static func style(_ stroke: Stroke, _ color: Color) -> String {
    let line =
      "fill=\"none\" \(paint("stroke", color)) stroke-width=\"\(Path.number(stroke.width))\""
    guard !stroke.dash.isEmpty else { return line }
    let dash = stroke.dash.map { Path.number(max($0, 0.1)) }.joined(separator: " ")
    return "\(line) stroke-dasharray=\"\(dash)\""
  }

  static func style(_ font: Font) -> String {
    "font-family=\"\(families(font.face))\" font-size=\"\(Path.number(font.size))\""
      + " font-weight=\"\(number(font.weight))\""
  }

  /// The fonts of the raster first, then similar fonts of other systems.
  private static func families(_ face: Font.Face) -> String {
    switch face {
    case .ui:
      "Inter, 'DejaVu Sans', 'Noto Sans', 'Droid Sans Fallback', system-ui, sans-serif"
    case .mono:
      "'JetBrains Mono', 'DejaVu Sans Mono', 'Droid Sans Fallback', monospace"
    }
  }

  private static func number(_ weight: Font.Weight) -> Int {
    switch weight {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }

  /// Character data; characters that XML 1.0 does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Path {
  /// Whether every point has a place; a path with one that has none is not drawn.
  fileprivate var isFinite: Bool {
    segments.allSatisfy { segment in
      switch segment {
      case .move(let p), .line(let p): p.x.isFinite && p.y.isFinite
      case .cubic(let a, let b, let p):
        [a, b, p].allSatisfy { $0.x.isFinite && $0.y.isFinite }
      case .close: true
      }
    }
  }

  /// The parts between moves, each beginning with a move.
  fileprivate var subpaths: [Path] {
    var parts: [Path] = []
    var current = Path()
    func finish() {
      if current.segments.count > 1 { parts.append(current) }
      current = Path()
    }
    for segment in segments {
      switch segment {
      case .move(let p):
        finish()
        current.move(p)
      case .line(let p): if current.segments.isEmpty { current.move(p) } else { current.line(p) }
      case .cubic: if !current.segments.isEmpty { current.segments.append(segment) }
      case .close:
        if !current.segments.isEmpty { current.close() }
        finish()
      }
    }
    finish()
    return parts
  }

  /// A hairline along an axis, or around an axis-aligned rectangle, moved by at most half a point so
  /// that it covers whole points; any other path, or one of a wider line, as it is.
  fileprivate func crisp(width: Double) -> Path {
    let points = segments.compactMap(\.corner)
    let isClosed = segments.last == .close
    let edges = Array(zip(points, points.dropFirst() + points.prefix(isClosed ? 1 : 0)))
    guard width < 1.5, points.count + (isClosed ? 1 : 0) == segments.count,
      points.count == (isClosed ? 4 : 2),
      edges.allSatisfy({ $0.0.x == $0.1.x || $0.0.y == $0.1.y })
    else { return self }
    func moved(_ value: Double) -> Double { (value - 0.5).rounded() + 0.5 }
    let movesX = isClosed || points[0].x == points[1].x
    let movesY = isClosed || points[0].y == points[1].y
    let crisp = points.map {
      CGPoint(x: movesX ? moved($0.x) : $0.x, y: movesY ? moved($0.y) : $0.y)
    }
    return isClosed ? .polygon(crisp) : .polyline(crisp)
  }
}

extension Path.Segment {
  /// The end point of a move or a line.
  fileprivate var corner: CGPoint? {
    switch self {
    case .move(let p), .line(let p): p
    case .cubic, .close: nil
    }
  }
}

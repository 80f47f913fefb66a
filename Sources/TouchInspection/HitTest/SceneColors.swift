import TouchCanvas

/// The colours of what lies on the scene. They do not follow the theme, because the scene does not; each line has a
/// white one beside it that carries it where the scene is dark.
enum SceneColors {
  /// The hit view and the views that contain the touch.
  static let way = Color(0x257D53)
  /// What refused the touch, where that is the cause which the headline tells.
  static let cause = Color(0x8D1806)
  /// The number of a hit view that lost its touch.
  static let lost = Color(0xA05807)
  /// Numbers and lines of what else refused or was never asked.
  static let quiet = Color(0x6B7380)
  /// The outlines of that: fainter than its numbers and lines.
  static let faint = Color(0x8B939F)
  /// What is measured.
  static let distance = Color(0xB0105A)
  /// The selection and the marks of axes.
  static let selection = Color(0x0B5CAD)
  /// Beside each of them.
  static let companion = Color.white

  static func color(_ sign: HitSign) -> Color {
    switch sign {
    case .hit, .way: way
    case .cause: cause
    case .refused, .unasked: faint
    }
  }

  /// The lines of an outline, in turn drawn and left out, points.
  static func dash(_ sign: HitSign) -> [Double] {
    switch sign {
    case .hit, .way: []
    case .refused, .cause: [4, 3]
    case .unasked: [1, 3]
    }
  }

  /// The width of an outline, points: the path's is half that of the hit view, also where the sides of a rectangle are whole
  /// pixels.
  static func width(_ sign: HitSign) -> Double {
    switch sign {
    case .hit: 2.5
    case .way: 1.25
    case .refused, .cause, .unasked: 1
    }
  }
}

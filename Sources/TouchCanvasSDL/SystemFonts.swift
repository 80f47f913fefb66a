import CFontconfig
import TouchCanvas

/// Asks fontconfig for font files.
enum SystemFonts {
  struct Found {
    var file: String
    var family: String
  }

  /// The file for a family and weight; nil if the system has no such family.
  static func find(_ family: String, _ weight: Font.Weight) -> Found? {
    guard let found = match(family, weight) else { return nil }
    return found.family.lowercased() == family.lowercased() ? found : nil
  }

  /// Fontconfig's best match.
  static func nearest(_ family: String, _ weight: Font.Weight) -> Found? { match(family, weight) }

  /// The best match for a family that has all of some characters as outlines; nil if there is none.
  static func covering(_ codePoints: [UInt32], _ family: String, _ weight: Font.Weight) -> Found? {
    guard let set = FcCharSetCreate() else { return nil }
    defer { FcCharSetDestroy(set) }
    for codePoint in codePoints { FcCharSetAddChar(set, codePoint) }
    return match(family, weight, covering: set)
  }

  private static func match(
    _ family: String, _ weight: Font.Weight, covering set: OpaquePointer? = nil
  )
    -> Found?
  {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if let set {
      FcPatternAddCharSet(pattern, FC_CHARSET, set)
      FcPatternAddBool(pattern, FC_COLOR, 0)
      FcPatternAddBool(pattern, FC_SCALABLE, 1)
    }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, number(weight))
    FcPatternAddInteger(pattern, FC_SLANT, 0)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let font = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(font) }
    if let set, !isPlain(font, set) { return nil }
    guard let file = string(font, FC_FILE), let name = string(font, FC_FAMILY) else { return nil }
    return Found(file: file, family: name)
  }

  /// Whether a font has the characters, and has them as outlines.
  private static func isPlain(_ font: OpaquePointer, _ set: OpaquePointer) -> Bool {
    var has: OpaquePointer?
    var isColored: FcBool = 0
    _ = FcPatternGetBool(font, FC_COLOR, 0, &isColored)
    guard FcPatternGetCharSet(font, FC_CHARSET, 0, &has) == FcResultMatch, let has else {
      return false
    }
    return isColored == 0 && FcCharSetIsSubset(set, has) != 0
  }

  private static func number(_ weight: Font.Weight) -> Int32 {
    switch weight {
    case .regular: 80
    case .medium: 100
    case .semibold: 180
    case .bold: 200
    }
  }

  private static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}

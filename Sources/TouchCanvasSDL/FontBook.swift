import CSDL2
import CSDL2TTF
public import TouchCanvas

/// The fonts of the program: found through fontconfig, measured once at a large size, opened at the sizes in use.
public final class FontBook {
  private struct Key: Hashable {
    var file: Int
    var eighths: Int
  }

  private struct WidthKey: Hashable {
    var face: Font.Face
    var weight: Font.Weight
    var text: String
  }

  /// Families that are not there, each with the Debian package that brings it.
  public private(set) var missing: [String] = []

  private var files: [String] = []
  private var chains: [String: [Int]] = [:]
  private var opened: [Key: OpaquePointer] = [:]
  private var widths: [WidthKey: Double] = [:]
  private static let measureSize = 128.0

  public init() {
    _ = TTF_Init()
    for face in [Font.Face.ui, .mono] {
      for weight in [Font.Weight.regular, .medium, .semibold, .bold] { chain(face, weight) }
    }
  }

  private static let wanted: [(face: Font.Face, family: String, package: String)] = [
    (.ui, "Inter", "fonts-inter"), (.mono, "JetBrains Mono", "fonts-jetbrains-mono"),
  ]

  private func chain(_ face: Font.Face, _ weight: Font.Weight) {
    var found: [Int] = []
    for (wantedFace, family, package) in Self.wanted where wantedFace == face {
      if let file = SystemFonts.find(family, weight) {
        found.append(number(of: file.file))
      } else {
        lack(family, package)
      }
    }
    if found.isEmpty,
      let file = SystemFonts.nearest(face == .ui ? "sans-serif" : "monospace", weight)
    {
      found.append(number(of: file.file))
    }
    if let file = SystemFonts.find("Droid Sans Fallback", .regular) {
      found.append(number(of: file.file))
    } else {
      lack("Droid Sans Fallback", "fonts-droid-fallback")
    }
    chains[Self.name(face, weight)] = found
  }

  private func lack(_ family: String, _ package: String) {
    let text = "the font '\(family)' is missing; install the package \(package)"
    if !missing.contains(text) { missing.append(text) }
  }

  private static func name(_ face: Font.Face, _ weight: Font.Weight) -> String {
    face.rawValue + weight.rawValue
  }

  private func number(of file: String) -> Int {
    if let index = files.firstIndex(of: file) { return index }
    files.append(file)
    return files.count - 1
  }

  /// Font files in use, for the record beside pictures.
  public var fileNames: [String] {
    files.map { String($0.split(separator: "/").last ?? "") }
  }

  // MARK: Runs

  /// A piece of text in one font file.
  struct Run {
    var text: String
    var file: Int
  }

  /// Cuts a text where the font has to change; what no font has goes to the first one.
  func runs(_ text: String, _ font: Font) -> [Run] {
    let chain = chains[Self.name(font.face, font.weight)] ?? []
    guard let first = chain.first else { return [] }
    if text.utf8.allSatisfy({ $0 < 128 }) { return [Run(text: text, file: first)] }
    var runs: [Run] = []
    for character in text {
      let file =
        chain.first { file in
          guard let font = open(file, Self.measureSize) else { return false }
          return character.unicodeScalars.allSatisfy { TTF_GlyphIsProvided32(font, $0.value) != 0 }
        } ?? first
      if let last = runs.last, last.file == file {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(Run(text: String(character), file: file))
      }
    }
    return runs
  }

  /// Opened at a size in pixels, in steps of an eighth.
  func open(_ file: Int, _ pixels: Double) -> OpaquePointer? {
    let key = Key(file: file, eighths: max(8, Int((pixels * 8).rounded())))
    if let font = opened[key] { return font }
    // At 9 dots per inch a point is an eighth of a pixel.
    guard let font = TTF_OpenFontDPI(files[file], Int32(key.eighths), 9, 9) else { return nil }
    TTF_SetFontHinting(font, pixels < 100 ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    TTF_SetFontKerning(font, 1)
    opened[key] = font
    return font
  }

  private func firstFont(_ font: Font) -> OpaquePointer? {
    chains[Self.name(font.face, font.weight)]?.first.flatMap { open($0, Self.measureSize) }
  }
}

extension FontBook: TextMeasuring {
  public func width(of text: String, in font: Font) -> Double {
    let key = WidthKey(face: font.face, weight: font.weight, text: text)
    if let width = widths[key] { return width * font.size }
    var total = 0.0
    for run in runs(text, font) {
      guard let opened = open(run.file, Self.measureSize) else { continue }
      var w: Int32 = 0
      var h: Int32 = 0
      TTF_SizeUTF8(opened, run.text, &w, &h)
      total += Double(w)
    }
    let unit = total / Self.measureSize
    if widths.count > 20_000 { widths.removeAll() }
    widths[key] = unit
    return unit * font.size
  }

  public func ascent(of font: Font) -> Double {
    guard let opened = firstFont(font) else { return font.size * 0.95 }
    return Double(TTF_FontAscent(opened)) / Self.measureSize * font.size
  }

  public func descent(of font: Font) -> Double {
    guard let opened = firstFont(font) else { return font.size * 0.25 }
    return -Double(TTF_FontDescent(opened)) / Self.measureSize * font.size
  }
}

import CSDL2
import CSDL2TTF
import TouchCanvas
import TouchLanguage

/// The fonts of the program: found through fontconfig, measured once at a large size, opened at the sizes in use.
public final class FontBook {
  private struct Key: Hashable {
    var file: Int
    var eighths: Int
  }

  struct WidthKey: Hashable {
    var file: Int
    var text: TextBytes
  }

  struct TextKey: Hashable {
    var face: Font.Face
    var weight: Font.Weight
    var text: TextBytes
  }

  /// Missing font families, each with the Debian package that provides it.
  public private(set) var missing: [String] = []

  private var files: [String] = []
  private var chains: [Chain: [Int]] = [:]
  /// The chain that was asked for last, with its first file: most texts have the font of the one before.
  private var lastFirst: (chain: Chain, file: Int?) = (Chain(face: .ui, weight: .regular), nil)
  /// Files outside the chains, by the requested character; nil if no font has it.
  private var strangers: [Stranger: Int?] = [:]
  private var opened: [Key: OpaquePointer] = [:]
  /// The bytes of font files, which SDL_ttf reads from as long as the process runs.
  private var contents: [Int: (bytes: UnsafeMutableRawPointer, count: Int)] = [:]
  var widths: [WidthKey: Double] = [:]
  /// The widths of texts in files whose characters are all equally wide, by file; nil where they are not.
  var cells: [Int: CellWidths?] = [:]
  var knownRuns: [TextKey: [Run]] = [:]
  var knownLines: [BrokenText: [String]] = [:]
  static let measureSize = 128.0

  private struct Chain: Hashable {
    var face: Font.Face
    var weight: Font.Weight
  }

  private struct Stranger: Hashable {
    var character: Character
    var chain: Chain
  }

  /// Starts SDL_ttf and finds the fonts of both faces.
  public init() {
    _ = TTF_Init()
    for face in [Font.Face.ui, .mono] {
      for weight in [Font.Weight.regular, .medium, .semibold, .bold] { chain(face, weight) }
    }
    lastFirst.file = chains[lastFirst.chain]?.first
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
    chains[Chain(face: face, weight: weight)] = found
  }

  private func lack(_ family: String, _ package: String) {
    let text = Text.display.missingFont(family, package: package)
    if !missing.contains(text) { missing.append(text) }
  }

  private func number(of file: String) -> Int {
    if let index = files.firstIndex(of: file) { return index }
    files.append(file)
    return files.count - 1
  }

  /// The names of the font files in use, to record beside pictures.
  public var fileNames: [String] {
    let used = Set(chains.values.joined()).union(strangers.values.compactMap { $0 })
    return used.sorted().map { String(files[$0].split(separator: "/").last ?? "") }
  }

  /// The path of a font file.
  func path(_ file: Int) -> String { files[file] }

  // MARK: Font files

  /// A size in pixels, rounded to the steps in which fonts are opened.
  static func eighths(_ pixels: Double) -> Int { Int(min(max(pixels * 8, 8), 1e5).rounded()) }

  /// Opened at a size in pixels, in steps of an eighth.
  func open(_ file: Int, _ pixels: Double) -> OpaquePointer? {
    let key = Key(file: file, eighths: Self.eighths(pixels))
    if let font = opened[key] { return font }
    // At 9 dots per inch a point is an eighth of a pixel.
    guard let bytes = bytes(of: file),
      let stream = SDL_RWFromConstMem(bytes.bytes, Int32(bytes.count)),
      let font = TTF_OpenFontDPIRW(stream, 1, Int32(key.eighths), 9, 9)
    else { return nil }
    TTF_SetFontHinting(font, pixels < 100 ? TTF_HINTING_LIGHT_SUBPIXEL : TTF_HINTING_NONE)
    TTF_SetFontKerning(font, 1)
    opened[key] = font
    return font
  }

  private func bytes(of file: Int) -> (bytes: UnsafeMutableRawPointer, count: Int)? {
    if let known = contents[file] { return known }
    var count = 0
    guard let bytes = SDL_LoadFile(files[file], &count), count < Int(Int32.max) else { return nil }
    contents[file] = (bytes, count)
    return contents[file]
  }

  /// The first font file of a face and weight.
  func firstFile(_ font: Font) -> Int? {
    if font.face == lastFirst.chain.face, font.weight == lastFirst.chain.weight {
      return lastFirst.file
    }
    let chain = Chain(face: font.face, weight: font.weight)
    lastFirst = (chain, chains[chain]?.first)
    return lastFirst.file
  }

  // MARK: Characters

  /// The file that has a character: one of the chain, or fontconfig's best match; nil if none has it.
  func file(for character: Character, _ font: Font) -> Int? {
    let chain = Chain(face: font.face, weight: font.weight)
    if let file = (chains[chain] ?? []).first(where: { has($0, character) }) { return file }
    let stranger = Stranger(character: character, chain: chain)
    if let known = strangers[stranger] { return known }
    var found: Int?
    let family = font.face == .ui ? "sans-serif" : "monospace"
    if let file = SystemFonts.covering(Self.visible(character), family, font.weight) {
      let index = number(of: file.file)
      if has(index, character) { found = index }
    }
    strangers[stranger] = .some(found)
    return found
  }

  private func has(_ file: Int, _ character: Character) -> Bool {
    guard let font = open(file, Self.measureSize) else { return false }
    return Self.visible(character).allSatisfy { TTF_GlyphIsProvided32(font, $0) != 0 }
  }

  /// The code points that need a glyph; joiners and variation selectors need none.
  private static func visible(_ character: Character) -> [UInt32] {
    let scalars = character.unicodeScalars
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(\.value)
    return visible.isEmpty ? scalars.map(\.value) : visible
  }
}

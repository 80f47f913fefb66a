import CSDL2
import CSDL2TTF

/// The versions that determine the pixels of a picture besides its draw list.
public enum CanvasVersions {
  /// The versions of the libraries and the fonts, as a text.
  public static func description(_ fonts: FontBook) -> String {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    let ttf = TTF_Linked_Version().pointee
    var freetype: (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetFreeTypeVersion(&freetype.0, &freetype.1, &freetype.2)
    return [
      "SDL \(sdl.major).\(sdl.minor).\(sdl.patch)",
      "SDL_ttf \(ttf.major).\(ttf.minor).\(ttf.patch)",
      "FreeType \(freetype.0).\(freetype.1).\(freetype.2)",
      "fonts " + fonts.fileNames.sorted().joined(separator: " "),
    ].joined(separator: "\n")
  }
}

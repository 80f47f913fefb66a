import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchFiles
import TouchInspection
package import TouchLanguage
import TouchScenes

/// The pictures for teaching of a folder, and the files that they make.
package struct PictureFolder {
  /// The files that one picture makes.
  package struct Outputs: Hashable, Sendable {
    package let light: String
    package let dark: String
    package let vectors: String
    /// Caption and alternative text.
    package let words: String

    package var all: [String] { [light, dark, vectors, words] }
  }

  /// The files of the pictures, by name.
  package let files: [String]
  private let output: String
  private let scenes: String

  /// `scenes`: the folder of the scenes that the files name.
  package init(_ folder: String, output: String? = nil, scenes: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    files = names.filter { $0.hasSuffix(DocumentationReader.ending) }.sorted().map {
      (folder as NSString).appendingPathComponent($0)
    }
    self.output = output ?? folder
    self.scenes = scenes
  }

  /// What a file makes.
  package func outputs(of file: String) -> Outputs {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let base = (output as NSString).appendingPathComponent(name)
    return Outputs(
      light: "\(base).png", dark: "\(base)-dark.png", vectors: "\(base).svg",
      words: "\(base).md")
  }

  /// Reads a file, and looks at all that could be wrong with it; how many facts it has.
  package func check(_ file: String) throws -> Int {
    let shot = try DocumentationShot(file: file, scenes: scenes)
    defer { shot.tearDown() }
    for language in TextLanguage.allCases {
      _ = try shot.picture(theme: .light, language: language, metrics: FixedTextMetrics())
    }
    return shot.factCount
  }

  /// Makes the files of a picture.
  package func make(_ file: String, language: TextLanguage) throws {
    let shot = try DocumentationShot(file: file, scenes: scenes)
    defer { shot.tearDown() }
    let outputs = outputs(of: file)
    // The note in a file names the fonts of this picture alone.
    let fonts = FontBook()
    let light = try shot.picture(theme: .light, language: language, metrics: fonts)
    let dark = try shot.picture(theme: .dark, language: language, metrics: fonts)
    let caption = try shot.caption(language: language, metrics: fonts)
    try FileSystem().makeFolder(output)
    for (picture, theme, path) in [
      (light, Theme.light, outputs.light), (dark, .dark, outputs.dark),
    ] {
      guard let canvas = SoftwareCanvas(size: shot.size, scale: 1, fonts: fonts) else {
        throw Shot.Problem(description: Text.display.noMemoryForPicture)
      }
      canvas.draw(picture.list, background: theme.window)
      try canvas.writePNG(to: path)
    }
    try write(
      SVG.document(
        light.list, size: shot.size, background: Theme.light.window, metrics: fonts,
        title: caption.headline, description: caption.alternative), to: outputs.vectors)
    try write(
      caption.markdown(picture: (outputs.light as NSString).lastPathComponent), to: outputs.words)
  }

  private func write(_ text: String, to path: String) throws {
    do { try WholeFile.replace(path, with: text) } catch {
      throw Shot.Problem(description: Text.files.pictureNotWritten(path, "\(error)"))
    }
  }
}

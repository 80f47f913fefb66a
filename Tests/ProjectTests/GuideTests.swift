import Foundation
import Testing

/// The guide through the code names files and functions that are there.
@Suite struct GuideTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func theGuideNamesWhatIsThere() throws {
    let guide = try String(
      contentsOfFile: "\(Self.root)/docs/how-a-touch-travels.md", encoding: .utf8)
    let sources =
      FileManager.default.enumerator(atPath: "\(Self.root)/Sources")?.compactMap { $0 as? String }
      ?? []
    let flat = guide.split(separator: /\s+/).joined(separator: " ")
    let places = flat.matches(of: /`([A-Za-z+]+\.swift)`: `([a-zA-Z]+)`/)
    #expect(places.count > 25)
    for place in places {
      let (file, function) = (String(place.output.1), String(place.output.2))
      guard let path = sources.first(where: { $0.hasSuffix("/\(file)") }) else {
        Issue.record("there is no \(file)")
        continue
      }
      let text = try String(contentsOfFile: "\(Self.root)/Sources/\(path)", encoding: .utf8)
      #expect(text.contains("func \(function)("), "\(file) has no \(function)")
    }
  }

  /// Pictures for teaching stand where they explain, and who cannot see one reads what it says.
  @Test func pagesTellTheirPicturesInWords() throws {
    let pages = [
      "README.md", "docs/pictures.md", "docs/how-a-touch-travels.md", "docs/from-the-articles.md",
    ]
    for page in pages {
      let text = try String(contentsOfFile: "\(Self.root)/\(page)", encoding: .utf8)
      let images = text.matches(
        of: #/<img src="(?:docs/)?images/([01][0-9]-[a-z-]+)\.png" width="1200" alt="([^"]+)">/#)
      #expect(images.count >= (page == "README.md" ? 1 : 5), "\(page)")
      for image in images {
        let own = try String(
          contentsOfFile: "\(Self.root)/docs/images/\(image.1).md", encoding: .utf8)
        #expect(own.contains("![\(image.2)]("), "\(page): \(image.1)")
        #expect(text.contains("images/\(image.1)-dark.png"), "\(page): \(image.1)")
      }
    }
  }
}

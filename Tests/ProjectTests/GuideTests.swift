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
}

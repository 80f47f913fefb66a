import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvas
import TouchCanvasSDL
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchScenes
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection

/// The twelve pictures for teaching, as draw lists: what they show, and that a reader can see it.
///
/// `SNAP_UPDATE=1 swift test --filter DocumentationTests` writes the goldens anew.
@Suite(.serialized) struct DocumentationTests {
  private static let folder = Stories.root + "/docs/shots"
  private static let scenes = Stories.root + "/scenes"
  private static let goldens = Stories.root + "/Tests/PictureTests/Goldens/Shots"
  private static let updates = ProcessInfo.processInfo.environment["SNAP_UPDATE"] == "1"
  private let metrics = FixedTextMetrics()

  private func files() throws -> [String] {
    Stories.register()
    return try PictureFolder(Self.folder, scenes: Self.scenes).files
  }

  private func each(_ body: (String, DocumentationShot) throws -> Void) throws {
    for file in try files() {
      let shot = try DocumentationShot(file: file, scenes: Self.scenes)
      defer { shot.tearDown() }
      try body((file as NSString).lastPathComponent, shot)
    }
  }

  private func sheet(_ shot: DocumentationShot) throws -> DocumentationSheet {
    let content = try shot.content(theme: .light, metrics: metrics)
    return try DocumentationSheet(content, Look(theme: .light, metrics: metrics))
  }

  @Test func thereAreTwelve() throws {
    #expect(
      try files().map { String(($0 as NSString).lastPathComponent.prefix(2)) }
        == (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" })
  }

  @Test func drawListsAreThoseOfTheGoldens() throws {
    try each { name, shot in
      let text = try shot.picture(theme: .light, metrics: metrics).list.text + "\n"
      let path = "\(Self.goldens)/\(name).txt"
      guard !Self.updates else {
        try FileManager.default.createDirectory(
          atPath: Self.goldens, withIntermediateDirectories: true)
        return try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      let golden = try String(contentsOfFile: path, encoding: .utf8)
      guard golden != text else { return }
      let (old, new) = (golden.split(separator: "\n"), text.split(separator: "\n"))
      let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let index = line ?? min(old.count, new.count)
      Issue.record(
        "\(name) differs at line \(index + 1):\n- \(old.dropFirst(index).first ?? "(end)")\n+ \(new.dropFirst(index).first ?? "(end)")"
      )
    }
  }

  /// The committed vectors are the pictures of today in everything but the fonts' widths.
  @Test func theCommittedPicturesSayTheSame() throws {
    try each { name, shot in
      let base = Stories.root + "/docs/images/" + name.replacing(".shot", with: "")
      let caption = try shot.caption(metrics: metrics)
      let committed = try String(contentsOfFile: base + ".md", encoding: .utf8)
      let picture = ((base + ".png") as NSString).lastPathComponent
      #expect(committed == caption.markdown(picture: picture), "\(name): run scripts/docs")
      for ending in [".png", "-dark.png", ".svg"] {
        let size = try FileManager.default.attributesOfItem(atPath: base + ending)[.size] as? Int
        #expect(try #require(size) < 200_000, "\(name)\(ending)")
      }
    }
  }

  @Test func discsStandBesideWhatTheyPointAt() throws {
    try each { name, shot in
      let sheet = try sheet(shot)
      let bounds = CGRect(origin: .zero, size: shot.size)
      #expect(sheet.places.count == shot.document.callouts.count && !sheet.places.isEmpty)
      for (index, place) in sheet.places.enumerated() {
        let radius = CalloutPlacer.radius
        let disc = CGRect(origin: place.center, size: .zero).insetBy(dx: -radius, dy: -radius)
        #expect(bounds.contains(disc), "\(name) \(index + 1)")
        #expect(!disc.intersects(sheet.targets[index]), "\(name) \(index + 1)")
        for other in sheet.places[..<index] {
          #expect(other.center.distance(to: place.center) >= radius * 2, "\(name) \(index + 1)")
        }
      }
    }
  }

  /// What the app itself has written on its screen.
  private static func ownTexts(_ views: [ViewSnapshot]) -> [String] {
    var texts: [String] = []
    for mark in views.flatMap({ $0.marks + $0.marksInFront }) {
      if case .text(let text, _, _, _, _) = mark { texts.append(text) }
    }
    return texts
  }

  /// Everything but the watermark and the app's own screen has 14 points or more.
  @Test func typeIsLargeEnough() throws {
    try each { name, shot in
      for theme in [Theme.light, .dark] {
        let content = try shot.content(theme: theme, metrics: metrics)
        let own = Set(content.panels.flatMap { Self.ownTexts($0.input.snapshot.views) })
        for command in try shot.picture(theme: theme, metrics: metrics).list.commands {
          guard case .text(let text, _, let font, _) = command else { continue }
          // A long watermark is cut in its middle.
          let isMark = content.watermark.hasPrefix(String(text.prefix(8)))
          let isSmall = isMark || own.contains(text)
          #expect(font.size >= (isSmall ? 5 : 13.99), "\(name): '\(text)' has \(font.size) pt")
        }
      }
    }
  }

  /// In all languages, with the fonts of this machine.
  @Test func nothingLiesOverAnything() throws {
    let fonts = FontBook()
    try each { name, shot in
      for language in TextLanguage.allCases {
        let list = try shot.picture(theme: .light, language: language, metrics: fonts).list
        // Names and numbers on the scene are placed by it.
        let checker = TextChecker(metrics: fonts, size: shot.size)
        let faults = checker.faults(list)
        #expect(faults.isEmpty, "\(name) \(language): \(faults.joined(separator: "; "))")
      }
    }
  }

  @Test func alternativeTextHasTwoSentences() throws {
    try each { name, shot in
      let caption = try shot.caption(metrics: metrics)
      #expect(caption.alternative.hasPrefix(caption.headline), "\(name)")
      #expect(caption.alternative.count > caption.headline.count + 20, "\(name)")
      #expect(!caption.alternative.contains("{"), "\(name)")
      #expect(caption.captions.allSatisfy { !$0.contains("{") && $0.count > 15 }, "\(name)")
    }
  }
}

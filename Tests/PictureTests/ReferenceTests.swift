import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchLanguage
import TouchReading
import TouchScenes

@testable import TouchDebugger
@testable import TouchInspection

/// The tables of what articles say and no run prints, in the tab System.
@Suite struct ReferenceTests {
  private static let page = "\(Stories.root)/docs/from-the-articles.md"

  private func rows(_ topic: ReferenceTopic, _ language: TextLanguage) -> [[String]] {
    Text.speaking(language) { Text.reference.rows(of: topic) }
  }

  /// A name in code, a number or a run; all languages have the same ones.
  private func code(_ cells: [String]) -> [String] {
    cells.joined(separator: " ").matches(
      of:
        #/\$[a-z0-9]+|[0-9]{3}-[a-z0-9-]+\/|[a-zA-Z]+\([_a-z:]*\)|[a-z]+[A-Z][A-Za-z]+|[0-9]+ (?:ms|pt)/#
    ).map { "\($0.0)" }.sorted()
  }

  @Test func allLanguagesSayTheSame() {
    for topic in ReferenceTopic.allCases {
      let english = rows(topic, .english)
      #expect(english.count >= 3)
      for language in [TextLanguage.chinese, .japanese] {
        let own = rows(topic, language)
        #expect(own.map(\.count) == english.map(\.count), "\(topic) \(language)")
        for (one, other) in zip(own, english) {
          #expect(code(one) == code(other), "\(topic) \(language): \(one)")
          #expect(one.contains(where: SearchText.isEastAsian) || one == other)
        }
        Text.speaking(language) {
          #expect(SearchText.isEastAsian(Text.reference.title(of: topic)))
          #expect(SearchText.isEastAsian(Text.reference.note(on: topic)))
        }
      }
    }
  }

  /// A press on a run's name opens it, and the page of the documentation has it, too.
  @Test func runsAreThere() throws {
    Stories.register()
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    var runs = 0
    for row in ReferenceTable.make().rows {
      guard case .article(.show(.scene(let file, let run?, _)))? = row.object else { continue }
      runs += 1
      let scene = try LiveScene.load(path: "\(Stories.root)/scenes/\(file).yaml")
      defer { scene.engine.tearDown() }
      #expect(scene.runs.contains { $0.name == run }, "\(file): \(run)")
      #expect(page.contains("`\(file)/\(run)`"), "\(file)/\(run)")
    }
    #expect(runs == 19)
    #expect(ReferenceTable.make().rows.filter { $0.style == .heading }.count == 9)
    for register in ["$arg1", "(SEL)$arg2", "$rax", "$rdi", "p X"] {
      #expect(ReferenceTable.make().rows.contains { $0[0].contains(register) }, "\(register)")
      #expect(page.contains(register))
    }
  }

  /// The window shows it, in each language; what a row ends with plays its run.
  @Test(arguments: TextLanguage.allCases) func theTabShowsIt(_ language: TextLanguage) throws {
    let fonts = FontBook()
    let input = SessionDescription(try Stories.session("004-gl", "quick tap on a row")).input
    Text.speaking(language) {
      for (width, scale) in [(268.0, 1.0), (368, 1), (528, 2)] {
        let look = Look(theme: .light, metrics: fonts)
        let model = SystemModel(table: .reference, textScale: scale)
        let (picture, height, _) = SystemPicture.draw(input, model, width: width, look)
        let size = CGSize(width: width, height: height)
        let faults = TextChecker(metrics: fonts, size: size).faults(picture.list)
        #expect(faults.isEmpty, "\(width): \(faults.prefix(4))")
        let opened = picture.regions.filter {
          if case .article(.show) = $0.target { true } else { false }
        }
        #expect(opened.count == 19)
      }
    }
  }
}

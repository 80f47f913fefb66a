import TouchLanguage
import Foundation
import Testing
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Names, numbers and switches that have little room.
@Suite struct NameTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func texts(_ picture: Picture) -> [String] {
    picture.list.commands.compactMap {
      if case .text(let text, _, _, _) = $0 { text } else { nil }
    }
  }

  @Test func aNameGoesOnInASecondLineWhereAWordBegins() {
    let name = "requiresExclusiveTouchType"
    let (font, small) = (Font.ui(12.5), Font.ui(11.5))
    #expect(look.name(name, 400, font, small: small).lines == [name])
    let two = look.name(name, 140, font, small: small)
    #expect(two.lines.count == 2 && two.lines.joined() == name && two.font == small)
    #expect(two.lines[1].first?.isUppercase == true)
    for line in two.lines { #expect(look.width(line, small) <= 140) }
  }

  /// Names with a dot are parted before it, also where they are short: the second line reads as a member.
  @Test func namesArePartedBeforeTheirDot() {
    let font = Font.ui(10.5)
    #expect(look.parted("carousel.pan", 80, font).lines == ["carousel", ".pan"])
    #expect(look.parted("list.delay", 200, font).lines == ["list", ".delay"])
    #expect(look.parted("card1", 80, font).lines == ["card1"])
    // What has no room beside the dot is broken elsewhere.
    let long = look.parted("aVeryLongNameOfAView.pan", 90, font)
    #expect(long.lines.count == 2 && long.lines.joined() == "aVeryLongNameOfAView.pan")
    #expect(look.name("carousel.pan", 60, font, small: font).lines == ["carousel", ".pan"])
  }

  /// What has no room in a line is broken behind an argument, not in a word.
  @Test func aMethodIsBrokenBehindAnArgument() {
    let method = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    let font = Font.ui(13)
    let width = look.width(method, font) - 30
    #expect(
      look.wrap(method, width, font)
        == ["gestureRecognizer(_:", "shouldRecognizeSimultaneouslyWith:)"])
    let lines = look.wrap("https://example.org/a/long/path", 100, font)
    #expect(lines.count > 1 && lines.joined() == "https://example.org/a/long/path")
  }

  @Test func numbersKeepTheirUnitsInALine() {
    let text = "It is 12.5 pt from there after 750 / 2000 ms."
    for width in stride(from: 70.0, through: 300, by: 7) {
      let lines = look.wrap(text, width, .ui(12))
      #expect(lines.joined(separator: " ") == text)
      guard width > 120 else { continue }
      for line in lines {
        for unit in ["pt", "/", "ms."] { #expect(!line.hasPrefix(unit), "\(width): \(line)") }
      }
    }
  }

  @Test func kindsWithoutRoomAreInAMenu() throws {
    let input = PanelStory.input()
    var model = LogModel()
    model.filter.extend(with: input.trace)
    let kinds = TraceKind.allCases.filter { model.filter.counts[Int($0.rawValue)] > 0 }
    #expect(kinds.count > 4)
    func ids(_ height: Double) -> Set<String> {
      Set(LogPicture.list(input, model, width: 240, height: height, look).picture.regions.map(\.id))
    }
    let all = ids(800)
    #expect(kinds.allSatisfy { all.contains("filter:\($0.name)") } && !all.contains("more:log"))
    let few = ids(150)
    #expect(few.contains("more:log"))
    #expect(kinds.contains { !few.contains("filter:\($0.name)") })
  }

  @Test func theOneThatIsAskedAboutIsLargeAndFirst() throws {
    let input = PanelStory.input()
    let handles = RecognizerOrder.handles(input)
    try #require(handles.count >= 3)
    for handle in handles where input.reading.recognizer(handle)?.wasInPlay == true {
      let picture = Cards(input, lead: handle, width: 368, room: 700, look).draw()
      let cards = picture.regions.filter {
        $0.id.hasPrefix("recognizer:") && !$0.id.contains("/")
      }
      #expect(cards.first?.id == "recognizer:\(input.name(of: handle))")
      #expect((cards.first?.outline.height ?? 0) > 150)
      #expect(cards.dropFirst().allSatisfy { $0.outline.height < 120 })
    }
  }
}

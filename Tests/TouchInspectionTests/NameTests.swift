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

  @Test func aGaugeInOneLineKeepsItsNumbersWhole() {
    let reading = RecognizerReading(handle: Handle(rawValue: 1))
    let gauge = Gauge(
      value: GaugeValue(.touchDown, Comparison(0.75, of: 0.75)), part: 0.5, isDeciding: false)
    var seen: Set<String> = []
    for width in stride(from: 120.0, through: 260, by: 10) {
      var list = DrawList()
      GaugesPicture.line(gauge, reading, y: 10, width: width, look, &list)
      for case .text(let text, _, _, _) in list.commands {
        #expect(text.hasSuffix("750/750 ms") && !text.contains("\u{2026}"), "\(width): \(text)")
        seen.insert(text)
      }
    }
    #expect(seen == ["touch down 750/750 ms", "down 750/750 ms", "750/750 ms"])
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

  @Test func cardsOfANarrowPanelStandBelowEachOther() {
    let input = PanelStory.input()
    func boxes(_ width: Double) -> [CGRect] {
      Cards.draw(
        input, size: CGSize(width: width, height: 200), offset: 0, look
      ).picture.regions.filter { $0.id.hasPrefix("recognizer:") && $0.outline.height > 40 }
        .map(\.outline)
    }
    #expect(boxes(250).allSatisfy { $0.minX == 0 && $0.width == 250 })
    #expect(boxes(344).contains { $0.minX > 100 })
  }

  @Test func theOneThatIsSpokenOfIsWhole() throws {
    let input = PanelStory.input()
    let handles = RecognizerOrder.handles(input)
    try #require(handles.count >= 3)
    for handle in handles where input.reading.recognizer(handle)?.wasInPlay == true {
      let picture = Cards.list(
        input, size: CGSize(width: 344, height: 520), offset: 0, selection: nil, about: handle, look
      ).picture
      let name = input.name(of: handle)
      let own = try #require(picture.regions.first { $0.id == "recognizer:\(name)" })
      #expect(own.outline.width == 344, "\(name)")
    }
  }
}

import Foundation
import Testing
import TouchCanvas
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The page of one object in Inspect: its head, what differs from UIKit, and whose it is.
@Suite struct InspectPageTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func draw(
    _ selection: Target, _ className: String = "UITapGestureRecognizer", rows: [PropertyRow] = [],
    width: Double = 368, _ change: (inout InspectModel) -> Void = { _ in }
  ) -> (picture: Picture, height: Double) {
    var model = InspectModel()
    model.selection = selection
    model.className = className
    model.rows = rows
    change(&model)
    let drawn = InspectPicture.draw(PanelStory.input(), model, width: width, look)
    return (drawn.picture, drawn.height)
  }

  private func head(_ picture: Picture) throws -> CGRect {
    try #require(picture.regions.first { $0.target == .inspected }).outline
  }

  private func link(_ target: Target, _ picture: Picture) -> Picture.Region? {
    guard let head = picture.regions.first(where: { $0.target == .inspected }) else { return nil }
    return picture.regions.last {
      $0.target == target && head.outline.contains($0.outline.center)
    }
  }

  // MARK: Geometry

  /// Fractions are tenths in their columns, and a view that is turned says by how much, where a matrix lost its middle.
  @Test func geometryIsReadable() {
    func texts(_ frame: String, _ transform: String) -> String {
      let rows = [
        PropertyRow("frame", frame, .text), PropertyRow("transform", transform, .text),
      ]
      return PictureTexts.lines(draw(.view("card"), "UIView", rows: rows, width: 440).picture, look)
        .joined(separator: "\n")
    }
    let turned = texts(
      "[116.289, 379.289, 141.421, 141.421]", "[0.707, 0.707, -0.707, 0.707, 0, 0]")
    #expect(turned.contains("116.3") && turned.contains("141.4"), "\(turned)")
    #expect(turned.contains("{rotate: 45}") && !turned.contains("\u{2026}"), "\(turned)")
    let plain = texts("[10, 20.5, 30, 40]", "[1, 0, 0, 1, 0, 0]")
    #expect(plain.contains("20.5") && plain.contains("identity"), "\(plain)")
    #expect(texts("[0, 0, 1, 1]", "[2, 0, 0, 2, 0, 0]").contains("[2, 0, 0, 2, 0, 0]"))
  }

  // MARK: The head

  /// A recognizer is on a view, and a view in another one: a press on its name selects it.
  @Test func theHeadNamesTheView() throws {
    let tap = draw(.recognizer("singleTap")).picture
    let card = try #require(link(.view("card"), tap))
    #expect(card.tooltip.words.hasPrefix("card"))
    #expect(tap.region(at: card.outline.center) == card)
    #expect(PictureTexts.lines(tap, look).first?.contains("on") == true)
    let view = draw(.view("card"), "UIView").picture
    #expect(link(.view("root.view"), view) != nil && link(.view("card"), view) == nil)
    let window = draw(.view("window"), "UIWindow").picture
    let names = PanelStory.input().snapshot.views.map(\.name)
    #expect(names.allSatisfy { link(.view($0), window) == nil })
    // Several objects have no place in common.
    let several = draw(.recognizer("singleTap")) { $0.title = "2 objects" }.picture
    #expect(link(.view("card"), several) == nil)
  }

  /// It takes no line of its own where it has room, and never leaves the panel.
  @Test func theViewTakesNoLineWhereItFits() throws {
    let wide = draw(.recognizer("singleTap")).picture
    let bare = draw(.recognizer("singleTap")) { $0.title = "singleTap" }.picture
    #expect(try head(wide) == head(bare))
    for width in [200.0, 260, 300] {
      for rowHeight in [24.0, 44] {
        let picture = draw(.recognizer("singleTap"), width: width) { $0.rowHeight = rowHeight }
          .picture
        let card = try #require(link(.view("card"), picture))
        #expect(card.outline.minX >= 0 && card.outline.maxX <= width)
        #expect(card.outline.height >= min(rowHeight, 44))
      }
    }
  }

  @Test func aLinkUnderThePointerIsUnderlined() {
    let quiet = draw(.recognizer("singleTap"))
    let hovered = draw(.recognizer("singleTap")) { $0.hover = .view("card") }
    #expect(quiet.picture.list != hovered.picture.list)
    #expect(quiet.picture.regions == hovered.picture.regions && quiet.height == hovered.height)
  }

  // MARK: The state

  /// How a recognizer came out has the colour that it has in the card above.
  @Test func theOutcomeHasItsColour() throws {
    let input = PanelStory.input()
    let handle = try #require(input.handle(of: .recognizer("longPress")))
    let reading = try #require(input.reading.recognizer(handle))
    var state = PropertyRow("outcome", Text.inspect.outcome("failed", at: 0.052), .readonly)
    state.role = .outcome
    func colors(_ picture: Picture) -> [Color] {
      picture.list.commands.compactMap { command in
        if case .text("failed at 52 ms", _, _, let color) = command { color } else { nil }
      }
    }
    let failed = draw(.recognizer("longPress"), rows: [state]).picture
    #expect(colors(failed) == [StateLook.ink(reading, look.theme)])
    // Other values are quiet.
    state.role = .property
    #expect(colors(draw(.recognizer("longPress"), rows: [state]).picture) == [look.theme.secondary])
  }

  // MARK: UIKit's defaults

  private func rows(_ value: String, standard: String?) -> [PropertyRow] {
    var first = PropertyRow("minimumNumberOfTouches", value, .number)
    first.standard = standard
    first.isGiven = true
    var second = PropertyRow("maximumNumberOfTouches", "2", .number)
    second.standard = standard == nil ? nil : "2"
    return PropertyRow.ordered([first, second], isComposed: false, isRecognizer: true)
  }

  private func dots(_ picture: Picture) -> Int {
    picture.list.text.split(separator: "\n").count { $0.hasPrefix("fill #6cb6ff ") }
  }

  /// A dot before the name, what it means once, and UIKit's value where the pointer rests; nothing moves for it.
  @Test func whatDiffersFromUIKitHasADot() throws {
    let usual = draw(.recognizer("swipe"), rows: rows("1", standard: "1"))
    let unusual = draw(.recognizer("swipe"), rows: rows("3", standard: "1"))
    #expect(dots(usual.picture) == 0 && dots(unusual.picture) == 2)
    func tooltip(_ picture: Picture) -> String? {
      picture.regions.first { $0.target == .property("minimumNumberOfTouches", nil) }?.tooltip.words
    }
    #expect(
      tooltip(unusual.picture) == "minimumNumberOfTouches: 3, UIKit's default: 1")
    #expect(tooltip(usual.picture) == "minimumNumberOfTouches: 1")
    func legends(_ picture: Picture) -> Int {
      PictureTexts.places(picture.list, look).count { $0.text.contains("differs from UIKit") }
    }
    #expect(legends(usual.picture) == 0 && legends(unusual.picture) == 1)
    #expect(usual.height == unusual.height)
    #expect(usual.picture.regions.map(\.outline) == unusual.picture.regions.map(\.outline))
    func names(_ picture: Picture) -> [CGRect] {
      PictureTexts.places(picture.list, look).filter { $0.text.hasSuffix("OfTouches") }.map(\.box)
    }
    #expect(names(usual.picture) == names(unusual.picture))
    // What is not known has none, nor has what the scene composes.
    #expect(dots(draw(.recognizer("swipe"), rows: rows("3", standard: nil)).picture) == 0)
    let composed = draw(.recognizer("swipe"), rows: rows("3", standard: "1")) {
      $0.isComposed = true
    }
    #expect(dots(composed.picture) == 0)
  }

  /// A switch that differs says beside it what UIKit's is, where that has room, and its name and place stay.
  @Test func aSwitchSaysUIKitsDefault() throws {
    func row(_ value: String) -> PropertyRow {
      var row = PropertyRow("delaysTouchesBegan", value, .flag)
      row.standard = "false"
      return row
    }
    func texts(_ value: String, width: Double) -> [String] {
      PictureTexts.places(
        draw(.recognizer("swipe"), rows: [row(value)], width: width).picture.list, look
      ).map(\.text)
    }
    #expect(texts("true", width: 400).contains("default: false"))
    #expect(!texts("false", width: 400).contains { $0.hasPrefix("default:") })
    #expect(!texts("true", width: 220).contains { $0.hasPrefix("default:") })
    let (on, off) = (
      draw(.recognizer("swipe"), rows: [row("true")], width: 400).picture,
      draw(.recognizer("swipe"), rows: [row("false")], width: 400).picture
    )
    #expect(on.regions.map(\.outline) == off.regions.map(\.outline))
  }

  /// UIKit's default and the arrow that takes an edit back have a place each, and neither moves the other.
  @Test(arguments: [PropertyRow.Kind.flag, .number, .choice(["true", "false"])])
  func theArrowOfAnEditCoversNoWords(_ kind: PropertyRow.Kind) throws {
    func picture(isEdited: Bool) -> Picture {
      var row = PropertyRow("isHidden", "true", kind, isEdited: isEdited)
      row.standard = "false"
      return draw(.view("card"), "UIView", rows: [row], width: 400).picture
    }
    let edited = picture(isEdited: true)
    let arrow = try #require(
      edited.regions.first { $0.target == .property("isHidden", .revert) }
    ).outline
    let places = PictureTexts.places(edited.list, look)
    #expect(places.contains { $0.text == "default: false" } == (kind == .flag))
    #expect(places.allSatisfy { !$0.box.intersects(arrow) }, "\(places)")
    let plain = PictureTexts.places(picture(isEdited: false).list, look)
    #expect(places.map(\.box) == plain.map(\.box))
  }

  /// Whom it waits for has the method beside the title, quiet and without brackets in brackets.
  @Test func theTitleOfRequirementsHasItsMethodBesideIt() {
    let texts = PictureTexts.places(
      draw(.recognizer("singleTap"), width: 400) { $0.requireToFail = [] }.picture.list, look
    ).map(\.text)
    #expect(texts.contains("Waits for") && texts.contains("require(toFail:)"), "\(texts)")
  }

  /// Every view has a frame of its own; an empty value has a word.
  @Test func placesAndEmptyValues() {
    var frame = PropertyRow("frame", "[0, 40, 375, 150]", .text)
    frame.standard = "[0, 0, 0, 0]"
    #expect(!frame.isUnusual)
    var color = PropertyRow("backgroundColor", "red", .color)
    color.standard = ""
    #expect(color.isUnusual)
    let picture = draw(.view("card"), "UIView", rows: [frame, color]).picture
    let tooltip = picture.regions.first { $0.target == .property("backgroundColor", nil) }?.tooltip
    #expect(tooltip?.words == "backgroundColor: red, UIKit's default: none")
    color.isMixed = true
    #expect(!color.isUnusual)
  }

  /// What bold names mean and what dots mean stand beside two titles, and stay there.
  @Test func bothLegendsHaveAPlace() {
    func texts(_ alpha: String) -> [PictureTexts.Place] {
      var rows = [
        PropertyRow("alpha", alpha, .number), PropertyRow("frame", "[0, 0, 9, 9]", .text),
        PropertyRow("isExclusiveTouch", "false", .flag),
      ]
      rows[0].standard = "1"
      for index in rows.indices { rows[index].isGiven = true }
      rows = PropertyRow.ordered(rows, isComposed: false)
      return PictureTexts.places(draw(.view("card"), "UIView", rows: rows).picture.list, look)
    }
    func bold(_ texts: [PictureTexts.Place]) -> [CGRect] {
      texts.filter { $0.text == Text.inspect.boldIsGiven }.map(\.box)
    }
    let (usual, unusual) = (texts("1"), texts("0.5"))
    #expect(bold(usual).count == 1 && bold(usual) == bold(unusual))
    let dot = unusual.first { $0.text == Text.inspect.differsFromStandard[0] }
    #expect((dot?.box.minY ?? .infinity) < (bold(unusual).first?.minY ?? 0))
  }

  // MARK: Whose it is

  /// Whose a recognizer is and whom it tells follow what the scene sets, each once; objects are links.
  @Test func connectionsAreLinks() throws {
    var rows = [
      PropertyRow("isEnabled", "true", .flag), PropertyRow("delegate", "none", .readonly),
      PropertyRow("action", "card", .readonly), PropertyRow("numberOfTapsRequired", "2", .number),
      PropertyRow("view", "card", .readonly), PropertyRow("target", "root.view", .readonly),
      PropertyRow("numberOfTouches", "0", .readonly),
    ]
    rows[3].isGiven = true
    rows[6].isReadOnly = true
    rows = PropertyRow.ordered(rows, isComposed: false, isRecognizer: true)
    #expect(
      rows.map(\.name) == [
        "numberOfTouches", "isEnabled", "numberOfTapsRequired", "view", "target", "action",
        "delegate",
      ])
    let picture = draw(.recognizer("singleTap"), rows: rows).picture
    func row(_ name: String) throws -> CGRect {
      try #require(picture.regions.first { $0.target == .property(name, nil) }).outline
    }
    func links(_ name: String) throws -> [Target] {
      let box = try row(name)
      return picture.regions.filter { box.contains($0.outline.center) }.map(\.target)
        .filter(\.isSelectable)
    }
    #expect(try links("view") == [.view("card")] && links("target") == [.view("root.view")])
    // A method that is called like a view is a method.
    #expect(try links("action") == [] && links("delegate") == [])
    let titles = PictureTexts.lines(picture, look).filter { $0 == Text.inspect.connections }
    #expect(titles.count == 1)
  }

  /// An id that the scene gives as a delegate is a link, too; a composer chooses it as before.
  @Test func aGivenDelegateIsALink() {
    var row = PropertyRow("delegate", "card", .text)
    row.isGiven = true
    let shown = draw(.recognizer("singleTap"), rows: [row]).picture.regions.map(\.target)
    #expect(!shown.contains(.property("delegate", .field)))
    row.kind = .ids(["card"])
    let composed = draw(.recognizer("singleTap"), rows: [row]) { $0.isComposed = true }
    #expect(composed.picture.regions.contains { $0.target == .property("delegate", .menu) })
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// What can only be read stands there as a person writes it, and not as a scene does.
  @Test(arguments: [
    ("[126.204, 75.435]", "x 126.2, y 75.4"), ("[0, -3]", "x 0, y \(Units.number(-3))"),
    ("{view: photo, with: location}", "view: photo, with: location"),
    ("[left, right]", "[left, right]"),
    ("[1, 2, 3]", "[1, 2, 3]"), ("card", "card"), ("", ""), ("[", "["),
  ])
  func whatIsOnlyReadHasNoBrackets(_ value: String, _ text: String) {
    #expect(PropertyRow("value", value, .readonly).readText == text)
  }
}

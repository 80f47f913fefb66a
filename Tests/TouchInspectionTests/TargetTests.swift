import TouchLanguage
import Testing
import TouchArticles
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Targets are typed, and their texts are those of the goldens.
@Suite struct TargetTests {
  private static let texts: [(Target, String)] = [
    (.recognizer("pan"), "recognizer:pan"),
    (.recognizerPart("pan", .node(.held)), "recognizer:pan/node:held"),
    (
      .recognizerPart("pan", .edge(from: .possible, to: .failed)),
      "recognizer:pan/edge:possible\u{2192}failed"
    ),
    (.view("card"), "view:card"), (.finger(1), "finger:1"), (.responder("app"), "responder:app"),
    (.lane(.finger(2)), "lane:T2"), (.lane(.recognizer("pan")), "lane:pan"),
    (.lane(.view("card")), "lane:card"), (.lane(.chain("card")), "lane:card+chain"),
    (.lane(.group(.prevented, "tap")), "lane:tap+prevented"),
    (.lane(.offset("list")), "lane:list.contentOffset"), (.lane(.heldBack), "lane:heldBack"),
    (.laneAction(.recognizer("pan"), .pin), "lane:pan:pin"), (.lane(.answers), "lane:answers"),
    (.event(12), "event:12"), (.screen, "screen"), (.hit("card"), "hit:card"),
    (.rejected("card"), "rejected:card"), (.area("card"), "area:card"), (.hud(1), "hud:1"),
    (.chain, "chain"), (.path, "path"), (.legend, "legend"),
    (.note("Not on screen"), "note:Not on screen"), (.drop, "drop"),
    (.command(.overlayHit), "command:overlay.hit"), (.more(.simulate), "more:simulate"),
    (.speed(0.25), "speed:0.25"), (.field(.hierarchy), "field:hierarchy"),
    (.filter(.gesture), "filter:gesture"), (.nestedFilter, "filter:nested"),
    (.breakpoint(event: 3), "breakpoint:event:3"),
    (.disclosure(view: "card"), "disclosure:view:card"),
    (.idle(first: "card"), "idle:card"),
    (.badge(view: "card", .alpha), "badge:card:alpha"), (.property("alpha", nil), "property:alpha"),
    (.property("alpha", .plus), "property:alpha:plus"),
    (.property("mode", .choice("a:b")), "property:mode:choice:a:b"),
    (.requirement(.add, "tap"), "relation:add:tap"),
    (
      .suggestion(PropertyValue("list", "alpha", "1")), "suggestion:list.alpha = 1"
    ), (.relation(2), "relation:2"),
    (.arbitration(.matrix), "arbitration:matrix"), (.pair("a", "b"), "pair:a:b"),
    (.rule(.ht01), "rule:HT-01"), (.scene("a.yaml"), "scene:a.yaml"),
    (.recent("a.rec"), "recent:a.rec"), (.file("a.yaml"), "file:a.yaml"),
    (.folder("a/"), "folder:a/"), (.forget("a.rec"), "forget:a.rec"), (.run("tap"), "run:tap"),
    (.variant("no tap"), "variant:no tap"), (.variant(nil), "variant:none"),
    (.article(.choice(1)), "article:choice:1"),
    (.article(.section(SectionID("004", "delay"))), "article:004/delay"),
    (.article(.show(.scene("a", run: "tap", []))), "article:a:tap"),
    (.article(.sight(.why("card"))), "article:look:why card"),
    (.article(.language(nil)), "article:language:own"),
    (
      .listing(.method(ListedMethod("WYView", "hitTest(_:with:)"))),
      "listing:WYView.hitTest(_:with:)"
    ),
    (.listing(.override(view: "up", "hitTest(_:with:)")), "listing:up.hitTest(_:with:)"),
    (.listing(.fold("WYView")), "listing:fold:WYView"),
    (.listing(.page("UIView")), "listing:page:UIView"),
    (.paletteItem(.describe(.view("card"))), "palette:describe:view:card"),
    (.problem, "problem"), (.plot, "timeline:plot"), (.overview, "timeline:overview"),
    (.playhead, "timeline:playhead"), (.timelineArea, "timeline:area"),
    (.timelineMore, "timeline:more"), (.help, "help"), (.palette, "palette"),
    (.paletteItem(.command(.play)), "palette:play"),
    (.paletteItem(.scene("a.yaml")), "palette:scene:a.yaml"),
    (.paletteItem(.select(.view("card"))), "palette:view:card"), (.menuPanel, "menu"),
    (.menu(.select(.view("card"))), "menu:select:view:card"),
    (.menu(.why(.recognizer("pan"))), "menu:why:recognizer:pan"),
    (.menu(.break(.view("card"))), "menu:break:view:card"),
    (.menu(.cancel(finger: 1)), "menu:cancel:1"), (.menu(.copy("a")), "menu:copy:a"),
    (.menu(.event(4)), "menu:event:4"), (.menu(.page(5)), "menu:page:5"),
    (.menu(.press(.command(.copy))), "menu:command:copy"), (.question(.yes), "question:yes"),
    (.decided, "why:decided"), (.why, "why"), (.whyTitle, "why:title"),
    (.unexplained, "why:unexplained"),
    (.breadcrumb, "breadcrumb"), (.inspected, "inspected"), (.status(.moment), "status:moment"),
    (.constant, "system:constant"), (.group("graph"), "group:graph"), (.page("help"), "page:help"),
  ]

  @Test func textsAreThoseOfTheGoldens() {
    for (target, text) in Self.texts { #expect("\(target)" == text) }
    #expect(Set(Self.texts.map(\.0)).count == Self.texts.count)
  }

  /// The pointer is a hand where a press acts, an arrow where it selects, a caret where something is typed.
  @Test func whatCanBeDoneWithTargets() {
    let all = Self.texts.map(\.0)
    #expect(all.filter { $0.isField } == [.field(.hierarchy)])
    #expect(Target.property("name", .field).isField)
    #expect(all.allSatisfy { !($0.isQuiet && ($0.isPressable || $0.isSelectable)) })
    #expect(all.filter { $0.isSelectable && !$0.hasMenu } == [])
    #expect(
      all.filter { $0.hasMenu && !$0.isSelectable } == [
        .scene("a.yaml"), .recent("a.rec"), .run("tap"),
      ])
    #expect(Target.question(.wait).isQuiet && !Target.question(.no).isQuiet)
    #expect(Target.recognizerPart("pan", .node(.held)).whole == .recognizer("pan"))
    #expect(all.compactMap(\.name).prefix(4) == ["pan", "pan", "pan", "card"])
  }

  /// What shows a tab, table or overlay is found from it, and leads back to it.
  @Test func commandsAreFoundByWhatTheyShow() {
    #expect(LeftTab.allCases.allSatisfy { CommandID.leftTab($0).leftTab == $0 })
    #expect(RightTab.allCases.allSatisfy { CommandID.tab($0).tab == $0 })
    #expect(SystemTableKind.allCases.allSatisfy { CommandID.system($0).systemTable == $0 })
    #expect(TwoFingerLatch.allCases.allSatisfy { CommandID.twoFingers($0).twoFingers == $0 })
    #expect(OverlayCatalog.all.allSatisfy { CommandID.overlay($0.overlay)?.overlay == $0.overlay })
    #expect(OverlayCatalog.all.allSatisfy { $0.command.rawValue == "overlay.\($0.id)" })
    #expect(
      SystemTableKind.allCases.allSatisfy {
        CommandID.system($0).rawValue == "system.\($0.rawValue)"
      })
    #expect(RightTab.allCases.allSatisfy { CommandID.tab($0).rawValue == "tab.\($0.rawValue)" })
    #expect(CommandID.overlay(.all) == nil && CommandID.play.tab == nil)
  }
}

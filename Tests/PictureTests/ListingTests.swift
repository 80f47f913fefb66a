import DemoClasses
import Foundation
import SceneStories
import Testing
import TouchArticles
import TouchEngine
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection

/// The listings of classes, and those of the objects of every scene.
@Suite struct ListingTests {
  private let all = ShippedListings.all

  private func lineage(_ input: PictureInput, _ id: String) -> Lineage? {
    [Target.view(id), .recognizer(id), .responder(id)].compactMap { input.handle(of: $0) }.first
      .map { input.trace.lineage(of: $0) }
  }

  @Test func everyDemoClassHasItsListing() {
    let names =
      DemoCatalog.views.map(\.name) + DemoCatalog.recognizers.map(\.name)
      + DemoCatalog.controllers.map(\.name) + DemoCatalog.windows.map(\.name)
      + DemoCatalog.applications.map(\.name) + DemoCatalog.delegates.map(\.name)
    #expect(names.count > 70)
    for name in names {
      #expect(all[name]?.original == nil && all[name]?.lines.isEmpty == false, "\(name)")
    }
    let silent = all["ViewsWithoutSuper.WYViewUp"]
    #expect(silent?.name == "ViewsWithoutSuper.WYViewUp" && silent?.shownName == "WYViewUp")
    #expect(
      all["WYView"]?.methods.map(\.name).prefix(2) == ["hitTest(_:with:)", "touchesBegan(_:with:)"])
  }

  /// The classes of a listing and above it are those that Swift says of the object, for all objects of all scenes.
  @Test func chainsAreThoseOfTheObjects() throws {
    Stories.register()
    var count = 0
    var kit: Set<String> = []
    for path in Stories.paths {
      let scene = try LiveScene.load(path: path)
      defer { scene.engine.tearDown() }
      let input = SessionDescription(Session(scene)).input
      let outline = try SceneDraft(text: scene.text, path: path).outline()
      for object in outline.objects {
        guard let lineage = lineage(input, object.id) else { continue }
        let chain = all.chain(
          object.className, lineage: lineage.names, ownCount: lineage.ownCount)
        let own = chain.filter { $0.original == nil }.map {
          $0.name.split(separator: ".").last.map(String.init) ?? ""
        }
        #expect(own == Array(lineage.own), "\(scene.path): \(object.id)")
        kit.formUnion(chain.compactMap(\.original))
        count += own.count
      }
    }
    #expect(count > 60)
    #expect(kit.isSuperset(of: ["UIView", "UIControl", "UIWindow", "UIResponder"]))
  }

  /// A method's lines begin with its declaration and end with its brace.
  @Test func methodsAreWhole() {
    var count = 0
    for listing in all.all {
      for method in listing.methods {
        let lines = listing.lines[method.lines]
        let base = String(method.name.prefix { $0 != "(" })
        #expect(lines.first?.contains(base) == true, "\(listing.name) \(method)")
        #expect(lines.last?.hasSuffix("}") == true, "\(listing.name) \(method)")
        let text = lines.joined()
        #expect(
          text.count { $0 == "{" } == text.count { $0 == "}" }, "\(listing.name) \(method)")
        count += 1
      }
    }
    #expect(count > 150)
    #expect(
      all["TDScrollView"]?.methods.map(\.name) == [
        "hitTest(_:with:)", "gestureRecognizerShouldBegin(_:)",
      ])
    #expect(all["WYTapGesture"]?.methods.map(\.name) == ["gestureRecognizer(_:shouldReceive:)"])
  }

  /// The articles keep the name of a class and change its body: whatever its experiment, it is shown under that name.
  @Test(arguments: [
    ("001-wy-detached", "up", "WYViewUp.hitTest(_:with:)"),
    ("001-wy-nosuper-views", "up", "WYView.touchesBegan(_:with:)"),
    ("001-wy-nosuper-gr", "tapUp", "WYTapGesUp.touchesBegan(_:with:)"),
    ("003-ts-hittest", "c", "TSView.hitTest(_:with:)"),
    ("002-button-nosuper", "silent", "touches: swallow.touchesBegan(_:with:)"),
    ("002-table-nosuper", "silent", "touches: swallow.touchesEnded(_:with:)"),
  ])
  func experimentsKeepTheNames(_ story: (String, String, String)) throws {
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/\(story.0).yaml")
    defer { scene.engine.tearDown() }
    let lines = try #require(SessionDescription(Session(scene)).lines(story.1, withSource: true))
    #expect(lines.contains("  \(story.2)"), "\(lines)")
    let shown = lines.filter { !$0.contains("class: ") }.joined(separator: "\n")
    for invented in ["NoSuper", "Detached", "WithoutSuper", "PrintedHitTest", "TSHitView"] {
      #expect(!shown.contains(invented), "\(story.0): \(invented)")
    }
  }

  /// Every class of UIKit that scenes can name has a page; those of the program and of the system's inside have none.
  @Test func classesHaveTheirPages() throws {
    Stories.register()
    var count = 0
    for kind in SceneClasses.Kind.allCases {
      for name in SceneClasses.names(kind) where name.hasPrefix("UI") {
        let address = try #require(ApplePages.address(of: name))
        #expect(
          address == "https://developer.apple.com/documentation/uikit/\(name.lowercased())")
        count += 1
      }
    }
    #expect(count > 20)
    for name in ["WYView", "UITransitionView", "_UIButtonBarButton", ""] {
      #expect(ApplePages.address(of: name) == nil, "\(name)")
    }
    #expect(
      ApplePages.address(of: "NSObject")
        == "https://developer.apple.com/documentation/objectivec/nsobject")
  }

  /// The lines of an object are those of the file, without those of its subviews.
  @Test func theSceneSaysWhatAnObjectIs() throws {
    let session = try Stories.session("001-wy", "tap up")
    let reader = SceneSourceReader()
    let file = session.scene.text.split(separator: "\n", omittingEmptySubsequences: false)
    for id in ["container", "up", "tapUp", "window"] {
      let source = reader.source(of: id, in: session.scene)
      #expect(source.file == "001-wy.yaml" && !source.lines.isEmpty, "\(id)")
      for line in source.lines where line.leftOut == 0 {
        #expect(line.text == file[line.number - 1], "\(id)")
      }
    }
    let container = reader.source(of: "container", in: session.scene)
    #expect(container.className == "WYContainerView")
    #expect(container.lines.contains { $0.leftOut > 0 })
    #expect(!container.lines.contains { $0.text.contains("WYViewUp") })
    #expect(reader.source(of: "up", in: session.scene).lines.first?.text.contains("up") == true)
    #expect(reader.source(of: "nobody", in: session.scene).lines.isEmpty)
  }

  /// What `touchscope describe` prints.
  @Test func anObjectIsDescribed() throws {
    let session = try Stories.session("001-wy", "tap up")
    let description = SessionDescription(session)
    let up = try #require(description.lines("up", withSource: true))
    #expect(up.first == "up WYViewUp : WYView : UIView : UIResponder : NSObject")
    for line in [
      "gestureRecognizers: tapUp (ended)", "  WYView.hitTest(_:with:)",
      "https://developer.apple.com/documentation/uikit/uiview", "Scene text (001-wy.yaml)",
      "isUserInteractionEnabled: true",
    ] { #expect(up.contains(line), "\(line): \(up)") }
    #expect(up.contains { $0.hasSuffix("open class WYViewUp: WYView {}") })
    #expect(up.contains { $0.hasPrefix("UIView, written by hand") })
    let short = try #require(description.lines("tapUp", withSource: false))
    #expect(short.contains("view: up"))
    #expect(!short.contains { $0.contains("open class") })
    #expect(description.lines("nobody", withSource: false) == nil)
    #expect(description.lines("1", withSource: false)?.first == "1 UITouch")
  }
}

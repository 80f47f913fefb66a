import Foundation
import Testing
import TouchArticles
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// A press on an override, without a window: what it changes, all of it.
@Suite struct ListingUpdateTests {
  /// A view of a class of its own in a window.
  private func store() throws -> WindowStore {
    var store = try WindowStore()
    var trace = Trace()
    let names: [(String, [String], Int)] = [
      ("window", ["UIWindow", "UIView", "UIResponder", "NSObject"], 0),
      ("up", ["WYViewUp", "WYView", "UIView", "UIResponder", "NSObject"], 2),
    ]
    var views: [ViewSnapshot] = []
    for (index, (name, classes, own)) in names.enumerated() {
      let handle = Handle(rawValue: UInt32(index))
      trace.setName(name, of: handle)
      trace.setLineage(Lineage(names: classes, ownCount: own), of: handle)
      views.append(
        ViewSnapshot(
          handle: handle, parent: index == 0 ? .none : Handle(rawValue: 0), name: name,
          className: classes[0], bounds: CGRect(x: 0, y: 0, width: 100, height: 100),
          toScreen: .identity, alpha: 1, isHidden: false, isUserInteractionEnabled: true,
          clipsToBounds: false, isWindow: index == 0, isControl: false, marks: []))
    }
    store.reading.input = PictureInput(
      reading: TraceReading(),
      snapshot: SceneSnapshot(screen: WindowStore.screen, views: views, recognizers: []),
      trace: trace)
    return store
  }

  @Test func anOverrideOpensItsListing() throws {
    var store = try store()
    let method = ListedMethod("WYView", "hitTest(_:with:)")
    store.send(.press(.listing(.method(method)))) {
      $0.selection = .view("up")
      $0.document.instruments.listing.marked = method
      $0.document.instruments.listing.presses = 1
      $0.workspace.rightTab = .inspect
    }
    // The same of a class that many have stays with what is selected.
    let hit = ListedMethod("UIView", "hitTest(_:with:)")
    store.send(.press(.listing(.method(hit)))) {
      $0.document.instruments.listing.marked = hit
      $0.document.instruments.listing.presses = 2
    }
    let model = try #require(InspectModel(store.state, store.reading).source)
    #expect(model.listings.map(\.title) == ["WYViewUp", "WYView", "UIView", "UIResponder"])
    #expect(model.state.marked == hit && model.unknown.isEmpty)
    #expect(model.pages == ["UIView", "UIResponder", "NSObject"])
  }

  /// A view whose class is known only when it is read: the nearest of its classes that has the method.
  @Test func theNearestOverrideIsMeant() throws {
    var store = try store()
    store.run(.press(.listing(.override(view: "up", "hitTest(_:with:)"))))
    let marked = { InspectModel(store.state, store.reading).source?.state.marked }
    #expect(marked() == ListedMethod("WYView", "hitTest(_:with:)"))
    store.run(.press(.listing(.override(view: "up", "point(inside:with:)"))))
    #expect(marked() == ListedMethod("UIView", "point(inside:with:)"))
  }

  /// A property of the scene's file stands for an override.
  @Test func aPropertyHasItsListing() throws {
    var store = try store()
    store.state.selection = .view("window")
    store.state.workspace.rightTab = .inspect
    store.reading.properties = [
      PropertyReading(
        name: "pointInside", path: "window.pointInside", value: "{inset: [-20, -20]}", kind: .text)
    ]
    let model = try #require(InspectModel(store.state, store.reading).source)
    #expect(model.listings.last?.title == "pointInside: inset")
    #expect(model.overrides == [ListedMethod("pointInside: inset", "point(inside:with:)")])
  }

  @Test func aPageIsCopied() throws {
    var store = try store()
    let address = "https://developer.apple.com/documentation/uikit/uiwindow"
    store.send(
      .press(.listing(.page("UIWindow"))), effects: [.copy(address, name: .named(address))])
    store.send(.press(.listing(.page("WYView"))))
  }

  @Test func thePaletteDescribes() throws {
    var store = try store()
    store.run(.command(.palette))
    store.run(.press(.paletteItem(.describe(.view("up")))))
    #expect(store.state.selection == .view("up") && store.state.prompt == nil)
    #expect(store.state.workspace.rightTab == .inspect)
    var palette = PaletteModel()
    palette.query = "up"
    let found = PromptUpdate.items(palette, store.reading).map(\.action)
    #expect(found.contains(.describe(.view("up"))))
    palette.query = ""
    let all = PromptUpdate.items(palette, store.reading).map(\.action)
    #expect(!all.contains(.describe(.view("up"))))
  }
}

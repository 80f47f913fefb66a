import Foundation
import Testing
import TouchGeometry

@testable import TouchTrace

/// Names of objects without one of their own that the trace does not mention.
@Suite struct UnmentionedNameTests {
  @Test func theNameHoldsTheHandle() {
    let name = UnmentionedName.make("<UIView>", Handle(rawValue: 17))
    #expect(name == "<UIView>@17")
    #expect(UnmentionedName.printed(name) == "<UIView>")
    #expect(UnmentionedName.handle(name) == Handle(rawValue: 17))
  }

  @Test(arguments: ["row", "<UIView>", "<UIView>#2", "a@17", "@", "<@3", "<UIView>@", "<UIView>@x"])
  func otherNamesHoldNone(_ name: String) {
    #expect(UnmentionedName.handle(name) == nil)
    #expect(UnmentionedName.printed(name) == name)
  }

  /// Views and recognizers that are called alike get names of their own, but for those that the trace mentions.
  @Test func aSnapshotTakesNames() {
    var trace = Trace()
    trace.setName("<UIView>", of: Handle(rawValue: 2))
    let names = [(1, "row"), (2, "<UIView>"), (3, "<UIView>")]
    let views = names.map { number, name in
      ViewSnapshot(
        handle: Handle(rawValue: UInt32(number)), parent: .none, name: name, className: "UIView",
        bounds: .zero, toScreen: .identity, alpha: 1, isHidden: false,
        isUserInteractionEnabled: true, clipsToBounds: false, isWindow: false, isControl: false,
        marks: [])
    }
    let recognizers = [4, 5].map { number in
      RecognizerSnapshot(
        handle: Handle(rawValue: number), view: Handle(rawValue: 1), name: "<UITap>",
        className: "UITap", isDiscrete: true, isEnabled: true, requires: [], need: nil)
    }
    var snapshot = SceneSnapshot(screen: .zero, views: views, recognizers: recognizers)
    snapshot.takeNames(from: trace)
    let once = snapshot
    #expect(snapshot.views.map(\.name) == ["row", "<UIView>", "<UIView>@3"])
    #expect(snapshot.recognizers.map(\.name) == ["<UITap>@4", "<UITap>@5"])
    snapshot.takeNames(from: trace)
    #expect(snapshot == once)
  }
}

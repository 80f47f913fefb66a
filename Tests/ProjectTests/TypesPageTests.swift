import Foundation
import Testing

/// docs/uikit-types.md lists what the sources declare. `RULES_UPDATE=1` writes it anew.
@Suite struct TypesPageTests {
  @Test func thePageIsUpToDate() throws {
    if ProcessInfo.processInfo.environment["RULES_UPDATE"] == "1" { try TypesPage.write() }
    let parts = RulesPage.text(TypesPage.path).components(separatedBy: TypesPage.mark + "\n")
    #expect(parts.count == 2)
    #expect(
      parts.last == TypesPage.body(), "docs/uikit-types.md is out of date: run scripts/docs")
  }

  /// Every folder with Apple's types has its place on the page.
  @Test func noFolderIsForgotten() {
    let known = Set(TypesPage.areas.flatMap(\.folders))
    for module in ["TouchEngine", "UIKit"] {
      for file in RulesPage.files("Sources/\(module)", ".swift") {
        let types = DeclarationReader(file.text).types.filter {
          TypesPage.isApples($0.name) && !$0.members.isEmpty
        }
        let place = "\(module)/\(file.name)"
        #expect(
          types.isEmpty || known.contains { place.hasPrefix($0 + "/") }, "\(place) is in no area")
      }
    }
  }

  @Test func declarationsAreRead() {
    let reader = DeclarationReader(
      """
      /// What.
      @preconcurrency @MainActor
      open class UIThing: NSObject {
        public nonisolated enum Style: Int, Sendable { case plain, fancy }
        public enum Kind {
          case one, two,
            `default`
          var isOne: Bool {
            switch self {
            case .one: true
            case let other: false
            }
          }
        }
        public struct Options: OptionSet {
          public static let all = Options()
        }
        open var a = 1
        var hidden = 2
        open override var state: Int { 0 }
        public private(set) lazy var view = 3
        open class func make(
          _ a: (Int, String) -> Void, for b: [String: Int], with c: Int = max(1, 2)
        ) -> UIThing {
          let inner = 1
        }
        public init?(coder: NSCoder) {}
      }

      enum Private {
        public static let a = 1
      }

      public protocol UIThingDelegate: AnyObject {
        func thing(_ thing: UIThing)
      }

      extension UIThing {
        public func more() {}
        func less() {}
      }
      public func UIDo(_ a: Int) {}
      """)
    #expect(
      reader.types.filter { !$0.members.isEmpty }
        == [
          .init(
            name: "UIThing", members: ["a", "view", "make(_:for:with:)", "init(coder:)", "more()"]),
          .init(name: "UIThing.Style", members: ["plain", "fancy"]),
          .init(name: "UIThing.Kind", members: ["one", "two", "default"]),
          .init(name: "UIThing.Options", members: ["all"]),
          .init(name: "UIThingDelegate", members: ["thing(_:)"]),
        ])
    #expect(reader.others == ["UIDo(_:)"])
  }
}

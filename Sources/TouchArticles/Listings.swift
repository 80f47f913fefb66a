/// The sources of classes: those of apps that scenes name, and what UIKit does, written by hand.
package struct Listings: Sendable {
  /// In the order of their names.
  package private(set) var all: [Listing]
  private var indices: [String: Int] = [:]

  /// Texts as `assets/class-sources.md` and `assets/listings.md` are: a heading for each class, its place as a list, and its
  /// source as a block of code.
  package init(_ texts: [String]) {
    all = texts.flatMap(Self.read)
    for (index, listing) in all.enumerated() {
      for name in [listing.title, listing.name] where indices[name] == nil {
        indices[name] = index
      }
    }
  }

  package init() { self.init([]) }

  /// The listing of a class, or of a property of scene files with its value.
  package subscript(name: String) -> Listing? { indices[name].map { all[$0] } }

  /// The class of an object first, then its superclasses as far as they are listed: those of the app, then UIKit's.
  ///
  /// `written` is the class that the scene's file names, which tells apart classes of one name in different enums; `lineage` are
  /// the names of the object's classes, `ownCount` how many of them are the app's.
  package func chain(_ written: String, lineage: [String], ownCount: Int) -> [Listing] {
    var chain: [Listing] = []
    var next = ownCount > 0 ? self[written].flatMap(ownOnly) ?? lineage.first.flatMap(own) : nil
    while let listing = next, !chain.contains(listing) {
      chain.append(listing)
      next = superclass(of: listing)
    }
    return chain + lineage.dropFirst(ownCount).compactMap { self[$0] }
  }

  private func ownOnly(_ listing: Listing) -> Listing? { listing.original == nil ? listing : nil }

  private func own(_ name: String) -> Listing? { self[name].flatMap(ownOnly) }

  /// A class beside it comes before one of that name elsewhere.
  private func superclass(of listing: Listing) -> Listing? {
    let scope = listing.name.split(separator: ".").dropLast().joined(separator: ".")
    return (scope.isEmpty ? nil : own("\(scope).\(listing.superclass)")) ?? own(listing.superclass)
  }

  // MARK: Reading

  private static func read(_ text: String) -> [Listing] {
    text.split(separator: "\n## ", omittingEmptySubsequences: false).dropFirst().compactMap {
      entry($0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  private static func entry(_ lines: [String]) -> Listing? {
    guard let name = lines.first, let start = lines.firstIndex(of: "```swift"),
      let end = lines.dropFirst(start).firstIndex(of: "```")
    else { return nil }
    func facts(_ key: String) -> String? {
      lines[..<start].first { $0.hasPrefix("- \(key): ") }.map {
        String($0.dropFirst(key.count + 4))
      }
    }
    guard let file = facts("file"), let line = facts("line").flatMap({ Int($0) }) else {
      return nil
    }
    return Listing(
      name: name, original: facts("for"), file: file, firstLine: line,
      lines: Array(lines[(start + 1)..<end]))
  }
}

/// Apple's pages about the classes of UIKit.
package enum ApplePages {
  /// Classes of the system that have no page: views and recognizers that an app never makes.
  private static let hidden: Set<String> = [
    "UILayoutContainerView", "UINavigationTransitionView", "UIViewControllerWrapperView",
    "UITransitionView", "UIDropShadowView", "UITabBarButton", "UIButtonLabel",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
    "UIScrollViewPinchGestureRecognizer", "UITextFieldTapGestureRecognizer",
    "UISwitchGestureRecognizer", "UITableViewCellContentView", "UITableViewWrapperView",
  ]

  /// The address of the page about a class; nil for an app's class, and for one that has no page.
  package static func address(of name: String) -> String? {
    let folder = name.hasPrefix("UI") ? "uikit" : name == "NSObject" ? "objectivec" : nil
    guard let folder, !hidden.contains(name), name.allSatisfy({ $0.isLetter }) else { return nil }
    return "https://developer.apple.com/documentation/\(folder)/\(name.lowercased())"
  }
}

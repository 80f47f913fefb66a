package import TouchArticles

/// What a scene's file says of one object.
package struct SceneSource: Hashable, Sendable {
  /// The name of the file.
  package var file: String
  /// The class that it names; empty where it names none.
  package var className: String
  package var lines: [Line]
  /// The classes that it names, by object.
  package var classes: [String: String] = [:]

  /// A line of the file, or what is left out there.
  package struct Line: Hashable, Sendable {
    /// From 1; of what is left out that of the first line.
    package var number: Int
    package var text: String
    /// Lines of other objects that are left out here; 0 for a line.
    package var leftOut = 0

    package init(number: Int, text: String, leftOut: Int = 0) {
      self.number = number
      self.text = text
      self.leftOut = leftOut
    }
  }

  package init(file: String = "", className: String = "", lines: [Line] = []) {
    self.file = file
    self.className = className
    self.lines = lines
  }

  /// The lines of an object without those of the objects in it: a view's subviews have their own.
  package init(
    file: String, className: String, text: [String], own: ClosedRange<Int>,
    inner: [ClosedRange<Int>]
  ) {
    self.init(file: file, className: className)
    var number = own.lowerBound
    while number <= own.upperBound, number <= text.count {
      if let skipped = inner.filter({ $0.contains(number) }).map(\.upperBound).max() {
        let last = min(skipped, own.upperBound)
        lines.append(Line(number: number, text: "", leftOut: last - number + 1))
        number = last + 1
      } else {
        lines.append(Line(number: number, text: text[number - 1]))
        number += 1
      }
    }
    while lines.last.map({ $0.leftOut == 0 && $0.text.allSatisfy(\.isWhitespace) }) == true {
      lines.removeLast()
    }
  }
}

/// Which listings are open, and which method of one was asked for.
package struct ListingState: Hashable, Sendable {
  /// Listings that are not as usual: an app's class is open, what UIKit does is closed.
  package var turned: Set<String> = []
  /// The method that was pressed last.
  package var marked: ListedMethod?
  /// How often one was pressed: each press scrolls to it.
  package var presses = 0

  package init() {}

  package func isOpen(_ listing: Listing) -> Bool {
    (listing.original == nil) != turned.contains(listing.name)
      || marked.map { listing.isOf($0.listing) && listing.method($0.method) != nil } == true
  }
}

/// The source of the selected object: its classes, Apple's pages about them, and what the scene's file says.
package struct SourceModel: Hashable, Sendable {
  /// The object's class first, UIKit's last; then what its properties do in place of overrides.
  package var listings: [Listing] = []
  /// The app's class without a listing; empty where there is one, or where the class is UIKit's.
  package var unknown = ""
  /// Classes of UIKit that have a page, the object's own first.
  package var pages: [String] = []
  package var scene = SceneSource()
  package var state = ListingState()

  package init() {}

  /// What its classes override, each with the listing that has it; the first to override a method comes first.
  package var overrides: [ListedMethod] {
    listings.filter { $0.original == nil || $0.original?.contains(":") == true }.flatMap {
      listing in
      listing.methods.map { ListedMethod(listing.title, $0.name) }
    }
  }

  /// The first class from the object's own on that has a method.
  package func firstOverride(of method: String) -> ListedMethod? {
    overrides.first { $0.method == method }
      ?? listings.first { $0.method(method) != nil }.map { ListedMethod($0.title, method) }
  }
}

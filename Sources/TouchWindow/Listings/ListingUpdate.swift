import TouchArticles
package import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// What a press on an override, a listing or one of Apple's pages does.
package enum ListingUpdate {
  package static func press(_ target: ListingTarget, _ c: inout Context) {
    switch target {
    case .fold(let name): fold(name, &c)
    case .page(let name):
      guard let address = ApplePages.address(of: name) else { return }
      c.add(.copy(address, name: .named(address)))
    case .method(let method):
      if let object = object(of: method.listing, c) { c.state.selection = object }
      open(method, &c)
    case .override(let view, let method):
      c.state.selection = .view(view)
      // Its own class has it, or one above, or a property of the scene's file: what is read next says which.
      open(ListedMethod("", method), &c)
    }
  }

  /// Shows what there is to know of an object.
  package static func describe(_ object: Target, _ c: inout Context) {
    c.state.selection = object
    c.state.workspace.lists[listKey] = 0
    CommandUpdate.show(RightTab.inspect, &c)
  }

  package static let listKey = "right.inspect"

  private static func open(_ method: ListedMethod, _ c: inout Context) {
    c.state.document.instruments.listing.marked = method
    c.state.document.instruments.listing.presses += 1
    CommandUpdate.show(RightTab.inspect, &c)
  }

  private static func fold(_ name: String, _ c: inout Context) {
    guard let listing = ShippedListings.all[name] else { return }
    var state = c.state.document.instruments.listing
    let wasOpen = state.isOpen(listing)
    // A method that shows keeps its listing open.
    if state.marked.map({ $0.listing.isEmpty || listing.isOf($0.listing) }) == true {
      state.marked = nil
    }
    if state.isOpen(listing) == wasOpen { state.turned.formSymmetricDifference([listing.name]) }
    c.state.document.instruments.listing = state
  }

  /// An object of a class: the selected one if it is, or else the one that had most to do with the last touch.
  private static func object(of className: String, _ c: Context) -> Target? {
    let input = c.reading.input
    if let selection = c.state.selection, let handle = input.handle(of: selection),
      isOne(handle, of: className, input)
    {
      return selection
    }
    let path = input.reading.hit.path.reversed()
    let views = Array(path) + input.snapshot.views.map(\.handle)
    if let view = views.first(where: { isOne($0, of: className, input) }) {
      return .view(input.name(of: view))
    }
    let recognizers = input.snapshot.recognizers.map(\.handle)
    if let recognizer = recognizers.first(where: { isOne($0, of: className, input) }) {
      return .recognizer(input.name(of: recognizer))
    }
    let others = input.trace.lineages.indices.map { Handle(rawValue: UInt32($0)) }
    return others.first { isOne($0, of: className, input) }.map { .responder(input.name(of: $0)) }
  }

  private static func isOne(
    _ handle: Handle, of className: String, _ input: PictureInput
  ) -> Bool {
    let lineage = input.trace.lineage(of: handle)
    return lineage.names.contains(className)
      || ShippedListings.all[className].map { listing in
        lineage.own.contains { listing.isOf($0) }
      } == true
  }
}

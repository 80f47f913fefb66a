import TouchLanguage
package import TouchReading
import TouchTrace

/// Objects whose values show whatever is selected.
package struct WatchList: Equatable, Sendable {
  /// In the order in which they were added.
  package private(set) var objects: [Target] = []

  package init() {}

  package mutating func toggle(_ object: Target) {
    if let index = objects.firstIndex(of: object) {
      objects.remove(at: index)
    } else {
      objects.append(object)
    }
  }

  /// By the names that they have now.
  package mutating func rename(_ input: PictureInput) { objects = objects.map(input.renamed) }

  /// A number of an object in the gesture that shows.
  struct Series {
    var object: Target
    var title: String
    var values: WatchedValues
  }

  /// The values of the selection, then those of the others.
  func series(with selection: Target?, _ input: PictureInput) -> [Series] {
    let all = [selection].compactMap(\.self) + objects.filter { $0 != selection }
    return all.flatMap { object -> [Series] in
      guard let handle = input.handle(of: object), let name = object.name else { return [] }
      return WatchedValues.all(of: handle, input.whole).map {
        Series(
          object: object, title: Text.inspect.watched($0.kind, of: ObjectLabel(name).text),
          values: $0)
      }
    }
  }
}

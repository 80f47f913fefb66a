/// Ids that nothing has yet.
package enum FreeID {
  /// `card` gives `card2`, `card9` the first free one from `card2` on.
  package static func next(after id: String, taken: Set<String>) -> String {
    let name = String(id.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
    return first(name.isEmpty ? id : name, taken: taken, from: 2)
  }

  /// The name itself, or with the first free number from 2 on.
  package static func first(_ name: String, taken: Set<String>) -> String {
    taken.contains(name) ? first(name, taken: taken, from: 2) : name
  }

  private static func first(_ name: String, taken: Set<String>, from: Int) -> String {
    var number = from
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}

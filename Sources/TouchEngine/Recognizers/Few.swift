/// A list that mostly holds one element and then needs no memory of its own.
///
/// A move of one finger is one point, and what its machine says of it is one action: for every recognizer, many times a
/// second.
nonisolated struct Few<Element> {
  private var first: Element?
  private var rest: [Element] = []

  init() {}
  init(_ element: Element) { first = element }

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  static func + (a: Few, b: Few) -> Few {
    var sum = a
    for element in b { sum.append(element) }
    return sum
  }

  func filter(_ isKept: (Element) -> Bool) -> Few {
    var kept = Few()
    for element in self where isKept(element) { kept.append(element) }
    return kept
  }
}

nonisolated extension Few: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : 1 + rest.count }
  subscript(index: Int) -> Element { index == 0 ? first! : rest[index - 1] }
}

nonisolated extension Few: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    first = elements.first
    rest = elements.count > 1 ? Array(elements.dropFirst()) : []
  }
}

nonisolated extension Few: Equatable where Element: Equatable {}
nonisolated extension Few: Hashable where Element: Hashable {}
nonisolated extension Few: Sendable where Element: Sendable {}

typealias MachineActions = Few<MachineAction>
typealias FingerPoints = Few<FingerPoint>

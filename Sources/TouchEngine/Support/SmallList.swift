/// A list that mostly holds up to two elements and then needs no memory of its own.
///
/// What a machine says of a move is one action or some: for every recognizer, many times a second.
nonisolated enum SmallList<Element> {
  case none
  case one(Element)
  case two(Element, Element)
  case many([Element])

  init() { self = .none }
  init(_ element: Element) { self = .one(element) }
  init(_ first: Element, _ second: Element) { self = .two(first, second) }

  mutating func append(_ element: Element) {
    switch self {
    case .none: self = .one(element)
    case .one(let first): self = .two(first, element)
    case .two(let first, let second): self = .many([first, second, element])
    case .many(var all):
      self = .none
      all.append(element)
      self = .many(all)
    }
  }

  static func + (a: SmallList, b: SmallList) -> SmallList {
    switch (a, b) {
    case (.none, _): return b
    case (_, .none): return a
    default:
      var sum = a
      for element in b { sum.append(element) }
      return sum
    }
  }

  func filter(_ isKept: (Element) -> Bool) -> SmallList {
    var kept = SmallList()
    for element in self where isKept(element) { kept.append(element) }
    return kept
  }
}

nonisolated extension SmallList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .two: 2
    case .many(let all): all.count
    }
  }
  subscript(index: Int) -> Element {
    switch self {
    case .none: preconditionFailure("a list without elements has no element \(index)")
    case .one(let element): element
    case .two(let first, let second): index == 0 ? first : second
    case .many(let all): all[index]
    }
  }
}

nonisolated extension SmallList: Equatable where Element: Equatable {
  static func == (a: SmallList, b: SmallList) -> Bool { a.elementsEqual(b) }
}
nonisolated extension SmallList: Sendable where Element: Sendable {}

typealias MachineActions = SmallList<MachineAction>

import TouchLanguage
import TouchReading
import TouchTrace

/// Names in a list: many of one class become a count.
enum CanvasNames {
  static let mostOfAClass = 4

  /// At most `most` of one class have their own names, with what is written in those that have none.
  static func list(_ views: [ViewSnapshot], most: Int = mostOfAClass) -> String {
    Text.panels.list(
      grouped(views, most, view: { $0 }).map { name, members in
        guard members.count == 1, let text = members.first?.writing else { return name }
        return Text.canvas.written(name, short(text))
      })
  }

  /// Of a text in a list of names; what is longer is cut.
  private static func short(_ text: String) -> String {
    text.count <= mostLetters ? text : text.prefix(mostLetters - 1) + "\u{2026}"
  }

  private static let mostLetters = 24

  /// The same for views that were asked: behind each, and behind each count, stand which ones they were.
  static func numbered(_ visits: [HitNumbers.Visit]) -> String {
    Text.panels.list(
      grouped(visits, mostOfAClass, view: \.seen.view).map { listed($0.name, $0.members) })
  }

  /// Views that were asked, each by its name; many of one class are one, by their count.
  static func folded(
    _ visits: [HitNumbers.Visit]
  ) -> [(name: String, visits: [HitNumbers.Visit])] {
    grouped(visits, mostOfAClass, view: \.seen.view).map { ($0.name, $0.members) }
  }

  private static func listed(_ name: String, _ visits: [HitNumbers.Visit]) -> String {
    Text.canvas.listed(name, runs(visits.map(\.number).sorted()))
  }

  /// Each by its name, or many of one class by their count.
  private static func grouped<One>(
    _ all: [One], _ most: Int, view: (One) -> ViewSnapshot
  ) -> [(name: String, members: [One])] {
    let classes = Dictionary(grouping: all) { view($0).className }
    var seen: Set<String> = []
    return all.compactMap { one in
      let own = view(one)
      guard let group = classes[own.className], group.count > most else {
        return (own.label, [one])
      }
      guard seen.insert(own.className).inserted else { return nil }
      return (Text.canvas.many(group.count, kind(group.map(view))), group)
    }
  }

  /// Rising numbers, in runs that have no gap; two alone are no run.
  static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.flatMap { run in run.count == 2 ? run.map { $0...$0 } : [run] }
  }

  /// Runs of numbers in a ring: `3, 9–11`.
  static func written(_ runs: [ClosedRange<Int>]) -> String {
    runs.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)\u{2013}\(run.upperBound)"
    }.joined(separator: ", ")
  }

  /// What the names have in common: the last part before its number, behind the whole parts that are the same; or else the
  /// class.
  private static func kind(_ views: [ViewSnapshot]) -> String {
    let names = views.map { parts($0.name) }
    let stems = Set(names.map { $0.map(beforeNumber) })
    // Views without names have that of their class, in brackets.
    guard stems.count == 1, let stem = stems.first?.last, stem.count > 1, !stem.hasPrefix("<")
    else {
      return views[0].className
    }
    let common = names[0].indices.dropLast().prefix { index in
      names.allSatisfy { $0[index] == names[0][index] }
    }.map { String(names[0][$0]) }
    return ([common.joined(separator: ".")] + [String(stem)]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// What comes before the first number of a part.
  private static func beforeNumber(_ part: Substring) -> Substring {
    let bytes = part.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return part.prefix { !$0.isNumber } }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return part[..<(bytes.firstIndex(where: digits.contains) ?? part.endIndex)]
  }

  /// Of a name, at its dots; that of a class is one.
  private static func parts(_ name: String) -> [Substring] {
    name.hasPrefix("<") ? [name[...]] : name.split(separator: ".")
  }
}

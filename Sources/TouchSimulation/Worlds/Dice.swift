/// Random numbers from a seed, the same in every process.
package struct Dice {
  private var state: UInt64

  /// The numbers of one world of a seed: those of other worlds and seeds have nothing to do with them.
  package init(seed: UInt64, world: Int) {
    state = seed
    state = next() ^ UInt64(bitPattern: Int64(world))
    _ = next()
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// A number of a range, to a tenth: points and seconds that can be read.
  mutating func tenths(_ range: ClosedRange<Double>) -> Double {
    let steps = Int(((range.upperBound - range.lowerBound) * 10).rounded(.down))
    return range.lowerBound + Double(number(0...max(0, steps))) / 10
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  /// One of a list, which is not empty.
  mutating func pick<T>(_ list: [T]) -> T { list[number(0...(list.count - 1))] }

  /// Some of a list, in its order, at most so many.
  mutating func some<T>(_ list: [T], atMost most: Int) -> [T] {
    guard !list.isEmpty else { return [] }
    var left = number(0...min(most, list.count))
    var found: [T] = []
    for index in list.indices where left > 0 && number(0...(list.count - 1 - index)) < left {
      found.append(list[index])
      left -= 1
    }
    return found
  }
}
